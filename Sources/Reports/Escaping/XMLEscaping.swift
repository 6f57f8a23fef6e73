/// Returns text as the character data or the quoted attribute of an XML 1.0 document.
///
/// Characters that XML cannot hold, not even as references, become what Swift source would say for
/// them: `\u{1B}`.
///
/// Source: [XML 1.0, production 2](https://www.w3.org/TR/xml/#charsets).
func xmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    // A parser turns a bare carriage return into a line feed.
    case "\r": result += "&#13;"
    default:
      if isXMLCharacter(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }
  return result
}

private func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}

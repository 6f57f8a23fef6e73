import MetricsCore

/// Returns text as the character data or the quoted attribute of an XML 1.0 document.
///
/// Characters that XML cannot hold, not even as references, become what Swift source would say for
/// them: `\u{1B}`.
///
/// Source: [XML 1.0, production 2](https://www.w3.org/TR/xml/#charsets).
public func xmlEscaped(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    // A parser turns a bare carriage return into a line feed.
    case "\r": "&#13;"
    default: isXMLCharacter(scalar) ? nil : swiftEscape(scalar)
    }
  }
}

private func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}

import MetricsCore
public import Reports

/// Writes a check as one page that needs nothing else: no network, no other file.
///
/// The page is a frame, the outlines of glyphs as SVG symbols, everything else as JSON, and a script
/// that shows it. A policy in the page lets exactly its own script and style sheet run.
public struct HTMLReporter: Reporter {
  private let sha256: @Sendable (UnsafeRawBufferPointer) -> String

  /// Creates a reporter.
  ///
  /// - Parameter sha256: Returns the SHA-256 sum of bytes in hexadecimal.
  public init(sha256: @escaping @Sendable (UnsafeRawBufferPointer) -> String) {
    self.sha256 = sha256
  }

  /// Returns the page.
  public func render(_ report: Report, context: ReportContext) -> String {
    let script = PageAssets.script
    let styleSheet = PageAssets.styleSheet
    let data = PageDocument(report, context: context).json
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy(script, styleSheet))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(ToolIdentity.name) \(xmlEscaped(report.toolVersion))">
      <title>\(xmlEscaped(HTMLReporter.title(report)))</title>
      <style>\(styleSheet)</style>
      </head>
      <body>
      <noscript><p>This page draws its pictures with a script of its own: allow scripts for this \
      file to see it.</p></noscript>
      <svg class="outlines" aria-hidden="true" focusable="false" width="0" height="0"><defs>
      \(HTMLReporter.symbols(report.pictures))</defs></svg>
      <script type="application/json" id="data">\(HTMLReporter.scriptSafe(data))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// What the browser may do: run this script, use this style sheet, and nothing else.
  private func policy(_ script: String, _ styleSheet: String) -> String {
    "default-src 'none'; script-src '\(source(of: script))'; "
      + "style-src '\(source(of: styleSheet))'; base-uri 'none'; form-action 'none'"
  }

  private func source(of text: String) -> String {
    var text = text
    let sum = text.withUTF8 { sha256(UnsafeRawBufferPointer($0)) }
    return "sha256-" + Base64.encoded(hexadecimal: sum)
  }

  private static func title(_ report: Report) -> String {
    let errors = report.count(.error)
    let folder = "Dynamic Type report"
    return errors == 0 ? folder : "\(folder): \(errors) \(errors == 1 ? "error" : "errors")"
  }

  /// The outlines of every glyph, each once, named by the index of its face and its own number.
  private static func symbols(_ pictures: Pictures?) -> String {
    var text = ""
    for (index, face) in (pictures?.faces ?? []).enumerated() {
      for (glyph, outline) in face.outlines.sorted(by: { $0.key < $1.key })
      where !outline.segments.isEmpty {
        text += "<symbol id=\"g\(index)-\(glyph)\" overflow=\"visible\"><path d=\""
        text += OutlinePath(outline).data
        text += "\"/></symbol>\n"
      }
    }
    return text
  }

  /// Returns JSON in which nothing can end a script element or begin a comment.
  static func scriptSafe(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      // Outside strings JSON has none of these.
      switch byte {
      case 0x3C: bytes += "\\u003C".utf8
      case 0x3E: bytes += "\\u003E".utf8
      case 0x26: bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import DynamicType
import MetricsCore
public import Reports

/// The contact sheets of a report: one for every style, one for every slot with texts that fail.
public struct ContactSheets: Sendable {
  /// The sheets, styles first, each group in the configuration's order.
  public let sheets: [ContactSheet]

  /// Plans the sheets of a report; there are none when it has no pictures.
  public init(_ report: Report) {
    guard let pictures = report.pictures else {
      sheets = []
      return
    }
    var names = FileNames()
    var sheets: [ContactSheet] = []
    for (index, style) in report.styles.enumerated() where index < pictures.specimens.count {
      guard let specimen = pictures.specimens[index] else { continue }
      let name = names.next("style", style.style.name)
      let writer = Writer(lettering: pictures.lettering(ofStyle: index))
      sheets.append(
        ContactSheet(fileName: name) {
          StyleContactSheet(
            measurement: style, specimen: specimen, pictures: pictures, writer: writer
          ).layout
        })
    }
    var findings: [TextSubject: [Finding]] = [:]
    for finding in report.findings {
      guard let subject = TextSubject(of: finding, in: finding.slot) else { continue }
      findings[subject, default: []].append(finding)
    }
    for slot in pictures.slots {
      let name = names.next("slot", slot.slot.name)
      let texts = slot.texts.compactMap { text in
        FailingText(
          text, in: slot, string: pictures.texts[text.drawing.picture].string,
          findings: findings[TextSubject(text.text, in: slot.slot.name)] ?? [])
      }
      if texts.isEmpty { continue }
      let style = report.styles.firstIndex { $0.style.name == slot.slot.style }
      let words = texts.flatMap { [$0.text.text.key ?? "", $0.text.text.measured] }
      let writer = Writer(
        lettering: pictures.lettering(
          ofStyle: style ?? 0, for: Set(words.lazy.flatMap(\.unicodeScalars))))
      sheets.append(
        ContactSheet(fileName: name) {
          SlotContactSheet(
            slot: slot, texts: texts, style: style.map { report.styles[$0] }, pictures: pictures,
            writer: writer
          ).layout
        })
    }
    self.sheets = sheets
  }
}

/// A picture of a style or a slot, drawn when it is asked for.
public struct ContactSheet: Sendable {
  /// The name of its file.
  public let fileName: String
  let layout: @Sendable () -> SheetLayout

  /// Draws the sheet and returns the bytes of its PNG file.
  ///
  /// - Throws: `ContactSheetError` when there is no memory for it.
  public func png() throws(ContactSheetError) -> [UInt8] {
    try PNGEncoder.png(layout().drawn())
  }
}

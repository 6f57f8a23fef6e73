import FontEngine
import Foundation
import MetricsCore

/// One row of a recording: a text at one size and one width.
struct RecordedRow {
  /// The text's place in `ref300.txt`, from 0.
  var text: Int
  /// The size in points, unrounded.
  var size: Double
  /// The room for one line in points.
  var width: Double
  /// Lines by the plain program with ICU 76.
  var plainLines: Int
  /// The widest of them in points.
  var plainWidest: Double
  /// Lines by the plain program with ICU 72.
  var plainLinesICU72: Int
  /// Lines by Chromium.
  var chromiumLines: Int
}

/// 300 texts at twelve sizes and six widths, as two independent programs wrapped them.
///
/// They lie in the folder named by the environment variable FONTGAUGE_DATA.
struct RecordedLines {
  /// A font that was recorded.
  enum Font: String, CaseIterable, Sendable {
    case montserrat
    case ptsans

    var file: String {
      switch self {
      case .montserrat: "Montserrat/Montserrat[wght].ttf"
      case .ptsans: "PTSans/PT_Sans-Web-Regular.ttf"
      }
    }

    var coordinates: [AxisValue] {
      self == .montserrat ? [AxisValue(tag: "wght", value: 400)] : []
    }
  }

  /// The rows of texts that the font covers.
  var rows: [RecordedRow]
  /// The texts, shaped by the plain convention.
  private(set) var shaped: [ShapedText]

  /// The folder with the recordings; `nil` when there is none.
  static let folder = ProcessInfo.processInfo.environment["FONTGAUGE_DATA"].map {
    URL(fileURLWithPath: $0).appendingPathComponent("reference/wrap")
  }

  /// Reads the recording of a font and shapes its texts.
  init(of font: Font, in folder: URL, gridStepsPerUnit: UInt32) throws {
    let table = try String(
      contentsOf: folder.appendingPathComponent("ref300.\(font.rawValue).tsv"), encoding: .utf8)
    rows = table.split(separator: "\n").dropFirst().compactMap(RecordedLines.row)
    let shaping = ShapingFont(
      face: ShapingFace(
        file: try TestFonts.file(font.file), coordinates: font.coordinates,
        gridStepsPerUnit: gridStepsPerUnit),
      conventions: .plain)
    let texts = try String(
      contentsOf: folder.appendingPathComponent("ref300.txt"), encoding: .utf8)
    let shaper = Shaper()
    shaped = texts.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let locale = String(parts[0])
      var text = shaper.shape(
        RecordedLines.unescaped(parts[1]), font: shaping, locale: locale)
      // The widest letters need room in the narrowest line at the greatest size.
      shaper.addEmergencyBreaks(
        to: &text, inWordsWiderThan: 280 / 48, font: shaping, locale: locale)
      return text
    }
  }

  /// Returns how the text of a row wraps, in some more points of room than recorded.
  func summary(of row: RecordedRow, extra: Double = 0) -> WrapSummary {
    LineWrapper.summary(shaped[row.text], limit: (row.width + extra) / row.size)
  }

  private static func row(_ line: Substring) -> RecordedRow? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    // The line spacings of the body style from xSmall to AX5: size_pt is 17 times one over 22.
    let leadings: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    guard fields.count > 10, fields[2] == "1", let text = Int(fields[0]),
      let sizeIndex = Int(fields[3]), leadings.indices.contains(sizeIndex),
      let width = Double(fields[5]), let plainLines = Int(fields[6]),
      let plainWidest = Double(fields[7]), let plainLinesICU72 = Int(fields[9]),
      let chromiumLines = Int(fields[10])
    else { return nil }
    return RecordedRow(
      text: text, size: 17 * leadings[sizeIndex] / 22, width: width, plainLines: plainLines,
      plainWidest: plainWidest, plainLinesICU72: plainLinesICU72, chromiumLines: chromiumLines)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var escaped = false
    for character in text {
      if escaped {
        result.append(["n": "\n", "r": "\r", "t": "\t"][character] ?? character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

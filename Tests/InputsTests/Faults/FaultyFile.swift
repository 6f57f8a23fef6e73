import Foundation
import Inputs
import MetricsCore
import Testing

/// A file that is wrong in one way, and what is said about it.
struct FaultyFile: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  var fault: String
  var bytes: [UInt8]
  /// The error that stops the reading, from the place on; `nil` when the file is read.
  var error: String?
  /// The warnings, from the place on.
  var warnings: [String]
  /// What is read all the same, as `key: text` or `key.variant: text`.
  var texts: [String]

  var testDescription: String { fault }

  /// A file that cannot be read.
  init(_ fault: String, _ bytes: [UInt8], error: String) {
    (self.fault, self.bytes, self.error) = (fault, bytes, error)
    (warnings, texts) = ([], [])
  }

  /// A text file that cannot be read.
  init(_ fault: String, _ text: String, error: String) {
    self.init(fault, Array(text.utf8), error: error)
  }

  /// A file that is read but for what the warnings tell.
  init(_ fault: String, _ bytes: [UInt8], warnings: [String], texts: [String]) {
    (self.fault, self.bytes, self.warnings, self.texts) = (fault, bytes, warnings, texts)
  }

  /// A text file that is read but for what the warnings tell.
  init(_ fault: String, _ text: String, warnings: [String], texts: [String]) {
    self.init(fault, Array(text.utf8), warnings: warnings, texts: texts)
  }

  /// Reads the file under a name and expects what is said about it, and no more.
  func expectSaid(as name: String) {
    let folder = TemporaryFolder()
    let file = ProjectFile(path: name, openPath: folder.write(bytes, to: name))
    do throws(InputError) {
      let contents = try StringsFiles.read([file])
      #expect(error == nil, "\(contents)")
      #expect(contents.warnings.map(\.description) == warnings.map { Self.place(name, $0) })
      #expect(contents.texts.map(Self.shown) == texts)
    } catch {
      #expect(error.description == self.error.map { Self.place(name, $0) })
    }
  }

  /// Returns what is said with the path before it: `1:2: …` is a place in the file.
  static func place(_ name: String, _ sentence: String) -> String {
    sentence.first?.isNumber == true ? "\(name):\(sentence)" : "\(name): \(sentence)"
  }

  private static func shown(_ text: LocalizedText) -> String {
    let key = (text.key.map { [$0] } ?? []) + (text.variant.map { [$0] } ?? [])
    return key.isEmpty ? text.text : key.joined(separator: ".") + ": " + text.text
  }
}

/// Text in the encodings that files come in.
enum Encoded {
  static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8($0.value) }
  }

  /// Returns text with a byte-order mark; `\u{E000}` stands for a code unit of one's own.
  static func utf16(
    _ text: String, isBigEndian: Bool = false, hasMark: Bool = true, unit: UInt16 = 0xE000
  ) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + text.utf16).flatMap { code -> [UInt8] in
      let code = code == 0xE000 ? unit : code
      let bytes = [UInt8(code >> 8), UInt8(code & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  /// Returns text with a byte-order mark; `\u{E000}` stands for a number of one's own.
  static func utf32(
    _ text: String, isBigEndian: Bool = false, hasMark: Bool = true, unit: UInt32 = 0xE000
  ) -> [UInt8] {
    let codes = (hasMark ? [0xFEFF] : []) + text.unicodeScalars.map(\.value)
    return codes.flatMap { code -> [UInt8] in
      let code = code == 0xE000 ? unit : code
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }
      return isBigEndian ? bytes : bytes.reversed()
    }
  }
}

/// Sentences that several formats share.
enum Said {
  static let conflict = "a merge conflict is left here; resolve it"
  static let halfPair =
    "half a surrogate pair stands here, which shows as U+FFFD; write the whole character"
  static let unclosedQuotes = "the quotes that open here are never closed; close them"
  static let unmarkedUTF32 =
    "1:1: the file is UTF-32 without a byte-order mark, which nothing tells from UTF-16; save it as "
    + "UTF-8"
  static let tooDeep = "elements are nested more than 100 deep; flatten them"
  static let damagedBinary =
    "the end of the binary property list is missing or damaged; restore the file"

  static func notUTF8(_ byte: String) -> String {
    "the byte 0x\(byte) is not UTF-8; save the file as UTF-8"
  }

  static func cut(_ encoding: String) -> String {
    "the file is \(encoding) but ends in the middle of a character; save it again"
  }

  static func wide(_ encoding: String) -> String {
    "1:1: the file is \(encoding), which is not read here; save it as UTF-8"
  }

  static func tooLong(_ subject: String) -> String {
    "\(subject) is longer than 2 MB, which no label can show; shorten it"
  }

  static func again(_ key: String, _ place: String) -> String {
    "the key '\(key)' is given again \(place), where its value counts; remove one"
  }
}

import Foundation
import TestSupport
import Testing

@testable import Inputs

/// Property lists and translation files cut short or with bytes changed: an answer or an error, and
/// never a crash or a hang.
@Suite(.timeLimit(.minutes(2))) struct DamagedPropertyListTests {
  static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
    <plist version="1.0"><dict><!-- é -->
    <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ &amp; %2$#@b@</string>
    <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>1 %#@b@</string><key>other</key><string>%d</string></dict>
    <key>b</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>é</string>
    <key>ipad</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>9</key><string>w</string>
    </dict></dict></dict></dict></dict><key>n</key><integer>5</integer><key>d</key><data>AAE=</data>
    <key>t</key><date>2025-01-01T00:00:00Z</date><key>r</key><real>1e5</real></dict></plist>

    """

  static let translation = """
    <?xml version='1.0' encoding='utf-8'?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" xmlns:a="urn:a">
    <file original="a/en.lproj/B.strings" source-language="en" target-language="de"><body><group>
    <trans-unit id="k|==|plural.one" maxwidth="5" size-unit="char"><source>a<g id="1">é</g>
    <x equiv-text="%@"/></source><target><![CDATA[<b>]]>&#233;</target><a:note/></trans-unit>
    </group></body></file></xliff>

    """

  /// Reads bytes in every way that a file of them could be read.
  private func read(_ bytes: [UInt8]) {
    func check(_ operation: () throws(InputError) -> [InputWarning]) {
      do {
        for warning in try operation() {
          let text = warning.description
          #expect(!text.isEmpty && !text.contains("\n"), "\(text)")
        }
      } catch {
        let text = error.description
        #expect(text.hasPrefix("a.") && !text.contains("\n"), "\(text)")
      }
    }
    func file(_ ending: String) -> StringsFile {
      StringsFile(path: "a." + ending, defaultLocale: "en")
    }
    check { () throws(InputError) in try AppFonts.read(bytes, path: "a.plist").warnings }
    check { () throws(InputError) in
      try StringsDictionaryReader.read(bytes, from: file("stringsdict")).warnings
    }
    check { () throws(InputError) in try XLIFFReader.read(bytes, from: file("xliff")).warnings }
    check { () throws(InputError) in
      try OldStyleStringsReader.read(bytes, from: file("strings")).warnings
    }
  }

  static let samples: [[UInt8]] = [
    Array(dictionary.utf8), Array(translation.utf8), BinaryPropertyListTests.sample,
    [0xFF, 0xFE] + Array(translation.data(using: .utf16LittleEndian)!),
    Array(dictionary.data(using: .utf32BigEndian)!),
  ]

  @Test("Cut short at every byte", arguments: 0..<5)
  func cuts(index: Int) {
    let sample = Self.samples[index]
    for count in sample.indices { read(Array(sample[..<count])) }
  }

  @Test("XML cut short fails wherever it is cut")
  func truncated() {
    for (sample, ending) in [(Self.dictionary, "stringsdict"), (Self.translation, "xliff")] {
      let bytes = Array(sample.utf8.dropLast(2))
      let file = StringsFile(path: "a." + ending, defaultLocale: "en")
      #expect(throws: Never.self) {
        ending == "xliff"
          ? try XLIFFReader.read(bytes + [UInt8(ascii: ">")], from: file)
          : try StringsDictionaryReader.read(bytes + [UInt8(ascii: ">")], from: file)
      }
      for count in bytes.indices {
        let message = message { () throws(InputError) in
          ending == "xliff"
            ? try XLIFFReader.read(Array(bytes[..<count]), from: file)
            : try StringsDictionaryReader.read(Array(bytes[..<count]), from: file)
        }
        #expect(message != nil, "\(count)")
      }
    }
  }

  @Test("Changed in a few places", arguments: 0..<5, 0..<4)
  func changes(index: Int, seed: UInt64) {
    let sample = Self.samples[index]
    var generator = TestSupport.SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = bytes.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        case 2: bytes[place] = Array("<>&;\"'/!?[]#@%$= ".utf8).randomElement(using: &generator)!
        default: bytes.remove(at: place)
        }
      }
      read(bytes)
    }
  }

  @Test(
    "Long runs of one thing", arguments: ["<", "<a>", "<dict>", "&", "<!--", "<!", "<?", "]]>"])
  func runs(piece: String) {
    let run = Array(String(repeating: piece, count: 100_000).utf8)
    read(run)
    read(Array("<plist><string>".utf8) + run)
    read(Array("<xliff><file><body>".utf8) + run)
    read(Array("bplist00".utf8) + run)
  }
}

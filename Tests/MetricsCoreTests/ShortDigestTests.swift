import MetricsCore
import Testing

@Suite("Short digests")
struct ShortDigestTests {
  @Test(
    "The published values of FNV-1a with 64 bits",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func published(text: String, expected: String) {
    var digest = ShortDigest()
    digest.add(text.utf8)
    #expect(digest.hexadecimal == expected)
  }

  @Test("A number is its eight bytes, the least significant one first")
  func numbers() {
    for (number, bytes) in [
      (0, [0, 0, 0, 0, 0, 0, 0, 0]), (300, [44, 1, 0, 0, 0, 0, 0, 0]),
      (-1, [255, 255, 255, 255, 255, 255, 255, 255]),
    ] as [(Int, [UInt8])] {
      var (digest, expected) = (ShortDigest(), ShortDigest())
      digest.add(number)
      expected.add(bytes)
      #expect(digest.value == expected.value)
    }
  }

  @Test("Texts do not run into one another")
  func texts() {
    func digest(_ texts: [String]) -> UInt64 {
      var digest = ShortDigest()
      for text in texts { digest.add(text) }
      return digest.value
    }
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["ab", ""]) != digest(["ab"]))
  }

  // Computed by another program: FNV-1a over the text's UTF-8 and 1F, its halves combined by xor.
  @Test(
    "A text's short digest is half as long",
    arguments: [("", "296209c2"), ("Settings", "5cc87a22"), ("Grüße", "fadbc4a1")])
  func short(text: String, expected: String) {
    #expect(ShortDigest.short(text) == expected)
  }

  @Test("Zeros are not left out")
  func zeros() {
    #expect(ShortDigest.hexadecimal(0) == "0000000000000000")
    #expect(ShortDigest.hexadecimal(0xABC) == "0000000000000abc")
    #expect(ShortDigest.hexadecimal(.max) == "ffffffffffffffff")
  }

  @Test(
    "Lengths are kept to hundredths",
    arguments: [(17, 17), (17.004, 17), (17.006, 17.01), (-0.504, -0.5), (0.125, 0.13)])
  func rounded(length: Double, expected: Double) {
    #expect(Lock.rounded(length) == expected)
  }
}

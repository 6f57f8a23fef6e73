import Testing

@testable import WebPage

@Suite("Base64")
struct Base64Tests {
  @Test(
    "The examples of RFC 4648, section 10, and the SHA-256 sum of “abc”",
    arguments: [
      ("", ""), ("66", "Zg=="), ("666f", "Zm8="), ("666f6f", "Zm9v"), ("666f6f62", "Zm9vYg=="),
      ("666f6f6261", "Zm9vYmE="), ("666f6f626172", "Zm9vYmFy"),
      (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
      ),
    ])
  func examples(hexadecimal: String, expected: String) {
    #expect(Base64.encoded(hexadecimal: hexadecimal) == expected)
  }
}

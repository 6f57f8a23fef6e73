import Testing

@testable import Inputs

@Suite struct XcodeUnitIdentifierTests {
  @Test(
    "Keys and forms are told apart",
    arguments: [
      ("title", "title", nil), ("", "", nil), ("a|==|b", "a|==|b", nil),
      ("%lld items|==|plural.one", "%lld items", "one"),
      ("k|==|device.iphone", "k", "iphone"),
      ("k|==|device.iphone.plural.other", "k", "iphone.other"),
      ("k|==|substitutions.files.plural.few", "k", "files.few"),
      ("a|==|b|==|plural.one", "a|==|b", "one"),
      ("/key:dict/NSStringLocalizedFormatKey:dict/:string", "key", nil),
      ("/key:dict/files:dict/few:dict/:string", "key", "files.few"),
      ("/%d m(s):dict/n:dict/one:dict/:string", "%d m(s)", "n.one"),
      ("/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "k", "mac"),
      ("/a/b:c:dict/n:dict/one:dict/:string", "a/b:c", "n.one"), ("/a/b", "/a/b", nil),
      ("/:string", "/:string", nil), ("/:dict/:string", "/:dict/:string", nil),
    ] as [(String, String, String?)])
  func identifiers(identifier: String, key: String, variant: String?) {
    let found = XcodeUnitIdentifier(identifier)
    #expect(found.key == key)
    #expect(found.variant == variant)
  }
}

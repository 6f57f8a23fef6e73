import Testing

@testable import Exports

@Suite struct TokenPlaceTests {
  @Test("A name is a path at its dots, unless a part of it could be no name of a token")
  func paths() {
    let names = ["h1", "type.heading", "$odd", "a..b", "a{b}", ".", "type"]
    let places = TokenPlace.places(of: names)
    #expect(places[0] == TokenPlace(path: ["h1"], isNamed: false))
    #expect(places[1] == TokenPlace(path: ["type", "heading"], isNamed: false))
    #expect(places[2] == TokenPlace(path: ["-odd"], isNamed: true))
    #expect(places[3] == TokenPlace(path: ["a-b"], isNamed: true))
    #expect(places[4] == TokenPlace(path: ["a-b-"], isNamed: true))
    #expect(places[5] == TokenPlace(path: ["-"], isNamed: true))
    #expect(places[6] == TokenPlace(path: ["type"], isNamed: false))
  }

  @Test("No two styles share a place, whatever their order", arguments: 0..<7)
  func order(rotation: Int) {
    let names = ["a{", "a}", "a-", "a.", "é", "e\u{301}", "$"]
    let rotated = Array(names[rotation...] + names[..<rotation])
    let places = Dictionary(
      uniqueKeysWithValues: zip(rotated.map { Array($0.utf8) }, TokenPlace.places(of: rotated)))
    let original = TokenPlace.places(of: names)
    for (name, place) in zip(names, original) { #expect(places[Array(name.utf8)] == place) }
    #expect(Set(original.map(\.path)).count == names.count)
  }
}

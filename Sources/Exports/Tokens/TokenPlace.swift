/// Where the token of a style stands.
struct TokenPlace: Equatable {
  /// The names of its groups and its own.
  var path: [String]
  /// Whether the style has a name that no path can have, so that the token has to give it.
  var isNamed: Bool

  /// Returns the places of styles, in their order, which no two of them share.
  ///
  /// They depend on the names alone and not on the order: first come the names that can be a path,
  /// then the others by their bytes.
  static func places(of names: [String]) -> [TokenPlace] {
    var places: [TokenPlace?] = Array(repeating: nil, count: names.count)
    // Keys that look the same are one key to most readers, whatever their bytes.
    var taken: Set<[String]> = []
    let order = names.indices.sorted {
      names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8)
    }
    for index in order {
      guard let path = path(of: names[index]), taken.insert(path).inserted else { continue }
      places[index] = TokenPlace(path: path, isNamed: false)
    }
    var keys = Set(taken.compactMap(\.first))
    for index in order where places[index] == nil {
      let key = freeKey(like: names[index], keys)
      keys.insert(key)
      places[index] = TokenPlace(path: [key], isNamed: true)
    }
    return places.compactMap { $0 }
  }

  /// Returns the parts of a name that can be a path; `nil` when it cannot.
  private static func path(of name: String) -> [String]? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isPath = parts.allSatisfy { part in
      part.unicodeScalars.first.map { $0 != "$" } ?? false
        && !part.unicodeScalars.contains(where: isReserved)
    }
    return isPath ? parts : nil
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "{" || scalar == "}"
  }

  /// Returns a key that is not taken and reminds of a name.
  private static func freeKey(like name: String, _ taken: Set<String>) -> String {
    var key = ""
    for scalar in name.unicodeScalars {
      if isReserved(scalar) || scalar == "$" {
        if key.unicodeScalars.last != "-" { key += "-" }
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    var number = 1
    var candidate = key
    while taken.contains(candidate) {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }
}

/// Finds the tokens of a name.
///
/// Of the many names in a source only few are ever asked for, so no text is made of the others.
struct IdentifierTable {
  private unowned let file: SourceFile
  /// The first identifier of each bucket; -1 for none.
  private var heads: [Int32]
  /// The identifier after a token in its bucket; -1 for none.
  private var following: [Int32]

  init(_ file: SourceFile) {
    self.file = file
    var size = 64
    while size < file.tokens.count { size *= 2 }
    heads = Array(repeating: -1, count: size)
    following = Array(repeating: -1, count: file.tokens.count)
    for index in file.tokens.indices.reversed() where file.tokens[index].kind == .identifier {
      let bucket = Self.bucket(file.name(index), of: size)
      following[index] = heads[bucket]
      heads[bucket] = Int32(index)
    }
  }

  /// Returns the identifiers that spell a name, in the order of the source.
  func positions(of name: String) -> [Int] {
    var result: [Int] = []
    let spelling = Array(name.utf8)[...]
    var index = Int(heads[Self.bucket(spelling, of: heads.count)])
    while index >= 0 {
      if file.name(index).elementsEqual(spelling) { result.append(index) }
      index = Int(following[index])
    }
    return result
  }

  private static func bucket(_ bytes: ArraySlice<UInt8>, of size: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 15) & UInt32(size - 1))
  }
}

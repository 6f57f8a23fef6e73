/// Text that equals another only if its code points are the same.
///
/// Swift's strings are equal when they look the same: é in one or two code points. Keys of string
/// files and of JSON are told apart by their code points.
struct ExactText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    let (a, b) = (first.text.utf8, second.text.utf8)
    guard a.count == b.count else { return false }
    // Comparing buffers is many times faster than comparing one element after the other.
    let isEqual = a.withContiguousStorageIfAvailable { a in
      b.withContiguousStorageIfAvailable { b in a.elementsEqual(b) }
    }
    return isEqual.flatMap { $0 } ?? a.elementsEqual(b)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

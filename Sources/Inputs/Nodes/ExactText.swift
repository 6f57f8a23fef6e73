/// Text that equals another only if its code points are the same.
///
/// Swift's strings are equal when they look the same: é in one or two code points. Keys of string
/// files and of JSON are told apart by their code points.
struct ExactText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

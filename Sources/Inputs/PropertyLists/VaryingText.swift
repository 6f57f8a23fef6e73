/// An entry of a `.stringsdict` file: a text that varies with numbers, width or device.
struct VaryingText {
  /// One form of a text, such as that for `few`.
  struct Form {
    /// What chooses the form: a plural category, a device, or a width.
    var name: String
    var content: Content
  }

  /// What a form consists of.
  enum Content {
    /// Text in UTF-8, which may refer to variables.
    case text([UInt8])
    case varying(VaryingText)
  }

  /// Something that has several forms.
  struct Variable {
    /// What formats call it; empty for a rule that no format refers to.
    var name: String
    /// The forms in the order of the file.
    var forms: [Form]
    /// The form that stands for the others: `other`, or what comes nearest to it.
    var usualForm: Int
  }

  /// The format that refers to the variables; `nil` when the entry has none.
  var format: [UInt8]?
  /// The variables in the order of the file.
  var variables: [Variable] = []
  /// The width and device rules that choose among whole texts.
  var rules: [Variable] = []
}

/// Text in the macros of `mdoc(7)`, put together piece by piece.
///
/// A paragraph macro stands only where the formatter makes no space of its own, so that linters of
/// manual pages find nothing.
struct ManualText {
  /// The columns of a line of source.
  private static let width = 76

  /// What is written so far.
  private(set) var text = ""
  private var followsHeading = true

  /// Writes a macro with words that need no escaping, or are escaped.
  mutating func macro(_ name: String, _ words: String...) {
    text += "." + ([name] + words).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) {
    macro("Sh", title)
    followsHeading = true
  }

  mutating func subsection(_ title: String) {
    macro("Ss", title)
    followsHeading = true
  }

  /// Writes a paragraph, a sentence on a line at least, as the formatters want it.
  mutating func prose(_ paragraph: String) {
    guard !paragraph.isEmpty else { return }
    if !followsHeading { macro("Pp") }
    followsHeading = false
    write(prose: paragraph)
  }

  /// Writes a phrase as a sentence; it may have a full stop already.
  mutating func sentence(_ phrase: String) {
    prose(phrase.hasSuffix(".") ? phrase : phrase + ".")
  }

  /// Writes paragraphs that are separated by empty lines; lines that begin with a space stay as
  /// they are.
  mutating func prose(discussion: String) {
    var paragraph: [Substring] = []
    var block: [Substring] = []
    let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + [Substring()] {
      if line.isEmpty || line.hasPrefix(" ") {
        prose(paragraph.joined(separator: " "))
        paragraph = []
      }
      if line.hasPrefix(" ") {
        block.append(line)
      } else if !block.isEmpty {
        literal(block.map(String.init))
        block = []
      }
      if !line.isEmpty, !line.hasPrefix(" ") { paragraph.append(line) }
    }
  }

  /// Writes lines as they are.
  mutating func literal(_ lines: [String]) {
    macro("Bd", "-literal", "-offset", "indent")
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    for line in lines { text += Self.escaped(String(line.dropFirst(margin))) + "\n" }
    macro("Ed")
    followsHeading = false
  }

  /// Writes arguments and options with what they mean.
  mutating func list(arguments: [ArgumentSpecification], options: [OptionSpecification]) {
    macro("Bl", "-tag", "-width", "Ds")
    for argument in arguments {
      macro("It", "Ar", Self.escaped(argument.name))
      write(prose: argument.explanation + ".")
    }
    for option in options {
      var words = option.letter.map { ["Fl", String($0), ",", "Fl"] } ?? ["Fl"]
      words.append(Self.escaped("-" + option.name))
      if let placeholder = option.placeholder { words += ["Ar", Self.escaped(placeholder)] }
      if option.repetition == .list { words.append("...") }
      macro("It", words.joined(separator: " "))
      write(prose: option.explanation + ".")
    }
    macro("El")
    followsHeading = false
  }

  private mutating func write(prose: String) {
    var sentence: [String] = []
    for word in prose.split(whereSeparator: \.isWhitespace) {
      sentence.append(Self.escaped(String(word)))
      if let last = word.last, ".!?".contains(last) {
        write(sentence: sentence)
        sentence = []
      }
    }
    write(sentence: sentence)
  }

  private mutating func write(sentence: [String]) {
    var column = 0
    for word in sentence {
      let width = Self.width(of: word)
      if column > 0 {
        let fits = column + 1 + width <= Self.width
        text += fits ? " " : "\n"
        column = fits ? column + 1 : 0
      }
      text += word
      column += width
    }
    if column > 0 { text += "\n" }
  }

  /// Returns the columns of a word once formatters have spelled its characters beyond ASCII as
  /// `\[u201C]`, which is when they count them.
  private static func width(of word: String) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) }
  }

  /// Escapes what formatters take for markup, and what they would make typographic: commands are
  /// there to be copied.
  static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result
  }
}

import MetricsCore

/// Reads styles from design tokens: every token of the type `typography` is a style.
///
/// Three ways of writing tokens are read, told apart by their keys:
/// - the Design Tokens Format 2025.10 and its drafts (`$value`, `$type`), with types inherited from
///   groups, `{group.token}`, JSON Pointers under `$ref`, `$root` and `$extends`;
/// - the older `value` and `type`, as in Style Dictionary up to version 3;
/// - Tokens Studio's with either pair of keys: lengths as text, percentages, named weights, sets.
///
/// A style's name is its token's path joined with `.`, without a final `$root`. The name of a
/// Tokens Studio set stands before it only where several sets have the token. A token that refers
/// to another typography token is a style too, with the other's settings unless it has its own.
///
/// | in the token | in the style |
/// |---|---|
/// | `fontFamily`: a name, or the first of a list | the family |
/// | `fontWeight`: 1…1000, or a name such as `semi-bold` | the weight |
/// | `fontWeight`: a name with `Italic` or `Oblique` | the weight and the emphasis |
/// | `fontStyle`: `italic` or `oblique` | the emphasis |
/// | `fontSize`: `px`, `pt` or no unit; `rem` is 16 points | the size |
/// | `lineHeight`: a multiple of the size, `%`, or a length | the line height in points |
/// | `letterSpacing`: a length, `%` or `em` of the size | the letter spacing in points; 0 is none |
///
/// A line height without a unit is a multiple in the standard's form. As text, in the older form
/// and in Tokens Studio's `lineHeights`, where both meanings are usual, it is a multiple below 4
/// and points from 4 on. Figures that are worked out are rounded to a millionth of a point.
///
/// Everything else that a style can say stands under `$extensions`, in a mapping under
/// ``extensionKey``, in the words of the configuration: `font`, which takes the place of
/// `fontFamily` and `fontWeight`, `textStyle`, `scaling`, `api`, `maximumPointSize`,
/// `minimumCategory`, `maximumCategory`, `lineHeightScales`, `lineSpacing`, `tracking`, `emphasis`,
/// `substitute`, `features`, `variations`, `view`, `content`, `scaledBefore` and `locales`. There
/// `lineHeight` and `letterSpacing` are points and count instead of the token's own; null is the
/// font's own line height, or no spacing, and a `letterSpacing` of 0 turns the font's kerning off.
/// `name` gives the style a name that no path can have. The extensions of others are not looked at.
///
/// Source: [Design Tokens Format Module 2025.10](https://www.designtokens.org/tr/2025.10/format/).
public enum DesignTokens {
  /// The key under `$extensions` with the settings that design tokens have no property for.
  public static let extensionKey = "dev.fontgauge"

  /// Returns the styles of a document that holds tokens.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - syntax: How it writes tokens.
  ///   - log: Where errors go.
  /// - Returns: The styles that could be read, and the names of all of them.
  static func styles(
    in document: Node, syntax: TokenSyntax, log: ReadingLog
  ) -> (styles: [CustomStyle], names: [String]) {
    let list = TokenList(document, syntax: syntax, log: log)
    let resolver = TokenResolver(list: list, document: document, syntax: syntax)
    let tokens = list.tokens.filter { isTypography($0, resolver, log) }
    if tokens.isEmpty, log.errors.isEmpty {
      log.error(
        "no token is of the type typography, so there are no styles; check the file",
        at: document.mark)
    }
    return read(tokens, TypographyReader(resolver: resolver, log: log), log)
  }

  private static func read(
    _ tokens: [Token], _ reader: TypographyReader, _ log: ReadingLog
  ) -> (styles: [CustomStyle], names: [String]) {
    var styles: [CustomStyle] = []
    var names: [String] = []
    var places: [ExactText: Node.Mark] = [:]
    for (token, name) in zip(tokens, self.names(of: tokens)) where !log.isFull {
      let style = reader.style(token, named: name)
      let name = style?.name ?? name
      names.append(name)
      guard let style else { continue }
      if let first = places.updateValue(token.keyMark, forKey: ExactText(name)) {
        log.error(
          "a style \(Phrases.quoted(name)) is already given \(first.placeAbove); rename one",
          at: token.keyMark)
      } else {
        styles.append(style)
      }
    }
    return (styles, names)
  }

  /// Returns the names of styles: the paths, with the name of the set where it is needed.
  private static func names(of tokens: [Token]) -> [String] {
    let counts = tokens.reduce(into: [:]) { $0[ExactText($1.nameInSet), default: 0] += 1 }
    return tokens.map { counts[ExactText($0.nameInSet)] == 1 ? $0.nameInSet : $0.name }
  }

  private static func isTypography(
    _ token: Token, _ resolver: TokenResolver, _ log: ReadingLog
  ) -> Bool {
    do throws(TokenFault) {
      if let type = try resolver.type(of: token) { return type == "typography" }
    } catch {
      // The token may be of any type, and the file's colours are no reason to stop.
      log.warning(
        "the type of token \(Phrases.quoted(token.joined)) is not known: \(error.sentence)",
        at: error.mark)
      return false
    }
    if let value = token.value?.entries?.map(\.key),
      value.contains("fontSize") || value.contains("fontFamily")
    {
      let key = resolver.syntax.typeKey
      log.error(
        "token \(Phrases.quoted(token.joined)) has no '\(key)'; add \"\(key)\": \"typography\"",
        at: token.keyMark)
    }
    return false
  }
}

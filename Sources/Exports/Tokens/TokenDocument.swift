import DynamicType
import MetricsCore
import Reports

/// The styles as design tokens, and the twelve text sizes as a resolver of them.
///
/// Every style is a token of the type `typography` at the text size large. Its name is the token's
/// path, with groups at the dots. What the type has no property for stands under `$extensions`, in
/// the words of the configuration, so that the file can be read back as the styles of a
/// configuration; the figures there are exact.
///
/// Source: [Design Tokens Format Module 2025.10](https://www.designtokens.org/tr/2025.10/format/)
/// and [Resolver Module 2025.10](https://www.designtokens.org/tr/2025.10/resolver/).
public struct TokenDocument: Sendable {
  /// The key under `$extensions`, which the reader of tokens looks for.
  public static let extensionKey = "dev.fontgauge"

  private let model: ExportModel
  private let places: [TokenPlace]

  /// Creates the tokens of a model's styles.
  public init(_ model: ExportModel) {
    self.model = model
    places = TokenPlace.places(of: model.styles.map(\.style.name))
  }

  /// The file with the tokens, with a line break at its end.
  public var text: String { JSONValue.object(document).text + "\n" }

  /// The file with the tokens.
  var document: JSONObject {
    var document = tokens { $0.token(name: $1.isNamed ? $0.style.name : nil) }
    document["$schema"] = .string("https://www.designtokens.org/schemas/2025.10/format.json")
    document["$description"] = .string(
      "Text styles at the text size large. Written by \(ToolIdentity.name) \(model.tool.version).")
    return document
  }

  /// Returns the resolver: a modifier `textSize` with the twelve categories.
  ///
  /// The context of a category holds the tokens that differ there from those at large.
  ///
  /// - Parameter path: Where the file with the tokens lies, as seen from the resolver; `nil` to put
  ///   the tokens into the resolver itself.
  /// - Returns: The file, with a line break at its end.
  public func resolver(tokens path: String?) -> String {
    JSONValue.object(resolver(path)).text + "\n"
  }

  private func resolver(_ path: String?) -> JSONObject {
    let source: JSONValue =
      path.map { ["$ref": .string(uriReference($0))] } ?? .object(document)
    let contexts = ContentSizeCategory.allCases.map { category -> (String, JSONValue?) in
      let tokens = tokens { style, _ in style.override(at: category) }
      return (category.id, tokens.members.isEmpty ? [] : [.object(tokens)])
    }
    return [
      "$schema": .string("https://www.designtokens.org/schemas/2025.10/resolver.json"),
      "description": .string(
        "The text sizes of Dynamic Type (\(model.tool.model.rawValue)). "
          + "Written by \(ToolIdentity.name) \(model.tool.version)."),
      "modifiers": [
        "textSize": [
          "contexts": .object(JSONObject(contexts)),
          "default": .string(ContentSizeCategory.large.id),
          "description": .string("The text size that people choose in Settings"),
        ]
      ],
      "name": "Text styles",
      "resolutionOrder": [["$ref": "#/sets/styles"], ["$ref": "#/modifiers/textSize"]],
      "sets": [
        "styles": [
          "description": .string("The text styles at the text size large"), "sources": [source],
        ]
      ],
      "version": "2025.10",
    ]
  }

  /// Returns tokens in their groups.
  ///
  /// - Parameter token: Returns the token of a style; `nil` for none.
  /// - Returns: The outermost group.
  private func tokens(_ token: (ExportedStyle, TokenPlace) -> JSONValue?) -> JSONObject {
    var root = TokenGroup()
    for (style, place) in zip(model.styles, places) {
      if let value = token(style, place) { root.insert(value, at: place.path[...]) }
    }
    return root.object
  }
}

/// A group of tokens.
private struct TokenGroup {
  private var token: JSONValue?
  private var groups: [String: TokenGroup] = [:]

  mutating func insert(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else {
      token = value
      return
    }
    groups[name, default: TokenGroup()].insert(value, at: path.dropFirst())
  }

  /// The members; a token that has others below its name is the root of their group.
  var object: JSONObject {
    var object = JSONObject(
      groups.map { name, group in
        (name, group.groups.isEmpty ? group.token : .object(group.object))
      })
    object["$root"] = token
    return object
  }
}

import DynamicType
public import MetricsCore

/// The measurements of texts as a JSON document.
public struct MeasureDocument: MeasureWriter {
  private let head: JSONObject
  private let stream: JSONStream

  /// Creates a document without texts.
  public init(tool: ToolIdentity, settings: MeasureSettings) {
    var head = tool.document(command: "measure")
    head["font"] = .string(settings.font)
    self.head = head
    stream = JSONStream(head, array: "texts")
  }

  /// What stands before the first text.
  public var header: String { stream.header }

  /// Returns a text as an element of the array.
  public func entry(_ text: MeasuredText, isFirst: Bool) -> String {
    stream.element(text.json, isFirst: isFirst)
  }

  /// Returns what stands after the last text.
  public func footer(count: Int) -> String { stream.footer(isEmpty: count == 0) }

  /// Returns the whole document as a value.
  public func document(_ texts: [MeasuredText]) -> JSONObject {
    var document = head
    document["texts"] = .array(texts.map(\.json))
    return document
  }
}

extension MeasuredText {
  var json: JSONValue {
    var object = text.members
    object["categories"] = .array(categories.map(\.json))
    return .object(object)
  }
}

extension LocalizedText {
  /// The text and where it comes from.
  package var members: JSONObject {
    [
      "key": JSONValue(key),
      "locale": .string(locale),
      "location": location?.json,
      "shown": JSONValue(shown),
      "text": .string(text),
      "variant": JSONValue(variant),
    ]
  }
}

extension SourceLocation {
  /// The location as an object.
  var json: JSONValue {
    ["column": JSONValue(column), "line": JSONValue(line), "path": .string(path)]
  }
}

extension MeasuredCategory {
  fileprivate var json: JSONValue {
    [
      "brokenWords": .strings(brokenWords),
      "category": .string(category.id),
      "height": JSONValue(height),
      "lineHeight": JSONValue(lineHeight),
      "lineTexts": .strings(lineTexts),
      "lines": .integer(lines),
      "missing": .strings(missing),
      "naturalWidth": .number(naturalWidth),
      "pointSize": .number(pointSize),
      "truncated": .bool(truncated),
      "width": .number(width),
    ]
  }
}

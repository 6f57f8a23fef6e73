import DynamicType
import MetricsCore

extension SizeLadder {
  /// The members that describe the sizes, alike for a bare size and a style.
  var members: JSONObject {
    [
      "api": .string(api.rawValue),
      "categories": .array(rungs.map(\.json)),
      "displayScale": .number(displayScale),
      "font": JSONValue(font),
      "maximumPointSize": JSONValue(maximumPointSize),
      "name": JSONValue(name),
      "scaling": name == nil ? nil : .string(scaling.rawValue),
      "size": .number(size),
      "textStyle": .string(textStyle.rawValue),
    ]
  }
}

extension SizeLadder.Rung {
  fileprivate var json: JSONValue {
    [
      "category": .string(scaled.category.id),
      "lineHeight": JSONValue(scaled.lineHeight),
      "pointSize": .number(scaled.pointSize),
      "scaledValue": .number(scaled.scaledValue),
      "systemPointSize": .number(systemPointSize),
    ]
  }
}

extension ScaleReport: CommandReport {
  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "scale")
    for member in ladder.members.members { document[member.key] = member.value }
    return document
  }
}

extension ScaleStylesReport: CommandReport {
  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "scale")
    document["styles"] = .array(ladders.map { .object($0.members) })
    return document
  }
}

import MetricsCore
import Reports

/// The styles as a file of Swift source for the app: a value type, a static member for each style,
/// and the fonts of UIKit and SwiftUI that it gives out.
///
/// A style's size is private, and every font that comes from it is scaled once, or not at all where
/// the style is fixed. So nothing is left to scale, or to forget, by hand.
public struct SwiftDocument: Sendable {
  /// The name of the value type.
  static let typeName = "AppTextStyle"

  private let model: ExportModel

  /// Creates the source of a model's styles.
  public init(_ model: ExportModel) { self.model = model }

  /// The file, with a line break at its end.
  public var text: String {
    """
    // The app's text styles, for iOS 15 and later.
    // Written by \(ToolIdentity.name) \(model.tool.version). Export again rather than edit.

    import SwiftUI
    import UIKit

    // MARK: Styles

    \(members)
    \(SwiftDocument.typeSource)
    \(SwiftDocument.uikitSource)
    \(SwiftDocument.swiftUISource)
    """
  }

  private var members: String {
    var identifiers = SwiftIdentifiers(reserved: ["allcases"])
    let members = model.styles.map {
      SwiftMember($0, identifier: identifiers.identifier(for: $0.style.name))
    }
    let all = members.map { "    .\($0.identifier),\n" }.joined()
    return "extension \(SwiftDocument.typeName): CaseIterable {\n"
      + members.map(\.source).joined(separator: "\n")
      + "\n  /// Every style, in the order of the configuration.\n"
      + "  static let allCases: [\(SwiftDocument.typeName)] = [\n\(all)  ]\n}\n"
  }
}

public import MetricsCore

/// The fonts that an app registers: `UIAppFonts` of its `Info.plist`.
public struct AppFonts: Equatable, Sendable {
  /// One font file as the property list names it.
  public struct Name: Equatable, Sendable {
    /// The file's path in the app's bundle.
    public var name: String
    /// Where it stands; in a binary property list only the path is known.
    public var location: SourceLocation

    /// Creates a name.
    public init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// The files in the order of the property list, also those that it names twice.
  public var names: [Name] = []
  /// Where the key `UIAppFonts` stands; `nil` when the property list does not have it.
  public var location: SourceLocation?
  /// What is probably not meant in the list.
  public var warnings: [InputWarning] = []

  /// Creates an empty list.
  public init() {}
}

extension AppFonts {
  /// Reads the list from a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The fonts; none when the property list does not have `UIAppFonts`.
  /// - Throws: An error for a file that cannot be read or is no property list, or one in which
  ///   `UIAppFonts` is no array.
  public static func read(_ file: ProjectFile) throws(InputError) -> AppFonts {
    let bytes = try FileReader.read(
      file.openPath, reportedAs: SourceLocation(path: file.path), sizeLimit: PropertyList.sizeLimit)
    return try read(bytes, path: file.path)
  }

  /// Reads the list from the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: An XML or binary property list.
  ///   - path: The path to show.
  /// - Returns: The fonts; none when the property list does not have `UIAppFonts`.
  /// - Throws: An error, in XML with line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> AppFonts {
    let list = try PropertyList.read(bytes, path: path)
    func place(_ mark: Node.Mark) -> SourceLocation { SourceLocation(path: path, mark: mark) }
    guard let entries = list.entries else {
      throw InputError(
        "the property list is \(list.kind), but Info.plist holds a dictionary; check that it is "
          + "the right file", location: place(list.mark))
    }
    var fonts = AppFonts()
    let lists = entries.filter { $0.key == key }
    guard let entry = lists.last else { return fonts }
    let line = place(entry.keyMark).line.map { "on line \($0)" } ?? "below"
    var warnings = WarningList()
    for superseded in lists.dropLast() {
      warnings.add(
        "\(key) is given again \(line), where its fonts count; remove one",
        at: place(superseded.keyMark))
    }
    fonts.location = place(entry.keyMark)
    guard let elements = entry.value.elements else {
      throw InputError(
        "\(key) is \(entry.value.kind), but iOS reads an array; write <array> with a <string> for "
          + "each font file", location: place(entry.value.mark))
    }
    for (index, element) in elements.enumerated() {
      guard let name = element.string, !name.isEmpty else {
        let found = element.string == nil ? element.kind : "an empty string"
        warnings.add(
          "entry \(index + 1) of \(key) is \(found), not the name of a font file; correct or remove "
            + "it", at: place(element.mark))
        continue
      }
      fonts.names.append(Name(name: name, location: place(element.mark)))
    }
    fonts.warnings = warnings.all(path: path)
    return fonts
  }

  private static let key = "UIAppFonts"
}

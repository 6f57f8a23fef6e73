/// The fonts an app registers, the files there are, and those its styles use.
public struct FontRegistration: Equatable, Sendable {
  /// One entry of `UIAppFonts`.
  public struct Entry: Hashable, Sendable {
    /// The file name as written, relative to the bundle.
    public var name: String
    /// Its line in the property list.
    public var location: SourceLocation?

    /// Creates an entry.
    public init(name: String, location: SourceLocation?) {
      self.name = name
      self.location = location
    }
  }

  /// One font file.
  public struct File: Hashable, Sendable {
    /// The path as the configuration gives it.
    public var path: String
    /// The PostScript names of its faces and named instances.
    public var postScriptNames: [String]
    /// The styles whose face comes from it, in the configuration's order.
    public var styles: [String]
    /// Whether the file also stands in for the system's fonts, and so is in use without a style.
    public var isFallback: Bool

    /// Creates a file.
    public init(
      path: String, postScriptNames: [String], styles: [String], isFallback: Bool = false
    ) {
      self.isFallback = isFallback
      self.path = path
      self.postScriptNames = postScriptNames
      self.styles = styles
    }

    /// The last part of the path.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// The property list; `nil` when the configuration names none.
  public var propertyList: SourceLocation?
  /// Where the configuration names the files.
  public var declaration: SourceLocation?
  /// The entries of `UIAppFonts`, in order; empty without a property list.
  public var entries: [Entry]
  /// The app's own font files, those to fall back on left out, in the configuration's order.
  public var files: [File]

  /// Creates a registration.
  public init(propertyList: SourceLocation? = nil, entries: [Entry] = [], files: [File]) {
    self.propertyList = propertyList
    self.entries = entries
    self.files = files
  }
}

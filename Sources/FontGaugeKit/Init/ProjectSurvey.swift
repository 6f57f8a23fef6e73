public import Inputs

/// What a project's folder holds that a configuration can name.
///
/// Paths are relative to the folder and in the order of their bytes.
public struct ProjectSurvey: Sendable {
  /// The folder, as a path from the working directory.
  public var folder: String
  /// The app's font files, one of each.
  public var fonts: [Font]
  /// The families of the fonts, by name.
  public var families: [Family]
  /// The property list whose `UIAppFonts` goes with the fonts; `nil` when none has it.
  public var plist: String?
  /// Further property lists with `UIAppFonts`.
  public var otherPlists: [String]
  /// The files with the app's own texts.
  public var strings: [String]
  /// The languages of the texts, sorted.
  public var locales: [String]
  /// What was found and is not for the configuration.
  public var leftOut: [LeftOut]
  /// What could not be read.
  public var notices: [InputWarning]

  /// A font file.
  public struct Font: Equatable, Sendable {
    /// The path.
    public var path: String
    /// The names by which its faces and instances resolve, in the file's order.
    public var postScriptNames: [String]
  }

  /// A file that was found and is not for the configuration.
  public struct LeftOut: Equatable, Sendable {
    /// The path.
    public var path: String
    /// Why it is left out.
    public var reason: Reason
  }

  /// Why a file is left out.
  public enum Reason: String, CaseIterable, Sendable {
    /// A font file whose name and faces another one has that lies elsewhere.
    case copy
    /// A font file that only another property list names.
    case otherTarget
    /// Texts that the system shows in its own font.
    case systemFont
    /// Texts on their way to or from translators, which the app's own files hold too.
    case exchangeFile
  }

  /// Looks through a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `InputError` when the folder cannot be read or holds no font that can.
  public init(of folder: String) throws {
    let folder = ProjectFolder(folder)
    let walk = try ProjectWalk(through: folder)
    let lists = PropertyListChoice(walk.propertyLists, fonts: walk.fonts, in: folder)
    let fontSurvey = try FontSurvey(walk.fonts, lists, in: folder)
    guard !fontSurvey.fonts.isEmpty else {
      throw NoFonts.error(in: folder, fontSurvey.notices, passedFoldersBy: walk.passedFoldersBy)
    }
    let texts = StringsSurvey(walk.strings, in: folder)
    self.folder = folder.path
    fonts = fontSurvey.fonts
    families = try fontSurvey.families()
    plist = lists.chosen
    otherPlists = lists.others
    strings = texts.files
    locales = texts.locales
    leftOut = fontSurvey.leftOut + texts.leftOut
    notices = walk.notices + fontSurvey.notices + lists.notices + texts.notices
  }

  /// Returns the files that are left out for a reason.
  public func leftOut(_ reason: Reason) -> [String] {
    leftOut.filter { $0.reason == reason }.map(\.path)
  }
}

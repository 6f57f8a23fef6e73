import Inputs
import MetricsCore

/// What is said of a folder without a font that can be read.
enum NoFonts {
  static func error(
    in folder: ProjectFolder, _ notices: [InputWarning], passedFoldersBy: Bool
  ) -> InputError {
    let place = SourceLocation(path: folder.path)
    if let first = notices.first {
      let count =
        notices.count == 1 ? "the only font file" : "none of the \(notices.count) font files"
      let verb = notices.count == 1 ? "cannot" : "can"
      return InputError("\(count) \(verb) be read: \(first)", location: place)
    }
    let passedBy =
      passedFoldersBy ? " (folders such as build and Pods are not looked into)" : ""
    return InputError(
      "there is no font file (.ttf, .otf or .ttc) in this folder or below it\(passedBy); name the "
        + "folder of an app that brings fonts of its own", location: place)
  }
}

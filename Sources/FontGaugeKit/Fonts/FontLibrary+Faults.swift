import FontEngine
public import Inputs
import MetricsCore

extension FontLibrary {
  /// Returns why font files cannot be used: those that cannot be read, and faces that a file does
  /// not have.
  ///
  /// - Parameter files: The files, each with the face that is asked for.
  /// - Returns: The errors, in the order of the files.
  public static func faults(in files: [ProjectFile]) -> [InputError] {
    files.compactMap { file in
      do {
        let library = try FontLibrary([file])
        if file.face != nil { _ = try FontArgument(file).select(from: library.entries) }
        return nil
      } catch let error as InputError {
        return error
      } catch {
        return InputError(
          (error as? EngineError)?.message ?? "\(error)", location: SourceLocation(path: file.path))
      }
    }
  }
}

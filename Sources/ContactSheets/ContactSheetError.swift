/// Why a sheet could not be drawn.
public struct ContactSheetError: Error, Equatable {
  /// A sentence for the user.
  public var message: String

  init(_ message: String) { self.message = message }
}

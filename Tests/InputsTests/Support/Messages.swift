import Inputs

/// Returns the message of the error that an operation throws; `nil` when it throws none.
func message<Value>(_ operation: () throws(InputError) -> Value) -> String? {
  do {
    _ = try operation()
    return nil
  } catch {
    return error.description
  }
}

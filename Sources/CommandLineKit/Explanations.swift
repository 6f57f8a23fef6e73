extension ArgumentSpecification {
  /// What the argument is, and which words it accepts.
  var explanation: String {
    help + notes(choices.isEmpty ? [] : [list(of: choices)])
  }
}

extension OptionSpecification {
  /// What the option does, which values it accepts, what holds without it, and how often it may
  /// be given.
  var explanation: String {
    var remarks: [String] = []
    // A placeholder made of the choices shows them already.
    if !choices.isEmpty, placeholder != choices.joined(separator: "|") {
      remarks.append(list(of: choices))
    }
    if let defaultText { remarks.append("default: \(defaultText)") }
    if repetition != .once { remarks.append("repeatable") }
    return help + notes(remarks)
  }
}

private func list(of choices: [String]) -> String {
  "one of " + choices.joined(separator: ", ")
}

private func notes(_ remarks: [String]) -> String {
  remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
}

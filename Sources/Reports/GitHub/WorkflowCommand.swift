import MetricsCore

/// A line that makes GitHub Actions do something, such as show an annotation.
///
/// Source: [Workflow commands](https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions).
struct WorkflowCommand {
  /// The command's name, such as `error`.
  var name: String
  /// The properties, in order.
  var properties: [(name: String, value: String)]
  /// The message.
  var message: String

  /// The line, with a line break at its end.
  ///
  /// A percent sign begins an escape, and a line break ends the command; in a property a colon or
  /// comma would end the value. Other control characters have no escape, and are told in words.
  var text: String {
    let list = properties.filter { !$0.value.isEmpty }.map {
      $0.name + "=" + WorkflowCommand.escaped($0.value, isProperty: true)
    }
    return "::\(name)" + (list.isEmpty ? "" : " " + list.joined(separator: ",")) + "::"
      + WorkflowCommand.escaped(message) + "\n"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: singleLine(String(scalar))
      }
    }
  }
}

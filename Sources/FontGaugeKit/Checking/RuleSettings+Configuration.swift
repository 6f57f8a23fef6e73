public import Checks
public import Inputs
import MetricsCore
import Spelling

extension RuleSettings {
  /// Creates the settings of a configuration.
  public init(_ configuration: Configuration) {
    self.init()
    for setting in configuration.rules {
      levels[setting.id] = setting.level
    }
  }

  /// Returns an error for each setting of a rule that does not exist.
  public static func errors(in configuration: Configuration) -> [InputError] {
    let known = RuleRegistry.knownIDs
    return configuration.rules.filter { !known.contains($0.id) }.map { setting in
      let nearest = Suggestions.nearest(to: setting.id, among: known)
      let advice =
        nearest.map { "did you mean '\($0)'?" } ?? "'fontgauge rules' lists the rules there are"
      return InputError(
        "there is no rule '\(setting.id)'; \(advice)", location: setting.location)
    }
  }
}

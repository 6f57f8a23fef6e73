public import Checks
public import Inputs
import MetricsCore
import SourceLint
import Spelling

extension RuleSettings {
  /// Creates the settings of a configuration.
  public init(_ configuration: Configuration) {
    self.init()
    for setting in configuration.rules {
      levels[setting.id] = setting.level
    }
  }

  /// Returns an error for each setting of a rule that neither `check` nor `lint` has.
  public static func errors(in configuration: Configuration) -> [InputError] {
    let known = (RuleRegistry.knownIDs + SourceRules.descriptions.map(\.id)).sorted()
    return configuration.rules.filter { !known.contains($0.id) }.map { setting in
      let nearest = Suggestions.nearest(to: setting.id, among: known)
      let advice =
        nearest.map { "did you mean '\($0)'?" } ?? "'fontgauge rules' lists the rules there are"
      return InputError(
        "there is no rule '\(setting.id)'; \(advice)", location: setting.location)
    }
  }
}

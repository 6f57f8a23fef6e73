import CommandLineKit
import Inputs
import MetricsCore

/// The option that names the configuration.
enum ConfigurationOption {
  static let specification = OptionSpecification.option(
    "config", value: "FILE", help: "The configuration; else the nearest .fontgauge.yml upwards")

  /// Returns the configuration's path.
  ///
  /// - Throws: `InputError` when none is named and none is found.
  static func path(_ arguments: ParsedCommand) throws -> String {
    if let path = arguments.string("config") { return path }
    if let path = ConfigurationLoader.find() { return path }
    throw InputError(
      "there is no \(ConfigurationLoader.fileName) here or in a folder above; write one, or name "
        + "it with --config FILE")
  }
}

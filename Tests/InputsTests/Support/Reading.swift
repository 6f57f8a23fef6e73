import Inputs

/// Reads a configuration that stands in `.fontgauge.yml`.
func reading(_ text: String) -> ConfigurationReading {
  ConfigurationLoader.read(Array(text.utf8), path: ".fontgauge.yml")
}

/// Returns the errors of a configuration, without the name of its file.
func errors(in text: String) -> [String] {
  reading(text).errors.map { String($0.description.dropFirst(".fontgauge.yml:".count)) }
}

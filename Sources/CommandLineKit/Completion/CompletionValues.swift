extension ArgumentSpecification {
  /// The words that fit; a path, where there is no list of words.
  var completions: Completions {
    guard choices.isEmpty else { return Completions(candidates: choices.map { .init($0) }) }
    return Completions(paths: name == "FOLDER" ? .folders : .files)
  }
}

extension OptionSpecification {
  /// Returns the values that fit.
  ///
  /// - Parameters:
  ///   - value: The value as far as it is typed.
  ///   - prefix: What stands before the value in the same word, such as `--format=`.
  /// - Returns: The values, or the kind of path.
  func completions(of value: String, after prefix: String = "") -> Completions {
    // `FORMAT[=FILE]`: past the equals sign a path is typed.
    if let equals = value.utf8.firstIndex(of: UInt8(ascii: "=")), isPath("=FILE]") {
      return Completions(paths: .files, pathPrefix: prefix + value[...equals])
    }
    let values = choices + suggestions
    if !values.isEmpty {
      return Completions(candidates: values.map { .init(prefix + $0) })
    }
    let paths: Completions.Paths? =
      isPath("FOLDER") ? .folders : isPath("FILE") || isPath("FONT") ? .files : nil
    return Completions(paths: paths, pathPrefix: paths == nil ? "" : prefix)
  }

  private func isPath(_ ending: String) -> Bool { placeholder?.hasSuffix(ending) ?? false }
}

import Inputs

/// The fonts of a new configuration.
struct FontsSection {
  let survey: ProjectSurvey
  let folder: ProjectFolder

  var text: String {
    var text = "fonts:\n  files:\n"
    for pattern in PathPatterns.covering(survey.fonts.map(\.path), for: .fonts, in: folder) {
      text += "    - \(YAMLText.scalar(pattern))\n"
    }
    text += remarks
    if let plist = survey.plist {
      text += YAMLText.comment(
        "The list of fonts that iOS registers (UIAppFonts), compared with files and styles.",
        indentation: 2)
      text += "  plist: \(YAMLText.scalar(plist))\n"
    } else {
      text += YAMLText.comment(
        "No Info.plist with UIAppFonts was found. When the app registers its fonts there, name it:",
        indentation: 2)
      text += "  # plist: App/Info.plist\n"
    }
    if !survey.otherPlists.isEmpty {
      text += YAMLText.comment(
        "UIAppFonts is also in \(quotedList(survey.otherPlists)); a configuration has one plist.",
        indentation: 2)
    }
    return text
  }

  private var remarks: String {
    let unreadable = survey.notices.filter {
      ["ttf", "otf", "ttc"].contains($0.location?.path.split(separator: ".").last?.lowercased())
    }
    let lines = unreadable.map {
      YAMLText.comment("Left out: \($0)", indentation: 4, hanging: 2)
    }
    return lines.joined()
      + Remark.text("Copies of fonts above, left out:", survey.leftOut(.copy), indentation: 4)
      + Remark.text(
        "Only in another UIAppFonts, left out:", survey.leftOut(.otherTarget), indentation: 4)
  }
}

/// The styles of a new configuration.
struct StylesSection {
  let survey: ProjectSurvey
  let groups: [StarterStyles]

  var text: String {
    guard !groups.isEmpty else {
      return """
        # No font was found that text is set in. A style is a font by its PostScript name, a size at the
        # default text size ("large"), and the text style whose scale it follows:
        # styles:
        #   body: { font: Name-Regular, size: 17, textStyle: body }

        """ + families(survey.families)
    }
    var text = """
      # A set to begin with: put the app's own styles in its place. A style is a font by its PostScript
      # name, its size at the default text size ("large"), and the text style whose scale it follows
      # (body, unless said). It may also have emphasis, maximumPointSize, lineHeight, letterSpacing,
      # scaling: fixed, api: swiftui and more.
      styles:

      """
    for (index, group) in groups.enumerated() {
      if index > 0 { text += "\n" }
      text += faces(of: group.family)
      let width = group.styles.map { YAMLText.scalar($0.name).count }.max() ?? 0
      for style in group.styles {
        let name = YAMLText.scalar(style.name) + ":"
        let space = String(repeating: " ", count: width + 2 - name.count)
        text += "  \(name)\(space)\(style.line)\n"
      }
    }
    let styled = Set(groups.map(\.family.name))
    return text + families(survey.families.filter { !styled.contains($0.name) })
  }

  private func faces(of family: ProjectSurvey.Family) -> String {
    let lack = family.bold == .none ? " It has no bold face." : ""
    return YAMLText.comment(
      "\(family.name): \(shortList(family.postScriptNames)).\(lack)", indentation: 2, hanging: 2)
  }

  /// Says why families have no styles.
  private func families(_ families: [ProjectSurvey.Family]) -> String {
    guard !families.isEmpty else { return "" }
    let lines = families.prefix(Remark.mostLines).map { family in
      YAMLText.comment("\(family.name): \(reason(family))", indentation: 2, hanging: 2)
    }
    let rest = families.count - lines.count
    return "\n  # Without styles so far:\n" + lines.joined()
      + (rest > 0 ? "  # and \(rest) more families\n" : "")
  }

  private func reason(_ family: ProjectSurvey.Family) -> String {
    guard let name = family.regular else { return "no face has a PostScript name" }
    switch family.purpose {
    case .latinText: return "\(name) and so on, as above"
    case .symbols: return "symbols, no letters"
    case .otherText(let scripts):
      return "no Latin letters, but those of \(shortList(scripts)); for languages with a font of "
        + "their own, add to a style as in locales: { th: \(name) }"
    }
  }
}

/// The files with strings of a new configuration.
struct StringsSection {
  let survey: ProjectSurvey
  let folder: ProjectFolder

  var text: String {
    let system = patterns(survey.leftOut(.systemFont))
    let exchanged = patterns(survey.leftOut(.exchangeFile))
    var text: String
    if survey.strings.isEmpty {
      text = """
        # No files with texts were found. The check needs texts: .strings, .stringsdict, .xcstrings,
        # .xliff, or .txt with one text a line.
        # strings: ["*.lproj/*.strings"]

        """
    } else {
      let count = survey.locales.count
      text = YAMLText.comment(
        "The app's texts, in \(count == 1 ? "one language" : "\(count) languages"): "
          + "\(shortList(survey.locales, limit: 40)).")
      text += "strings:\n"
      for pattern in patterns(survey.strings) { text += "  - \(YAMLText.scalar(pattern))\n" }
    }
    let indentation = survey.strings.isEmpty ? 0 : 2
    return text
      + Remark.text(
        "The system shows these in its own font, not in the app's:", system,
        indentation: indentation)
      + Remark.text(
        "Translators' files, whose texts are in the files above too:", exchanged,
        indentation: indentation)
      + unreadable(indentation)
  }

  private func patterns(_ paths: [String]) -> [String] {
    PathPatterns.covering(paths, for: .strings, in: folder)
  }

  private func unreadable(_ indentation: Int) -> String {
    let extensions = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"]
    let notices = survey.notices.filter { notice in
      extensions.contains(where: (notice.location?.path.lowercased() ?? "").hasSuffix)
    }
    return notices.map {
      YAMLText.comment("Left out: \($0)", indentation: indentation, hanging: 2)
    }.joined()
  }
}

import DynamicType
import MetricsCore

extension FoldedFinding {
  /// Returns what the line says between severity and rule.
  ///
  /// - Parameters:
  ///   - rule: The rule, for its words; `nil` when it is not known.
  ///   - screens: All screens looked at.
  ///   - isUnderHeading: Whether a heading names the slot.
  /// - Returns: The sentence, what would clear it, and how close it is.
  func message(rule: RuleDescription?, screens: [String], isUnderHeading: Bool) -> String {
    let statement =
      if findings.count == 1 {
        trimmed(first.message)
      } else if textCount == 0 {
        styleStatement(rule)
      } else if textCount == 1 {
        "\(trimmed(worstFirst[0].message)) (\(styles.count) styles: \(abbreviated(styles)))"
      } else {
        textStatement(rule, screens, isUnderHeading: isUnderHeading)
      }
    let ending = findings.count == 1 ? first.lapsed?.ending ?? "" : ""
    return statement + clearing + closeness + ending
  }

  /// What is said of several styles.
  private func styleStatement(_ rule: RuleDescription?) -> String {
    let names = abbreviated(styles)
    if findings.allSatisfy({ $0.message == first.message }) {
      return "\(trimmed(first.message)) (\(styles.count) styles: \(names))"
    }
    let worst = worstFirst[0]
    let isWorst = findings.contains { $0.excess != worst.excess }
    let plural = rule?.stylePlural ?? rule?.plural ?? "styles"
    return "\(styles.count) \(plural): \(names). "
      + (isWorst ? "At worst: " : "For example: ") + trimmed(worst.message)
  }

  /// What is said of several texts.
  private func textStatement(
    _ rule: RuleDescription?, _ screens: [String], isUnderHeading: Bool
  ) -> String {
    var statement = "\(textCount) \(isMixed ? "more " : "")\(rule?.plural ?? "texts")"
    if !isUnderHeading, let slot = first.slot { statement += " in \(slot)" }
    if styles.count > 1 { statement += " in \(styles.count) styles (\(abbreviated(styles)))" }
    return statement + (isMixed ? mixedPlace(screens) : place(screens)) + ": " + examples
  }

  private func place(_ screens: [String]) -> String {
    if let extent = first.extent { return " at " + extent.description(of: screens) }
    var place = ""
    if !first.categories.isEmpty { place += " at \(describe(first.categories))" }
    if !first.devices.isEmpty {
      place += " on \(describe(devices: first.devices, of: screens))"
    }
    return place
  }

  /// Where findings with different places lie between them.
  private func mixedPlace(_ screens: [String]) -> String {
    let categories = Set(findings.flatMap(\.categories)).sorted()
    let devices = Set(findings.flatMap(\.devices))
    let named = screens.filter(devices.contains)
    var place = ""
    if !categories.isEmpty {
      place +=
        categories.count == ContentSizeCategory.allCases.count
        ? " at various sizes"
        : (categories.count == 1 ? " at " : " at sizes among ") + describe(categories)
    }
    if !devices.isEmpty {
      place +=
        devices.count == 1
        ? " on \(describe(devices: named, of: screens))"
        : named.count == screens.count ? " on some devices" : " on some of \(list(named))"
    }
    return place
  }

  /// Two texts, the worst and the worst of another language, and how many there are besides.
  private var examples: String {
    let all = unique(worstFirst.map { Example($0) })
    var shown = [all[0]]
    if let second = all.dropFirst().first(where: { $0.locale != all[0].locale }) ?? all.last,
      all.count > 1
    {
      shown.append(second)
    }
    let rest = all.filter { !shown.contains($0) }
    if rest.isEmpty { return list(shown.map(\.words)) }
    let locales = unique(rest.compactMap(\.locale)).sorted()
    let languages = locales.isEmpty ? "" : " in \(list(locales.map(singleLine)))"
    return shown.map(\.words).joined(separator: ", ") + " and \(rest.count) more" + languages
  }

  /// The findings, those that miss their limit by most before the others.
  private var worstFirst: [Finding] {
    let excesses = findings.map(\.excess)
    return findings.indices.sorted { a, b in
      excesses[a] != excesses[b] ? excesses[a] > excesses[b] : a < b
    }.map { findings[$0] }
  }

  /// What would clear all of it, where one advice does.
  private var clearing: String {
    let advices = Set(findings.map(\.advice))
    // Figures of several styles are not one figure.
    if styles.count > 1, advices.count > 1 { return "" }
    guard let advice = Remedy.advice(clearing: findings) else { return "" }
    return findings.count == 1 ? "; cleared by \(advice)" : "; all cleared by \(advice)"
  }

  /// Says so when less than a tenth of a point decides.
  private var closeness: String {
    let close = findings.filter(\.couldGoEitherWay)
    guard let least = close.compactMap(\.margin).min() else { return "" }
    let points = least < 0.005 ? "less than 0.01" : formatted(least)
    if close.count == findings.count { return " (within \(points) pt: could go either way)" }
    return " (\(close.count) of them within \(formatted(Finding.uncertainMargin)) pt: "
      + "could go either way)"
  }

  /// A sentence without its full stop.
  private func trimmed(_ message: String) -> String {
    message.last == "." ? String(message.dropLast()) : message
  }

  /// A text with its language and key, as an example.
  private struct Example: Hashable {
    var text, key, locale, variant: String?

    init(_ finding: Finding) {
      (text, key) = (finding.text, finding.key)
      (locale, variant) = (finding.locale, finding.variant)
    }

    /// Hashes the names, which tell most texts apart; long texts take long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(key ?? text)
      hasher.combine(locale)
    }

    var words: String {
      let name = [locale, key, variant].compactMap { $0.map(singleLine) }.joined(separator: " ")
      guard let text else { return name }
      return quoted(text, width: 32) + (name.isEmpty ? "" : " (\(name))")
    }
  }
}

extension Finding {
  /// How far the figure is from its limit, in the finding's unit; 0 when not measured.
  fileprivate var excess: Double {
    guard let measured, let limit else { return 0 }
    return (measured - limit).magnitude
  }
}

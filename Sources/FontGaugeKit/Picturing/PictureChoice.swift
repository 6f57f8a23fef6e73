import MetricsCore

/// Chooses which texts of each slot are drawn, and in which order: the worst first.
struct PictureChoice {
  /// How many texts are drawn in all, and how many of a slot that nothing was found in.
  struct Limits {
    var texts = 4000
    var faultlessTextsOfSlot = 40
  }

  private var weights: [TextSubject: Weight] = [:]
  /// The weights of texts in styles, wherever they stand: of what a font lacks, for one.
  private var styleWeights: [TextSubject: Weight] = [:]
  private let past: PictureHistory.Comparison?

  /// How bad a text is: whether it has changed, the gravest severity, then at how many sizes on how
  /// many screens.
  struct Weight: Comparable {
    var changes = 0
    var severity = 0
    var cells = 0

    static func < (a: Weight, b: Weight) -> Bool {
      (a.changes, a.severity, a.cells) < (b.changes, b.severity, b.cells)
    }

    /// Adds a finding.
    mutating func add(_ finding: Finding) {
      let rank = Severity.allCases.firstIndex(of: finding.severity).map { $0 + 1 } ?? 0
      severity = max(severity, rank)
      cells += max(1, finding.categories.count) * max(1, finding.devices.count)
    }
  }

  /// Weighs the findings that were made in slots, and what has changed since.
  init(_ findings: [Finding], past: PictureHistory.Comparison? = nil) {
    self.past = past
    for finding in findings {
      if let subject = TextSubject(of: finding, in: finding.slot) {
        weights[subject, default: Weight()].add(finding)
      } else if finding.slot == nil, let subject = TextSubject(of: finding, in: finding.style) {
        styleWeights[subject, default: Weight()].add(finding)
      }
    }
  }

  /// Returns how bad a text is in a slot.
  func weight(of text: LocalizedText, in slot: Slot) -> Weight {
    var weight = weights[TextSubject(text, in: slot.name)] ?? Weight()
    if let ofStyle = styleWeights[TextSubject(text, in: slot.style)] {
      weight.severity = max(weight.severity, ofStyle.severity)
      weight.cells += ofStyle.cells
    }
    weight.changes = past?.changeCount(of: text, in: slot.name) ?? 0
    return weight
  }

  /// Returns the texts of each slot that are drawn, the worst first; of equals the longest first.
  func chosen(from plan: CheckPlan, limits: Limits = Limits()) -> [[Int]] {
    var texts: [[Int]] = Array(repeating: [], count: plan.slots.count)
    for job in plan.jobs {
      for slot in job.uses.flatMap(\.slots) { texts[slot].append(job.text) }
    }
    var left = limits.texts
    return texts.enumerated().map { slot, texts in
      let ranked = ranked(texts, in: plan.slots[slot].slot, plan)
      let faulty = ranked.prefix { $0.weight > Weight() }.count
      let count = min(left, max(faulty, min(ranked.count, limits.faultlessTextsOfSlot)))
      left -= count
      return ranked.prefix(count).map(\.text)
    }
  }

  private func ranked(
    _ texts: [Int], in slot: Slot, _ plan: CheckPlan
  ) -> [(text: Int, weight: Weight)] {
    texts.map { index in
      (
        index, weight(of: plan.texts[index], in: slot),
        plan.texts[index].measured.utf16.count
      )
    }
    .sorted { a, b in (b.1, b.2, a.0) < (a.1, a.2, b.0) }
    .map { ($0.0, $0.1) }
  }
}

extension PictureChoice.Weight {
  /// Weighs findings.
  init(of findings: [Finding]) {
    for finding in findings { add(finding) }
  }
}

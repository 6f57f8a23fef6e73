import MetricsCore
import TestSupport

extension Sample {
  /// A lock with everything in disorder that is written in order.
  static var lock: Lock {
    var bold = LockedFont.sampleBold
    bold.family = "Sample \"S\""
    bold.metrics["capHeight"] = 700
    let sizes: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    var regular = LockedFont(postScriptName: "Sample-Regular")
    regular.metrics = ["capHeight": 700]
    return Lock(
      model: "uikit-26", fonts: [regular, bold],
      styles: [
        LockedStyle(
          name: "title", font: "Sample-Bold", pointSizes: sizes, lineHeights: sizes,
          texts: [
            "en": LockedWidths(
              count: 3, texts: "00000000000000de", widths: "00000000000000df", total: 40,
              widest: 17),
            "de": LockedWidths(
              count: 2, texts: "00000000000000dc", widths: "00000000000000dd", total: 30.5,
              widest: 17.25),
          ]),
        LockedStyle(
          name: "body", font: nil, pointSizes: sizes.dropLast() + [48.25], lineHeights: []),
      ],
      slots: [
        LockedSlot(
          name: "row", style: "title", screens: ["iPhone SE (1st)", "iPhone 16"], texts: lockedTexts
        ),
        LockedSlot(name: "empty", style: "title", screens: ["iPhone 16"]),
      ])
  }

  private static var lockedTexts: [LockedText] {
    let one = Array(repeating: LockedText.Fit(lines: 1), count: 24)
    var cut = one
    cut[11] = LockedText.Fit(lines: 2, isTruncated: true)
    return [
      LockedText(
        identity: LockedText.Identity(locale: "en", key: "5aceecfa"), digest: "5aceecfa",
        width: 15.3, fits: one),
      LockedText(
        identity: LockedText.Identity(
          locale: "de",
          key: "a key that is so long that its line would not fit into what other documents allow",
          table: "T", variant: "few"),
        digest: "f4a168bb", width: 119, fits: cut),
    ]
  }
}

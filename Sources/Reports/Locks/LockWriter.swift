public import MetricsCore

/// Writes lock files: sorted JSON with one fact a line, so that changes can be reviewed and merged.
public enum LockWriter {
  /// The version of the format, raised when a key changes its meaning or goes away.
  public static let schemaVersion = 1

  /// Returns a lock file, with a line break at its end.
  public static func text(_ lock: Lock, toolVersion: String) -> String {
    let document: JSONValue = [
      "fonts": .object(JSONObject(lock.fonts.map { ($0.postScriptName, json($0)) })),
      "model": .string(lock.model),
      "schemaVersion": .integer(schemaVersion),
      "slots": .object(JSONObject(lock.slots.map { ($0.name, json($0)) })),
      "styles": .object(JSONObject(lock.styles.map { ($0.name, json($0)) })),
      "tool": ["name": .string(ToolIdentity.name), "version": .string(toolVersion)],
    ]
    var writer = JSONWriter(longestLine: .max)
    writer.write(document)
    return writer.text + "\n"
  }

  private static func json(_ font: LockedFont) -> JSONValue {
    [
      "advances": strings(font.advances),
      "axes": .strings(font.axes),
      "coverage": strings(font.coverage.mapValues(\.hexadecimal)),
      "family": JSONValue(font.family),
      "fullName": JSONValue(font.fullName),
      "instances": .strings(font.instances),
      "kerning": .string(font.kerning),
      "metrics": .object(
        JSONObject(font.metrics.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
      "outlines": .string(font.outlines),
      "path": .string(font.path),
      "sha256": .string(font.sha256),
      "subfamily": JSONValue(font.subfamily),
      "unitsPerEm": .integer(font.unitsPerEm),
      "version": JSONValue(font.version),
      "weight": .number(font.weight),
    ]
  }

  /// Returns an object whose members stand on lines of their own.
  private static func strings(_ members: [String: String]) -> JSONValue {
    .array(members.sorted { $0.key < $1.key }.map { .strings([$0.key, $0.value]) })
  }

  private static func json(_ style: LockedStyle) -> JSONValue {
    [
      "font": JSONValue(style.font),
      "lineHeights": .array(style.lineHeights.map { .number($0) }),
      "pointSizes": .array(style.pointSizes.map { .number($0) }),
      "texts": style.texts.isEmpty
        ? nil
        : .object(
          JSONObject(
            style.texts.sorted { $0.key < $1.key }.map { locale, widths in
              (
                locale,
                [
                  "count": .integer(widths.count), "texts": .string(widths.texts),
                  "total": .number(widths.total), "widest": .number(widths.widest),
                  "widths": .string(widths.widths),
                ]
              )
            })),
    ]
  }

  private static func json(_ slot: LockedSlot) -> JSONValue {
    [
      "screens": .strings(slot.screens),
      "style": .string(slot.style),
      "texts": .array(slot.texts.map(json)),
    ]
  }

  private static func json(_ text: LockedText) -> JSONValue {
    [
      "digest": .string(text.digest),
      "key": text.identity.key == text.digest ? nil : .string(text.identity.key),
      "lines": .string(FitPattern.pattern(of: text.fits)),
      "locale": .string(text.identity.locale),
      "table": JSONValue(text.identity.table),
      "variant": JSONValue(text.identity.variant),
      "width": .number(text.width),
    ]
  }
}

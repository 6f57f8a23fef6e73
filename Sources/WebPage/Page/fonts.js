// The fonts: their metrics drawn on their own letters, and which languages they can write.

const CARD_SIZE = 96;

/** Plans a face's letters with the lines that its metrics draw. */
function planMetrics(font) {
  const text = texts[font.specimen];
  const [ascent, descent] = font.ios;
  const line = setLine(text, text.forms[0], 0, text.string.length, 0, null);
  const ink = inkOf(line) ?? [0, 0, 0, 0];
  const top = Math.max(ascent, ink[3]) * CARD_SIZE;
  const bottom = Math.max(descent, -ink[1]) * CARD_SIZE;
  const left = 10;
  const width = line.width * CARD_SIZE;
  const labels = left + width + 14;
  const baseline = MARGIN + top;
  const rows = [
    { name: "Ascender", value: ascent },
    { name: "Cap height", value: font.capHeight },
    { name: "x-height", value: font.xHeight },
    { name: "Baseline", value: 0 },
    { name: "Descender", value: -descent },
  ].filter((row) => row.value !== undefined);
  return {
    width: Math.ceil(labels + 130),
    height: Math.ceil(top + bottom + 2 * MARGIN),
    label:
      `Letters ${text.string} of ${visible(font.name)} with ` +
      rows.map((row) => `${row.name.toLowerCase()} ${figure(row.value)} em`).join(", ") +
      `; the line box of iOS is ${figure(ascent + descent)} em high.`,
    paint(node) {
      node.append(
        svg("rect", {
          class: "ios-box",
          x: left,
          y: baseline - ascent * CARD_SIZE,
          width,
          height: (ascent + descent) * CARD_SIZE,
        }),
      );
      node.append(drawLine(line, CARD_SIZE, left, baseline));
      let lastY = -Infinity;
      for (const row of rows) {
        const y = baseline - row.value * CARD_SIZE;
        // Names keep apart where lines come close together.
        const textY = Math.max(y + 4, lastY + 13);
        lastY = textY;
        node.append(
          svg("line", { class: "metric", x1: 0, x2: labels - 8, y1: y, y2: y }),
          svg("line", { class: "metric", x1: labels - 8, x2: labels - 2, y1: y, y2: textY - 4 }),
          svg("text", { class: "axis", x: labels, y: textY }, `${row.name} ${figure(row.value)}`),
        );
      }
    },
  };
}

function fontCard(font) {
  const id = freshId("font");
  return html(
    "article",
    { class: "font", "aria-labelledby": id },
    html("h3", { id }, visible(font.name)),
    html(
      "p",
      {},
      visible([font.family, font.subfamily, font.version].filter((word) => word).join(", ")),
      html("br", {}),
      html("code", {}, visible(font.path)),
    ),
    font.specimen === undefined || !font.ios
      ? null
      : captioned(new Picture(() => planMetrics(font)), () => [
          "In ems; the shaded box is the line box of iOS, " +
            `${figure(font.ios[0] + font.ios[1])}\u00a0em high.`,
        ]),
    html(
      "table",
      {},
      html("caption", {}, `Vertical metrics, in ${font.unitsPerEm} units an em`),
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          ["Table", "Ascender", "Descender", "Line gap"].map((name) =>
            html("th", { scope: "col" }, name),
          ),
        ),
      ),
      html(
        "tbody",
        {},
        font.tables.map(([name, ...figures]) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, name),
            figures.map((number) => html("td", {}, figure(number))),
          ),
        ),
      ),
    ),
    html(
      "p",
      {},
      font.styles.length === 0
        ? "No style uses it by itself."
        : visible(`Styles: ${font.styles.join(", ")}.`),
    ),
  );
}

function coverageTable() {
  const styles = [...new Set(data.coverage.map((row) => row.style))];
  const rows = new Map(data.coverage.map((row) => [`${row.style}\u0000${row.locale}`, row]));
  const locales = [...new Set(data.coverage.map((row) => row.locale))].sort();
  const cell = (row) => {
    if (!row)
      return html("td", { class: "none" }, html("span", { "aria-label": "no text" }, "\u2013"));
    const isComplete = row.complete === row.texts && row.sign === undefined;
    const missing = row.missing.length
      ? ["lacks ", html("bdi", { lang: row.locale }, visible(shortened(row.missing.join(" "), 40)))]
      : [];
    if (row.sign !== undefined) missing.push(` sign ${row.sign}`);
    return html(
      "td",
      { class: isComplete ? "complete" : "lacking" },
      isComplete ? "all" : `${row.complete}/${row.texts}`,
      missing.length ? html("div", { class: "missing" }, missing) : null,
    );
  };
  return html(
    "div",
    {
      class: "scroller",
      tabindex: "0",
      role: "region",
      "aria-label": "Coverage of languages by styles",
    },
    html(
      "table",
      { class: "coverage" },
      html("caption", {}, "Texts of each language that a style\u2019s font can write completely"),
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          html("th", { scope: "col" }, "Style"),
          locales.map((locale) => html("th", { scope: "col" }, visible(locale))),
        ),
      ),
      html(
        "tbody",
        {},
        styles.map((style) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, visible(style)),
            locales.map((locale) => cell(rows.get(`${style}\u0000${locale}`))),
          ),
        ),
      ),
    ),
  );
}

const fontsSection = () =>
  section(
    "fonts",
    "Fonts",
    html("div", { class: "row" }, data.fonts.map(fontCard)),
    data.coverage.length === 0 ? null : coverageTable(),
  );

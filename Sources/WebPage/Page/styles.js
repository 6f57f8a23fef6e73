// The styles: a specimen of each, its twelve sizes, its ladder.

/** Returns where the first line of a text ends, or the words that fit a short line. */
function specimenEnd(text) {
  const line = text.split(/[\n\r\u2028\u2029\u0085]/, 1)[0];
  if (line.length <= 40) return line.length;
  const space = line.lastIndexOf(" ", 40);
  return space > 0 ? space : line.length;
}

/** Plans the specimen of a style: one line of a text, on its line box. */
function planSpecimen(style, index, category) {
  const text = texts[index];
  const [size, lineHeight] = style.ladder[category];
  const form = formOf(text, category);
  const end = specimenEnd(text.string);
  const line = setLine(text, form, 0, end, (text.spacing ?? 0) / size, null);
  const height = lineHeight ?? size * 1.2;
  const baseline = MARGIN + height - (style.descent ?? 0.2) * size;
  const width = line.width * size;
  return {
    width: Math.ceil(width) + 2 * MARGIN,
    height: Math.ceil(height) + 2 * MARGIN,
    size,
    lineHeight,
    label:
      `\u201c${visible(text.string.slice(0, end))}\u201d in ${visible(style.name)}, ${CATEGORIES[category]}: ${points(size)}` +
      (lineHeight === null ? "." : `, line height ${points(lineHeight)}.`),
    paint(node) {
      if (state.lineBoxes) node.append(lineBox(MARGIN, MARGIN, width, height, baseline));
      if (state.ink) node.append(inkBox(line, size, MARGIN, baseline) ?? "");
      const drawn = drawLine(line, size, MARGIN, baseline);
      drawn.setAttribute("data-text", text.string.slice(0, end));
      node.append(drawn);
    },
  };
}

function specimenFigure(style, index, category = null) {
  const picture = new Picture((at) => planSpecimen(style, index, at), category);
  return captioned(
    picture,
    ({ size, lineHeight }) =>
      [
        category === null ? null : html("strong", {}, `${CATEGORIES[category]} `),
        points(size) + (lineHeight === null ? "" : `, line height ${points(lineHeight)}`),
      ].filter((word) => word !== null),
    { class: "specimen" },
  );
}

function styleFacts(style) {
  const facts = [
    style.font ?? `no font: ${style.requested} was not found`,
    style.substitute ? `measured in place of ${style.requested}` : null,
    `${points(style.size)} at large`,
    style.scaling === "dynamic"
      ? `scales with ${style.textStyle} (${style.api})`
      : `does not follow the text size (${style.scaling})`,
    style.maximum === undefined ? null : `at most ${points(style.maximum)}`,
    style.constantLineHeight === undefined
      ? null
      : `line height ${points(style.constantLineHeight)} at every size`,
  ];
  return facts.filter((fact) => fact !== null).join("; ");
}

function styleCard(style) {
  const id = freshId("style");
  const chart = () =>
    captioned(new Picture((category) => planChart(style, category)), () => [chartLegend()], {
      class: "chart",
    });
  const findings = data.findings.filter((finding) => finding.style === style.name).length;
  return html(
    "article",
    { class: "style", "aria-labelledby": id },
    html("h3", { id }, visible(style.name)),
    html(
      "p",
      { class: "style-facts" },
      visible(styleFacts(style)),
      findings === 0
        ? null
        : [
            " ",
            html(
              "a",
              { href: linkTo("findings", { style: style.name }) },
              counted(findings, "finding"),
            ),
          ],
    ),
    style.letters === undefined
      ? html("p", {}, "There is nothing to draw without a font.")
      : [
          html(
            "div",
            { class: "row" },
            specimenFigure(style, style.letters),
            style.sample === undefined ? null : specimenFigure(style, style.sample),
          ),
          disclosure("All twelve sizes", () =>
            CATEGORIES.map((_, category) => specimenFigure(style, style.letters, category)),
          ),
        ],
    disclosure("Sizes and line heights", () => [chart(), ladderTable(style)]),
  );
}

const stylesSection = () =>
  section(
    "styles",
    "Styles",
    data.styles.map(styleCard),
  );

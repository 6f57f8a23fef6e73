// The ladder of a style's sizes and line heights beside those of the system font.

const CHART = { width: 460, height: 190, left: 34, right: 8, top: 10, bottom: 44 };

/** The four lines of a chart, each with a dash and a mark of its own. */
const SERIES = [
  { key: "size", name: "Point size", mark: "circle" },
  { key: "lineHeight", name: "Line height", mark: "square" },
  { key: "systemSize", name: "System font\u2019s point size", mark: "diamond" },
  { key: "systemLineHeight", name: "System font\u2019s line height", mark: "triangle" },
];

const seriesOf = (style) => ({
  size: style.ladder.map((rung) => rung[0]),
  lineHeight: style.ladder.map((rung) => rung[1]),
  systemSize: style.system.map((rung) => rung[0]),
  systemLineHeight: style.system.map((rung) => rung[1]),
});

/** The outline of a mark around a place. */
function markPath(kind, x, y, size = 3.2) {
  switch (kind) {
    case "circle":
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    case "square":
      return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`;
    case "diamond":
      return `M${x} ${y - size * 1.3}l${size * 1.3} ${size * 1.3}l${-size * 1.3} ${size * 1.3}l${-size * 1.3} ${-size * 1.3}z`;
    default:
      return `M${x} ${y - size * 1.2}l${size * 1.2} ${size * 2.2}h${-size * 2.4}z`;
  }
}

/** Plans the chart of a style at a category, which is marked in it. */
function planChart(style, category) {
  const series = seriesOf(style);
  const { width, height, left, right, top, bottom } = CHART;
  const highest = Math.max(
    ...Object.values(series)
      .flat()
      .filter((value) => value !== null),
  );
  const step = highest > 80 ? 20 : 10;
  const ceiling = Math.ceil(highest / step) * step;
  const x = (index) => left + ((width - left - right) * (index + 0.5)) / CATEGORIES.length;
  const y = (value) => top + (height - top - bottom) * (1 - value / ceiling);
  const ends = (values) => `${figure(values[0])} to ${figure(values[values.length - 1])}`;
  return {
    width,
    height,
    label:
      `Sizes of ${visible(style.name)} from xSmall to AX5: point size ${ends(series.size)}` +
      (series.lineHeight[0] === null ? "" : `, line height ${ends(series.lineHeight)}`) +
      `; the system font\u2019s ${style.textStyle}: point size ${ends(series.systemSize)}, line height ${ends(series.systemLineHeight)}.` +
      ` At ${CATEGORIES[category]}: ${points(series.size[category])}, the system font ${points(series.systemSize[category])}.`,
    paint(node) {
      const column = (width - left - right) / CATEGORIES.length;
      node.append(
        svg("rect", {
          class: "now",
          x: x(category) - column / 2,
          y: top,
          width: column,
          height: height - top - bottom,
        }),
      );
      for (let value = 0; value <= ceiling; value += step) {
        node.append(
          svg("line", { class: "grid", x1: left, x2: width - right, y1: y(value), y2: y(value) }),
          svg(
            "text",
            { class: "axis", x: left - 4, y: y(value) + 4, "text-anchor": "end" },
            String(value),
          ),
        );
      }
      CATEGORIES.forEach((name, index) => {
        const place = `translate(${x(index)} ${height - bottom + 8}) rotate(-40)`;
        node.append(
          svg("text", { class: "axis", transform: place, "text-anchor": "end", y: 4 }, name),
        );
      });
      for (const { key, mark } of [...SERIES].reverse()) {
        const values = series[key];
        if (values.includes(null)) continue;
        const path = values
          .map(
            (value, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
          )
          .join("");
        node.append(
          svg("path", { class: `series ${key}`, d: path }),
          svg("path", {
            class: `marks ${key}`,
            d: values.map((value, index) => markPath(mark, x(index), y(value))).join(""),
          }),
        );
      }
    },
  };
}

/** What the lines of a chart mean. */
const chartLegend = () =>
  html(
    "ul",
    { class: "legend" },
    SERIES.map(({ key, name, mark }) =>
      html(
        "li",
        {},
        svg(
          "svg",
          { class: "key", width: 34, height: 12, "aria-hidden": "true" },
          svg("path", { class: `series ${key}`, d: "M1 6H33" }),
          svg("path", { class: `marks ${key}`, d: markPath(mark, 17, 6) }),
        ),
        " ",
        name,
      ),
    ),
  );

/** The same as a table. */
function ladderTable(style) {
  const series = seriesOf(style);
  return html(
    "div",
    {
      class: "scroller",
      tabindex: "0",
      role: "region",
      "aria-label": `Figures of ${visible(style.name)}`,
    },
    html(
      "table",
      {},
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          [
            "Text size",
            "Point size",
            "Line height",
            "Ratio",
            "System size",
            "System line height",
          ].map((name) => html("th", { scope: "col" }, name)),
        ),
      ),
      html(
        "tbody",
        {},
        CATEGORIES.map((category, index) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, category),
            html("td", {}, figure(series.size[index])),
            html(
              "td",
              {},
              series.lineHeight[index] === null ? "\u2013" : figure(series.lineHeight[index]),
            ),
            html(
              "td",
              {},
              series.lineHeight[index] === null
                ? "\u2013"
                : (series.lineHeight[index] / series.size[index]).toFixed(2),
            ),
            html("td", {}, figure(series.systemSize[index])),
            html("td", {}, figure(series.systemLineHeight[index])),
          ),
        ),
      ),
    ),
  );
}

// The findings: where they gather, and one by one.

/** Returns where a finding is drawn, and the filter that shows it; null when it is not. */
function drawnPlace(finding) {
  const wanted = {
    locale: finding.locale ?? "",
    style: finding.style ?? "",
    rule: finding.rule,
    // The size at which most is wrong.
    size: finding.categories.length === 0 ? "" : CATEGORIES[Math.max(...finding.categories)],
  };
  if (layouts.some((layout) => layout.name === finding.layout))
    return { part: "layouts", wanted: { ...wanted, layout: finding.layout } };
  if (slotOfName.has(finding.slot) && finding.key !== undefined)
    return { part: "slots", wanted: { ...wanted, words: finding.key } };
  return null;
}

function findingItem(finding) {
  const drawn = drawnPlace(finding);
  const place =
    drawn === null ? null : html("a", { href: linkTo(drawn.part, drawn.wanted) }, "See it drawn");
  return html(
    "li",
    { class: "finding" },
    severityMark(finding.severity),
    " ",
    html("span", { class: "message" }, visible(finding.message)),
    " ",
    html("code", { class: "rule" }, finding.rule),
    " ",
    finding.place === undefined ? null : html("span", { class: "place" }, visible(finding.place)),
    " ",
    place,
  );
}

/** The findings of one rule, closed until somebody opens them. */
function ruleGroup(rule, findings, isOpen) {
  const worst = SEVERITIES.find((severity) =>
    findings.some((finding) => finding.severity === severity),
  );
  return group(
    isOpen,
    [
      severityMark(worst),
      " ",
      html("code", {}, rule),
      " ",
      html("span", { class: "rule-title" }, data.rules[rule] ?? ""),
      " \u00b7 ",
      html("span", { class: "count" }, counted(findings.length, "finding")),
    ],
    (body) => {
      const list = html("ul", { class: "findings" });
      body.append(list, fillInChunks(list, findings, findingItem));
    },
  );
}

function findingsSection() {
  const groups = html("div", { class: "groups" });
  const refresh = () => {
    const byRule = new Map();
    for (const finding of data.findings)
      if (wantsFinding(finding)) add(byRule, finding.rule, finding);
    const rank = (findings) =>
      Math.min(...findings.map((finding) => SEVERITIES.indexOf(finding.severity)));
    const rows = [...byRule]
      .map(([rule, findings]) => ({ rule, findings, rank: rank(findings) }))
      .sort(
        (a, b) =>
          a.rank - b.rank || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1),
      );
    groups.replaceChildren(
      ...rows.map(({ rule, findings }) => ruleGroup(rule, findings, rows.length === 1)),
    );
    if (rows.length === 0) groups.append(html("p", {}, "Nothing found that fits the filter."));
  };
  onFilter(refresh);
  return section(
    "findings",
    "Findings",
    groups,
  );
}

/** A table of numbers of findings, each a link to them; the more, the stronger its colour. */
function heatMap(caption, corner, rows, columns, count, wanted) {
  const table = rows.map((row) => columns.map((column) => count(row, column)));
  const most = Math.max(1, ...table.flat());
  return html(
    "div",
    { class: "scroller", tabindex: "0", role: "region", "aria-label": caption },
    html(
      "table",
      { class: "heat" },
      html("caption", {}, caption),
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          html("th", { scope: "col" }, corner),
          columns.map((column) => html("th", { scope: "col" }, visible(column))),
        ),
      ),
      html(
        "tbody",
        {},
        rows.map((row, y) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, visible(row)),
            columns.map((column, x) => {
              const number = table[y][x];
              const heat =
                number === 0 ? 0 : 1 + Math.min(3, Math.floor(4 * Math.sqrt(number / most) - 1e-9));
              return html(
                "td",
                { class: `heat-${heat}` },
                number === 0
                  ? html("span", { class: "none" }, "0")
                  : html(
                      "a",
                      {
                        href: linkTo("findings", wanted(row, column)),
                        "aria-label": `${counted(number, "finding")}, ${visible(row)}, ${column}`,
                      },
                      String(number),
                    ),
              );
            }),
          ),
        ),
      ),
    ),
  );
}

/** Findings of layouts by layout and text size; nothing without layouts. */
function layoutHeat() {
  if (layouts.length === 0) return null;
  const count = (name, category) =>
    (findingsOfLayout.get(name) ?? []).filter((finding) =>
      holdsAt(finding, CATEGORIES.indexOf(category)),
    ).length;
  return heatMap(
    "Findings by layout and text size",
    "Layout",
    layouts.map((layout) => layout.name),
    CATEGORIES,
    count,
    (layout, category) => ({ layout, size: category }),
  );
}

function heatSection() {
  const styles = data.styles.map((style) => style.name);
  const atCategory = new Map();
  const inLocale = new Map();
  const count = (map, ...parts) => map.get(parts.join("\u0000")) ?? 0;
  const raise = (map, ...parts) => map.set(parts.join("\u0000"), count(map, ...parts) + 1);
  for (const finding of data.findings) {
    if (finding.style === undefined) continue;
    CATEGORIES.forEach((category, index) => {
      if (holdsAt(finding, index)) raise(atCategory, finding.style, category);
    });
    if (finding.locale !== undefined) raise(inLocale, finding.locale, finding.style);
  }
  return section(
    "heat",
    "Where findings gather",
    heatMap(
      "Findings by style and text size",
      "Style",
      styles,
      CATEGORIES,
      (style, category) => count(atCategory, style, category),
      (style, category) => ({ style, size: category }),
    ),
    data.locales.length === 0
      ? null
      : heatMap(
          "Findings by language and style",
          "Style",
          styles,
          data.locales,
          (style, locale) => count(inLocale, locale, style),
          (style, locale) => ({ style, locale }),
        ),
    layoutHeat(),
  );
}

// The findings: where they gather, and one by one.

const CHUNK = 50;

/**
 * Fills a list some items at a time, with a button for more: a page of thousands of items would be
 * slow to lay out, and nobody reads them all.
 */
function fillInChunks(list, items, make, chunk = CHUNK) {
  const more = html("button", { type: "button", class: "more" });
  let count = 0;
  const grow = () => {
    const added = items.slice(count, count + chunk).map(make);
    list.append(...added);
    count += added.length;
    const left = items.length - count;
    more.hidden = left === 0;
    more.replaceChildren(`Show ${Math.min(chunk, left)} more of ${left.toLocaleString("en")}`);
    return added[0];
  };
  more.addEventListener("click", () => {
    const first = grow();
    // The focus goes to what is new, not to where the button was.
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  });
  grow();
  return more;
}

/** A mark for a severity: a shape and a word, so that colour is not all there is. */
const severityMark = (severity) =>
  html(
    "span",
    { class: `severity ${severity}` },
    html(
      "span",
      { "aria-hidden": "true" },
      { error: "\u2716\ufe0e", warning: "\u25b2", note: "\u25cf" }[severity],
    ),
    ` ${severity}`,
  );

function findingItem(finding) {
  const slot = slotOfName.get(finding.slot);
  const place =
    slot && finding.key !== undefined
      ? html(
          "a",
          {
            href: linkTo("slots", {
              locale: finding.locale ?? "",
              style: finding.style ?? "",
              rule: finding.rule,
              words: finding.key,
            }),
          },
          "See it drawn",
        )
      : null;
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
  const body = html("div", {});
  let isFilled = false;
  const fill = () => {
    if (isFilled) return;
    isFilled = true;
    const list = html("ul", { class: "findings" });
    body.append(list, fillInChunks(list, findings, findingItem));
  };
  const worst = SEVERITIES.find((severity) =>
    findings.some((finding) => finding.severity === severity),
  );
  const details = html(
    "details",
    {
      open: isOpen,
      ontoggle: () => {
        if (details.open) fill();
      },
    },
    html(
      "summary",
      {},
      severityMark(worst),
      " ",
      html("code", {}, rule),
      " ",
      html("span", { class: "rule-title" }, data.rules[rule] ?? ""),
      " ",
      html("span", { class: "count" }, counted(findings.length, "finding")),
    ),
    body,
  );
  if (isOpen) fill();
  return details;
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
  );
}

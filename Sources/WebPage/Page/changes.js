// Old against new: the texts that fit otherwise than before, and the styles whose figures moved.

const FAULTS = ["cut", "with a broken word", "too high"];

/** Says how a text fits: lines, and what is wrong, from the sum that stands for it. */
function fitWords(lines, faults) {
  const wrong = FAULTS.filter((_, bit) => faults & (1 << bit));
  return counted(lines, "line") + (wrong.length ? `, ${wrong.join(", ")}` : "");
}

/** Says what changed, screens and sizes with the same change together. */
function changeList(slot, text) {
  const rows = new Map();
  for (const [cell, oldLines, oldFaults, newLines, newFaults] of text.past.changes) {
    const screen = data.screens[slot.screens[Math.floor(cell / CATEGORIES.length)].screen];
    const words = `${fitWords(oldLines, oldFaults)} \u2192 ${fitWords(newLines, newFaults)}`;
    const key = `${screen}\u0000${words}`;
    add(rows, key, CATEGORIES[cell % CATEGORIES.length]);
  }
  return html(
    "ul",
    { class: "changes" },
    [...rows].map(([key, categories]) => {
      const [screen, words] = key.split("\u0000");
      return html("li", {}, html("strong", {}, screen), ` at ${categories.join(", ")}: ${words}`);
    }),
  );
}

/** Plans old and new in one picture: the old glyphs, paler, over the new ones. */
function planOverlaid(slot, place, text, category) {
  const now = planBox(slot, place, text, category);
  const before = planBox(slot, place, text.past.drawing, category);
  return {
    ...now,
    width: Math.max(now.width, before.width),
    height: Math.max(now.height, before.height),
    label: `Now: ${now.label} Before, paler: ${before.label}`,
    paint(node) {
      now.paint(node);
      const old = svg("g", { class: "past" });
      before.paint(old);
      for (const line of old.querySelectorAll("[data-text]")) line.removeAttribute("data-text");
      node.append(old);
    },
  };
}

/** The pictures of a text before and now on a screen. */
function changePictures(slot, place, text) {
  const drawing = text.past.drawing;
  const figureOf = (plan, name) =>
    captioned(
      new Picture(plan),
      (planned) =>
        boxCaption(slot, place, planned, `${name}, ${data.screens[slot.screens[place].screen]}`),
      { class: "box-figure" },
    );
  const now = (category) => planBox(slot, place, text, category);
  if (!drawing) return [figureOf(now, "Now")];
  if (state.overlaid)
    return [figureOf((category) => planOverlaid(slot, place, text, category), "Before over now")];
  return [
    figureOf((category) => planBox(slot, place, drawing, category), "Before"),
    figureOf(now, "Now"),
  ];
}

function changeItem({ slot, text }) {
  const cells = text.past.changes;
  const place = cells.length ? Math.floor(cells[0][0] / CATEGORIES.length) : 0;
  const first = cells.length ? CATEGORIES[cells[0][0] % CATEGORIES.length] : null;
  const name = text.key === undefined ? "Text in the configuration" : visible(text.key);
  return html(
    "li",
    { class: "slot-text" },
    html(
      "h3",
      {},
      html("bdi", {}, name),
      " ",
      html("small", {}, visible(`${text.locale} \u00b7 ${slot.name}`)),
    ),
    cells.length === 0
      ? html("p", {}, "The lines are the same; the glyphs or their places are not.")
      : changeList(slot, text),
    first === null
      ? null
      : html(
          "p",
          { class: "worst" },
          html(
            "button",
            { type: "button", onclick: () => changeSize(CATEGORIES.indexOf(first)) },
            `Show at ${first}`,
          ),
        ),
    html("div", { class: "row" }, changePictures(slot, place, text)),
  );
}

/** The styles whose sizes or line heights moved. */
function changedStyles() {
  // Line heights are kept to a hundredth of a point.
  const moved = (a, b) =>
    a !== undefined && b !== undefined && b !== null && Math.abs(a - b) > 0.0051;
  const hundredths = (number) => figure(Math.round(number * 100) / 100);
  const rows = [];
  for (const style of data.styles) {
    const before = data.past.styles.find((old) => old.name === style.name);
    if (!before) continue;
    for (const category of [LARGE, CATEGORIES.length - 1]) {
      const [size, height] = style.ladder[category];
      const [oldSize, oldHeight] = [before.pointSizes[category], before.lineHeights[category]];
      if (!moved(oldSize, size) && !moved(oldHeight, height)) continue;
      rows.push(
        html(
          "tr",
          {},
          html("th", { scope: "row" }, visible(style.name)),
          html("td", {}, CATEGORIES[category]),
          html("td", {}, `${figure(oldSize)} \u2192 ${figure(size)}`),
          html(
            "td",
            {},
            oldHeight === undefined || height === null
              ? "\u2013"
              : `${hundredths(oldHeight)} \u2192 ${hundredths(height)}`,
          ),
        ),
      );
    }
  }
  if (rows.length === 0) return html("p", {}, "No style has other sizes or line heights.");
  return html(
    "div",
    { class: "scroller", tabindex: "0", role: "region", "aria-label": "Styles that moved" },
    html(
      "table",
      {},
      html("caption", {}, "Styles that moved, at large and at AX5"),
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          ["Style", "Text size", "Point size", "Line height"].map((name) =>
            html("th", { scope: "col" }, name),
          ),
        ),
      ),
      html("tbody", {}, rows),
    ),
  );
}

function changesSection() {
  const list = html("ul", { class: "slot-texts" });
  const more = html("div", {});
  const status = html("p", { role: "status" });
  const rows = slots
    .flatMap((slot) => slot.texts.map((text) => ({ slot, text })))
    .filter(
      ({ text }) =>
        text.past && (text.past.changes.length > 0 || text.past.drawing || text.past.otherText),
    );
  // Faults that come or go weigh more than a line more or less.
  const weight = ({ text }) =>
    text.past.changes.reduce((sum, change) => sum + (change[2] === change[4] ? 1 : 1000), 0);
  rows.sort((a, b) => weight(b) - weight(a));
  const refresh = () => {
    const wanted = rows.filter(({ slot, text }) => wantsText(slot, text));
    const other = wanted.filter(({ text }) => text.past.changes.length > 0).length;
    list.replaceChildren();
    more.replaceChildren(fillInChunks(list, wanted, changeItem, 10));
    status.replaceChildren(
      `${counted(other, "text fits", "texts fit")} otherwise than before` +
        (data.past.drawn
          ? `, ${counted(wanted.length - other, "text only looks", "texts only look")} different.`
          : ".") +
        (layouts.length > 0 ? " Layouts are not compared." : ""),
    );
  };
  onFilter(refresh);
  const overlay = html("input", {
    id: "overlaid",
    type: "checkbox",
    onchange: () => {
      state.overlaid = overlay.checked;
      refresh();
    },
  });
  return section(
    "changes",
    "Old against new",
    html(
      "p",
      {},
      "Compared with ",
      html("code", {}, visible(data.past.name)),
      ". ",
      data.past.drawn ? null : "A lock file holds no glyphs, so only the new ones are drawn.",
    ),
    data.past.drawn
      ? html("label", { class: "toggle" }, overlay, "Lay the old glyphs over the new ones")
      : null,
    changedStyles(),
    status,
    list,
    more,
  );
}

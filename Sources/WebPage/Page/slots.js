// The slots: each text in its box on every screen, the worst first.

const TEXTS_AT_ONCE = 6;

/** What is said below a box. */
function boxCaption(slot, place, { fit, faults }, heading) {
  const screen = slot.screens[place];
  const room = fit.room === null ? "no limit" : points(fit.room);
  const words = [
    html("strong", {}, heading ?? visible(data.screens[screen.screen])),
    " ",
    `${room} wide, ${counted(fit.shown, "line")}` +
      (fit.count > fit.shown ? ` of ${fit.count}` : "") +
      ` of ${points(fit.size)}` +
      (fit.scale < 1 ? `, shrunk to ${Math.round(100 * fit.scale)}\u00a0%` : ""),
  ];
  if (fit.lines.length < fit.shown) words.push(`; the first ${fit.lines.length} are drawn`);
  const list = faults.map((fault) =>
    html(
      "li",
      { class: fault.kind },
      html("span", { class: "fault" }, `${fault.title}: `),
      fault.detail ?? html("bdi", { class: "text" }, visible(shortened(fault.text, 120))),
    ),
  );
  return list.length ? [...words, html("ul", { class: "faults" }, list)] : words;
}

const boxFigure = (slot, place, text, category = null) => {
  const picture = new Picture((at) => planBox(slot, place, text, at), category);
  return captioned(
    picture,
    (planned) => boxCaption(slot, place, planned, category === null ? null : CATEGORIES[category]),
    { class: "box-figure" },
  );
};

/** A button that shows a further row of pictures, and hides it again. */
function disclosure(label, make) {
  const body = html("div", { class: "row", hidden: true, id: freshId("more") });
  const button = html(
    "button",
    {
      type: "button",
      "aria-expanded": "false",
      "aria-controls": body.id,
      onclick: () => {
        body.hidden = !body.hidden;
        button.setAttribute("aria-expanded", String(!body.hidden));
        body.replaceChildren(...(body.hidden ? [] : make()));
      },
    },
    label,
  );
  return [button, body];
}

/** A button for the smallest size at which something is wrong that is not wrong at every size. */
function worstSize(text) {
  const sizes = text.findings
    .filter((finding) => finding.severity !== "note")
    .map((finding) => finding.categories)
    .filter((categories) => categories.length > 0 && categories.length < CATEGORIES.length);
  if (sizes.length === 0) return null;
  const first = Math.min(...sizes.flat());
  return html(
    "p",
    { class: "worst" },
    html(
      "button",
      { type: "button", onclick: () => changeSize(first) },
      `Show at ${CATEGORIES[first]}`,
    ),
    ` the first of ${counted(new Set(sizes.flat()).size, "size")} with something wrong`,
  );
}

function textItem(slot, text) {
  const places = wantedPlaces(slot);
  const name = text.key === undefined ? "Text in the configuration" : visible(text.key);
  const words = [text.locale, text.variant, text.place].filter((word) => word !== undefined);
  return html(
    "li",
    { class: "slot-text" },
    html("h4", {}, html("bdi", {}, name), " ", html("small", {}, visible(words.join(" \u00b7 ")))),
    worstSize(text),
    html(
      "div",
      { class: "row" },
      places.map((place) => boxFigure(slot, place, text)),
    ),
    disclosure("All twelve sizes", () =>
      CATEGORIES.map((_, category) => boxFigure(slot, places[0], text, category)),
    ),
    text.findings.length === 0
      ? null
      : html(
          "details",
          { class: "text-findings" },
          html("summary", {}, counted(text.findings.length, "finding")),
          html("ul", { class: "findings" }, text.findings.map(findingItem)),
        ),
  );
}

function slotGroup(slot, wanted, isOpen) {
  const body = html("div", { class: "slot-body" });
  let isFilled = false;
  const fill = () => {
    if (isFilled) return;
    isFilled = true;
    const list = html("ul", { class: "slot-texts" });
    body.append(
      list,
      fillInChunks(list, wanted, (text) => textItem(slot, text), TEXTS_AT_ONCE),
    );
    if (slot.texts.length < slot.count) {
      body.append(
        html(
          "p",
          {},
          `${counted(slot.count - slot.texts.length, "text")} of this slot without findings, ` +
            `or with milder ones, ${slot.count - slot.texts.length === 1 ? "is" : "are"} not drawn.`,
        ),
      );
    }
  };
  const findings = findingsOfSlot.get(slot.name) ?? [];
  const numbers = SEVERITIES.map((severity) => [
    severity,
    findings.filter((finding) => finding.severity === severity).length,
  ]).filter(([, number]) => number > 0);
  const rules = [
    `style ${slot.style}`,
    slot.lines === 0 ? "any number of lines" : `at most ${counted(slot.lines, "line")}`,
  ];
  const details = html(
    "details",
    {
      class: "slot",
      open: isOpen,
      ontoggle: () => {
        if (details.open) fill();
      },
    },
    html(
      "summary",
      {},
      html("h3", {}, visible(slot.name)),
      " ",
      html("span", { class: "slot-facts" }, visible(rules.join(", "))),
      " ",
      html("span", { class: "count" }, counted(wanted.length, "text")),
      " ",
      numbers.map(([severity, number]) => [
        html("span", { class: `tally ${severity}` }, counted(number, severity)),
        " ",
      ]),
    ),
    body,
  );
  if (isOpen) fill();
  return details;
}

function slotsSection() {
  const groups = html("div", { class: "groups" });
  const grave = (slot, severity) =>
    (findingsOfSlot.get(slot.name) ?? []).filter((finding) => finding.severity === severity).length;
  const ordered = slots
    .map((slot, index) => ({
      slot,
      index,
      errors: grave(slot, "error"),
      warnings: grave(slot, "warning"),
    }))
    .sort((a, b) => b.errors - a.errors || b.warnings - a.warnings || a.index - b.index);
  const refresh = () => {
    const rows = ordered
      .map(({ slot }) => ({ slot, wanted: slot.texts.filter((text) => wantsText(slot, text)) }))
      .filter(({ wanted }) => wanted.length > 0);
    groups.replaceChildren();
    const more = fillInChunks(
      groups,
      rows,
      ({ slot, wanted }) => slotGroup(slot, wanted, false),
      100,
    );
    const first = groups.querySelector("details");
    if (first) first.open = true;
    if (rows.length === 0) groups.append(html("p", {}, "No text in a slot fits the filter."));
    else groups.append(more);
  };
  onFilter(refresh);
  const note =
    data.undrawn > 0
      ? html(
          "p",
          {},
          `${counted(data.undrawn, "text")} without findings, or with milder ones, ` +
            `${data.undrawn === 1 ? "is" : "are"} left out, so that this page stays small.`,
        )
      : null;
  return section(
    "slots",
    "Slots",
    html(
      "p",
      {},
      "Each text in the room that its slot gives it, the worst first. Lost text stands in red below its box, " +
        "a bent arrow marks a break inside a word, a dashed red line the edge that cuts what is too high.",
    ),
    note,
    groups,
  );
}

// The slots: each text in its box on every screen, the worst first.

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

/** A button for the smallest size at which something is wrong; none where it is at every size. */
function worstSize(text) {
  const grave = text.findings.filter((finding) => finding.severity !== "note");
  const sizes = CATEGORIES.map((_, category) => category).filter((category) =>
    grave.some((finding) => holdsAt(finding, category)),
  );
  if (sizes.length === 0 || sizes.length === CATEGORIES.length) return null;
  const [first] = sizes;
  return html(
    "p",
    { class: "worst" },
    html(
      "button",
      { type: "button", onclick: () => changeSize(first) },
      `Show at ${CATEGORIES[first]}`,
    ),
    ` the first of ${counted(sizes.length, "size")} with something wrong`,
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
    disclosure(`All twelve sizes on ${visible(screenName(slot, places[0]))}`, () =>
      CATEGORIES.map((_, category) => boxFigure(slot, places[0], text, category)),
    ),
    findingDetails(text.findings),
  );
}

function slotGroup(slot, wanted) {
  const rules = [
    `style ${slot.style}`,
    slot.lines === 0 ? "any number of lines" : `at most ${counted(slot.lines, "line")}`,
  ];
  const left = slot.count - slot.texts.length;
  return group(
    false,
    [
      html("h3", {}, visible(slot.name)),
      " ",
      html("span", { class: "slot-facts" }, visible(rules.join(", "))),
      " \u00b7 ",
      html("span", { class: "count" }, counted(wanted.length, "text")),
      " \u00b7 ",
      tallies((findingsOfSlot.get(slot.name) ?? []).filter(wantsFinding)),
    ],
    (body) => {
      const list = html("ul", { class: "slot-texts" });
      body.append(
        list,
        fillInChunks(list, wanted, (text) => textItem(slot, text), TEXTS_AT_ONCE),
      );
      if (left > 0)
        body.append(
          html(
            "p",
            {},
            `${counted(left, "text")} of this slot without findings, ` +
              `or with milder ones, ${left === 1 ? "is" : "are"} not drawn.`,
          ),
        );
    },
    "slot",
  );
}

const slotsSection = () =>
  section(
    "slots",
    "Slots",
    html(
      "p",
      {},
      "Each text in the room that its slot gives it, the worst first. Lost text stands in red below its box, " +
        "a bent arrow marks a break inside a word, a dashed red line the edge that cuts what is too high.",
    ),
    data.undrawn > 0
      ? html(
          "p",
          {},
          `${counted(data.undrawn, "text")} without findings, or with milder ones, ` +
            `${data.undrawn === 1 ? "is" : "are"} not drawn, so that this page stays small.`,
        )
      : null,
    gravestFirst(slots, {
      findingsOf: (slot) => findingsOfSlot.get(slot.name) ?? [],
      wantedOf: (slot) => slot.texts.filter((text) => wantsText(slot, text)),
      make: slotGroup,
      none: "No text in a slot fits the filter.",
    }),
  );

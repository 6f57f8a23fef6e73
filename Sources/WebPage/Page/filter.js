// What the reader wants to see: a language, a style, a screen, a rule, a text size, words. It is kept
// in the address, so that every view has a link.

const FILTER_KEYS = ["locale", "style", "layout", "screen", "rule", "size", "words"];
const filter = Object.fromEntries(FILTER_KEYS.map((key) => [key, ""]));
const filterListeners = [];
/** Calls a function whenever the filter changes. */
const onFilter = (listener) => filterListeners.push(listener);

/** Returns the address of a part of the page with a filter of its own. */
const linkTo = (part, wanted) =>
  `#${part}?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ""))}`;

function wordsMatch(...fields) {
  const words = filter.words.trim().toLocaleLowerCase();
  return words === "" || fields.some((field) => field?.toLocaleLowerCase().includes(words));
}

/** Whether a finding is of the rule that is wanted, at the size and on the device. */
function holdsWhereWanted(finding) {
  const category = CATEGORIES.indexOf(filter.size);
  const screen = data.screens.indexOf(filter.screen);
  if (filter.rule !== "" && finding.rule !== filter.rule) return false;
  if (category >= 0 && screen >= 0) return holds(finding, category, screen);
  return (
    (category < 0 || holdsAt(finding, category)) && (screen < 0 || holdsOn(finding, screen))
  );
}

/** Whether a finding is wanted. */
const wantsFinding = (finding) =>
  (filter.locale === "" || finding.locale === filter.locale) &&
  (filter.style === "" || finding.style === filter.style) &&
  (filter.layout === "" || finding.layout === filter.layout) &&
  holdsWhereWanted(finding) &&
  wordsMatch(finding.message, finding.key, finding.text, finding.slot);

/** Whether a text in a slot is wanted; a rule or a size asks for findings of that kind. */
function wantsText(slot, text) {
  return (
    (filter.locale === "" || text.locale === filter.locale) &&
    (filter.style === "" || slot.style === filter.style) &&
    filter.layout === "" &&
    wantedPlaces(slot).length > 0 &&
    hasWantedFinding(text) &&
    wordsMatch(text.string, text.key, slot.name)
  );
}

/** Whether a layout filled with texts is wanted. */
function wantsVariation(layout, variation) {
  const words = variation.texts.flatMap((text) => [text.string, text.key]);
  return (
    (filter.locale === "" || variation.locale === filter.locale) &&
    (filter.style === "" || layout.nodes.some((node) => node.style?.includes(filter.style))) &&
    (filter.layout === "" || layout.name === filter.layout) &&
    wantedPlaces(layout).length > 0 &&
    hasWantedFinding(variation) &&
    wordsMatch(layout.name, ...words)
  );
}

/** Whether what is drawn has a finding that is wanted; a rule or a size asks for one. */
const hasWantedFinding = (drawn) =>
  (filter.rule === "" && filter.size === "") || drawn.findings.some(holdsWhereWanted);

/** Returns the places among the screens of a slot or layout that are wanted. */
const wantedPlaces = ({ screens }) =>
  screens
    .map((_, place) => place)
    .filter(
      (place) => filter.screen === "" || data.screens[screens[place].screen] === filter.screen,
    );

/** Sets the slider to the size that findings are wanted at. */
function showWantedSize() {
  if (filter.size !== "") changeSize(CATEGORIES.indexOf(filter.size));
}

function filterForm() {
  const controls = {};
  const read = () => {
    for (const key of FILTER_KEYS) filter[key] = controls[key]?.value ?? "";
  };
  const change = () => {
    const before = filter.size;
    read();
    if (filter.size !== before) showWantedSize();
    announce();
  };
  const choice = (key, label, none, values) => {
    controls[key] = html(
      "select",
      { id: `filter-${key}`, onchange: change },
      html("option", { value: "" }, none),
      values.map((value) => html("option", { value }, visible(value))),
    );
    return html(
      "div",
      { class: "field" },
      html("label", { for: `filter-${key}` }, label),
      controls[key],
    );
  };
  const rules = [...new Set(data.findings.map((finding) => finding.rule))].sort();
  const fields = [
    choice("locale", "Language", "All languages", data.locales),
    choice(
      "style",
      "Style",
      "All styles",
      data.styles.map((style) => style.name),
    ),
    layouts.length === 0
      ? null
      : choice(
          "layout",
          "Layout",
          "All layouts",
          layouts.map((layout) => layout.name),
        ),
    choice("screen", "Device", "All devices", data.screens),
    choice("rule", "Rule", "All rules", rules),
    choice("size", "At text size", "All sizes", CATEGORIES),
  ];
  let delay = 0;
  controls.words = html("input", {
    id: "filter-words",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => {
      clearTimeout(delay);
      delay = setTimeout(change, 150);
    },
  });
  const status = html("p", { class: "status", role: "status" });
  const announce = () => {
    const found = data.findings.filter(wantsFinding).length;
    const shown = slots.reduce(
      (sum, slot) => sum + slot.texts.filter((text) => wantsText(slot, text)).length,
      0,
    );
    const shownLayouts = layouts.filter((layout) =>
      layout.variations.some((variation) => wantsVariation(layout, variation)),
    ).length;
    status.replaceChildren(
      `${counted(found, "finding")} of ${data.findings.length.toLocaleString("en")}` +
        (slots.length ? `, ${counted(shown, "text")} in slots` : "") +
        (layouts.length ? `, ${counted(shownLayouts, "layout")}` : ""),
    );
    for (const listener of filterListeners) listener();
  };
  const set = (wanted) => {
    for (const key of FILTER_KEYS) if (controls[key]) controls[key].value = wanted[key] ?? "";
    // A name that is not offered shows everything rather than nothing.
    read();
    showWantedSize();
    announce();
  };
  return {
    set,
    node: html(
      "form",
      {
        class: "filter",
        role: "search",
        "aria-label": "Filter findings and texts",
        onsubmit: (event) => event.preventDefault(),
      },
      fields,
      html(
        "div",
        { class: "field" },
        html("label", { for: "filter-words" }, "Key or text"),
        controls.words,
      ),
      html("button", { type: "button", onclick: () => set({}) }, "Show all"),
      status,
    ),
  };
}

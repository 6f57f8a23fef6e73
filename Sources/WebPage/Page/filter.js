// What the reader wants to see: a language, a style, a screen, a rule, a text size, words. It is kept
// in the address, so that every view has a link.

const FILTER_KEYS = ["locale", "style", "screen", "rule", "size", "words"];
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

/** Whether a finding is wanted. */
const wantsFinding = (finding) =>
  (filter.locale === "" || finding.locale === filter.locale) &&
  (filter.style === "" || finding.style === filter.style) &&
  (filter.rule === "" || finding.rule === filter.rule) &&
  (filter.size === "" || holdsAt(finding, CATEGORIES.indexOf(filter.size))) &&
  (filter.screen === "" || holdsOn(finding, data.screens.indexOf(filter.screen))) &&
  wordsMatch(finding.message, finding.key, finding.text, finding.slot);

/** Whether a text in a slot is wanted; a rule or a size asks for findings of that kind. */
function wantsText(slot, text) {
  return (
    (filter.locale === "" || text.locale === filter.locale) &&
    (filter.style === "" || slot.style === filter.style) &&
    (filter.screen === "" || wantedPlaces(slot).length > 0) &&
    ((filter.rule === "" && filter.size === "") ||
      text.findings.some(
        (finding) =>
          (filter.rule === "" || finding.rule === filter.rule) &&
          (filter.size === "" || holdsAt(finding, CATEGORIES.indexOf(filter.size))) &&
          (filter.screen === "" || holdsOn(finding, data.screens.indexOf(filter.screen))),
      )) &&
    wordsMatch(text.string, text.key, slot.name)
  );
}

/** Returns the places among a slot's screens that are wanted. */
const wantedPlaces = (slot) =>
  slot.screens
    .map((_, place) => place)
    .filter(
      (place) => filter.screen === "" || data.screens[slot.screens[place].screen] === filter.screen,
    );

function filterForm() {
  const controls = {};
  const change = () => {
    for (const key of FILTER_KEYS) filter[key] = controls[key].value;
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
    status.replaceChildren(
      `${counted(found, "finding")} of ${data.findings.length.toLocaleString("en")}` +
        (slots.length ? `, ${counted(shown, "text")} in slots` : ""),
    );
    for (const listener of filterListeners) listener();
  };
  const set = (wanted) => {
    for (const key of FILTER_KEYS) controls[key].value = filter[key] = wanted[key] ?? "";
    // A name that is not offered shows everything rather than nothing.
    for (const key of FILTER_KEYS) filter[key] = controls[key].value;
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

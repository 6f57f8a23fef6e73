// What was measured, as the file holds it, and what can be looked up in it.

const data = JSON.parse(document.getElementById("data").textContent);
const CATEGORIES = data.categories;
const LARGE = CATEGORIES.indexOf("large");
/** The last of the seven sizes that Settings offers without the larger ones. */
const LAST_PLAIN = CATEGORIES.indexOf("xxxLarge");
const SEVERITIES = ["error", "warning", "note"];
const slots = data.slots ?? [];
const layouts = data.layouts ?? [];
const texts = data.texts ?? [];

const styleOfSlot = new Map(slots.map((slot) => [slot.name, slot.style]));
const slotOfName = new Map(slots.map((slot) => [slot.name, slot]));

/** How far the ink of each face's glyphs reaches, in font units: left, bottom, right, top. */
const inks = (data.inks ?? []).map((row) => {
  const glyphs = new Map();
  for (let index = 0; index < row.length; index += 5) {
    glyphs.set(row[index], row.slice(index + 1, index + 5));
  }
  return glyphs;
});

/** Returns the name of one of the screens of a slot or layout. */
const screenName = ({ screens }, place) => data.screens[screens[place].screen];

/** What identifies a text among the findings of its slot. */
const subject = (slot, locale, key, variant) =>
  [slot, locale ?? "", key ?? "", variant ?? ""].join("\u0000");

const findingsOfSubject = new Map();
const findingsOfSlot = new Map();
/** Findings about a text in a style, wherever it stands: such as what its font lacks. */
const findingsOfStyle = new Map();

function add(map, key, value) {
  if (map.has(key)) map.get(key).push(value);
  else map.set(key, [value]);
}

data.findings.forEach((finding, index) => {
  finding.index = index;
  finding.style ??= styleOfSlot.get(finding.slot);
  const key = finding.key ?? finding.text;
  if (finding.slot === undefined) {
    if (key !== undefined && finding.style !== undefined)
      add(findingsOfStyle, subject(finding.style, finding.locale, key, finding.variant), finding);
    return;
  }
  add(findingsOfSlot, finding.slot, finding);
  if (key !== undefined) {
    add(findingsOfSubject, subject(finding.slot, finding.locale, key, finding.variant), finding);
  }
});

for (const slot of slots) {
  for (const text of slot.texts) {
    text.string = texts[text.picture].string;
    if (text.past?.drawing) text.past.drawing.string = texts[text.past.drawing.picture].string;
    const found = (map, place) =>
      map.get(subject(place, text.locale, text.key ?? text.raw ?? text.string, text.variant)) ?? [];
    const ofStyle = found(findingsOfStyle, slot.style);
    text.findings = [...found(findingsOfSubject, slot.name), ...ofStyle];
    for (const finding of ofStyle) add(findingsOfSlot, slot.name, finding);
  }
}

const findingsOfLayout = new Map();
for (const finding of data.findings)
  if (finding.layout !== undefined) add(findingsOfLayout, finding.layout, finding);

/** Whether a finding of a layout is about it with these texts: about one of them, or about none. */
function concerns(finding, { locale, texts: shown }) {
  const key = finding.key ?? finding.text;
  if (key === undefined) return finding.locale === undefined || finding.locale === locale;
  return shown.some(
    (text) =>
      (text.key ?? text.raw ?? text.string) === key &&
      text.locale === finding.locale &&
      text.variant === finding.variant,
  );
}

/** Returns the findings about the texts of a layout in their styles. */
function findingsOfTexts(layout, { texts: shown }) {
  const found = layout.nodes
    .filter((node) => node.text !== undefined)
    .flatMap(({ text: number, style: names }) => {
      const text = shown[number];
      const key = text.key ?? text.raw ?? text.string;
      return names.flatMap(
        (name) => findingsOfStyle.get(subject(name, text.locale, key, text.variant)) ?? [],
      );
    });
  return [...new Set(found)];
}

for (const layout of layouts) {
  for (const variation of layout.variations) {
    for (const text of variation.texts) {
      text.string = texts[text.drawings[0].picture].string;
      for (const drawing of text.drawings) drawing.string = texts[drawing.picture].string;
    }
    const own = (findingsOfLayout.get(layout.name) ?? []).filter((finding) =>
      concerns(finding, variation),
    );
    variation.findings = [...own, ...findingsOfTexts(layout, variation)];
  }
}

/** Whether a finding holds at a category; one without categories holds at any. */
const holdsAt = (finding, category) =>
  finding.categories.length === 0 || finding.categories.includes(category);

/** Whether a finding holds on a screen; one without screens holds on any. */
const holdsOn = (finding, screen) =>
  finding.devices.length === 0 || finding.devices.includes(screen);

/** Whether a finding holds at a category on a screen. */
const holds = (finding, category, screen) =>
  finding.places === undefined
    ? holdsAt(finding, category) && holdsOn(finding, screen)
    : finding.places.some(
        ([screens, categories]) => screens.includes(screen) && categories.includes(category),
      );

/** The category that everything on the page is drawn at, and what is drawn along. */
const state = {
  category: LARGE,
  largerSizes: false,
  lineBoxes: false,
  ink: false,
  overlaid: false,
};

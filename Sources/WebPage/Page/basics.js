// Elements, words and figures. Nothing here knows what the page is about, and nothing anywhere makes
// elements out of text: what comes from the app's files only ever becomes text or an attribute.

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes, listeners (`onclick`) and adds children; null and false ones are left out. */
function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/** Makes an element of HTML. */
const html = (tag, attributes = {}, ...children) =>
  furnish(document.createElement(tag), attributes, children);

/** Makes an element of SVG. */
const svg = (tag, attributes = {}, ...children) =>
  furnish(document.createElementNS(SVG, tag), attributes, children);

/** Makes a part of the page that links lead to, with its heading. */
const section = (id, heading, ...parts) =>
  html(
    "section",
    { id, "aria-labelledby": `${id}-heading`, tabindex: "-1" },
    html("h2", { id: `${id}-heading` }, heading),
    ...parts,
  );

let lastId = 0;
/** Returns an id that no other element has. */
const freshId = (prefix) => `${prefix}-${++lastId}`;

// Controls, and characters that would turn the text around them: shown by their code points.
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Returns a text from the app's files with nothing in it that acts on the page. */
const visible = (text) =>
  String(text).replace(
    INVISIBLE,
    (sign) => `\u27e8U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`,
  );

/** Returns a text shortened to a number of characters. */
function shortened(text, count = 160) {
  const letters = Array.from(text);
  return letters.length > count ? letters.slice(0, count).join("") + "\u2026" : text;
}

/** A text of the app: in its own language and direction, apart from what stands around it. */
const quoted = (text, locale, count = 400) =>
  html("bdi", { class: "text", lang: locale ?? null }, visible(shortened(text, count)));

/** Returns a number with as many decimals as it needs, three at most. */
const figure = (number) => String(Math.round(number * 1000) / 1000).replace("-", "\u2212");

/** Returns a length in points. */
const points = (number) => `${figure(number)}\u00a0pt`;

/** Returns a number and the noun that follows it. */
const counted = (number, one, many = `${one}s`) =>
  `${number.toLocaleString("en")}\u00a0${number === 1 ? one : many}`;

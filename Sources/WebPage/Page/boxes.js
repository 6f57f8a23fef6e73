// A text in the room that its slot gives it: what is shown, cut, broken and too high.

/** Space around a box, so that what sticks out of it can be seen. */
const MARGIN = 6;
/** Lines of lost text that are drawn below a box. */
const LOST_LINES = 3;

/** Returns the lines of a text in a slot on a screen at a category, and what is wrong with them. */
function fitOf(slot, place, text, category) {
  const [cut, scale, count, ...figures] =
    text.fits[text.cells[place * CATEGORIES.length + category]];
  const lines = [];
  let start = 0;
  for (let index = 0; index < figures.length; index += 3) {
    const end = figures[index];
    lines.push({
      start,
      end,
      visibleEnd: Math.max(start, end - figures[index + 1]),
      isMandatory: figures[index + 2] === 1,
      isBroken: figures[index + 2] === 2,
    });
    start = end;
  }
  const ladder = data.ladders[text.ladder];
  const [size, lineHeight, natural, gap] = ladder[1 + category];
  const shown = slot.lines > 0 ? Math.min(slot.lines, count) : count;
  const height = shown * lineHeight + Math.max(0, shown - 1) * gap;
  const limit = slot.screens[place].heights?.[category] ?? null;
  return {
    lines,
    count,
    shown,
    size,
    lineHeight,
    gap,
    scale,
    height,
    limit,
    cut: cut < 0 ? null : cut,
    descent: ladder[0] * size,
    room: slot.screens[place].room ?? null,
    isTooHigh: limit !== null && height > limit + 1e-6,
  };
}

/** Returns the words that are broken inside in the lines shown. */
function brokenWords(text, fit) {
  const words = new Set();
  const shown = fit.cut === null ? fit.lines : fit.lines.slice(0, fit.shown - 1);
  for (const line of shown) {
    if (!line.isBroken) continue;
    const before = text.string.slice(0, line.end).match(/\S*$/)[0];
    const after = text.string.slice(line.end).match(/^\S*/)[0];
    words.add(before + after);
  }
  return [...words];
}

/** Returns what is wrong, in words. */
function faultsOf(text, fit) {
  const faults = [];
  if (fit.cut !== null) {
    faults.push({ kind: "cut", title: "Cut", text: text.string.slice(fit.cut) });
  }
  for (const word of brokenWords(text, fit)) {
    faults.push({ kind: "broken", title: "Broken word", text: word });
  }
  if (fit.isTooHigh) {
    faults.push({
      kind: "high",
      title: "Too high",
      detail: `${points(fit.height)} in ${points(fit.limit)}`,
    });
  }
  return faults;
}

/** Sets the first lines of what is lost; what is left of the last line shown joins the next one. */
function lostLines(fit, set, hasPiece, size) {
  const limit = fit.room ?? Infinity;
  const lines = [];
  for (const line of fit.lines) {
    if (line.visibleEnd <= fit.cut) continue;
    const start = Math.max(line.start, fit.cut);
    const last = lines[lines.length - 1];
    const joined = last && !last.isFinal && !last.isPiece ? set(last.start, line.visibleEnd) : null;
    if (joined && joined.width * size <= limit) {
      lines[lines.length - 1] = { start: last.start, isFinal: line.isMandatory, set: joined };
    } else {
      lines.push({
        start,
        isFinal: line.isMandatory,
        isPiece: hasPiece(start, line.visibleEnd),
        set: set(start, line.visibleEnd),
      });
    }
    if (lines.length > LOST_LINES) break;
  }
  return lines.slice(0, LOST_LINES).map((line) => line.set);
}

/** Plans the picture of a text in its box. */
function planBox(slot, place, text, category) {
  const fit = fitOf(slot, place, text, category);
  const picture = texts[text.picture];
  const form = formOf(picture, category);
  const spacing = (picture.spacing ?? 0) / fit.size;
  const size = fit.size * fit.scale;
  const set = (start, end, mark) => setLine(picture, form, start, end, spacing, mark);
  const shown = fit.lines.slice(0, fit.shown).map((line, index) => {
    const isLast = index === fit.shown - 1;
    const endsAtHyphen = !isLast && picture.string[line.end - 1] === "\u00ad";
    const isCut = isLast && fit.cut !== null;
    const end = isCut ? fit.cut : line.visibleEnd;
    return {
      line,
      isCut,
      end,
      set: set(line.start, end, isCut ? form.ellipsis : endsAtHyphen ? form.hyphen : null),
    };
  });
  const lost =
    fit.cut === null
      ? []
      : lostLines(
          fit,
          (start, end) => set(start, end, null),
          (start, end) => form.pieces?.[`${start}-${end}`] !== undefined,
          size,
        );
  const widest = Math.max(
    0,
    ...shown.map(({ set }) => set.width * size),
    ...lost.map((line) => line.width * size),
  );
  const room = fit.room ?? Math.ceil(widest);
  const boxHeight = fit.limit ?? fit.height;
  const step = fit.lineHeight + fit.gap;
  // A label sets what is lower than its room in the middle.
  const top = fit.limit === null ? 0 : Math.max(0, (fit.limit - fit.height) / 2);
  const drawnHeight = fit.lines.length < fit.shown ? fit.lines.length * step : fit.height;
  const lostTop = Math.max(fit.limit === null ? drawnHeight : boxHeight, drawnHeight) + 6;
  const lostHeight = lost.length * step;
  const width = Math.ceil(Math.max(room, widest)) + 2 * MARGIN;
  const height = Math.ceil(
    (lost.length ? lostTop + lostHeight : Math.max(drawnHeight, fit.limit ?? 0)) + 2 * MARGIN,
  );
  const faults = faultsOf(text, fit);
  return {
    width,
    height,
    fit,
    faults,
    label: boxLabel(slot, place, text, fit, faults, category),
    paint(node) {
      const body = svg("g", { transform: `translate(${MARGIN} ${MARGIN})` });
      node.append(body);
      const left = (line) => (line.rightToLeft ? room - line.width * size : 0);
      const frameHeight = fit.limit ?? drawnHeight;
      body.append(svg("rect", { class: "box", x: 0, y: 0, width: room, height: frameHeight }));
      const text = svg("g", { class: "shown" });
      shown.forEach(({ line, set, end, isCut }, index) => {
        const lineTop = top + index * step;
        const baseline = lineTop + fit.lineHeight - fit.descent;
        if (state.lineBoxes)
          body.append(lineBox(left(set), lineTop, set.width * size, fit.lineHeight, baseline));
        if (state.ink) body.append(inkBox(set, size, left(set), baseline));
        const drawn = drawLine(set, size, left(set), baseline);
        drawn.setAttribute(
          "data-text",
          picture.string.slice(line.start, end) + (isCut ? "\u2026" : ""),
        );
        text.append(drawn);
        if (line.isBroken && !isCut) {
          text.append(
            breakMark(
              set.rightToLeft ? left(set) - 1 : left(set) + set.width * size + 1,
              baseline,
              size,
              set.rightToLeft,
            ),
          );
        }
      });
      if (fit.isTooHigh) clipAt(node, body, text, width, frameHeight, height);
      else body.append(text);
      if (lost.length > 0) {
        body.append(
          svg("rect", {
            class: "lost-area",
            x: 0,
            y: lostTop,
            width: Math.max(room, widest),
            height: lostHeight,
          }),
        );
        lost.forEach((line, index) => {
          body.append(
            drawLine(
              line,
              size,
              left(line),
              lostTop + index * step + fit.lineHeight - fit.descent,
              "lost",
            ),
          );
        });
      }
    },
  };
}

/** Shows what lies below a box's lower edge as cut off: in the colour of loss, under a line. */
function clipAt(node, body, text, width, edge, height) {
  const inside = freshId("inside");
  const outside = freshId("outside");
  node.prepend(
    svg(
      "defs",
      {},
      svg(
        "clipPath",
        { id: inside },
        svg("rect", { x: -MARGIN, y: -MARGIN, width, height: edge + MARGIN }),
      ),
      svg(
        "clipPath",
        { id: outside },
        svg("rect", { x: -MARGIN, y: edge, width, height: Math.max(0, height - edge) }),
      ),
    ),
  );
  const below = text.cloneNode(true);
  below.setAttribute("class", "shown lost");
  for (const line of below.querySelectorAll("[data-text]")) line.removeAttribute("data-text");
  body.append(
    svg("g", { "clip-path": `url(#${inside})` }, text),
    svg("g", { "clip-path": `url(#${outside})` }, below),
    svg("line", { class: "edge", x1: -MARGIN, x2: width - MARGIN, y1: edge, y2: edge }),
  );
}

/** The mark of a break inside a word: an arrow that turns back at the line's end. */
function breakMark(x, baseline, size, isMirrored) {
  const unit = Math.max(4, size / 4) * (isMirrored ? -1 : 1);
  const rise = Math.max(4, size / 4);
  return svg("path", {
    class: "break-mark",
    d: `M${x} ${baseline - rise * 1.2}h${unit * 0.6}v${rise}h${-unit * 0.9}m${unit * 0.35} ${-rise * 0.35}l${-unit * 0.4} ${rise * 0.35}l${unit * 0.4} ${rise * 0.35}`,
  });
}

/** The box that a line takes, with its baseline. */
const lineBox = (left, top, width, height, baseline) =>
  svg(
    "g",
    { class: "line-box" },
    svg("rect", { x: left, y: top, width, height }),
    svg("line", { x1: left, x2: left + width, y1: baseline, y2: baseline }),
  );

/** The box that a line's ink takes. */
function inkBox(line, size, left, baseline) {
  const ink = inkOf(line);
  if (!ink) return null;
  return svg("rect", {
    class: "ink-box",
    x: left + ink[0] * size,
    y: baseline - ink[3] * size,
    width: (ink[2] - ink[0]) * size,
    height: (ink[3] - ink[1]) * size,
  });
}

function boxLabel(slot, place, text, fit, faults, category) {
  const screen = data.screens[slot.screens[place].screen];
  const faultWords = faults.map(
    (fault) =>
      `${fault.title}: ${fault.detail ?? `\u201c${visible(shortened(fault.text, 80))}\u201d`}`,
  );
  return (
    `\u201c${visible(shortened(text.string))}\u201d in ${visible(slot.name)} on ${screen}, ` +
    `${CATEGORIES[category]}: ${counted(fit.shown, "line")} of ${points(fit.size)}. ` +
    (faultWords.length ? faultWords.join(". ") : "Fits") +
    "."
  );
}

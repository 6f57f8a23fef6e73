// The lines of a text on the page: those shown, and the first ones of what is lost.

/** Lines of lost text that are drawn below a box. */
const LOST_LINES = 3;

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

/** Sets a text's lines: those shown with the marks at their ends, and the first of those lost. */
function setFit(text, fit, category) {
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
  const widest = Math.max(0, ...[...shown.map((line) => line.set), ...lost].map((set) => set.width));
  return { string: picture.string, size, shown, lost, widest: widest * size };
}

/** Returns how far ink reaches above the first line shown and below the last one, in points. */
function inkReach({ shown, size }, { lineHeight, descent }) {
  const first = shown.length ? inkOf(shown[0].set) : null;
  const last = shown.length ? inkOf(shown[shown.length - 1].set) : null;
  return {
    above: first ? Math.max(0, first[3] * size - (lineHeight - descent)) : 0,
    below: last ? Math.max(0, -last[1] * size - descent) : 0,
  };
}

/**
 * Draws the lines shown into a group, and into another one behind it their boxes where these are
 * wanted. `left` and `top` are the place of the first line's box, `indent` is what stands before it.
 */
function drawShown(setting, fit, { left = 0, top, room, indent = 0 }, behind, glyphs) {
  const { size } = setting;
  const step = fit.lineHeight + fit.gap;
  setting.shown.forEach(({ line, set, end, isCut }, index) => {
    const start = index === 0 ? indent : 0;
    const x = left + (set.rightToLeft ? room - start - set.width * size : start);
    const lineTop = top + index * step;
    const baseline = lineTop + fit.lineHeight - fit.descent;
    if (state.lineBoxes)
      behind.append(lineBox(x, lineTop, set.width * size, fit.lineHeight, baseline));
    if (state.ink) behind.append(inkBox(set, size, x, baseline) ?? "");
    const drawn = drawLine(set, size, x, baseline);
    drawn.setAttribute("data-text", setting.string.slice(line.start, end) + (isCut ? "\u2026" : ""));
    glyphs.append(drawn);
    if (line.isBroken && !isCut) {
      const edge = set.rightToLeft ? x - 1 : x + set.width * size + 1;
      glyphs.append(breakMark(edge, baseline, size, set.rightToLeft));
    }
  });
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

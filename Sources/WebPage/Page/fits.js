// What becomes of a text: its lines as they were measured, and what is wrong with them.

/**
 * Returns the lines of a text on a screen at a category. `maximum` is the greatest number of lines, 0
 * for no limit; `limit` the height there is room for and `room` the width, null for no limit.
 */
function fitOf(text, place, category, { maximum, limit, room }) {
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
  const shown = maximum > 0 ? Math.min(maximum, count) : count;
  const height = shown * lineHeight + Math.max(0, shown - 1) * gap;
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
    room,
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

/** Returns what is wrong with a text, in words. */
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

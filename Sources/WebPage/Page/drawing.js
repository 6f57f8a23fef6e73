// Lines of text out of glyphs: where each one goes, in which order, and how far its ink reaches.

const GRID = 10000;

/** Returns the glyphs of a text at a category. */
const formOf = (text, category) => text.forms[text.of ? text.of[category] : 0];

/**
 * Returns the runs that a line shows, from left to right: rule L2 of the Unicode Bidirectional
 * Algorithm, which turns around what stands at each level, from the highest to the lowest odd one.
 */
function visualOrder(runs) {
  const order = [...runs];
  const highest = Math.max(0, ...order.map((run) => run[2]));
  for (let level = highest; level > 0; level--) {
    for (let first = 0; first < order.length; first++) {
      if (order[first][2] < level) continue;
      let end = first;
      while (end < order.length && order[end][2] >= level) end++;
      order.splice(first, end - first, ...order.slice(first, end).reverse());
      first = end;
    }
  }
  return order;
}

/** Whether the paragraph that holds a place of a text runs from right to left. */
function isRightToLeft(text, form, place) {
  const before = text.string
    .slice(0, place)
    .search(/[\n\r\u2028\u2029\u0085][^\n\r\u2028\u2029\u0085]*$/);
  const after = text.string.slice(place).search(/[\n\r\u2028\u2029\u0085]/);
  const start = before < 0 ? 0 : before + 1;
  const end = after < 0 ? text.string.length : place + after;
  const levels = form.runs.filter((run) => run[0] < end && run[1] > start).map((run) => run[2]);
  return levels.length > 0 && Math.min(...levels) % 2 === 1;
}

/** Returns the code unit that a run's glyph stands for. */
const clusterOf = (run, index) => (Array.isArray(run[6]) ? run[6][index] : run[0] + index);

/**
 * Sets one line: places in ems from the line's left end, without drawing anything.
 *
 * `start` and `end` are code units of the text; `mark` is a further run that ends the line, such as
 * the ellipsis; `spacing` is the space after each cluster in ems.
 */
function setLine(text, form, start, end, spacing, mark) {
  const rightToLeft = isRightToLeft(text, form, start);
  // A piece that begins or ends inside a ligature has glyphs of its own.
  const runs = form.pieces?.[`${start}-${end}`] ?? form.runs;
  const parts = visualOrder(runs.filter((run) => run[0] < end && run[1] > start)).map((run) => [
    run,
    start,
    end,
  ]);
  if (mark && mark[4].length > 0) {
    parts[rightToLeft ? "unshift" : "push"]([mark, mark[0], mark[1]]);
  }
  const glyphs = [];
  let pen = 0;
  for (const [run, from, to] of parts) {
    const offsets = new Map();
    for (let index = 0; index < (run[7]?.length ?? 0); index += 3) {
      offsets.set(run[7][index], [run[7][index + 1], run[7][index + 2]]);
    }
    let clusterStart = pen;
    run[4].forEach((id, index) => {
      const cluster = clusterOf(run, index);
      if (cluster < from || cluster >= to) return;
      const [x, y] = offsets.get(index) ?? [0, 0];
      glyphs.push({ face: run[3], id, x: pen + x / GRID, y: y / GRID, cluster });
      pen += run[5][index] / GRID;
      const isLast = index + 1 === run[4].length || clusterOf(run, index + 1) !== cluster;
      if (isLast) {
        if (pen > clusterStart) pen += spacing;
        clusterStart = pen;
      }
    });
  }
  return { glyphs, width: pen, rightToLeft };
}

/** Returns how far a set line's ink reaches, in ems from its left end, y upwards; null for none. */
function inkOf(line) {
  let bounds = null;
  for (const { face, id, x, y } of line.glyphs) {
    const ink = inks[face].get(id);
    if (!ink) continue;
    const em = data.units[face];
    const own = [x + ink[0] / em, y + ink[1] / em, x + ink[2] / em, y + ink[3] / em];
    bounds = bounds
      ? [
          Math.min(bounds[0], own[0]),
          Math.min(bounds[1], own[1]),
          Math.max(bounds[2], own[2]),
          Math.max(bounds[3], own[3]),
        ]
      : own;
  }
  return bounds;
}

/** Draws a set line with its left end and baseline at a place, in points. */
function drawLine(line, size, left, baseline, kind = "") {
  const group = svg("g", { class: `line ${kind}`.trim() });
  let part = null;
  let face = -1;
  for (const glyph of line.glyphs) {
    if (!inks[glyph.face].has(glyph.id)) continue;
    const em = data.units[glyph.face];
    if (glyph.face !== face) {
      face = glyph.face;
      const scale = (size / em).toFixed(6);
      part = svg("g", {
        transform: `translate(${left.toFixed(3)} ${baseline.toFixed(3)}) scale(${scale})`,
      });
      group.append(part);
    }
    part.append(
      svg("use", {
        href: `#g${glyph.face}-${glyph.id}`,
        x: Math.round(glyph.x * em),
        y: glyph.y === 0 ? null : Math.round(-glyph.y * em),
        class: glyph.id === 0 ? "notdef" : null,
      }),
    );
  }
  return group;
}

// A text in the room that its slot gives it: what is shown, cut, broken and too high.

/** Space around a box, so that what sticks out of it can be seen. */
const MARGIN = 6;

/** Plans the picture of a text in its box. */
function planBox(slot, place, text, category) {
  const fit = fitOf(text, place, category, {
    maximum: slot.lines,
    limit: slot.screens[place].heights?.[category] ?? null,
    room: slot.screens[place].room ?? null,
  });
  const setting = setFit(text, fit, category);
  const { lost, size, widest } = setting;
  const room = fit.room ?? Math.ceil(widest);
  const boxHeight = fit.limit ?? fit.height;
  const step = fit.lineHeight + fit.gap;
  // A label sets what is lower than its room in the middle.
  const top = fit.limit === null ? 0 : Math.max(0, (fit.limit - fit.height) / 2);
  const drawnHeight = fit.lines.length < fit.shown ? fit.lines.length * step : fit.height;
  const lostTop = Math.max(fit.limit === null ? drawnHeight : boxHeight, drawnHeight) + 6;
  const lostHeight = lost.length * step;
  const width = Math.ceil(Math.max(room, widest)) + 2 * MARGIN;
  const reach = inkReach(setting, fit);
  const above = MARGIN + Math.max(0, reach.above - top);
  const below = Math.max(0, reach.below - Math.max(0, boxHeight - top - drawnHeight));
  const height = Math.ceil(
    above +
      (lost.length ? lostTop + lostHeight : Math.max(drawnHeight, fit.limit ?? 0) + below) +
      MARGIN,
  );
  const faults = faultsOf(text, fit);
  return {
    width,
    height,
    fit,
    faults,
    label: boxLabel(slot, place, text, fit, faults, category),
    paint(node) {
      const body = svg("g", { transform: `translate(${MARGIN} ${above})` });
      node.append(body);
      const frameHeight = fit.limit ?? drawnHeight;
      body.append(svg("rect", { class: "box", x: 0, y: 0, width: room, height: frameHeight }));
      const shown = svg("g", { class: "shown" });
      drawShown(setting, fit, { top, room }, body, shown);
      if (fit.isTooHigh) clipAt(node, body, shown, width, frameHeight, height);
      else body.append(shown);
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
          const x = line.rightToLeft ? room - line.width * size : 0;
          const baseline = lostTop + index * step + fit.lineHeight - fit.descent;
          body.append(drawLine(line, size, x, baseline, "lost"));
        });
      }
    },
  };
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

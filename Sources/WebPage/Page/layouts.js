// Layouts: rows and screens with every element in its frame, the worst texts first.

const FRAME_FIGURES = 7;

/** Returns the frames of a layout on a screen at a category, in points. */
function framesOf(layout, variation, place, category) {
  const row = variation.solutions[variation.cells[place * CATEGORIES.length + category]];
  const frames = [];
  for (let index = 0; index < row.length; index += FRAME_FIGURES) {
    const [node, item, x, y, width, height, lacking] = row.slice(index, index + FRAME_FIGURES);
    frames.push({ node: layout.nodes[node], item, x, y, width, height, lacking });
  }
  return frames;
}

/** Returns a text of a layout in its frame: its lines, and the image that it begins with. */
function textInFrame(layout, variation, place, category, { node, width, height }) {
  const text = variation.texts[node.text];
  const screen = layout.screens[place];
  const isSideways = screen.width > screen.height;
  const drawing = text.drawings[isSideways ? text.drawings.length - 1 : 0];
  const maximum = node.lines[category > LAST_PLAIN ? 1 : 0];
  const fit = fitOf(drawing, place, category, { maximum, limit: null, room: width });
  const [imageWidth, imageHeight, spacing] = text.images?.[screen.scale][category] ?? [0, 0, 0];
  // An image stands on the baseline.
  const above = fit.shown > 0 ? Math.max(0, imageHeight - fit.lineHeight + fit.descent) : 0;
  const total = fit.height + above;
  return {
    drawing,
    fit,
    faults: faultsOf(drawing, fit),
    image: text.images === undefined ? null : { width: imageWidth, height: imageHeight },
    indent: imageWidth + spacing,
    // A label sets what is lower than its room in the middle.
    top: Math.max(0, (height - total) / 2) + above,
    isTooHigh: total > height + 0.01,
  };
}

/** Returns the findings that hold for a layout as it is drawn. */
const faultsOfLayout = (layout, variation, place, category) =>
  variation.findings.filter((finding) => holds(finding, category, layout.screens[place].screen));

/** Returns the name of the element of a layout that a finding is about, else its style. */
const elementOf = (layout, finding) =>
  finding.slot?.slice(layout.name.length + 3) ?? finding.style ?? "";

/** Plans the picture of a layout. */
function planLayout(layout, variation, place, category) {
  const frames = framesOf(layout, variation, place, category);
  const screen = layout.screens[place];
  const findings = faultsOfLayout(layout, variation, place, category);
  const faulty = new Set(findings.map((finding) => elementOf(layout, finding)));
  const [root] = frames;
  const isScreen = root?.node.kind === "screen";
  const right = Math.max(screen.width, ...frames.map((frame) => frame.x + frame.width));
  const bottom = Math.max(
    isScreen ? screen.height : 0,
    ...frames.map((frame) => frame.y + frame.height + frame.lacking),
  );
  return {
    width: Math.ceil(right) + 2 * MARGIN,
    height: Math.ceil(bottom) + 2 * MARGIN,
    findings,
    contentHeight: isScreen ? bottom : (root?.height ?? 0),
    isScreen,
    screen,
    label: layoutLabel(layout, variation, place, category, frames, findings),
    paint(node) {
      const body = svg("g", { transform: `translate(${MARGIN} ${MARGIN})` });
      node.append(body);
      const isInBar = (of) => of !== undefined && (of.bar || isInBar(layout.nodes[of.parent]));
      // Bars lie over what scrolls below them.
      const ordered = [false, true].flatMap((isBar) =>
        frames.filter((frame) => Boolean(isInBar(frame.node)) === isBar),
      );
      for (const frame of ordered) {
        body.append(drawElement(frame, faulty.has(frame.node.name), variation.rightToLeft));
        if (frame.node.text === undefined) continue;
        drawTextInFrame(
          textInFrame(layout, variation, place, category, frame),
          frame,
          category,
          body,
          Boolean(isInBar(frame.node)),
        );
      }
      if (isScreen && bottom > screen.height + 0.5)
        body.append(
          svg("line", {
            class: "fold",
            x1: -MARGIN,
            x2: screen.width + MARGIN,
            y1: screen.height,
            y2: screen.height,
          }),
        );
    },
  };
}

/** Draws a text with the image it may begin with; what its frame has no room for is red. */
function drawTextInFrame(text, frame, category, body, isCentred) {
  const setting = setFit(text.drawing, text.fit, category);
  const shown = svg("g", {
    class: text.isTooHigh ? "shown lost" : "shown",
    "data-of": elementName(frame),
  });
  // Titles of tabs stand in the middle.
  const room = isCentred ? Math.min(frame.width, setting.widest) : frame.width;
  const left = frame.x + (frame.width - room) / 2;
  const top = frame.y + text.top;
  if (text.image) {
    const { width, height } = text.image;
    const isMirrored = setting.shown[0]?.set.rightToLeft === true;
    const baseline = top + text.fit.lineHeight - text.fit.descent;
    const x = isMirrored ? left + room - width : left;
    body.append(imageShape(x, baseline - height, width, height, "element image"));
  }
  drawShown(
    setting,
    text.fit,
    { left, top, room, indent: text.image ? text.indent : 0 },
    body,
    shown,
  );
  body.append(shown);
}

function layoutLabel(layout, variation, place, category, frames, findings) {
  const shown = [...new Set(frames.map((frame) => frame.node))].filter(
    (node) => node.text !== undefined,
  );
  const words = shown.map((node) => {
    const frame = frames.find((candidate) => candidate.node === node);
    const { fit, drawing } = textInFrame(layout, variation, place, category, frame);
    return `\u201c${visible(shortened(drawing.string, 60))}\u201d in ${counted(fit.shown, "line")}`;
  });
  const faults = findings.map((finding) => `${data.rules[finding.rule] ?? finding.rule}`);
  return (
    `Layout ${visible(layout.name)} on ${data.screens[layout.screens[place].screen]}, ` +
    `${CATEGORIES[category]}: ${words.join(", ")}. ` +
    (faults.length ? [...new Set(faults)].join(". ") : "Nothing wrong") +
    "."
  );
}

/** What is said below the picture of a layout. */
function layoutCaption(layout, place, planned, heading) {
  const words = [
    html("strong", {}, heading ?? visible(screenName(layout, place))),
    " ",
    planned.isScreen && planned.contentHeight > planned.screen.height + 0.5
      ? `${points(planned.contentHeight)} high, the screen ${points(planned.screen.height)}`
      : `${points(planned.contentHeight)} high`,
  ];
  const list = planned.findings.map((finding) =>
    html(
      "li",
      {},
      severityMark(finding.severity),
      " ",
      html("bdi", {}, visible(elementOf(layout, finding))),
      `: ${data.rules[finding.rule] ?? finding.rule}`,
      finding.advice === undefined ? null : ` (cleared by ${visible(finding.advice)})`,
    ),
  );
  return list.length ? [...words, html("ul", { class: "faults" }, list)] : words;
}

const layoutFigure = (layout, variation, place, category = null) =>
  captioned(
    new Picture((at) => planLayout(layout, variation, place, at), category),
    (planned) =>
      layoutCaption(layout, place, planned, category === null ? null : CATEGORIES[category]),
    { class: "layout-figure" },
  );

/** Returns the places among a layout's screens, those with most wrong first. */
function worstPlaces(layout, variation) {
  const places = wantedPlaces(layout);
  const count = (place) =>
    CATEGORIES.reduce(
      (sum, _, category) => sum + faultsOfLayout(layout, variation, place, category).length,
      0,
    );
  return places
    .map((place) => ({ place, count: count(place) }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ place }) => place);
}

function variationItem(layout, variation) {
  const [first, ...others] = worstPlaces(layout, variation);
  const shown = variation.texts.map((text) => visible(shortened(text.string, 60)));
  return html(
    "li",
    { class: "slot-text" },
    html(
      "h4",
      {},
      html("bdi", { lang: variation.locale }, shortened(shown.join(" \u00b7 "), 120) || "No text"),
      " ",
      html("small", {}, variation.locale),
    ),
    worstSize(variation),
    html("div", { class: "row" }, layoutFigure(layout, variation, first)),
    disclosure(`All twelve sizes on ${visible(screenName(layout, first))}`, () =>
      CATEGORIES.map((_, category) => layoutFigure(layout, variation, first, category)),
    ),
    others.length === 0
      ? null
      : disclosure(`${counted(others.length, "more device")}`, () =>
          others.map((place) => layoutFigure(layout, variation, place)),
        ),
    findingDetails(variation.findings),
  );
}

function layoutGroup(layout, wanted) {
  const left = layout.count - layout.variations.length;
  return group(
    false,
    [
      html("h3", {}, visible(layout.name)),
      " \u00b7 ",
      html("span", { class: "count" }, counted(layout.count, "set of texts", "sets of texts")),
      " \u00b7 ",
      tallies((findingsOfLayout.get(layout.name) ?? []).filter(wantsFinding)),
    ],
    (body) => {
      const list = html("ul", { class: "slot-texts" });
      body.append(
        list,
        fillInChunks(list, wanted, (variation) => variationItem(layout, variation), TEXTS_AT_ONCE),
      );
      if (left > 0) {
        const words =
          `${counted(left, "more set of texts", "more sets of texts")} of this layout ` +
          `${left === 1 ? "is" : "are"} not drawn.`;
        body.append(html("p", {}, words));
      }
    },
  );
}

const layoutsSection = () =>
  section(
    "layouts",
    "Layouts",
    html(
      "p",
      {},
      "Rows and screens with their texts, the worst first, on the device where most is wrong. " +
        "Elements with something wrong have a thick red edge; a dashed line is the lower edge of the screen.",
    ),
    data.undrawnLayouts > 0
      ? html(
          "p",
          {},
          `${counted(data.undrawnLayouts, "set of texts", "sets of texts")} ` +
            `${data.undrawnLayouts === 1 ? "is" : "are"} not drawn, so that this page stays small.`,
        )
      : null,
    gravestFirst(layouts, {
      findingsOf: (layout) => findingsOfLayout.get(layout.name) ?? [],
      wantedOf: (layout) =>
        layout.variations.filter((variation) => wantsVariation(layout, variation)),
      make: layoutGroup,
      none: "No layout fits the filter.",
    }),
  );

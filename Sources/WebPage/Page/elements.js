// The shapes of a layout's elements: what is no text is only hinted at.

/** Returns the name of the element in a frame. */
const elementName = ({ node, item }) => (item > 0 ? `${node.name} (item ${item})` : node.name);

/** Draws an element in its frame, with its name and figures for the pointer. */
function drawElement(frame, isFaulty, isMirrored) {
  const { node, x, y, width, height } = frame;
  const name = elementName(frame);
  const title = svg(
    "title",
    {},
    `${visible(name)}: ${figure(width)} \u00d7 ${figure(height)} at ${figure(x)}, ${figure(y)}`,
  );
  const kind = node.kind === "inline" ? "text" : node.kind;
  return svg(
    "g",
    { class: `element ${kind}${isFaulty ? " faulty" : ""}`, "data-element": name },
    title,
    // Switches and arrows change sides with the direction of reading.
    isMirrored
      ? svg(
          "g",
          { transform: `translate(${2 * x + width} 0) scale(-1 1)` },
          shapeOf(node, x, y, width, height),
        )
      : shapeOf(node, x, y, width, height),
  );
}

function shapeOf(node, x, y, width, height) {
  const frame = (radius = 0) => svg("rect", { x, y, width, height, rx: radius || null });
  if (node.kind === "image") return imageShape(x, y, width, height, node.decorative && "decorative");
  if (node.kind !== "control") return frame();
  const middle = y + height / 2;
  const path = (d) => [frame(), svg("path", { d })];
  switch (node.control) {
    case "switch":
      return [
        frame(height / 2),
        svg("circle", { cx: x + width - height / 2, cy: middle, r: Math.max(0, height / 2 - 2) }),
      ];
    case "stepper": {
      const arm = height / 5;
      const left = x + width / 4;
      const right = x + (3 * width) / 4;
      return [
        frame(8),
        svg("path", {
          d:
            `M${x + width / 2} ${y + 6}v${Math.max(0, height - 12)}` +
            `M${left - arm} ${middle}h${2 * arm}M${right - arm} ${middle}h${2 * arm}` +
            `M${right} ${middle - arm}v${2 * arm}`,
        }),
      ];
    }
    case "chevron":
      return path(`M${x + 2} ${y + 1}L${x + width - 2} ${middle}L${x + 2} ${y + height - 1}`);
    case "checkmark":
      return path(
        `M${x + 2} ${middle}L${x + width * 0.4} ${y + height - 3}L${x + width - 2} ${y + 3}`,
      );
    default:
      return frame(Math.min(10, height / 4));
  }
}

/** The frame of an image, with its diagonals. */
const imageShape = (x, y, width, height, kind) =>
  svg(
    "g",
    { class: kind || null },
    svg("rect", { x, y, width, height }),
    svg("path", { d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}` }),
  );

// Long lists: in groups that are filled when they are opened, some items at a time.

const CHUNK = 50;
const TEXTS_AT_ONCE = 6;

/**
 * Fills a list some items at a time, with a button for more: a page of thousands of items would be
 * slow to lay out, and nobody reads them all.
 */
function fillInChunks(list, items, make, chunk = CHUNK) {
  const more = html("button", { type: "button", class: "more" });
  let count = 0;
  const grow = () => {
    const added = items.slice(count, count + chunk).map(make);
    list.append(...added);
    count += added.length;
    const left = items.length - count;
    more.hidden = left === 0;
    more.replaceChildren(`Show ${Math.min(chunk, left)} more of ${left.toLocaleString("en")}`);
    return added[0];
  };
  more.addEventListener("click", () => {
    const first = grow();
    // The focus goes to what is new, not to where the button was.
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  });
  grow();
  return more;
}

/** A group that is filled when it is first opened. */
function group(isOpen, summary, fill, kind = null) {
  const body = html("div", {});
  let isFilled = false;
  const fillOnce = () => {
    if (!isFilled) fill(body);
    isFilled = true;
  };
  const details = html(
    "details",
    {
      class: kind,
      open: isOpen,
      ontoggle: () => {
        if (details.open) fillOnce();
      },
    },
    html("summary", {}, summary),
    body,
  );
  if (isOpen) fillOnce();
  return details;
}

/** A button that shows a further row of pictures, and hides it again. */
function disclosure(label, make) {
  const body = html("div", { class: "row", hidden: true, id: freshId("more") });
  const button = html(
    "button",
    {
      type: "button",
      "aria-expanded": "false",
      "aria-controls": body.id,
      onclick: () => {
        body.hidden = !body.hidden;
        button.setAttribute("aria-expanded", String(!body.hidden));
        body.replaceChildren(...(body.hidden ? [] : make()));
      },
    },
    label,
  );
  return [button, body];
}

/** A mark for a severity: a shape and a word, so that colour is not all there is. */
const severityMark = (severity) =>
  html(
    "span",
    { class: `severity ${severity}` },
    html(
      "span",
      { "aria-hidden": "true" },
      { error: "\u2716\ufe0e", warning: "\u25b2", note: "\u25cf" }[severity],
    ),
    ` ${severity}`,
  );

/** How many findings of each severity there are. */
const tallies = (findings) =>
  SEVERITIES.map((severity) => [
    severity,
    findings.filter((finding) => finding.severity === severity).length,
  ])
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => [
      html("span", { class: `tally ${severity}` }, counted(number, severity)),
      " ",
    ]);

/** The findings of a text or layout, closed; nothing when there are none. */
const findingDetails = (findings) =>
  findings.length === 0
    ? null
    : html(
        "details",
        { class: "text-findings" },
        html("summary", {}, counted(findings.length, "finding")),
        html("ul", { class: "findings" }, findings.map(findingItem)),
      );

const GROUPS_AT_ONCE = 100;

/**
 * Groups for items, those with the most errors first, then with the most warnings, the first one
 * open. `wantedOf` returns what of an item fits the filter; one without any is left out.
 */
function gravestFirst(items, { findingsOf, wantedOf, make, none }) {
  const groups = html("div", { class: "groups" });
  const count = (item, severity) =>
    findingsOf(item).filter((finding) => finding.severity === severity).length;
  const ordered = items
    .map((item, index) => ({
      item,
      index,
      errors: count(item, "error"),
      warnings: count(item, "warning"),
    }))
    .sort((a, b) => b.errors - a.errors || b.warnings - a.warnings || a.index - b.index);
  onFilter(() => {
    const rows = ordered
      .map(({ item }) => ({ item, wanted: wantedOf(item) }))
      .filter(({ wanted }) => wanted.length > 0);
    groups.replaceChildren();
    const more = fillInChunks(groups, rows, (row) => make(row.item, row.wanted), GROUPS_AT_ONCE);
    const first = groups.querySelector("details");
    if (first) first.open = true;
    groups.append(rows.length === 0 ? html("p", {}, none) : more);
  });
  return groups;
}

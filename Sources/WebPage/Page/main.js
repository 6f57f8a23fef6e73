// The page: its parts in the order in which they are read.

function summaryLine() {
  const { errors, warnings, notes, texts: read, suppressed } = data.summary;
  return html(
    "p",
    { class: "summary" },
    [
      ["error", errors],
      ["warning", warnings],
      ["note", notes],
    ].map(([severity, number]) => [
      html("span", { class: `tally ${severity}` }, counted(number, severity)),
      " ",
    ]),
    `in ${counted(read, "text")}, ${counted(data.locales.length, "language")}, ${counted(data.styles.length, "style")}, ` +
      `${counted(slots.length, "slot")}, ` +
      (layouts.length === 0 ? "" : `${counted(layouts.length, "layout")}, `) +
      `${counted(data.screens.length, "device")}` +
      (suppressed === 0 ? "." : `; ${counted(suppressed, "more", "more")} accepted.`),
  );
}

function buildPage() {
  const form = filterForm();
  const parts = [
    data.past === undefined ? null : ["changes", "Old against new", changesSection()],
    ["heat", "Where findings gather", heatSection()],
    ["findings", "Findings", findingsSection()],
    slots.length === 0 ? null : ["slots", "Slots", slotsSection()],
    layouts.length === 0 ? null : ["layouts", "Layouts", layoutsSection()],
    ["styles", "Styles", stylesSection()],
    ["fonts", "Fonts", fontsSection()],
  ].filter((part) => part !== null);
  document.body.prepend(
    html("a", { class: "skip", href: "#main" }, "Skip to the content"),
    html(
      "header",
      { class: "top" },
      html("h1", {}, "Dynamic Type report"),
      summaryLine(),
      html(
        "nav",
        { "aria-label": "Parts of the page" },
        html(
          "ul",
          {},
          parts.map(([id, name]) => html("li", {}, html("a", { href: `#${id}` }, name))),
        ),
      ),
    ),
    html("div", { class: "controls" }, sizePanel()),
    html(
      "main",
      { id: "main", tabindex: "-1" },
      data.notices.length === 0
        ? null
        : html(
            "section",
            { "aria-labelledby": "notices-heading" },
            html("h2", { id: "notices-heading" }, "Remarks"),
            html(
              "ul",
              {},
              data.notices.map((notice) => html("li", {}, visible(notice))),
            ),
          ),
      parts.filter(([id]) => id === "heat").map((part) => part[2]),
      html("h2", { id: "filter-heading" }, "Filter"),
      form.node,
      parts.filter(([id]) => id !== "heat").map((part) => part[2]),
    ),
    html("footer", {}, html("p", {}, `fontgauge ${data.version}, behaviour ${data.model}.`)),
  );

  const follow = () => {
    const [part, query] = location.hash.slice(1).split("?");
    if (query !== undefined) form.set(Object.fromEntries(new URLSearchParams(query)));
    const target = document.getElementById(part);
    if (target && part !== "") {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    }
  };
  form.set({});
  addEventListener("hashchange", follow);
  if (location.hash !== "") follow();
}

buildPage();

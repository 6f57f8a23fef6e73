// The text size, chosen as in the Settings of iOS: a slider with seven stops, and twelve with the
// switch for larger sizes.

const sizeListeners = [];
/** Calls a function whenever the size, or what is drawn along, changes. */
const onSize = (listener) => sizeListeners.push(listener);

function changeSize(category) {
  state.category = category;
  if (category > LAST_PLAIN) state.largerSizes = true;
  updatePictures();
  for (const listener of sizeListeners) listener();
}

function sizePanel() {
  const words = html("output", { class: "size-name", for: "size" });
  const slider = html("input", {
    id: "size",
    type: "range",
    min: 0,
    step: 1,
    list: "stops",
    oninput: () => changeSize(Number(slider.value)),
  });
  const larger = html("input", {
    id: "larger",
    type: "checkbox",
    role: "switch",
    onchange: () => {
      state.largerSizes = larger.checked;
      changeSize(larger.checked ? state.category : Math.min(state.category, LAST_PLAIN));
    },
  });
  const stops = html("datalist", { id: "stops" });
  const toggle = (id, key, label) =>
    html(
      "label",
      { class: "toggle" },
      html("input", {
        id,
        type: "checkbox",
        onchange: (event) => {
          state[key] = event.target.checked;
          changeSize(state.category);
        },
      }),
      label,
    );
  const refresh = () => {
    const last = state.largerSizes ? CATEGORIES.length - 1 : LAST_PLAIN;
    slider.max = last;
    slider.value = state.category;
    larger.checked = state.largerSizes;
    stops.replaceChildren(
      ...Array.from({ length: last + 1 }, (_, index) => html("option", { value: index })),
    );
    const name = CATEGORIES[state.category] + (state.category === LARGE ? " (default)" : "");
    slider.setAttribute("aria-valuetext", name);
    words.replaceChildren(name);
  };
  onSize(refresh);
  refresh();
  return html(
    "section",
    { class: "size-panel", "aria-labelledby": "size-heading" },
    html("h2", { id: "size-heading" }, "Text size"),
    html(
      "div",
      { class: "size-row" },
      html("span", { class: "small-a", "aria-hidden": "true" }, "A"),
      html("label", { class: "hidden-label", for: "size" }, "Text size"),
      slider,
      stops,
      html("span", { class: "big-a", "aria-hidden": "true" }, "A"),
      words,
    ),
    html(
      "div",
      { class: "toggles" },
      html("label", { class: "toggle" }, larger, "Larger Accessibility Sizes"),
      toggle("line-boxes", "lineBoxes", "Line boxes"),
      toggle("ink", "ink", "Ink"),
    ),
  );
}

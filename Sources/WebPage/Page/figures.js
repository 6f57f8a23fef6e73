// Pictures that follow the text size: each is drawn when it comes near the window, and again when
// the size changes while it is there. One that is far away only gets its new size.

const pictures = new Set();

/**
 * A picture. `plan` returns for a category what it takes to draw: width and height in points, the
 * name for screen readers, and a function that draws into the element.
 */
class Picture {
  constructor(plan, category = null) {
    this.plan = plan;
    this.fixedCategory = category;
    this.isNear = false;
    this.node = svg("svg", { class: "picture", role: "img" });
    this.node.picture = this;
    pictures.add(this);
    observer.observe(this.node);
    this.update();
  }

  /** The category drawn. */
  get category() {
    return this.fixedCategory ?? state.category;
  }

  /** Takes over the category and, when the picture is near the window, draws it. */
  update() {
    const planned = this.plan(this.category);
    this.planned = planned;
    furnish(
      this.node,
      {
        width: planned.width,
        height: planned.height,
        viewBox: `0 0 ${planned.width} ${planned.height}`,
        "aria-label": planned.label,
        "data-category": CATEGORIES[this.category],
      },
      [],
    );
    this.node.replaceChildren();
    this.isDrawn = false;
    this.onplan?.(planned);
    if (this.isNear) this.draw();
    markScrollable();
  }

  draw() {
    if (this.isDrawn) return;
    this.isDrawn = true;
    this.planned.paint(this.node);
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const picture = entry.target.picture;
      picture.isNear = entry.isIntersecting;
      if (picture.isNear) picture.draw();
    }
  },
  { rootMargin: "600px" },
);

let isMarking = false;
/** Lets the keyboard reach those pictures that are wider than their place, and no others. */
function markScrollable() {
  if (isMarking) return;
  isMarking = true;
  requestAnimationFrame(() => {
    isMarking = false;
    const places = [...pictures]
      .filter((picture) => picture.node.parentElement?.isConnected)
      .map((picture) => picture.node.parentElement)
      .map((place) => [place, place.scrollWidth > place.clientWidth]);
    for (const [place, isWide] of places) {
      if (isWide === place.hasAttribute("tabindex")) continue;
      if (isWide)
        furnish(
          place,
          { tabindex: 0, role: "group", "aria-label": "Picture that scrolls sideways" },
          [],
        );
      else for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
    }
  });
}
addEventListener("resize", markScrollable);

/** Draws everything again, and forgets what is no longer on the page. */
function updatePictures() {
  for (const picture of pictures) {
    if (picture.node.isConnected) picture.update();
    else {
      observer.unobserve(picture.node);
      pictures.delete(picture);
    }
  }
}

/** A picture with what is said about it below. */
function captioned(picture, caption, attributes = {}) {
  const words = html("figcaption", {});
  picture.onplan = (planned) => words.replaceChildren(...caption(planned));
  picture.onplan(picture.planned);
  return html("figure", attributes, html("div", { class: "canvas" }, picture.node), words);
}

// Paper shows what is open, not what is near the window.
addEventListener("beforeprint", () => {
  for (const picture of pictures) if (picture.node.isConnected) picture.draw();
});

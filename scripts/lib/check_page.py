"""Opens a page of `fontgauge report` in Chromium and checks what it shows.

    check_page.py CHECK PAGE [ARGUMENT...]

Prints figures, and ends with status 1 and a sentence a fault when something is wrong. The tests of
CommandTests/Page run it where Playwright (scripts/requirements.txt) and Chromium are installed.
"""

import base64
import json
import pathlib
import re
import shutil
import sys
import time

CATEGORIES = 12
SIZES = [(360, 740), (820, 1180), (1440, 900)]


def chromium():
    """Returns the path of the browser; None when there is none."""
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        path = shutil.which(name)
        if path:
            return path
    return None


class Browser:
    """A browser without a window; everything that its pages complain of is kept."""

    def __init__(self):
        from playwright.sync_api import sync_playwright

        self.faults = []
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox"]
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._browser.close()
        self._playwright.stop()

    def blank(self, scheme="light", size=(1280, 900)):
        return self._browser.new_page(
            color_scheme=scheme, viewport={"width": size[0], "height": size[1]}
        )

    def open(self, path, scheme="light", size=(1280, 900)):
        page = self.blank(scheme, size)
        # A busy machine is no fault of the page.
        page.set_default_timeout(120_000)
        page.on("console", lambda line: self.faults.append(f"console: {line.text}"))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        url = pathlib.Path(path).resolve().as_uri()
        page.on(
            "request",
            lambda request: (
                request.url.split("#")[0] == url
                or self.faults.append(f"request: {request.url[:100]}")
            ),
        )
        page.goto(url)
        page.wait_for_selector("#main")
        return page


def settle(page):
    """Waits until what is near the window is drawn."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    page.wait_for_timeout(120)


def open_all(page):
    """Opens every group and asks for every text."""
    page.evaluate("""() => {
      for (const details of document.querySelectorAll('main details')) details.open = true;
    }""")
    settle(page)
    while page.evaluate("""() => {
      const buttons = [...document.querySelectorAll('button.more')].filter(button => !button.hidden);
      for (const button of buttons) button.click();
      for (const details of document.querySelectorAll('main details')) details.open = true;
      return buttons.length;
    }"""):
        settle(page)
    settle(page)


def move_slider(page, stop):
    """Moves the slider to a stop, with keys only."""
    if stop > 6 and not page.is_checked("#larger"):
        page.focus("#larger")
        page.keyboard.press("Space")
    page.focus("#size")
    page.keyboard.press("Home")
    for _ in range(stop):
        page.keyboard.press("ArrowRight")


def check_load(page_path):
    """No complaint in the console, no request, no element from a text; fast enough."""
    with Browser() as browser:
        start = time.monotonic()
        page = browser.open(page_path)
        print("opened in", round(time.monotonic() - start, 2), "s")
        open_all(page)
        print("opened all in", round(time.monotonic() - start, 2), "s")
        faults = inside(page)
        page.emulate_media(media="print")
        settle(page)
        foreign = page.evaluate("""() => [...document.querySelectorAll(
          'main script, main img, main iframe, main object, main style, main [onclick], main [onerror]')]
          .map(element => element.outerHTML.slice(0, 100))""")
        scripts = page.evaluate("() => document.scripts.length")
        if scripts != 2:
            browser.faults.append(f"there are {scripts} scripts instead of 2")
        if page.evaluate("() => 'pwned' in window"):
            browser.faults.append("a text of the app ran as a script")
        return browser.faults + faults + [f"an element came from a text: {html}" for html in foreign]


def inside(page):
    """At the largest size, no first line of a box begins above its picture, no last one ends below.

    Of a line between, one sign may be far from the rest: so it is with faulty fonts.
    """
    move_slider(page, CATEGORIES - 1)
    settle(page)
    outside = page.evaluate("""() => [...document.querySelectorAll('.box-figure svg.picture')].flatMap(node => {
      node.picture.draw();
      const picture = node.getBoundingClientRect();
      const lines = [...node.querySelectorAll('.shown .line')];
      return lines.filter((line, index) => {
        const box = line.getBoundingClientRect();
        return box.height > 0 && (index === 0 && box.top < picture.top - 1
          || index === lines.length - 1 && box.bottom > picture.bottom + 1);
      }).map(line => line.dataset.text);
    })""")
    return [f"a line reaches out of its picture: {text}" for text in outside[:5]]


def check_slider(page_path):
    """Twelve stops by keyboard; at each one every picture near the window is drawn at that size."""
    faults = []
    with Browser() as browser:
        page = browser.open(page_path)
        names = page.evaluate(
            "() => JSON.parse(document.getElementById('data').textContent).categories"
        )
        for part in ["slots", "layouts", "styles"]:
            if page.query_selector(f"#{part}") is None:
                continue
            page.evaluate(f"() => {{ location.hash = '#{part}' }}")
            settle(page)
            before = {}
            for stop in range(CATEGORIES):
                page.evaluate("() => document.activeElement.blur()")
                start = time.monotonic()
                move_slider(page, stop)
                duration = time.monotonic() - start
                page.evaluate(f"() => document.getElementById('{part}').scrollIntoView()")
                settle(page)
                said = page.get_attribute("#size", "aria-valuetext").split(" ")[0]
                if said != names[stop]:
                    faults.append(f"stop {stop} is called {said}, not {names[stop]}")
                pictures = page.evaluate("""() => [...document.querySelectorAll('svg.picture[data-category]')]
                  .filter(node => { const box = node.getBoundingClientRect();
                    return box.width > 0 && box.bottom > 0 && box.top < innerHeight; })
                  .map(node => [node.dataset.category, node.querySelectorAll('use').length,
                    node.querySelector('.line g')?.getAttribute('transform').split('scale')[1]])""")
                if not pictures:
                    faults.append(f"nothing is drawn in {part} at {said}")
                wrong = [picture for picture in pictures if picture[0] != said or picture[1] == 0]
                if wrong:
                    faults.append(f"{len(wrong)} pictures of {part} are not drawn at {said}")
                before[stop] = pictures[0][2] if pictures else None
            print(
                part,
                "first picture's scales",
                list(before.values()),
                "last step",
                round(duration, 3),
                "s",
            )
            if len(set(before.values())) < 2:
                faults.append(f"the first picture of {part} has one scale at all sizes")
        faults += browser.faults
    return faults


def check_filters(page_path):
    """Each filter leaves what it names, links of the heat map set it, and all of it can be undone."""
    faults = []
    with Browser() as browser:
        page = browser.open(page_path)
        status = lambda: page.inner_text(".status")
        everything = status()
        for key in ["locale", "style", "layout", "screen", "rule", "size"]:
            if page.query_selector(f"#filter-{key}") is None:
                continue
            values = page.evaluate(
                f"() => [...document.getElementById('filter-{key}').options].map(option => option.value)"
            )
            if len(values) < 2:
                continue
            page.select_option(f"#filter-{key}", values[1])
            settle(page)
            print(key, values[1], "->", status())
            if len(values) > 2 and status() == everything:
                faults.append(f"the filter {key}={values[1]} changes nothing")
            if key == "locale":
                wrong = page.evaluate(f"""() => [...document.querySelectorAll('.slot-text small')]
                  .filter(node => !node.textContent.startsWith({json.dumps(values[1])})).length""")
                if wrong:
                    faults.append(f"{wrong} texts of other languages are shown for {values[1]}")
            if key == "rule":
                # What a font lacks is told of a style; it is seen in the slots of that style.
                if "missing-glyphs" in values:
                    page.select_option("#filter-rule", "missing-glyphs")
                settle(page)
                drawn = page.evaluate("() => document.querySelectorAll('.slot-text').length")
                if "missing-glyphs" in values and drawn == 0:
                    faults.append("no text that lacks glyphs is drawn under missing-glyphs")
            if key == "screen":
                names = page.evaluate(
                    "() => [...new Set([...document.querySelectorAll('.box-figure strong, .layout-figure strong')]"
                    ".map(node => node.textContent))]"
                )
                if names and names != [values[1]]:
                    faults.append(f"screens {names} are shown for {values[1]}")
            page.click("text=Show all")
            settle(page)
            if status() != everything:
                faults.append(f"'Show all' leaves {status()} after {key}")
        page.fill("#filter-words", "no text has these words")
        page.wait_for_timeout(400)
        if not status().startswith("0"):
            faults.append(f"words that no text has leave {status()}")
        page.click("text=Show all")
        link = page.query_selector(".heat a")
        if link:
            number = int(link.inner_text())
            link.click()
            settle(page)
            print("heat map", number, "->", status())
            if int(re.sub(r"\D", "", status().split()[0])) != number:
                faults.append(f"a cell of {number} findings leads to {status()}")
            if page.evaluate("() => document.activeElement.id") != "findings":
                faults.append("the focus does not follow a link of the heat map")
        faults += browser.faults
    return faults


def check_accessibility(page_path):
    """axe-core's rules at three widths, light and dark; a name for every picture; a wide text size."""
    import axe_playwright_python

    source = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
    faults = []
    with Browser() as browser:
        for scheme in ["light", "dark"]:
            for width, height in SIZES:
                page = browser.open(page_path, scheme, (width, height))
                page.evaluate("""() => {
                  document.querySelectorAll('#slots details')[0]?.setAttribute('open', '');
                  document.querySelectorAll('#layouts details')[0]?.setAttribute('open', '');
                  for (const button of [...document.querySelectorAll('#layouts .slot-text button')].slice(0, 3)) button.click();
                  document.querySelectorAll('#findings details')[0]?.setAttribute('open', '');
                  for (const button of document.querySelectorAll('#styles article:first-of-type button')) button.click();
                }""")
                move_slider(page, 10)
                settle(page)
                page.evaluate(source.read_text())
                result = page.evaluate(
                    "() => axe.run(document, {resultTypes: ['violations', 'incomplete']})"
                )
                for violation in result["violations"]:
                    nodes = violation["nodes"]
                    faults.append(
                        f"{scheme} {width}: {violation['id']} ({len(nodes)}): {violation['help']}: "
                        f"{nodes[0]['html'][:160]} {nodes[0].get('failureSummary', '')[:200]}"
                    )
                unnamed = page.evaluate("""() => [...document.querySelectorAll('svg')].filter(node =>
                  node.getAttribute('aria-hidden') !== 'true' && !node.getAttribute('aria-label')).length""")
                if unnamed:
                    faults.append(f"{unnamed} pictures have no name")
                overflow = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
                if overflow > 0:
                    faults.append(
                        f"{scheme} {width}: the page is {overflow} px wider than the window"
                    )
                print(
                    scheme,
                    width,
                    "rules passed",
                    len(result["passes"]) if "passes" in result else "?",
                    "incomplete",
                    [entry["id"] for entry in result["incomplete"]],
                )
                page.close()
        return faults + browser.faults


def check_drawn(page_path, output):
    """Writes the lines that are drawn: slot, key, language, screen, size and their texts."""
    with Browser() as browser:
        page = browser.open(page_path)
        rows = []
        open_all(page)
        for stop in range(CATEGORIES):
            move_slider(page, stop)
            rows += page.evaluate("""() => {
              for (const node of document.querySelectorAll('svg.picture')) node.picture.draw();
              return [...document.querySelectorAll('.slot-text')].flatMap(item => {
                const slot = item.closest('details.slot').querySelector('h3').textContent;
                return [...item.querySelectorAll('.box-figure')].map(figure => ({
                  slot, key: item.querySelector('h4 bdi').textContent,
                  locale: item.querySelector('h4 small').textContent.split(' \\u00b7 ')[0],
                  screen: figure.querySelector('strong').textContent,
                  category: figure.querySelector('svg').dataset.category,
                  lines: [...figure.querySelectorAll('[data-text]')].map(line => line.dataset.text),
                }));
              });
            }""")
        pathlib.Path(output).write_text(json.dumps(rows))
        print(len(rows), "boxes drawn")
        return browser.faults


def check_frames(page_path, output):
    """Writes what is drawn of layouts: each element's frame, each text's lines."""
    with Browser() as browser:
        page = browser.open(page_path)
        rows = []
        open_all(page)
        page.evaluate("""() => {
          for (const button of document.querySelectorAll('#layouts [aria-expanded=false]'))
            if (button.textContent.includes('device')) button.click();
        }""")
        for stop in range(CATEGORIES):
            move_slider(page, stop)
            rows += page.evaluate("""() => {
              for (const node of document.querySelectorAll('#layouts svg.picture')) node.picture.draw();
              return [...document.querySelectorAll('#layouts .slot-text')].flatMap(item => {
                const layout = item.closest('details').querySelector('h3').textContent;
                return [...item.querySelectorAll('.layout-figure')].map(figure => ({
                  layout, locale: item.querySelector('h4 small').textContent,
                  screen: figure.querySelector('strong').textContent,
                  category: figure.querySelector('svg').dataset.category,
                  label: figure.querySelector('svg').getAttribute('aria-label'),
                  elements: [...figure.querySelectorAll('[data-element]')].map(element => ({
                    name: element.dataset.element, said: element.querySelector('title').textContent,
                    isFaulty: element.classList.contains('faulty'),
                  })),
                  texts: [...figure.querySelectorAll('[data-of]')].map(text => ({
                    element: text.dataset.of,
                    lines: [...text.querySelectorAll('[data-text]')].map(line => line.dataset.text),
                  })),
                }));
              });
            }""")
        pathlib.Path(output).write_text(json.dumps(rows))
        print(len(rows), "layouts drawn")
        return browser.faults


def check_layout(page_path, fonts_folder):
    """Lets Chromium itself lay out the texts with the same files; at least 98 % have as many lines."""
    with Browser() as browser:
        page = browser.open(page_path)
        data = json.loads(page.inner_text("#data") or page.text_content("#data"))
        fonts = {font["name"]: font for font in data["fonts"]}
        styles = {style["name"]: style for style in data["styles"]}
        used = sorted({style["font"] for style in data["styles"] if "font" in style})
        css = ""
        for name in used:
            path = pathlib.Path(fonts_folder) / fonts[name]["path"]
            encoded = base64.b64encode(path.read_bytes()).decode()
            css += f"@font-face {{ font-family: '{name}'; src: url(data:font/sfnt;base64,{encoded}); font-weight: 1 1000 }}\n"
        items = []
        for slot in data["slots"]:
            style = styles.get(slot["style"])
            if not style or "font" not in style:
                continue
            for text in slot["texts"]:
                picture = data["texts"][text["picture"]]
                faces = {run[3] for form in picture["forms"] for run in form["runs"]}
                ids = {
                    glyph for form in picture["forms"] for run in form["runs"] for glyph in run[4]
                }
                own = fonts[style["font"]]
                letters = data["texts"][style["letters"]]
                own_faces = {run[3] for form in letters["forms"] for run in form["runs"]}
                # Chromium would take other fonts for characters that the style's own lacks.
                if not faces <= own_faces or 0 in ids or text["locale"] in style.get("locales", []):
                    continue
                ladder = data["ladders"][text["ladder"]]
                seen = set()
                for place, screen in enumerate(slot["screens"]):
                    for category in range(CATEGORIES):
                        fit = text["fits"][text["cells"][place * CATEGORIES + category]]
                        size, room = ladder[1 + category][0], screen.get("room")
                        if room is None or fit[1] != 1 or (size, room) in seen:
                            continue
                        seen.add((size, room))
                        items.append(
                            {
                                "text": picture["string"],
                                "locale": text["locale"],
                                "font": style["font"],
                                "axes": own.get("coordinates", {}),
                                "size": size,
                                "room": room,
                                "spacing": picture.get("spacing", 0),
                                "kerning": style.get("kerning", True),
                                "lines": fit[2],
                            }
                        )
        blank = browser.blank()
        blank.set_content(
            f"<!DOCTYPE html><style>{css} p {{ margin: 0; line-height: 100px; white-space: pre-wrap; "
            "overflow-wrap: break-word; font-synthesis: none; text-rendering: geometricPrecision }</style><body>"
        )
        blank.evaluate(
            "names => Promise.all(names.map(name => document.fonts.load(`20px '${name}'`)))", used
        )
        counts = blank.evaluate(
            """items => {
          const nodes = items.map(item => {
            const node = document.createElement('p');
            node.lang = item.locale;
            node.dir = 'auto';
            node.textContent = item.text;
            node.style.fontFamily = `'${item.font}'`;
            node.style.fontSize = `${item.size}px`;
            node.style.width = `${item.room}px`;
            node.style.letterSpacing = item.spacing ? `${item.spacing}px` : 'normal';
            node.style.fontKerning = item.kerning ? 'normal' : 'none';
            node.style.fontVariationSettings =
              Object.entries(item.axes).map(([tag, value]) => `'${tag}' ${value}`).join(', ') || 'normal';
            document.body.append(node);
            return node;
          });
          return nodes.map(node => Math.round(node.getBoundingClientRect().height / 100));
        }""",
            items,
        )
        same = sum(count == item["lines"] for count, item in zip(counts, items))
        for count, item in zip(counts, items):
            if count != item["lines"] and "--show" in sys.argv:
                print(count, item)
        share = same / len(items) if items else 0
        print(f"{same} of {len(items)} texts have as many lines in Chromium: {100 * share:.2f} %")
        return (
            []
            if share >= 0.98
            else [f"only {100 * share:.2f} % of the line counts agree with Chromium"]
        )


def check_speed(page_path):
    """How long the page takes to open, to follow the slider, and to scroll with a slot open."""
    with Browser() as browser:
        start = time.monotonic()
        page = browser.open(page_path)
        opened = time.monotonic() - start
        page.evaluate("""() => {
          window.longest = 0;
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
          }).observe({ type: 'longtask' });
          location.hash = '#slots';
        }""")
        settle(page)
        page.mouse.move(600, 600)
        for _ in range(30):
            page.mouse.wheel(0, 600)
            page.wait_for_timeout(30)
        settle(page)
        scrolling = page.evaluate(
            "() => { const longest = window.longest; window.longest = 0; return longest; }"
        )
        move_slider(page, 11)
        settle(page)
        sliding = page.evaluate("() => window.longest")
        print(
            f"opened in {opened:.2f} s, longest task {scrolling:.0f} ms while scrolling, "
            f"{sliding:.0f} ms while the slider moved"
        )
        # Far above what a browser at rest needs: a page that lays out everything takes seconds.
        slow = [
            name
            for name, figure, limit in [
                ("opening", opened, 20),
                ("scrolling", scrolling, 1500),
                ("sliding", sliding, 1500),
            ]
            if figure > limit
        ]
        return browser.faults + [f"{name} takes too long" for name in slow]


def check_screenshots(page_path, folder):
    """Takes pictures of the page at three widths, light and dark, to be looked at."""
    with Browser() as browser:
        for scheme in ["light", "dark"]:
            for width, height in SIZES:
                page = browser.open(page_path, scheme, (width, height))
                for part in ["main", "findings", "slots", "layouts", "styles", "fonts", "changes"]:
                    if page.query_selector(f"#{part}") is None:
                        continue
                    page.evaluate(f"() => {{ location.hash = '#{part}' }}")
                    move_slider(page, 9 if part in ["slots", "layouts"] else 3)
                    page.evaluate(f"() => document.getElementById('{part}').scrollIntoView()")
                    settle(page)
                    page.screenshot(path=f"{folder}/{scheme}-{width}-{part}.png")
                page.close()
        return browser.faults


CHECKS = {
    "accessibility": check_accessibility,
    "drawn": check_drawn,
    "filters": check_filters,
    "frames": check_frames,
    "layout": check_layout,
    "load": check_load,
    "screenshots": check_screenshots,
    "slider": check_slider,
    "speed": check_speed,
}


def main():
    name, *arguments = [word for word in sys.argv[1:] if word != "--show"]
    if chromium() is None:
        print("there is no Chromium: install it to check pages")
        return 3
    faults = CHECKS[name](*arguments)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

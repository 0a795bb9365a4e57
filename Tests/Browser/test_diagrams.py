"""That diagrams can be read: the SVG of the page of tables and figures, and Mermaid as its own program takes it."""

import tempfile
import unittest
from importlib.resources import files
from pathlib import Path

import reports
from browser import Browser
from page import PICTURES, main

FIGURES = sorted((reports.ROOT / "docs").glob("*/*.svg"))

# The lines of all texts with their boxes, and the contrast of each to what is behind it.
LINES = r"""
const read = (color) => color.match(/[\d.]+/g).map(Number);
const luminance = (color) => color.slice(0, 3).map((c) => c / 255)
  .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const shapes = [...document.querySelectorAll("rect, text")];
const lines = [];
for (const text of document.querySelectorAll("text")) {
  const style = getComputedStyle(text);
  for (const line of text.children.length ? text.children : [text]) {
    const { left, top, right, bottom } = line.getBoundingClientRect();
    // A text with an edge in the color of the page can be read over anything.
    let behind = read(getComputedStyle(document.querySelector("rect.page")).fill);
    if (style.stroke === "none") for (const rect of shapes.slice(0, shapes.indexOf(text))) {
      const box = rect.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const { fill, fillOpacity } = getComputedStyle(rect);
      if (rect.tagName !== "rect" || fill === "none" || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      behind = read(fill).slice(0, 3).map((c, i) => c * fillOpacity + behind[i] * (1 - fillOpacity));
    }
    lines.push([line.textContent, left, top, right, bottom, contrast(read(style.fill), behind)]);
  }
}
return lines;
"""

MERMAID = """
const done = arguments[arguments.length - 1];
mermaid.initialize({ startOnLoad: false });
mermaid.render("drawn", arguments[0]).then(({ svg }) => {
  const page = new DOMParser().parseFromString(svg, "text/html");
  done([...page.querySelectorAll("text")].map((text) => text.textContent));
}, (error) => done(String(error)));
"""

NAMES = reports.HOSTILE + ["a; b # c: d, \"e\" `f` $$g$$ %%h \\n i", "end", "wrap: x", "participant a as b", "loop"]


class DiagramTest(unittest.TestCase):
    """Each diagram by itself, in both color schemes."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def test_no_text_covers_another_or_leaves_the_picture_and_all_have_contrast(self):
        self.assertGreater(len(FIGURES), 20)
        for file in FIGURES:
            for scheme in ["light", "dark"]:
                with self.subTest(file.name, scheme=scheme):
                    self.browser.look(1280, 900, scheme)
                    self.browser.open(file)
                    self.assert_readable(self.browser.run(LINES), *self.size())

    def test_pictures_of_them_on_a_desktop_and_a_phone(self):
        for file in FIGURES:
            with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
                page.write(f'<body style="margin: 16px"><img src="{file.as_uri()}" style="max-width: 100%">')
                page.flush()
                for name, width, scheme in [("desktop", 1280, "light"), ("phone", 390, "dark")]:
                    self.browser.look(width, 1400, scheme)
                    self.browser.open(page.name)
                    scale = self.browser.run("const i = document.images[0]; return i.width / i.naturalWidth")
                    self.assertGreater(13 * scale, 7.5, f"the size of text in {file.name} on a {name}")
                    self.browser.screenshot(PICTURES / f"{file.stem}-{name}.png")

    def test_a_diagram_asks_for_nothing_and_runs_nothing(self):
        for name in reports.HOSTILE:
            self.browser.open(self.draw(name, "svg"))
            self.assertNotEqual(self.browser.driver.title, "caught")
            self.assertEqual(self.browser.complaints(), [])
            self.assertEqual([url for url in self.browser.requests() if not url.startswith("file:")], [])
            self.assertEqual(self.browser.all("script, image, a, use, foreignObject"), [])

    def test_mermaid_takes_what_is_written_for_it(self):
        script = str(files("mermaidx") / "assets/mermaid.js")
        with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
            page.write(f'<meta charset="utf-8"><body><script src="file://{script}"></script>')
            page.flush()
            self.browser.open(page.name)
            for name in NAMES:
                with self.subTest(name):
                    self.assert_drawn(self.draw(name, "mermaid").read_text(encoding="utf-8"), "tap-icon")
            for path in ["worked-traces/w6-a-task-expires.yaml", "events/touches.yaml", "scenes/life-of-a-scene.yaml",
                         "threads/queues.yaml", "ownership/counting.yaml", "time-limits/launching.yaml"]:
                with self.subTest(path):
                    text = reports.run("graph", f"Scenarios/{path}", "--format", "mermaid", cwd=reports.ROOT).stdout
                    self.assert_drawn(text, "not running")

    def assert_drawn(self, text, word):
        """Mermaid draws the text, each message with all of its words."""
        texts = self.browser.driver.execute_async_script(MERMAID, text)
        self.assertIsInstance(texts, list, texts)
        self.assertIn(word, texts)
        title = next(line for line in text.splitlines() if line.startswith("  title "))[8:]
        self.assertIn(decoded(title).strip(), [text.strip() for text in texts])

    def draw(self, name, kind):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        scenario = f"scenario: {reports.quoted(name)}\nios: 8.0\nsteps: [{{user: tap-icon, state: active}}]\n"
        (folder / "a.yaml").write_text(scenario, encoding="utf-8")
        reports.run("graph", "a.yaml", "--format", kind, "-o", f"a.{kind}", cwd=folder)
        return folder / f"a.{kind}"

    def size(self):
        return self.browser.run("const { width, height } = document.documentElement.viewBox.baseVal; return [width, height]")

    def assert_readable(self, lines, width, height):
        self.assertGreater(len(lines), 8)
        for text, left, top, right, bottom, contrast in lines:
            self.assertTrue(0 <= left and right <= width and 0 <= top and bottom <= height, f"{text} is outside")
            self.assertGreaterEqual(contrast, 4.5, text)
        # The box of a line has room above and below its letters.
        boxes = [(text, left, top + 3, right, bottom - 3) for text, left, top, right, bottom, _ in lines]
        for index, (text, left, top, right, bottom) in enumerate(boxes):
            for other, x, y, end, foot in boxes[:index]:
                apart = right <= x or end <= left or bottom <= y or foot <= top
                self.assertTrue(apart, f"'{text}' covers '{other}'")


def decoded(text):
    """Text with its escapes decoded."""
    parts = text.split("#")
    return parts[0] + "".join(chr(int(code)) + rest for code, rest in (part.split(";", 1) for part in parts[1:]))


if __name__ == "__main__":
    main()

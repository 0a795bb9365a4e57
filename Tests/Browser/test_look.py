"""That everything can be read: contrast in both color schemes, and no sideways scrolling on a phone."""

from page import PICTURES, PageTest, main

# Every text in sight whose contrast to what is behind it is too low. Colors of gradients count as well.
FAINT = r"""
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();
const read = (color) => {
  if (!known.has(color)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(color, [r, g, b, a / 255]);
  }
  return known.get(color);
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const luminance = (color) => color.slice(0, 3).map((c) => c / 255)
  .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const backgrounds = (element) => {
  const style = getComputedStyle(element);
  const own = read(style.backgroundColor);
  const image = style.backgroundImage === "none" ? [] :
    (style.backgroundImage.match(/(rgba?|color)\([^()]*\)/g) || []).map(read).filter((color) => color[3] > 0);
  if (own[3] === 1 && !image.length) return [own];
  const below = own[3] === 1 ? [[0, 0, 0, 0]] : element.parentElement ? backgrounds(element.parentElement)
    : [matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0, 1] : [255, 255, 255, 1]];
  const flat = below.map((color) => over(own, color));
  return [...flat, ...image.flatMap((color) => flat.map((under) => over(color, under)))];
};
const faint = [];
let count = 0;
const measure = (element, color, text) => {
  let opacity = 1;
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const [r, g, b, a] = read(color);
  for (const behind of backgrounds(element)) {
    const ratio = contrast(over([r, g, b, a * opacity], behind), behind);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)}: ${element.tagName}.${element.className} in ${
      element.parentElement.className}: ${text.trim().slice(0, 40)}`);
  }
  count += 1;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".hidden, svg, script")) continue;
  measure(element, getComputedStyle(element).color, node.data);
}
const search = document.getElementById("search");
measure(search, getComputedStyle(search, "::placeholder").color, "the placeholder");
return [count, [...new Set(faint)]];
"""

# What makes the page, or one of its two panes, wider than it is in sight.
WIDE = """
const panes = [document.documentElement, document.body, ...document.querySelectorAll(".head, .tools, #list, #tree, #detail")];
const wide = panes.filter((pane) => pane.scrollWidth > pane.clientWidth).map((pane) => pane.id || pane.className || pane.tagName);
const outside = [...document.querySelectorAll("body *")].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.right > innerWidth + 0.5 && element.checkVisibility()
    && !element.closest(".timeline, .excerpt, .beside, .output, .cards .card, .hidden, .skip, svg");
}).map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
return [...wide, ...outside];
"""


class LookTest(PageTest):
    """The overview and every case, as they are shown."""

    def assert_readable(self, what):
        count, faint = self.browser.run(FAINT)
        self.assertGreater(count, 40, what)
        self.faint += [f"{text} ({what})" for text in faint]

    def test_contrast_is_enough_in_both_schemes(self):
        self.faint = []
        for scheme in ["light", "dark"]:
            self.browser.look(1440, 1000, scheme)
            self.browser.open(self.page)
            self.assert_readable(f"overview, {scheme}")
            for name in self.open_all():
                for summary in self.browser.all("summary"):
                    summary.click()
                self.assert_readable(f"{name}, {scheme}")
            self.open_case("background [iOS 8.0]")
            # By script: what the mouse points at after it has scrolled would take the tip away.
            self.browser.run("document.getElementById('explain').click()")
            self.browser.run("const row = document.querySelectorAll('tr.k-call')[1]; row.scrollIntoView(); row.focus()")
            self.browser.wait(lambda: self.browser.one("#tip").is_displayed(), "the rule is shown")
            self.assert_readable(f"explained, {scheme}")
        self.assertEqual(self.faint, [])

    def test_a_page_that_is_too_faint_would_be_noticed(self):
        before = self.browser.run(FAINT)[1]
        self.browser.run("document.querySelector('.detail .muted').style.color = '#aaa'")
        self.assertEqual(len(self.browser.run(FAINT)[1]), len(before) + 1)

    def test_nothing_scrolls_sideways_on_a_phone(self):
        for width in [320, 390]:
            self.browser.look(width, 800)
            self.browser.open(self.page)
            self.assertEqual(self.browser.run(WIDE), [], f"list, {width}")
            self.browser.screenshot(PICTURES / f"phone-{width}-list.png")
            self.browser.run("document.body.classList.add('opened')")
            self.assertEqual(self.browser.run(WIDE), [], f"overview, {width}")
            for name in self.open_all():
                self.assertEqual(self.browser.run(WIDE), [], f"{name}, {width}")
            self.open_case_by_name("Stops in the middle")
            self.browser.screenshot(PICTURES / f"phone-{width}-case.png")

    def open_case_by_name(self, name):
        self.browser.run("openCase(run.cases.find(item => item.name === arguments[0]).id)", name)


if __name__ == "__main__":
    main()

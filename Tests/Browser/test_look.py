"""That everything can be read: contrast in both color schemes, and no sideways scrolling on a phone."""

from contrast import FAINT
from page import PICTURES, PageTest, main

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
            self.browser.wait(lambda: self.browser.shows("#tip"), "the rule is shown")
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

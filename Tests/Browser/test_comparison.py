"""The page of `diff --format html`: two timelines side by side, wide and narrow, in light and dark."""

import subprocess
import unittest

from browser import Browser
from page import PICTURES
from reports import PROGRAM, ROOT

URL = ["system: {open-url: 'notes://<new>'}", "--ios", "12", "--ios", "27"]


class Comparison(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = PICTURES / "comparison.html"
        PICTURES.mkdir(parents=True, exist_ok=True)
        run = subprocess.run(
            [PROGRAM, "diff", *URL, "--format", "html"], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=1200
        )
        assert run.returncode == 1, run.stderr
        cls.page.write_text(run.stdout, encoding="utf-8")
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.browser.look(1280, 900, "light")
        self.browser.open(self.page)

    def test_both_environments_are_side_by_side(self):
        environments = self.browser.texts(".environments h2")
        self.assertEqual([environment.split(",")[0] for environment in environments], ["iOS 12.0", "iOS 27.0"])
        left, right = self.browser.all(".row.d-counterpart .entry")[:2]
        self.assertIn("applicationDidBecomeActive(_:)", left.text)
        self.assertIn("sceneDidBecomeActive(_:)", right.text)
        self.assertEqual(left.rect["y"], right.rect["y"])
        self.assertGreater(right.rect["x"], left.rect["x"] + left.rect["width"])

    def test_arguments_stay_text(self):
        self.assertIn("notes://<new>", self.browser.text("h3"))
        self.assertEqual(self.browser.run("return document.scripts.length"), 0)

    def test_both_diagrams_are_drawn(self):
        sizes = "return [...document.images].map(image => image.complete && image.naturalWidth)"
        self.assertEqual(len(self.browser.run(sizes)), 2)
        self.assertTrue(all(width > 100 for width in self.browser.run(sizes)))

    def test_it_fits_wide_and_narrow_in_light_and_dark(self):
        for width in [1280, 390]:
            for scheme in ["light", "dark"]:
                self.browser.look(width, 900, scheme)
                self.browser.open(self.page)
                self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
                self.browser.screenshot(PICTURES / f"comparison-{width}-{scheme}.png")


if __name__ == "__main__":
    unittest.main()

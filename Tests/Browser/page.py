"""What every test of the page needs: a browser, the report in which everything occurs, and a limit of time."""

import os
import signal
import tempfile
import unittest
from pathlib import Path

import reports
from browser import Browser

# Where the pictures are put that somebody should look at.
PICTURES = Path(os.environ.get("PICTURES", reports.ROOT / ".build/browser/pictures"))
# No file of tests may take longer, in seconds: a browser that hangs must not hang CI.
LIMIT = 3600


class PageTest(unittest.TestCase):
    """Tests on the report in which everything occurs; each opens it again."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.page = reports.everything(cls.folder.name)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def setUp(self):
        self.scheme = "light"
        self.browser.look(1440, 1000)
        self.browser.open(self.page)

    def tearDown(self):
        """Whatever a test did: nothing was asked for from outside, nothing went wrong, no name was run."""
        requests = [url for url in self.browser.requests() if url.startswith(("http:", "https:", "ws"))]
        self.assertEqual(requests, [])
        self.assertEqual(self.browser.complaints(), [])
        self.assertNotEqual(self.browser.driver.title, "caught")

    def names(self):
        """The cases in sight in the list."""
        return self.browser.texts("#rows .case .name")

    def open_case(self, part):
        self.browser.one("#search").clear()
        self.search(part)
        self.browser.click("#rows .case")
        self.browser.wait(lambda: self.browser.all("#case-name"), "a case is opened")

    def open_all(self):
        """Opens one case after the other, and yields the name of each."""
        for number in range(self.browser.run("return run.cases.length")):
            self.browser.run("openCase(arguments[0])", number)
            yield self.browser.text("#case-name")

    def search(self, text):
        self.browser.one("#search").send_keys(text)

    def chip(self, state):
        return self.browser.one(f".chip.{state}")

    def picture_of_timeline(self, name):
        """A picture of a whole timeline, however long it is."""
        self.browser.look(1440, 1900, self.scheme)
        self.browser.run("document.querySelector('.lanes').scrollIntoView({block: 'end'})")
        self.browser.screenshot(PICTURES / f"{name}.png")


def main():
    """Runs the tests of a file, and gives up when the time is over."""

    def stop(*_):
        raise TimeoutError(f"the tests took more than {LIMIT} s")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(LIMIT)
    unittest.main(module="__main__")

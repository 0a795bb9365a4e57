"""The docs as a site: links, phones, contrast and the search. `make site` builds it."""

import functools
import os
import threading
import unittest
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import reports
from browser import Browser
from contrast import FAINT
from page import PICTURES, main

SITE = reports.ROOT / os.environ.get("SITE", ".build/site/public")

# Where a page leads to and what it shows, and the anchors that others can lead to.
CONTENT = """
const anchors = [...document.querySelectorAll("[id]")].map((element) => element.id);
const links = [...document.querySelectorAll("a[href]")].map((link) => link.href);
const shown = [...document.images].map((image) => [image.src, image.naturalWidth]);
return { anchors, links: [...new Set(links)], shown };
"""

# What makes the page wider than the phone. Code and tables scroll for themselves.
WIDE = """
if (document.documentElement.scrollWidth <= innerWidth) return [];
return [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()
  && element.getBoundingClientRect().right > innerWidth + 0.5 && !element.closest("pre, .md-typeset__scrollwrap"))
  .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`);
"""

# Pages that somebody should look at.
LOOKED_AT = ["index", "tutorial", "states", "behaviors", "ci", "scenarios"]


class SiteTest(unittest.TestCase):
    """Each page is opened from disk, as it is after `make site`."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)
        # The report has tests of its own, and a server shows 404.html for any address.
        cls.pages = sorted(page for page in SITE.rglob("*.html") if page.name not in ("report.html", "404.html"))

    def test_every_page_can_be_read_on_a_phone_and_every_link_leads_somewhere(self):
        self.assertGreater(len(self.pages), 40)
        contents, faint, wide = {}, [], []
        for page in self.pages:
            name = page.relative_to(SITE).as_posix()
            self.browser.look(390, 800)
            self.browser.open(page)
            contents[page] = self.browser.run(CONTENT)
            for width in [390, 320]:
                self.browser.look(width, 800)
                wide += [f"{name}, {width}: {text}" for text in self.browser.run(WIDE)[:3]]
            for scheme in ["light", "dark"]:
                self.browser.look(390, 800, scheme)
                count, found = self.browser.run(FAINT)
                self.assertGreater(count, 5, name)
                faint += [f"{name}, {scheme}: {text}" for text in found[:10]]
            self.assert_quiet(name)
        self.assertEqual(self.broken(contents), [])
        self.assertEqual(wide, [])
        self.assertEqual(faint, [])

    def assert_quiet(self, name):
        """Nothing came from another host, and nothing went wrong."""
        self.assertEqual([url for url in self.browser.requests() if not url.startswith(("file:", "data:", "about:"))], [], name)
        self.assertEqual(self.browser.complaints(), [], name)

    def broken(self, contents):
        """The links and pictures of all pages that lead nowhere."""
        broken = []
        for page, content in contents.items():
            name = page.relative_to(SITE).as_posix()
            broken += [f"{name} shows {address}" for address, width in content["shown"] if not width]
            for link in content["links"]:
                if urlsplit(link).scheme in ("http", "https"):
                    continue
                path, anchor = urldefrag(link)
                file = Path(unquote(urlsplit(path).path))
                if not file.is_file() or SITE not in file.parents:
                    broken.append(f"{name} leads to {link}")
                elif anchor and file in contents and unquote(anchor) not in contents[file]["anchors"]:
                    broken.append(f"{name} leads to {link}, which has no such anchor")
        return broken

    def test_a_broken_link_would_be_noticed(self):
        page, other = SITE / "index.html", SITE / "states.html"
        links = [f"{page.as_uri()}#there", f"{page.as_uri()}#gone", other.as_uri(), (SITE / "gone.html").as_uri()]
        contents = {page: {"anchors": ["there"], "links": links, "shown": [["gone.png", 0], ["here.png", 5]]}}
        self.assertEqual(len(self.broken(contents)), 3)

    def test_a_wide_page_would_be_noticed(self):
        self.browser.look(390, 800)
        self.browser.open(SITE / "index.html")
        self.assertEqual(self.browser.run(WIDE), [])
        self.browser.run("document.querySelector('h1').style.width = '400px'")
        self.assertNotEqual(self.browser.run(WIDE), [])

    def test_the_report_has_what_the_pages_lead_to(self):
        self.browser.open(SITE / "scenarios.html")
        links = {link for link in self.browser.run(CONTENT)["links"] if "#q=" in link}
        self.assertGreater(len(links), 100)
        self.browser.open(SITE / "report.html")
        paths = set(self.browser.run("return run.files.map((file) => file.path)"))
        self.assertEqual({unquote(link.partition("#q=")[2]) for link in links} - paths, set())
        self.browser.open(SITE / "report.html", "#q=Scenarios/background/suspension.yaml")
        self.browser.click("#rows .case")
        self.browser.wait(lambda: self.browser.all("#case-name"), "a case is opened")
        source = self.browser.run("return document.querySelector('#detail a[href]').href")
        self.assertTrue(Path(unquote(urlsplit(source).path)).is_file(), source)
        self.assertEqual(self.browser.complaints(), [])

    def test_the_report_is_small(self):
        size = (SITE / "report.html").stat().st_size
        self.browser.open(SITE / "report.html")
        cases = self.browser.run("return run.cases.length")
        print(f"\nthe report of Scenarios/: {size / 1e6:.1f} MB, {size / cases:.0f} bytes a case")
        self.assertLess(size / cases, 850)

    def test_the_search_finds_a_callback_from_disk_and_from_a_server(self):
        self.browser.open(SITE / "index.html")
        self.assert_found()
        self.assert_quiet("search")
        handler = functools.partial(Silent, directory=SITE)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            address = f"http://127.0.0.1:{server.server_port}/"
            self.browser.driver.get(address + "index.html")
            self.assert_found()
            self.assertEqual([url for url in self.browser.requests() if not url.startswith((address, "data:", "about:"))], [])
            server.shutdown()

    def assert_found(self):
        """Searches as a person does, and opens the first result."""
        self.browser.look(1440, 1000)
        self.browser.press("/")
        self.browser.wait(lambda: self.browser.focus == "input", "the field has the focus")
        self.browser.one(".md-search__input").send_keys("applicationDidEnterBackground")
        self.browser.wait(lambda: self.browser.all(".md-search-result__link"), "something is found")
        self.browser.screenshot(PICTURES / "site-search.png")
        first = self.browser.one(".md-search-result__link")
        self.browser.run("arguments[0].click()", first)
        self.browser.wait(lambda: "index.html" not in self.browser.driver.current_url, "the page is opened")
        self.assertIn("applicationDidEnterBackground", self.browser.text(".md-content"))

    def test_take_pictures(self):
        for name in LOOKED_AT:
            self.browser.look(1440, 1000)
            self.browser.open(SITE / f"{name}.html")
            self.browser.screenshot(PICTURES / f"site-{name}.png")
            self.browser.look(1440, 1000, "dark")
            self.browser.screenshot(PICTURES / f"site-{name}-dark.png")
            self.browser.look(390, 800)
            self.browser.screenshot(PICTURES / f"site-{name}-phone.png")


class Silent(SimpleHTTPRequestHandler):
    """A server that prints nothing."""

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    main()

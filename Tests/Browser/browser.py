"""A Chromium without a window, and what it noticed: console messages, errors and requests."""

import base64
import html
import json
import os
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# How long anything on a page may take, in seconds: a busy machine is slow, and a broken page never loads.
TIMEOUT = 300


def program(*names):
    """The first of the programs that is there."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    raise SystemExit(f"none of {', '.join(names)} is there: run .ci/setup --browser")


class Sheet:
    """A printed page: its width, and its words as `(text, left, top, right)`, in points."""

    def __init__(self, page):
        self.width = float(re.search(r'width="([\d.]+)"', page)[1])
        word = r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="[\d.-]+">(.*?)</word>'
        self.words = [
            (html.unescape(text), float(left), float(top), float(right))
            for left, top, right, text in re.findall(word, page)
        ]

    @property
    def lines(self):
        """The words of each line, from left to right; lines are in order."""
        lines = []
        for word in sorted(self.words, key=lambda word: word[2]):
            if not lines or word[2] - lines[-1][0][2] > 4:
                lines.append([])
            lines[-1].append(word)
        return [sorted(line, key=lambda word: word[1]) for line in lines]


class Browser:
    """One page at a time, driven as a user drives it."""

    def __init__(self):
        options = Options()
        options.binary_location = program("chromium", "chromium-browser", "google-chrome")
        for argument in ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]:
            options.add_argument(argument)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")  # Chromium has none for root, who is the user of containers
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(program("chromedriver")))
        self.driver.set_page_load_timeout(TIMEOUT)
        self.driver.set_script_timeout(TIMEOUT)
        self.look(1440, 1000)

    def quit(self):
        self.driver.quit()

    # What it looks like.

    def look(self, width, height, scheme="light"):
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.command("Emulation.setEmulatedMedia", features=features)

    def print(self, file):
        """Prints the page as people do, and returns its words, each with its page and its box in points."""
        sheet = self.command("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).write_bytes(base64.b64decode(sheet["data"]))
        boxes = subprocess.run(
            [program("pdftotext"), "-bbox", str(file), "-"], capture_output=True, text=True, check=True, timeout=TIMEOUT
        ).stdout
        return [Sheet(page) for page in re.findall(r"<page.*?</page>", boxes, re.DOTALL)]

    def screenshot(self, file):
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(file))

    # Pages and what is on them.

    def open(self, page, address=""):
        self.driver.get("about:blank")
        self.forget()
        self.driver.get(Path(page).as_uri() + address)

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def all(self, selector):
        self.settle()
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        self.settle()
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.steadily(lambda: self.one(selector).text)

    def texts(self, selector):
        return self.steadily(lambda: [element.text for element in self.all(selector)])

    def attribute(self, selector, name):
        return self.steadily(lambda: self.one(selector).get_attribute(name))

    def shows(self, selector):
        return self.steadily(lambda: self.one(selector).is_displayed())

    def click(self, selector, index=0):
        self.steadily(lambda: self.all(selector)[index].click())

    def steadily(self, action):
        """Does it again while the page draws between finding an element and using it, which is another one then."""
        while True:
            try:
                return action()
            except StaleElementReferenceException:
                pass

    def settle(self):
        """Waits until the page has drawn: what scrolls makes its rows then, and an element found before is gone."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))"
        )

    def wait(self, condition, what):
        WebDriverWait(self.driver, TIMEOUT).until(lambda _: condition(), what)

    @contextmanager
    def timers_stopped(self):
        """What the page would do after a while, it does at the end of the block: a slow machine sees what is before."""
        self.run("window.later = []; window.goOn = setTimeout; window.setTimeout = (action) => later.push(action)")
        yield
        self.run("window.setTimeout = goOn; later.forEach((action) => action())")

    # Keys, which go to the focused element.

    def press(self, *keys):
        for key in keys:
            self.driver.switch_to.active_element.send_keys(getattr(Keys, key, key))

    def paste(self):
        """Pastes what was copied into the focused element."""
        self.driver.switch_to.active_element.send_keys(Keys.CONTROL, "v")

    @property
    def focus(self):
        """The identifier or else the tag of what has the focus."""
        return self.run("const e = document.activeElement; return e.id || e.tagName.toLowerCase()")

    # What it noticed since the page was opened.

    def forget(self):
        for log in ["browser", "performance"]:
            self.driver.get_log(log)

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        sent = [message for message in messages if message["method"] == "Network.requestWillBeSent"]
        return [message["params"]["request"]["url"] for message in sent]

    # How long things take, in milliseconds.

    def load(self, page):
        """Opens a page; returns the time until all of it is shown, and what the processor worked for it."""
        self.driver.get("about:blank")
        self.command("Performance.enable", timeDomain="threadTicks")
        before = self._work()
        self.driver.get(Path(page).as_uri())
        shown = self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => setTimeout(() => done(performance.now())))"
        )
        return shown, self._work() - before

    def time(self, action):
        """Runs a piece of script; returns the time until the page shows the result, and the work."""
        before = self._work()
        shown = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; const start = performance.now();"
            f"{action};"
            "requestAnimationFrame(() => { const channel = new MessageChannel();"
            "channel.port1.onmessage = () => done(performance.now() - start); channel.port2.postMessage(0); })"
        )
        return shown, self._work() - before

    def _work(self):
        metrics = self.command("Performance.getMetrics")["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

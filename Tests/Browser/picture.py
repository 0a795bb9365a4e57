"""Takes the README's picture: the timeline of its first example in the HTML report. `make picture` runs it."""

import base64
import re
import tempfile
from pathlib import Path

import reports
from browser import Browser

PICTURE = reports.ROOT / "docs/timeline.png"


def example():
    """The first scenario of the README."""
    readme = (reports.ROOT / "README.md").read_text(encoding="utf-8")
    return re.search(r"```yaml[^\n]*\n(.*?)```", readme, re.DOTALL)[1]


def take(browser, page):
    """Opens the only case, and takes its timeline from the second step on: the launch is long."""
    browser.look(1000, 3000)
    browser.open(page)
    browser.run("openCase(0); document.activeElement.blur()")
    browser.run("document.getElementById('list').hidden = true; document.querySelector('.panes').style.display = 'block'")
    box = browser.run("""
        const [card, row] = [".card.lanes", "#step-2"].map((name) => document.querySelector(name).getBoundingClientRect());
        return { x: card.x, y: row.y, width: card.width, height: card.bottom - row.y, scale: 1 };
    """)
    picture = browser.command("Page.captureScreenshot", clip=box)
    PICTURE.write_bytes(base64.b64decode(picture["data"]))


def main():
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "draft.yaml").write_text(example(), encoding="utf-8")
        reports.run("draft.yaml", "--report", "html:report.html", cwd=folder)
        browser = Browser()
        try:
            take(browser, Path(folder, "report.html"))
        finally:
            browser.quit()


if __name__ == "__main__":
    main()

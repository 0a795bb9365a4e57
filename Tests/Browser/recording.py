"""Records the terminal of docs/tutorial.md: runs its commands, and draws what they print. `make picture` runs it."""

import os
import re
import subprocess
import tempfile
from html import escape
from pathlib import Path

import reports

RECORDING = reports.ROOT / "docs/first-scenario.svg"
TITLE = "scenario-run new writes a scenario, which passes; explain --why-not explains why a method is not called"
COMMANDS = [
    "scenario-run new first.yaml --ios 26",
    "cat first.yaml",
    "scenario-run first.yaml",
    "scenario-run explain --why-not applicationDidEnterBackground: --after tap-icon press-home",
]

# Each with at least 4.5:1 on its background, by the names of the classes.
LIGHT = {
    "back": "#f6f8fa", "text": "#1f2328", "dim": "#57606a",
    "red": "#b3141d", "green": "#116329", "yellow": "#7d4e00", "cyan": "#0b5c79",
}
DARK = {
    "back": "#161b22", "text": "#e6edf3", "dim": "#9da7b3",
    "red": "#ff7b72", "green": "#56d364", "yellow": "#e3b341", "cyan": "#76e3ea",
}
CODES = {1: "bold", 2: "dim", 31: "red", 32: "green", 33: "yellow", 36: "cyan"}

COLUMNS = 100
# The size of a character, the height of a line and the margin, in pixels.
ADVANCE, HEIGHT, MARGIN = 8.4, 19, 16
# How long a key, a line of output and the pause before the next command take, in seconds.
KEY, LINE, PAUSE = 0.04, 0.03, 1.4


def output(command, folder):
    """What a command prints, in color; the time that it took is not part of the recording."""
    path = f"{reports.PROGRAM.parent}:{os.environ['PATH']}"
    environment = {"PATH": path, "SCENARIO_RUN_COLOR": "always", "SCENARIO_RUN_HISTORY": "off", "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        ["sh", "-c", command], cwd=folder, env=environment, text=True, timeout=1200, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if result.returncode > 1:
        raise SystemExit(f"{command}: {result.returncode}\n{result.stdout}")
    return re.sub(r" in \d+\.\d\d s", " in 0.00 s", result.stdout).rstrip("\n").split("\n")


def spans(line):
    """The parts of a line, each with its column and its classes."""
    column, classes = 0, []
    for code, text in re.findall(r"(?:\x1b\[([\d;]*)m)?([^\x1b]*)", line):
        if code:
            numbers = [int(number) for number in code.split(";")]
            classes = [] if numbers == [0] else [CODES[number] for number in numbers]
        for part in folded(text, column):
            if part.strip():
                yield column, part, " ".join(classes)
            column += len(part)


def folded(text, column):
    """The text, cut where the terminal ends."""
    while text:
        room = COLUMNS - column % COLUMNS
        yield text[:room]
        text, column = text[room:], column + len(text[:room])


class Drawing:
    """Lines of text, each with the moment at which it appears."""

    def __init__(self):
        self.lines, self.row, self.time = [], 0, 0.5

    def write(self, line):
        row = self.row
        for column, text, classes in spans(line):
            row = self.row + column // COLUMNS
            self.text(row, column % COLUMNS, text, classes)
        self.row = row + 1
        self.time += LINE

    def type(self, command):
        self.text(self.row, 0, "$", "dim")
        for index, key in enumerate(command):
            if key != " ":
                self.text(self.row, 2 + index, key, "bold")
            self.time += KEY
        self.row += 1

    def text(self, row, column, text, classes):
        x, y = MARGIN + column * ADVANCE, MARGIN + (row + 0.75) * HEIGHT
        width = f' textLength="{len(text) * ADVANCE:.1f}"' if len(text) > 1 else ""
        name = f' class="{classes}"' if classes else ""
        self.lines.append(f'<text x="{x:.1f}" y="{y:.1f}"{width}{name} style="animation-duration:{self.time:.2f}s">{escape(text)}</text>')

    def svg(self):
        width, height = 2 * MARGIN + COLUMNS * ADVANCE, 2 * MARGIN + self.row * HEIGHT
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
            f'viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-labelledby="title">',
            f'<title id="title">{escape(TITLE)}</title>',
            "<style>",
            # A text is hidden until its time; without animations everything is there from the start.
            "@keyframes wait { from, to { opacity: 0 } }",
            'text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; '
            "white-space: pre; animation-name: wait }",
            "@media (prefers-reduced-motion: reduce) { text { animation-name: none } }",
            ".bold { font-weight: bold }",
            *rules(LIGHT),
            "@media (prefers-color-scheme: dark) {",
            *rules(DARK),
            "}",
            "</style>",
            '<rect class="back" width="100%" height="100%" rx="8"/>',
            *self.lines,
            "</svg>",
        ]) + "\n"


def rules(palette):
    """The style sheet of a palette: plain text first, so that the classes override it."""
    return [f"text {{ fill: {palette['text']} }}"] + [
        f".{name} {{ fill: {color} }}" for name, color in palette.items() if name != "text"
    ]


def recording():
    drawing = Drawing()
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS:
            drawing.type(command)
            for line in output(command, folder):
                drawing.write(line)
            drawing.row += 1
            drawing.time += PAUSE
    drawing.row -= 1
    return drawing.svg()


if __name__ == "__main__":
    Path(RECORDING).write_text(recording(), encoding="utf-8")

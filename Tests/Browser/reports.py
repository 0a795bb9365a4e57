"""Makes reports with the release build: one in which everything occurs, and one of 10,000 test cases."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")

HOSTILE = [
    "<script>document.title = 'caught'; alert(1)</script>",
    "<img src=https://example.com/x.png onerror=\"document.title = 'caught'\">",
    "</script><script>document.title = 'caught'</script><!--",
    "' onmouseover='alert(1)' \" & &lt;b&gt; ${alert(1)} {{7*7}}",
    "right to left \u202e and \u05e9\u05dc\u05d5\u05dd, an escape \u001b[31m, \u65e5\u672c\u8a9e \U0001f4f1",
]

LEAVING = """\
suite: Leaving the foreground
tags: [leaving]
scenarios:
  - scenario: Home sends the app to the background
    ios: [4.0, 8.0]
    source: 2010 "Moving to the Background"
    covers: [F26]
    app:
      during:
        applicationDidEnterBackground: [{work: 3s}, {save-object: my letter}, {end-background-task: sav}]
    steps:
      - user: tap-icon
        state: active
      - wait: 5s
      - user: press-home
        calls: [applicationWillResignActive, applicationDidEnterBackground]
      - wait: 10min
        state: suspended

  - scenario: A callback that takes too long
    ios: 8.0
    app:
      during:
        applicationDidEnterBackground: [{work: 20s}]
    steps:
      - user: tap-icon
      - user: press-home
        calls: [applicationWillResignActive, applicationWillTerminate]
        terminated: watchdog
"""

STOPPED = """\
scenario: Stops in the middle
ios: 8.0
steps:
  - user: tap-icon
  - user: press-home
    calls: [applicationWillTerminate]
    state: active
  - wait: 10min
    state: active
  - user: tap-icon
"""

STATES = """\
suite: Every kind of end
ios: 8.0
tags: [ends]
scenarios:
  - scenario: Fails as is known
    known-issue: the screen is wrong
    steps: [{user: tap-icon, state: background}]
  - scenario: Passes against a known issue
    known-issue: it crashed once
    steps: [{user: tap-icon, state: active}]
  - scenario: Is skipped
    skip: no telephony here
    steps: [{user: tap-icon, state: active}]
  - scenario: Has a slip
    steps: [{user: tap-icn}]
  - scenario: Passes eventually
    tags: [again]
    steps: [{user: tap-icon, state: active}]
  - scenario: Crashes
    steps: [{user: tap-icon, state: active}]
  - scenario: Is cut off
    steps: [{user: tap-icon, state: active}]
  - scenario: Is not alike
    steps: [{user: tap-icon, state: active}]
"""

SCENES = """\
scenario: A scene in the background
ios: 13.0
app: { life-cycle: scenes }
tags: [scenes]
steps:
  - user: tap-icon
  - user: press-home
    calls: [sceneWillResignActive, sceneDidEnterBackground]
"""


def run(*arguments, cwd):
    """Runs the command; its output is shown if it could not do its work."""
    result = subprocess.run(
        [PROGRAM, *arguments], cwd=cwd, capture_output=True, text=True, timeout=1200
    )
    if result.returncode > 5 or result.returncode == 2:
        raise SystemExit(f"{arguments}: {result.returncode}\n{result.stdout}{result.stderr}")
    return result


def everything(folder):
    """A report in which every kind of end and every hostile name occurs."""
    folder = Path(folder)
    scenarios = folder / "Scenarios"
    for path, text in {
        "leaving/leaving.yaml": LEAVING,
        "leaving/stopped.yaml": STOPPED,
        "ends/ends.yaml": STATES,
        "ends/scenes.yaml": SCENES,
        "hostile/names.yaml": hostile(),
    }.items():
        file = scenarios / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    events = folder / "events.jsonl"
    run("--quiet", "--events", events, "Scenarios", cwd=folder)
    events.write_text(with_accidents(events.read_text(encoding="utf-8")), encoding="utf-8")
    run("report", "--from", events, "--report", "html:report.html", cwd=folder)
    return folder / "report.html"


def names(file):
    """The names of the cases in a JSON report."""
    report = json.loads(Path(file).read_text(encoding="utf-8"))
    return [case["name"] for file in report["files"] for case in file["cases"]]


def hostile():
    names = [quoted(name) for name in HOSTILE]
    lines = [f"  - scenario: {name}\n    steps: [{{user: tap-icon, state: inactive}}]\n" for name in names]
    return "suite: Names that bite\nios: 8.0\nscenarios:\n" + "".join(lines)


def quoted(text):
    """The text in double quotes, as YAML reads it and without a variable of the language in it."""
    text = json.dumps(text, ensure_ascii=False)
    return text.replace("\u202e", "\\u202e").replace("${", "$${")


def with_accidents(events):
    """The stream with a flaky case, a crash and a case that was cut off, as they would be in it."""
    lines = []
    for line in events.splitlines():
        event = json.loads(line)
        name = event.get("name", "")
        if name.startswith("Passes eventually"):
            first = dict(event, result="failed", wallNanoseconds=2_000_000, failures=[{
                "step": 1, "steps": 1, "words": "user: tap-icon", "message": "it was not active yet",
                "place": {"path": "Scenarios/ends/ends.yaml", "line": 20, "column": 13},
                "atMilliseconds": 0, "state": "inactive",
            }])
            lines.append(json.dumps(first))
            event.update(attempt=2, flaky=True)
        elif name.startswith("Crashes"):
            event.update(result="error", processFailure={
                "type": "crash", "message": "its process crashed: SIGSEGV", "signal": 11, "step": 1,
                "output": "Fatal error: <b>Index</b> out of range",
            })
        elif name.startswith("Is not alike"):
            event.update(difference="after others came state active, and nothing more happened in a fresh process")
        elif name.startswith("Is cut off"):
            event.update(result="interrupted", reason="the run was interrupted")
        lines.append(json.dumps(event, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def many(folder):
    """A report of 10,000 test cases, of which some fail, with the time that the command took."""
    folder = Path(folder)
    for number in range(200):
        area = folder / "Scenarios" / f"area-{number // 10:02}"
        area.mkdir(parents=True, exist_ok=True)
        scenarios = "".join(story(number, index) for index in range(10))
        text = f"suite: Stories {number}\nios: [4.0, 5.0, 6.0, 7.0, 8.0]\nscenarios:\n{scenarios}"
        (area / f"stories-{number:03}.yaml").write_text(text, encoding="utf-8")
    run("--quiet", "--report", "html:report.html", "Scenarios", cwd=folder)
    return folder / "report.html"


def story(number, index):
    state = "inactive" if (number * 10 + index) % 97 == 0 else "active"
    return f"""\
  - scenario: Story {index} of what happens when the user comes and goes, {number}
    tags: [{["smoke", "slow", "calls", "urls"][index % 4]}, part-{number % 5}]
    steps:
      - user: tap-icon
      - wait: 5s
      - user: press-home
        calls: [applicationWillResignActive, applicationDidEnterBackground]
      - wait: 10min
      - user: tap-icon
        calls: [applicationWillEnterForeground, applicationDidBecomeActive]
        state: {state}
"""

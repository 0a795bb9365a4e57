#!/usr/bin/env python3
"""Compares the command with behave, pytest-bdd and Robot Framework, and prints a Markdown table.

    peers.py [--program PATH] [--runs N]

All run the same story: launch, Home, return, with the calls and the state checked after each. The peers do so against
a state machine of a few lines (Peers/lifecycle.py), so it is the tool that takes the time. Each has ten files with a
hundred scenarios, one process and its fastest reporter for people, and writes no file. `make bench-peers` runs it in an
environment that has Peers/requirements.txt.
"""

import argparse
import datetime
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCENARIOS, FILES = 1000, 10

STORY = [
    ("tap-icon", "the app is launched", "Launch The App", "didFinishLaunching, didBecomeActive", "active"),
    ("press-home", "the user presses Home", "Press Home", "willResignActive, didEnterBackground", "background"),
    ("tap-icon", "the user returns", "Return To The App", "willEnterForeground, didBecomeActive", "active"),
]
SELECTORS = {
    "didFinishLaunching": "application:didFinishLaunchingWithOptions:",
    "didBecomeActive": "applicationDidBecomeActive:",
    "willResignActive": "applicationWillResignActive:",
    "didEnterBackground": "applicationDidEnterBackground:",
    "willEnterForeground": "applicationWillEnterForeground:",
}


def main():
    parser = argparse.ArgumentParser(description="Compares the command with other tools.")
    parser.add_argument("--program", default=os.environ.get("SCENARIO_RUN", ".build/release/scenario-run"))
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scenario-run-peers-") as name:
        program = Path(options.program).resolve()
        tools = {count: written(Path(name, str(count)), program, count) for count in (1, SCENARIOS)}
        runs = [(tool, count) for count in tools for tool in tools[count]]
        for tool, count in runs:
            check(*tools[count][tool], count)
        times = {run: [] for run in runs}
        for number in range(options.runs):
            print(f"Run {number + 1} of {options.runs}", file=sys.stderr, flush=True)
            for tool, count in runs:
                folder, _, command = tools[count][tool]
                times[tool, count].append(measured(folder, command))
    medians = {run: [statistics.median(column) for column in zip(*measured)] for run, measured in times.items()}
    print_table(tools[SCENARIOS], medians, options.runs)


def written(root, program, count):
    """Writes the files of each tool; its folder, its name with the version, and the command that runs all."""
    names = [f"Launch, Home, return {index}" for index in range(count)]
    parts = [names[number::FILES] for number in range(FILES) if number < count]
    python = sys.executable
    features = root / "behave/features"
    (features / "steps").mkdir(parents=True)
    shutil.copy(HERE / "Peers/behave_steps.py", features / "steps")
    (root / "pytest/features").mkdir(parents=True)
    shutil.copy(HERE / "Peers/test_stories.py", root / "pytest")
    (root / "robot/suites").mkdir(parents=True)
    shutil.copy(HERE / "Peers/StoryLibrary.py", root / "robot")
    for folder in features / "steps", root / "pytest", root / "robot":
        shutil.copy(HERE / "Peers/lifecycle.py", folder)
    (root / "scenario-run/suites").mkdir(parents=True)

    for number, names in enumerate(parts):
        (features / f"{number}.feature").write_text(feature(names))
        (root / f"pytest/features/{number}.feature").write_text(feature(names))
        (root / f"robot/suites/{number}.robot").write_text(robot(names))
        (root / f"scenario-run/suites/{number}.yaml").write_text(suite(names))

    own = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    return {
        "scenario-run": (
            root / "scenario-run", f"scenario-run {own}, 1 job",
            [program, "--quiet", "--jobs", "1", "--history", "off", "suites"],
        ),
        "pytest-bdd": (
            root / "pytest", f"pytest-bdd {version('pytest-bdd')} with pytest {version('pytest')}",
            [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        ),
        "behave": (
            root / "behave", f"behave {version('behave')}",
            [python, "-m", "behave", "--format", "progress", "--no-capture", "--no-color"],
        ),
        "robot": (
            root / "robot", f"Robot Framework {version('robotframework')}",
            [python, "-m", "robot", "--pythonpath", ".", "--output", "NONE", "--log", "NONE", "--report", "NONE",
             "--console", "dotted", "suites"],
        ),
    }  # fmt: skip


def feature(names):
    lines = ["Feature: The app life cycle"]
    for name in names:
        lines.append(f"\n  Scenario: {name}")
        for _, action, _, calls, state in STORY:
            lines += [f"    When {action}", f'    Then the app receives "{calls}"', f'    And the app is "{state}"']
    return "\n".join(lines) + "\n"


def robot(names):
    lines = ["*** Settings ***", "Library    StoryLibrary", "", "*** Test Cases ***"]
    for name in names:
        lines.append(name)
        for _, _, keyword, calls, state in STORY:
            lines += [f"    {keyword}", f"    The App Should Receive    {calls}", f"    The App Should Be    {state}"]
    return "\n".join(lines) + "\n"


def suite(names):
    lines = ["suite: The app life cycle", "ios: 8.0", "scenarios:"]
    for name in names:
        lines += [f"  - scenario: {name}", "    steps:"]
        for action, _, _, calls, state in STORY:
            selectors = ", ".join(f'"{SELECTORS[call]}"' for call in calls.split(", "))
            lines += [f"      - user: {action}", f"        calls: [{selectors}]", f"        state: {state}"]
    return "\n".join(lines) + "\n"


def check(folder, tool, command, count):
    """Each tool must have run all scenarios; this run also compiles what Python caches."""
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode != 0 or f"{count} " not in run.stdout:
        raise SystemExit(f"peers: {tool} ended with {run.returncode}:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")


def measured(folder, command):
    """The wall-clock time and the CPU time of a run, in seconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"peers: {command[0]} ended with {process.returncode}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def print_table(tools, medians, runs):
    python = f"Python {platform.python_version()}"
    print(f"Medians of {runs} interleaved runs, {datetime.date.today()}, {python}, {machine()}.\n")
    heads = ["", *(f"{time} of {SCENARIOS:,}" for time in ("wall-clock time", "CPU time")), "CPU time of 1"]
    print("|", " | ".join([*heads, "another scenario", "times scenario-run"]), "|")
    print("|---" * 6 + "|")
    least = medians["scenario-run", SCENARIOS][1]
    for tool in sorted(tools, key=lambda tool: medians[tool, SCENARIOS]):
        (wall, cpu), (_, one) = medians[tool, SCENARIOS], medians[tool, 1]
        times = [f"{wall * 1e3:,.0f} ms", f"{cpu * 1e3:,.0f} ms", f"{one * 1e3:,.0f} ms"]
        each = f"{(cpu - one) / (SCENARIOS - 1) * 1e6:,.0f} µs"
        print("|", " | ".join([tools[tool][1], *times, each, f"{cpu / least:,.0f}"]), "|")


def machine():
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{platform.system()} on {os.cpu_count()} cores, {model}"


if __name__ == "__main__":
    main()

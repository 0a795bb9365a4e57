#!/usr/bin/env python3
"""Compares the traces of one app in several languages and processes, and of asynchronous code in 1,000 runs.

    Tests/Apps/same_traces.py BUILD [RUNS]

BUILD is the folder of the debug build, with scenario-run, app-run and notes-client. Needs Linux.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(sys.argv[1]).resolve()
RUNS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
EXAMPLES = ROOT / "Examples/AppProtocol"


def traces(program, options, paths, folder, app="notes"):
    """Runs scenarios; returns the trace of each case as text, by the path of its file and its name."""
    events = folder / "events.jsonl"
    command = [BUILD / program, *options, "--quiet", "--history", "off", "--events", events, *paths]
    environment = {**os.environ, "APP": app}
    run = subprocess.run(command, cwd=EXAMPLES, env=environment, capture_output=True, text=True)
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{command} exited with {run.returncode}: {run.stderr}{run.stdout[-2000:]}")
    rules, steps, cases = {}, {}, {}
    for line in events.read_text(encoding="utf-8").splitlines():
        event = json.loads(line)
        if event["event"] == "trace":
            steps[event["trace"]] = [event["entries"], event["causes"]]
        elif event["event"] == "case-finished":
            trace = [{**step, "trace": steps.get(step.get("trace"))} for step in event.get("steps", [])]
            key = (event["path"], event["name"])
            if key in cases:
                sys.exit(f"two cases are {key}")
            cases[key] = json.dumps([event["result"], trace])
    return cases


def compare(title, runs):
    """Prints how many cases have the same trace in all runs; ends the program if one has not."""
    (first, expected), *others = runs.items()
    for name, actual in others:
        if expected.keys() != actual.keys():
            sys.exit(f"{title}: {first} and {name} ran other cases")
        for key, trace in expected.items():
            if actual[key] != trace:
                sys.exit(f"{title}: {key} differs\n{first}: {trace}\n{name}: {actual[key]}")
    steps = sum(len(json.loads(trace)[1]) for trace in expected.values())
    print(f"{title}: {len(expected)} cases, {steps} steps, the same traces in {', '.join(runs)}")


def languages(folder):
    """One app in three languages, in this process and in others."""
    clients = {"Python": "python3 notes.py", "Swift over the protocol": str(BUILD / "notes-client")}
    if shutil.which("node"):
        clients["JavaScript"] = "node notes.js"
    paths = ["notes.yaml", ROOT / "Scenarios"]
    runs = {
        "Swift in process": traces("app-run", [], paths, folder),
        "Swift in worker processes": traces("app-run", ["--isolate", "--jobs", "2"], paths, folder),
    }
    for name, client in clients.items():
        runs[name] = traces("scenario-run", ["--app", client, "--jobs", "2"], paths, folder)
    if len(runs["Python"]) < 200:
        sys.exit("these are fewer than 200 cases")
    compare("notes", runs)


def asynchronous(folder):
    """Code that runs later, many times: in one process, and in two at a time."""
    source = (ROOT / "Tests/ScenarioAppTests/Scenarios/asynchronous.yaml").read_text(encoding="utf-8")
    copies = folder / "copies"
    copies.mkdir()
    for number in range(RUNS):
        (copies / f"{number:04}.yaml").write_text(source, encoding="utf-8")
    for jobs in "1", "2":
        options = ["--isolate", "--jobs", jobs] if jobs == "2" else []
        cases = traces("app-run", options, [copies], folder, app="asynchronous")
        names = {name for _, name in cases}
        for name in sorted(names):
            found = {trace for (_, other), trace in cases.items() if other == name}
            if len(found) != 1:
                sys.exit(f"asynchronous, {jobs} jobs: {len(found)} different traces of '{name}'")
            if json.loads(found.pop())[0] != "passed":
                sys.exit(f"asynchronous, {jobs} jobs: '{name}' failed")
        print(f"asynchronous: {len(names)} cases, the same traces in {RUNS} runs with {jobs} jobs")


with tempfile.TemporaryDirectory() as name:
    languages(Path(name))
    asynchronous(Path(name))

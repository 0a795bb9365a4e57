#!/usr/bin/env python3
"""Shows that a change of the code changes nothing else: records what the command prints, and compares it.

    unchanged.py record FOLDER [--program PATH]
    unchanged.py compare FOLDER [--program PATH]

Run both in a checkout, before and after the change. What is recorded: the exit status, standard output, standard error
and every report of a run of all scenarios and fixtures, with the trace of each step; what `check`, `list`, `words`,
`schema`, `graph` and the help print; `explain` for every word; which mutants of the model the scenarios kill; and
what `trace` finds in the recordings of the tests, as they are and as recordings of other versions. Times and the folder
of the checkout are left out. Instructions are the business of `make bench-gate`.
"""

import argparse
import filecmp
import os
import re
import subprocess
import sys
import tempfile

PLACES = ["Scenarios", *(f"Tests/Fixtures/{name}" for name in ("failing", "invalid", "refused", "reports", "warned"))]
FORMATS = ["junit", "junit-jenkins", "junit-portable", "junit-surefire", "tap", "json", "html", "github-summary"]
OMITTED = [
    (rb"\bin \d+\.\d+ s\b", b"in T"),
    (rb"\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\w*", b"T"),
    (rb'\btime="[\d.]+"', b'time="T"'),
    (rb'"(wall\w*)": ?[\d.]+', rb'"\1":T'),
    (rb'^( ?C\[".*",\[.*?\],)\d+(,\d+,")', rb"\1T\2"),
    (rb"\bduration_ms: [\d.]+", b"duration_ms: T"),
    (rb'"link":"file://[^"]*\{path\}"', b'"link":"{path}"'),
]


def commands(program, folder):
    """The commands by the name of the file that has their output; reports are files of their own."""
    for place in PLACES:
        name = place.replace("/", "-")
        reports = [f"--report={format}:{folder}/{name}.{format}" for format in FORMATS]
        run = ["--jobs", "1", "--history", "off", "--show-failures", "all", "--events", f"{folder}/{name}.events"]
        yield f"{name}.run", ["run", place, *run, *reports]
        yield f"{name}.traces", ["run", place, "--jobs", "1", "--history", "off", "-v"]
        yield f"{name}.check", ["check", place, "--lint"]
        yield f"{name}.list", ["list", place]
    for life_cycle in ([], ["--scenes"]):
        for ios in ("2.0", "4.0", "8.0", "13.0", "27"):
            if life_cycle and float(ios) < 13:
                continue
            yield f"graph-{ios}{''.join(life_cycle)}", ["graph", "--ios", ios, *life_cycle]
    yield "schema", ["schema"]
    yield "words", ["words"]
    yield "help", ["--help"]
    yield "mutants", ["coverage", "--prove", "Scenarios", "Tests/Fixtures/refused"]
    recordings = "Tests/Fixtures/recordings"
    for file in sorted(os.listdir(recordings)):
        path = f"{recordings}/{file}"
        yield f"recording-{file}", ["check-log", path, f"--to-scenario={folder}/{file}.yaml"]
        for ios in ("8.0", "27"):
            yield f"recording-{file}-{ios}", ["check-log", path, "--ios", ios]
    words = subprocess.run([program, "words"], capture_output=True, text=True, check=True).stdout
    for word in sorted({word for line in words.splitlines() for word in re.findall(r"^\w+: ([\w-]+)", line)}):
        for ios in ("8.0", "27"):
            yield f"explain-{word}-{ios}", ["explain", word, "--ios", ios]


def without_omitted(data):
    for pattern, text in OMITTED:
        data = re.sub(pattern, text, data, flags=re.MULTILINE)
    return data


def record(program, folder):
    os.makedirs(folder, exist_ok=True)
    all_commands = dict(commands(program, folder))
    for name, arguments in all_commands.items():
        done = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, capture_output=True)
        with open(f"{folder}/{name}.out", "wb") as file:
            file.write(b"exit status %d\n%s\n-- errors --\n%s" % (done.returncode, done.stdout, done.stderr))
    for name in os.listdir(folder):
        with open(f"{folder}/{name}", "rb") as file:
            data = file.read()
        with open(f"{folder}/{name}", "wb") as file:
            file.write(without_omitted(data).replace(os.fsencode(folder), b"FOLDER"))
    return len(all_commands)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["record", "compare"])
    parser.add_argument("folder")
    parser.add_argument("--program", default=".build/release/scenario-run")
    options = parser.parse_args()
    if options.mode == "record":
        return print(record(options.program, options.folder), "commands recorded")
    with tempfile.TemporaryDirectory() as now:
        count = record(options.program, now)
        names = sorted(set(os.listdir(options.folder)) | set(os.listdir(now)))
        _, different, missing = filecmp.cmpfiles(options.folder, now, names, shallow=False)
        for name in different + missing:
            subprocess.run(["diff", "-uaN", f"{options.folder}/{name}", f"{now}/{name}"])
        print(count, "commands,", len(different + missing), "of", len(names), "files differ")
        sys.exit(1 if different or missing else 0)


if __name__ == "__main__":
    main()

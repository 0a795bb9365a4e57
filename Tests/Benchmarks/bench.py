#!/usr/bin/env python3
"""Measures the release build of the command, shows where its instructions go, and fails where a bound is missed.

    bench.py [--program PATH] [--build FOLDER] [--pairs N] [--json FILE] [--full]
    bench.py --gate      only instructions: their ratio to libyaml's, and the surcharge of reports
    bench.py --record    as --gate, and writes what was measured into bounds.json

The corpus is Scenarios/ of this repository. The floors are plain C programs: yaml-floor, which has libyaml read the
same files and does nothing with them, and empty. Needs valgrind, objcopy, clang and swift.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

import times
from corpus import Corpus
from instructions import Counts
from programs import ROOT, Programs
from table import Table

BOUNDS = Path(__file__).resolve().parent / "bounds.json"
TINY = "scenario: A launch\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: active\n"


def main():
    options = parsed_options()
    missing = [tool for tool in ("valgrind", "objcopy", "clang", "swift") if not shutil.which(tool)]
    if missing:
        raise SystemExit(f"bench: {', '.join(missing)} not found: run '.ci/setup --bench', on Linux")
    with tempfile.TemporaryDirectory(prefix="scenario-run-bench-") as name:
        # Options in the environment, and a CI system that wants a summary, would change what is run.
        for word in [word for word in os.environ if word.startswith(("SCENARIO_RUN_", "GITHUB_", "GITLAB_"))]:
            del os.environ[word]
        sys.exit(0 if measure(options, Path(name).resolve()) else 1)


def measure(options, folder):
    """Measures all that the options ask for; returns whether all bounds are kept."""
    settings = json.loads(BOUNDS.read_text())
    bounds, table = settings["bounds"], Table()
    load, cores = os.getloadavg()[0], os.cpu_count()
    if load > cores / 2 and not options.gate and not options.record:
        table.notes.append(f"the machine was busy (load {load:.1f} on {cores} cores): times are not reliable")
    say("Building the floors, copying the corpus")
    programs = Programs(options.program, options.build, folder)
    corpus = Corpus(ROOT / "Scenarios", folder)
    tiny = folder / "tiny.yaml"
    tiny.write_text(TINY)
    inputs = {"compiler": programs.compiler, "corpus": corpus.sha, "floor": programs.floor_sha}

    say("Counting instructions with callgrind")
    counts = Counts(programs, corpus, tiny)
    recorded, notes = comparable(settings["recorded"], inputs, is_ignored=options.record)
    counts.add(table, bounds, settings["targets"], recorded)
    table.notes += notes
    if not options.gate and not options.record:
        measure_times(options, table, bounds, programs, corpus, tiny)

    print(f"compiler  {programs.compiler}")
    print(f"corpus    {len(corpus.files)} files, sha256 {corpus.sha}")
    print(f"floor     YAMLFloor/main.c, sha256 {programs.floor_sha}\n")
    print(table.text)
    numbers = {**inputs, **counts.record()}
    if options.json:
        report = {**numbers, "kept": table.is_kept, "rows": table.rows, "notes": table.notes}
        options.json.write_text(json.dumps(report, indent=2) + "\n")
    if options.record:
        settings["recorded"] = numbers
        BOUNDS.write_text(json.dumps(settings, indent=2) + "\n")
        say(f"Recorded in {BOUNDS}")
        return True
    return table.is_kept


def measure_times(options, table, bounds, programs, corpus, tiny):
    say("Timing each case")
    times.add_cases(table, bounds, programs, corpus, options.pairs)
    say("Timing the corpus with one job and two")
    times.add_corpus(table, bounds, programs, corpus, options.pairs)
    say("Timing starts")
    times.add_starts(table, bounds, programs, tiny)
    say("Timing coverage --prove")
    times.add_proof(table, programs)
    say("Timing kills and walks")
    times.add_kills_and_walks(table, programs)
    say("Timing generated files")
    times.add_scaling(table, bounds, programs, options.full, min(options.pairs, 3))


def comparable(recorded, inputs, is_ignored):
    """What was recorded, if this compiler and this floor can be compared with it, and why not."""
    if is_ignored:
        return None, []
    if recorded is None:
        return None, ["nothing is recorded: only absolute bounds are checked"]
    notes = [
        f"the {name} differs from the recorded one, '{recorded[name]}': only absolute bounds are checked"
        for name in ("compiler", "floor")
        if recorded[name] != inputs[name]
    ]
    if notes:
        return None, notes
    if recorded["corpus"] != inputs["corpus"]:
        notes = ["the corpus has changed since the numbers were recorded: bench.py --record, if only it is the reason"]
    return recorded, notes


def parsed_options():
    parser = argparse.ArgumentParser(description="Measures the command.")
    parser.add_argument("--program", default=os.environ.get("SCENARIO_RUN", ".build/release/scenario-run"))
    parser.add_argument("--build", default=".build", help="the floors are built below it")
    parser.add_argument("--pairs", type=int, default=7, help="how many runs are interleaved (default: 7)")
    parser.add_argument("--json", type=Path, help="also writes all numbers to this file")
    parser.add_argument("--full", action="store_true", help="also runs 100,000 generated files")
    parser.add_argument("--gate", action="store_true", help="only instructions: for CI")
    parser.add_argument("--record", action="store_true", help="writes bounds.json")
    return parser.parse_args()


def say(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Checks that every limit stops the comparison of a long case with what it expects, and that signals do.

    limits.py COMMAND

Lists of all forms with overlapping constraints are compared with long steps: they pass, fail or are refused as too large,
and none of them takes more processor time than the largest comparison that is allowed.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time

HEAD = "scenario: A\nios: 8.0\n"
NO_LIMIT = "timeout: 1h\n"
ITEMS = 2_000
ENTRIES = 20_000
FORMS = ["exact", "starts-with", "in-order", "any-order", "including"]
CONSTRAINTS = {
    "after": lambda i: f"after: {i}s",
    "within": lambda i: f"within: {ENTRIES - i}s",
    "windows": lambda i: f"after: {9 * i}s, within: {9 * i + ITEMS}s",
    "with a kind": lambda i: f"kind: timer, after: {i}s" if i % 2 else f"kind: any, within: {ENTRIES - i}s",
    "times": lambda i: f"after: {i}s, times: 1..20",
    "state": lambda i: f"state: active, after: {i}s",
}
# The largest comparison that is allowed takes about a second; this is a build without optimization on a busy machine.
SECONDS = 60


def ticks(n, expectation, limit=NO_LIMIT):
    steps = f"steps:\n  - user: tap-icon\n  - app: {{ start: {{ kind: timer }} }}\n  - wait: {n}s\n"
    return HEAD + limit + steps + expectation


def listed(form, items):
    if form == "exact":
        return "    effects:\n" + "".join(f"      - {item}\n" for item in items)
    return f"    effects:\n      {form}:\n" + "".join(f"        - {item}\n" for item in items)


def never_met(n):
    """Each is looked for in all entries."""
    items = "".join(f"  - tick: {{ after: {ENTRIES + 9 + i}s }}\n" for i in range(n))
    return "eventually:\n" + items


def run(command, text, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "a.yaml"), "w", encoding="utf-8") as file:
            file.write(text)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        made = subprocess.run(
            [command, *arguments, "a.yaml"], cwd=folder, capture_output=True, timeout=1200
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return made.returncode, (made.stdout + made.stderr).decode(errors="replace"), seconds


def expect(condition, words):
    if not condition:
        sys.exit(f"limits: {words}")


def lists_are_compared_in_time(command):
    for form in FORMS:
        for name, constraint in CONSTRAINTS.items():
            items = [f"tick: {{ {constraint(i)} }}" for i in range(ITEMS)]
            status, output, seconds = run(command, ticks(ENTRIES, listed(form, items)), "-q")
            expect(status in (0, 1), f"{form}, {name}: ended with {status}: {output[:500]}")
            expect(seconds < SECONDS, f"{form}, {name}: {seconds:.1f} s")
            for i in (0, 1):
                group = [f"unordered: [{', '.join('{' + item + '}' for item in items[i::2])}]"]
                text = ticks(ENTRIES, listed(form, group))
                status, output, seconds = run(command, text, "-q")
                expect(status in (0, 1), f"{form}, {name} in a group: {status}: {output[:500]}")
                expect(seconds < SECONDS, f"{form}, {name} in a group: {seconds:.1f} s")


def what_is_too_large_is_refused(command):
    text = ticks(ENTRIES, never_met(1_500))
    status, output, _ = run(command, text)
    expect(status == 1 and "comparisons; expect fewer items" in output, f"not refused: {output[:500]}")


def a_time_limit_counts_the_comparison(command):
    text = ticks(ENTRIES, never_met(600))
    _, _, seconds = run(command, text, "-q")
    _, _, empty = run(command, ticks(ENTRIES, ""), "-q")
    expect(seconds > 2 * empty, f"the comparison takes no time: {seconds:.2f} s, without it {empty:.2f} s")
    limit = int(1000 * (empty + (seconds - empty) / 4))
    limited = ticks(ENTRIES, never_met(600), f"timeout: {limit}ms\n")
    status, output, _ = run(command, limited)
    expect(status == 1 and "timed out" in output, f"not timed out: {output[:500]}")
    status, output, _ = run(command, text, "--run-timeout", f"{limit}ms")
    expect(status == 1 and "--run-timeout exceeded" in output, f"not ended: {output[:500]}")


def signals_end_the_comparison(command):
    text = ticks(ENTRIES, never_met(600))
    _, _, seconds = run(command, text, "-q")
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "a.yaml"), "w", encoding="utf-8") as file:
                file.write(text)
            program = subprocess.Popen(
                [command, "a.yaml"],
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            )
            time.sleep(seconds / 2)
            program.send_signal(number)
            output = program.communicate(timeout=1200)[0].decode(errors="replace")
        expect(program.returncode == status, f"{number!r}: ended with {program.returncode}")
        expect("interrupted" in output, f"{number!r}: not interrupted: {output[:500]}")


def main():
    command = os.path.abspath(sys.argv[1])
    for check in [
        what_is_too_large_is_refused,
        a_time_limit_counts_the_comparison,
        signals_end_the_comparison,
        lists_are_compared_in_time,
    ]:
        print(f"  {check.__name__.replace('_', ' ')}", flush=True)
        check(command)
    print("limits: every limit stopped the comparison")


if __name__ == "__main__":
    main()

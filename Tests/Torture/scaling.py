#!/usr/bin/env python3
"""Checks that the time per executed step and per byte of input does not grow with the size of the input.

    scaling.py COMMAND [SHAPE ...]

Each shape is an input that can be made as large as one likes. It is run at one size and at eight times that size, and
the CPU time above that of an empty run may grow by 8 times 3 at most: what is quadratic grows by 64.
"""

import itertools
import json
import os
import resource
import subprocess
import sys
import tempfile

GROWTH = 8
# How much more than in proportion is allowed: sorting, larger tables, a busy machine.
ALLOWANCE = 3
# Less than this is noise, in seconds.
FLOOR = 0.04

HEAD = "scenario: A\nios: 8.0\n"
LAUNCH = "steps:\n  - user: tap-icon\n    state: active\n"


def steps(lines, head=""):
    return HEAD + head + LAUNCH + "".join(lines)


SHAPES = {}


def shape(size, arguments=("-q",), statuses=(0,)):
    def add(make):
        SHAPES[make.__name__] = (make, size, list(arguments), set(statuses))
        return make

    return add


# What is read.


@shape(7000)
def chained_variables(n):
    lines = "".join(f"  v{i}: ${{v{i - 1}}}\n" for i in range(1, n))
    return HEAD + "variables:\n  v0: active\n" + lines + LAUNCH.replace("active", f"${{v{n - 1}}}")


@shape(3000)
def variables_and_uses(n):
    """Each use of a fragment has a scope of its own."""
    lines = "".join(f"  v{i}: active\n" for i in range(n))
    uses = "".join(
        f"  - use: {{ fragment: look, with: {{ is: '${{v{i}}}' }} }}\n" for i in range(n)
    )
    fragment = "fragments:\n  look: { parameters: [is], steps: [{ state: '${is}' }] }\n"
    return HEAD + fragment + "variables:\n" + lines + LAUNCH + uses


@shape(8000)
def exclusions(n):
    lines = "".join("  - { ios: 8.0, device: ipad }\n" for _ in range(n))
    head = "scenario: A\nios: [8.0, 9.0]\ndevice: [iphone, ipad]\nexclude:\n"
    return head + lines + LAUNCH


@shape(4000)
def example_rows(n):
    rows = "".join(f"  row {i}: {{ is: active }}\n" for i in range(n))
    return HEAD + "examples:\n" + rows + LAUNCH.replace("active", "${is}")


@shape(3000, statuses=(1,))
def failing_rows(n):
    rows = "".join(f"  row {i}: {{ is: inactive }}\n" for i in range(n))
    return HEAD + "examples:\n" + rows + LAUNCH.replace("active", "${is}")


@shape(4000)
def columns_of_a_row(n):
    row = ", ".join(f"v{i}: active" for i in range(n))
    looks = "".join(f"  - state: ${{v{i}}}\n" for i in range(n))
    rows = f"examples:\n  one: {{ {row} }}\n  two: {{ {row} }}\n"
    return HEAD + rows + LAUNCH + looks


@shape(4000)
def fragments(n):
    made = "".join(f"  f{i}: [{{ state: active }}]\n" for i in range(n))
    uses = "".join(f"  - use: f{i}\n" for i in range(n))
    return HEAD + "fragments:\n" + made + LAUNCH + uses


@shape(4000)
def parameters(n):
    names = ", ".join(f"p{i}" for i in range(n))
    given = ", ".join(f"p{i}: active" for i in range(n))
    looks = ", ".join(f"{{ state: '${{p{i}}}' }}" for i in range(n))
    fragment = f"fragments:\n  f: {{ parameters: [{names}], steps: [{looks}] }}\n"
    return HEAD + fragment + LAUNCH + f"  - use: {{ fragment: f, with: {{ {given} }} }}\n"


@shape(1000)
def scenarios(n):
    items = "".join(
        f"  - scenario: S{i}\n    tags: [t{i}]\n    steps:\n      - user: tap-icon\n"
        "        state: active\n"
        for i in range(n)
    )
    return "suite: A\nios: 8.0\nscenarios:\n" + items


@shape(1000, statuses=(3,))
def invalid_scenarios(n):
    items = "".join(
        f"  - scenario: S{i}\n    steps:\n      - user: tap-icn\n        state: actve\n"
        for i in range(n)
    )
    return "suite: A\nios: 8.0\nscenarios:\n" + items


@shape(8000)
def tags(n):
    return HEAD + f"tags: [{', '.join(f't{i}' for i in range(n))}]\n" + LAUNCH


@shape(20000)
def numbers_of_covers(n):
    return HEAD + f"covers: [{', '.join('F1' for _ in range(n))}]\n" + LAUNCH


@shape(4000, statuses=(3,))
def errors(n):
    return steps([f"  - user: tap-icn{i}\n    state: actve\n" for i in range(n)])


@shape(4000, statuses=(3,))
def unknown_variables(n):
    lines = "".join(f"  v{i}: active\n" for i in range(n))
    uses = [f"  - state: ${{w{i}}}\n" for i in range(n)]
    return steps(uses, "variables:\n" + lines)


@shape(1000, ("check", "--lint", "-q"), (3,))
def tags_that_resemble_another(n):
    step = "steps: [{user: tap-icon, state: active}]"
    ends = ("".join(letters) for letters in itertools.product("abcdefghijklmnopqrstuvw", repeat=3))
    items = "".join(f"  - {{scenario: S, tags: [background, backgrou{next(ends)}], {step}}}\n" for _ in range(n))
    return "suite: A\nios: 8.0\nscenarios:\n" + items


@shape(4000, ("check", "-q"), (0, 3))
def check(n):
    return steps(["  - user: press-home\n  - user: tap-icon\n    state: active\n"] * n)


# What is run.


@shape(4000)
def many_steps(n):
    return steps(["  - user: press-home\n    state: background\n  - user: tap-icon\n"] * n)


@shape(4000)
def soft_steps(n):
    return steps(["  - user: press-home\n    soft: true\n  - user: tap-icon\n"] * n)


@shape(2000, statuses=(1,))
def soft_failures(n):
    return steps(["  - wait: 1s\n    state: inactive\n"] * n, "soft: true\n")


@shape(4000)
def held_objects(n):
    lines = [f"  - app: {{ hold-object: o{i} }}\n  - app: {{ use-object: o{i} }}\n" for i in range(n)]
    return steps(lines)


@shape(4000)
def released_objects(n):
    lines = [f"  - app: {{ hold-object: o{i} }}\n" for i in range(n)]
    lines += [f"  - app: {{ release-object: o{i} }}\n" for i in range(n)]
    return steps(lines)


@shape(4000)
def saved_objects(n):
    return steps([f"  - app: {{ save-object: o{i} }}\n" for i in range(n)])


@shape(3000)
def shown_views(n):
    return steps([f"  - app: {{ show-view: v{i} }}\n" for i in range(n)])


@shape(3000)
def sockets(n):
    lines = [f"  - app: {{ open-socket: s{i} }}\n  - app: {{ use-socket: s{i} }}\n" for i in range(n)]
    return steps(lines)


@shape(2000)
def other_apps(n):
    opened = [f"  - user: {{ open-other-app: {{ name: a{i}, size: {i % 7 + 1} }} }}\n" for i in range(n)]
    return steps(["  - user: press-home\n"] + opened + ["  - system: low-memory\n"])


@shape(1500)
def counted_objects(n):
    made = "".join(f"    o{i}: {{ class: Note }}\n" for i in range(n))
    lines = [
        f"  - app: {{ make-object: o{i} }}\n    retain-counts: {{ {'' if i == 0 else 'o0: 1, '}o{i}: 1 }}\n"
        for i in range(n)
    ]
    return steps(lines, "app:\n  objects:\n" + made)


@shape(1500)
def accessories(n):
    lines = [f"  - user: {{ connect-accessory: a{i} }}\n" for i in range(n)]
    return steps(lines + ["  - user: press-home\n"])


@shape(1500)
def alerts(n):
    lines = [f"  - app: {{ present-alert: a{i} }}\n" for i in range(n)]
    return steps(lines + [f"  - app: {{ withdraw-alert: a{i} }}\n" for i in range(n)])


@shape(1000)
def views_of_an_interface(n):
    views = "".join(f"        v{i}: view\n" for i in range(n))
    lines = [f"  - user: {{ tap: v{i} }}\n" for i in range(0, n, 10)]
    return steps(lines, "app:\n  interface:\n    window:\n" + views.replace("        ", "      "))


@shape(1000)
def later_taps(n):
    views = "app:\n  interface:\n    window:\n      pad: view\n"
    lines = [f"  - user: {{ tap: {{ view: pad, in: {n - i}s }} }}\n" for i in range(n)]
    return steps(lines + [f"  - wait: {n}s\n"], views)


@shape(3000)
def never_items(n):
    line = "{ state: suspended }, applicationWillTerminate"
    return HEAD + f"never: [{', '.join(line for _ in range(n))}]\n" + LAUNCH


@shape(3000)
def invariants(n):
    return HEAD + f"invariants: [{', '.join('tasks-end' for _ in range(n))}]\n" + LAUNCH


# What is compared.


@shape(500, statuses=(1,))
def a_long_difference(n):
    """Nothing of a long list happened."""
    items = "".join(f"        - object-missing: {{ name: o{i} }}\n" for i in range(n))
    return HEAD + LAUNCH + "    effects:\n      including:\n" + items


def overlapping(form, group=False):
    """Each item matches all ticks from a time on, so that every tick matches many items."""

    def make(n):
        items = [f"tick: {{ after: {i}s }}" for i in range(n)]
        if group:
            items = [f"unordered: [{', '.join('{' + item + '}' for item in items)}]"]
        lines = "".join(f"        - {item}\n" for item in items)
        steps = f"  - app: {{ start: {{ kind: timer }} }}\n  - wait: {2 * n}s\n"
        return HEAD + LAUNCH + steps + f"    effects:\n      {form}:\n" + lines

    return make


for form in ("in-order", "any-order", "including", "starts-with"):
    for group in (False, True):
        made = overlapping(form, group)
        made.__name__ = f"overlapping_{form}{'_group' if group else ''}"
        shape(1000, statuses=(0, 1))(made)


# What is reported.


def stream(n, attempt):
    lines = [
        {"event": "run-started", "version": 3, "program": "p", "timestamp": "2025-01-01T00:00:00"},
        {"event": "file-started", "path": "a.yaml", "cases": [{"name": "A", "line": 1}]},
    ]
    lines += [attempt(i) for i in range(n)]
    lines.append({"event": "run-finished", "ending": "finished", "cases": 1})
    return "".join(json.dumps(line) + "\n" for line in lines)


@shape(3000, ("report", "-q", "--from"), (0, 1))
def attempts_at_a_case(n):
    return stream(
        n,
        lambda i: {
            "event": "case-finished", "path": "a.yaml", "case": 0, "attempt": i + 1, "name": "A",
            "line": 1, "result": "passed",
        },
    )


@shape(3000, ("report", "-q", "--from"), (5,))
def beginnings_of_a_file(n):
    """None of the cases ended, which is what the status 5 is for."""
    return stream(
        n,
        lambda i: {
            "event": "file-started", "path": "a.yaml",
            "cases": [{"name": f"A{i}", "line": 1, "case": i}],
        },
    )


def run(command, arguments, text, statuses):
    with tempfile.TemporaryDirectory() as folder:
        name = "a.jsonl" if "--from" in arguments else "a.yaml"
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        made = subprocess.run(
            [command, *arguments, name], cwd=folder, capture_output=True, timeout=1200
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if made.returncode not in statuses:
        output = (made.stdout + made.stderr).decode(errors="replace")
        sys.exit(f"ended with {made.returncode}, expected {sorted(statuses)}:\n{output[:2000]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    command = os.path.abspath(sys.argv[1])
    chosen = sys.argv[2:] or list(SHAPES)
    empty = min(run(command, ["-q"], HEAD + LAUNCH, {0}) for _ in range(3))
    slow = []
    for name in chosen:
        make, size, arguments, statuses = SHAPES[name]
        print(f"{name:24} ", end="", flush=True)
        times = []
        for n in (size, GROWTH * size):
            best = run(command, arguments, make(n), statuses)
            times.append(max(best - empty, FLOOR))
        growth = times[1] / times[0]
        print(f"{times[0]:7.2f} s {times[1]:7.2f} s  x {growth:.1f}", flush=True)
        if growth > GROWTH * ALLOWANCE:
            slow.append(name)
    if slow:
        sys.exit(f"more time per step or byte in a larger input: {', '.join(slow)}")


if __name__ == "__main__":
    main()

"""Counts instructions with callgrind, and reads its files."""

import os
import re
import subprocess
from collections import defaultdict
from pathlib import Path

LEVEL = re.compile(r"'\d+$")
NAME = re.compile(r"\((\d+)\)(?: (.*))?$")


class Profile:
    """What a run took: in total, and for each function the calls of others.

    A function is a pair of the object, such as a library, and a name; levels of recursion are one function.
    """

    def __init__(self, path):
        self.total = 0
        self.calls = defaultdict(int)
        self.names = {"ob": {}, "fn": {}}
        self._read(path)

    def entering(self, is_inside):
        """The instructions below all calls that lead from other functions into those that `is_inside` accepts."""
        inside = {function for edge in self.calls for function in edge if is_inside(function)}
        return sum(
            cost
            for (caller, callee), cost in self.calls.items()
            if callee in inside and caller not in inside
        )

    def functions(self):
        return {function for edge in self.calls for function in edge}

    def _read(self, path):
        program = function = callee_program = callee = None
        is_call = False
        with open(path, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                first = line[0]
                if first in "0123456789+-*":
                    if is_call:
                        edge = ((program, function), (callee_program, callee))
                        self.calls[edge] += int(line.rsplit(None, 1)[1])
                        is_call, callee_program = False, program
                elif line.startswith("fn="):
                    function = self._name("fn", line[3:])
                elif line.startswith("cfn="):
                    callee = self._name("fn", line[4:])
                elif line.startswith("ob="):
                    program = callee_program = self._name("ob", line[3:])
                elif line.startswith("cob="):
                    callee_program = self._name("ob", line[4:])
                elif line.startswith("calls="):
                    is_call = True
                elif line.startswith("totals:"):
                    self.total = int(line.split()[1])

    def _name(self, kind, text):
        """The name behind a number in brackets, which is written only where it occurs first."""
        number, name = NAME.match(text.rstrip("\n")).groups()
        if name is not None:
            self.names[kind][number] = LEVEL.sub("", name)
        return self.names[kind][number]


def profile(command, folder, out):
    """Runs a command in a folder below callgrind; it must succeed."""
    # Swift seeds its hash tables at random, unless asked not to: counts would differ by a few per mille.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", LC_ALL="C")
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    run = subprocess.run(
        valgrind + [str(word) for word in command],
        cwd=folder, env=environment, capture_output=True, text=True, errors="replace",
    )
    if run.returncode != 0:
        raise SystemExit(f"bench: {command[0]} ended with {run.returncode} below valgrind:\n{run.stderr[-2000:]}")
    try:
        return Profile(out)
    finally:
        Path(out).unlink()


def stripped(program, folder):
    """A copy without debug information, which valgrind does not understand."""
    copy = folder / f"{program.name}-stripped"
    subprocess.run(["objcopy", "--strip-debug", program, copy], check=True)
    return copy


def demangled(names):
    """The names in Swift, by those of the symbols."""
    names = sorted(names)
    run = subprocess.run(
        ["swift", "demangle", "--simplified"],
        input="\n".join(names) + "\n", capture_output=True, text=True, check=True,
    )
    return dict(zip(names, run.stdout.splitlines(), strict=True))

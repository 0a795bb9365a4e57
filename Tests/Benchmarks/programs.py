"""The command and the floors: builds them, runs them, and measures what they take."""

import hashlib
import statistics
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FLOORS = {"empty": "Empty/main.c", "measure": "Measure/main.c", "yaml-floor": "YAMLFloor/main.c"}


@dataclass
class Measurement:
    milliseconds: float
    megabytes: float


class Programs:
    """The command, and plain C programs to compare it with: without the Swift runtime, which takes time to start."""

    def __init__(self, command, build, folder):
        self.command = Path(command).resolve()
        if not self.command.is_file():
            raise SystemExit(f"bench: there is no {command}: run 'make build', or name it with --program")
        self.folder = folder
        self.floors = Path(build).resolve() / "floors"
        self.floors.mkdir(parents=True, exist_ok=True)
        flags = output([ROOT / ".ci/setup", "--yaml-flags"]).split()
        for name, source in FLOORS.items():
            libraries = flags if name == "yaml-floor" else []
            clang = ["clang", "-O2", "-Wall", "-Wextra", HERE / source, "-o", self.floors / name]
            output(clang + libraries)
        self.floor = self.floors / "yaml-floor"
        self.empty = self.floors / "empty"
        self.floor_sha = hashlib.sha256((HERE / FLOORS["yaml-floor"]).read_bytes()).hexdigest()
        self.compiler = output(["swift", "--version"]).splitlines()[0]

    def scenario_run(self, arguments, jobs=1, command=None):
        """The words that run scenarios: without a history, and printing no more than the summary."""
        return [command or self.command, "--quiet", "--jobs", jobs, "--history", "off", *arguments]

    def measure(self, command, statuses=("0",)):
        """Runs a command that must end with one of these statuses, started by a small program.

        Linux counts the memory of whoever starts a process as that of the process, and Python has more.
        """
        words = output([self.floors / "measure", *command], self.folder).split()
        if words[0] not in statuses:
            raise SystemExit(f"bench: '{' '.join(map(str, command))}' ended with {words[0]}")
        return Measurement(int(words[1]) / 1e6, int(words[2]) / 1e6)

    def measure_two(self, command):
        """Runs a command twice at once; the time is that of the slower one."""
        with ThreadPoolExecutor(2) as pool:
            both = list(pool.map(lambda _: self.measure(command), range(2)))
        return max(both, key=lambda one: one.milliseconds)


def output(command, folder=None):
    """What a command prints that must succeed."""
    run = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        printed = (run.stdout + run.stderr)[-2000:]
        raise SystemExit(f"bench: '{command[0]}' ended with {run.returncode}:\n{printed}")
    return run.stdout


def printed_errors(command):
    """What a command prints to its standard error, however it ends."""
    return subprocess.run([str(word) for word in command], capture_output=True, text=True).stderr


def interleaved(count, *runs):
    """Makes each of the runs in turn, so many times, and returns the medians of milliseconds and the highest peaks.

    What else the machine does falls on all of them.
    """
    results = [[] for _ in runs]
    for _ in range(count):
        for run, measured in zip(runs, results):
            measured.append(run())
    return [
        Measurement(
            statistics.median(one.milliseconds for one in measured), max(one.megabytes for one in measured)
        )
        for measured in results
    ]

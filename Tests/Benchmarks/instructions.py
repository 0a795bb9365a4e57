"""What is measured in instructions: they are the same however busy the machine is."""

import os
from concurrent.futures import ThreadPoolExecutor

from callgrind import profile, stripped
from corpus import Results
from phases import PHASES, divided

# The reports whose surcharge is measured, with the options that request them in a file.
REPORTS = {
    "junit": "--junit {}",
    "events --no-traces": "--no-traces --events {}",
    "events": "--events {}",
    "html": "--report html:{}",
}


# The numbers of calls, of bytes without a name, and of lines about the life cycle, in the logs that `check-log` reads.
CALLS = 1_000, 2_000, 4_000
OTHER_BYTES = 1 << 20, 1 << 21
LINES = 2_400, 4_800
LAUNCH = """application:didFinishLaunchingWithOptions:
scene:willConnectToSession:options:
sceneWillEnterForeground:
sceneDidBecomeActive:
"""
HOME_AND_RETURN = """sceneWillResignActive:
sceneDidEnterBackground:
sceneWillEnterForeground:
sceneDidBecomeActive:
"""
# What a log contains again and again: what the user does most, launches of the app, and, where each line costs a search
# among ways that are as probable, one method of an app that prints no other.
REPEATED = {
    "home and return": (LAUNCH, HOME_AND_RETURN),
    "launches": ("", LAUNCH + "sceneWillResignActive:\nsceneDidEnterBackground:\n"),
    "one method": ("", "sceneDidBecomeActive:\n"),
}


class Counts:
    """The instructions of a case, which are those of two copies of the corpus minus those of one.

    So what happens once in a run cancels out: the start, rules, and what a report writes once.
    """

    def __init__(self, programs, corpus, tiny):
        results = _results(programs, corpus)
        self.cases, self.steps = len(results.times), results.steps
        binary = stripped(programs.command, programs.folder)
        commands = {}
        # The long ones first, so that no core is left with one in the end.
        for copies in 2, 1:
            names = corpus.copies(copies)
            plain = programs.scenario_run(names, command=binary)
            for number, (report, options) in enumerate(REPORTS.items()):
                commands[report, copies] = plain + options.format(f"report-{number}-{copies}").split()
            commands["plain", copies] = plain
            commands["floor", copies] = [programs.floor, *names]
        # As a user runs it: other options would be read by the parser, which takes longer.
        commands["a tiny file"] = [binary, tiny]
        commands["--version"] = [binary, "--version"]
        commands["empty"] = [programs.empty]
        for name, log in _recordings(programs.folder).items():
            commands[name] = [binary, "check-log", log, "--ios", "26"]
        profiles = _profiles(commands, programs.folder)

        self.starts = {name: found.total for name, found in profiles.items() if isinstance(name, str)}
        self.copy = _difference(profiles, "plain")
        self.floor = _difference(profiles, "floor")
        self.surcharge = {report: _difference(profiles, report) / self.copy - 1 for report in REPORTS}
        # With what a report does only once: the page's scripts, and a trace that is new.
        self.first = {
            report: (profiles[report, 1].total - profiles["plain", 1].total) / self.copy for report in REPORTS
        }
        one, two = (divided(profiles["plain", copies]) for copies in (1, 2))
        self.phases = {phase: two[phase] - one[phase] for phase in PHASES}

    @property
    def ratio(self):
        return self.copy / self.floor

    @property
    def per_case(self):
        return self.copy / self.cases

    def add(self, table, bounds, targets, recorded):
        """Adds the rows; `recorded` holds what was recorded, if that can be compared."""
        section = f"Instructions: a copy of the corpus, {self.cases} cases, {self.steps} steps"

        def each(cost):
            return f"{cost / self.cases / 1e3:.1f} k, {cost / self.steps / 1e3:.2f} k a step"

        table.add(
            section, "a case", each(self.copy), f"libyaml {each(self.floor)}", self.ratio, "x", bounds["ratio"],
            target=targets["ratio"],
        )  # fmt: skip
        if recorded:
            growth = (self.ratio / recorded["ratio"] - 1) * 100
            before = f"recorded {recorded['ratio']:.2f}x"
            table.add(section, "  change", f"{self.ratio:.2f}x", before, growth, " %", bounds["growth"] * 100)
        for phase, cost in self.phases.items():
            before = f"recorded {recorded['phases'][phase] / 1e3:.1f} k" if recorded else ""
            table.add(section, f"  {phase}", each(cost), before, cost / self.copy * 100, " %", digits=1)

        section = "Instructions: what a report adds to a copy of the corpus"
        for report, surcharge in self.surcharge.items():
            bound, target = (limits["surcharge"][report] * 100 for limits in (bounds, targets))
            added = self._added(surcharge)
            table.add(section, report, added, "", surcharge * 100, " %", bound, digits=1, target=target)
            first, bound = self.first[report], bounds["firstCopy"][report] * 100
            table.add(section, "  the first copy", self._added(first), "", first * 100, " %", bound, digits=1)

        section = "Instructions: start-up"
        empty = self.starts["empty"]
        for name in "--version", "a tiny file":
            table.add(section, name, f"{self.starts[name] / 1e6:.2f} M", f"empty {empty / 1e6:.2f} M")

        section = "Instructions: check-log"
        totals = [self.starts[f"{count} calls"] for count in CALLS]
        less, more = totals[1] - totals[0], totals[2] - totals[1]
        limits = bounds["check-log"]
        calls = f"{more / (CALLS[2] - CALLS[1]) / 1e3:.0f} k a call"
        table.add(section, "twice as many calls", calls, f"{CALLS[1]} calls", more / less, "x", limits["growth"])
        for name in REPEATED:
            one, two = (self.starts[f"{name}, {count} lines"] for count in LINES)
            each = (two - one) / (LINES[1] - LINES[0]) / 1e3
            table.add(section, f"a line, {name}", f"{each:.1f} k", "", each, " k", limits["kiloPerLine"], digits=1)
        one, two = (self.starts[f"{size} bytes"] for size in OTHER_BYTES)
        each = (two - one) / (OTHER_BYTES[1] - OTHER_BYTES[0])
        table.add(section, "a byte of other lines", f"{two - one:,} in 1 MB", "", each, "", limits["perByte"], digits=1)

    def _added(self, share):
        return f"{share * self.per_case / 1e3:.1f} k a case"

    def record(self):
        """What `--record` writes."""
        return {
            "ratio": round(self.ratio, 4),
            "perCase": round(self.per_case),
            "phases": {phase: round(cost / self.cases) for phase, cost in self.phases.items()},
            "surcharge": {report: round(share, 4) for report, share in self.surcharge.items()},
        }


def _recordings(folder):
    """Logs with calls that are all the same action, and logs without any, by name."""
    texts = {f"{count} calls": LAUNCH + "applicationSignificantTimeChange:\n" * count for count in CALLS}
    line = "application: a scene loads\n"
    texts |= {f"{size} bytes": LAUNCH + line * (size // len(line)) for size in OTHER_BYTES}
    for name, (start, repeated) in REPEATED.items():
        lines = repeated.count("\n")
        texts |= {f"{name}, {count} lines": start + repeated * (count // lines) for count in LINES}
    logs = {}
    for name, text in texts.items():
        logs[name] = folder / f"{name}.log"
        logs[name].write_text(text)
    return logs


def _results(programs, corpus):
    events = programs.folder / "cases.jsonl"
    programs.measure(programs.scenario_run([*corpus.copies(1), "--events", events]))
    return Results(events)


def _profiles(commands, folder):
    """Profiles of all commands, as many at once as there are cores."""

    def one(numbered):
        number, command = numbered
        return profile(command, folder, folder / f"callgrind.{number}")

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(commands, pool.map(one, enumerate(commands.values()))))


def _difference(profiles, name):
    return profiles[name, 2].total - profiles[name, 1].total

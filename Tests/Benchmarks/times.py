"""What is measured in time and memory, by medians of runs that are interleaved with those they are compared with."""

import os
import re
import statistics

from corpus import COPIES, Results
from programs import ROOT, interleaved, output, printed_errors
from synthetic import Synthetic

STARTS = 41
PROOFS = 3
WALKS = 2000


def add_cases(table, bounds, programs, corpus, runs):
    """How the time is distributed over the cases, and whether one has most of it."""
    events = programs.folder / "cases.jsonl"
    times = {}
    for _ in range(runs):
        programs.measure(programs.scenario_run([*corpus.copies(1), "--events", events]))
        for case, time in Results(events).times.items():
            times[case] = min(time, times.get(case, time))
    total = sum(times.values())
    slowest = max(times, key=times.get)
    ordered = sorted(times.values())
    section = f"Time: {len(times)} cases of a copy of the corpus, the least of {runs} runs each"
    table.add(section, "median", f"{ordered[len(ordered) // 2] / 1e3:.0f} µs")
    table.add(section, "p99", f"{ordered[len(ordered) * 99 // 100] / 1e3:.0f} µs")
    share = times[slowest] / total * 100
    table.add(
        section, "maximum", f"{times[slowest] / 1e3:.0f} µs", f"all {total / 1e6:.1f} ms", share, " %",
        bounds["slowestCaseShare"] * 100,
    )  # fmt: skip
    path, name = slowest
    table.add(section, f"  {path}: {name}")


def add_corpus(table, bounds, programs, corpus, pairs):
    """All copies of the corpus: one job, two jobs, and two floors, which show what the machine gives just now."""
    names = corpus.copies(COPIES)
    floor_command = [programs.floor, *names]

    def run(jobs):
        return programs.measure(programs.scenario_run(names, jobs))

    one, two, floor, floors = interleaved(
        pairs,
        lambda: run(1),
        lambda: run(2),
        lambda: programs.measure(floor_command),
        lambda: programs.measure_two(floor_command),
    )
    files = len(corpus.files) * COPIES
    section = f"Time and memory: {COPIES} copies of the corpus, {files} files, medians of {pairs} runs"
    ratio = one.milliseconds / floor.milliseconds
    table.add(section, "1 job", f"{one.milliseconds:.0f} ms", f"libyaml {floor.milliseconds:.0f} ms", ratio, "x")
    if os.cpu_count() > 1:
        given = 2 * floor.milliseconds / floors.milliseconds
        table.add(section, "2 floors at once", f"{floors.milliseconds:.0f} ms", "1 floor", given, "x as fast")
        gain, bound = one.milliseconds / two.milliseconds, bounds["twoJobs"]
        if given < bound:
            table.notes.append(f"two floors at once are {given:.2f}x as fast: the bound of two jobs was not checked")
            bound = None
        table.add(
            section, "2 jobs", f"{two.milliseconds:.0f} ms", "1 job", gain, "x as fast", bound, at_least=True
        )
    bound = bounds["peakMegabytes"]
    least = f"libyaml {floor.megabytes:.1f} MB"
    for name, peak in ("1 job", one.megabytes), ("2 jobs", two.megabytes):
        table.add(section, f"peak memory, {name}", "", least, peak, " MB", bound, digits=1)


def add_starts(table, bounds, programs, tiny):
    version, file, empty = interleaved(
        STARTS,
        lambda: programs.measure([programs.command, "--version"]),
        lambda: programs.measure([programs.command, tiny]),
        lambda: programs.measure([programs.empty]),
    )
    section = f"Time: start-up, over an empty C program, medians of {STARTS} runs"
    for name, measured in ("--version", version), ("a tiny file", file):
        over = measured.milliseconds - empty.milliseconds
        table.add(
            section, name, f"{measured.milliseconds:.2f} ms", f"empty {empty.milliseconds:.2f} ms", over, " ms",
            bounds["start"][name],
        )  # fmt: skip


def add_proof(table, programs):
    """Mutants of the model each second."""
    section = f"Time: coverage --prove, medians of {PROOFS} runs"
    paths = [ROOT / "Scenarios", ROOT / "Tests/Fixtures/refused"]
    command = [programs.command, "coverage", "--prove", *paths]
    mutants = int(re.search(r"of (\d+) mutants", output(command)).group(1))

    def rate(measured):
        return f"{mutants / measured.milliseconds * 1e3:.0f} mutants/s"

    if "--jobs" not in output([programs.command, "coverage", "--help"]):
        (alone,) = interleaved(PROOFS, lambda: programs.measure(command))
        table.add(section, f"{mutants} mutants", f"{alone.milliseconds:.0f} ms", rate(alone))
        table.add(section, "2 jobs", "skipped", "coverage has no --jobs")
        return
    one, two = interleaved(
        PROOFS,
        lambda: programs.measure([*command, "--jobs", 1]),
        lambda: programs.measure([*command, "--jobs", 2]),
    )
    table.add(section, f"{mutants} mutants, 1 job", f"{one.milliseconds:.0f} ms", rate(one))
    gain = one.milliseconds / two.milliseconds
    table.add(section, f"{mutants} mutants, 2 jobs", f"{two.milliseconds:.0f} ms", rate(two), gain, "x as fast")


def add_kills_and_walks(table, programs):
    """Kills and walks each second, over all scenarios: the app under test is what each scenario describes."""
    section = f"Time: an app under test, medians of {PROOFS} runs"
    trouble = programs.command.with_name("faulty-run")
    scenarios = ROOT / "Scenarios"
    if trouble.is_file():
        words = programs.scenario_run([scenarios, "--kill-each-step"], command=trouble)
        kills = int(re.search(r"was killed (\d+) times", printed_errors(words)).group(1))
        plain, killed = interleaved(
            PROOFS,
            lambda: programs.measure(programs.scenario_run([scenarios], command=trouble)),
            lambda: programs.measure(words, statuses=("0", "1")),
        )
        rate = kills / (killed.milliseconds - plain.milliseconds) * 1e3
        table.add(section, f"{kills} kills, 1 job", f"{killed.milliseconds:.0f} ms", f"{rate:.0f} kills/s")
    else:
        table.add(section, "kills", "skipped", "build faulty-run beside the program")
    for jobs in 1, 2:
        words = [programs.command, "explore", scenarios, "--walks", WALKS, "--jobs", jobs]
        rates = [int(re.search(r"(\d+) walks per second", printed_errors(words)).group(1)) for _ in range(PROOFS)]
        table.add(section, f"{WALKS} walks, {jobs} job{'s' * (jobs - 1)}", f"{statistics.median(rates):.0f} walks/s")


def add_scaling(table, bounds, programs, is_full, runs):
    """The generated files, ever more of them: a file takes the same time, and the memory does not grow."""
    counts = [1_000, 10_000] + [100_000] * is_full
    section = f"Scaling: generated files of 1 KB, 1 job, medians of {runs} runs"
    synthetic = Synthetic(programs.folder / "synthetic", counts[-1])
    bound = bounds["scaling"]
    first = None
    for count in counts:
        folder = synthetic.first(count)
        measured, floor = interleaved(
            runs,
            lambda: programs.measure(programs.scenario_run([folder])),
            lambda: programs.measure([programs.floor, folder]),
        )
        time, least = (one.milliseconds / count * 1e3 for one in (measured, floor))
        memory = measured.megabytes
        # Compared with libyaml, which also has to find ever more files.
        first = first or (time / least, memory)
        growth = time / least / first[0]
        table.add(section, f"{count:,} files", f"{time:.1f} µs a file", f"libyaml {least:.1f} µs", growth, "x", bound)
        before = f"1,000 files {first[1]:.1f} MB"
        table.add(section, "  peak memory", f"{memory:.1f} MB", before, memory / first[1], "x", bound)

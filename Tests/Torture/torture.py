#!/usr/bin/env python3
"""A runner's worst days, one after the other: what is reported after them must be whole and true.

    Tests/Torture/torture.py PROGRAM [SEED [DAY...]]

PROGRAM is the tests' own build of the command, whose apps crash, hang and flood where a tag asks for it. The event patterns
are random; pass the printed seed to repeat them. A DAY is the name of one of the functions below. Needs Linux; a day that needs root is skipped with a word.
"""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as XML
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
MARK = f"TORTURE={os.getpid()}"
STALE = "the report of an earlier run"
FILES = 60
CASES = FILES * 3
# For how long reports are compared with their runs, in seconds.
COMPARE_SECONDS = float(os.environ.get("COMPARE_SECONDS", "60"))
lots = random.Random(SEED)
skipped = []


def main():
    # What has a handler has its default action in a program that is started: a script that runs this in the background
    # makes it ignore SIGINT, and the runs would ignore it, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print(f"torture: seed {SEED}", flush=True)
    days = [
        the_runner_is_killed,
        workers_are_killed,
        signals_come,
        the_disk_is_full,
        the_target_is_read_only,
        the_reader_is_gone,
        ten_megabytes_of_output,
        reports_are_compared_with_their_runs,
        no_thread_can_be_created,
        descriptors_run_out,
        the_stack_is_small,
        leftovers_are_removed,
    ]
    for day in [day for day in days if not sys.argv[3:] or day.__name__ in sys.argv[3:]]:
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="torture-") as folder:
            os.chdir(folder)
            write_scenarios(Path("scenarios"))
            words = day()
        os.chdir("/")
        print(f"  {day.__name__.replace('_', ' ')}: {words} ({time.monotonic() - start:.0f} s)", flush=True)
    expect(not workers(), "no worker is left")
    for word in skipped:
        print(f"  SKIPPED: {word}", flush=True)
    print("torture: all reports were whole and true")


# The days


def the_runner_is_killed():
    """kill -9 at 50 random event patterns: no torn report, and each finished result comes back from the events."""
    begun, recovered, span = 0, 0, min(2, time_of_a_run())
    for number in range(50):
        clean()
        Path("r.xml").write_text(STALE)
        options = ["--jobs", str(1 + number % 2)] + (["--isolate"] if number % 3 == 0 else [])
        run = start(["scenarios", "--junit", "r.xml", "--events", "e.jsonl", *options])
        if number < 30:
            settles(lambda: is_begun("e.jsonl"))
        time.sleep(lots.uniform(0, span))
        run.kill()
        run.wait()
        finished = finished_cases("e.jsonl")
        report = Path("r.xml").read_text() if Path("r.xml").exists() else None
        if report == STALE:
            expect(not finished, "a stale report is gone before the first result")
        elif report is not None:
            expect(len(cases("r.xml")) == CASES, "a report under its final name is whole")
        if Path("e.jsonl").exists() and Path("e.jsonl").stat().st_size > 0 and is_begun("e.jsonl"):
            later = execute(["report", "--from", "e.jsonl", "--junit", "later.xml"])
            # A run that broke off is one more error, which belongs to no file.
            ended = [case for case in cases("later.xml") if case.get("file") and not is_interrupted(case)]
            expect(len(ended) == len(finished), f"all of {len(finished)} results come back, not {len(ended)}")
            expect(later.returncode == (0 if len(finished) == CASES and is_ended("e.jsonl") else 5), "5 after a kill")
            begun += 1
            recovered += len(finished)
        expect(settles(lambda: not workers()), "workers end with their runner")
    expect(begun > 25, "most kills hit a run that had begun")
    return f"50 kills, {begun} of runs that had begun, {recovered} results recovered"


def time_of_a_run():
    start = time.monotonic()
    execute(["scenarios", "--jobs", "2", "--junit", "r.xml"])
    return time.monotonic() - start


def workers_are_killed():
    """kill -9 of workers at random event patterns: one error each, and every case has exactly one result."""
    kills, errors = 0, 0
    for _ in range(4):
        clean()
        run = start(["scenarios", "--isolate", "--jobs", "2", "--junit", "r.xml", "--events", "e.jsonl"])
        finished = 0
        while run.poll() is None:
            # A slow machine would start nothing but workers otherwise.
            settles(lambda: len(finished_cases("e.jsonl")) > finished or run.poll() is not None)
            finished = len(finished_cases("e.jsonl"))
            time.sleep(lots.uniform(0.02, 0.15))
            found = workers()
            if found:
                kill(lots.choice(found))
                kills += 1
        found = cases("r.xml")
        expect(len(found) == CASES, f"{CASES} cases have a result, not {len(found)}")
        bad = [case for case in found if case.find("error") is not None]
        expect(all("SIGKILL" in case.find("error").get("message") for case in bad), "an error names its signal")
        expect(run.returncode == (1 if bad else 0), "the status is that of the results")
        errors += len(bad)
    expect(errors > 0, "some kill hit a worker in a case")
    return f"{kills} kills, {errors} errors"


def signals_come():
    """SIGINT and SIGTERM at random event patterns: a whole report, in which every file is, and the right status."""
    hits = 0
    for number in range(12):
        clean()
        number_of_signal = [signal.SIGINT, signal.SIGTERM][number % 2]
        options = ["--isolate"] if number % 4 < 2 else []
        run = start(["scenarios", "--jobs", "2", "--junit", "r.xml", "--events", "e.jsonl", *options])
        settles(lambda: is_begun("e.jsonl") or run.poll() is not None)
        time.sleep(lots.uniform(0, 0.8))
        run.send_signal(number_of_signal)
        run.wait(timeout=1200)
        if run.returncode == 0:
            continue
        hits += 1
        expect(run.returncode == 128 + number_of_signal, f"{128 + number_of_signal}, not {run.returncode}")
        names = {case.get("file") for case in cases("r.xml")} - {None}
        expect(len(names) == FILES, f"every file is in the report, not {len(names)}")
    expect(hits > 5, "most signals hit a run")
    return f"{hits} of 12 hit a run"


def the_disk_is_full():
    """A report and a stream that do not fit: 5, and nothing under the report's name."""
    with disk("size=16k") as folder:
        if folder is None:
            return skip("a full disk: mounting a small tmpfs is not allowed here")
        run = execute(["scenarios", "--junit", f"{folder}/r.xml", "--report", "junit:r.xml"])
        expect(run.returncode == 5, f"5 where a report does not fit, not {run.returncode}")
        expect(b"no space left" in run.stderr, "the reason is printed")
        expect(os.listdir(folder) == [], "nothing is left on the full disk")
        expect(len(cases("r.xml")) == CASES, "the other report is whole")
        run = execute(["scenarios", "--events", f"{folder}/e.jsonl", "--junit", "r.xml"])
        expect(run.returncode == 5, f"5 where the events do not fit, not {run.returncode}")
        expect(len(cases("r.xml")) == CASES, "the report is whole")
        later = execute(["report", "--from", f"{folder}/e.jsonl", "--junit", "later.xml"])
        expect(later.returncode == 5, "5 for a stream that breaks off")
        expect(len(cases("later.xml")) > 0, "what fitted comes back")
    return "5, and no torn report"


def the_target_is_read_only():
    """A report that cannot be written: 5, and the results are printed all the same."""
    with disk("size=64k") as folder:
        if folder is None:
            if os.geteuid() == 0:
                return skip("a read-only disk: mounting is not allowed here")
            folder = "locked"
            os.mkdir(folder, 0o555)
        else:
            mount(["-o", "remount,ro", folder])
        run = execute(["scenarios", "--junit", f"{folder}/r.xml", "--events", "e.jsonl"])
        expect(run.returncode == 5, f"5, not {run.returncode}")
        expect(f"{CASES} passed".encode() in run.stdout, "the results are printed")
        expect(len(finished_cases("e.jsonl")) == CASES, "the events are whole")
    return "5, and all results printed"


def the_reader_is_gone():
    """scenario-run | head -1: no noise, the report whole, the status that of the results."""
    line = '"$0" scenarios --verbose --junit r.xml; echo $? > status'
    run = subprocess.run(
        ["bash", "-c", f"{{ {line}; }} | head -1", PROGRAM], capture_output=True, timeout=1200, check=False
    )
    expect(len(run.stdout.splitlines()) == 1, "one line")
    expect(run.stderr == b"", f"no noise, not {run.stderr[:200]}")
    expect(Path("status").read_text() == "0\n", "the status of the results")
    expect(len(cases("r.xml")) == CASES, "the report is whole")
    return "no noise"


def ten_megabytes_of_output():
    """A case that writes ten megabytes, and one that crashes after it: the run neither stops nor swells."""
    scenario(Path("scenarios/flood.yaml"), ["flood"])
    scenario(Path("scenarios/flood-and-crash.yaml"), ["flood-and-crash"])
    run = execute(["scenarios", "--isolate", "--junit", "r.xml", "--events", "e.jsonl"])
    expect(run.returncode == 1, f"1, not {run.returncode}")
    bad = [case for case in cases("r.xml") if case.find("error") is not None]
    expect(len(bad) == 1 and "the very last" in bad[0].find("error").text, "the last words of one that crashed")
    expect(Path("r.xml").stat().st_size < 500_000, "the report does not swell")
    expect(len(run.stdout) < 50_000, "nor does the screen")
    return "20 MB read, the last words kept"


def reports_are_compared_with_their_runs():
    """What `report --from` prints is what the run printed, byte by byte, though jobs race: 500 damaged files a batch."""
    seeds = [file.read_text() for file in sorted(Path(__file__).resolve().parents[2].glob("Scenarios/**/*.yaml"))]
    end = time.monotonic() + COMPARE_SECONDS
    batches = 0
    while batches == 0 or time.monotonic() < end:
        shutil.rmtree("batch", ignore_errors=True)
        Path("batch").mkdir()
        for number in range(500):
            Path(f"batch/{number:03}.yaml").write_text(damaged(lots.choice(seeds)))
        style = lots.choice([[], ["--verbose"], ["--quiet"]])
        jobs = str(lots.choice([2, 3, 8]))
        run = execute(["batch", "-j", jobs, "--history", "off", "--events", "e.jsonl", "--junit", "run.xml", *style])
        report = execute(["report", "--from", "e.jsonl", "--junit", "report.xml", *style])
        same = (run.stdout, run.stderr, run.returncode) == (report.stdout, report.stderr, report.returncode)
        same = same and Path("run.xml").read_bytes() == Path("report.xml").read_bytes()
        expect(same, f"batch {batches} with {style} and {jobs} jobs is reported as it ran")
        batches += 1
    return f"{batches} batches of 500 files"


def damaged(text):
    """A scenario in which lines were taken away, doubled, swapped or cut, and bytes changed."""
    for _ in range(lots.randint(0, 3)):
        lines = text.split("\n")
        one, other = lots.randrange(len(lines)), lots.randrange(len(lines))
        match lots.randrange(6):
            case 0: del lines[one]
            case 1: lines[one], lines[other] = lines[other], lines[one]
            case 2: lines.insert(other, lines[one])
            case 3: lines[one] = lines[one][: lots.randrange(len(lines[one]) + 1)]
            case 4: lines[one] = "  " + lines[one]
            case 5: lines[one] = lines[one].replace("e", lots.choice(["\u00e9", "e\u0301", "\t", ":", "{}"]), 1)
        text = "\n".join(lines)
    return text


def no_thread_can_be_created():
    """A limit of processes or of memory: the run does its work on the main thread, or ends with 5 and the reason."""
    outcomes = []
    setpriv, nobody = shutil.which("setpriv"), 65534
    limits = [("RLIMIT_AS", size << 20) for size in (40, 48, 56, 64, 80, 96, 128, 192, 256)]
    if os.geteuid() == 0 and setpriv:
        # Root is not held to the limit of processes, nobody is. What a worker needs is one process and one thread.
        limits += [("RLIMIT_NPROC", count) for count in (0, 1, 2, 3)]
        os.chmod(".", 0o777)
    else:
        skip("a limit of processes: only root can become somebody else, with setpriv")
    for name, limit in limits:
        for options in ([], ["--isolate"]):
            clean()
            command = [PROGRAM, "scenarios", "--jobs", "4", "--junit", "r.xml", *options]
            if name == "RLIMIT_NPROC":
                who = [setpriv, f"--reuid={nobody}", f"--regid={nobody}", "--clear-groups"]
                command = [*who, "prlimit", f"--nproc={limit}", *command]
            else:
                command = ["prlimit", f"--as={limit}", *command]
            run = within(1200, command)
            expect(run is not None, f"a run with {name} {limit} {options} ends")
            word = f"{name} {limit} {options}: {run.returncode}, {run.stderr[-300:]!r}"
            if name == "RLIMIT_AS" and run.returncode not in (0, 5):
                # Where not even the program fits, it cannot print that.
                expect(limit < 128 << 20, word)
                expect(not Path("r.xml").exists(), f"no report of a run that died; {word}")
            else:
                expect(run.returncode in (0, 5), word)
                expect(run.returncode == 0 or run.stderr, f"the reason is printed; {word}")
                expect(run.returncode == 5 or len(cases("r.xml")) == CASES, word)
            outcomes.append(run.returncode)
    expect(outcomes.count(0) >= 4, f"with a little room the run is whole: {outcomes}")
    return f"{outcomes.count(0)} whole runs, {outcomes.count(5)} printed the reason, none hung"


def descriptors_run_out():
    """ulimit -n from 4 to 40, with reports and workers: the run is whole, or ends with 5 and the reason."""
    outcomes = []
    options = ["--junit", "r.xml", "--report", "html:r.html", "--report", "tap:r.tap", "--events", "e.jsonl"]
    for count in [*range(4, 20), 24, 32, 40]:
        for more in ([], ["--isolate"]):
            clean()
            run = within(1200, ["prlimit", f"--nofile={count}", PROGRAM, "scenarios", "--jobs", "2", *options, *more])
            word = f"{count} descriptors {more}: {run and run.returncode}, {run and run.stderr[-300:]!r}"
            expect(run is not None and run.returncode in (0, 5), word)
            # A file that cannot be read is reported with the results.
            is_reported = b"too many open files" in run.stdout + run.stderr
            expect(run.returncode == 0 or is_reported, f"the reason is printed; {word}")
            expect(run.returncode == 5 or len(cases("r.xml")) == CASES, word)
            expect(not leftovers("."), f"nothing is left behind: {leftovers('.')}; {word}")
            outcomes.append(run.returncode)
    expect(0 in outcomes and 5 in outcomes, f"some fit and some do not: {outcomes}")
    return f"{outcomes.count(0)} whole runs, {outcomes.count(5)} printed the reason"


def the_stack_is_small():
    """Files as deep as they may be, with a stack of 128 KB to 1 MB: results and diagnostics, and no crash."""
    os.mkdir("deep")
    fragments = "".join(f"  f{n}: [{{use: f{n + 1}}}]\n" for n in range(6000))
    head = "scenario: Deep\nios: 8.0\nsteps: [{use: f0}]\nfragments:\n"
    Path("deep/too-many-fragments.yaml").write_text(head + fragments)
    last = "  f62: [{user: tap-icon, state: active}]\n"
    fragments = "".join(f"  f{n}: [{{use: f{n + 1}}}]\n" for n in range(62))
    Path("deep/many-fragments.yaml").write_text(head + fragments + last)
    views = "".join(f"{'  ' * (n + 2)}v{n}:\n" for n in range(55)) + f"{'  ' * 57}kind: button\n"
    step = "steps: [{user: tap-icon, state: active}]\n"
    Path("deep/views.yaml").write_text(f"scenario: Views\nios: 8.0\napp:\n  interface:\n{views}{step}")
    argument = "[" * 55 + "a" + "]" * 55
    Path("deep/argument.yaml").write_text(
        f"scenario: Argument\nios: 8.0\nsteps: [{{user: tap-icon, calls: [application:didFinishLaunchingWithOptions:: {{options: {argument}}}]}}]\n"
    )
    Path("deep/any-of.yaml").write_text(
        "scenario: Event patterns\nios: 8.0\n" + step + "never: " + "[{any-of: " * 28 + "[state: suspended]" + "}]" * 28 + "\n"
    )
    tags = "(" * 60 + "a or not b" + ")" * 60
    for size in (128, 256, 512, 1024):
        for arguments in (["deep"], ["check", "deep"], ["deep", "--tag", tags], ["fmt", "--check", "deep"],
                          ["deep", "--jobs", "1"], ["deep", "--isolate"], ["deep", "--tag", "(" * 100_000]):
            run = within(1200, ["prlimit", f"--stack={size << 10}", PROGRAM, *arguments])
            word = f"{size} KB {arguments[:3]}: {run and run.returncode} {run and run.stderr[-300:]!r}"
            expect(run is not None and 0 <= run.returncode < 7, word[:500])
            expect(b"Deep" not in run.stdout or b"too-deep" in run.stdout, word[:500])
    return "no crash"


def leftovers_are_removed():
    """What killed processes left beside a report is gone after the next run; a file under way and all else stays."""
    kept = [".r.xml.scenario-run-x.tmp", ".r.xml.tmp.12", "r.xml.scenario-run-12.tmp", ".scenario-run-12"]
    for name in kept:
        Path(name).write_text("mine")
    found = 0
    for number in range(30):
        run = start(["scenarios", "--junit", "r.xml", "--report", f"json:{number}.json"])
        settles(lambda: leftovers(".") or run.poll() is not None)
        time.sleep(lots.uniform(0, 0.05))
        run.kill()
        run.wait()
        found += len(leftovers("."))
        if leftovers(".") and lots.random() < 0.3:
            # The number of a process that lives, as it is in a container.
            os.rename(leftovers(".")[0], ".r.xml.scenario-run-1.tmp")
    expect(found > 10, f"most kills left something behind, not {found}")
    other = start(["scenarios", "--junit", "other.xml", "--repeat", "3"])
    settles(lambda: leftovers("."))
    run = execute(["scenarios", "--report", "json:r.json"])
    expect(run.returncode == 0, "a run beside another one succeeds")
    other.wait()
    expect(len(cases("other.xml")) == CASES, "and leaves that one's report alone")
    expect(not leftovers("."), f"nothing is left: {leftovers('.')}")
    expect(all(Path(name).read_text() == "mine" for name in kept), "nothing else was removed")
    return f"{found} files were left, and all are gone"


def leftovers(folder):
    return [name for name in os.listdir(folder) if re.fullmatch(r"\..*\.scenario-run-[1-9]\d*(-\d+)?\.tmp", name)]


def within(seconds, command):
    """What came of a command, or None where it did not end; it and what it has started is killed then."""
    run = subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        output, errors = run.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        run.communicate()
        return None
    return subprocess.CompletedProcess(command, run.returncode, output, errors)


# Scenarios


def write_scenarios(folder):
    """Files of which every sixth takes a tenth of a second: a run is long enough to be hit."""
    folder.mkdir()
    for number in range(FILES):
        scenario(folder / f"{number:03}.yaml", ["slow" if number % 6 == 0 else "plain"])


def scenario(path, tags):
    path.write_text(
        f"scenario: Number {path.stem}\nios: [4.0, 6.0, 8.0]\ntags: {json.dumps(tags)}\nsteps:\n"
        "  - user: tap-icon\n    state: active\n  - user: press-home\n    state: background\n"
        if "flood" not in path.stem
        else f"scenario: The {path.stem}\nios: 8.0\ntags: {json.dumps(tags)}\nsteps: [{{user: tap-icon, state: active}}]\n"
    )


# Processes


def environment():
    name, value = MARK.split("=")
    return {**os.environ, name: value}


def start(arguments):
    return subprocess.Popen(
        [PROGRAM, *arguments], env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def execute(arguments):
    return subprocess.run([PROGRAM, *arguments], env=environment(), capture_output=True, timeout=1200, check=False)


def workers():
    """The workers of this test that are alive, and of no other."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if (
                process.name.isdigit()
                and b"--as-a-worker" in (process / "cmdline").read_bytes()
                and MARK.encode() in (process / "environ").read_bytes()
            ):
                found.append(int(process.name))
        except OSError:
            pass
    return found


def kill(process):
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        pass


def settles(condition, seconds=1200):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


@contextmanager
def disk(options):
    """A small disk of its own, or None where that is not allowed."""
    folder = tempfile.mkdtemp(prefix="torture-disk-")
    is_mounted = mount(["-t", "tmpfs", "-o", options, "tmpfs", folder])
    try:
        yield folder if is_mounted else None
    finally:
        if is_mounted:
            subprocess.run(["umount", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def mount(arguments):
    if shutil.which("mount") is None:
        return False
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


def skip(words):
    skipped.append(words)
    return "SKIPPED"


# Reports


def clean():
    for name in os.listdir("."):
        if name != "scenarios":
            shutil.rmtree(name) if os.path.isdir(name) else os.remove(name)


def cases(path):
    return XML.parse(path).getroot().findall(".//testcase")


def is_interrupted(case):
    error = case.find("error")
    return error is not None and error.get("type") == "interrupted"


def events(path):
    """The events of a stream, but for a last line that is torn off."""
    found = []
    if Path(path).exists():
        for line in Path(path).read_bytes().split(b"\n")[:-1]:
            found.append(json.loads(line))
    return found


def is_begun(path):
    return any(event["event"] == "run-started" for event in events(path))


def is_ended(path):
    return any(event["event"] == "run-finished" for event in events(path))


def finished_cases(path):
    return {
        (event["path"], event["case"])
        for event in events(path)
        if event["event"] == "case-finished" and event["result"] != "interrupted"
    }


def expect(condition, words):
    if not condition:
        sys.exit(f"torture: FAILED with seed {SEED}: {words}")


if __name__ == "__main__":
    main()

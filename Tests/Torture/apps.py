#!/usr/bin/env python3
"""Apps that run as a program and end badly: whatever they do after their last answer is reported, and nothing that they have
started outlives the run.

    Tests/Torture/apps.py PROGRAM [SEED [GROUP...]]

A GROUP is the name of one of the functions below. Started as root, it does everything a second time as nobody. Needs
Linux and git.
"""

import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

NOBODY = 65534
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
# How many moments are tried at which an app dies.
MOMENTS = int(os.environ.get("MOMENTS", "40"))
# The number by which the processes of this run are found.
MARK = f"{os.getpid()}"

CASES = "suite: Cases\nios: 9.0\nscenarios:\n" + "".join(
    f"  - scenario: Case {number}\n    steps:\n      - user: tap-icon\n        state: active\n      - app: do\n        state: active\n"
    for number in range(4)
)

# An app whose behavior is in its arguments: what it does at an event, and how it starts a program at the first one.
APP = '''
import json, os, signal, subprocess, sys, time
plan = json.loads(sys.argv[1])
def happens(event):
    if plan.get("starts-at") == event:
        start(plan["starts"], plan["seconds"])
    if plan.get("at") != event:
        return
    time.sleep(plan.get("delay", 0))
    end = plan["end"]
    if end == "hang":
        time.sleep(1000)
    elif isinstance(end, int):
        os._exit(end)
    elif end != "well":
        os.kill(os.getpid(), getattr(signal, end))
def start(how, seconds):
    sleep = ["/bin/sleep", seconds]
    if how == "session":
        subprocess.Popen(sleep, start_new_session=True)
    elif how == "bare":
        subprocess.Popen(sleep, start_new_session=True, env={})
    elif how == "daemon":
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.execv(sleep[0], sleep)
            os._exit(0)
        os.wait()
    elif how == "deaf":
        subprocess.Popen(["/bin/sh", "-c", f"trap '' HUP INT TERM; exec /bin/sleep {seconds}"], start_new_session=True)
    elif how == "many":
        for _ in range(30):
            subprocess.Popen(sleep, start_new_session=True)
for line in sys.stdin:
    message = json.loads(line)
    answer = {"return": None}
    if "protocol" in message:
        answer = {"hello": 1, "actions": ["do"]}
    elif "case" in message:
        happens("case")
        answer = {"ready": True}
    elif "end" in message:
        answer = {"ended": True}
    elif "action" in message:
        happens("action")
    print(json.dumps(answer), flush=True)
    if "end" in message:
        happens("ended")
happens("closed")
'''

lots = random.Random(SEED)
checks = 0


def main(program):
    print(f"apps: seed {SEED}", flush=True)
    with tempfile.TemporaryDirectory(prefix="apps-") as folder:
        # Somebody else may not be allowed to read where it was built.
        os.chmod(folder, 0o755)
        copy = Path(folder, "scenario-run")
        shutil.copy(program, copy)
        os.chmod(copy, 0o755)
        for user in [os.geteuid()] + ([NOBODY] if os.geteuid() == 0 else []):
            as_user(user, copy)


def as_user(user, program):
    """Does everything in a process of that user, and ends where it does not succeed."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            if user != os.geteuid():
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)
                # Git would look for settings in a folder that this user may not read.
                os.environ["HOME"] = CLEAN["HOME"] = "/"
            everything(Command(program))
            status = 0
        except Failed as failure:
            print(f"apps: FAILED: {failure}", flush=True)
        os._exit(status)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0:
        sys.exit(1)


def everything(command):
    groups = [deaths_are_reported, good_ends_pass, nothing_outlives_a_run, other_programs_live_on, changes_of_the_app_run_everything]
    who = "root" if os.geteuid() == 0 else f"user {os.geteuid()}"
    for group in [group for group in groups if not sys.argv[3:] or group.__name__ in sys.argv[3:]]:
        start = checks
        with tempfile.TemporaryDirectory(prefix="apps-") as folder:
            os.chdir(folder)
            Path("a.yaml").write_text(CASES)
            Path("app.py").write_text(APP)
            group(command)
            os.chdir("/")
        print(f"  {group.__name__.replace('_', ' ')} ({who}): {checks - start} checks", flush=True)


MODES = [["--jobs", "1"], ["--jobs", "2"], ["--isolate"], ["--repeat", "2"]]


def deaths_are_reported(command):
    """A death at once or at a random moment after the last answer, and when the input is closed, by signals and statuses."""
    ends = {"SIGSEGV": "crashed with SIGSEGV", "SIGABRT": "crashed with SIGABRT", "SIGKILL": "crashed with SIGKILL",
            1: "exited with status 1", 255: "exited with status 255"}
    moments = [("ended", 0), ("ended", 0.02), ("closed", 0), ("closed", 0.3)]
    plans = list(itertools.product(ends, moments, MODES))
    for _ in range(MOMENTS):
        plans.append((lots.choice(list(ends)), ("ended", lots.uniform(0, 0.1)), lots.choice(MODES)))
    for end, (event, delay), mode in plans:
        run = command.app({"at": event, "delay": delay, "end": end}, *mode, "--junit", "r.xml")
        expect(run.returncode == 1, f"{end} {event} {delay} {mode}: status {run.returncode}\n{run.stdout}{run.stderr}")
        expect(ends[end] in run.stdout + run.stderr, f"{end} {event} {delay} {mode}: {run.stdout}{run.stderr}")
        expect(ends[end] in Path("r.xml").read_text(), f"{end} {event} {delay} {mode}: the report contains it")
    for words in (["check"], ["list"], ["coverage"]):
        run = command.app({"at": "closed", "end": "SIGSEGV"}, *words)
        expect(run.returncode == 1 and "SIGSEGV" in run.stderr, f"{words}: {run.returncode} {run.stderr}")
    run = command.app({"at": "closed", "end": "hang"})
    expect(run.returncode == 1 and "did not exit" in run.stderr, f"one that does not exit: {run.returncode} {run.stderr}")


def good_ends_pass(command):
    for mode in MODES:
        for plan in ({}, {"at": "ended", "end": 0}, {"at": "closed", "end": 0, "delay": 0.3}):
            run = command.app(plan, *mode)
            expect(run.returncode == 0, f"{plan} {mode}: status {run.returncode}\n{run.stdout}{run.stderr}")


def nothing_outlives_a_run(command):
    """Sessions of their own, daemons, and processes that ignore signals, however the app or the run ends."""
    ends = [{}, {"at": "action", "end": "SIGSEGV"}, {"at": "action", "end": "hang"}, {"at": "ended", "end": 3}]
    for how, plan, mode in itertools.product(("session", "daemon", "deaf", "many", "bare"), ends, MODES[1:3]):
        # When the parent of a process with an empty environment has ended, nothing connects it with the app.
        if how == "bare" and plan.get("end") != "hang":
            continue
        begins(command, how, plan, [*mode, "--app-timeout", "1s"])
    for number, how in itertools.product((signal.SIGINT, signal.SIGTERM), ("session", "daemon", "deaf")):
        plan = {"at": "action", "end": "hang", "starts-at": "case", "starts": how, "seconds": seconds()}
        run = command.start(plan, "--jobs", "2", "--app-timeout", "3s")
        expect(settles(lambda: sleeping(plan["seconds"])), "the app has started its process")
        run.send_signal(number)
        run.communicate()
        expect(run.returncode == 128 + number, f"status {run.returncode} after {number}")
        expect(settles(lambda: not sleeping(plan["seconds"])), f"{how} ends with an interrupted run")


def begins(command, how, plan, mode):
    plan = plan | {"starts-at": "case", "starts": how, "seconds": seconds()}
    run = command.app(plan, *mode)
    expect(run.returncode == (1 if "end" in plan else 0), f"{plan} {mode}: {run.returncode}\n{run.stdout}{run.stderr}")
    expect(not sleeping(plan["seconds"]), f"{how} does not outlive the run: {plan} {mode}")


def other_programs_live_on(command):
    """What the app has not started is left alone: processes of the same user, and of the one who started the run."""
    number = seconds()
    outside = subprocess.Popen(["/bin/sleep", number], start_new_session=True)
    script = f"/bin/sleep {number} & exec {command.program} a.yaml --history off --app \"python3 app.py '{{}}'\""
    shell = subprocess.run(["sh", "-c", script], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=CLEAN)
    expect(shell.returncode == 0, f"status {shell.returncode}")
    found = sleeping(number)
    expect(len(found) == 2 and outside.pid in found, f"both processes live on: {found}")
    for process in found:
        os.kill(process, signal.SIGKILL)
    outside.wait()


def changes_of_the_app_run_everything(command):
    """With an app, `--changed-since` runs nothing only if nothing but scenarios can have changed."""
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com"]
    for line in (["init", "-qb", "main"], ["add", "."], ["commit", "-qm", "1"]):
        subprocess.run(git + line, check=True)
    run = command.app({}, "--changed-since", "main")
    expect(run.returncode == 0 and "nothing was run" in run.stderr, f"unchanged: {run.stdout}{run.stderr}")
    for name in ("lib.py", "app.py", "data.json", "odd\nname", "settings.yaml", "-q"):
        former = Path(name).read_bytes() if Path(name).exists() else None
        Path(name).write_bytes((former or b"") + b"\n")
        run = command.app({}, "--changed-since", "main")
        expect(run.returncode == 0 and "4 passed" in run.stdout, f"{name}: {run.stdout}{run.stderr}")
        if former is None:
            os.remove(name)
        else:
            Path(name).write_bytes(former)


# Helpers

CLEAN = {
    key: value for key, value in os.environ.items()
    if not key.startswith(("SCENARIO_RUN", "GITHUB_")) and key not in ("CI", "FORCE_COLOR", "NO_COLOR")
} | {"LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}


class Failed(Exception):
    pass


def expect(condition, what):
    global checks
    checks += 1
    if not condition:
        raise Failed(what)


def seconds():
    """A duration that no other process has."""
    seconds.count = getattr(seconds, "count", 0) + 1
    return f"{5_000 + seconds.count}.{MARK}{os.geteuid()}"


def sleeping(seconds):
    """The processes that sleep for this long."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if words[:2] == [b"/bin/sleep", seconds.encode()]:
            found.append(int(folder.name))
    return found


def settles(condition):
    deadline = time.monotonic() + 60
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


class Command:
    def __init__(self, program):
        self.program = program

    def start(self, plan, *words):
        app = f"python3 app.py '{json.dumps(plan)}'"
        words = [*words, "--history", "off"] if not {"check", "list", "coverage"} & set(words) else words
        return subprocess.Popen(
            [self.program, *words, "--app", app, "a.yaml"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=CLEAN,
        )

    def app(self, plan, *words):
        """Runs the scenarios with an app that does what the plan says."""
        run = self.start(plan, *words)
        run.stdout, run.stderr = run.communicate(timeout=300)
        return run


main(sys.argv[1])

#!/usr/bin/env python3
"""Names and files that a run must not lose: each check ends with the documented exit status, and shows what it must.

    Tests/Torture/paths.py PROGRAM

Started as root, it does everything a second time as nobody. Needs git, and a file system that keeps names as bytes.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

NOBODY = 65534
GIT = {
    "HOME": "/nowhere",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null",
    **{f"GIT_{who}_{what}": "t@example.com" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
}

PASSING = "scenario: Launch\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: active\n"
FAILING = PASSING.replace("state: active", "state: inactive").replace("Launch", "Wrong state")
OTHER_YAML = "services:\n  web: {image: nginx}\n"

checks = 0


def main(program):
    with tempfile.TemporaryDirectory(prefix="paths-") as folder:
        # Somebody else may not be allowed to read where it was built.
        os.chmod(folder, 0o755)
        copy = Path(folder, "scenario-run")
        shutil.copy(program, copy)
        os.chmod(copy, 0o755)
        if os.geteuid() == 0:
            as_user(0, copy)
            as_user(NOBODY, copy)
        else:
            as_user(os.geteuid(), copy)


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
            everything(program)
            status = 0
        except Failed as failure:
            print(f"paths: FAILED: {failure}", flush=True)
        os._exit(status)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0:
        sys.exit(1)


def everything(program):
    groups = [
        names_that_are_no_utf8,
        names_that_look_the_same,
        texts_that_look_the_same,
        changed_files,
        what_is_no_file,
        what_cannot_be_read,
        other_yaml,
        what_git_ignores,
    ]
    for group in groups:
        with tempfile.TemporaryDirectory(prefix="paths-") as folder:
            os.chdir(folder)
            group(Command(program))
            os.chdir("/")
    who = "root" if os.geteuid() == 0 else f"user {os.geteuid()}"
    print(f"paths: {checks} runs as {who} ended as documented", flush=True)


# Paths are bytes


def names_that_are_no_utf8(command):
    """A name that is not valid UTF-8 beside the one that it would become if it were repaired; the same for folders."""
    write(b"s/\xff.yaml", FAILING)
    write("s/\ufffd.yaml", PASSING)
    run = command(1, "s", "--junit", "r.xml", "--events", "e.jsonl")
    expect("1 failed, 1 passed" in run.stdout, "both are run, each once")
    listed = command(0, "list", "s").stdout.splitlines()
    expect(len(listed) == 2 and len(set(listed)) == 2, "two lines, which differ")
    for line, status in zip(listed, [0 if "Launch" in line else 1 for line in listed]):
        command(status, line)
    command(1, "report", "--from", "e.jsonl", "--junit", "later.xml")
    write(b"f\xff/a.yaml", FAILING)
    write("f\ufffd/a.yaml", PASSING)
    expect("1 failed, 1 passed" in command(1, b"f\xff", "f\ufffd").stdout, "folders, too")


def names_that_look_the_same(command):
    """A composed and a decomposed é."""
    write("s/\u00e9.yaml", FAILING)
    write("s/e\u0301.yaml", PASSING)
    if len(os.listdir("s")) < 2:
        return
    command(1, "s", "--history", "h", "--events", "e.jsonl")
    expect("1 failed" in command(1, "s", "--history", "h", "--failed").stdout, "what failed is run again")
    command(1, "report", "--from", "e.jsonl", "--junit", "r.xml")
    parts = [command(None, "s", "--shard", f"{number}/2", "--events", f"{number}.jsonl") for number in (1, 2)]
    expect(sorted(part.returncode for part in parts) == [0, 1], "each shard runs one of them")
    command(1, "merge", "1.jsonl", "2.jsonl", "--junit", "merged.xml")
    for line in command(0, "list", "s").stdout.splitlines():
        expect(command(0, "list", line).stdout == f"{line}\n", "a line that was listed selects its case")
    expect("differ" not in command(1, "s", "--prove-determinism").stdout, "there is no false difference")


def texts_that_look_the_same(command):
    """An argument must be equal by its bytes."""
    scenario = (
        "scenario: A URL\nios: 9.0\napp:\n  info: {CFBundleURLTypes: [{CFBundleURLSchemes: [t]}]}\nsteps:\n  - system: {open-url: \"t://OPENED\"}\n"
        "    calls:\n      - application:didFinishLaunchingWithOptions:\n"
        "      - application:openURL:options: {url: \"t://EXPECTED\"}\n      - applicationDidBecomeActive:\n"
    )
    for opened, expected, status in [("\u00e9", "\u00e9", 0), ("\u00e9", "e\u0301", 1), ("e\u0301", "\u00e9", 1)]:
        write("a.yaml", scenario.replace("OPENED", opened).replace("EXPECTED", expected))
        command(status, "a.yaml")


# What has changed


def changed_files(command):
    write("out/o.yaml", PASSING)
    write("sub/a.yaml", PASSING)
    write("top/c.yaml", PASSING)
    write("top/line\nbreak.yaml", PASSING)
    write(b"top/x\xff.yaml", PASSING)
    write("top/data/a.txt", PASSING)
    os.makedirs("top/s")
    os.symlink("../data/a.txt", "top/s/link.yaml")
    git("sub", "init", "-qb", "main")
    commit("sub")
    git("top", "init", "-qb", "main")
    git("top", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../sub", "module")
    commit("top")
    os.chdir("top")
    since = ["--changed-since", "main"]
    expect("nothing has changed" in command(0, ".", *since).stderr, "nothing has changed")
    for outside in ["../out", "../out/o.yaml", os.path.abspath("../out"), "..", "../sub"]:
        expect("outside" in command(2, outside, *since).stderr, "a path outside of the repository")
    changes = {"module/a.yaml": FAILING, "line\nbreak.yaml": FAILING, b"x\xff.yaml": FAILING, "data/a.txt": FAILING}
    for path, text in changes.items():
        write(path, text)
        expect("1 failed" in command(1, ".", *since).stdout, f"{path} has changed")
        write(path, PASSING)
        command(0, ".", *since)
    write("inner/b.yaml", FAILING)
    git("inner", "init", "-qb", "main")
    commit("inner")
    command(1, ".", *since)
    command(2, ".", "--changed-since", "gone")
    os.chdir("..")


# What cannot be read


def what_is_no_file(command):
    """As when it is named directly: 5, at once, and the others are run."""
    write("s/a.yaml", PASSING)
    command(0, "s")
    kinds = {
        "pipe.yaml": os.mkfifo,
        "socket.yml": bind,
        "device.yaml": lambda path: os.symlink("/dev/null", path),
        "zero.yaml": lambda path: os.symlink("/dev/zero", path),
        "to-pipe.yaml": lambda path: (os.mkfifo("s/other"), os.symlink("other", path)),
        "nowhere.yaml": lambda path: os.symlink("gone", path),
    }
    for name, make in kinds.items():
        make(f"s/{name}")
        for subcommand in ["run", "check", "list", "coverage", "fmt", "bless"]:
            run = command(5, subcommand, "s")
            expect(f"s/{name}" in run.stdout + run.stderr, f"{subcommand} names s/{name}")
        command(2 if name == "nowhere.yaml" else 5, f"s/{name}")
        os.remove(f"s/{name}")
    os.symlink("..", "s/up")
    expect("'s/up'" in command(0, "s").stderr, "a link to a folder is noted")
    write("s/b.YAML", PASSING)
    write("s/c.Yml", PASSING)
    expect("3 passed" in command(0, "s").stdout, "capital letters")


def what_cannot_be_read(command):
    """Root may read everything."""
    status = 0 if os.geteuid() == 0 else 5
    write("s/a.yaml", PASSING)
    write("s/locked.yaml", PASSING)
    write("s/f/b.yaml", PASSING)
    write("s/.gitignore", "none\n")
    for path in ["s/locked.yaml", "s/f", "s/.gitignore"]:
        mode = os.stat(path).st_mode
        os.chmod(path, 0)
        command(status, "s")
        os.chmod(path, mode)
    command(0, "s")


# Other YAML


def other_yaml(command):
    write("a.yaml", PASSING)
    write("deploy.yaml", OTHER_YAML)
    run = command(3, ".")
    expect("not a scenario file: no top-level 'scenario' or 'suite'" in run.stdout, "what is wrong with it")
    expect("--exclude" in run.stdout, "what to do about it")
    run = command(0, ".", "--exclude", "deploy*.yaml")
    expect("skipped 1 file by --exclude" in run.stderr, "what was skipped")
    command(3, "deploy.yaml", "--exclude", "*.yaml")
    command(4, ".", "--exclude", "*.yaml")
    command(2, ".", "--exclude", "[a")
    write(".scenario-run.yaml", "exclude: deploy.yaml\n")
    for subcommand in ["run", "check", "list", "coverage", "fmt", "bless"]:
        expect("skipped 1 file by .scenario-run.yaml" in command(0, subcommand, ".").stderr, subcommand)


def what_git_ignores(command):
    write("a.yaml", PASSING)
    write("node_modules/p/a.yaml", OTHER_YAML)
    write("gen/b.yaml", FAILING)
    command(3, ".")
    write(".gitignore", "node_modules/\n/gen/*\n")
    for path in [os.environ["PATH"], "/nowhere"]:
        run = command(0, ".", path=path)
        expect("skipped 2 files by .gitignore" in run.stderr, "what was skipped, also without git")
    command(3, ".", "--no-ignore")
    command(3, ".", "node_modules")
    command(1, "gen/b.yaml")
    expect("skipped 1 file by .gitignore" in command(4, "gen").stderr, "why nothing is left")


# Tools


class Failed(Exception):
    pass


class Command:
    """Runs the command, and expects how it ends; None is any end."""

    def __init__(self, program):
        self.program = program

    def __call__(self, status, *arguments, path=None):
        global checks
        checks += 1
        variables = {**os.environ, **GIT, "SCENARIO_RUN_HISTORY": "off", "CI": "", "GITHUB_ACTIONS": ""}
        if path:
            variables["PATH"] = path
        run = subprocess.run(
            [self.program, *arguments],
            env=variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=1200,
            check=False,
            encoding="utf-8",
            errors="surrogateescape",
        )
        if status not in (None, run.returncode):
            raise Failed(f"{arguments} ended with {run.returncode}, not {status}:\n{run.stdout}{run.stderr}")
        return run


def write(path, text):
    path = os.fsencode(path)
    os.makedirs(os.path.dirname(path) or b".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def bind(path):
    with socket.socket(socket.AF_UNIX) as new:
        new.bind(path)


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, *arguments], env={**os.environ, **GIT}, check=True)


def commit(folder):
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")


def expect(condition, words):
    if not condition:
        raise Failed(words)


if __name__ == "__main__":
    main(sys.argv[1])

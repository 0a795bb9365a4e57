#!/usr/bin/env python3
"""A folder from a stranger: its names start no command, its links lead nowhere, its texts do nothing to a terminal or a
log, and what an editor saves is never lost.

    Tests/Torture/strangers.py PROGRAM [SEED [GROUP...]]

A GROUP is the name of one of the functions below. Started as root, it does everything a second time as nobody. Needs
bash.
"""

import itertools
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
# How many saves of an editor meet a command that rewrites the file.
SAVES = int(os.environ.get("SAVES", "400"))

PASSING = "scenario: Launch\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: active\n"
WRONG = "scenario:   Launch\nios: 8.0\nsteps: [{user: tap-icon, state: inactive}]\n"
SECRET = "a secret: that nobody named\n"
LIST = "only: what a list would contain\n"

lots = random.Random(SEED)
checks = 0


def main(program):
    print(f"strangers: seed {SEED}", flush=True)
    with tempfile.TemporaryDirectory(prefix="strangers-") as folder:
        # Somebody else may not be allowed to read where it was built.
        os.chmod(folder, 0o755)
        copy = Path(folder, "scenario-run")
        shutil.copy(program, copy)
        os.chmod(copy, 0o755)
        integrations = {name: (ROOT / name).read_text() for name in [
            ".pre-commit-hooks.yaml", "templates/scenario-run.yml", "Integrations/GitHub/run.sh",
        ]}
        foreign = Path(folder, "foreign")
        write(foreign / "a.yaml", PASSING)
        Command(copy)(0, str(foreign), "--history", str(foreign / ".scenario-run"))
        for user in [os.geteuid()] + ([NOBODY] if os.geteuid() == 0 else []):
            as_user(user, copy, integrations, foreign)


def as_user(user, program, integrations, foreign):
    """Does everything in a process of that user, and ends where it does not succeed."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            if user != os.geteuid():
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)
            everything(Command(program), integrations, foreign)
            status = 0
        except Failed as failure:
            print(f"strangers: FAILED: {failure}", flush=True)
        os._exit(status)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0:
        sys.exit(1)


def everything(command, integrations, foreign):
    command.integrations = integrations
    command.foreign = foreign
    groups = [
        names_are_paths, links_that_are_read, links_that_are_written, the_history_replaces_nothing_else, no_history_answers_for_another_run,
        texts_are_only_shown, saves_are_kept, metadata_is_kept,
    ]
    who = "root" if os.geteuid() == 0 else f"user {os.geteuid()}"
    for group in [group for group in groups if not sys.argv[3:] or group.__name__ in sys.argv[3:]]:
        start = checks
        with tempfile.TemporaryDirectory(prefix="strangers-") as folder:
            os.chdir(folder)
            words = group(command) or f"{checks - start} checks"
            os.chdir("/")
        print(f"  {group.__name__.replace('_', ' ')} ({who}): {words}", flush=True)


# Names


def names_are_paths(command):
    """Names that would be options, lists, subcommands or commands of a shell, in everything that passes names on."""
    names = ["--app=touch pwned;#.yaml", "@list.yaml", "-q.yaml", "run", "; touch pwned;.yaml", "$(touch pwned).yaml", "'.yaml"]
    write("list.yaml", LIST)
    for name in names:
        write(f"{name}/Scenarios/a.yaml", PASSING)
    os.mkdir(".bin")
    os.symlink(command.program, ".bin/scenario-run")
    environment = {"PATH": f"{os.getcwd()}/.bin:{os.environ['PATH']}", "RUNNER_TEMP": f"{os.getcwd()}/.temp", "GITHUB_OUTPUT": ".out"}
    for name in names:
        file = f"{name}/Scenarios/a.yaml"
        for entry in re.findall(r"(?m)^  entry: (.*)$", command.integrations[".pre-commit-hooks.yaml"]):
            expect(command.shell([*shlex.split(entry), file], environment) == 0, f"{entry} takes {file}")
        action = ["bash", "-c", command.integrations["Integrations/GitHub/run.sh"]]
        inputs = {"PROGRAM": str(command.program), "PATHS": name, "OPTIONS": "--history\noff"}
        expect(command.shell(action, environment | inputs) == 0, f"the GitHub action takes {name}")
        script = re.search(r"(?m)^    - (scenario-run .*)$", command.integrations["templates/scenario-run.yml"])[1]
        script = script.replace("$[[ inputs.options ]]", "--history off").replace("$[[ inputs.paths ]]", "*/")
        expect(command.shell(["bash", "-c", script], environment) == 0, "the GitLab component takes all names")
    for name in names:
        write(f"{name}/Scenarios/a.yaml", PASSING.replace("active", "inactive"))
    printed = command(1, "--", *names).stdout
    again = re.search(r"(?m)^run again: scenario-run (.*)$", printed)[1]
    shown = subprocess.run(["bash", "-c", f"{command.program} {again}"], capture_output=True, text=True).stdout
    expect(f"{len(names)} failed, 0 passed" in shown, f"the printed command runs the same: {again}")
    expect(not os.path.exists("pwned"), "no name has started a command")


# Links


def links_that_are_read(command):
    """What is found below a folder stays in its project, for each command that reads folders, and each kind of link."""
    write("outside/secret.yaml", SECRET)
    write("outside/fine.yaml", PASSING)
    write("project/.scenario-run.yaml", "")
    write("project/Scenarios/a.yaml", PASSING)
    write("project/common/b.yaml", PASSING)
    os.chdir("project")
    outside = os.path.abspath("../outside")
    # The link, its target, and whether it leads out.
    kinds = [
        ("Scenarios/l.yaml", "/proc/self/environ", True),
        ("Scenarios/l.yaml", "/etc/passwd", True),
        ("Scenarios/l.yaml", "../../outside/secret.yaml", True),
        ("Scenarios/l.yaml", f"{outside}/secret.yaml", True),
        ("Scenarios/l.yaml", "../hop", True),
        ("Scenarios/l.yaml", "../out/secret.yaml", True),
        ("Scenarios/l.yaml", "../common/b.yaml", False),
    ]
    os.symlink("../outside/secret.yaml", "hop")
    os.symlink("../outside", "out")
    commands = [
        ["run"], ["check"], ["check", "--format", "json"], ["list"], ["coverage"], ["fmt"], ["fmt", "--check"],
        ["bless"], ["run", "--junit", "-"], ["run", "--events", "-"], ["run", "--report", "html:-"], ["run", "--isolate"],
    ]
    for (link, target, leads_out), words in itertools.product(kinds, commands):
        os.symlink(target, link)
        run = command(5 if leads_out else 0, *words, "Scenarios")
        if leads_out:
            printed = run.stdout + run.stderr
            expect("leads out of the project" in printed, f"{words} says why {target} is not read: {printed}")
            expect(not any(text in printed for text in ["a secret", "root:x:", "PATH="]), f"{words} shows nothing of {target}")
        os.remove(link)
    expect(Path("../outside/secret.yaml").read_text() == SECRET, "the file outside stays as it was")
    # A file in its place, the configuration, and what includes it.
    os.remove(".scenario-run.yaml")
    os.symlink("../outside/secret.yaml", ".scenario-run.yaml")
    run = command(2, "Scenarios")
    expect("leads out" in run.stderr and "a secret" not in run.stderr, "nor is a configuration that is such a link")
    os.remove(".scenario-run.yaml")
    write(".scenario-run.yaml", "")
    os.symlink("../../outside/secret.yaml", "Scenarios/common.txt")
    write("Scenarios/a.yaml", PASSING + "include: [common.txt]\n")
    run = command(3, "Scenarios")
    expect("leads out" in run.stdout and "a secret" not in run.stdout, "nor is what a link includes")
    write("Scenarios/a.yaml", PASSING)
    # What is named is followed.
    os.symlink("../../outside/fine.yaml", "Scenarios/l.yaml")
    expect("2 passed" in command(0, "Scenarios", "Scenarios/l.yaml").stdout, "a named link is read")
    expect("1 invalid, 1 passed" in command(3, "../outside").stdout, "a named folder is read")
    os.symlink("../outside/fine.yaml", "named.yaml")
    command(0, "named.yaml")
    os.symlink(outside, "linked")
    os.remove("../outside/secret.yaml")
    expect("1 passed" in command(0, "linked").stdout, "a named link to a folder is read")
    os.chdir("..")


def links_that_are_written(command):
    """Nothing is written through a link that leads out, for each command that writes, and a link at each level."""
    write("outside/target", SECRET)
    write("project/.scenario-run.yaml", "")
    write("project/a.yaml", PASSING)
    write("project/wrong.yaml", WRONG)
    write("project/device.log", "application:didFinishLaunchingWithOptions:\napplicationDidBecomeActive:\n")
    write("outside/wrong.yaml", WRONG)
    os.chdir("project")
    os.mkdir("real")
    os.symlink("../outside", "out")
    os.symlink("../outside/target", "file")
    os.symlink("../outside/new", "dangling")
    os.symlink("../outside/wrong.yaml", "link.yaml")
    os.symlink("file", "hop")
    os.symlink("real", "inside")
    before = contents("../outside")
    files = ["file", "hop", "dangling", "out/target", "out/new", "out/below/new", "inside/../../project/out/new"]
    commands = [
        lambda path: ["a.yaml", "--junit", path],
        lambda path: ["a.yaml", "--report", f"html:{path}"],
        lambda path: ["a.yaml", "--events", path],
        lambda path: ["graph", "a.yaml", "-o", path],
        lambda path: ["new", f"{path}.yaml"],
        lambda path: ["trace", "device.log", "--ios", "8", "--to-scenario", f"{path}.yaml"],
        lambda path: ["a.yaml", "--history", path],
        lambda path: ["explore", "a.yaml", "--walks", "1", "--write-findings", path],
    ]
    for path, make in itertools.product(files, commands):
        words = make(path)
        # An absolute path through the link is no other path.
        for word in [words, [word.replace(path, os.path.abspath(path) if ".." not in path else path) for word in words]]:
            command(None, *word)
            expect(contents("../outside") == before, f"{word} has written outside")
            for name in ["file.yaml", "hop.yaml", "dangling.yaml"]:
                Path(name).unlink(missing_ok=True)
    for words in [["fmt", "link.yaml"], ["bless", "link.yaml"], ["fmt", "out/wrong.yaml"], ["bless", "out"], ["fmt", "."]]:
        run = command(None, *words)
        expect(contents("../outside") == before, f"{words} has written outside")
        expect("leads out" in run.stdout + run.stderr, f"{words} says why")
    # Through a link that stays in the project, and outside where that is named, everything is written.
    for path in ["inside/r.xml", "../outside/r.xml", os.path.abspath("../outside/r.xml")]:
        command(0, "a.yaml", "--junit", path)
        expect(Path(path).read_text().endswith("</testsuites>\n"), f"{path} is written")
        os.remove(path)
    os.symlink("real/r.xml", "r.xml")
    command(0, "a.yaml", "--junit", "r.xml")
    expect(os.path.islink("r.xml") and os.path.exists("real/r.xml"), "a link is kept")
    write("real/wrong.yaml", WRONG)
    os.symlink("real/wrong.yaml", "inner.yaml")
    command(0, "fmt", "inner.yaml")
    expect(os.path.islink("inner.yaml") and Path("real/wrong.yaml").read_text() != WRONG, "also by fmt")
    # A configuration names no other place.
    for setting in ["junit: ../outside/target", "events: /tmp/x", "history: ../outside", "report: ['html:../outside/target']"]:
        write(".scenario-run.yaml", f"{setting}\n")
        run = command(2, "a.yaml")
        expect("outside of the project" in run.stderr, f"{setting} is refused")
    expect(contents("../outside") == before, "and nothing is written there")
    os.chdir("..")


def the_history_replaces_nothing_else(command):
    """A committed link in place of the history, its folder or what is beside it, and a file of that name."""
    write("outside/target", SECRET)
    write("outside/folder/kept", SECRET)
    before = contents("outside")
    links = [
        (".scenario-run/history", "../../outside/target"), (".scenario-run/history", "../../outside/new"),
        (".scenario-run/.gitignore", "../../outside/new"), (".scenario-run", "../outside/folder"),
        (".scenario-run", "../outside/newfolder"),
    ]
    for path, target in links:
        write("project/a.yaml", PASSING)
        write("project/.scenario-run.yaml", "")
        os.chdir("project")
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        os.symlink(target, path)
        command(None, "a.yaml")
        command(None, "a.yaml", "--failed")
        os.chdir("..")
        expect(contents("outside") == before, f"a run has followed {path}")
        shutil.rmtree("project")
    write("docs/history", SECRET)
    write("a.yaml", PASSING)
    run = command(None, "a.yaml", "--history", "docs")
    expect(Path("docs/history").read_text() == SECRET, "a file that is not a history stays")
    expect("is not a history" in run.stderr, "and the run says so")
    command(0, "a.yaml", "--history", "times")
    damaged = Path("times/history").read_bytes()[:-9]
    Path("times/history").write_bytes(damaged)
    command(None, "a.yaml", "--history", "times")
    expect(Path("times/history").read_bytes() != damaged, "a damaged history is replaced")


def no_history_answers_for_another_run(command):
    """A green history, then a run that could not record its results or not see everything: '--failed' does not pass."""
    def project(*options):
        for name in os.listdir("."):
            os.chmod(name, 0o755)
            shutil.rmtree(name) if os.path.isdir(name) else os.remove(name)
        write("a.yaml", PASSING)
        write("d/b.yaml", PASSING)
        write(".scenario-run.yaml", "")
        command(0, ".", *options)
        write("a.yaml", WRONG)

    def limited(limit, *words):
        return subprocess.run(
            ["bash", "-c", f'{limit}; exec "$@"', "bash", str(command.program), *words],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, env=CLEAN, timeout=120,
        )

    def judge_failed(what, *options):
        run = command(5, "--failed", ".", *options)
        expect("not known" in run.stderr or "cannot be recorded" in run.stderr, f"after {what}: {run.stderr}")
        command(1, ".", *options)
        expect("1 failed, 0 passed" in command(1, "--failed", ".", *options).stdout, f"after {what} and a run, what failed is known")

    root = os.geteuid() == 0
    for options in [[], ["--history", "times"]]:
        project(*options)
        run = limited("ulimit -f 0", ".", *options)
        expect(run.returncode == 5 and run.stdout == "", f"what cannot be written ends with 5: {run.stderr}")
        judge_failed("a full disk", *options)

        project(*options)
        folder = Path(options[-1] if options else ".scenario-run")
        killed = subprocess.Popen(
            [command.program, ".", "--repeat", "1000000", *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=CLEAN,
        )
        while not list(folder.glob("unrecorded-*")):
            expect(killed.poll() is None, "a run marks that it has begun")
            time.sleep(0.01)
        run = command(5, "--failed", ".", *options)
        expect("in progress" in run.stderr, "nor what fails in a run that is in progress")
        killed.kill()
        killed.wait()
        judge_failed("a kill", *options)

        project(*options)
        if root:
            # Root is not stopped by permissions, but by a list that is too large.
            Path("d/.gitignore").touch()
            os.truncate("d/.gitignore", 1 << 30)
        else:
            os.chmod("d", 0)
        command(5, ".", *options)
        if root:
            os.remove("d/.gitignore")
        else:
            os.chmod("d", 0o755)
        judge_failed("a folder that cannot be read", *options)

        if not root:
            project(*options)
            os.chmod(folder, 0o555)
            run = command(5, ".", *options)
            expect(run.stdout == "" and "--history off" in run.stderr, "nothing is run that cannot be recorded")
            command(5, "--failed", ".", *options)
            command(1, ".", "--history", "off")
            os.chmod(folder, 0o755)

    if not root:
        # The folder of another owner, with a history or without one.
        os.chdir(command.foreign)
        run = command(5, ".", "--history", str(command.foreign / ".scenario-run"))
        expect("cannot be recorded" in run.stderr, f"in the folder of another owner: {run.stderr}")
        command(5, "--failed", ".", "--history", str(command.foreign / ".scenario-run"))
        command(5, ".")
        command(0, ".", "--history", "off")


# Texts


def texts_are_only_shown(command):
    """Names with control characters and workflow commands, in the output of each command, on GitHub and elsewhere."""
    hostile = [
        "\\e[2J\\e[31mX", "a\\nINJECTED", "a\\n::error::INJECTED", "##[stop-commands]y", "::add-mask::y", "  ::error::y",
        "\\u009B31mX", "a\\u202Etxt", "a\\rINJECTED", "\\x07\\x7F", "\\e]52;c;eA==\\a", "\\u2028::error::y",
    ]
    for number, text in enumerate(hostile):
        body = f'"{text}"'
        write(f"s/{number}.yaml", f"""\
scenario: {body}
ios: 18.0
app: {{ life-cycle: app-delegate, implements: all, url-schemes: [todo], background-modes: [fetch] }}
steps:
  - user: tap-icon
    state: inactive
  - app: {{ begin-background-task: {body} }}
  - app: {{ hold-object: {body} }}
  - app: {{ save-object: {body} }}
  - app: {{ open-file: {body} }}
  - app: {{ show-view: {body} }}
  - app: {{ register-bonjour-service: {body} }}
  - app: {{ copy: {body} }}
  - user: {{ continue-activity: {body} }}
  - user: {{ open-url: "todo://{text}" }}
  - user: press-home
  - user: {{ choose-quick-action: {body} }}
  - user: press-home
  - system: {{ open-url: {{ url: "todo://{text}", source-application: {body} }} }}
  - app: {{ end-background-task: {body} }}
    calls: [applicationDidBecomeActive]
""")
        write(f"n/{number}.yaml", f'scenario: N\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: active\nskip: {body}\n')
        write(f"w/{number}.yaml", f'scenario: N\nios: 8.0\nsteps:\n  - user: {body}\n    {body}: {body}\n')
    write("names/\x1b[31m::x ##[y]\n::error::INJECTED.yaml", WRONG)
    raw = "x\x1b[2J\x9b ::error::y ##[z] applicationDidBecomeActive: \u202e\n  ::error::INJECTED application:bad\x1b[31m\n"
    write("device.log", raw)
    write("events.jsonl", '{"event":"case-finished"}\n\x1b[2J::error::y\n')
    answer = '{"protocol":1,"name":"\\u001b[2J\\n::error::INJECTED","actions":["\\u001b[31m##[x]"],"probes":["\\n::y"]}'
    write("app.sh", f"read line; printf '%s\\n' '{answer}'; printf '\\033[2J::error::x\\n  ::error::y\\n' >&2; while read line; do printf '%s\\n' '{{\"fail\":\"\\u001b[2J\\n::error::INJECTED ##[x]\"}}'; done\n")
    commands = [
        ["s"], ["-v", "s"], ["--progress", "s"], ["check", "s"], ["check", "--format", "short", "s"], ["list", "s"],
        ["check", "w"], ["w"], ["n"], ["-v", "n"], ["coverage", "s"], ["fmt", "--check", "names"], ["names"], ["list", "names"],
        ["bless", "--check", "s"], ["trace", "device.log", "--ios", "8"], ["report", "--from", "events.jsonl"],
        ["explore", "s", "--walks", "3"], ["app-protocol-test", "sh app.sh"], ["--app", "sh app.sh", "s"],
        ["words", "\x1b[2J\n::error::INJECTED"], ["explain", "\x1b[2J\n::error::INJECTED"], ["lint", "\x1b[2J\n::error::INJECTED"],
        ["list", "--format", "json", "s"], ["check", "--format", "json", "w"], ["--junit", "-", "s"], ["--events", "-", "s"],
        ["--report", "tap:-", "s"], ["--report", "json:-", "s"], ["--report", "html:-", "n"], ["--report", "github-summary:-", "s"],
    ]
    for number in [0, 1, 2, 3, 5]:
        file = f"s/{number}.yaml"
        commands += [
            ["explain", file], ["explain", file, "--format", "json"], ["diff", file, "--ios", "8", "--ios", "13"],
            ["graph", file], ["graph", file, "--format", "mermaid"], ["graph", file, "--format", "json"],
            ["trace", "--steps-for", file], ["trace", "device.log", "--ios", "8", "--against", file],
        ]
    elsewhere = [{}, {"FORCE_COLOR": "1"}]
    # Each command on GitHub, where colors are on, and some elsewhere.
    for index, words in enumerate(commands):
        for environment in [{"GITHUB_ACTIONS": "true"}] + (elsewhere[index // 3 % 2:][:1] if index % 3 == 0 else []):
            run = command(None, *words, environment=environment)
            judge(run.stdout, words, environment)
            judge(run.stderr, words, environment)


COLORS = re.compile("\x1b\\[(?:0|1|2|32|1;31|1;33|1;36)m")
HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029]")


def judge(printed, words, environment):
    """Fails if a terminal would obey it, a line begins with what was in a name, or GitHub's log would obey it."""
    plain = COLORS.sub("", printed) if environment else printed
    found = HIDDEN.search(plain)
    expect(not found, f"{words} prints a control character: {plain[max(0, found.start() - 60):found.end() + 20]!r}" if found else "")
    for line in plain.split("\n"):
        expect(not line.startswith("INJECTED"), f"{words}: a name begins a line: {line!r}")
        if not environment.get("GITHUB_ACTIONS"):
            continue
        own = re.match(r"::(error|warning|notice)( file=|::and \d+ more)", line)
        expect(own or not line.lstrip().startswith("::"), f"{words} prints a workflow command: {line!r}")
        expect(own or "##[" not in line, f"{words} prints a workflow command: {line!r}")


# Saves


def saves_are_kept(command):
    """An editor saves each file in the moment in which fmt or bless rewrites it, in place or by a rename."""
    count = 400
    lost, saves, refused = [], 0, 0
    # How many come while a file is rewritten depends on the machine: where none has, more are tried.
    while saves < SAVES or not refused and saves < 20 * SAVES:
        shutil.rmtree("s", ignore_errors=True)
        names = [f"s/{number:03}.yaml" for number in range(count)]
        for name in names:
            write(name, WRONG)
        word = "fmt" if saves % count == 0 else "bless"
        run = subprocess.Popen([command.program, word, "s"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=CLEAN)
        saved = {}
        for before, name in zip(names[::2], names[1::2]):
            # As soon as the file before it was rewritten, this one is read, and then rewritten.
            number = os.stat(before).st_ino
            while run.poll() is None and os.stat(before).st_ino == number:
                pass
            end = time.perf_counter() + lots.uniform(0, 0.006)
            while time.perf_counter() < end:
                pass
            saved[name] = WRONG.replace("Launch", f"Save {saves} {name[2:5]}")
            save(name, saved[name])
        printed = run.communicate()[0].decode()
        expect(run.returncode in (0, 1, 3, 5), f"{word} ends with {run.returncode}: {printed[-500:]}")
        for name, text in saved.items():
            if text.split("\n")[0].split("   ")[1] not in Path(name).read_text():
                lost.append(name)
        refused += printed.count("another program")
        expect(set(os.listdir("s")) == {Path(name).name for name in names}, f"nothing else is left: {os.listdir('s')}")
        saves += count // 2
    expect(not lost, f"{len(lost)} of {saves} saves are lost")
    return f"{saves} saves, {refused} of them while the file was rewritten, none lost"


def save(name, text):
    """As editors do: into the file, with a pause or without one, or as a new file that is moved there."""
    way = lots.randrange(3)
    if way < 2:
        with open(name, "w") as file:
            if way == 1:
                file.flush()
                time.sleep(0.0005)
            file.write(text)
    else:
        Path(f"{name}~").write_text(text)
        os.rename(f"{name}~", name)


def metadata_is_kept(command):
    """Modes, attributes and access control lists; a file that would lose something is refused."""
    write("a.yaml", WRONG)
    os.chmod("a.yaml", 0o640)
    try:
        os.setxattr("a.yaml", "user.note", b"kept")
        # Version 2; the owner, user 12 and the group may read and write, and nobody else.
        entries = [(1, 6, -1), (2, 6, 12), (4, 4, -1), (16, 6, -1), (32, 0, -1)]
        access = b"\2\0\0\0" + b"".join(
            kind.to_bytes(2, "little") + bits.to_bytes(2, "little") + (who & 0xFFFFFFFF).to_bytes(4, "little")
            for kind, bits, who in entries
        )
        os.setxattr("a.yaml", "system.posix_acl_access", access)
    except OSError:
        pass
    def metadata():
        status = os.stat("a.yaml")
        return status.st_mode, status.st_uid, status.st_gid, {name: os.getxattr("a.yaml", name) for name in os.listxattr("a.yaml")}
    before = metadata()
    command(0, "fmt", "a.yaml")
    expect(Path("a.yaml").read_text() != WRONG, "the file is formatted")
    expect(metadata() == before, f"its metadata is kept: {metadata()}, not {before}")
    write("b.yaml", WRONG)
    os.link("b.yaml", "other")
    run = command(5, "fmt", "b.yaml")
    expect("2 hard links" in run.stderr, "a file with two names is refused")
    expect(Path("b.yaml").read_text() == WRONG, "and stays as it was")
    if os.geteuid() == 0:
        write("c.yaml", WRONG)
        os.chown("c.yaml", 12, 34)
        command(0, "fmt", "c.yaml")
        expect((os.stat("c.yaml").st_uid, os.stat("c.yaml").st_gid) == (12, 34), "the owner is kept")


# Helpers

CLEAN = {
    key: value for key, value in os.environ.items()
    if not key.startswith(("SCENARIO_RUN", "GITHUB_")) and key not in ("CI", "FORCE_COLOR", "NO_COLOR")
} | {"LC_ALL": "C.UTF-8"}


class Failed(Exception):
    pass


def expect(condition, what):
    global checks
    checks += 1
    if not condition:
        raise Failed(what)


class Command:
    def __init__(self, program):
        self.program = program

    def __call__(self, status, *words, environment={}):
        run = subprocess.run(
            [self.program, *words], stdin=subprocess.DEVNULL, capture_output=True, env=CLEAN | environment, timeout=120
        )
        run.stdout, run.stderr = (data.decode(errors="surrogateescape") for data in (run.stdout, run.stderr))
        shown = f"{words}: status {run.returncode}, expected {status}\n{run.stdout[-2000:]}{run.stderr[-2000:]}"
        expect(status is None or run.returncode == status, shown)
        expect(run.returncode in range(0, 7), shown)
        return run

    def shell(self, words, environment):
        return subprocess.run(words, capture_output=True, env=CLEAN | environment).returncode


def write(path, text):
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def contents(folder):
    """All files below a folder, with what they contain."""
    return {str(path): path.read_bytes() if path.is_file() else None for path in sorted(Path(folder).rglob("*"))}


main(sys.argv[1])

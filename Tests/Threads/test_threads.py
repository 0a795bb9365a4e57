"""Thread Sanitizer watches the threads of the command: jobs, workers, apps in other processes, walks, watching, servers.

`make test-threads` builds the command and its twin with apps that crash and hang; SCENARIO_RUN and FAULTY_RUN are they.
"""

import json
import os
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (ROOT / os.environ["SCENARIO_RUN"]).resolve()
TROUBLE = (ROOT / os.environ["FAULTY_RUN"]).resolve()
APPS = ROOT / "Tests/Fixtures/app"
# Ten times what the slowest test takes on a busy machine: only for what hangs.
LIMIT = 1800
JOBS = ["--jobs", "8", "--history", "off"]

CASE = "scenario: {name}\nios: 8.0\n{more}steps:\n  - user: tap-icon\n    state: active\n"
RACE = """\
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

nonisolated(unsafe) var count = 0

@main struct Race {
  static func main() {
    let first = start(), second = start()
    pthread_join(first, nil)
    pthread_join(second, nil)
  }

  static func start() -> pthread_t {
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { _ in for _ in 0..<1000 { count += 1 }; return nil }, nil)
      return thread!
    #else
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in for _ in 0..<1000 { count += 1 }; return nil }, nil)
      return thread
    #endif
  }
}
"""


class ThreadsTest(unittest.TestCase):
    """Each test runs programs in an empty folder; no process of them may report a race."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.races = Path(self.enterContext(tempfile.TemporaryDirectory()))
        # The exit status remains that of the program, and each process writes what is found into a file.
        self.environment = {**os.environ, "TSAN_OPTIONS": f"exitcode=0:log_path={self.races}/race"}

    def tearDown(self):
        self.assertEqual(self.found(), "")

    def found(self):
        """What Thread Sanitizer has reported."""
        return "\n".join(file.read_text(errors="replace")[:5000] for file in sorted(self.races.iterdir()))

    def start(self, *command, cwd=None):
        pipe = subprocess.PIPE
        # In the background of a script SIGINT is ignored, which processes inherit.
        return subprocess.Popen(
            command, cwd=cwd or self.folder, env=self.environment, stdin=pipe, stdout=pipe, stderr=pipe,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def run_program(self, *command, statuses=(0,), cwd=None, stdin=b""):
        with self.start(*command, cwd=cwd) as process:
            output, errors = process.communicate(stdin, LIMIT)
        self.assertIn(process.returncode, statuses, errors.decode(errors="replace")[-3000:])
        return output.decode()

    def write(self, name, more=""):
        file = self.folder / "scenarios" / f"{name}.yaml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(CASE.format(name=name, more=more))

    def test_a_race_would_be_noticed(self):
        (self.folder / "race.swift").write_text(RACE)
        compiler = ["swiftc", "-parse-as-library", "-sanitize=thread", "race.swift", "-o", "race"]
        subprocess.run(compiler, cwd=self.folder, check=True)
        self.run_program("./race")
        self.assertIn("race", self.found())
        for file in self.races.iterdir():
            file.unlink()

    def test_jobs_and_their_reports(self):
        files = ["Scenarios", "Tests/Fixtures/failing", "Tests/Fixtures/refused", "Tests/Fixtures/warned"]
        reports = [f"--report={kind}:{self.folder / kind}" for kind in ["junit", "json", "html", "tap"]]
        events = ["--events", self.folder / "events.jsonl"]
        self.run_program(COMMAND, *files, *JOBS, *reports, *events, statuses=[3], cwd=ROOT)

    def test_mutants(self):
        self.run_program(COMMAND, "coverage", "--prove", "Scenarios/lock", "--jobs", "8", statuses=[0, 1], cwd=ROOT)

    def test_workers_that_crash_and_hang(self):
        for number in range(40):
            self.write(f"passes-{number}")
        for trouble in ["crash", "hang", "hang-deaf", "exit", "flood", "flood-and-crash", "slow"]:
            limit = "timeout: 2s\n" if trouble.startswith("hang") else ""
            self.write(trouble, f"tags: [{trouble}]\n{limit}")
        options = ["--isolate", "--retries", "1", "--junit", "report.xml", *JOBS]
        self.run_program(TROUBLE, "scenarios", *options, statuses=[1, 3, 4, 5])

    def test_apps_in_other_processes_kills_and_walks(self):
        app = ["drafts.yaml", "--app", "python3 drafts.py fixed", "--jobs", "4"]
        self.run_program(COMMAND, *app, "--kill-each-step", "--history", "off", cwd=APPS)
        self.run_program(COMMAND, "explore", *app, "--walks", "40", cwd=APPS)

    def test_a_signal_ends_all_jobs(self):
        with self.start(COMMAND, ROOT / "Scenarios", "--verbose", *JOBS) as process:
            # It has begun to run cases.
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=LIMIT)
        self.assertIn(process.returncode, [130, -signal.SIGINT])

    def test_watching_files(self):
        self.write("a")
        self.write("b")
        file = self.folder / "scenarios/a.yaml"
        passing = file.read_text()
        with self.start(COMMAND, "scenarios", "--watch", *JOBS) as process:
            for word, text in [
                (b"2 passed", passing.replace("active", "background")),
                (b"1 failed", passing),
                (b"1 passed", passing),
            ]:
                self.assertTrue(any(word in line for line in process.stdout), word)
                file.write_text(text)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=LIMIT)

    def test_the_language_server(self):
        uri = (self.folder / "a.yaml").as_uri()
        text = CASE.format(name="A", more="")
        document = {"uri": uri, "languageId": "yaml", "version": 0, "text": text}
        messages = [
            {"id": 1, "method": "initialize", "params": {"rootUri": self.folder.as_uri(), "capabilities": {}}},
            {"method": "initialized", "params": {}},
            {"method": "textDocument/didOpen", "params": {"textDocument": document}},
        ]
        for version in range(1, 30):
            position = {"line": 3, "character": 10}
            change = {"text": text.replace("active", "background" if version % 2 else "active")}
            identifier = {"uri": uri, "version": version}
            messages += [
                {"method": "textDocument/didChange", "params": {"textDocument": identifier, "contentChanges": [change]}},
                {"id": 10 + version, "method": "textDocument/completion",
                 "params": {"textDocument": {"uri": uri}, "position": position}},
                {"method": "$/cancelRequest", "params": {"id": 10 + version}},
            ]
        messages += [{"id": 2, "method": "shutdown"}, {"method": "exit"}]
        lines = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
        stream = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(line), line) for line in lines)
        self.assertIn("publishDiagnostics", self.run_program(COMMAND, "lsp", stdin=stream))

    def test_the_server_for_assistants(self):
        client = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}
        call = {"name": "run", "arguments": {"paths": ["Scenarios"]}}
        messages = [
            {"id": 1, "method": "initialize", "params": client},
            {"method": "notifications/initialized"},
            {"id": 2, "method": "tools/call", "params": call},
            {"id": 3, "method": "tools/call", "params": call},
        ]
        stream = b"".join(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n" for message in messages)
        self.assertIn('"id":3', self.run_program(COMMAND, "mcp", stdin=stream, cwd=ROOT).replace(" ", ""))


if __name__ == "__main__":
    unittest.main(verbosity=2)

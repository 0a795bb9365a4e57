"""Three GitHub actions annotate the line that failed, and five readers count what the run has counted."""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import juwunit
import xunitparser
from junit_html_report_generator import parse_junit_xml
from junitparser import Error, Failure, JUnitXml, Skipped

from actions import action_junit_report, publish_unit_test_result, test_reporter_jest
from samples import COUNTS, UNREADABLE, cases, events

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")

# The last one is in a file whose expectation another one holds, and names what readers take for a stack frame.
FILES = {
    "Scenarios (old)/state.yaml": """\
scenario: A state (wrong) at (x.yaml:1:1)
ios: 8.0
steps:
  - user: tap-icon
    state: inactive
""",
    "Scenarios (old)/calls.yaml": """\
suite: Calls
ios: [4.0, 8.0]
scenarios:
  - scenario: Passes
    steps: [{user: tap-icon, state: active}]
  - scenario: Fails
    steps:
      - user: tap-icon
      - user: press-home
        calls: [applicationWillTerminate]
  - scenario: A word
    steps: [{user: tap-icn}]
""",
    "common/steps.yaml": """\
fragments:
  leave:
    - user: press-home
      state: active
""",
    "Scenarios (old)/included.yaml": """\
include: [../common/steps.yaml]
scenario: Included
ios: 8.0
steps:
  - user: tap-icon
  - use: leave
""",
}
EXPECTED = {
    ("Scenarios (old)/state.yaml", 5),
    ("Scenarios (old)/calls.yaml", 10),
    ("Scenarios (old)/calls.yaml", 12),
    ("common/steps.yaml", 4),
}


def annotations(report, tracked):
    """What each action annotates."""
    return {
        "mikepenz/action-junit-report": list(action_junit_report(report)),
        "dorny/test-reporter": list(test_reporter_jest(report, tracked)),
        "EnricoMi/publish-unit-test-result-action": list(publish_unit_test_result(report)),
    }


class Actions(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)

    def run_program(self, *arguments, cwd):
        return subprocess.run(
            [PROGRAM, *arguments, "--quiet", "--history", "off"], cwd=cwd, capture_output=True, text=True, timeout=1200
        )

    def test_each_annotates_the_failing_line(self):
        # The root of the files, which an include must not leave.
        (self.folder / ".git").mkdir()
        for name, text in FILES.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            (self.folder / name).write_text(text)
        run = self.run_program("Scenarios (old)", "--junit", "report.xml", cwd=self.folder)
        self.assertEqual(run.returncode, 3, run.stderr)
        for action, found in annotations(self.folder / "report.xml", set(FILES)).items():
            with self.subTest(action):
                self.assertEqual(len(found), len(set(found)) + 1, "one of them is in two versions")
                self.assertEqual(set(found), EXPECTED)

    def test_each_annotates_every_fixture_where_the_run_says(self):
        report, data = self.folder / "report.xml", self.folder / "report.json"
        self.run_program(
            "Tests/Fixtures/failing",
            "Tests/Fixtures/invalid",
            "--junit",
            report,
            "--report",
            f"json:{data}",
            cwd=ROOT,
        )
        expected = []
        for file in json.loads(data.read_text(encoding="utf-8"))["files"]:
            self.assertNotIn("problem", file)
            for case in file["cases"]:
                if case["result"] in ("passed", "skipped", "known-issue"):
                    continue
                first = (case.get("failures") or case.get("diagnostics") or [case])[0]
                place = first.get("place", {"path": file["path"], "line": case["line"]})
                expected.append((place["path"], place["line"]))
        self.assertGreater(len(expected), 150)
        tracked = {str(file.relative_to(ROOT)) for file in (ROOT / "Tests/Fixtures").rglob("*.y*ml")}
        for action, found in annotations(report, tracked).items():
            with self.subTest(action):
                self.assertEqual(found, expected)


class Readers(unittest.TestCase):
    """The rich dialect, of a run in which everything happened; junit2html, the fifth, reads all dialects elsewhere."""

    paths = ["a/hostile <&> ' \" \x1b.yaml", "b.yml"]

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        folder = Path(cls.temporary.name)
        cls.report = folder / "report.xml"
        stream = folder / "events.jsonl"
        stream.write_text("".join(json.dumps(event) + "\n" for event in events(cls.paths, True)), encoding="utf-8")
        subprocess.run(
            [PROGRAM, "report", "--quiet", "--from", stream, "--junit", cls.report], capture_output=True, timeout=1200
        )

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def check(self, total, failures, errors, skipped):
        self.assertEqual(total, len(self.paths) * len(cases("")) + UNREADABLE)
        self.assertEqual(failures, len(self.paths) * COUNTS["failures"])
        self.assertEqual(errors, len(self.paths) * COUNTS["errors"] + UNREADABLE)
        self.assertEqual(skipped, len(self.paths) * COUNTS["skipped"])

    def test_junitparser(self):
        found = [case for suite in JUnitXml.fromfile(str(self.report)) for case in suite]
        kinds = [[type(result) for result in case.result] for case in found]
        self.check(len(found), *(sum(kind in all for all in kinds) for kind in (Failure, Error, Skipped)))

    def test_xunitparser(self):
        _, result = xunitparser.parse(str(self.report))
        self.check(result.testsRun, len(result.failures), len(result.errors), len(result.skipped))

    def test_juwunit(self):
        """Reads what cargo-nextest writes, attempts included; it wants a zone in each timestamp, as no schema does."""
        text = self.report.read_text(encoding="utf-8")
        report = juwunit.Report.from_xml(re.sub(r'timestamp="([^"]+)"', r'timestamp="\1Z"', text))
        found = [case.status for suite in report.test_suites for case in suite.test_cases]
        kinds = (juwunit.Failure, juwunit.Error, juwunit.Skipped)
        self.check(len(found), *(sum(isinstance(status, kind) for status in found) for kind in kinds))
        flaky = [status for status in found if isinstance(status, juwunit.Success) and status.flaky_runs]
        self.assertEqual(len(flaky), 2 * len(self.paths))

    def test_junit_html_report_generator(self):
        read = parse_junit_xml(str(self.report))
        found = [case["status"] for case in read["test_cases"]]
        self.check(len(found), found.count("failed"), found.count("error"), found.count("skipped"))
        summary = read["summary"]
        self.check(summary["total"], summary["failed"], summary["errors"], summary["skipped"])


if __name__ == "__main__":
    unittest.main()

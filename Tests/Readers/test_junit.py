"""Reads the JUnit reports of the release build with the reader that other programs use."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from junitparser import Error, Failure, JUnitXml, Skipped, TestSuite

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")

PASSING = """\
ios: 4.0
steps:
  - user: tap-icon
    state: active
"""
FAILING = PASSING.replace("active", "background")
UNKNOWN = PASSING.replace("tap-icon", "tap-<icon>")

# Names as a scenario file writes them, in double quotes, and a part of each as a report must show it.
HOSTILE_NAMES = {
    r"a <b>tag</b> & an &amp; entity": "<b>tag</b> & an &amp; entity",
    r"]]> <![CDATA[ <!-- --> <?xml?>": "]]> <![CDATA[ <!-- --> <?xml?>",
    r"\"double\" and 'single' quotes": "\"double\" and 'single' quotes",
    r"emoji 📱 \U0001F469\u200D\U0001F467": "emoji 📱 \U0001F469\u200D\U0001F467",
    r"right to left שלום, 日本語, é": "שלום, 日本語, é",
    r"an escape \e[31mred\e[0m, a bell \a": "red",
    r"not a character \uFFFE \uFFFF": "not a character",
}


class Report:
    """What the program wrote for some paths, and how it ended."""

    def __init__(self, *paths, cwd=ROOT):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "report.xml"
            arguments = [PROGRAM, "--quiet", "--junit", file, *paths]
            run = subprocess.run(arguments, cwd=cwd, capture_output=True, text=True, timeout=1200)
            self.status = run.returncode
            self.output = run.stdout + run.stderr
            self.text = file.read_text(encoding="utf-8")
            self.xml = JUnitXml.fromfile(str(file))
        self.suites = list(self.xml)
        self.cases = [case for suite in self.suites for case in suite]

    def named(self, part):
        return [case for case in self.cases if part in case.name]


def results(cases, kind):
    return [case for case in cases if any(isinstance(result, kind) for result in case.result)]


class JUnitTests(unittest.TestCase):
    maxDiff = None

    def check(self, report):
        """What holds for every report."""
        self.assertGreater(len(report.suites), 0, "the report has no suite")
        self.assertGreater(len(report.cases), 0, "the report has no test case")
        for suite in report.suites:
            self.assertIsInstance(suite, TestSuite)
            self.assertEqual(list(suite.testsuites()), [], "a nested suite, which readers drop")
            self.check_counts(suite, list(suite), suite.name)
        self.check_counts(report.xml, report.cases, "the root")

        names = [(case.classname, case.name) for case in report.cases]
        self.assertEqual(len(set(names)), len(names), "two test cases have the same name")
        for case in report.cases:
            self.check_case(case)

    def check_counts(self, element, cases, name):
        for attribute, expected in [
            ("tests", len(cases)),
            ("failures", len(results(cases, Failure))),
            ("errors", len(results(cases, Error))),
            ("skipped", len(results(cases, Skipped))),
        ]:
            # From the XML itself: the reader may count for us where an attribute is missing.
            written = element._elem.get(attribute)
            self.assertEqual(written, str(expected), f"{attribute} of {name}")

    def check_case(self, case):
        attributes = case._elem.attrib
        self.assertTrue(case.classname and case.name, attributes)
        self.assertRegex(attributes.get("file", ""), r"\.ya?ml$", attributes)
        self.assertRegex(attributes.get("line", ""), r"^[1-9][0-9]*$", attributes)
        self.assertRegex(attributes.get("time", ""), r"^[0-9]+\.[0-9]{6}$", attributes)
        self.assertLessEqual(len(case.result), 1, f"{case.name} has more than one result")
        for result in case.result:
            if isinstance(result, (Failure, Error)):
                self.assertTrue(result.type, f"{case.name}: no type")
                # Jenkins and Azure show the message, GitLab the text.
                self.assertTrue(result.message, f"{case.name}: no message")
                self.assertTrue((result.text or "").strip(), f"{case.name}: no text")


class ProjectScenarios(JUnitTests):
    """The scenarios of this project, all of which pass."""

    @classmethod
    def setUpClass(cls):
        cls.report = Report("Scenarios")

    def test_report_is_sound(self):
        self.check(self.report)

    def test_every_file_is_in_the_report(self):
        paths = [path for path in (ROOT / "Scenarios").rglob("*") if path.suffix in {".yaml", ".yml"}]
        files = {str(path.relative_to(ROOT)) for path in paths}
        libraries = {file for file in files if not self.has_scenarios(file)}
        self.assertGreater(len(files - libraries), 0, "there are no scenarios")
        reported = {case._elem.get("file") for case in self.report.cases}
        self.assertEqual(files - libraries - reported, set(), "files that left no test case")
        self.assertEqual(reported - files, set(), "files that are not there")

    @staticmethod
    def has_scenarios(file):
        text = (ROOT / file).read_text(encoding="utf-8")
        return re.search(r"^\s*(- )?scenario:", text, re.M) is not None

    def test_all_pass(self):
        self.assertEqual(self.report.status, 0, self.report.output)
        self.assertEqual(results(self.report.cases, (Failure, Error)), [])


class HostileScenarios(JUnitTests):
    """Names that break careless writers, beside a scenario that fails and files that are invalid."""

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.root = Path(cls.temporary.name)
        for number, name in enumerate(HOSTILE_NAMES):
            cls.write(f"passing/{number}.yaml", f'scenario: "{name}"\n{PASSING}')
        cls.write('passing/a <b> & "c" \'d\' 📱.yaml', f"scenario: hostile file name\n{PASSING}")
        cls.write("passing/twin/a.yaml", f"scenario: twin\n{PASSING}")
        cls.write("passing/twin/b.yaml", f"scenario: twin\n{PASSING}")
        cls.write("failing/one.yaml", f"scenario: this one <fails> & says so\n{FAILING}")
        cls.write("invalid/word.yaml", f"scenario: an unknown word is invalid\n{UNKNOWN}")
        cls.write("invalid/syntax.yaml", "scenario: [\n")
        cls.write("invalid/bytes.yaml", b"scenario: \xff\xfe\n")
        cls.write("invalid/empty.yaml", "")

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    @classmethod
    def write(cls, name, content):
        file = cls.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())

    def test_all_together(self):
        report = Report(".", cwd=self.root)
        self.check(report)
        self.assertNotEqual(report.status, 0)
        self.assertEqual(len(report.cases), len(HOSTILE_NAMES) + 3 + 1 + 4)

    def test_hostile_names(self):
        report = Report("passing", cwd=self.root)
        self.check(report)
        self.assertEqual(report.status, 0, report.output)
        self.assertEqual(len(report.cases), len(HOSTILE_NAMES) + 3)
        self.assertEqual(results(report.cases, (Failure, Error, Skipped)), [])
        for part in HOSTILE_NAMES.values():
            self.assertEqual(len(report.named(part)), 1, f"no test case is named {part!r}")

    def test_no_character_that_xml_forbids(self):
        report = Report(".", cwd=self.root)
        forbidden = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
        self.assertEqual(forbidden.findall(report.text), [])

    def test_a_failure_fails_the_run(self):
        report = Report("failing", cwd=self.root)
        self.check(report)
        self.assertEqual(report.status, 1, report.output)
        self.assertEqual(len(results(report.cases, Failure)), 1)
        self.assertEqual(len(results(report.cases, Error)), 0)
        # The place, so that a reader without file and line can still link to it.
        self.assertIn("failing/one.yaml:5", report.cases[0].result[0].text)

    def test_invalid_files_are_errors(self):
        for name in ["word", "syntax", "bytes", "empty"]:
            with self.subTest(name):
                report = Report(f"invalid/{name}.yaml", cwd=self.root)
                self.check(report)
                self.assertNotEqual(report.status, 0)
                self.assertEqual(len(report.cases), 1)
                self.assertEqual(len(results(report.cases, Error)), 1)

    def test_nothing_to_run_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments = [PROGRAM, "--quiet", folder]
            run = subprocess.run(arguments, capture_output=True, timeout=1200)
            self.assertNotEqual(run.returncode, 0)


if __name__ == "__main__":
    unittest.main()

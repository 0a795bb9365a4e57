"""Reads every dialect of the JUnit report, made from one stream of events with every kind of result."""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

import xmlschema
from junitparser import JUnitXml

from samples import COUNTS, HOSTILE, UNREADABLE, cases, events

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")
DIALECTS = ["junit", "junit-jenkins", "junit-portable", "junit-surefire"]


class Dialects(unittest.TestCase):
    maxDiff = None
    paths = ["a/hostile <&> ' \" \x1b.yaml", "b.yml", "d/e/f.yaml"]

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        for name, is_whole in [("whole", True), ("broken", False)]:
            stream = cls.folder / f"{name}.jsonl"
            lines = [json.dumps(event) + "\n" for event in events(cls.paths, is_whole)]
            stream.write_text("".join(lines), encoding="utf-8")
            arguments = [PROGRAM, "report", "--quiet", "--from", stream]
            for dialect in DIALECTS:
                arguments += ["--report", f"{dialect}:{cls.folder / name}-{dialect}.xml"]
            run = subprocess.run(arguments, capture_output=True, text=True, timeout=1200)
            # The folder and the file that cannot be read outweigh all else; a stream that breaks off is five, too.
            assert run.returncode == 5, run.stderr

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def file(self, dialect, name="whole"):
        return self.folder / f"{name}-{dialect}.xml"

    def tree(self, dialect, name="whole"):
        return ElementTree.parse(self.file(dialect, name)).getroot()

    def test_the_rich_dialect_follows_its_schema(self):
        schema = xmlschema.XMLSchema(ROOT / "docs" / "junit-rich.xsd")
        for name in ["whole", "broken"]:
            schema.validate(self.file("junit", name))

    def test_the_schema_can_refuse(self):
        schema = xmlschema.XMLSchema(ROOT / "docs" / "junit-rich.xsd")
        text = self.file("junit").read_text(encoding="utf-8")
        for before, after in [
            (' errors="', ' wrongs="'),
            ('<failure type="failed"', "<failure"),
            ('name="passes"', 'name="fails"'),
            (' line="3"', ' line="0"'),
            (' time="0.001235"', ' time="0.001"'),
        ]:
            self.assertIn(before, text)
            self.assertFalse(schema.is_valid(text.replace(before, after)), after)

    def test_every_dialect_holds_every_case_once(self):
        expected = len(self.paths) * len(cases("")) + 2
        for dialect in DIALECTS:
            for name, count in [("whole", expected), ("broken", expected + 1)]:
                with self.subTest(dialect, name=name):
                    found = [
                        (case.get("classname"), case.get("name"))
                        for case in self.tree(dialect, name).iter("testcase")
                    ]
                    self.assertEqual(len(found), count)
                    self.assertEqual(len(set(found)), count)

    def test_counts_agree_with_what_they_count(self):
        for dialect in DIALECTS:
            for name in ["whole", "broken"]:
                root = self.tree(dialect, name)
                counted = list(root.iter("testsuite"))
                if dialect in ("junit", "junit-jenkins"):
                    counted.append(root)
                for element in counted:
                    with self.subTest(dialect, name=name, element=element.get("name")):
                        self.check_counts(element)

    def test_counts_are_those_of_the_run(self):
        for dialect in DIALECTS:
            for name, cut_off in [("whole", 0), ("broken", 1)]:
                with self.subTest(dialect, name=name):
                    root = self.tree(dialect, name)
                    cases = list(root.iter("testcase"))
                    found = {
                        kind: sum(case.find(child) is not None for case in cases)
                        for kind, child in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
                    }
                    self.assertEqual(found, self.expected(cut_off))

    def expected(self, cut_off=0):
        expected = {kind: count * len(self.paths) for kind, count in COUNTS.items()}
        expected["errors"] += UNREADABLE + cut_off
        return expected

    def check_counts(self, element):
        cases = list(element.iter("testcase"))
        self.assertEqual(element.get("tests"), str(len(cases)))
        for attribute, child in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]:
            if attribute in element.attrib:
                having = [case for case in cases if case.find(child) is not None]
                self.assertEqual(element.get(attribute), str(len(having)), attribute)

    def test_a_run_that_broke_off_has_an_error_of_its_own(self):
        for dialect in DIALECTS:
            names = [case.get("name") for case in self.tree(dialect, "broken").iter("testcase")]
            self.assertIn("the run itself", names)

    def test_flaky_cases_are_marked(self):
        for dialect in ["junit", "junit-jenkins", "junit-surefire"]:
            root = self.tree(dialect)
            flaky = [case for case in root.iter("testcase") if "is flaky" in case.get("name")]
            self.assertEqual(len(flaky), 2 * len(self.paths))
            for case in flaky:
                marks = case.findall("flakyFailure") + case.findall("flakyError")
                self.assertGreater(len(marks), 0)
                self.assertIsNone(case.find("failure"))
        values = [p.get("value") for p in self.tree("junit-portable").iter("property")]
        self.assertEqual(values.count("is flaky"), len(self.paths))

    def test_cases_that_are_not_alike_are_marked(self):
        for dialect in DIALECTS:
            with self.subTest(dialect):
                root = self.tree(dialect)
                values = [p.get("value") for p in root.iter("property") if p.get("name") == "differs"]
                outputs = [element.text or "" for element in root.iter("system-out")]
                marks = values + [text for text in outputs if text.startswith("not deterministic: ")]
                self.assertEqual(len(marks), len(self.paths))
                for mark in marks:
                    self.assertIn("after others <b>&amp; ]]>", mark)

    def test_a_reader_of_others_counts_the_same(self):
        for dialect in DIALECTS:
            with self.subTest(dialect):
                xml = JUnitXml.fromfile(str(self.file(dialect)))
                suites = list(xml)
                found = [case for suite in suites for case in suite]
                self.assertEqual(len(found), len(self.paths) * len(cases("")) + 2)
                for kind, count in self.expected().items():
                    self.assertEqual(sum(getattr(suite, kind) for suite in suites), count, kind)

    def test_junit2html_makes_a_page_of_each(self):
        for dialect in DIALECTS:
            with self.subTest(dialect):
                page = self.folder / f"{dialect}.html"
                run = subprocess.run(
                    [Path(os.sys.executable).parent / "junit2html", self.file(dialect), page],
                    capture_output=True,
                    text=True,
                    timeout=1200,
                )
                self.assertEqual(run.returncode, 0, run.stderr)
                text = page.read_text(encoding="utf-8")
                expected = self.expected()
                total = len(self.paths) * len(cases("")) + UNREADABLE
                # This reader has one word for failures and errors.
                for word, count in [
                    ("Failures", expected["failures"] + expected["errors"]),
                    ("Tests", total),
                ]:
                    found = re.findall(rf"<th>{word}</th><td>(\d+)</td>", text)
                    self.assertEqual(sum(map(int, found)), count, word)


if __name__ == "__main__":
    unittest.main()

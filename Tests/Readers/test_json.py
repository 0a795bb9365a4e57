"""Holds the JSON report and the events against their schemas, with a validator that others wrote.

The schemas allow more keys, since keys may be added without a new version. Here they are closed: what is written is
described, and what is described is written.
"""

import copy
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from jsonschema import Draft202012Validator

from samples import events
from schemas import close, described, written

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")
SCHEMAS = {
    name: json.loads((ROOT / f"docs/{name}.schema.json").read_text(encoding="utf-8")) for name in ["report", "events"]
}


def lines(text):
    """The values of a stream; other ends of lines than this one can be in a text."""
    return [json.loads(line) for line in text.split("\n") if line]


def parts(value):
    """The objects in a value, itself among them."""
    items = value if isinstance(value, list) else value.values() if isinstance(value, dict) else []
    return ([value] if isinstance(value, dict) else []) + [part for item in items for part in parts(item)]


def closed(schema):
    """The schema without room for other keys."""
    schema = copy.deepcopy(schema)
    kinds = schema.get("allOf", [])
    for kind in kinds:
        name = kind["then"]["$ref"].rsplit("/", 1)[1]
        schema["$defs"][name]["properties"]["event"] = True
    if kinds:
        schema["properties"]["event"]["enum"] = [kind["if"]["properties"]["event"]["const"] for kind in kinds]
    # A case is a part of larger objects: these are closed, and it stays open.
    case = schema["$defs"]["case"]
    is_open = [case, schema] if kinds else [case]

    close(schema, is_open)
    for value in parts(schema):
        if value.get("$ref") == "#/$defs/case" and isinstance(value.get("properties"), dict):
            value["properties"] |= {key: True for key in case["properties"]}
    return schema


class JSON(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        cls.lines = []
        cls.reports = []
        for is_whole in [True, False]:
            cls.read(events(["a.yaml", "b/c.yml"], is_whole))
        # A run that missed what was asked of it, one that a signal ended, and one that had nothing to run.
        ends = [{"missed": ["fail-on-flaky", "expect-count"]}, {"ending": "interrupted", "signal": 15}]
        for end in [*ends, {"nothingToDo": "nothing has changed"}]:
            stream = list(events(["a.yaml"], True))
            stream[-1].update(end)
            cls.read(stream)
        # The fixtures, and a part of the repository's own scenarios, with all that happened in them and without.
        fixtures = [f"Tests/Fixtures/{name}" for name in ["failing", "invalid", "refused"]]
        run = cls.run_program(*fixtures, "--events", "-", "--report", f"json:{cls.folder / 'own.json'}")
        cls.lines += lines(run.stdout)
        cls.reports.append(json.loads((cls.folder / "own.json").read_text(encoding="utf-8")))
        for options in [["--shard", "1/8"], ["--shard", "2/8", "--no-traces"]]:
            run = cls.run_program("Scenarios", *options, "--events", "-")
            cls.lines += lines(run.stdout)
        # A shard whose results depend on an app.
        drafts = ["Tests/Fixtures/app/drafts.yaml", "--app", "python3 Tests/Fixtures/app/drafts.py"]
        cls.lines += lines(cls.run_program(*drafts, "--shard", "1/1", "--events", "-").stdout)
        # One that keeps a history.
        run = cls.run_program("Scenarios/lock", "--events", "-", history=cls.folder / "history")
        cls.lines += lines(run.stdout)

        # With an app that loses something when it is killed: a probe that shows it, and a scenario without any.
        without = cls.folder / "without.yaml"
        without.write_text("scenario: No probe\nios: 26.0\nsteps:\n- user: tap-icon\n- user: press-home\n  state: background\n")
        for scenario in ["Tests/Fixtures/app/drafts.yaml", without]:
            run = cls.run_program(
                scenario, "--app", "python3 Tests/Fixtures/app/drafts.py", "--kill-each-step",
                "--events", "-", "--report", f"json:{cls.folder / 'kills.json'}",
            )  # fmt: skip
            cls.lines += lines(run.stdout)
            cls.reports.append(json.loads((cls.folder / "kills.json").read_text(encoding="utf-8")))

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    @classmethod
    def run_program(cls, *arguments, history="off"):
        return subprocess.run(
            [PROGRAM, *arguments, "--quiet", "--history", history],
            cwd=ROOT,
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
        )

    @classmethod
    def read(cls, stream):
        """Converts the stream: to a report, and, where it is complete, to events."""
        file = cls.folder / "stream.jsonl"
        file.write_text("".join(json.dumps(event) + "\n" for event in stream), encoding="utf-8")
        report = subprocess.run(
            [PROGRAM, "report", "--quiet", "--from", file, "--report", "json:-"],
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
        )
        cls.reports.append(json.loads(report.stdout))
        merged = subprocess.run(
            [PROGRAM, "merge", "--quiet", file, "--events", "-", "--history", "off"],
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
        )
        cls.lines += lines(merged.stdout)

    def test_merged_shards_follow_the_schema_of_the_report(self):
        files = []
        for part in ["1/2", "2/2"]:
            files.append(str(self.folder / f"shard-{part[0]}.jsonl"))
            self.run_program("Scenarios/lock", "--shard", part, "--events", files[-1])
        merged = self.run_program("merge", *files, "--format", "json")
        self.assertEqual(merged.returncode, 0, merged.stderr)
        report = json.loads(merged.stdout)
        self.check("report", [report])
        self.assertGreater(report["counts"]["passed"], 50)
        self.assertEqual(report["counts"]["failed"], 0)

    def check(self, name, values):
        validator = Draft202012Validator(closed(SCHEMAS[name]))
        for value in values:
            for error in validator.iter_errors(value):
                self.fail(f"{error.json_path}: {error.message[:300]}\n{json.dumps(value)[:500]}")

    def test_the_schemas_are_schemas(self):
        for schema in SCHEMAS.values():
            Draft202012Validator.check_schema(schema)
            Draft202012Validator.check_schema(closed(schema))

    def test_the_closed_schemas_refuse_other_keys(self):
        for name, values in [("report", self.reports), ("events", self.lines)]:
            validator = Draft202012Validator(closed(SCHEMAS[name]))
            self.assertFalse(validator.is_valid(dict(values[0], later="x")))
        case = next(line for line in self.lines if line.get("result") == "failed")
        validator = Draft202012Validator(closed(SCHEMAS["events"]))
        self.assertFalse(validator.is_valid(dict(case, later="x")))
        self.assertFalse(validator.is_valid(dict(case, failures=[dict(case["failures"][0], later="x")])))

    def test_reports_follow_their_schema(self):
        self.check("report", self.reports)

    def test_events_follow_their_schema(self):
        self.check("events", self.lines)
        self.assertGreater(len(self.lines), 1000)

    def test_every_outcome_is_among_them(self):
        results = SCHEMAS["report"]["$defs"]["case"]["properties"]["result"]["enum"]
        found = {case["result"] for report in self.reports for file in report["files"] for case in file["cases"]}
        self.assertEqual(found, set(results))
        self.assertEqual({line["result"] for line in self.lines if "result" in line}, set(results))

    def test_every_described_key_is_written(self):
        self.assertEqual(described(SCHEMAS["report"]) - written(self.reports), set())
        self.assertEqual(described(SCHEMAS["events"]) - written(self.lines), set())

    def test_both_describe_a_case_alike(self):
        report, stream = (SCHEMAS[name]["$defs"] for name in ["report", "events"])
        for name in ["case", "failure", "row", "reason", "diagnostic", "place", "processFailure", "state"]:
            self.assertEqual(report[name], stream[name], name)

    def test_the_versions_are_those_that_are_written(self):
        for report in self.reports:
            self.assertEqual(report["version"], SCHEMAS["report"]["properties"]["version"]["const"])
            self.assertTrue(SCHEMAS["report"]["$id"].endswith(f":{report['version']}"))
        for line in self.lines:
            if line["event"] == "run-started":
                self.assertTrue(SCHEMAS["events"]["$id"].endswith(f":{line['version']}"))

    def test_unknown_keys_and_events_are_allowed(self):
        report = dict(self.reports[0], later="x")
        self.assertEqual(list(Draft202012Validator(SCHEMAS["report"]).iter_errors(report)), [])
        validator = Draft202012Validator(SCHEMAS["events"])
        for line in [dict(self.lines[0], later="x"), {"event": "later", "x": 1}]:
            self.assertEqual(list(validator.iter_errors(line)), [])

    def test_the_schemas_can_refuse(self):
        case = next(line for line in self.lines if line.get("result") == "failed")
        validator = Draft202012Validator(SCHEMAS["events"])
        for change in [{"result": "fine"}, {"line": 0}, {"wallNanoseconds": "1"}, {"failures": []}, {"tags": [1]}]:
            self.assertFalse(validator.is_valid(dict(case, **change)), change)
        for key in ["path", "name", "result", "failures"]:
            self.assertFalse(validator.is_valid({k: v for k, v in case.items() if k != key}), key)


if __name__ == "__main__":
    unittest.main()

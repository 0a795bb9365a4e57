"""Holds the transcript of the app protocol's page, and what its clients write, against its schema."""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")
SCHEMA = json.loads((ROOT / "docs/app-protocol.schema.json").read_text(encoding="utf-8"))
# Copies what passes in both directions into files.
RECORDER = "tee '{folder}/to-app' | {client} | tee '{folder}/from-app'"


class AppProtocolTest(unittest.TestCase):
    def check(self, direction, line):
        message = json.loads(line)
        schema = {"$ref": f"#/$defs/{direction}", "$defs": SCHEMA["$defs"]}
        Draft202012Validator(schema).validate(message)

    def test_the_schema_is_one(self):
        Draft202012Validator.check_schema(SCHEMA)

    def test_the_transcript_is_valid(self):
        page = (ROOT / "docs/app-protocol.md").read_text(encoding="utf-8")
        lines = re.search(r"```transcript\n(.*?)```", page, re.DOTALL)[1].splitlines()
        self.assertGreater(len(lines), 20)
        for line in lines:
            with self.subTest(line):
                text = line[2:].replace("[…]", "[]")
                self.check("to-app" if line[0] == "→" else "from-app", text)

    def test_what_is_exchanged_is_valid(self):
        for client in ["python3 notes.py", "node notes.js"]:
            with tempfile.TemporaryDirectory() as folder:
                command = RECORDER.format(folder=folder, client=client)
                subprocess.run(
                    [PROGRAM, "--quiet", "--jobs", "1", "--app", command, "notes.yaml"],
                    cwd=ROOT / "Examples/AppProtocol",
                    env={**os.environ, "SCENARIO_RUN_HISTORY": "off"},
                    check=True,
                )
                for direction in ["to-app", "from-app"]:
                    lines = (Path(folder) / direction).read_text(encoding="utf-8").splitlines()
                    self.assertGreater(len(lines), 50)
                    for line in lines:
                        with self.subTest(f"{client}, {direction}: {line}"):
                            self.check(direction, line)

    def test_wrong_lines_are_found(self):
        for direction, line in [
            ("to-app", {"call": "applicationDidBecomeActiv:"}),
            ("to-app", {"launch": "1"}),
            ("from-app", {"retrun": None}),
            ("from-app", {"return": 1}),
            ("from-app", {"do": "wrok"}),
            ("from-app", {"after": "3 s"}),
        ]:
            with self.subTest(line), self.assertRaises(Exception):
                self.check(direction, json.dumps(line))


if __name__ == "__main__":
    unittest.main()

"""Holds the JSON of explain and diff against its schemas, with a validator that others wrote.

The schemas allow more keys, since keys may be added without a new version. Here they are closed: what is written is
described, and what is described is written.
"""

import copy
import json
import os
import subprocess
import unittest
from pathlib import Path

from jsonschema import Draft202012Validator

from schemas import close, described, written

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")
PUSH = ["--after", "system: {push: {name: new-mail}}", "user: tap-notification"]
COMMANDS = {
    "explain": [
        ["user: tap-icon"],
        PUSH,
        ["--effects", "Scenarios/threads/main-thread.yaml"],
        ["Tests/Fixtures/invalid/illegal-action.yaml"],
        ["--why-not", "application:openURL:options:", "--ios", "26", "system: {open-url: 'notes://1'}"],
        ["--why-not", "sceneDidBecomeActive:", "user: tap-icon"],
        ["--why-not", "applicationDidBecomeActive:", "--implements", "all", "user: tap-icon"],
        ["--why-not", "applicationWillTerminate:", "user: tap-icon"],
        ["--why-not", "suspended", "--after", "user: tap-icon", "user: press-home"],
        ["launch.scene"],
        ["launch.finish"],
        ["wrong-life-cycle"],
    ],
    "diff": [
        [*PUSH, "--ios", "12", "--ios", "27"],
        ["user: press-home", "--after", "user: tap-icon", "--ios", "3", "--ios", "27"],
        ["user: open-siri", "--after", "user: tap-icon", "--ios", "4", "--ios", "27"],
        ["user: press-home", "--after", "user: tap-icon", "--device", "ipad"],
        ["user: press-home", "--after", "user: tap-icon", "--matrix"],
    ],
}


def closed(schema):
    """The schema without room for other keys."""
    schema = copy.deepcopy(schema)

    close(schema)
    # What all kinds of documents share is described once, at the top.
    top = schema.pop("properties")
    schema.pop("additionalProperties")
    for kind in schema["oneOf"]:
        kind["properties"] = top | kind.get("properties", {})
        kind["additionalProperties"] = False
    return schema


class ExplainAndDiff(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.schemas = {
            name: json.loads((ROOT / f"docs/{name}.schema.json").read_text(encoding="utf-8")) for name in COMMANDS
        }
        cls.values = {name: [cls.value(name, *arguments) for arguments in COMMANDS[name]] for name in COMMANDS}

    @classmethod
    def value(cls, *arguments):
        run = subprocess.run(
            [PROGRAM, *arguments, "--format", "json"], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60
        )
        assert run.stdout, f"{arguments}: {run.stderr}"
        return json.loads(run.stdout)

    def test_the_schemas_are_schemas(self):
        for schema in self.schemas.values():
            Draft202012Validator.check_schema(schema)
            Draft202012Validator.check_schema(closed(schema))

    def test_answers_follow_their_schema(self):
        for name, values in self.values.items():
            validator = Draft202012Validator(closed(self.schemas[name]))
            for arguments, value in zip(COMMANDS[name], values):
                with self.subTest(name, arguments=arguments):
                    for error in validator.iter_errors(value):
                        cause = min(error.context or [error], key=lambda cause: -len(cause.absolute_path))
                        self.fail(f"{cause.json_path}: {cause.message[:300]}")

    def test_every_described_key_is_written(self):
        for name, values in self.values.items():
            self.assertEqual(described(self.schemas[name]) - written(values), set(), name)

    def test_unknown_keys_are_allowed_and_wrong_values_are_not(self):
        for name, values in self.values.items():
            validator = Draft202012Validator(self.schemas[name])
            self.assertTrue(validator.is_valid(dict(values[0], later="x")))
            self.assertFalse(validator.is_valid(dict(values[0], version=0)))


if __name__ == "__main__":
    unittest.main()

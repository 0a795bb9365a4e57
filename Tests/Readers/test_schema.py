"""Holds docs/scenario.schema.json against every scenario of the repository, with a validator that others wrote.

Each file is read twice: as editors read YAML 1.2, where 4.0 is a number and nothing is null, and as scenario-run does, to
which every scalar is text.
"""

import json
import re
import unittest
from pathlib import Path

import yaml
from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures"
SCHEMA = json.loads((ROOT / "docs/scenario.schema.json").read_text(encoding="utf-8"))

# What a schema can see: words that do not exist, and keys that do not belong there.
WORDS_AND_KEYS = {
    "unknown-action",
    "unknown-argument",
    "unknown-effect",
    "unknown-key",
    "unknown-notification",
    "unknown-selector",
    "unknown-version",
    "unknown-word",
    "several-actions",
}


class EditorLoader(yaml.CSafeLoader):
    """The core schema of YAML 1.2."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][-+]?[0-9]+)?$", list("-+.0123456789")),
]:
    EditorLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)


def documents(text):
    """Every document of a text, in both readings."""
    for loader in [EditorLoader, yaml.CBaseLoader]:
        for document in yaml.load_all(text, Loader=loader):
            yield loader.__name__, with_text_keys(document)


def with_text_keys(value):
    """JSON has no other keys, and an editor takes them so."""
    if isinstance(value, dict):
        return {str(key): with_text_keys(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_text_keys(item) for item in value]
    return value


def examples(page):
    """The scenarios of a page of the docs that are not meant to be invalid."""
    text = page.read_text(encoding="utf-8")
    for kind, block in re.findall(r"^```yaml(.*)\n((?:.*\n)*?)```$", text, re.MULTILINE):
        if "invalid" not in kind and re.match(r"(?:#.*\n)*(?:scenario|suite):", block):
            yield block


class SchemaTests(unittest.TestCase):
    maxDiff = None
    validator = Draft202012Validator(SCHEMA)

    def problems(self, text):
        """What is wrong in each reading."""
        found = {}
        for reading, document in documents(text):
            errors = [error.message[:200] for error in self.validator.iter_errors(document)]
            found.setdefault(reading, []).extend(errors)
        return found

    def test_the_schema_is_one(self):
        Draft202012Validator.check_schema(SCHEMA)

    def check_valid(self, name, text):
        with self.subTest(name):
            for reading, errors in self.problems(text).items():
                self.assertEqual(errors, [], reading)

    def test_every_scenario_is_valid(self):
        files = sorted((ROOT / "Scenarios").rglob("*.yaml"))
        for folder in ["failing", "refused"]:
            files += sorted((FIXTURES / folder).glob("*.yaml"))
        self.assertGreater(len(files), 100)
        for file in files:
            self.check_valid(file.relative_to(ROOT), file.read_text(encoding="utf-8"))

    def test_every_example_of_the_docs_is_valid(self):
        count = 0
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
            for block in examples(page):
                count += 1
                self.check_valid(f"{page.name}: {block[:60]}", block)
        self.assertGreater(count, 30)

    def test_wrong_words_and_keys_are_found(self):
        count = 0
        for golden in sorted((FIXTURES / "invalid").glob("*.txt")):
            file = golden.with_suffix(".yaml")
            # What a file calls its own views, objects, scenes, tasks and classes, what its variables hold, and that one of the
            # methods cannot read the state, no schema knows.
            errors = re.findall(
                r": error: (?!no (?:view|view controller|object) of the interface |the app has one scene|an app without scenes"
                r"|the scene of an external display|unknown task |'[a-z-]+' happens when the time |no scene configuration and no "
                r"|'App.init' cannot read ).* \[([a-z0-9-]+)\]$"
                r"(?:\n +\d+ \| (.*)$)?",
                golden.read_text(),
                re.MULTILINE,
            )
            reported = {name for name, line in errors if "${" not in line}
            if not file.exists() or not reported & WORDS_AND_KEYS:
                continue
            count += 1
            with self.subTest(file.name):
                for reading, errors in self.problems(file.read_text(encoding="utf-8")).items():
                    self.assertNotEqual(errors, [], reading)
        self.assertGreater(count, 15)


if __name__ == "__main__":
    unittest.main()

"""Holds the JSON of every subcommand against its schema, with a validator that others wrote.

The schemas allow more keys, since keys may be added without a new version. Here they are closed: what is written is
described, and what is described is written. The report and the events have tests of their own.
"""

import copy
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from jsonschema import Draft202012Validator

from schemas import close, described, written

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")
PUSH = ["--after", "system: {push: {name: new-mail}}", "user: tap-notification"]
RECORDINGS = "Tests/Fixtures/recordings"
FAILING = "Tests/Fixtures/failing"
SAMPLES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Tests/AppLintTests/Samples").glob("*.plist"))
UNFORMATTED = "scenario:   A\nios: 18.0\nsteps:\n    - user: tap-icon\n      state: active\n"
WRONG = "scenario: A\nios: 18.0\nsteps:\n  - user: tap-icon\n    state: inactive\n"
# Covers a statement about something else.
CLAIM = WRONG.replace("inactive", "active") + "covers: [F46.1]\n"
BROKEN = "scenario: [\n"
# An app whose scene delegate is nowhere, and whose code names one that is not known.
PROJECT = """
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [App.swift]
    info:
      path: Info.plist
      properties:
        UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication:
          [{ UISceneDelegateClassName: SceneDelegate }] } }
"""
DELEGATE = """
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) { configuration.delegateClass = make() }
}
"""
# An app with scenes, a method that is never called, and a mode that the model does not have.
SCENES = PROJECT.replace("properties:", "properties:\n        UIBackgroundModes: [nearby-interaction]")
SCENE_DELEGATES = """
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { counter.increase() }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneWillResignActive(_ scene: UIScene) {}
}
"""
EXPLORED = ["explore", "Tests/Fixtures/app/drafts.yaml", "--app", "python3 Tests/Fixtures/app/drafts.py forget"]

COMMANDS = {
    "app-protocol-test": [
        ["app-protocol-test", "python3 Tests/Fixtures/app/drafts.py fixed"],
        ["app-protocol-test", "cat"],
    ],
    "check": [["check", "Tests/Fixtures/invalid"], ["check", "Tests/Fixtures/warned"], ["check", "Scenarios/lock"]],
    "coverage": [["coverage", "Scenarios/lock", FAILING]],
    "diff": [
        ["diff", *PUSH, "--ios", "12", "--ios", "27"],
        ["diff", "user: press-home", "--after", "user: tap-icon", "--ios", "3", "--ios", "27"],
        ["diff", "user: open-siri", "--after", "user: tap-icon", "--ios", "4", "--ios", "27"],
        ["diff", "user: press-home", "--after", "user: tap-icon", "--device", "ipad"],
        ["diff", "user: press-home", "--after", "user: tap-icon", "--matrix"],
    ],
    "explain": [
        ["explain", "user: tap-icon"],
        ["explain", *PUSH],
        ["explain", "--effects", "Scenarios/threads/main-thread.yaml"],
        ["explain", "Tests/Fixtures/invalid/illegal-action.yaml"],
        ["explain", "--why-not", "application:openURL:options:", "--ios", "26", "system: {open-url: 'notes://1'}"],
        ["explain", "--why-not", "sceneDidBecomeActive:", "user: tap-icon"],
        ["explain", "--why-not", "applicationDidBecomeActive:", "--implements", "all", "user: tap-icon"],
        ["explain", "--why-not", "applicationWillTerminate:", "user: tap-icon"],
        ["explain", "--why-not", "suspended", "--after", "user: tap-icon", "user: press-home"],
        # The template implements neither this method nor the one that receives the push.
        ["explain", "--why-not", "application:didReceiveRemoteNotification:", "--ios", "9", *PUSH],
        ["explain", "launch.scene"],
        ["explain", "launch.finish"],
        ["explain", "wrong-life-cycle"],
        ["explain", "carplay"],
        ["explain", "limits"],
        ["explain", "0x8badf00d"],
    ],
    "explore": [[*EXPLORED, "--walks", "60"], [*EXPLORED, "--walks", "60", "--write-findings", "{folder}/found"]],
    "graph": [
        ["graph", "Scenarios/background-tasks/expiration.yaml"],
        ["graph", "Scenarios/threads/main-thread.yaml"],
        ["graph", "--ios", "4.0"],
        ["graph", "--ios", "27.0", "--scenes", "--covered-by", "Scenarios/lock"],
    ],
    "init": [
        ["init", "--dry-run", "{folder}/app"],
        ["init", "--dry-run", "{folder}/scenes"],
        ["init", "--dry-run", "Tests/AppProjectsTests/Fixtures/Journal"],
        ["init", "--dry-run", "Tests/AppProjectsTests/Fixtures/Pantry"],
        ["init", "--dry-run", "Tests/AppProjectsTests/Fixtures/Radio"],
    ],
    "lint": [
        ["lint", *SAMPLES, "--implements", "none"],
        ["lint", *SAMPLES],
        ["lint", "{folder}/app"],
        ["lint", "Tests/AppProjectsTests/Fixtures/Radio"],
    ],
    "list": [["list", "Scenarios", "--tag", "not nothing"], ["list", "Examples"]],
    "mutants": [["coverage", "--prove", FAILING], ["coverage", "--prove", "{folder}/claims.yaml"]],
    "new": [["new", "--list"], ["new", "url-cold"]],
    "rewrite": [
        ["fmt", "--check", "{folder}"],
        ["bless", "--check", "{folder}", FAILING],
        ["fmt", "{folder}/written.yaml"],
    ],
    "trace": [
        ["check-log", f"{RECORDINGS}/launch-ios-12.jsonl"],
        ["check-log", "{folder}/impossible.log", "--ios", "26"],
        ["check-log", "{folder}/scenes.log", "--ios", "26", "--life-cycle", "app-delegate"],
        ["check-log", f"{RECORDINGS}/launch-ios-12.jsonl", "--against", "{folder}/wrong.yaml"],
        ["check-log", f"{RECORDINGS}/launch-ios-12.jsonl", "--against", "{folder}/impossible.yaml"],
        ["check-log", "--steps-for", "Scenarios/lock/elsewhere.yaml"],
        ["check-log", "{folder}/killed.jsonl"],
        ["check-log", "{folder}/several.log", "--ios", "8"],
        ["check-log", "{folder}/unread.log", "--ios", "26"],
        ["check-log", "Tests/Fixtures/crash-reports/scene-create.ips"],
        ["check-log", "Tests/Fixtures/crash-reports/memory-front.ips"],
        ["check-log", "Tests/Fixtures/crash-reports/console-watchdog.log", "--ios", "26"],
    ],
    "version": [["--version"]],
    "words": [["words"], ["words", "url"]],
}


def closed(schema):
    """The schema without room for other keys."""
    schema = copy.deepcopy(schema)
    close(schema)
    if "oneOf" in schema:
        # What all kinds of documents share is described once, at the top.
        top = schema.pop("properties")
        schema.pop("additionalProperties")
        for kind in schema["oneOf"]:
            kind["properties"] = top | kind.get("properties", {})
            kind["additionalProperties"] = False
    return schema


class Outputs(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        texts = {
            "unformatted.yaml": UNFORMATTED, "written.yaml": UNFORMATTED, "wrong.yaml": WRONG,
            "broken.yaml": BROKEN, "claims.yaml": CLAIM, "impossible.yaml": WRONG + "  - user: tap-icon\n    state: active\n",
            "impossible.log": "applicationDidBecomeActive:\napplicationDidBecomeActive:\n",
            "app/project.yml": PROJECT, "app/App.swift": DELEGATE,
            "scenes/project.yml": SCENES, "scenes/App.swift": SCENE_DELEGATES,
            "scenes.log": "sceneDidBecomeActive:\n",
            "several.log": "applicationDidBecomeActive: applicationWillTerminate:\n",
            "unread.log": "sceneDidBecomeActiveSoon\nsceneDidBecomeActive:\n",
            # Possible only with the switch that its header names.
            "killed.jsonl": (ROOT / RECORDINGS / "r3-scene-killed-in-front-disconnected.jsonl")
            .read_text(encoding="utf-8")
            .replace('"model":{"scene-kill":"disconnect"},', ""),
        }  # fmt: skip
        for name, text in texts.items():
            (cls.folder / name).parent.mkdir(exist_ok=True)
            (cls.folder / name).write_text(text, encoding="utf-8")
        cls.schemas = {
            name: json.loads((ROOT / f"docs/{name}.schema.json").read_text(encoding="utf-8")) for name in COMMANDS
        }
        cls.values = {name: [cls.value(*arguments) for arguments in COMMANDS[name]] for name in COMMANDS}

    @classmethod
    def value(cls, *arguments):
        arguments = [argument.replace("{folder}", str(cls.folder)) for argument in arguments]
        run = subprocess.run(
            [PROGRAM, *arguments, "--format", "json"], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=1200,
            env={name: value for name, value in os.environ.items() if name != "CI"},
        )  # fmt: skip
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
            self.assertTrue(validator.is_valid(dict(values[0], later="x")), name)
            self.assertFalse(validator.is_valid(dict(values[0], version=0)), name)

    def test_the_versions_are_those_of_the_schemas(self):
        formats = self.values["version"][0]["formats"]
        found = {path.name.removesuffix(".schema.json") for path in (ROOT / "docs").glob("*.schema.json")}
        self.assertEqual(set(formats), found - {"scenario", "app-protocol"})
        for name, version in formats.items():
            schema = json.loads((ROOT / f"docs/{name}.schema.json").read_text(encoding="utf-8"))
            self.assertEqual(schema["$id"], f"urn:scenario-run:{name}:{version}")

    def test_nothing_is_written_with_check(self):
        self.assertEqual((self.folder / "unformatted.yaml").read_text(encoding="utf-8"), UNFORMATTED)
        self.assertEqual((self.folder / "wrong.yaml").read_text(encoding="utf-8"), WRONG)
        self.assertNotEqual((self.folder / "written.yaml").read_text(encoding="utf-8"), UNFORMATTED)
        self.assertEqual([value["written"] for value in self.values["rewrite"]], [False, False, True])

    def test_reports_are_those_of_the_option(self):
        run = ["Scenarios/lock", "--history", "off"]
        values = [
            json.loads(
                subprocess.run([PROGRAM, *run, *option], cwd=ROOT, capture_output=True, timeout=1200).stdout
            )
            for option in (["--format", "json"], ["--report", "json:-"])
        ]
        names = [[case["name"] for file in value["files"] for case in file["cases"]] for value in values]
        self.assertEqual(names[0], names[1])
        self.assertGreater(len(names[0]), 10)

    def test_a_case_of_the_list_can_be_run(self):
        case = self.values["list"][0]["cases"][0]
        run = self.value("run", case["argument"], "--history", "off")
        self.assertEqual([item["name"] for item in run["files"][0]["cases"]], [case["name"]])


if __name__ == "__main__":
    unittest.main()

"""The scripts of the GitHub action install an archive and run scenarios; action.yml names what they read."""

import json
import re
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

import yaml
from jsonschema import Draft7Validator

from project import MESSAGE, PASSING, ROOT, ProjectTest, block, run
from schemas import SCHEMAS

SCRIPTS = ROOT / "Integrations/GitHub"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())


class GitHubActionTests(ProjectTest):
    def setUp(self) -> None:
        super().setUp()
        self.release = self.archive()
        self.machine = self.scratch / "machine"
        actions = self.machine / "_actions/example/scenario-run"
        actions.mkdir(parents=True)
        (actions / "0.2.0").symlink_to(ROOT)

    def outputs(self, step: str) -> dict[str, str]:
        """What a step has written to GITHUB_OUTPUT."""
        return dict(line.split("=", 1) for line in (self.machine / step).read_text().splitlines())

    def execute(self, command: str, status: int = 0, step: str = "other", **variables: object) -> str:
        """Runs a command as GitHub does."""
        return run(
            *["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", command],
            cwd=self.folder,
            status=status,
            **{key: str(value) for key, value in variables.items()},
            GITHUB_ACTIONS="true",
            GITHUB_ACTION_PATH=str(self.machine / "_actions/example/scenario-run/0.2.0"),
            GITHUB_OUTPUT=str(self.machine / step),
            GITHUB_PATH=str(self.machine / "path"),
            GITHUB_REPOSITORY="someone/notes",
            GITHUB_SERVER_URL="https://github.com",
            GITHUB_STEP_SUMMARY=str(self.machine / "summary.md"),
            RUNNER_TEMP=str(self.machine),
        )

    def action(self, status: int = 0, **inputs: str) -> str:
        """Runs the steps of the action that are commands; its last one has a status."""
        values = {f"inputs.{name}": input["default"] for name, input in ACTION["inputs"].items()}
        values |= {f"inputs.{name}": value for name, value in inputs.items()}
        steps = [step for step in ACTION["runs"]["steps"] if "run" in step]
        for step in steps:
            variables = {
                key: re.sub(r"\$\{\{ (\S+) \}\}", lambda match: values[match[1]], text)
                for key, text in step.get("env", {}).items()
            }
            name = step.get("id", "other")
            output = self.execute(step["run"], status if step is steps[-1] else 0, name, **variables)
            if "id" in step:
                values |= {f"steps.{name}.outputs.{key}": value for key, value in self.outputs(name).items()}
        return output

    def install(self, status: int = 0, source: object = None, **variables: object) -> str:
        folder = self.machine / "scenario-run"
        variables = {"VERSION": self.version, "SHA256": "", "FOLDER": folder} | variables
        return self.execute(f"{SCRIPTS}/install.sh", status, SOURCE=source or self.release, **variables)

    def test_by_default_the_tag_of_the_action_is_installed(self):
        self.execute(f"{SCRIPTS}/place.sh", step="place", VERSION="", SOURCE="")
        self.assertEqual(
            self.outputs("place"),
            {
                "version": "0.2.0",
                "source": "https://github.com/example/scenario-run/releases/download/0.2.0",
                "folder": str(self.machine / "scenario-run"),
                "program": str(self.machine / "scenario-run/bin/scenario-run"),
            },
        )
        self.assertEqual((self.machine / "path").read_text(), f"{self.machine}/scenario-run/bin\n")

    def test_an_archive_is_installed_once(self):
        self.assertIn("installed", self.install(source=f"file://{self.release}"))
        self.assertIn("in the cache", self.install(source=f"file://{self.release}"))
        self.assertIn("in the cache", self.install(source="file:///nowhere", SHA256=self.checksum))
        program = self.machine / "scenario-run/bin/scenario-run"
        self.assertEqual(run(program, "--version", cwd=self.folder).strip(), self.version)

    def test_a_program_in_the_cache_is_verified_again(self):
        self.install()
        program = self.machine / "scenario-run/bin/scenario-run"
        program.write_text("#!/bin/sh\necho something else\n")
        self.install(source="file:///nowhere", SHA256=self.checksum)
        self.assertEqual(run(program, "--version", cwd=self.folder).strip(), self.version)
        # An archive that somebody has replaced is downloaded again.
        (self.machine / "scenario-run/.archive").write_text("something else")
        self.assertIn("installed", self.install(SHA256=self.checksum))
        (self.machine / "scenario-run/.archive").write_text("something else")
        self.assertIn("could not get", self.install(status=1, source="file:///nowhere", SHA256=self.checksum))

    def test_an_archive_with_another_checksum_is_refused(self):
        self.assertIn(f"has the checksum {self.checksum}; expected 00", self.install(status=1, SHA256="00"))
        (self.release / "SHA256SUMS").write_text(f"{'1' * 64}  {self.archive_name}.tar.gz\n")
        self.assertIn("expected 11", self.install(status=1))
        (self.release / "SHA256SUMS").write_text("")
        self.assertIn("::error::scenario-run: SHA256SUMS has no line for", self.install(status=1))
        self.assertIn("could not get", self.install(status=1, source=f"file://{self.scratch}/nowhere"))
        self.assertIn("expected one such as 0.2.0", self.install(status=1, VERSION="main"))
        self.assertFalse((self.machine / "scenario-run").exists())

    def test_a_folder_that_was_not_installed_is_kept(self):
        self.assertIn("exists, and was not installed by this script", self.install(status=1, FOLDER=self.folder))
        self.assertTrue((self.folder / "Scenarios/launch.yaml").exists())

    def test_failures_are_annotated_and_reported(self):
        inputs = {"source": f"file://{self.release}", "version": self.version, "paths": "  Scenarios\n"}
        self.assertIn("1 passed", self.action(**inputs))
        cached = inputs | {"source": "file:///nowhere", "sha256": self.checksum}
        self.assertIn("1 passed", self.action(**cached))
        self.add_failing_scenario()
        failed = self.action(1, **inputs, options="--history\noff\n\n")
        self.assertRegex(failed, r"::error .*file=Scenarios/suspend.yaml,line=7,")
        self.assertIn("1 failed", (self.machine / "summary.md").read_text())
        self.assertEqual(xml.parse(self.outputs("run")["junit"]).find(".//failure").get("message"), MESSAGE)
        reports = Path(self.outputs("run")["reports"])
        self.assertIn("</html>", (reports / "report.html").read_text())
        events = [json.loads(line) for line in (reports / "events.jsonl").read_text().splitlines()]
        self.assertEqual(events[-1]["ending"], "finished")
        self.assertIn("1 passed", self.action(**inputs, options="--filter\nThe app launches"))

    def test_a_project_is_checked_before_scenarios(self):
        inputs = {"source": f"file://{self.release}", "version": self.version, "lint": "App"}
        self.write(
            "App/project.yml",
            "{name: A, targets: {A: {type: application, platform: iOS, sources: [S], info: {path: I}}}}",
        )
        self.write("App/S/A.swift", "@main class A: UIResponder, UIApplicationDelegate {}\n")
        failed = self.action(3, **inputs, paths="Scenarios", options="--history\noff")
        self.assertRegex(failed, r"::error file=App/project.yml,title=no-scenes")
        self.assertIn("1 passed", failed)
        self.assertNotIn("passed", self.action(3, **inputs, paths=""))

    def test_paths_are_no_options(self):
        inputs = {"source": f"file://{self.release}", "version": self.version, "options": "--history\noff"}
        for name in ["--app=touch x;#.yaml", "@list", "check", "-q"]:
            self.write(f"{name}/a.yaml", PASSING)
            self.assertIn("1 passed", self.action(**inputs, paths=name), name)
        self.assertFalse((self.folder / "x").exists())

    def test_the_action_is_one_that_github_accepts(self):
        schema = json.loads((SCHEMAS / "github-actions.json").read_text())
        self.assertEqual([error.message for error in Draft7Validator(schema).iter_errors(ACTION)], [])
        workflows = Draft7Validator(json.loads((SCHEMAS / "github-workflows.json").read_text()))
        for workflow in (ROOT / ".github/workflows").glob("*.yml"):
            # The schema's key is `on`, which YAML 1.1 reads as true.
            text = workflow.read_text().replace("\non:", '\n"on":')
            self.assertEqual([error.message for error in workflows.iter_errors(yaml.safe_load(text))], [], workflow)

    def test_the_page_uses_inputs_of_the_action(self):
        used = yaml.safe_load(block("GitHub action", "yaml"))["jobs"]["scenarios"]["steps"][1]["with"]
        self.assertLessEqual(used.keys(), ACTION["inputs"].keys())
        for name in ACTION["inputs"]:
            self.assertIn(f"\n| `{name}` |", (ROOT / "docs/integrations.md").read_text())


unittest.main()

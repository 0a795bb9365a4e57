"""The shell commands of the GitLab component, and the job against GitLab's schema; GitLab itself is not run."""

import json
import re
import unittest
import xml.etree.ElementTree as xml

import yaml
from jsonschema import Draft7Validator

from project import MESSAGE, PASSING, ROOT, ProjectTest, block, run
from schemas import SCHEMAS


class GitLabComponentTests(ProjectTest):
    def setUp(self) -> None:
        super().setUp()
        self.release = self.archive()
        header, self.body = (ROOT / "templates/scenario-run.yml").read_text().split("\n---\n")
        self.inputs = yaml.safe_load(header)["spec"]["inputs"]

    def job(self, **values: str) -> dict:
        """The job of the component, with inputs as GitLab inserts them."""
        inputs = {name: input.get("default") for name, input in self.inputs.items()}
        inputs |= {"version": self.version, "source": f"file://{self.release}"} | values
        text = re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: inputs[match[1]], self.body)
        self.jobs = yaml.safe_load(text)
        return self.jobs["scenario-run"]

    def execute(self, status: int = 0, **values: str) -> str:
        job = self.job(**values)
        script = "\n".join(job["before_script"] + job["script"])
        variables = {"CI_PROJECT_DIR": str(self.folder), "SCENARIO_RUN_FOLDER": str(self.folder / ".scenario-run-bin")}
        return run("sh", "-e", "-c", script, cwd=self.folder, status=status, **variables)

    def test_scenarios_pass_and_fail_with_a_report(self):
        self.assertIn("1 passed", self.execute())
        self.add_failing_scenario()
        self.assertIn(MESSAGE, self.execute(status=1, sha256=self.checksum))
        report = xml.parse(self.folder / self.job()["artifacts"]["reports"]["junit"])
        self.assertEqual(report.find(".//failure").get("message"), MESSAGE)
        self.assertIn("1 passed", self.execute(options="--filter 'The app launches'"))

    def test_names_are_no_options(self):
        for name in ["--app=touch x;#.yaml", "@list", "-q"]:
            self.write(f"all/{name}/a.yaml", PASSING)
        self.assertIn("3 passed", self.execute(paths="all/../all", options="--history off"))
        self.folder.joinpath("all").rename(self.folder / "--app=touch x;#")
        self.assertIn("4 passed", self.execute(paths="*/", options="--history off"))
        self.assertFalse((self.folder / "x").exists())

    def test_an_archive_with_another_checksum_is_refused(self):
        self.assertIn("FAILED", self.execute(status=1, sha256="0" * 64))
        (self.release / "SHA256SUMS").write_text(f"{'0' * 64}  {self.archive_name}.tar.gz\n")
        self.assertIn("FAILED", self.execute(status=1))

    def test_the_job_is_one_that_gitlab_accepts(self):
        schema = json.loads((SCHEMAS / "gitlab-ci.json").read_text())
        self.job()
        self.assertEqual([error.message for error in Draft7Validator(schema).iter_errors(self.jobs)], [])

    def test_the_page_uses_inputs_of_the_component(self):
        used = yaml.safe_load(block("GitLab component", "yaml"))["include"][0]["inputs"]
        self.assertLessEqual(used.keys(), self.inputs.keys())
        required = {name for name, input in self.inputs.items() if "default" not in input}
        self.assertLessEqual(required, used.keys())


unittest.main()

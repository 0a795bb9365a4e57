"""Bazel runs scenarios with the rule, in its sandbox, with an archive from a folder."""

import shutil
import subprocess
import unittest
import xml.etree.ElementTree as xml

from project import MESSAGE, ROOT, ProjectTest, block, needed, run


class BazelTests(ProjectTest):
    def setUp(self) -> None:
        super().setUp()
        release = self.archive()
        rules = self.scratch / "scenario-run-0.2.0/Integrations/Bazel"
        shutil.copytree(ROOT / "Integrations/Bazel", rules)
        sources = self.scratch / "sources.tar.gz"
        run("tar", "-czf", sources, "scenario-run-0.2.0", cwd=self.scratch)
        workspace = block("Bazel", "python", 0)
        for old, new in [
            ("https://downloads.example/scenario-run-0.2.0-linux-x86_64", f"file://{release}/{self.archive_name}"),
            ("https://github.com/example/scenario-run/archive/0.2.0.tar.gz", f"file://{sources}"),
            ('"scenario-run-0.2.0-linux-x86_64"', f'"{self.archive_name}"'),
            ('    sha256 = "CHECKSUM",\n    strip_prefix = "scenario-run-0.2.0/', '    strip_prefix = "scenario-run-0.2.0/'),
            ("CHECKSUM", self.checksum),
        ]:
            self.assertIn(old, workspace)
            workspace = workspace.replace(old, new)
        self.write("WORKSPACE", workspace)
        self.write("BUILD", block("Bazel", "python", 1))
        # Every test depends on Bazel's report of coverage, which Bazel would download.
        self.write("../coverage/WORKSPACE", "")
        self.write(
            "../coverage/BUILD",
            'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n',
        )
        self.root = f"--output_user_root={self.scratch}/bazel"
        self.addCleanup(self.shut_down)

    def shut_down(self) -> None:
        run("bazel", self.root, "shutdown", cwd=self.folder)
        # Bazel's folders are read-only.
        subprocess.run(["chmod", "-R", "u+w", self.scratch / "bazel"], check=True)

    def bazel(self, *options: str, status: int = 0) -> str:
        coverage = f"--override_repository=remote_coverage_tools={self.scratch}/coverage"
        command = [needed("bazel"), self.root, "test", "//:scenarios", coverage, "--test_output=errors"]
        return run(*command, *options, cwd=self.folder, status=status)

    def test_the_example_passes_and_fails(self):
        self.assertRegex(self.bazel(), r"//:scenarios +PASSED")

        self.add_failing_scenario()
        failed = self.bazel(status=3)
        self.assertRegex(failed, r"//:scenarios +FAILED")
        self.assertIn(MESSAGE, failed)
        cases = {}
        for shard in (self.folder / "bazel-testlogs/scenarios").glob("shard_*/test.xml"):
            for case in xml.parse(shard).iter("testcase"):
                cases[case.get("file")] = case.find("failure")
        self.assertIsNone(cases["Scenarios/launch.yaml"])
        self.assertEqual(cases["Scenarios/suspend.yaml"].get("message"), MESSAGE)

        passed = self.bazel("--test_filter=The app launches", "--test_sharding_strategy=disabled")
        self.assertRegex(passed, r"//:scenarios +PASSED")
        report = xml.parse(self.folder / "bazel-testlogs/scenarios/test.xml").getroot()
        self.assertEqual(report.get("tests"), "1")


unittest.main()

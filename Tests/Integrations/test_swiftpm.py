"""A package runs scenarios with the plug-in of this package, and with a program from an artifact bundle."""

import json
import os
import unittest
from pathlib import Path

from project import MESSAGE, ROOT, ProjectTest, block, run

# The plug-in compiles the command, which takes minutes: what was built before is used again.
SCRATCH = Path(os.environ["SCRATCH"]).resolve()
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "notes",
  {parts}
)
"""


class PluginTests(ProjectTest):
    def setUp(self) -> None:
        super().setUp()
        self.write("Sources/Notes/Notes.swift", "public let title = 1\n")

    def swift(self, *arguments: str, status: int = 0) -> str:
        command, *rest = arguments
        return run("swift", command, "--scratch-path", SCRATCH, *rest, cwd=self.folder, status=status)

    def test_the_plug_in_of_this_package_passes_arguments_on(self):
        dependency = block("SwiftPM plug-in", "swift").replace(
            'url: "https://github.com/example/scenario-run", from: "0.2.0"', f'path: "{ROOT}"'
        )
        self.write("Package.swift", MANIFEST.format(parts=dependency.strip() + ',\n  targets: [.target(name: "Notes")]'))
        built = self.swift("build")
        self.assertNotIn("Compiling Scenario", built)
        self.assertNotIn("warning:", built)
        passed = self.swift("package", "scenarios", "Scenarios/")
        self.assertIn("  ok  Scenarios/launch.yaml  1 passed", passed)
        self.assertFalse((self.folder / ".scenario-run").exists())

        self.add_failing_scenario()
        failed = self.swift(
            "package", "--allow-writing-to-package-directory", "scenarios", "Scenarios/", "--junit", "report.xml", status=1
        )
        self.assertIn(MESSAGE, failed)
        self.assertIn("Plugin ended with exit code 1", failed)
        self.assertIn(MESSAGE, (self.folder / "report.xml").read_text())
        self.assertIn("1 passed", self.swift("package", "scenarios", "--filter", "The app launches", "Scenarios/"))
        self.assertIn("1 failed", self.swift("package", "scenarios", "--failed", "Scenarios/", status=1))

    def test_an_artifact_bundle_needs_no_compiler(self):
        archive = self.archive() / f"{self.archive_name}.tar.gz"
        run(ROOT / "Packaging/artifact-bundle", "scenario-run.artifactbundle", archive, cwd=self.folder)
        info = json.loads((self.folder / "scenario-run.artifactbundle/info.json").read_text())
        self.assertEqual(info["artifacts"]["scenario-run"]["version"], self.version)
        self.write("Package.swift", MANIFEST.format(parts=block("SwiftPM artifact bundle", "swift").strip().rstrip(",")))
        plugin = (ROOT / "Plugins/RunScenarios/RunScenarios.swift").read_text()
        self.write("Plugins/RunScenarios/RunScenarios.swift", with_tool(plugin))
        command = ["swift", "package", "scenarios", "Scenarios/"]
        self.assertIn("1 passed", run(*command, cwd=self.folder))
        self.add_failing_scenario()
        self.assertIn(MESSAGE, run(*command, cwd=self.folder, status=1))

    def test_archives_that_do_not_fit_are_refused(self):
        bundle = ROOT / "Packaging/artifact-bundle"
        for archives, message in [
            (["a.tar.gz"], "expected scenario-run-VERSION-PLATFORM.tar.gz"),
            (["scenario-run-0.2.0-plan9-arm64.tar.gz"], "expected scenario-run-VERSION-PLATFORM.tar.gz"),
            (["scenario-run-0.2.0-linux-x86_64.tar.gz"], "there is no"),
        ]:
            self.assertIn(message, run(bundle, "a.artifactbundle", *archives, cwd=self.folder, status=1))
        self.assertIn("ends with .artifactbundle", run(bundle, "a.zip", "b", cwd=self.folder, status=1))


def with_tool(plugin: str) -> str:
    """The plug-in with a prebuilt program, as the page describes it."""
    start, end = plugin.index("  /// Builds the command on demand."), plugin.rindex("}")
    return plugin[:start].replace("program(context)", 'context.tool(named: "scenario-run").url') + plugin[end:]


unittest.main()

"""Meson reads what the command writes as TAP."""

import unittest
import xml.etree.ElementTree as xml

from project import ProjectTest, block, needed, run


class MesonTests(ProjectTest):
    def test_the_example_passes_and_fails(self):
        needed("ninja")
        self.write("meson.build", block("Meson", "meson"))
        run(needed("meson"), "setup", "build", cwd=self.folder)
        self.assertRegex(run("meson", "test", "-C", "build", cwd=self.folder), r"scenarios\s+OK\s.*1 subtests passed")

        self.add_failing_scenario()
        failed = run("meson", "test", "-C", "build", "--print-errorlogs", cwd=self.folder, status=1)
        self.assertRegex(failed, r"scenarios\s+ERROR\s.*exit status 1")
        self.assertRegex(failed, r"suspend.yaml: The app is suspended at once FAIL")
        report = xml.parse(self.folder / "build/meson-logs/testlog.junit.xml")
        cases = {case.get("name"): case.find("failure") is not None for case in report.iter("testcase")}
        self.assertEqual(sorted(cases.values()), [False, True], cases)


unittest.main()

"""CTest runs each scenario file as a test."""

import unittest
import xml.etree.ElementTree as xml

from project import MESSAGE, PASSING, ROOT, ProjectTest, block, needed, run


class CTestTests(ProjectTest):
    def test_the_example_passes_and_fails(self):
        module = (ROOT / "Integrations/CMake/ScenarioRun.cmake").read_text()
        self.write("cmake/ScenarioRun.cmake", module)
        self.write("CMakeLists.txt", block("CTest", "cmake"))
        self.write("Scenarios/slow.yaml", "tags: [slow]\n" + PASSING)
        configure, test = (line.split() for line in block("CTest", "sh").splitlines())
        needed("cmake")
        run(*configure, cwd=self.folder)
        passed = run(*test, cwd=self.folder)
        self.assertIn("life-cycle.Scenarios/launch.yaml", passed)
        self.assertRegex(passed, r"Scenarios/slow.yaml \.*\*+Skipped")

        self.add_failing_scenario()
        run(*configure, cwd=self.folder)
        failed = run(*test, cwd=self.folder, status=8)
        self.assertIn(MESSAGE, failed)
        summary = xml.parse(self.folder / "build/report.xml").getroot()
        self.assertEqual((summary.get("tests"), summary.get("failures")), ("4", "1"))
        report = xml.parse(self.folder / "build/scenario-run/life-cycle.Scenarios/suspend.yaml.xml")
        self.assertEqual(report.find(".//failure").get("message"), MESSAGE)
        self.assertEqual(report.find(".//testcase").get("line"), "7")

    def test_options_that_select_nothing_anywhere_fail(self):
        module = ROOT / "Integrations/CMake/ScenarioRun.cmake"
        head = f'cmake_minimum_required(VERSION 3.20)\nproject(a LANGUAGES NONE)\nenable_testing()\ninclude("{module}")\n'
        self.write("smoke.yaml", "tags: [smoke]\n" + PASSING)
        self.write("other.yaml", "tags: [slow]\n" + PASSING)
        for options, message in [
            ("--tag smoke", None), ("--tag=smoke --fail-fast", None), ("--tag smok", "no scenario has the tag 'smok'"),
            ("--tag=smok", "no scenario has the tag 'smok'"), ('--jobs 1 --tag "smok or slw"', "no scenario has the tag 'smok'"),
            ("--filter Nothing --retries 1", "no case has 'Nothing' in its name"), ("--set x=1", "--set x"),
        ]:
            self.write("CMakeLists.txt", head + f"add_scenario_tests(a . OPTIONS {options})")
            run(needed("cmake"), "-B", "build", cwd=self.folder)
            test = ["ctest", "--test-dir", "build", "--output-on-failure"]
            printed = run(*test, cwd=self.folder, status=8 if message else 0)
            self.assertIn(message or "100% tests passed", printed)

    def test_names_are_no_options(self):
        module = ROOT / "Integrations/CMake/ScenarioRun.cmake"
        head = f'cmake_minimum_required(VERSION 3.20)\nproject(a LANGUAGES NONE)\nenable_testing()\ninclude("{module}")\n'
        for name in ["--app=touch x #.yaml", "@list.yaml", "-q.yaml", "check.yaml"]:
            self.write(name, PASSING)
        self.write("CMakeLists.txt", head + "add_scenario_tests(a .)")
        run(needed("cmake"), "-B", "build", cwd=self.folder)
        self.assertIn("100% tests passed", run("ctest", "--test-dir", "build", cwd=self.folder))
        self.assertEqual(list(self.folder.glob("**/x")), [])

    def test_mistakes_are_reported(self):
        module = ROOT / "Integrations/CMake"
        head = f'cmake_minimum_required(VERSION 3.20)\nproject(a LANGUAGES NONE)\ninclude("{module}/ScenarioRun.cmake")\n'
        for line, message in [
            ("add_scenario_tests(a)", "name a file or a folder"),
            ("add_scenario_tests(a Scenaros)", "there is no"),
            ("add_scenario_tests(a cmake)", "contains no .yaml"),
        ]:
            self.write("cmake/empty", "")
            self.write("CMakeLists.txt", head + line)
            self.assertIn(message, run("cmake", "-B", "build", cwd=self.folder, status=1))


unittest.main()

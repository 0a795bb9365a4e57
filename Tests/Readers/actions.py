"""Where three GitHub actions put their annotations, read from their sources: each looks for the location somewhere else."""

import re
from xml.etree import ElementTree

from junitparser import Error, Failure, JUnitXml


def trouble_of(case):
    failure = case.find("failure")
    return case.find("error") if failure is None else failure


def action_junit_report(file):
    """mikepenz/action-junit-report: attributes of the case, else of its failure, else of its suite; else its text."""
    for suite in ElementTree.parse(file).iter("testsuite"):
        for case in suite.iter("testcase"):
            trouble = trouble_of(case)
            if trouble is None:
                continue

            def attribute(name):
                return case.get(name) or trouble.get(name) or suite.get(name)

            path, line = attribute("file"), attribute("line")
            if not path:
                path = case.get("classname").split(".")[-1]
            if not line:
                found = re.findall(rf" [^ ]*{re.escape(path)}.*?:\d+", trouble.text or "")
                line = found[-1].rsplit(":", 1)[1] if found else "1"
            yield path, int(line)


def test_reporter_jest(file, tracked):
    """dorny/test-reporter with `jest-junit`: the first line of the text like a stack frame in a file that git knows."""
    for case in ElementTree.parse(file).iter("testcase"):
        trouble = trouble_of(case)
        if trouble is None:
            continue
        place = (str(file), 0)
        for line in (trouble.text or "").splitlines():
            match = re.search(r"\((.*):(\d+):\d+\)$", line)
            if match and match[1].strip().replace("\\", "/") in tracked:
                place = (match[1], int(match[2]))
                break
        yield place


def publish_unit_test_result(file):
    """EnricoMi/publish-unit-test-result-action: attributes of the case alone, which it reads with junitparser."""
    for suite in JUnitXml.fromfile(str(file)):
        for case in suite:
            if any(isinstance(result, (Failure, Error)) for result in case.result):
                yield case._elem.get("file") or case.classname, int(case._elem.get("line") or 0)

"""Reads the TAP report with prove and with tap.py: a stream of events with every kind of result, and real runs."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from tap.parser import Parser

from samples import COUNTS, UNREADABLE, cases, events

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run")

# What prove's own parser makes of each point: its description, its result, and its block.
READER = r"""
use strict; use warnings; use TAP::Parser; use JSON::PP;
my $parser = TAP::Parser->new({ source => $ARGV[0] });
my (@points, $bailed);
while (my $result = $parser->next) {
  if ($result->is_bailout) {
    $bailed = $result->explanation;
  } elsif ($result->is_test) {
    push @points, { name => $result->description, directive => $result->directive,
                    ok => $result->is_ok ? 1 : 0, plain => $result->is_actual_ok ? 1 : 0 };
  } elsif ($result->is_yaml) {
    $points[-1]{block} = $result->data;
  }
}
print JSON::PP->new->encode({ points => \@points, errors => [$parser->parse_errors], version => $parser->version,
                              bailed => $bailed });
"""


def scenario(name, state="active"):
    return f"scenario: {name}\nios: 8.0\nsteps:\n  - user: tap-icon\n    state: {state}\n"


class TAP(unittest.TestCase):
    maxDiff = None
    paths = [" a/hostile <&> # SKIP ' \" \x1b.yaml", "b.yml"]

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def run_program(self, *arguments):
        return subprocess.run(
            [PROGRAM, "--quiet", *arguments], cwd=self.folder, capture_output=True, text=True, timeout=1200
        )

    def report(self, is_whole=True):
        """The report of everything that can happen."""
        stream = self.folder / "events.jsonl"
        stream.write_text("".join(json.dumps(event) + "\n" for event in events(self.paths, is_whole)))
        run = subprocess.run(
            [PROGRAM, "report", "--quiet", "--from", stream, "--report", "tap:-"],
            capture_output=True,
            timeout=1200,
        )
        file = self.folder / "all.tap"
        file.write_bytes(run.stdout)
        return file

    def perl(self, file):
        run = subprocess.run(["perl", "-e", READER, file], capture_output=True, timeout=1200)
        self.assertEqual(run.stderr, b"")
        # The parser knows bytes and no text; JSON makes a character of each.
        return json.loads(run.stdout.decode("latin-1"))

    def prove(self, *arguments):
        return subprocess.run(
            ["prove", *arguments], cwd=self.folder, capture_output=True, text=True, timeout=1200
        )

    def points(self, file):
        """What tap.py reads."""
        lines = list(Parser().parse_file(str(file)))
        self.assertNotIn("unknown", [line.category for line in lines])
        return [line for line in lines if line.category == "test"]

    def test_both_read_everything_that_can_happen(self):
        file = self.report()
        read = self.perl(file)
        self.assertEqual((read["errors"], read["version"]), ([], 13))
        self.assertFalse(read["bailed"])
        points = self.points(file)
        for found in (read["points"], points):
            self.assertEqual(len(found), len(self.paths) * len(cases("")) + UNREADABLE)
        bad = len(self.paths) * (COUNTS["failures"] + COUNTS["errors"]) + UNREADABLE
        self.assertEqual(sum(not point["ok"] for point in read["points"]), bad)
        self.assertEqual(sum(not (point.ok or point.todo) for point in points), bad)
        self.assertEqual([point["directive"] for point in read["points"]].count("SKIP"), len(self.paths))
        self.assertEqual(sum(point.skip for point in points), len(self.paths))
        self.assertEqual(sum(point.todo for point in points), len(self.paths))

    def test_both_read_the_same_names_and_each_is_unique(self):
        file = self.report()
        # A character of each byte, as the parser in Perl returns them.
        perl = [point["name"].removeprefix("- ") for point in self.perl(file)["points"]]
        python = [point.description.removeprefix("- ") for point in self.points(file)]
        self.assertEqual([name.encode("latin-1").decode("utf-8") for name in perl], python)
        self.assertEqual(len(set(python)), len(python))

    def test_both_read_the_same_blocks(self):
        file = self.report()
        perl = [point.get("block") for point in self.perl(file)["points"]]
        python = [point.yaml_block for point in self.points(file)]
        self.assertEqual([block is None for block in perl], [block is None for block in python])
        for one, other in zip(perl, python):
            if one is None:
                continue
            self.assertEqual(set(one), set(other))
            for key, value in other.items():
                if isinstance(value, str):
                    self.assertEqual(one[key].encode("latin-1").decode("utf-8"), value, key)
        failed = next(block for block in python if block and "step 1 of 2" in block.get("details", ""))
        self.assertTrue(failed["message"].startswith("<b>&amp; ]]> \"'"))
        self.assertIn("why:", failed["details"])

    def test_a_run_that_broke_off_bails_out(self):
        self.assertIn("the run was killed", self.perl(self.report(is_whole=False))["bailed"])
        self.assertNotEqual(self.prove("all.tap").returncode, 0)

    def test_prove_passes_what_passed_and_fails_what_failed(self):
        shutil.rmtree(self.folder / "s", ignore_errors=True)
        (self.folder / "s").mkdir()
        (self.folder / "s/good.yaml").write_text(scenario("Launch"))
        self.run_program("s", "--report", "tap:run.tap")
        prove = self.prove("run.tap")
        self.assertEqual((prove.returncode, "Result: PASS" in prove.stdout), (0, True), prove.stdout)
        (self.folder / "s/bad.yaml").write_text(scenario("Launch", "inactive"))
        self.run_program("s", "--report", "tap:run.tap")
        prove = self.prove("run.tap")
        self.assertEqual((prove.returncode, "Failed test:  1" in prove.stdout), (1, True), prove.stdout)

    def test_prove_runs_the_command_for_each_file(self):
        shutil.rmtree(self.folder / "s", ignore_errors=True)
        (self.folder / "s").mkdir()
        for name in ["one", "two"]:
            (self.folder / f"s/{name}.yaml").write_text(scenario(name))
        arguments = ["--recurse", "--ext", ".yaml", "--exec", f"{PROGRAM} --report tap:-", "s"]
        prove = self.prove(*arguments)
        self.assertEqual(prove.returncode, 0, prove.stdout)
        self.assertIn("Files=2, Tests=2", prove.stdout)
        (self.folder / "s/two.yaml").write_text(scenario("two", "inactive"))
        self.assertEqual(self.prove(*arguments).returncode, 1)

    def test_names_that_look_alike_stay_different(self):
        names = [r"a\u0001b", "a␁b", r"a\\u{1}b", "a b", r"a\tb", "a # b", r"a \\# b", "a # SKIP b", "a # TODO b"]
        (self.folder / "names").mkdir(exist_ok=True)
        for index, name in enumerate(names):
            (self.folder / f"names/{index}.yaml").write_text(scenario(f'"{name}"', "inactive"))
        self.run_program("names", "--report", "tap:names.tap")
        file = self.folder / "names.tap"
        for found in (
            [point["name"] for point in self.perl(file)["points"] if not point["ok"]],
            [point.description for point in self.points(file) if not (point.ok or point.todo or point.skip)],
        ):
            self.assertEqual(len({name.split(": ", 1)[1] for name in found}), len(names))


if __name__ == "__main__":
    unittest.main()

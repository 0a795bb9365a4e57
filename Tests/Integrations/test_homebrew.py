"""The formula has the checksum of the sources, and is Ruby; Homebrew itself is not run."""

import unittest
from hashlib import sha256

from project import ROOT, ProjectTest, needed, run

FILL = ROOT / "Packaging/homebrew/fill"
URL = "https://github.com/example/scenario-run/archive/refs/tags/0.2.0.tar.gz"


class HomebrewTests(ProjectTest):
    def test_the_formula_is_complete(self):
        self.write("sources.tar.gz", "sources")
        formula = run(FILL, "0.2.0", URL, "sources.tar.gz", cwd=self.folder)
        self.assertIn(f'  sha256 "{sha256(b"sources").hexdigest()}"\n', formula)
        self.assertIn(f'  url "{URL}"\n', formula)
        self.assertIn('  homepage "https://github.com/example/scenario-run"\n', formula)
        for word in ["SOURCE_URL", "CHECKSUM", "HOMEPAGE", "VERSION"]:
            self.assertNotIn(f'"{word}"', formula)
        self.write("scenario-run.rb", formula)
        self.assertIn("Syntax OK", run(needed("ruby"), "-c", "scenario-run.rb", cwd=self.folder))

    def test_a_missing_archive_is_an_error(self):
        self.assertIn("there is no sources.tar.gz", run(FILL, "0.2.0", URL, "sources.tar.gz", cwd=self.folder, status=2))
        self.assertIn("usage: fill", run(FILL, cwd=self.folder, status=2))

    def test_the_scripts_have_no_known_mistakes(self):
        run(needed("shellcheck"), FILL, *(ROOT / "Integrations/GitHub").glob("*.sh"), cwd=self.folder)


unittest.main()

"""`.ci/setup` on a Mac without any of the packages: programs that stand in for those of macOS, and for Homebrew."""

import shutil
import unittest

from project import ROOT, ProjectTest, needed, run

SETUP = ROOT / ".ci/setup"
TOOLS = ["bash", "cat", "cp", "dirname", "env", "head", "mktemp", "rm", "sed", "tr"]
STAND_INS = {
    "uname": "echo Darwin",
    "swift": "echo 'Apple Swift version 6.2 (swiftlang-6.2.0)'",
    "clang": "true",
    # What is installed is there afterwards.
    "brew": """\
[ "$1" = --prefix ] && echo /opt/homebrew && exit
shift 2
cd "$(dirname "$0")"
for package; do
  echo "$package" >>"$INSTALLED"
  case $package in
    chromedriver) cp brew chromedriver && cp brew chromium ;;
    poppler) cp brew pdftotext ;;
  esac
done""",
}


class SetupTests(ProjectTest):
    def setUp(self) -> None:
        super().setUp()
        self.programs = self.scratch / "bin"
        self.programs.mkdir()
        for tool in TOOLS:
            (self.programs / tool).symlink_to(shutil.which(tool))
        for name, script in STAND_INS.items():
            program = self.programs / name
            program.write_text(f"#!{shutil.which('bash')}\n{script}\n")
            program.chmod(0o755)

    def installed(self, *options: str) -> list[str]:
        """The packages that Homebrew is asked for, one by one."""
        list_of_packages = self.scratch / "installed"
        list_of_packages.unlink(missing_ok=True)
        run(SETUP, *options, cwd=self.folder, PATH=str(self.programs), INSTALLED=str(list_of_packages))
        return list_of_packages.read_text().splitlines() if list_of_packages.exists() else []

    def test_each_package_is_a_word(self):
        expected = {
            "": [],
            "--test": ["python", "node"],
            "--python": ["python"],
            "--bench": ["python", "valgrind"],
            "--browser": ["python", "chromedriver", "poppler"],
            "--editors": ["neovim", "emacs", "node"],
            "--dist": ["python", "git", "gnu-tar"],
        }
        for option, packages in expected.items():
            with self.subTest(option):
                self.assertEqual(self.installed(*option.split()), packages)

    def test_the_script_has_no_known_mistakes(self):
        run(needed("shellcheck"), SETUP, ROOT / "Tests/MacOS/check", cwd=self.folder)


unittest.main()

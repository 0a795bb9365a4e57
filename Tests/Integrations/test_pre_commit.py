"""pre-commit stops a commit with an invalid scenario, and formats."""

import unittest

from project import MESSAGE, PASSING, ROOT, ProjectTest, block, needed, run

INVALID = "scenario: A typo\nios: 18.0\nsteps:\n  - user: tap-icn\n"


class PreCommitTests(ProjectTest):
    def git(self, *arguments: str, folder=None, status: int = 0) -> str:
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        # pre-commit is the hook of the repository that it is installed in.
        return run("git", *identity, *arguments, cwd=folder or self.folder, status=status, PRE_COMMIT_HOME=self.home)

    def setUp(self) -> None:
        super().setUp()
        self.home = str(self.scratch / "pre-commit")
        # The hooks of this working copy, as a repository with a tag.
        hooks = self.scratch / "hooks"
        hooks.mkdir()
        (hooks / ".pre-commit-hooks.yaml").write_bytes((ROOT / ".pre-commit-hooks.yaml").read_bytes())
        for arguments in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "a"], ["tag", "0.2.0"]):
            self.git(*arguments, folder=hooks)
        example = block("pre-commit", "yaml").replace("https://github.com/example/scenario-run", str(hooks))
        self.write(".pre-commit-config.yaml", example + "      - id: scenario-run\n")
        self.git("init", "--quiet")
        run(needed("pre-commit"), "install", cwd=self.folder, PRE_COMMIT_HOME=self.home)

    def commit(self, status: int = 0) -> str:
        self.git("add", ".")
        return self.git("commit", "-m", "Change scenarios", status=status)

    def test_commits_pass_and_are_stopped(self):
        self.assertEqual(self.commit().count("Passed"), 3)

        self.write("Scenarios/typo.yaml", INVALID)
        stopped = self.commit(status=1)
        self.assertIn("Scenarios/typo.yaml:4:11: error:", stopped)
        self.assertIn("tap-icon", stopped)
        (self.folder / "Scenarios/typo.yaml").unlink()

        self.add_failing_scenario()
        stopped = self.commit(status=1)
        self.assertIn(MESSAGE, stopped)
        (self.folder / "Scenarios/suspend.yaml").unlink()

        self.write("Scenarios/form.yaml", PASSING.replace("ios:", "ios:  "))
        self.assertIn("files were modified by this hook", self.commit(status=1))
        self.assertEqual(self.commit().count("Passed"), 3)

    def test_names_are_no_options(self):
        for name in ["--app=touch x;#.yaml", "@list", "-q"]:
            self.write(f"{name}/Scenarios/a.yaml", PASSING)
        self.assertEqual(self.commit().count("Passed"), 3)
        self.assertFalse((self.folder / "x").exists())

    def test_other_files_are_not_taken(self):
        self.commit()
        self.write("deploy.yaml", "services: {}\n")
        self.assertEqual(self.commit().count("Skipped"), 3)


unittest.main()

"""A project with a scenario that passes and one that fails, and the blocks of docs/integrations.md for it."""

import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (ROOT / os.environ["SCENARIO_RUN"]).resolve()
PAGE = (ROOT / "docs/integrations.md").read_text()

PASSING = """\
scenario: The app launches
ios: 18.0
app: { life-cycle: scenes }
steps:
  - user: tap-icon
    state: active
"""
FAILING = """\
scenario: The app is suspended at once
ios: 18.0
app: { life-cycle: scenes }
steps:
  - user: tap-icon
  - user: press-home
    state: suspended
"""
MESSAGE = "state is background, expected suspended: the app is suspended only at 1s (suspend-after)"


def block(heading: str, language: str, index: int = 0) -> str:
    """A code block of a section of the page."""
    section = re.split(r"(?m)^## ", PAGE.split(f"\n## {heading}\n", 1)[1])[0]
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", section)[index]


def run(*command: object, cwd: Path, status: int = 0, **variables: str) -> str:
    """What a command prints; it must exit with a status."""
    # Not the environment of a CI system or of a user: it would change what is annotated and kept.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("SCENARIO_RUN", "GITHUB_"))}
    environment["PATH"] = f"{PROGRAM.parent}{os.pathsep}{environment['PATH']}"
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=1800,
    )
    if result.returncode != status:
        shown = " ".join(str(part) for part in command)
        raise AssertionError(f"{shown}: status {result.returncode}, expected {status}\n{result.stdout}")
    return result.stdout


class ProjectTest(unittest.TestCase):
    """A test with a project in a temporary folder; one file passes."""

    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = Path(scratch.name).resolve()
        self.folder = self.scratch / "notes"
        self.write("Scenarios/launch.yaml", PASSING)

    def write(self, path: str, text: str) -> None:
        """Writes a file of the project."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def add_failing_scenario(self) -> None:
        """From now on, the project fails."""
        self.write("Scenarios/suspend.yaml", FAILING)

    def archive(self) -> Path:
        """A folder with an archive of this platform and SHA256SUMS, as a release has them."""
        system = os.uname()
        version = run(PROGRAM, "--version", cwd=self.scratch).strip()
        self.version = version
        self.archive_name = f"scenario-run-{version}-{system.sysname.lower()}-{system.machine}"
        folder = self.scratch / "release"
        folder.mkdir()
        archive = folder / f"{self.archive_name}.tar.gz"
        with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
            tar.add(PROGRAM, f"{self.archive_name}/bin/scenario-run")
        self.checksum = sha256(archive.read_bytes()).hexdigest()
        (folder / "SHA256SUMS").write_text(f"{'0' * 64}  other.tar.gz\n{self.checksum}  {archive.name}\n")
        return folder


def needed(tool: str) -> str:
    """The path of a tool, which is never skipped."""
    path = shutil.which(tool)
    if not path:
        raise AssertionError(f"{tool} is not installed; run .ci/setup --integrations")
    return path

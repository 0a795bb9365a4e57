#!/usr/bin/env python3
"""Tries what `make dist` wrote, as those do who install it.

    Tests/Packaging/test_dist.py FOLDER [--once]

FOLDER has the archive, the Debian package and the list of components of the last commit. They are built a second time
from a clone in another folder, which takes minutes (not with --once), and used in Debian's smallest system, in a container, and by shells.
Needs Linux, and root for most of it; the last lines name what could not be checked, which fails the test on CI.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree as XML
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = Path(sys.argv[1]).resolve()
ARCHIVE = next(DIST.glob("scenario-run-*-linux-*.tar.gz"))
NAME = ARCHIVE.name.removesuffix(".tar.gz")
VERSION = NAME.split("-")[2]
not_checked = []


def main():
    with tempfile.TemporaryDirectory(prefix="scenario-run dist ") as scratch:
        scratch = Path(scratch)
        with tarfile.open(ARCHIVE) as archive:
            archive.extractall(scratch, filter="data")
        tree = scratch / NAME
        checksums_are_those_of_the_files()
        archive_is_normalized()
        folders_of_this_machine_are_in_no_file(tree)
        program_needs_no_library(tree)
        completions_are_scripts(tree)
        components_are_valid(tree)
        tag_is_refused_until_everything_is_set(scratch)
        if root("what happens without /proc"):
            program_names_what_is_missing_without_proc(tree, scratch)
        if tool("debootstrap") and root("Debian's smallest system"):
            system = debian(scratch)
            archive_runs_in_the_smallest_system(system)
            package_is_installed_and_removed(system)
        if tool("lintian"):
            package_satisfies_lintian()
        if tool("buildah") and root("the container image"):
            image_runs_without_root(scratch)
        if "--once" in sys.argv:
            not_checked.append("whether a second build gives the same bytes: --once")
        else:
            second_build_is_identical(scratch)
    for what in not_checked:
        print(f"NOT CHECKED: {what}")
    sys.exit(1 if not_checked and "CI" in os.environ else 0)


def checksums_are_those_of_the_files():
    lines = (DIST / "SHA256SUMS").read_text().splitlines()
    names = {line.split()[1] for line in lines}
    equal(names, {path.name for path in DIST.iterdir()} - {"SHA256SUMS"}, "files with checksums")
    for line in lines:
        checksum, name = line.split()
        equal(hashlib.sha256((DIST / name).read_bytes()).hexdigest(), checksum, f"the checksum of {name}")
    passed("the checksums are those of the files")


def archive_is_normalized():
    with tarfile.open(ARCHIVE) as archive:
        members = archive.getmembers()
    equal([member.name for member in members], sorted(member.name for member in members), "the order of files")
    equal(len({member.mtime for member in members}), 1, "the number of times in the archive")
    equal({(member.uid, member.gid) for member in members}, {(0, 0)}, "the owner of files")
    equal(ARCHIVE.read_bytes()[4:8], bytes(4), "the time in the header of gzip")
    passed("the archive has sorted files of one time and owner")


def folders_of_this_machine_are_in_no_file(tree):
    folders = [str(ROOT), str(ROOT / ".build"), str(DIST), str(Path.home())]
    files = [path for path in tree.rglob("*") if path.is_file()]
    for path in files:
        content = path.read_bytes()
        for folder in folders:
            # "/root" and "/" are part of other names.
            if re.search(re.escape(folder.encode()) + rb"(/|\0)", content) and folder not in ["/", "/root"]:
                fail(f"{path.relative_to(tree)} contains the folder {folder}")
    sections = run("readelf", "--sections", "--wide", tree / "bin/scenario-run").stdout
    for section in [".swift_modhash", ".note.gnu.build-id", ".debug_info", ".symtab"]:
        if section in sections:
            fail(f"the program has the section {section}")
    passed(f"no folder of this machine is in any of {len(files)} files")


def program_needs_no_library(tree):
    headers = run("readelf", "--program-headers", tree / "bin/scenario-run").stdout
    if "INTERP" in headers or "DYNAMIC" in headers:
        fail("the program is dynamic")
    equal(run(tree / "bin/scenario-run", "--version").stdout, f"{VERSION}\n", "the version")
    passed("the program is static and knows its version")


def completions_are_scripts(tree):
    checks = {
        "bash": ["-n", "share/bash-completion/completions/scenario-run"],
        "zsh": ["-n", "share/zsh/site-functions/_scenario-run"],
        "fish": ["--no-execute", "share/fish/vendor_completions.d/scenario-run.fish"],
    }
    for shell, (option, path) in checks.items():
        if tool(shell):
            run(shell, option, tree / path)
            passed(f"{shell} can read its completions")


def components_are_valid(tree):
    document = tree / "share/doc/scenario-run/scenario-run.spdx.json"
    equal(document.read_bytes(), (DIST / f"{NAME}.spdx.json").read_bytes(), "the list of components in the archive")
    try:
        from spdx_tools.spdx.parser.parse_anything import parse_file
        from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
    except ImportError:
        not_checked.append("the list of components, which needs spdx-tools: python3 -m pip install spdx-tools")
        return
    parsed = parse_file(str(document))
    problems = [message.validation_message for message in validate_full_spdx_document(parsed)]
    equal(problems, [], "the problems in the list of components")
    program = next(package for package in parsed.packages if package.name == "scenario-run")
    checksum = hashlib.sha256((tree / "bin/scenario-run").read_bytes()).hexdigest()
    equal([each.value for each in program.checksums], [checksum], "the checksum of the program")
    names = {package.name for package in parsed.packages}
    for name in ["swift", "swift-argument-parser", "libyaml-dev", "libc6-dev"]:
        if name not in names:
            fail(f"the list of components has no {name}")
    for name in names - {"scenario-run"}:
        if not (tree / f"share/doc/scenario-run/licenses/{name}.txt").stat().st_size:
            fail(f"the license of {name} is empty")
    passed(f"the list of {len(names) - 1} components is valid SPDX 2.3, and has their licenses")


def tag_is_refused_until_everything_is_set(scratch):
    sources = scratch / "sources"
    for path in ["Packaging/check-tag", "Packaging/debian/control", "Sources/Tools/ScenarioCommand/HelpText.swift"]:
        (sources / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, sources / path)
    check = sources / "Packaging/check-tag"
    changes, license, control = sources / "CHANGELOG.md", sources / "LICENSE", sources / "Packaging/debian/control"
    refused(check, "9.9.9", f"not {VERSION}")
    changes.write_text("# Changes\n\n## Unreleased\n")
    refused(check, VERSION, f"no heading for {VERSION}")
    changes.write_text(f"# Changes\n\n## {VERSION}, today\n")
    refused(check, VERSION, "no LICENSE")
    license.write_text("The license\n")
    control.write_text("Maintainer: somebody <somebody@example.com>\n")
    refused(check, VERSION, "no address of its maintainer")
    control.write_text("Maintainer: somebody <somebody@example.org>\n")
    run(check, VERSION)
    passed("a tag is refused until version, changelog, license and maintainer are set")


def refused(check, tag, message):
    result = run(check, tag, status=1)
    if message not in result.stderr:
        fail(f"expected {message}: {result.stderr}")


def program_names_what_is_missing_without_proc(tree, scratch):
    system = scratch / "no proc"
    system.mkdir()
    shutil.copy(tree / "bin/scenario-run", system)
    result = run("chroot", system, "/scenario-run", "--version", status=5)
    if "/proc is not mounted" not in result.stderr:
        fail(f"without /proc, the program prints: {result.stderr}")
    passed("without /proc, the program says what is missing")


def debian(scratch):
    """Returns a new copy of Debian's smallest system, which is kept beside the build."""
    base = DIST.parent / "debian"
    if not base.exists():
        print("installing Debian's smallest system with debootstrap", flush=True)
        # debootstrap cannot handle a space in the path.
        with tempfile.TemporaryDirectory(prefix="scenario-run-debian-") as folder:
            run("debootstrap", "--variant=minbase", "stable", f"{folder}/base")
            shutil.move(f"{folder}/base", base)
    system = scratch / "debian"
    run("cp", "--archive", base, system)
    for path in [ARCHIVE, *DIST.glob("*.deb")]:
        shutil.copy(path, system / "root")
    shutil.copytree(ROOT / "Scenarios", system / "root/Scenarios")
    return system


def archive_runs_in_the_smallest_system(system):
    output = run_in(system, f"tar xzf {ARCHIVE.name} && {NAME}/bin/scenario-run Scenarios/")
    summary = output.splitlines()[-1]
    if not re.fullmatch(r"\d+ passed in .*", summary):
        fail(f"the archive does not run the scenarios: {summary}")
    passed(f"the archive runs in Debian's smallest system: {summary}")


def package_is_installed_and_removed(system):
    package = next(DIST.glob("*.deb"), None)
    if package is None:
        fail("there is no Debian package")
    before = files_in(system)
    run_in(system, f"dpkg --install {package.name}")
    installed = files_in(system) - before
    for path in ["/usr/bin/scenario-run", "/usr/share/man/man1/scenario-run.1.gz", "/usr/share/doc/scenario-run/copyright"]:
        if path not in installed:
            fail(f"the Debian package does not install {path}")
    summary = run_in(system, "scenario-run --history off Scenarios/").splitlines()[-1]
    if not re.fullmatch(r"\d+ passed in .*", summary):
        fail(f"the installed program does not run the scenarios: {summary}")
    equal(run_in(system, "dpkg --verify scenario-run"), "", "what dpkg says of the installed files")
    run_in(system, "dpkg --purge scenario-run")
    equal(files_in(system) ^ before, set(), "the files that differ after removing the package")
    passed("the Debian package is installed, runs the scenarios, and leaves nothing when removed")


def files_in(system):
    """Returns all paths but those of this test, and the records of dpkg itself."""
    elsewhere = [f"-not -path '{place}*'" for place in ["/proc", "/root", "/var/lib/dpkg", "/var/log"]]
    return set(run_in(system, f"find / -xdev {' '.join(elsewhere)}").splitlines())


def package_satisfies_lintian():
    run("lintian", "--fail-on", "error,warning", *DIST.glob("*.deb"))
    passed("lintian finds no error and no warning in the Debian package")


def image_runs_without_root(scratch):
    place = ["--root", scratch / "images", "--runroot", scratch / "containers"]
    run(ROOT / "Packaging/image", DIST, *place)
    buildah = ["buildah", "--storage-driver", "vfs", *place]
    user = run(*buildah, "inspect", "--type", "image", "--format", "{{.OCIv1.Config.User}}", f"scenario-run:{VERSION}")
    equal(user.stdout.strip(), "65532:65532", "the user of the image")
    container = run(*buildah, "from", "--pull-never", f"scenario-run:{VERSION}").stdout.strip()
    reports = scratch / "reports"
    reports.mkdir()
    os.chown(reports, 65532, 65532)
    volumes = ["--volume", f"{ROOT}/Scenarios:/project/Scenarios:ro", "--volume", f"{reports}:/reports"]
    # On a busy machine, buildah may lose what the program prints; a report it cannot lose.
    program = ["/usr/bin/scenario-run", "--history", "off", "--junit", "/reports/junit.xml", "Scenarios/"]
    run(*buildah, "run", "--isolation", "chroot", *volumes, container, "--", *program)
    report = XML.parse(reports / "junit.xml").getroot()
    equal((report.get("failures"), report.get("errors")), ("0", "0"), "the failures in the image")
    equal((reports / "junit.xml").stat().st_uid, 65532, "the user that wrote the report in the image")
    run(*buildah, "rm", container)
    passed(f"the image runs the scenarios as user 65532, and writes a report: {report.get('tests')} passed")


def second_build_is_identical(scratch):
    if run("git", "-C", ROOT, "status", "--porcelain").stdout:
        fail("there are changes that are not committed; a second build would not have them")
    clone = scratch / "the second build in a folder with a longer name"
    run("git", "clone", "--quiet", ROOT, clone)
    shutil.copy(ROOT / "Package.resolved", clone)
    print("building a second time, in another folder", flush=True)
    # Without the variables of a `make` that runs this test, such as BUILD.
    run("env", "--unset=MAKEFLAGS", "--unset=MAKEOVERRIDES", "make", "-C", clone, "dist")
    sums = (clone / ".build/dist/SHA256SUMS").read_text()
    if sums != (DIST / "SHA256SUMS").read_text():
        explain_difference(clone / ".build/dist")
        fail(f"a second build differs:\n{sums}")
    passed("a second build in another folder is identical")


def explain_difference(second):
    """Names the files of the archives that differ."""
    contents = []
    for path in [ARCHIVE, second / ARCHIVE.name]:
        with tarfile.open(path) as archive:
            files = [member for member in archive if member.isfile()]
            contents.append({file.name: archive.extractfile(file).read() for file in files})
    for name in sorted(contents[0].keys() | contents[1].keys()):
        if contents[0].get(name) != contents[1].get(name):
            print(f"differs: {name}")


def run_in(system, command):
    """Runs a command in a chroot with /proc, in namespaces that end with it; returns what it prints."""
    isolated = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={system}/proc", "chroot", system]
    return run(*isolated, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "sh", "-c", f"cd /root && {command}").stdout


def run(*command, status=0):
    command = [str(word) for word in command]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != status:
        print(result.stdout, result.stderr, sep="\n", file=sys.stderr)
        fail(f"exit status {result.returncode} instead of {status}: {' '.join(command)}")
    return result


def tool(name):
    if shutil.which(name):
        return True
    not_checked.append(f"what needs {name}")
    return False


def root(what):
    if os.geteuid() == 0:
        return True
    not_checked.append(f"{what}: needs root")
    return False


def equal(actual, expected, what):
    if actual != expected:
        fail(f"{what}:\n  expected: {expected!r:.500}\n  actual:   {actual!r:.500}")


def passed(what):
    print(f"ok: {what}", flush=True)


def fail(what):
    sys.exit(f"FAILED: {what}")


main()

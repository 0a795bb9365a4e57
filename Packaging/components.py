#!/usr/bin/env python3
"""Lists what is linked into the program as SPDX, and copies the licenses of it.

Swift packages are those that SwiftPM resolved (Package.resolved), libraries those that the linker finds, with the
versions of the Debian packages that they belong to. Elsewhere the system's libraries are dynamic, and not listed.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

STATIC_LIBRARIES = ["libyaml.a", "libc.a", "libm.a", "libstdc++.a", "libgcc.a", "libgcc_eh.a"]


def main():
    options = parsed_options()
    components = [swift_runtime(), *swift_packages(options.scratch_path), *linked_libraries()]
    options.licenses.mkdir(parents=True, exist_ok=True)
    for component in components:
        shutil.copyfile(component["license"], options.licenses / f"{component['name']}.txt")
    document = spdx(options, components)
    options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--name", required=True, help="the name of the archive")
    parser.add_argument("--version", required=True)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--scratch-path", type=Path, required=True, help="where SwiftPM builds")
    parser.add_argument("--licenses", type=Path, required=True, help="the folder for copies of licenses")
    parser.add_argument("--output", type=Path, required=True)
    return parser.parse_args()


def swift_runtime():
    text = run("swift", "--version")
    version = re.search(r"Swift version (\S+)", text)
    compiler = Path(shutil.which("swiftc")).resolve()
    return {
        "name": "swift",
        "version": version[1],
        "supplier": "Organization: the Swift project",
        "license": found(compiler.parents[1] / "share/swift/LICENSE.txt", "Swift"),
        "declared": "Apache-2.0 WITH Swift-exception",
        "purl": f"pkg:github/swiftlang/swift@swift-{version[1]}-RELEASE",
    }


def swift_packages(scratch_path):
    for pin in json.loads(found(Path("Package.resolved"), "SwiftPM").read_text(encoding="utf-8"))["pins"]:
        state = pin["state"]
        address = re.sub(r"^https://|\.git$", "", pin["location"])
        checkout = scratch_path / "checkouts" / Path(address).name
        yield {
            "name": pin["identity"],
            "version": state.get("version", state["revision"]),
            "location": f"git+{pin['location']}@{state['revision']}",
            "license": found(checkout / "LICENSE.txt", pin["identity"]),
            "declared": "Apache-2.0 WITH Swift-exception",
            "purl": f"pkg:swift/{address}@{state.get('version', state['revision'])}",
        }


def linked_libraries():
    if sys.platform != "linux":
        return
    if not shutil.which("dpkg-query"):
        sys.exit("components: the versions of linked libraries are known on Debian and Ubuntu only, from dpkg-query")
    packages = {debian_package(name) for name in STATIC_LIBRARIES}
    system = platform.freedesktop_os_release()["ID"]
    for package in sorted(packages):
        name = package.split(":")[0]
        fields = "${Version}\n${Architecture}\n${Maintainer}\n"
        version, architecture, maintainer = run("dpkg-query", "--show", f"--showformat={fields}", package).splitlines()
        yield {
            "name": name,
            "version": version,
            "supplier": f"Organization: {maintainer.split(' <')[0]}",
            "license": found(Path("/usr/share/doc") / name / "copyright", name),
            "purl": f"pkg:deb/{system}/{name}@{version.replace('+', '%2B')}?arch={architecture}",
        }


def debian_package(library):
    path = os.path.realpath(run("clang", f"-print-file-name={library}").strip())
    # A package may list the file in /lib, which is a link to /usr/lib.
    for listed in [path, path.removeprefix("/usr")]:
        owner = subprocess.run(["dpkg-query", "--search", listed], capture_output=True, text=True)
        if owner.returncode == 0:
            return owner.stdout.rsplit(": ", 1)[0]
    sys.exit(f"components: no Debian package contains {path}; its version and license are unknown")


def spdx(options, components):
    checksum = hashlib.sha256(options.program.read_bytes()).hexdigest()
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    program = {
        "SPDXID": "SPDXRef-Program",
        "name": "scenario-run",
        "versionInfo": options.version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": "APPLICATION",
        "checksums": [{"algorithm": "SHA256", "checksumValue": checksum}],
    }
    packages = [spdx_package(component) for component in components]
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": options.name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{options.name}-{checksum}",
        "creationInfo": {
            "created": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: scenario-run-Packaging-components.py"],
        },
        "documentDescribes": [program["SPDXID"]],
        "packages": [program, *packages],
        "relationships": [
            {
                "spdxElementId": program["SPDXID"],
                "relationshipType": "STATIC_LINK",
                "relatedSpdxElement": package["SPDXID"],
            }
            for package in packages
        ],
    }


def spdx_package(component):
    identifier = re.sub(r"[^A-Za-z0-9.]+", "-", component["name"])
    package = {
        "SPDXID": f"SPDXRef-{identifier}",
        "name": component["name"],
        "versionInfo": component["version"],
        "downloadLocation": component.get("location", "NOASSERTION"),
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": component.get("declared", "NOASSERTION"),
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": "LIBRARY",
        "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": component["purl"]}
        ],
    }
    if "supplier" in component:
        package["supplier"] = component["supplier"]
    return package


def found(path, owner):
    if not path.exists():
        sys.exit(f"components: {path} is missing, which {owner} should have")
    return path


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


main()

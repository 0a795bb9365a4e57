"""The files that are run: copies of all scenarios of the project."""

import hashlib
import json
import shutil

COPIES = 20


class Corpus:
    """Copies of a folder with scenarios, each below a folder in which the programs are run."""

    def __init__(self, source, folder):
        self.files = sorted(path for path in source.rglob("*") if path.is_file())
        self.sha = sha256_of(source, self.files)
        for name in self.copies(COPIES):
            shutil.copytree(source, folder / name)

    def copies(self, count):
        """The arguments for so many copies."""
        return [f"{number:02}" for number in range(1, count + 1)]


def sha256_of(root, files):
    """A hash of all paths and bytes."""
    sha = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        sha.update(b"%s\0%d\0" % (str(path.relative_to(root)).encode(), len(content)))
        sha.update(content)
    return sha.hexdigest()


class Results:
    """The cases of a run, from its stream of events."""

    def __init__(self, path):
        self.times = {}
        self.steps = 0
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                event = json.loads(line)
                if event["event"] != "case-finished":
                    continue
                if event["result"] != "passed":
                    raise SystemExit(f"bench: '{event['name']}' in {event['path']}: {event['result']}")
                self.times[event["path"], event["name"]] = event["wallNanoseconds"]
                self.steps += len(event.get("steps", []))

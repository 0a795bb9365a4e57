"""What mkdocs needs to know about this repository. Its pages stay as GitHub shows them, so links are changed here.

The README is the start page, and its list under "Documentation" is the navigation. Links to scenarios lead into the
HTML report of Scenarios/, links to other files to pages that show them.
"""

import os
import posixpath
import re
import subprocess
from pathlib import Path
from urllib.parse import quote

from markdown.extensions.toc import TocExtension
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
# What `make site` made: the report, in the folder with the scenarios that its links lead to.
REPORT = Path(os.environ.get("REPORT", ROOT / ".build/site/report"))

LINK = re.compile(r"\]\(([^)\s]+)\)")
LANGUAGES = {".py": "python", ".js": "javascript", ".swift": "swift", ".json": "json", ".yaml": "yaml", ".yml": "yaml"}


# The pages, by their paths in the repository and on the site.

def site_path(path):
    """Where a file of the repository is on the site."""
    if path == "README.md":
        return "index.md"
    if path == "Scenarios":
        return "scenarios.md"
    if path.startswith("Scenarios/"):
        return "report.html"
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if "/" not in path and path.endswith(".md"):
        return path.lower()
    return f"files/{path}.md"


def pages():
    """The pages of the repository: at the top, and in docs/."""
    return sorted(path.relative_to(ROOT).as_posix() for folder in [ROOT, ROOT / "docs"] for path in folder.glob("*.md"))


def linked_files():
    """What pages link to that is no page, no scenario and not in docs/, and what the Markdown in it links to."""
    found, waiting = set(), pages()
    while waiting:
        page = waiting.pop()
        for target in links(ROOT.joinpath(page).read_text(encoding="utf-8")):
            path, _ = resolved(target, page)
            if path and path not in found and site_path(path).startswith("files/"):
                found.add(path)
                waiting += [file.relative_to(ROOT).as_posix() for file in shown_files(path) if file.suffix == ".md"]
    return sorted(found)


def shown_files(path):
    """The files that the page of a file or a folder shows."""
    file = ROOT / path
    listed = subprocess.run(["git", "ls-files", "-z", "--", path], cwd=ROOT, check=True, capture_output=True, text=True)
    # Only committed files: a run leaves others, such as compiled Python.
    files = [ROOT / name for name in sorted(listed.stdout.split("\0")) if name]
    if not files:
        raise PluginError(f"a page links to {path}, where there is no file")
    return files


# Links.

def resolved(target, page):
    """The path in the repository that a link on a page leads to, and its anchor; no path for other sites."""
    if re.match(r"[a-z]+:", target):
        return None, ""
    path, _, anchor = target.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page, anchor


def changed(text, change):
    """The text after a change of each line outside of code, piece by piece between backquotes."""
    lines, fence = [], False
    for line in text.split("\n"):
        if line.startswith("```"):
            fence = not fence
        elif not fence:
            pieces = re.split(r"(`[^`]*`)", line)
            line = "".join(piece if piece.startswith("`") else change(piece) for piece in pieces)
        lines.append(line)
    return "\n".join(lines)


def links(text):
    """The targets of all links."""
    found = []
    changed(text, lambda piece: found.extend(LINK.findall(piece)) or piece)
    return set(found)


def link_on_site(target, page, shown_on):
    path, anchor = resolved(target, page)
    if path is None:
        return target
    relative = posixpath.relpath(site_path(path), posixpath.dirname(site_path(shown_on)) or ".")
    if path.startswith("Scenarios/"):
        anchor = "q=" + quote(path, safe="/")
    return relative + ("#" + anchor if anchor else "")


def with_links_on_site(text, page, shown_on=None):
    """The text of a page with links to the site; it can be shown on the page of another file or folder."""
    on_site = lambda link: f"]({link_on_site(link[1], page, shown_on or page)})"
    return changed(text, lambda piece: LINK.sub(on_site, piece))


def as_on_github(text):
    """The text with what GitHub understands and Python's Markdown does not: words after the language of a block."""
    return re.sub(r"^```(\w+) .*$", r"```\1", text, flags=re.MULTILINE)


def with_pictures_to_open(text):
    """The text with a link from each picture to its file: a wide one is too small on a phone."""
    return re.sub(r"^(!\[[^\]]*\]\(([^)\s]+)\))$", r"[\1](\2)", text, flags=re.MULTILINE)


def slug(text, separator):
    """The anchor that GitHub gives a heading."""
    return "".join(c for c in text.lower() if c.isalnum() or c in " -_").replace(" ", "-")


# Pages that are not in docs/.

def source_page(path):
    """A page that shows a file, or the files of a folder."""
    file = ROOT / path
    parts = [f"# {path}"]
    for shown in shown_files(path):
        if shown != file:
            parts.append(f"## {shown.relative_to(file).as_posix()}")
        text = shown.read_text(encoding="utf-8")
        if shown.suffix == ".md":
            parts.append(as_on_github(with_links_on_site(text, shown.relative_to(ROOT).as_posix(), path)))
        else:
            parts.append(f"````{LANGUAGES.get(shown.suffix, 'text')}\n{text}````")
    return "\n\n".join(parts) + "\n"


def scenario_page():
    """Every scenario file, by folder, with a link to its cases in the report."""
    parts = [
        "# The scenarios and their report",
        "The scenarios of this repository cover every statement that was extracted from the documents. They were run when "
        "this site was built; **[the HTML report of that run](report.html)** is what "
        "[`--report html:report.html`](html-report.md) writes. Each line opens the cases of one file in it.",
    ]
    for folder in sorted(path for path in (ROOT / "Scenarios").iterdir() if path.is_dir()):
        parts.append(f"## {folder.name}")
        files = sorted(folder.rglob("*.yaml"))
        parts.append("\n".join(f"- [{suite(file)}](report.html#q={quote(file.relative_to(ROOT).as_posix())})" for file in files))
    return "\n\n".join(parts) + "\n"


def suite(file):
    """The name of a file's suite or only scenario, or else the name of the file."""
    found = re.search(r"^(?:suite|scenario): *(.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].strip("'\"") if found else file.name


# What mkdocs calls.

def on_config(config):
    config.markdown_extensions.append(TocExtension(slugify=slug, permalink=True, toc_depth=3))
    config.nav = navigation()
    return config


def navigation():
    """The list under "Documentation" in the README: a section for each entry, a page for each link."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    entries = re.findall(r"^- ([^:\n]+): (.*)$", readme.split("\n## Documentation\n")[1], re.MULTILINE)
    sections = []
    for name, line in entries:
        paths = [site_path(resolved(target, "README.md")[0]) for target in LINK.findall(line)]
        sections.append({name: list(dict.fromkeys(path for path in paths if path != "index.md"))})
    return [{"Start": "index.md"}, *(section for section in sections if any(section.values()))]


def on_files(files, config):
    for page in pages():
        if not page.startswith("docs/"):
            files.append(File.generated(config, site_path(page), abs_src_path=str(ROOT / page)))
    for path in linked_files():
        file = File.generated(config, site_path(path), content=source_page(path))
        file.inclusion = file.inclusion.NOT_IN_NAV
        files.append(file)
    files.append(File.generated(config, "scenarios.md", content=scenario_page()))
    for path in sorted(path for path in REPORT.rglob("*") if path.is_file()):
        files.append(File.generated(config, path.relative_to(REPORT).as_posix(), abs_src_path=str(path)))
    return files


def on_page_markdown(markdown, page, config, files):
    path = page.file.src_uri
    source = next((source for source in pages() if site_path(source) == path), None)
    if source is None:
        return markdown
    return with_pictures_to_open(as_on_github(with_links_on_site(markdown, source)))

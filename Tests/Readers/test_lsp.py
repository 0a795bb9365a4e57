"""Edits scenarios with a client of the Language Server Protocol (pygls): completion, diagnostics, hover and changes."""

import json
import logging
import os
import random
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

from lsp_editor import PROGRAM, ROOT, Editor

TRANSCRIPT = Path(__file__).resolve().parent / "lsp-first-scenario.txt"
LAUNCH = "scenario: A launch\nios: 18.0\nsteps:\n  - user: tap-icon\n    state: active\n"


# The loop of the tests would print what takes longer than this.
logging.getLogger("asyncio").setLevel(logging.ERROR)


class EditorTest(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()
        self.editor = Editor()
        await self.editor.start(self.folder)

    async def asyncTearDown(self):
        self.assertEqual(await self.editor.stop(), 0)

    # Completion

    async def test_first_scenario_of_the_readme(self):
        editor = self.editor
        await editor.open("draft.yaml", "")
        await editor.complete("scenario")
        await editor.type("The draft is saved before iOS terminates the app\n")
        await editor.complete("ios")
        await editor.complete("18.0")
        await editor.type("\n")
        await editor.complete("app")
        await editor.complete("during")
        await editor.complete("applicationWillTerminate(_:)")
        await editor.type("[")
        await editor.complete("save-object")
        await editor.type("draft]\n")
        await editor.complete("steps")
        await editor.complete("user")
        await editor.complete("tap-icon")
        await editor.type("\n    ")
        await editor.complete("state")
        await editor.complete("active")
        await editor.type("\n  - ")
        await editor.complete("user")
        # An action that is not possible is flagged with those that are.
        await editor.type("tap-icon")
        editor.flagged()
        await editor.fix("Replace with 'press-home'")
        await editor.type("\n    ")
        await editor.complete("calls")
        await editor.complete("[sceneWillResignActive(_:), sceneDidEnterBackground(_:)]")
        await editor.type("\n  - ")
        await editor.complete("wait")
        await editor.complete("1min")
        await editor.type("\n    ")
        await editor.complete("state")
        await editor.complete("suspended")
        await editor.type("\n  - ")
        await editor.complete("system")
        await editor.complete("low-memory")
        await editor.type("\n    ")
        await editor.complete("calls")
        await editor.type("[")
        await editor.complete("applicationWillTerminate(_:)")
        await editor.type("]\n")
        readme = (ROOT / "README.md").read_text()
        expected = re.search(r"```yaml failing\n(.*?)```", readme, re.S).group(1)
        self.assertEqual(editor.text, expected)
        lines = []
        for action, text, note in editor.transcript:
            shown = json.dumps(text) if action == "type" else text
            note = note.replace("\n", "\n" + 66 * " ")
            lines.append(f"{action:8}{shown:58}{note}".rstrip())
        transcript = "\n".join(lines) + "\n\n" + editor.text
        if os.environ.get("RECORD"):
            TRANSCRIPT.write_text(transcript)
        self.assertEqual(transcript, TRANSCRIPT.read_text())

    async def test_calls_are_offered_in_order(self):
        await self.editor.open("a.yaml", LAUNCH + "  - user: press-home\n    calls: [")
        await self.editor.complete("sceneWillResignActive(_:)")
        await self.editor.type(", ")
        first = (await self.editor.completions())[0]
        self.assertEqual((first.label, first.detail), ("sceneDidEnterBackground(_:)", "next"))

    async def test_only_possible_actions_are_offered(self):
        await self.editor.open("a.yaml", LAUNCH + "  - user: ")
        labels = [item.label for item in await self.editor.completions()]
        self.assertIn("press-home", labels)
        self.assertNotIn("tap-icon", labels)
        # What is not possible is offered with the reason if nothing else begins like this.
        await self.editor.type("tap-ic")
        [item] = [item for item in await self.editor.completions() if item.label == "tap-icon"]
        self.assertIn("not possible here", item.detail)

    async def test_completion_in_a_file_that_cannot_be_parsed(self):
        broken = LAUNCH + "  - user: \n    calls: [a, {\n  - system: low-\n"
        diagnostics = await self.editor.open("a.yaml", broken)
        self.assertEqual([item.code for item in diagnostics], ["yaml-syntax"])
        self.editor.cursor = self.editor.text.index("- user: \n") + len("- user: ")
        self.assertIn("press-home", [item.label for item in await self.editor.completions()])

    async def test_fragments_and_variables(self):
        text = "fragments:\n  launch:\n    - user: tap-icon\nscenario: A\nios: 18.0\nvariables:\n  url: a://b\nsteps:\n  - use: "
        await self.editor.open("a.yaml", text)
        self.assertEqual((await self.editor.completions())[0].label, "launch")
        await self.editor.complete("launch")
        await self.editor.type("\n  - user: { open-url: ${")
        await self.editor.complete("url")
        self.assertTrue(self.editor.text.endswith("open-url: ${url}"))

    # Diagnostics

    async def test_wrong_action_is_flagged_with_what_is_possible(self):
        diagnostics = await self.editor.open("a.yaml", LAUNCH)
        self.assertEqual(len(diagnostics), 0)
        [item] = await self.editor.type("  - user: tap-icon\n    state: active\n")
        self.assertEqual(item.code, "illegal-action")
        self.assertIn("'tap-icon' is not possible here", item.message)
        self.assertIn("press-home", item.message)
        self.assertEqual(item.range.start, self.editor.position(self.editor.text.rindex("tap-icon")))
        titles = [action.title for action in await self.editor.code_actions(item.range.start)]
        self.assertIn("Replace with 'press-home'", titles)

    async def test_expectation_that_no_app_can_meet(self):
        [item] = await self.editor.open(
            "a.yaml", LAUNCH + "  - user: press-home\n    state: active\n"
        )
        self.assertEqual((item.code, item.severity), ("impossible-expectation", lsp.DiagnosticSeverity.Warning))

    async def test_diagnostics_are_those_of_check(self):
        texts = {}
        for index, path in enumerate(sorted((ROOT / "Tests/Fixtures").rglob("*.yaml"))):
            try:
                text = path.read_bytes().decode()
            except UnicodeDecodeError:
                continue
            # Other tests include files; a line of the server may end in a carriage return alone.
            if "\r" not in text and "include" not in text and not text.startswith("\ufeff"):
                texts[f"{index}-{path.name}"] = text
                (self.folder / f"{index}-{path.name}").write_text(text)
        self.assertGreater(len(texts), 200)
        report = subprocess.run(
            [PROGRAM, "check", "--format", "short", "--color", "never", "."],
            cwd=self.folder, capture_output=True, text=True,
        )
        expected = {}
        pattern = r"^(.*?):(\d+):\d+: (?:error|warning): .*\[([a-z-]+)\]$"
        for name, line, code in re.findall(pattern, report.stdout + report.stderr, re.M):
            expected.setdefault(name, set()).add((int(line), code))
        for name, text in texts.items():
            found = await self.editor.open(name, text, language="scenario-run")
            actual = {(item.range.start.line + 1, item.code) for item in found}
            self.assertEqual(actual, expected.get(name, set()), name)

    async def test_yaml_of_other_programs_is_left_alone(self):
        found = await self.editor.open("compose.yaml", "services:\n  web:\n    image: x\n")
        self.assertEqual(len(found), 0)
        # The language that a client names can also say that it is a scenario.
        found = await self.editor.open("b.yaml", "services:\n  web:\n    image: x\n", "scenario-run")
        self.assertNotEqual(len(found), 0)

    # Knowledge

    async def test_hover_cites_rule_and_source(self):
        await self.editor.open("a.yaml", LAUNCH + "  - user: press-home\n    calls: [sceneWillResignActive, sceneDidEnterBackground]\n")
        text = (await self.editor.hover(self.editor.at("press-home", 3))).contents.value
        self.assertIn("sceneDidEnterBackground:", text)
        self.assertIn("rule", text)
        text = (await self.editor.hover(self.editor.at("sceneDidEnter", 3))).contents.value
        self.assertRegex(text, r"because .*\(rule `[a-z.-]+`")
        text = (await self.editor.hover(self.editor.at("ios", 1))).contents.value
        self.assertIn("the versions of iOS", text)

    async def test_hover_explains_what_does_not_happen(self):
        await self.editor.open("a.yaml", LAUNCH + "  - user: press-home\n    calls: [applicationWillTerminate]\n")
        text = (await self.editor.hover(self.editor.at("WillTerminate", 3))).contents.value
        self.assertIn("implement", text)
        self.assertNotIn("no single change", text)

    async def test_inlay_hints(self):
        await self.editor.open("a.yaml", LAUNCH + "  - user: press-home\n    state: background\n")
        hints = await self.editor.hints()
        self.assertEqual(hints[1].label, "sceneWillResignActive(_:), sceneDidEnterBackground(_:) → background")
        self.assertEqual(hints[1].position, self.editor.at("press-home", len("press-home")))

    # Changes

    async def test_expectations_of_one_step_are_updated(self):
        steps = "  - user: press-home\n    calls: none\n  - wait: 1min\n    state: active\n"
        await self.editor.open("a.yaml", LAUNCH + steps)
        [action] = await self.editor.code_actions(self.editor.at("calls: none"))
        text = self.editor.applying(action.edit.changes[self.editor.uri])
        self.assertIn("calls: [sceneWillResignActive(_:), sceneDidEnterBackground(_:)]", text)
        self.assertIn("wait: 1min\n    state: active", text)

    async def test_misspelled_word_is_replaced(self):
        await self.editor.open("a.yaml", LAUNCH.replace("active", "actve"))
        [action] = await self.editor.code_actions(self.editor.at("actve"))
        self.assertEqual(action.title, "Replace with 'active'")
        self.assertEqual(self.editor.applying(action.edit.changes[self.editor.uri]), LAUNCH)

    async def test_methods_of_the_app_delegate_are_migrated(self):
        await self.editor.open("a.yaml", LAUNCH + "    calls: { including: [applicationDidBecomeActive] }\n")
        [action] = await self.editor.code_actions(self.editor.at("DidBecomeActive"))
        text = self.editor.applying(action.edit.changes[self.editor.uri])
        self.assertIn("including: [sceneDidBecomeActive]", text)

    async def test_aliases_are_replaced_as_by_the_formatter(self):
        await self.editor.open("a.yaml", LAUNCH.replace("tap-icon", "launch"))
        place = self.editor.position(self.editor.text.index("user: launch") + len("user: "))
        [action] = await self.editor.code_actions(place)
        self.assertEqual(self.editor.applying(action.edit.changes[self.editor.uri]), LAUNCH)

    async def test_findings_in_code(self):
        project = """name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [App.swift]
    info: { path: Info.plist, properties: { UILaunchScreen: {}, UIApplicationSceneManifest: {
      UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{ UISceneDelegateClassName: SceneDelegate }] } } } }
"""
        method = "  func applicationDidBecomeActive(_ application: UIApplication) { counter.increase() }\n"
        code = f"@main class AppDelegate: UIResponder, UIApplicationDelegate {{\n{method}}}\n"
        scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n"
        (self.folder / "project.yml").write_text(project)
        (self.folder / "App.swift").write_text(code + scene)
        editor = Editor()
        await editor.start(self.folder, options={"findings": True, "findingsPage": "https://docs.example/lint"})
        try:
            [finding] = await editor.open("App.swift", code + scene, "swift")
            self.assertEqual((finding.code, finding.severity), ("lost-work", lsp.DiagnosticSeverity.Warning))
            self.assertEqual(finding.code_description.href, "https://docs.example/lint")
            self.assertEqual((finding.range.start, finding.range.end.line), (lsp.Position(1, 2), 1))
            self.assertIn("reaches 'increase'", finding.message)
            # What the scene delegate does is not lost.
            (self.folder / "App.swift").write_text(
                code + scene.replace("{\n", "{\n  func sceneDidBecomeActive(_ scene: UIScene) { counter.increase() }\n")
            )
            editor.client.text_document_did_save(lsp.DidSaveTextDocumentParams(editor.identifier))
            findings = await editor.next_diagnostics()
            self.assertEqual([finding.severity for finding in findings], [lsp.DiagnosticSeverity.Information])
        finally:
            self.assertEqual(await editor.stop(), 0)

    async def test_definition_and_rename_across_files(self):
        library = self.folder / "library.yaml"
        library.write_text("fragments:\n  launch:\n    - user: tap-icon\n")
        uses = "include: [library.yaml]\nscenario: é😀 A\nios: 18.0\nsteps:\n  - use: launch\n  - state: active\n"
        (self.folder / "b.yaml").write_text(uses)
        await self.editor.open("a.yaml", uses)
        target = await self.editor.definition(self.editor.at("launch", 2))
        self.assertEqual((target.uri, target.range.start), (library.as_uri(), lsp.Position(1, 2)))
        target = await self.editor.definition(self.editor.at("library"))
        self.assertEqual(target.uri, library.as_uri())
        edit = await self.editor.rename(self.editor.at("launch"), "start")
        self.assertEqual(
            sorted(edit.changes), [(self.folder / name).as_uri() for name in ("a.yaml", "b.yaml", "library.yaml")]
        )
        with self.assertRaisesRegex(JsonRpcException, "is not a name"):
            await self.editor.rename(self.editor.at("launch"), "a b")
        edit = await self.editor.rename(self.editor.at("é"), "B: new")
        self.assertIn('scenario: "B: new"\n', self.editor.applying(edit.changes[self.editor.uri]))

    async def test_a_parameter_is_renamed_where_arguments_are_given(self):
        library = "fragments:\n  pause:\n    parameters: [time]\n    steps:\n      - wait: ${time}\n"
        (self.folder / "library.yaml").write_text(library)
        uses = (
            "include: [library.yaml]\nscenario: A\nios: 18.0\nsteps:\n  - user: tap-icon\n"
            "  - use: { fragment: pause, with: { time: 1s } }\n"
        )
        await self.editor.open("b.yaml", uses)
        b = self.editor.uri
        target = await self.editor.definition(self.editor.at("time:"))
        self.assertEqual((target.uri, target.range.start), ((self.folder / "library.yaml").as_uri(), lsp.Position(2, 17)))
        edit = await self.editor.rename(self.editor.at("time:"), "long")
        self.assertEqual(len(edit.changes[(self.folder / "library.yaml").as_uri()]), 2)
        self.assertIn("with: { long: 1s }", self.editor.applying(edit.changes[b]))
        await self.editor.open("library.yaml", library)
        edit = await self.editor.rename(self.editor.at("time}"), "long")
        self.assertIn("wait: ${long}", self.editor.applying(edit.changes[self.editor.uri]))
        self.assertEqual(len(edit.changes[b]), 1)

    async def test_errors_of_included_files_are_at_their_includes(self):
        (self.folder / "good.yaml").write_text("fragments:\n  launch:\n    - user: tap-icon\n")
        wrong = "fragments:\n  leave:\n    - user: press-hom\n"
        (self.folder / "wrong.yaml").write_text(wrong)
        uses = (
            "include: [good.yaml, wrong.yaml]\nscenario: A\nios: 18.0\n"
            "steps:\n  - use: launch\n  - use: leave\n  - state: background\n"
        )
        [item, *_] = await self.editor.open("a.yaml", uses)
        self.assertEqual(item.range.start, self.editor.at("wrong"))
        uri = self.editor.uri
        await self.editor.open("wrong.yaml", wrong.replace("hom", "home"))
        await self.editor.next_diagnostics()
        self.assertEqual(len(self.editor.diagnostics[uri]), 0)
        # The file is now what is on disk.
        self.editor.close()
        await self.editor.next_diagnostics()
        await self.editor.next_diagnostics()
        self.assertIn("press-hom", self.editor.diagnostics[uri][0].message)

    async def test_unsaved_includes_count(self):
        (self.folder / "library.yaml").write_text("fragments:\n  launch:\n    - user: tap-icon\n")
        uses = "include: [library.yaml]\nscenario: A\nios: 18.0\nsteps:\n  - use: start\n  - state: active\n"
        [item] = await self.editor.open("a.yaml", uses)
        self.assertEqual(item.code, "unknown-fragment")
        uri = self.editor.uri
        await self.editor.open("library.yaml", "fragments:\n  start:\n    - user: tap-icon\n")
        await self.editor.next_diagnostics()
        self.assertEqual(len(self.editor.diagnostics[uri]), 0)

    async def test_formatting(self):
        await self.editor.open("a.yaml", LAUNCH.replace("  - ", "-   ").replace("    state", "    state"))
        self.assertEqual(self.editor.applying(await self.editor.format()), LAUNCH)


class SessionTest(unittest.TestCase):
    """Speaks the protocol byte by byte."""

    def exchange(self, *messages):
        data = b"".join(
            m if isinstance(m, bytes) else b"Content-Length: %d\r\n\r\n%s" % (len(m.encode()), m.encode())
            for m in messages
        )
        done = subprocess.run([PROGRAM, "lsp"], input=data, capture_output=True, timeout=1200)
        answers, rest = [], done.stdout
        while rest:
            header, _, rest = rest.partition(b"\r\n\r\n")
            length = int(re.search(rb"Content-Length: (\d+)", header).group(1))
            answers.append(json.loads(rest[:length]))
            rest = rest[length:]
        return answers, done.returncode

    INITIALIZE = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    SHUTDOWN = '{"jsonrpc":"2.0","id":9,"method":"shutdown"}'
    EXIT = '{"jsonrpc":"2.0","method":"exit"}'

    def test_exit_status(self):
        self.assertEqual(self.exchange(self.INITIALIZE, self.SHUTDOWN, self.EXIT)[1], 0)
        self.assertEqual(self.exchange(self.INITIALIZE, self.EXIT)[1], 1)
        self.assertEqual(self.exchange(self.INITIALIZE)[1], 1)
        self.assertEqual(self.exchange()[1], 1)

    def test_order_of_the_session(self):
        hover = '{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{}}'
        answers, _ = self.exchange(hover, self.INITIALIZE, hover, self.SHUTDOWN, hover, self.EXIT)
        self.assertEqual([a.get("error", {}).get("code") for a in answers], [-32002, None, -32602, None, -32600])

    def test_malformed_messages_are_answered(self):
        deep = "[" * 100_000
        answers, status = self.exchange(
            self.INITIALIZE, "{", "3", '{"id":5}', b"Content-Length: x\r\n\r\n", b"Nothing\r\n\r\n", deep,
            '{"jsonrpc":"2.0","id":6,"method":"unknown"}', "\ud83d".encode("utf-8", "surrogatepass").decode("latin1"),
            self.SHUTDOWN, self.EXIT,
        )
        codes = [a["error"]["code"] for a in answers if "error" in a]
        # What cannot be read is answered at once, before the messages that wait.
        self.assertEqual(sorted(codes), [-32700] * 5 + [-32601] + [-32600] * 2)
        self.assertEqual(status, 0)

    def test_any_place_in_any_text_can_be_asked_about(self):
        random.seed(7)
        texts = [path.read_text() for path in sorted((ROOT / "Scenarios").rglob("*.yaml"))]
        place = {"textDocument": {"uri": "file:///a.yaml"}}
        messages = [self.INITIALIZE]
        requests = 0
        for version in range(60):
            text = random.choice(texts)[:4000]
            # Something is missing, and something is too much.
            start = random.randrange(len(text))
            odd = random.choice(["", "{", "[", "- ", ":", "'", "\t", "😀", "  - user: ", "${", "&a", "|\n", "\r"])
            text = text[:start] + odd + text[start + random.choice([0, 1, 40]) :]
            if random.random() < 0.5:
                text = text[:start]
            document = {**place["textDocument"], "languageId": "x", "version": version, "text": text}
            messages.append(json.dumps({"method": "textDocument/didOpen", "params": {"textDocument": document}}))
            line = text[:start].count("\n")
            for method in ("completion", "hover", "definition", "rename", "codeAction", "inlayHint", "formatting"):
                position = {"line": line, "character": random.randrange(30)}
                params = {**place, "position": position, "newName": "new", "range": {"start": position, "end": position}}
                requests += 1
                messages.append(
                    json.dumps({"id": requests + 100, "method": f"textDocument/{method}", "params": params})
                )
        answers, status = self.exchange(*messages, self.SHUTDOWN, self.EXIT)
        answered = [answer["id"] for answer in answers if answer.get("id", 0) > 100]
        self.assertEqual(answered, list(range(101, 101 + requests)))
        codes = {answer["error"]["code"] for answer in answers if "error" in answer}
        self.assertLessEqual(codes, {-32803})
        self.assertEqual(status, 0)

    def test_cancelled_request(self):
        format = '{"jsonrpc":"2.0","id":3,"method":"textDocument/formatting","params":{}}'
        cancel = '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}'
        answers, _ = self.exchange(self.INITIALIZE, format, cancel, self.SHUTDOWN, self.EXIT)
        self.assertEqual([a["error"]["code"] for a in answers if a["id"] == 3], [-32800])

    def test_a_malformed_range_does_not_replace_the_text(self):
        document = {"uri": "file:///a.yaml", "languageId": "yaml", "version": 0, "text": LAUNCH}
        messages = [json.dumps({"method": "textDocument/didOpen", "params": {"textDocument": document}})]
        for version, range in enumerate([[], {"start": {"line": 0}}, 3], start=1):
            change = {
                "textDocument": {"uri": document["uri"], "version": version},
                "contentChanges": [{"range": range, "text": "nothing"}],
            }
            messages.append(json.dumps({"method": "textDocument/didChange", "params": change}))
        answers, _ = self.exchange(self.INITIALIZE, *messages, self.SHUTDOWN, self.EXIT)
        published = [answer["params"]["diagnostics"] for answer in answers if "params" in answer]
        self.assertEqual(published[-1], [])

    def test_negotiated_encoding(self):
        initialize = json.loads(self.INITIALIZE)
        for encodings, expected in ((["utf-8", "utf-16"], "utf-8"), (["utf-32"], "utf-16")):
            initialize["params"]["capabilities"] = {"general": {"positionEncodings": encodings}}
            answers, _ = self.exchange(json.dumps(initialize), self.EXIT)
            self.assertEqual(answers[0]["result"]["capabilities"]["positionEncoding"], expected)


if __name__ == "__main__":
    unittest.main()

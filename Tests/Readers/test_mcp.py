"""Asks the Model Context Protocol server with the official Python SDK, as a coding assistant does."""

import json
import logging
import os
import re
import subprocess
import tempfile
import unittest
from contextlib import AsyncExitStack
from pathlib import Path

from jsonschema import Draft202012Validator
from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run"))
TRANSCRIPT = Path(__file__).resolve().parent / "mcp-migration.txt"
TOOLS = ["words", "new", "check", "run", "explain", "diff", "lint", "init", "check-log", "graph"]
SCHEMAS = {"run": "report", "check-log": "trace"}
LAUNCH = "scenario: A launch\nios: 18.0\nsteps:\n  - user: tap-icon\n    state: active\n"
HOME = LAUNCH + "  - user: press-home\n    calls: none\n"
QUESTION = (
    "My app moves to scenes with SDK 27. Which method gets the URL of a cold launch,\n"
    "and why is application:openURL:options: no longer called?"
)
PLIST = """<?xml version="1.0"?>
<plist version="1.0"><dict>
  <key>CFBundleExecutable</key><string>Notes</string>
  <key>CFBundleIdentifier</key><string>com.example.notes</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>UILaunchScreen</key><dict/>
</dict></plist>
"""

# The loop of the tests would print what takes longer than this.
logging.getLogger("asyncio").setLevel(logging.ERROR)


class Tools(unittest.IsolatedAsyncioTestCase):
    maxDiff = None

    async def session(self, run, **options):
        """Calls a function with a session, in one task: the SDK must end a session in the task that began it."""
        with tempfile.TemporaryDirectory() as folder:
            parameters = StdioServerParameters(
                command=PROGRAM, args=["mcp", *options.get("args", [])], cwd=options.get("cwd", folder),
                env={"GITHUB_ACTIONS": "true", "FORCE_COLOR": "1", "GITHUB_STEP_SUMMARY": f"{folder}/summary.md"},
            )  # fmt: skip
            async with AsyncExitStack() as stack:
                streams = await stack.enter_async_context(stdio_client(parameters))
                session = await stack.enter_async_context(ClientSession(*streams))
                self.initialized = await session.initialize()
                await run(session)
            self.assertEqual(os.listdir(folder), [], "nothing is written")

    async def call(self, session, tool, **arguments):
        result = await session.call_tool(tool, arguments)
        [content] = result.content
        if result.is_error:
            self.assertIsNone(result.structured_content)
            return content.text, None
        name = SCHEMAS.get(tool, tool)
        schema = json.loads((ROOT / f"docs/{name}.schema.json").read_text(encoding="utf-8"))
        for error in Draft202012Validator(schema).iter_errors(result.structured_content):
            self.fail(f"{tool}: {error.json_path}: {error.message[:300]}")
        self.assertNotIn("\x1b", content.text)
        self.assertNotRegex(content.text, r"(?m)^::")
        return content.text, result.structured_content

    async def test_session(self):
        async def run(session):
            self.assertEqual(self.initialized.protocol_version, "2025-11-25")
            self.assertEqual(self.initialized.server_info.name, "scenario-run")
            self.assertIn("cite the rule", self.initialized.instructions)
            await session.send_ping()
            tools = (await session.list_tools()).tools
            self.assertEqual([tool.name for tool in tools], TOOLS)
            for tool in tools:
                Draft202012Validator.check_schema(tool.input_schema)
                self.assertTrue(tool.annotations.read_only_hint)
                for name, parameter in tool.input_schema["properties"].items():
                    self.assertTrue(parameter["description"], name)
            with self.assertRaisesRegex(MCPError, "there is no tool 'delete'; the tools are words, new, check"):
                await session.call_tool("delete", {})

        await self.session(run)

    async def test_migration_question(self):
        lines = [QUESTION]

        async def ask(session, tool, **arguments):
            text, document = await self.call(session, tool, **arguments)
            lines.append(f"--- {tool} {json.dumps(arguments)}\n\n{text.rstrip()}")
            return text, document

        async def run(session):
            app = {"ios": "27", "sdk": "27", "lifeCycle": "scenes"}
            url = {"what": "open-url: notes://1", **app}
            text, document = await ask(session, "explain", **url)
            [case] = document["cases"]
            entries = [entry for step in case["steps"] for entry in step["entries"]]
            asked, entry = [entry for entry in entries if "notes://1" in str(entry.get("given"))]
            self.assertEqual(asked["name"], "application:configurationForConnectingSceneSession:options:")
            self.assertEqual(entry["name"], "scene:willConnectToSession:options:")
            [rule] = [rule for rule in case["rules"] if rule["id"] == entry["rules"][-1]]
            self.assertEqual(rule["confidence"], "stated")
            self.assertIn("UIKit documentation", rule["sources"][0])
            self.assertIn(f"rule {rule['id']} (stated: {rule['sources'][0]})", text)

            text, document = await ask(session, "explain", whyNot="application:openURL:options:", **url)
            self.assertIn("it is never called in an app with scenes", text)
            self.assertEqual(document["kind"], "why-not")
            self.assertIn("scene(_:willConnectTo:options:)", text)

            running = {"after": ["tap-icon", "press-home"], "implements": ["scene:openURLContexts:"]}
            text, _ = await ask(session, "explain", **running, **url)
            self.assertRegex(text, r"call +scene\(_:openURLContexts:\) .*notes://1")

            why = {"whyNot": "applicationDidEnterBackground:", "after": ["tap-icon", "press-home"]}
            text, document = await self.call(session, "explain", **why, **app)
            self.assertEqual(document["kind"], "why-not")
            self.assertIn("sceneDidEnterBackground(_:)", text)

            text, document = await ask(session, "explain", what="scene.connect")
            self.assertEqual(document["kind"], "rule")

            text, document = await ask(session, "lint", plist=PLIST, sdk="27")
            self.assertIn("undecided-scenes", [item["id"] for item in document["diagnostics"]])

        await self.session(run)
        transcript = "\n\n".join(lines) + "\n"
        if os.environ.get("RECORD"):
            TRANSCRIPT.write_text(transcript, encoding="utf-8")
        self.assertEqual(transcript, TRANSCRIPT.read_text(encoding="utf-8"))

    async def test_scenarios_as_text(self):
        async def run(session):
            text, document = await self.call(session, "check", scenario=LAUNCH.replace("icon", "ico"))
            [item] = document["diagnostics"]
            self.assertEqual((item["id"], item["line"], item["path"]), ("unknown-action", 4, "<scenario>"))
            self.assertIn("did you mean 'tap-icon'?", text)

            text, document = await self.call(session, "run", scenario=HOME)
            self.assertEqual(document["counts"]["failed"], 1)
            self.assertIn("expected no calls, got 2", text)
            self.assertNotIn("run again", text)
            text, document = await self.call(session, "run", scenario=LAUNCH, verbose=True)
            self.assertEqual(document["counts"]["passed"], 1)
            self.assertIn("application(_:didFinishLaunchingWithOptions:)", text)

            variable = LAUNCH + "variables: {how: press-home}\n"
            variable = variable.replace("tap-icon", "'${how}'")
            _, document = await self.call(session, "run", scenario=variable, variables={"how": "tap-icon"})
            self.assertEqual(document["counts"]["passed"], 1)

            text, document = await self.call(session, "explain", scenario=HOME)
            self.assertEqual(len(document["cases"][0]["steps"]), 2)
            text, document = await self.call(session, "diff", scenario=HOME, ios=["12", "27"])
            self.assertTrue(document["different"])
            text, document = await self.call(session, "graph", scenario=HOME, step=2)
            self.assertEqual(document["kind"], "sequence")
            self.assertTrue(text.startswith("sequenceDiagram"))
            text, document = await self.call(session, "graph", ios="4.0")
            self.assertTrue(text.startswith("stateDiagram-v2"))

            _, document = await self.call(session, "check-log", recording="applicationDidBecomeActive:\n", ios="26")
            self.assertTrue(document["possible"])
            log = "sceneWillEnterForeground:\nsceneDidBecomeActive:\nsceneWillResignActive:\nsceneDidEnterBackground:\n"
            _, document = await self.call(session, "check-log", recording=log, ios="18", scenario=HOME)
            self.assertEqual((document["kind"], document["differences"]), ("comparison", 0))
            report = "OS Version: iPhone OS 26.2 (23C54)\nException Type: EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 0x2182bad2\n"
            _, document = await self.call(session, "check-log", recording=report)
            self.assertEqual((document["kind"], document["crashes"][0]["terminated"]), ("crash", "background-task"))

            text, document = await self.call(session, "words", text="url")
            self.assertIn("open-url", [word["word"] for word in document["words"]])

            text, document = await self.call(session, "new", recipe="url-cold", ios="18.0")
            self.assertEqual(document["recipes"][0]["scenario"], text)
            self.assertIn("ios: 18.0\n", text)
            _, document = await self.call(session, "new", list=True)
            self.assertIn("url-cold", [recipe["name"] for recipe in document["recipes"]])

        await self.session(run)

    async def test_files(self):
        async def run(session):
            _, document = await self.call(session, "run", paths=["Scenarios/lock"])
            self.assertGreater(document["counts"]["passed"], 50)
            _, document = await self.call(session, "check", paths=["Scenarios/lock", "Tests/Fixtures/warned"])
            self.assertGreater(len(document["diagnostics"]), 0)
            result = await session.call_tool("run", {"paths": ["Scenarios"]})
            self.assertIsNone(result.structured_content)
            self.assertIn("The structured result is omitted, since it has ", result.content[0].text)
            self.assertLess(len(result.content[0].text), 70_000)

        with tempfile.TemporaryDirectory() as folder:
            for name in ["Scenarios", "Tests"]:
                os.symlink(ROOT / name, f"{folder}/{name}")
            await self.session(run, cwd=folder)
            self.assertEqual(sorted(os.listdir(folder)), ["Scenarios", "Tests"])

    async def test_errors_say_what_would_be_right(self):
        async def run(session):
            for tool, arguments, message in [
                ("explain", {"what": "tapicon"}, "did you mean 'tap-icon'?"),
                ("explain", {"what": "tap-icon", "whynot": "x"}, "did you mean 'whyNot'?"),
                ("explain", {"what": "tap-icon", "whyNot": "openURL"}, "is ambiguous"),
                ("explain", {"what": "tap-icon", "ios": "99"}, "not a released version of iOS"),
                ("explain", {"what": "tap-icon", "lifeCycle": "scene"}, "must be one of app-delegate, scenes"),
                ("explain", {"what": ["tap-icon"]}, "'what' must be a string"),
                ("explain", {}, "one of 'what', 'scenario', 'after', 'whyNot' is required"),
                ("explain", {"what": "tap-icon", "ios": "x"}, "invalid for 'ios'"),
                ("explain", {"what": "a", "scenario": "b"}, "only one of 'what', 'scenario' can be given"),
                ("explain", {"what": "--help"}, "is not an action"),
                ("explain", {"scenario": LAUNCH.replace("icon", "ico")}, "unknown user action"),
                ("diff", {"what": "tap-icon"}, "name what to compare"),
                ("run", {"paths": ["@-"]}, "no such file or folder"),
                ("run", {"paths": ["/dev/zero"]}, "no such file|not a regular file|cannot read"),
                ("run", {"scenario": LAUNCH, "tag": "a b"}, "is not a tag expression"),
                ("run", {"scenario": LAUNCH, "filter": ["nothing"]}, "nothing"),
                ("run", {"scenario": LAUNCH, "variables": {"x": "y"}}, "no scenario has a variable with that name"),
                ("explain", {"scenario": LAUNCH, "variables": {"x": "y"}}, "no scenario has a variable with that name"),
                ("check-log", {"recording": "nothing", "ios": "26"}, "contains no name of a delegate method"),
                ("check-log", {"recording": "applicationDidBecomeActive:"}, "does not name its version of iOS"),
                ("graph", {"ios": "1"}, "unknown iOS version '1'"),
                ("words", {"text": "nothing-like-it"}, "no word matches"),
                ("new", {"recipe": "universal-link"}, "did you mean 'universal-link-cold'"),
                ("new", {"recipe": "a.yaml"}, "leave out the path"),
            ]:
                with self.subTest(tool, arguments=arguments):
                    text, document = await self.call(session, tool, **arguments)
                    self.assertRegex(text, re.compile(message))
                    self.assertNotIn("--", text.replace("--help", ""))
                    self.assertNotIn("Usage:", text)

        await self.session(run)

    async def test_app_under_test(self):
        async def run(session):
            _, document = await self.call(session, "run", paths=["Tests/Fixtures/app/drafts.yaml"])
            self.assertEqual(document["counts"]["invalid"], 0)
            self.assertGreater(document["counts"]["passed"], 0)

        app = f"python3 {ROOT}/Tests/Fixtures/app/drafts.py fixed"
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(ROOT / "Tests", f"{folder}/Tests")
            await self.session(run, cwd=folder, args=["--app", app])


class Messages(unittest.TestCase):
    """Speaks the protocol line by line."""

    INITIALIZE = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}

    def exchange(self, *messages, end=b"\n"):
        lines = [m if isinstance(m, bytes) else json.dumps(m).encode() for m in messages]
        done = subprocess.run([PROGRAM, "mcp"], input=b"\n".join(lines) + end, capture_output=True, timeout=1200)
        return [json.loads(line) for line in done.stdout.decode().split("\n") if line], done.returncode

    def test_negotiated_version(self):
        for requested, expected in [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), (7, "2025-11-25")]:
            [answer], status = self.exchange({**self.INITIALIZE, "params": {"protocolVersion": requested}})
            self.assertEqual(answer["result"]["protocolVersion"], expected)
            self.assertEqual(status, 0)

    def test_malformed_messages_are_answered(self):
        call = {"id": 5, "method": "tools/call", "params": {"name": "words", "arguments": {"text": "url"}}}
        answers, status = self.exchange(
            call, {"id": 2, "method": "ping"}, self.INITIALIZE, {"method": "notifications/initialized"}, b"{", b"3",
            b"\xff\xfe", b"", b"  \r", {"id": 6}, b"[" * 100_000, {"id": 7, "method": "resources/list"},
            {"id": 8, "method": "tools/call"}, {"id": 9, "method": "tools/call", "params": {"name": "words", "arguments": 3}},
            {"id": 10, "method": "tools/call", "params": []}, call,
        )  # fmt: skip
        found = {answer["id"]: answer.get("error", {}).get("code") for answer in answers if answer["id"] is not None}
        self.assertEqual(found, {5: None, 2: None, 1: None, 6: -32600, 7: -32601, 8: -32602, 9: None, 10: -32602})
        # Before 'initialize' it is an error, and after it the answer.
        self.assertEqual([a.get("error", {}).get("code") for a in answers if a["id"] == 5], [-32600, None])
        self.assertEqual([a["error"]["code"] for a in answers if a["id"] is None].count(-32700), 3)
        [wrong] = [answer["result"] for answer in answers if answer["id"] == 9]
        self.assertEqual((wrong["isError"], wrong["content"][0]["text"]), (True, "'arguments' must be an object"))
        self.assertEqual(status, 0)

    def test_huge_messages_are_refused(self):
        huge = b'{"id":3,"method":"' + b"x" * (65 << 20) + b'"}'
        answers, status = self.exchange(huge, self.INITIALIZE, {"id": 4, "method": "ping"})
        self.assertEqual([answer.get("error", {}).get("code") for answer in answers], [-32700, None, None])
        self.assertIn("larger than 64 MiB", answers[0]["error"]["message"])
        self.assertEqual(status, 0)

    def test_odd_values_never_end_the_server(self):
        values = [None, True, -1, 1e300, "", "@", "-", "--", "\0", "é\u2028😀", [], {}, [None], [[]], {"a": None}, "x" * 100_000]
        parameters = ["what", "scenario", "paths", "path", "plist", "recording", "after", "ios", "lifeCycle", "step", "variables"]
        messages, count = [self.INITIALIZE], 100
        for tool in TOOLS:
            for parameter in parameters:
                for value in values:
                    count += 1
                    arguments = {parameter: value}
                    if parameter not in ("what", "scenario", "paths", "path", "plist", "recording"):
                        arguments |= {"scenario": LAUNCH}
                    params = {"name": tool, "arguments": arguments}
                    messages.append({"id": count, "method": "tools/call", "params": params})
        answers, status = self.exchange(*messages)
        self.assertEqual([answer["id"] for answer in answers], [1, *range(101, count + 1)])
        self.assertEqual(status, 0)
        for answer in answers[1:]:
            self.assertTrue(answer["result"]["content"][0]["text"], answer)

    def test_last_line_without_line_feed(self):
        answers, _ = self.exchange(self.INITIALIZE, {"id": 2, "method": "ping"}, end=b"")
        self.assertEqual([answer["id"] for answer in answers], [1, 2])

    def test_batches_and_cancelled_requests(self):
        batch = [{"id": 2, "method": "ping"}, {"method": "notifications/initialized"}, {"id": 3, "method": "x"}]
        cancel = {"method": "notifications/cancelled", "params": {"requestId": 4}}
        ping = {"id": 5, "method": "ping"}
        answers, _ = self.exchange(self.INITIALIZE, batch, {"id": 4, "method": "tools/list"}, cancel, ping)
        self.assertEqual([answer["id"] for answer in answers[1]], [2, 3])
        # The protocol wants no answer to a request that was cancelled.
        self.assertEqual([answer["id"] for answer in answers[2:]], [5])

    def test_null_is_no_value(self):
        arguments = {"scenario": LAUNCH, "paths": None, "ios": None}
        params = {"name": "check", "arguments": arguments}
        answers, _ = self.exchange(self.INITIALIZE, {"id": 2, "method": "tools/call", "params": params})
        self.assertFalse(answers[1]["result"].get("isError", False), answers[1])
        params = {"name": "check", "arguments": {"scenario": None}}
        answers, _ = self.exchange(self.INITIALIZE, {"id": 2, "method": "tools/call", "params": params})
        self.assertIn("is required", json.dumps(answers[1]))


if __name__ == "__main__":
    unittest.main()

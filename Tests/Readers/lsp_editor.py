"""An editor without a screen: it types into a document, and accepts completions of the language server, with pygls."""

import asyncio
import os
from pathlib import Path

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run"))


class Editor:
    """A client with one document, its text and a cursor."""

    def __init__(self):
        self.client = LanguageClient("scenario-run-tests", "1")
        self.published = asyncio.Queue()
        self.diagnostics = {}
        self.transcript = []

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(params: lsp.PublishDiagnosticsParams):
            self.diagnostics[params.uri] = params.diagnostics
            self.published.put_nowait(params)

    async def start(self, folder, encodings=None, snippets=False, options=None):
        await self.client.start_io(PROGRAM, "lsp")
        item = lsp.ClientCompletionItemOptions(snippet_support=snippets)
        result = await self.client.initialize_async(
            lsp.InitializeParams(
                process_id=os.getpid(),
                root_uri=Path(folder).as_uri(),
                initialization_options=options,
                capabilities=lsp.ClientCapabilities(
                    general=lsp.GeneralClientCapabilities(position_encodings=encodings),
                    text_document=lsp.TextDocumentClientCapabilities(
                        completion=lsp.CompletionClientCapabilities(completion_item=item)
                    ),
                ),
            )
        )
        self.client.initialized(lsp.InitializedParams())
        self.folder = Path(folder)
        return result

    async def stop(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        return await self.client._server.wait()

    async def open(self, name, text, language="yaml"):
        path = self.folder / name
        self.uri, self.text, self.version = path.as_uri(), text, 0
        self.cursor = len(text)
        self.client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(self.uri, language, 0, text))
        )
        return await self.next_diagnostics()

    def close(self):
        self.client.text_document_did_close(lsp.DidCloseTextDocumentParams(self.identifier))

    async def next_diagnostics(self):
        return (await asyncio.wait_for(self.published.get(), 1200)).diagnostics

    # Positions count UTF-16 units unless a test says otherwise.
    def position(self, index):
        before = self.text[:index]
        line = before.count("\n")
        last = before[before.rfind("\n") + 1 :]
        return lsp.Position(line, len(last.encode("utf-16-le")) // 2)

    def index(self, position):
        lines = self.text.split("\n")
        line = lines[position.line].encode("utf-16-le")[: 2 * position.character].decode("utf-16-le")
        return sum(len(text) + 1 for text in lines[: position.line]) + len(line)

    def at(self, text, offset=0):
        """The position of a text in the document."""
        return self.position(self.text.index(text) + offset)

    @property
    def identifier(self):
        return lsp.TextDocumentIdentifier(self.uri)

    async def replace(self, start, end, text):
        change = lsp.TextDocumentContentChangePartial(
            text=text, range=lsp.Range(self.position(start), self.position(end))
        )
        self.version += 1
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(self.version, self.uri), [change]
            )
        )
        self.text = self.text[:start] + text + self.text[end:]
        self.cursor = start + len(text)
        while (await asyncio.wait_for(self.published.get(), 1200)).version != self.version:
            pass
        return self.diagnostics[self.uri]

    async def type(self, text):
        self.transcript.append(("type", text, ""))
        return await self.replace(self.cursor, self.cursor, text)

    async def completions(self):
        result = await self.client.text_document_completion_async(
            lsp.CompletionParams(self.identifier, self.position(self.cursor))
        )
        return sorted(result.items, key=lambda item: item.sort_text)

    async def complete(self, label):
        """Accepts the completion with a label."""
        items = await self.completions()
        labels = [item.label for item in items]
        assert label in labels, f"{label!r} is not among {labels[:40]} in:\n{self.text}"
        item = items[labels.index(label)]
        place = f"{labels.index(label) + 1} of {len(labels)}"
        self.transcript.append(("accept", label, f"{place}{': ' + item.detail if item.detail else ''}"))
        edit = item.text_edit
        return await self.replace(
            self.index(edit.range.start), self.index(edit.range.end), edit.new_text
        )

    def flagged(self):
        """Adds the diagnostics that the editor shows to the transcript."""
        for item in self.diagnostics[self.uri]:
            start, end = self.index(item.range.start), self.index(item.range.end)
            self.transcript.append(("flagged", self.text[start:end], f"{item.code}: {item.message}"))

    async def fix(self, title):
        """Performs the change with a title at the cursor, and puts the cursor behind it."""
        actions = await self.code_actions(self.position(self.cursor))
        titles = [action.title for action in actions]
        self.transcript.append(("fix", title, f"{titles.index(title) + 1} of {len(titles)}"))
        [edit] = actions[titles.index(title)].edit.changes[self.uri]
        return await self.replace(self.index(edit.range.start), self.index(edit.range.end), edit.new_text)

    async def hover(self, position):
        return await self.client.text_document_hover_async(lsp.HoverParams(self.identifier, position))

    async def definition(self, position):
        return await self.client.text_document_definition_async(
            lsp.DefinitionParams(self.identifier, position)
        )

    async def rename(self, position, name):
        return await self.client.text_document_rename_async(
            lsp.RenameParams(new_name=name, text_document=self.identifier, position=position)
        )

    async def code_actions(self, position):
        return await self.client.text_document_code_action_async(
            lsp.CodeActionParams(
                self.identifier, lsp.Range(position, position), lsp.CodeActionContext([])
            )
        )

    async def hints(self):
        return await self.client.text_document_inlay_hint_async(
            lsp.InlayHintParams(
                self.identifier, lsp.Range(lsp.Position(0, 0), self.position(len(self.text)))
            )
        )

    async def format(self):
        return await self.client.text_document_formatting_async(
            lsp.DocumentFormattingParams(self.identifier, lsp.FormattingOptions(2, True))
        )

    def applying(self, edits):
        """The text with edits, which do not overlap."""
        text = self.text
        for edit in sorted(edits, key=lambda edit: self.index(edit.range.start), reverse=True):
            start, end = self.index(edit.range.start), self.index(edit.range.end)
            text = text[:start] + edit.new_text + text[end:]
        return text

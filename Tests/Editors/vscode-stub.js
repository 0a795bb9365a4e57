"use strict";
// As much of VS Code's API as the extension uses, with one open document. `calls` records what the extension reports.

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  translate(lines, characters) { return new Position(this.line + lines, this.character + characters); }
}
class Range {
  constructor(start, end, ...rest) {
    Object.assign(this, rest.length ? { start: new Position(start, end), end: new Position(...rest) } : { start, end });
  }
  // In VS Code, too, it is an array in JSON.
  toJSON() { return [this.start, this.end]; }
}
class Plain { constructor(...values) { this.values = values; } }
class Uri {
  constructor(path) { this.fsPath = path; }
  static file(path) { return new Uri(path); }
  static parse(text) { return new Uri(decodeURIComponent(new URL(text).pathname)); }
  toString() { return `file://${this.fsPath}`; }
}
class Items {
  constructor() { this.map = new Map(); }
  add(item) { this.map.set(item.id, item); }
  delete(id) { this.map.delete(id); }
  forEach(body) { this.map.forEach(body); }
  [Symbol.iterator]() { return this.map[Symbol.iterator](); }
}
const calls = {
  diagnostics: new Map(), providers: {}, listeners: {}, commands: {},
  passed: [], failed: [], errored: [], output: [], errors: [],
};
const disposable = { dispose() {} };
const listener = (name) => (body) => { calls.listeners[name] = body; return disposable; };
const provider = (name) => (_, body) => { calls.providers[name] = body; return disposable; };
const controller = {
  items: new Items(),
  createTestItem(id, label, uri) {
    const item = { id, label, uri, children: new Items() };
    item.children.add = (child) => { child.parent = item; Items.prototype.add.call(item.children, child); };
    return item;
  },
  createRunProfile(label, kind, body) { calls.run = body; },
  createTestRun() {
    return {
      enqueued() {}, skipped() {}, appendOutput(text) { calls.output.push(text); }, end() {},
      passed(test) { calls.passed.push(test.label); },
      failed(test, messages) { calls.failed.push([test.label, messages]); },
      errored(test, message) { calls.errored.push([test.label, message]); },
    };
  },
};
const stub = {
  calls, controller, Position, Range, Uri,
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CompletionList: class { constructor(items, isIncomplete) { Object.assign(this, { items, isIncomplete }); } },
  SnippetString: Plain, MarkdownString: Plain, TextEdit: Plain, InlayHint: Plain, Location: Plain, TestMessage: Plain,
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  WorkspaceEdit: class { constructor() { this.edits = []; } set(uri, edits) { this.edits.push([uri, edits]); } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  CodeActionKind: { Empty: { append: (kind) => kind } },
  TestRunProfileKind: { Run: 1 },
  window: { showErrorMessage(text) { calls.errors.push(text); } },
  commands: { registerCommand(name, body) { calls.commands[name] = body; return disposable; } },
  tests: { createTestController: () => controller },
  languages: {
    match: () => 10,
    createDiagnosticCollection: () => ({ set: (uri, found) => calls.diagnostics.set(uri.fsPath, found), ...disposable }),
    registerCompletionItemProvider: provider("completion"), registerHoverProvider: provider("hover"),
    registerDefinitionProvider: provider("definition"), registerRenameProvider: provider("rename"),
    registerCodeActionsProvider: provider("codeActions"), registerInlayHintsProvider: provider("hints"),
    registerDocumentFormattingEditProvider: provider("formatting"),
  },
  workspace: {
    textDocuments: [],
    getConfiguration: () => ({ get: (name) => stub.settings[name] }),
    createFileSystemWatcher: () => ({ onDidCreate() {}, onDidChange() {}, onDidDelete() {}, ...disposable }),
    findFiles: async () => [stub.document.uri],
    onDidOpenTextDocument: listener("open"), onDidChangeTextDocument: listener("change"),
    onDidSaveTextDocument: listener("save"), onDidCloseTextDocument: listener("close"),
  },
};
module.exports = stub;

"use strict";
// Connects VS Code with the language server of scenario-run, and shows the cases of scenarios as tests. There is no build
// step and no dependency: the folder is the extension.

const vscode = require("vscode");
const { Connection } = require("./rpc");
const { registerProviders, range, plain } = require("./providers");
const { createTests } = require("./tests");

let connection;
let restarts = 0;

const settings = () => vscode.workspace.getConfiguration("scenario-run");
const folder = () => vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;

function activate(context) {
  const selector = { language: "yaml", scheme: "file", pattern: settings().get("files") };
  const isScenario = (document) => vscode.languages.match(selector, document) > 0;
  const diagnostics = vscode.languages.createDiagnosticCollection("scenario-run");
  context.subscriptions.push(diagnostics);

  function publish(method, params) {
    if (method !== "textDocument/publishDiagnostics") return;
    const found = params.diagnostics.map((item) => {
      const diagnostic = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
      diagnostic.code = item.code;
      diagnostic.source = item.source;
      return diagnostic;
    });
    diagnostics.set(vscode.Uri.parse(params.uri), found);
  }

  async function start() {
    let started, initialized;
    try {
      started = new Connection(settings().get("command"), ["lsp"], folder(), publish, (reason) => {
        if (connection !== started) return;
        connection = undefined;
        // Not after each start: a server that always ends soon would be started forever.
        if (Date.now() - initialized > 60_000) restarts = 0;
        if (reason && restarts++ < 3) start();
        else if (reason) vscode.window.showErrorMessage(`scenario-run cannot be started: ${reason}`);
      });
      connection = started;
      const root = vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null;
      const completion = { completionItem: { snippetSupport: true } };
      await started.request("initialize", {
        processId: process.pid, rootUri: root, capabilities: { textDocument: { completion } },
      });
      initialized = Date.now();
      started.notify("initialized", {});
      vscode.workspace.textDocuments.filter(isScenario).forEach(open);
    } catch (error) {
      // The end of the process was reported already.
      if (connection === started) vscode.window.showErrorMessage(`scenario-run: ${error.message}`);
    }
  }

  const open = (document) =>
    connection?.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(), languageId: "scenario-run", version: document.version, text: document.getText(),
      },
    });
  const identifier = (document) => ({ uri: document.uri.toString() });
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument((document) => isScenario(document) && open(document)),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isScenario(document) || contentChanges.length === 0) return;
      connection?.notify("textDocument/didChange", {
        textDocument: { ...identifier(document), version: document.version },
        contentChanges: contentChanges.map(({ range, text }) => ({ range: plain(range), text })),
      });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isScenario(document)) {
        connection?.notify("textDocument/didSave", { textDocument: identifier(document) });
      }
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isScenario(document)) {
        connection?.notify("textDocument/didClose", { textDocument: identifier(document) });
      }
    }),
    vscode.commands.registerCommand("scenario-run.restart", async () => {
      const old = connection;
      connection = undefined;
      restarts = 0;
      await old?.stop();
      await start();
    }),
  );
  registerProviders(context, selector, (method, params, token) => connection?.request(method, params, token));
  createTests(context, settings, folder);
  start();
}

async function deactivate() {
  const old = connection;
  connection = undefined;
  await old?.stop();
}

module.exports = { activate, deactivate };

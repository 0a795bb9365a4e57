"use strict";
// The test explorer: a file, its cases, and their results.

const vscode = require("vscode");
const path = require("path");
const cases = require("./cases");

function createTests(context, settings, folder) {
  const controller = vscode.tests.createTestController("scenario-run", "Scenarios");
  const pattern = settings().get("files");
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  const command = () => settings().get("command");

  async function update(uri) {
    if (!folder()) return;
    const name = path.relative(folder(), uri.fsPath);
    const found = await cases.list(command(), [name], folder());
    if (found.length === 0) return controller.items.delete(name);
    const file = controller.createTestItem(name, name, uri);
    for (const item of found) {
      const test = controller.createTestItem(`${name}\n${item.name}`, item.name, uri);
      test.range = new vscode.Range(item.line - 1, 0, item.line - 1, 0);
      file.children.add(test);
    }
    controller.items.add(file);
  }

  async function run(request, token) {
    const run = controller.createTestRun(request);
    const selected = request.include ?? [...controller.items].map(([, item]) => item);
    const tests = new Map();
    const paths = [];
    for (const item of selected) {
      // A line of `list` selects one case.
      const file = item.parent ?? item;
      paths.push(item.parent ? `${file.id}:${item.range.start.line + 1}: ${item.label}` : file.id);
      if (item.parent) tests.set(item.id, item);
      else file.children.forEach((test) => tests.set(test.id, test));
    }
    for (const test of tests.values()) run.enqueued(test);
    const onCase = (result) => {
      const test = tests.get(`${result.path}\n${result.name}`);
      if (!test || request.exclude?.includes(test)) return;
      const good = ["passed", "known-issue"];
      if (good.includes(result.result)) run.passed(test, result.milliseconds);
      else if (result.result === "skipped") run.skipped(test);
      else run.failed(test, result.failures.map((failure) => message(failure, test)), result.milliseconds);
    };
    try {
      await cases.run(command(), paths, folder(), onCase, token);
    } catch (error) {
      run.appendOutput(`${error.message}\r\n`);
    }
    run.end();
  }

  function message(failure, test) {
    const result = new vscode.TestMessage(failure.message);
    const { line, column, marked } = failure.place;
    const start = new vscode.Position(line - 1, column - 1);
    result.location = new vscode.Location(test.uri, new vscode.Range(start, start.translate(0, (marked ?? "").length)));
    return result;
  }

  controller.createRunProfile("Run", vscode.TestRunProfileKind.Run, run, true);
  controller.resolveHandler = async (item) => {
    if (item) return;
    const found = await vscode.workspace.findFiles(pattern);
    await Promise.all(found.map(update));
  };
  context.subscriptions.push(
    controller, watcher,
    watcher.onDidCreate(update), watcher.onDidChange(update),
    watcher.onDidDelete((uri) => controller.items.delete(path.relative(folder() ?? "", uri.fsPath))),
  );
  return { controller, update, run };
}

module.exports = { createTests };

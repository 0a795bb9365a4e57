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
    // The file contains no scenario, only fragments.
    if (found.status === 4) return controller.items.delete(name);
    const file = controller.createTestItem(name, name, uri);
    if (found.status !== 0) file.error = found.errors;
    for (const item of found.cases) {
      const test = controller.createTestItem(`${name}\n${item.name}`, item.name, uri);
      test.range = new vscode.Range(item.line - 1, 0, item.line - 1, 0);
      file.children.add(test);
    }
    controller.items.add(file);
  }

  async function run(request, token) {
    const run = controller.createTestRun(request);
    const included = (item) => !request.exclude?.includes(item);
    const selected = request.include ?? [...controller.items].map(([, item]) => item);
    // Those that have no result yet.
    const tests = new Map();
    const add = (test) => included(test) && tests.set(test.id, test);
    const paths = [];
    for (const item of selected.filter(included)) {
      // A line of `list` selects one case.
      const file = item.parent ?? item;
      paths.push(item.parent ? `${file.id}:${item.range.start.line + 1}: ${item.label}` : file.id);
      if (item.parent || item.error) add(item);
      item.children.forEach(add);
    }
    if (paths.length === 0) return run.end();
    for (const test of tests.values()) run.enqueued(test);
    const onCase = (result) => {
      // An invalid case has no item: its result is that of the file.
      const test = tests.get(`${result.path}\n${result.name}`) ?? tests.get(result.path);
      if (!test) return;
      tests.delete(test.id);
      const good = ["passed", "known-issue"];
      if (good.includes(result.result)) run.passed(test, result.milliseconds);
      else if (result.result === "skipped") run.skipped(test);
      else run.failed(test, result.failures.map((failure) => message(failure, test)), result.milliseconds);
    };
    const { status, errors } = await cases.run(command(), paths, folder(), onCase, token);
    run.appendOutput(errors.replace(/\r?\n/g, "\r\n"));
    for (const test of tests.values()) {
      run.errored(test, new vscode.TestMessage(errors || `no result; the command ended with ${status}`));
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

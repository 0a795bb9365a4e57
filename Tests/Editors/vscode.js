"use strict";
// Activates the extension for VS Code under Node.js, with a stub of VS Code's API, and uses what it registers.

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");

const stub = require("./vscode-stub");
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? stub : load(name, ...rest));
const root = path.resolve(__dirname, "../..");
const extension = require(path.join(root, "Editors/VSCode/extension.js"));

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "scenario-run-vscode-")));
const file = path.join(folder, "a.scenario.yaml");
const text = "scenario: A launch\nios: [8.0, 18.0]\nsteps:\n  - user: tap-icon\n    state: inactive\n  - user: tap-icon\n";
const passing = "scenario: A launch\nios: [8.0, 18.0]\nsteps:\n  - user: tap-icon\n    state: active\n";
fs.writeFileSync(file, passing);
stub.settings = { command: path.resolve(root, process.env.SCENARIO_RUN ?? ".build/release/scenario-run"), files: "**" };
stub.workspace.workspaceFolders = [{ uri: stub.Uri.file(folder) }];
stub.document = { uri: stub.Uri.file(file), version: 1, getText: () => text };
stub.workspace.textDocuments = [stub.document];
const { calls } = stub;

async function until(condition) {
  for (let count = 0; count < 6000; count++) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing came; errors: ${calls.errors}`);
}

async function main() {
  extension.activate({ subscriptions: [] });
  const [diagnostic] = await until(() => calls.diagnostics.get(file));
  assert.equal(diagnostic.code, "illegal-action");
  assert.equal(diagnostic.severity, 0);
  const end = new stub.Position(5, "  - user: ".length);
  const list = await calls.providers.completion.provideCompletionItems(stub.document, end);
  assert.ok(list.items.some((item) => item.label === "press-home"));
  const hover = await calls.providers.hover.provideHover(stub.document, new stub.Position(3, 12));
  assert.match(hover.contents.values[0], /tap-icon/);
  const range = new stub.Range(5, 12, 5, 12);
  const actions = await calls.providers.codeActions.provideCodeActions(stub.document, range, {});
  assert.ok(actions.some((action) => action.title === "Replace with 'press-home'"));
  const hints = await calls.providers.hints.provideInlayHints(stub.document, new stub.Range(0, 0, 6, 0));
  assert.match(hints[0].values[1], /active/);
  // Correcting the file.
  calls.listeners.change({
    document: { ...stub.document, version: 2 },
    contentChanges: [{ range: new stub.Range(4, 0, 6, 0), text: "    state: active\n" }],
  });
  await until(() => calls.diagnostics.get(file)?.length === 0);

  // The test explorer: one case fails after a change of the file on disk.
  fs.writeFileSync(file, passing.replace("active", "background"));
  await stub.controller.resolveHandler();
  const [[, item]] = [...stub.controller.items];
  assert.equal(item.children.map.size, 2);
  const [[, first]] = [...item.children];
  await calls.run({ include: [first] });
  assert.deepEqual(calls.failed.map(([label]) => label), ["A launch [iOS 8.0]"]);
  assert.match(calls.failed[0][1][0].values[0], /expected background/);
  fs.writeFileSync(file, passing);
  await calls.run({});
  assert.deepEqual(calls.passed.sort(), ["A launch [iOS 18.0]", "A launch [iOS 8.0]"]);
  await testInvalidFiles();
  await testRestarts();
  assert.deepEqual(calls.errors, []);
}

/** A file without valid cases stays in the test explorer, and each test has a result. */
async function testInvalidFiles() {
  const listed = async (text) => {
    fs.writeFileSync(file, text);
    await stub.controller.resolveHandler();
    return [...stub.controller.items].map(([, item]) => item);
  };
  const ran = async (request) => {
    Object.assign(calls, { passed: [], failed: [], errored: [], output: [] });
    await calls.run(request);
  };
  const [valid] = await listed(passing);
  assert.equal(valid.error, undefined);
  const [invalid] = await listed("scenario: A launch\nios: 8.0\nsteps: 3\n");
  assert.match(invalid.error, /expected a list of steps/);
  await ran({});
  assert.match(calls.failed[0][1][0].values[0], /expected a list of steps/);
  // One case of two is valid.
  const part = "suite: S\nios: 8.0\nscenarios:\n- scenario: A\n  steps:\n  - {user: tap-icon, state: active}\n";
  const [mixed] = await listed(`${part}- scenario: B\n  steps: 3\n`);
  assert.deepEqual([...mixed.children].map(([, test]) => test.label), ["A"]);
  await ran({});
  assert.deepEqual([calls.passed, calls.failed.map(([label]) => label)], [["A"], ["a.scenario.yaml"]]);
  await ran({ exclude: [mixed] });
  assert.deepEqual([calls.passed, calls.failed, calls.errored, calls.output], [[], [], [], []]);
  // Without a result: a case that is gone, a file that is gone, and a command that is missing.
  const [gone] = await listed(passing);
  const [, last] = [...gone.children].map(([, test]) => test);
  fs.writeFileSync(file, passing.replace(", 18.0", ""));
  await ran({});
  assert.deepEqual([calls.passed, calls.errored.map(([label]) => label)], [["A launch [iOS 8.0]"], [last.label]]);
  fs.rmSync(file);
  await ran({ include: [last] });
  assert.match(calls.errored[0][1].values[0], /no such file/);
  const { command } = stub.settings;
  stub.settings.command = path.join(folder, "missing");
  await ran({ exclude: [last] });
  assert.deepEqual(calls.errored.map(([label]) => label), ["A launch [iOS 8.0]"]);
  assert.match(calls.errored[0][1].values[0], /ENOENT/);
  const [unknown] = await listed(passing);
  assert.match(unknown.error, /ENOENT/);
  stub.settings.command = command;
  // Only fragments.
  assert.deepEqual(await listed("fragments:\n  start:\n  - user: tap-icon\n"), []);
}

/** A server that hangs is killed; one that ends is started again, three times. */
async function testRestarts() {
  const { command } = stub.settings;
  const restart = () => calls.commands["scenario-run.restart"]();
  const starts = () => fs.readFileSync(path.join(folder, "starts"), "utf8").trim().split("\n");
  const useServer = (body) => {
    stub.settings.command = path.join(folder, "server");
    fs.rmSync(path.join(folder, "starts"), { force: true });
    fs.writeFileSync(stub.settings.command, `#!/bin/sh\necho $$ >>starts\n${body}\n`, { mode: 0o755 });
  };
  useServer("trap '' TERM\nexec sleep 6000");
  const hanging = restart();
  const [hung] = await until(() => fs.existsSync(path.join(folder, "starts")) && starts());
  stub.settings.command = command;
  calls.diagnostics.clear();
  await restart();
  await Promise.all([hanging, until(() => calls.diagnostics.get(file))]);
  assert.throws(() => process.kill(hung, 0), { code: "ESRCH" });

  const isGivenUp = async () => {
    await restart();
    await until(() => calls.errors.length > 0);
    assert.deepEqual(calls.errors.splice(0), ["scenario-run cannot be started: it ended with 3"]);
    assert.equal(starts().length, 4);
  };
  useServer("exit 3");
  await isGivenUp();
  // It answers `initialize`, and ends when `initialized` comes, whose header is the end of the third line.
  const answer = JSON.stringify({ id: 1, result: {} });
  const header = `Content-Length: ${answer.length}\\r\\n\\r\\n`;
  useServer(`printf '${header}${answer}'\nread -r a; read -r b; read -r c\nexit 3`);
  await isGivenUp();
  // The same, as if minutes had passed.
  const { now } = Date;
  let minutes = 0;
  Date.now = () => now() + (minutes += 2) * 60_000;
  await restart();
  await until(() => starts().length > 12);
  Date.now = now;
  stub.settings.command = command;
  await restart();
}

main()
  .finally(() => extension.deactivate())
  .then(() => console.log("ok"), (error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => fs.rmSync(folder, { recursive: true }));

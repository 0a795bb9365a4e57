"use strict";
// The cases of scenario files, as `list` prints them and `--events` reports them. It does not need VS Code.

const { spawn } = require("child_process");
const readline = require("readline");

/** Calls `onLine` for each line that a command prints; returns its exit status. */
function lines(command, args, cwd, onLine, token) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
    token?.onCancellationRequested(() => child.kill("SIGINT"));
    const reader = readline.createInterface({ input: child.stdout });
    reader.on("line", onLine);
    child.on("error", reject);
    let status;
    const done = new Promise((end) => reader.on("close", end));
    child.on("exit", (code) => {
      status = code;
      done.then(() => resolve(status));
    });
  });
}

/** Returns the cases of files: `{ path, line, name }`. `list` prints `path:line: name`. */
async function list(command, paths, cwd) {
  const cases = [];
  await lines(command, ["list", ...paths], cwd, (text) => {
    const match = /^(.*?):(\d+): (.*)$/.exec(text);
    if (match) cases.push({ path: match[1], line: Number(match[2]), name: match[3] });
  });
  return cases;
}

/** Runs cases or whole files; calls `onCase` with each result: `{ path, name, result, milliseconds, failures }`. */
function run(command, paths, cwd, onCase, token) {
  const args = [...paths, "--events", "-", "--no-traces"];
  return lines(command, args, cwd, (text) => {
    const event = JSON.parse(text);
    if (event.event !== "case-finished") return;
    const failures = (event.failures ?? []).map((item) => ({
      message: [item.message, ...(item.why ?? []).map((rule) => `because ${rule.reason}`)].join("\n"),
      place: item.place,
    }));
    const errors = event.result === "invalid" ? event.diagnostics ?? [] : [];
    failures.push(...errors.map((item) => ({ message: [item.message, item.help].join("\n"), place: item.place })));
    onCase({
      path: event.path, name: event.name, result: event.result, failures,
      milliseconds: (event.wallNanoseconds ?? 0) / 1e6,
    });
  }, token);
}

module.exports = { list, run };

"use strict";
// The cases of scenario files, as `list` prints them and `--events` reports them. It does not need VS Code.

const { spawn } = require("child_process");
const readline = require("readline");

/** Calls `onLine` for each line that a command prints; returns its exit status and what it has reported. */
function lines(command, args, cwd, onLine, token) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    token?.onCancellationRequested(() => child.kill("SIGINT"));
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text) => (errors += text));
    const reader = readline.createInterface({ input: child.stdout });
    reader.on("line", onLine);
    const done = new Promise((end) => reader.on("close", end));
    child.on("error", (error) => resolve({ status: null, errors: error.message }));
    child.on("close", (status) => done.then(() => resolve({ status, errors })));
  });
}

/** Returns the status, the errors and the cases of files: `{ path, line, name }`. `list` prints `path:line: name`. */
async function list(command, paths, cwd) {
  const cases = [];
  const ended = await lines(command, ["list", "--", ...paths], cwd, (text) => {
    const match = /^(.*?):(\d+): (.*)$/.exec(text);
    if (match) cases.push({ path: match[1], line: Number(match[2]), name: match[3] });
  });
  return { ...ended, cases };
}

/**
 * Runs cases or whole files; calls `onCase` with each result: `{ path, name, result, milliseconds, failures }`.
 * Returns the status and the errors.
 */
function run(command, paths, cwd, onCase, token) {
  const args = ["run", "--events", "-", "--no-traces", "--", ...paths];
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

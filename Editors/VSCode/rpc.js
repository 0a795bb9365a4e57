"use strict";
// JSON-RPC with a Content-Length before each message, as the Language Server Protocol has it. It does not need VS Code.

const { spawn } = require("child_process");
const { setTimeout: wait } = require("timers/promises");

/** A language server: its process, the requests that wait for answers, and what listens to its notifications. */
class Connection {
  constructor(command, args, cwd, onNotification, onExit) {
    this.waiting = new Map();
    this.nextId = 0;
    this.buffer = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = spawn(command, args, { cwd, stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stdin.on("error", () => {});
    this.ended = new Promise((resolve) => {
      const end = (reason) => {
        for (const { reject } of this.waiting.values()) reject(new Error("the language server has ended"));
        this.waiting.clear();
        resolve();
        onExit(reason);
      };
      this.process.on("error", (error) => end(error.message));
      this.process.on("exit", (code) => end(code === 0 ? null : `it ended with ${code}`));
    });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Sends a request; `token` is a cancellation token of VS Code, if there is one. */
  request(method, params, token) {
    const id = ++this.nextId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ id, method, params });
    });
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.buffer.toString("latin1", 0, end))[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      const waiting = this.waiting.get(message.id);
      if (message.method) {
        this.onNotification(message.method, message.params);
      } else if (waiting) {
        this.waiting.delete(message.id);
        if (message.error) waiting.reject(new Error(message.error.message));
        else waiting.resolve(message.result);
      }
    }
  }

  /** Ends the server, which has two seconds for that. */
  async stop() {
    const limit = wait(2000, null, { ref: false });
    await Promise.race([this.request("shutdown", null).catch(() => {}), limit]);
    this.notify("exit", null);
    await Promise.race([this.ended, limit]);
    this.process.kill("SIGKILL");
  }
}

module.exports = { Connection };

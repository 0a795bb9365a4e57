// A client of the app protocol of scenario-run (docs/app-protocol.md), for Node.
//
//   const { App, run } = require("./scenario_app.js");
//   class Notes extends App {
//     static methods = { "applicationDidEnterBackground:": "didEnterBackground" };
//     static probes = { draft: "readDraft" };
//     ...
//   }
//   run(Notes);
//
// Each launch makes a new object of the class. What survives a kill is in `this.kept`, which is empty when a case begins.
"use strict";
const fs = require("fs");

/** The process has ended while its code was running: nothing of it runs any more. */
class Gone extends Error {}

/** Throw it in an action or a probe that cannot do what was asked. */
class Failed extends Error {}

class App {
  /** Names of functions: of delegate methods by selector, of observers by notification, and so on. */
  static methods = {};
  static observers = {};
  static handlers = {};
  static actions = {};
  static probes = {};

  constructor(connection, kept) {
    this.connection = connection;
    this.kept = kept;
    this.blocks = new Map();
    this.expirations = new Map();
    this.tasks = new Map();
  }

  /** Performs an app action of the language; returns false if it is not possible now. */
  do(word, parameters = {}) {
    return this.connection.request({ do: word, ...parameters }).done ?? false;
  }

  work(time) {
    this.do("work", { time });
  }

  /** Begins a background task; returns its number, 0 if none is granted. */
  beginBackgroundTask(name, expired = () => {}) {
    const { task } = this.connection.request({ do: "begin-background-task", name });
    if (task) this.expirations.set(task, expired);
    return task;
  }

  endBackgroundTask(task) {
    this.expirations.delete(task);
    this.connection.request({ do: "end-background-task", task });
  }

  /** Registers a launch handler with BGTaskScheduler: launched(kind) ends with `completeTask`. */
  registerBackgroundTask(identifier, launched, expired) {
    this.tasks.set(identifier, { launched, expired });
    return this.do("register-background-task", { identifier });
  }

  completeTask(identifier, success = true) {
    this.do("set-task-completed", { identifier, success });
  }

  callCompletionHandler(handler) {
    this.connection.request({ do: "call-completion-handler", handler });
  }

  /** Runs a function in virtual time, after milliseconds or a duration such as "2s"; returns its number. */
  after(delay, block) {
    const number = this.connection.request({ after: delay }).block;
    this.blocks.set(number, block);
    return number;
  }

  cancel(number) {
    if (this.blocks.delete(number)) this.connection.request({ cancel: number });
  }
}

class Connection {
  constructor(appClass) {
    this.appClass = appClass;
    this.kept = {};
    this.buffer = Buffer.alloc(0);
  }

  send(message) {
    fs.writeSync(1, JSON.stringify(message) + "\n");
  }

  /** Waits for the next line: an app's code is synchronous, like a main thread. */
  receive() {
    for (;;) {
      const end = this.buffer.indexOf(10);
      if (end >= 0) {
        const line = this.buffer.subarray(0, end).toString("utf8");
        this.buffer = this.buffer.subarray(end + 1);
        return JSON.parse(line);
      }
      const chunk = Buffer.alloc(65536);
      let count = 0;
      try {
        count = fs.readSync(0, chunk);
      } catch (error) {
        if (error.code === "EAGAIN") continue;
        if (error.code !== "EOF") throw error;
      }
      if (count === 0) process.exit(0);
      this.buffer = Buffer.concat([this.buffer, chunk.subarray(0, count)]);
    }
  }

  /** Sends a request, handles what comes before its response, and returns the response. */
  request(message) {
    this.send(message);
    for (;;) {
      const answer = this.receive();
      if ("gone" in answer) throw new Gone();
      if (["done", "task", "block", "value"].some((key) => key in answer)) return answer;
      this.handle(answer);
    }
  }

  handle(message) {
    try {
      this.send(this.answer(message));
    } catch (error) {
      if (error instanceof Gone) this.send({ return: null });
      else if (error instanceof Failed) this.send({ fail: error.message });
      else throw error;
    }
  }

  answer(message) {
    const { methods, observers, handlers, actions, probes } = this.appClass;
    const call = (name, ...parameters) => this.app[name](...parameters) ?? null;
    if ("protocol" in message) {
      return {
        hello: 1,
        implements: Object.keys(methods),
        observes: Object.keys(observers),
        handles: Object.keys(handlers),
        actions: Object.keys(actions),
        probes: Object.keys(probes),
      };
    }
    if ("case" in message) {
      [this.app, this.kept] = [null, {}];
      return { ready: true };
    }
    if ("end" in message) return { ended: true };
    if ("launch" in message) {
      this.app = new this.appClass(this, this.kept);
      return { return: null };
    }
    if ("kill" in message) {
      this.app = null;
      return { return: null };
    }
    const table = { call: methods, notification: observers, event: handlers, action: actions, read: probes };
    for (const [kind, names] of Object.entries(table)) {
      if (!(kind in message)) continue;
      const name = Object.hasOwn(names, message[kind]) ? names[message[kind]] : undefined;
      if (!name || !this.app) return { unknown: true };
      if (kind === "call") return { return: call(name, message) };
      if (kind === "read") return { value: call(name) };
      call(name, ...("argument" in message ? [message.argument] : []));
      return { return: null };
    }
    if ("background-task" in message) {
      const task = this.app?.tasks.get(message["background-task"]);
      if (!task) return { unknown: true };
      task.launched(message.kind);
      return { return: task.expired !== undefined };
    }
    if ("background-task-expired" in message) {
      this.app?.tasks.get(message["background-task-expired"])?.expired?.();
      return { return: null };
    }
    for (const [kind, functions] of [["expired", this.app?.expirations], ["run", this.app?.blocks]]) {
      if (!(kind in message)) continue;
      const block = functions?.get(message[kind]);
      functions?.delete(message[kind]);
      block?.();
      return { return: null };
    }
    return { unknown: true };
  }
}

/** Serves cases until the standard input is closed; what the app logs goes to the standard error. */
function run(appClass) {
  console.log = console.error;
  const connection = new Connection(appClass);
  for (;;) connection.handle(connection.receive());
}

module.exports = { App, Failed, Gone, run };

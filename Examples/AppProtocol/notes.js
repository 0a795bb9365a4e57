// A small app under test: it keeps a draft, and saves it in the background.
"use strict";
const { App, Failed, run } = require("./scenario_app.js");

class Notes extends App {
  static methods = {
    "application:didFinishLaunchingWithOptions:": "didFinishLaunching",
    "application:openURL:options:": "openURL",
    "applicationDidEnterBackground:": "didEnterBackground",
    "application:performFetchWithCompletionHandler:": "fetch",
  };
  static observers = { UIApplicationWillEnterForegroundNotification: "willEnterForeground" };
  static actions = { type: "type", compute: "work" };
  static probes = { draft: "readDraft", opened: "readOpened" };

  constructor(connection, kept) {
    super(connection, kept);
    this.draft = kept.draft ?? "";
    this.opened = [];
  }

  didFinishLaunching() {
    return true;
  }

  openURL(call) {
    this.opened.push(call.arguments.url);
    return true;
  }

  didEnterBackground() {
    this.task = this.beginBackgroundTask("save", () => this.endBackgroundTask(this.task));
    this.after("3s", () => {
      this.kept.draft = this.draft;
      this.endBackgroundTask(this.task);
    });
  }

  fetch(call) {
    this.after("1s", () => this.callCompletionHandler(call.handler));
  }

  willEnterForeground() {
    this.opened.push("returned");
  }

  type(text) {
    if (typeof text !== "string") throw new Failed("it needs a string");
    this.draft += text;
  }

  readDraft() {
    return this.draft;
  }

  readOpened() {
    return this.opened;
  }
}

run(Notes);

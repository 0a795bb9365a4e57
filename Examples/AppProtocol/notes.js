// A small app under test: it keeps a draft, and saves it in the background.
"use strict";
const { App, Failed, run } = require("./scenario_app.js");

class Notes extends App {
  static methods = {
    "application:didFinishLaunchingWithOptions:": "didFinishLaunching",
    "application:openURL:options:": "openURL",
    "scene:openURLContexts:": "openURLContexts",
    "applicationDidEnterBackground:": "didEnterBackground",
    "sceneDidEnterBackground:": "didEnterBackground",
    "application:performFetchWithCompletionHandler:": "fetch",
  };
  static observers = { UIApplicationWillEnterForegroundNotification: "willEnterForeground" };
  static actions = { type: "type", compute: "work" };
  static probes = { draft: "readDraft", opened: "readOpened" };

  constructor(connection, kept) {
    super(connection, kept);
    this.draft = kept.draft ?? "";
    this.opened = [];
    this.task = 0;
  }

  didFinishLaunching() {
    return true;
  }

  openURL(call) {
    this.opened.push(call.arguments.url);
    return true;
  }

  openURLContexts(call) {
    this.opened.push(...call.arguments["url-contexts"]);
  }

  didEnterBackground() {
    this.task = this.beginBackgroundTask("save", () => this.end());
    this.after("3s", () => {
      this.kept.draft = this.draft;
      this.end();
    });
  }

  end() {
    if (this.task) this.endBackgroundTask(this.task);
    this.task = 0;
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

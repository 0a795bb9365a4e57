// A small app under test: it keeps a draft, and saves it in the background.

import UIKit

@MainActor final class Notes {
  private let launch: ScenarioLaunch
  private let disk: Disk
  private var draft: String
  private var opened: [String] = []
  private var task = 0

  /// What survives the process.
  final class Disk {
    var draft = ""
  }

  init(_ launch: ScenarioLaunch) {
    self.launch = launch
    disk = launch.kept("disk") { Disk() }
    draft = disk.draft
    launch.call("application:didFinishLaunchingWithOptions:") { _ in true }
    launch.call("application:openURL:options:") { call in
      self.opened += [call.url].compactMap { $0?.absoluteString }
      return true
    }
    launch.call("scene:openURLContexts:") { call in
      self.opened += call.urls.map(\.absoluteString)
      return nil
    }
    launch.call("applicationDidEnterBackground:") { _ in self.save() }
    launch.call("sceneDidEnterBackground:") { _ in self.save() }
    launch.call("application:performFetchWithCompletionHandler:") { call in
      launch.after(milliseconds: 1_000) { launch.callCompletionHandler(of: call) }
      return nil
    }
    launch.observe("UIApplicationWillEnterForegroundNotification") {
      self.opened.append("returned")
    }
    launch.action("type") { argument in
      guard let text = argument as? String else {
        throw ScenarioFailure(reason: "it needs a string")
      }
      self.draft += text
    }
    launch.action("compute") { launch.perform("work", ["time": $0 ?? "0s"]) }
    launch.probe("draft") { self.draft }
    launch.probe("opened") { self.opened }
  }

  /// Saves the draft in a background task, after three seconds.
  private func save() -> Bool? {
    task = launch.beginBackgroundTask("save") { self.end() }
    launch.after(milliseconds: 3_000) {
      self.disk.draft = self.draft
      self.end()
    }
    return nil
  }

  private func end() {
    if task > 0 { launch.endBackgroundTask(task) }
    task = 0
  }
}

// With two arguments, the pipes to read and to write; without, the standard input and output.
@main struct Main {
  static func main() throws {
    let pipes = CommandLine.arguments.dropFirst()
    let client =
      pipes.count == 2
      ? try ScenarioClient(reading: pipes[1], writing: pipes[2]) : ScenarioClient()
    try client.run { _ = Notes($0) }
  }
}

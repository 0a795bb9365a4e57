import Foundation
import ScenarioApp
import UIKit

/// What survives the process.
final class Disk {
  var draft = ""
}

/// An app delegate that saves a draft in a background task, as apps do.
@MainActor final class NotesDelegate: UIResponder, UIApplicationDelegate {
  let disk: Disk
  var window: UIWindow?
  var draft: String
  var opened: [URL] = []
  var log: [String] = []
  private var task = UIBackgroundTaskIdentifier.invalid

  init(disk: Disk) {
    self.disk = disk
    draft = disk.draft
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let url = launchOptions?[.url] as? URL { opened.append(url) }
    return true
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if !opened.contains(url) { opened.append(url) }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask(withName: "save") { [weak self] in self?.end() }
    let start = Date()
    Task {
      try? await Task.sleep(for: .seconds(2))
      disk.draft = draft
      log.append("saved after \(Int(Date().timeIntervalSince(start))) s")
      end()
    }
  }

  private func end() {
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

let notes = AppUnderTest("Notes", actions: ["type"], probes: ["draft", "opened", "log"]) { launch in
  let disk = launch.kept { Disk() }
  let app = NotesDelegate(disk: disk)
  launch.delegate = app
  launch.action("type") { app.draft += $0 as String }
  launch.probe("draft") { app.draft }
  launch.probe("opened") { app.opened }
  launch.probe("log") { app.log }
}

// A client of the app protocol of scenario-run (docs/app-protocol.md), for an app in the test host of Xcode.
//
// NOT COMPILED ON A MAC: it was compiled and run on Linux only, against the module UIKit of scenario-run.
//
//   @MainActor func testScenarios() throws {   // in a test target whose host is the app, in the simulator
//     try ScenarioClient(reading: "/tmp/notes.in", writing: "/tmp/notes.out").run { launch in
//       let app = AppDelegate(disk: launch.kept("disk") { Disk() })
//       launch.call("applicationDidEnterBackground:") { _ in
//         app.applicationDidEnterBackground(.shared)
//         return nil
//       }
//       launch.action("type") { app.type($0 as? String ?? "") }
//       launch.probe("draft") { app.draft }
//     }
//   }
//
//   $ mkfifo /tmp/notes.in /tmp/notes.out
//   $ scenario-run --app 'exec 3<&0; cat <&3 >/tmp/notes.in & exec cat /tmp/notes.out' --app-timeout 60s notes.yaml
//
// UIKit itself does not know of the scenario: its state, its background tasks and its clock are those of the simulator.
// So what the app asks of the system goes through `launch` where it runs for a scenario: `beginBackgroundTask`, `after`.
// Tasks and dispatch queues run in real time, and only after a call has returned.

import UIKit

/// Serves the cases of a run until it ends.
@MainActor final class ScenarioClient {
  /// What the app survives with: empty when a case begins.
  fileprivate var kept: [String: Any] = [:]
  private let input: FileHandle
  private let output: FileHandle
  private var buffer = Data()
  private var launch: ScenarioLaunch?
  private var configure: (ScenarioLaunch) -> Void = { _ in }

  /// Uses the standard input and output.
  init() { (input, output) = (.standardInput, .standardOutput) }

  /// Opens two named pipes, which the command of `--app` connects.
  init(reading input: String, writing output: String) throws {
    self.input = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    self.output = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
  }

  /// Serves cases until the input is closed.
  ///
  /// - Parameter configure: Creates the objects of the app at each launch, and names what scenarios call. It is also
  ///   called before the first case, to know the names.
  /// - Throws: An error if a line is not JSON, or if the output is closed.
  func run(_ configure: @escaping (ScenarioLaunch) -> Void) throws {
    self.configure = configure
    while let message = try receive() { try handle(message) }
  }

  // MARK: - Messages

  private func handle(_ message: [String: Any]) throws {
    if message["protocol"] != nil {
      let names = ScenarioLaunch(nil)
      configure(names)
      kept = [:]
      try send(names.hello)
    } else if message["case"] != nil {
      (launch, kept) = (nil, [:])
      try send(["ready": true])
    } else if message["launch"] != nil {
      let launch = ScenarioLaunch(self)
      self.launch = launch
      configure(launch)
      try send(["return": NSNull()])
    } else if message["kill"] != nil {
      launch = nil
      try send(["return": NSNull()])
    } else if message["end"] != nil {
      try send(["ended": true])
    } else {
      try send(launch?.answer(to: message) ?? ["unknown": true])
    }
  }

  /// Sends a request, handles what comes before its response, and returns the response.
  fileprivate func request(_ request: [String: Any]) throws -> [String: Any] {
    try send(request)
    while let message = try receive() {
      if !["done", "task", "block", "value", "gone"].allSatisfy({ message[$0] == nil }) {
        return message
      }
      try handle(message)
    }
    throw CocoaError(.fileReadUnknown)
  }

  // MARK: - Lines

  private func send(_ message: [String: Any]) throws {
    var line = try JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
    line.append(0x0A)
    try output.write(contentsOf: line)
  }

  /// Waits for the next line; nil if there is none any more.
  private func receive() throws -> [String: Any]? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[buffer.index(after: end)...])
        return try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
      }
      let data = input.availableData
      if data.isEmpty { return nil }
      buffer += data
    }
  }
}

/// An action or a probe that cannot do what was asked.
struct ScenarioFailure: Error {
  let reason: String
}

/// One launch of the app: what scenarios call, and what the app asks of the simulated system.
@MainActor final class ScenarioLaunch {
  private weak var client: ScenarioClient?
  private var calls: [String: (ScenarioCall) throws -> Bool?] = [:]
  private var observers: [String: () -> Void] = [:]
  private var handlers: [String: () -> Void] = [:]
  private var actions: [String: (Any?) throws -> Void] = [:]
  private var probes: [String: () throws -> Any?] = [:]
  private var tasks: [String: (launched: (String) -> Void, expired: (() -> Void)?)] = [:]
  private var expirations: [Int: () -> Void] = [:]
  private var blocks: [Int: () -> Void] = [:]
  /// Whether the process has ended while its code was running.
  private var isGone = false
  /// The app's state, as it can read it; nil before iOS 4.
  private(set) var state: UIApplication.State?
  /// The milliseconds of virtual time since the case began.
  private(set) var time = 0

  fileprivate init(_ client: ScenarioClient?) { self.client = client }

  // MARK: - What scenarios call

  /// Runs code for a delegate method; it returns what the method returns, nil if nothing.
  func call(_ selector: String, _ code: @escaping (ScenarioCall) throws -> Bool?) {
    calls[selector] = code
  }

  /// Runs code when a notification is posted.
  func observe(_ notification: String, _ code: @escaping () -> Void) {
    observers[notification] = code
  }

  /// Runs code for an event of a framework, such as "location".
  func handle(_ event: String, _ code: @escaping () -> Void) { handlers[event] = code }

  /// Runs code for an action of the app's own: `app: {type: hello}`.
  func action(_ name: String, _ code: @escaping (Any?) throws -> Void) { actions[name] = code }

  /// Reads what the app knows, as values of JSON: `expect: {app: {draft: hello}}`.
  func probe(_ name: String, _ code: @escaping () throws -> Any?) { probes[name] = code }

  /// Returns an object that survives the end of the process; no case sees that of another one.
  func kept<Object>(_ name: String, _ make: () -> Object) -> Object {
    if let object = client?.kept[name] as? Object { return object }
    let object = make()
    client?.kept[name] = object
    return object
  }

  // MARK: - What the app asks

  /// Performs an app action of the language; returns false if it is not possible now.
  @discardableResult
  func perform(_ action: String, _ arguments: [String: Any] = [:]) -> Bool {
    request(arguments.merging(["do": action]) { $1 })["done"] as? Bool ?? false
  }

  /// Begins a background task; returns its number, 0 if none is granted.
  func beginBackgroundTask(_ name: String, expired: @escaping () -> Void = {}) -> Int {
    let task = request(["do": "begin-background-task", "name": name])["task"] as? Int ?? 0
    if task > 0 { expirations[task] = expired }
    return task
  }

  /// Ends a background task.
  func endBackgroundTask(_ task: Int) {
    expirations[task] = nil
    perform("end-background-task", ["task": task])
  }

  /// Registers a launch handler with BGTaskScheduler; what it begins ends with `completeTask`.
  @discardableResult
  func registerBackgroundTask(
    _ identifier: String,
    launched: @escaping (_ kind: String) -> Void,
    expired: (() -> Void)? = nil
  ) -> Bool {
    tasks[identifier] = (launched, expired)
    return perform("register-background-task", ["identifier": identifier])
  }

  /// Completes a task of BGTaskScheduler.
  func completeTask(_ identifier: String, success: Bool = true) {
    perform("set-task-completed", ["identifier": identifier, "success": success])
  }

  /// Calls the completion handler of a call.
  func callCompletionHandler(of call: ScenarioCall) {
    guard let handler = call.handler else { return }
    perform("call-completion-handler", ["handler": handler])
  }

  /// Runs code in virtual time, never while the app is suspended; returns its number.
  @discardableResult
  func after(milliseconds: Int, _ code: @escaping () -> Void) -> Int {
    let block = request(["after": milliseconds])["block"] as? Int ?? 0
    if block > 0 { blocks[block] = code }
    return block
  }

  /// Does not run this code any more.
  func cancel(_ block: Int) {
    if blocks.removeValue(forKey: block) != nil { _ = request(["cancel": block]) }
  }

  /// The seconds until background tasks expire; nil if they do not.
  var backgroundTimeRemaining: Double? {
    request(["get": "background-time-remaining"])["value"] as? Double
  }

  private func request(_ request: [String: Any]) -> [String: Any] {
    guard !isGone, let answer = try? client?.request(request) else { return [:] }
    note(answer)
    if answer["gone"] != nil { isGone = true }
    return answer
  }

  // MARK: - Answers

  fileprivate var hello: [String: Any] {
    [
      "hello": 1, "implements": calls.keys.sorted(), "observes": observers.keys.sorted(),
      "handles": handlers.keys.sorted(), "actions": actions.keys.sorted(),
      "probes": probes.keys.sorted(),
    ]
  }

  private func note(_ message: [String: Any]) {
    let states: [String: UIApplication.State] = ["active": .active, "inactive": .inactive]
    if let word = message["state"] { state = (word as? String).map { states[$0] ?? .background } }
    time = message["time"] as? Int ?? time
  }

  fileprivate func answer(to message: [String: Any]) -> [String: Any]? {
    note(message)
    do {
      if let selector = message["call"] as? String, let code = calls[selector] {
        return ["return": try code(ScenarioCall(message)) ?? NSNull()]
      } else if let name = message["read"] as? String, let code = probes[name] {
        return ["value": try code() ?? NSNull()]
      } else if let name = message["action"] as? String, let code = actions[name] {
        try code(message["argument"])
      } else if let name = message["notification"] as? String, let code = observers[name] {
        code()
      } else if let name = message["event"] as? String, let code = handlers[name] {
        code()
      } else if let task = message["expired"] as? Int {
        expirations.removeValue(forKey: task)?()
      } else if let block = message["run"] as? Int {
        blocks.removeValue(forKey: block)?()
      } else if let identifier = message["background-task"] as? String, let task = tasks[identifier]
      {
        task.launched(message["kind"] as? String ?? "")
        return ["return": task.expired != nil]
      } else if let identifier = message["background-task-expired"] as? String {
        tasks[identifier]?.expired?()
      } else {
        return nil
      }
      return ["return": NSNull()]
    } catch let failure as ScenarioFailure {
      return ["fail": failure.reason]
    } catch {
      return ["fail": "\(error)"]
    }
  }
}

/// A call of a delegate method, with its arguments in UIKit's types.
struct ScenarioCall {
  let selector: String
  /// The arguments, as a scenario can expect them.
  let arguments: [String: Any]
  /// The name of the scene, for a method of a scene delegate.
  let scene: String?
  fileprivate let handler: Int?

  fileprivate init(_ message: [String: Any]) {
    selector = message["call"] as? String ?? ""
    arguments = message["arguments"] as? [String: Any] ?? [:]
    scene = message["scene"] as? String
    handler = message["handler"] as? Int
  }

  /// The URL that is opened.
  var url: URL? { (arguments["url"] as? String).flatMap { URL(string: $0) } }

  /// The URLs that a scene opens, or connects with.
  var urls: [URL] {
    (arguments["url-contexts"] as? [String] ?? []).compactMap { URL(string: $0) }
  }

  /// The launch options; nil if there are none.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    guard let options = arguments["options"] as? [String: Any] else { return nil }
    var result: [UIApplication.LaunchOptionsKey: Any] = [:]
    for (name, value) in options {
      switch name {
      case "url": result[.url] = (value as? String).flatMap { URL(string: $0) }
      case "source-application": result[.sourceApplication] = value
      case "remote-notification": result[.remoteNotification] = ["aps": ["alert": value]]
      case "shortcut-item": result[.shortcutItem] = Self.shortcutItem(value)
      case "location": result[.location] = true
      default: result[UIApplication.LaunchOptionsKey(rawValue: name)] = value
      }
    }
    return result
  }

  /// The user activity; that of a web page has its URL.
  var userActivity: NSUserActivity? {
    guard let type = arguments["activity-type"] as? String else { return nil }
    let activity = NSUserActivity(activityType: type)
    if let page = arguments["webpage-url"] as? String { activity.webpageURL = URL(string: page) }
    return activity
  }

  /// The quick action.
  var shortcutItem: UIApplicationShortcutItem? {
    arguments["shortcut-item"].flatMap(Self.shortcutItem)
  }

  private static func shortcutItem(_ value: Any) -> UIApplicationShortcutItem? {
    (value as? String).map { UIApplicationShortcutItem(type: $0, localizedTitle: $0) }
  }
}

import Foundation
import ScenarioApp
import ScenarioRunner
import Synchronization
import Testing
import UIKit

/// An app that calls `exit` ends its process: nothing of its code runs any more, and the case continues.
@Suite struct ExitTests {
  @Test(arguments: Way.allCases)
  @MainActor func exitEndsTheProcessInAnyCode(_ way: Way) throws {
    let result = try results(
      of: leaver(),
      """
      suite: Exits
      ios: [12.0, 17.0]
      app: {life-cycle: app-delegate}
      given:
      - user: tap-icon
      scenarios:
      - scenario: twice in a case
        steps:
      \(exit(way, launches: 2))\(exit(way, launches: 3))
        - wait: 60s
          state: active
      - scenario: again in the next case
        steps:
      \(exit(way, launches: 2))
      """
    )
    #expect(
      result.cases.map(\.outcome) == Array(repeating: .passed, count: 4),
      "\(messages(result))"
    )
  }

  /// The steps of an exit, after which the next launch has all that it needs.
  private func exit(_ way: Way, launches: Int) -> String {
    "  - app: {exit-in: \(way.rawValue)}\n" + (way.isLater ? "  - wait: 10s\n" : "") + """
          terminated: exit
          state: not-running
        - user: tap-icon
          state: active
        - app: work
          expect: {app: {launches: \(launches), continued: [], worked: \(launches - 1)}}

      """
  }

  @Test(arguments: ["app-delegate", "scenes"])
  @MainActor func exitInAMethodOfADelegateLeavesTheOtherMethodsUncalled(_ lifeCycle: String) throws
  {
    let result = try results(
      of: leaver(exitsInBackground: true),
      """
      scenario: An exit in the background
      ios: 17.0
      app: {life-cycle: \(lifeCycle)}
      steps:
      - user: tap-icon
      - user: press-home
        never: [applicationWillTerminate, sceneDidDisconnect]
        terminated: exit
        front: home-screen
      - user: tap-icon
        state: active
        expect: {app: {launches: 2, continued: []}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(messages(result))")
  }

  @Test @MainActor func exitWhileTheAppLaunchesEndsTheLaunch() throws {
    let app = AppUnderTest("Launching", probes: ["launches"]) { launch in
      let count = launch.kept { Count() }
      count.value += 1
      if count.value == 1 { Foundation.exit(1) }
      launch.delegate = EmptyDelegate()
      launch.probe("launches") { count.value }
    }
    let result = try results(
      of: app,
      """
      scenario: An exit before there is a delegate
      ios: 12.0
      steps:
      - user: tap-icon
        terminated: exit
      - user: tap-icon
        state: active
        expect: {app: {launches: 2}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(messages(result))")
  }

  @Test @MainActor func anExitThatNoStepExpectsIsAFailureOfTheStep() throws {
    let result = try results(
      of: leaver(),
      """
      scenario: An exit
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {exit-in: action}
        calls: none
      """
    )
    #expect(result.cases.map(\.outcome) == [.failed])
    #expect(
      messages(result) == [
        "unexpected termination (exit): its own code called exit; the step has no 'terminated: exit'"
      ]
    )
  }

  @Test @MainActor func exitInAProbeMakesItUnreadable() throws {
    let result = try results(
      of: leaver(),
      """
      scenario: A probe
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
        expect: {app: {exiting: 1}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.failed])
    #expect(
      messages(result).contains { $0.contains("'exiting' cannot be read: its process has ended") },
      "\(messages(result))"
    )
  }

  @Test @MainActor func theFoldersOfTheCaseAreRemoved() throws {
    let folders = Mutex<Set<String>>([])
    let app = AppUnderTest("Folders", actions: ["leave"], probes: ["files"]) { launch in
      launch.delegate = EmptyDelegate()
      let home = URL(filePath: NSHomeDirectory())
      folders.withLock { _ = $0.insert(home.path) }
      let file = home.appending(path: "draft")
      launch.probe("files") { FileManager.default.fileExists(atPath: file.path) ? 1 : 0 }
      launch.action("leave") {
        try Data("draft".utf8).write(to: file)
        Foundation.exit(0)
      }
    }
    let result = try results(
      of: app,
      """
      scenario: A file outlives the process, and not the case
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: leave
        terminated: exit
      - user: tap-icon
        expect: {app: {files: 1}}
      - app: leave
        terminated: exit
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(messages(result))")
    let all = folders.withLock { $0 }
    #expect(all.count == 1)
    #expect(all.filter { FileManager.default.fileExists(atPath: $0) } == [])
  }

  private func messages(_ result: FileResult) -> [String] {
    result.cases.flatMap(\.failures).map(\.message)
  }
}

/// The kinds of code in which an app calls `exit`.
enum Way: String, CaseIterable {
  // In the action itself.
  case action, notification, synchronous = "sync-block", waiting = "block-that-is-waited-for"
  case access = "access-to-a-global", immediate = "immediate-task"
  // When it has returned.
  case block, globalQueue = "block-of-a-global-queue", job = "task"
  case detachedJob = "detached-task", actorJob = "actor", groupJob = "task-group"
  case value = "task-local-value"
  // Some time later.
  case delayed = "delayed-block", timer, sleepingJob = "task-that-slept"

  var isInAction: Bool {
    switch self {
    case .action, .notification, .synchronous, .waiting, .access, .immediate: true
    default: false
    }
  }

  var isLater: Bool {
    switch self {
    case .delayed, .timer, .sleepingJob: true
    default: false
    }
  }
}

@MainActor private var accessed = 0
@TaskLocal private var taskLocal = 0

/// A value that survives the process.
@MainActor private final class Count {
  var value = 0
}

/// What has run after a call of `exit`, which survives the process.
@MainActor private final class Log {
  var lines: [String] = []
}

private actor Worker {
  private var count = 0

  func work() -> Int {
    count += 1
    return count
  }

  func leave() { exit(0) }
}

@MainActor private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

@MainActor private final class LeavingDelegate: UIResponder, UIApplicationDelegate {
  private let exits: Bool

  init(exits: Bool) { self.exits = exits }

  func applicationDidEnterBackground(_ application: UIApplication) { if exits { exit(0) } }
  func applicationWillTerminate(_ application: UIApplication) {}
}

@MainActor private final class LeavingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let exits: Bool

  init(exits: Bool) { self.exits = exits }

  func sceneDidEnterBackground(_ scene: UIScene) { if exits { exit(0) } }
  func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Returns an app that calls `exit` once; a later launch only works, in all the ways that code can be left in.
private func leaver(exitsInBackground: Bool = false) -> AppUnderTest {
  AppUnderTest(
    "Leaver",
    actions: ["exit-in", "work"],
    probes: ["launches", "continued", "worked", "exiting"],
    uncalledMethods: .ignore
  ) { launch in
    let launches = launch.kept("launches") { Count() }
    let worked = launch.kept("worked") { Count() }
    let log = launch.kept { Log() }
    launches.value += 1
    let exits = exitsInBackground && launches.value == 1
    launch.delegate = LeavingDelegate(exits: exits)
    launch.sceneDelegate { LeavingSceneDelegate(exits: exits) }
    launch.probe("launches") { launches.value }
    launch.probe("continued") { log.lines }
    launch.probe("worked") { worked.value }
    launch.probe("exiting") { () -> Int in exit(0) }
    launch.action("exit-in") { (way: String) in
      if let way = Way(rawValue: way) { leave(way, log) }
    }
    launch.action("work") {
      accessed += 1
      Task {
        let worker = Worker()
        _ = await worker.work()
        let sum = await withTaskGroup(of: Int.self) { group in
          group.addTask { await worker.work() }
          return await group.next() ?? 0
        }
        MainActor.assertIsolated()
        DispatchQueue.main.sync { worked.value += sum + taskLocal - 1 }
      }
    }
  }
}

/// Calls `exit` in a kind of code, with code that would continue: after it, and at the same time.
@MainActor private func leave(_ way: Way, _ log: Log) {
  let leave: @MainActor @Sendable () -> Void = { exit(0) }
  let note: @MainActor @Sendable () -> Void = { log.lines.append("after \(way.rawValue)") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: note)
  switch way {
  case .action: leave()
  case .notification:
    let name = Notification.Name("leave")
    for action in [leave, note] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { action() }
      }
    }
    NotificationCenter.default.post(name: name, object: nil)
  case .synchronous: DispatchQueue(label: "own").sync { MainActor.assumeIsolated { leave() } }
  case .waiting:
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { exit(0) }
    group.wait()
  case .access: change(&accessed, leave)
  case .immediate: Task.immediate { leave() }
  case .block: DispatchQueue.main.async(execute: leave)
  case .globalQueue: DispatchQueue.global().async { exit(0) }
  case .job: Task { leave() }
  case .detachedJob: Task.detached { exit(0) }
  case .actorJob: Task { await Worker().leave() }
  case .groupJob:
    Task {
      await withTaskGroup { group in
        for _ in 0..<2 { group.addTask { await Task.yield() } }
        group.addTask { exit(0) }
        await group.waitForAll()
      }
      note()
    }
  case .value: Task { $taskLocal.withValue(1) { leave() } }
  case .delayed: DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: leave)
  case .timer:
    UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in exit(0) }
  case .sleepingJob:
    Task {
      try await Task.sleep(for: .seconds(1))
      leave()
    }
  }
  if way.isInAction { note() }
}

@MainActor private func change(_ value: inout Int, _ code: @MainActor () -> Void) {
  value += 1
  code()
}

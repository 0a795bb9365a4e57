import Foundation
import ScenarioRunner
import Synchronization
import Testing
import UIKit

@testable import ScenarioApp

/// What a launch leaves behind reaches the next one only as on a device, and no other case.
@MainActor @Suite struct LaunchIsolationTests {
  private static let killedAndOpenedAgain = """
    - user: press-home
    - wait: 60s
    - system: low-memory
      state: not-running
    - user: tap-icon
    """

  /// Runs a file with two cases of an app, each with two launches.
  private func run(
    _ probe: String,
    first: String,
    second: String,
    _ configure: @escaping @MainActor @Sendable (Launch) -> Void
  ) throws -> FileResult {
    let app = AppUnderTest("Isolation", actions: ["act"], probes: [probe]) { launch in
      launch.delegate = IsolatedDelegate()
      launch.sceneDelegate { EmptySceneDelegate() }
      configure(launch)
    }
    return try results(
      of: app,
      """
      scenario: Killed and opened again
      ios: [12.0, 17.0]
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
        expect: {app: {\(probe): \(first)}}
      - app: act
      \(Self.killedAndOpenedAgain)
        expect: {app: {\(probe): \(second)}}
      """
    )
  }

  private func messages(_ result: FileResult) -> [String] {
    result.cases.flatMap(\.failures).map(\.message)
  }

  @Test func theUsersDefaultsSurviveAKillAndNoCase() throws {
    let suite = "group.\(UUID())"
    let result = try run("drafts", first: "[]", second: "[standard, group]") { launch in
      launch.probe("drafts") {
        [UserDefaults.standard, UserDefaults(suiteName: suite)].compactMap {
          $0?.string(forKey: "draft")
        }
      }
      launch.action("act") {
        UserDefaults.standard.register(defaults: ["registered": "value"])
        UserDefaults.standard.set("standard", forKey: "draft")
        UserDefaults(suiteName: suite)?.set("group", forKey: "draft")
      }
    }
    #expect(result.cases.map(\.outcome) == [.passed, .passed], "\(messages(result))")
    #expect(UserDefaults.standard.string(forKey: "draft") == nil)
  }

  @Test func defaultsOfTheTestProcessAreNotThoseOfTheApp() throws {
    UserDefaults.standard.set("outside", forKey: "of the test process")
    defer { UserDefaults.standard.removeObject(forKey: "of the test process") }
    let result = try run("value", first: "null", second: "null") { launch in
      launch.probe("value") { UserDefaults.standard.string(forKey: "of the test process") }
      launch.action("act") {}
    }
    #expect(messages(result).isEmpty)
    #expect(UserDefaults.standard.string(forKey: "of the test process") == "outside")
  }

  @Test func foldersSurviveAKillAndNoCase() throws {
    let folders = Shared<Set<URL>>([])
    let result = try run("files", first: "0", second: "4") { launch in
      let manager = FileManager.default
      let all = [
        manager.temporaryDirectory, URL(fileURLWithPath: NSHomeDirectory()),
        manager.urls(for: .documentDirectory, in: .userDomainMask)[0],
        manager.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0],
      ]
      folders.withLock { $0.formUnion(all) }
      let files = all.map { $0.appendingPathComponent("draft") }
      launch.probe("files") { files.filter { manager.fileExists(atPath: $0.path) }.count }
      launch.action("act") { for file in files { try Data("draft".utf8).write(to: file) } }
    }
    #expect(result.cases.map(\.outcome) == [.passed, .passed], "\(messages(result))")
    let paths = folders.withLock { $0.map(\.path) }
    #expect(paths.count == 8)
    #expect(paths.filter { FileManager.default.fileExists(atPath: $0) } == [])
  }

  @Test func foldersThatCannotBeMadeAreNotThoseOfTheUser() throws {
    let folders = CaseFolders(in: URL(fileURLWithPath: "/dev/full"))
    for variable in ["HOME", "TMPDIR", "XDG_DATA_HOME"] {
      let path = try #require(folders.path(for: variable))
      #expect(String(cString: path).hasPrefix("/dev/null/"))
    }
    #expect(folders.problem?.contains("its folders cannot be made in /dev/full: ") == true)
  }

  @Test func observersOfFoundationEndWithTheLaunch() throws {
    let calls = Counter()
    let name = Notification.Name("\(UUID())")
    let result = try run("calls", first: "1", second: "1") { launch in
      calls.reset()
      FoundationOnly.observe(name) { calls.add() }
      NotificationCenter.default.post(name: name, object: nil)
      launch.probe("calls") { calls.value }
      launch.action("act") {}
    }
    #expect(result.cases.map(\.outcome) == [.passed, .passed], "\(messages(result))")
    calls.reset()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(calls.value == 0)
  }

  @Test func aTaskOfAnEndedLaunchDoesNotContinue() throws {
    let waiting = Shared<[CheckedContinuation<Void, Never>]>([])
    let calls = Counter()
    let result = try run("calls", first: "0", second: "0") { launch in
      calls.reset()
      launch.probe("calls") { calls.value }
      launch.action("act") {
        for isMain in [true, false] {
          Task { @MainActor in
            if isMain {
              await withCheckedContinuation { done in waiting.withLock { $0.append(done) } }
            } else {
              await Task.detached {
                await withCheckedContinuation { done in waiting.withLock { $0.append(done) } }
                calls.add()
              }.value
            }
            calls.add()
          }
        }
      }
      for continuation in waiting.withLock({ $0 }) { continuation.resume() }
      waiting.withLock { $0.removeAll() }
      // Tasks of this launch go on.
      Task { await Task { await Task.yield() }.value }
    }
    #expect(
      messages(result).filter { $0.contains("a task of launch 1 was resumed in launch 2: ignored") }
        .count == 2,
      "\(messages(result))"
    )
    #expect(messages(result).allSatisfy { $0.contains("was resumed in launch 2") })
    #expect(calls.value == 0)
  }

  @Test func blocksOfARunLoopRun() throws {
    let calls = Counter()
    let result = try run("calls", first: "2", second: "2") { launch in
      calls.reset()
      FoundationOnly.performInRunLoop { calls.add() }
      launch.probe("calls") { calls.value }
      launch.action("act") {}
    }
    #expect(result.cases.map(\.outcome) == [.passed, .passed], "\(messages(result))")
  }

  @Test func randomNumbersAreTheSameInEveryRunAndDifferInEachLaunch() throws {
    let numbers = Shared<[String]>([])
    _ = try run("number", first: "0", second: "0") { launch in
      let drawn = "\(Int.random(in: 0..<1_000_000)) \(UUID()) \([1, 2, 3, 4, 5, 6, 7].shuffled())"
      numbers.withLock { $0.append(drawn) }
      launch.probe("number") { 0 }
      launch.action("act") {}
    }
    let all = numbers.withLock { $0 }
    #expect(all.count == 4)
    #expect(all[0] == all[2])
    #expect(all[1] == all[3])
    #expect(all[0] != all[1])
  }
}

@MainActor private final class IsolatedDelegate: UIResponder, UIApplicationDelegate {}

/// Counts calls on any thread.
private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
  func reset() { count.withLock { $0 = 0 } }
}

/// A value that closures share on any thread.
private final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    value.withLock { body(&$0) }
  }
}

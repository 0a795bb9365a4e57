@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// A case that cannot fail proves nothing, whatever else of its scenario can.
@Suite struct VacuityTests {
  private static func messages(
    _ keys: String,
    ios: String = "8.0",
    steps: String = "[{user: tap-icon}, {user: press-home}]"
  ) throws -> [String] {
    try Compiled("scenario: One\nios: \(ios)\n\(keys)\nsteps: \(steps)\n").diagnostics
      .map(\.message)
  }

  /// What the script does by itself, what nobody does in it, and what cannot be.
  @Test(arguments: [
    "eventually: [{user: tap-icon}]",
    "never: [{user: lock}]",
    "always: [{state: [not-running, inactive, active, background, suspended]}]",
    "always: [{after: {user: lock}, never: [applicationDidBecomeActive]}]",
    "always: [{after: {user: lock}, eventually: [applicationDidBecomeActive]}]",
    "always: [{after: {state: active}, never: [{user: lock}]}]",
    "always: [{balanced: [{user: lock}, {user: unlock}]}]",
    "never: [applicationDidBecomeActive: {after: 5s, within: 1s}]",
    "never: [applicationDidBecomeActive: {at: 5s, within: 1s}]",
    "never: [sceneDidBecomeActive]",
    "never: [{app: save-object}]",
    "never: [viewDidLoad]",
    "never: [touch-began]",
    "always: [{after: {app: work}, never: [{app: save-object}]}]",
    "always: [{balanced: [{app: begin-background-task}, {app: end-background-task}]}]",
    "invariants: [tasks-end]",
    "invariants: [no-leaks, releases-balanced]",
    "invariants: [protected-files-closed, caches-released, games-stay-paused]",
  ])
  func whatCannotFailDoesNotCountAsAnExpectation(_ keys: String) throws {
    let messages = try Self.messages(keys)
    try #require(messages.count == 1, "\(messages)")
    #expect(messages[0].hasPrefix("nothing that the scenario expects can fail"))
  }

  @Test(arguments: [
    "eventually: [{user: press-home}, applicationDidEnterBackground]",
    "eventually: [applicationDidEnterBackground]",
    "eventually: [{user: lock}]",
    "never: [{user: press-home}]",
    "never: [applicationWillTerminate: {after: 1s, within: 5s}]",
    "always: [{state: [not-running, inactive, active, background]}]",
    "always: [{after: {user: press-home}, never: [applicationDidBecomeActive]}]",
    "invariants: [no-drawing-in-background]",
    "invariants: [tasks-end, no-opt-out]",
  ])
  func whatCanFailIsEnough(_ keys: String) throws {
    #expect(try Self.messages(keys) == [])
  }

  /// What the code of the app may do can come, wherever that code stands.
  @Test(arguments: [
    "during: {applicationDidEnterBackground: [open-file: letter]}",
    "during: {applicationDidEnterBackground: [dispatch: [open-file: letter]]}",
    "observers: {UIApplicationDidEnterBackgroundNotification: [open-file: letter]}",
    "objects: {list: {class: List, dealloc: [open-file: letter]}}",
    "interface: {window: {content: {handles: [touch-began: [open-file: letter]]}}}",
  ])
  func whatTheCodeOfTheAppDoesCanFail(_ app: String) throws {
    for keys in ["never: [{app: open-file}]", "invariants: [protected-files-closed]"] {
      #expect(try Self.messages("app: {\(app)}\n\(keys)") == [])
    }
  }

  @Test func whatAStepLeavesForLaterCanFail() throws {
    let expiration = "{begin-background-task: {name: upload, expiration: [open-file: letter]}}"
    let steps = "[{user: tap-icon}, {app: \(expiration)}]"
    for keys in ["never: [{app: open-file}]", "invariants: [tasks-end]"] {
      #expect(try Self.messages(keys, steps: steps) == [])
    }
  }

  /// One version that can fail does not vouch for the others.
  @Test func everyCaseMustBeAbleToFail() throws {
    let versions = "[{user: tap-icon, versions: [{ios: 8.0, state: active}, {ios: 4.0}]}]"
    #expect(
      try Self.messages("device: iphone", ios: "[4.0, 8.0]", steps: versions)
        == ["the scenario expects nothing on iOS 4.0, so it cannot fail"]
    )
    #expect(
      try Self.messages("never: [sceneDidBecomeActive]", ios: "[4.0, 8.0, 13.0]").map {
        $0.prefix(60)
      } == ["nothing that the scenario expects on iOS 4.0, 8.0 can fail: "]
    )
    #expect(
      try Self.messages("skip: {reason: why not, ios: 4.0}", ios: "[4.0, 8.0]", steps: versions)
        == []
    )
    let all = "[{user: tap-icon, versions: [{ios: 8.0, state: active}, {ios: 4.0, state: active}]}]"
    #expect(try Self.messages("device: iphone", ios: "[4.0, 8.0]", steps: all) == [])
  }

  /// An item that only names a version expects nothing on it.
  @Test func aVersionWithoutAnExpectationExpectsNothing() throws {
    let steps = "[{user: tap-icon, versions: [{ios: 8.0}]}]"
    #expect(
      try Self.messages("device: iphone", steps: steps)
        == ["the scenario expects nothing, so it cannot fail"]
    )
  }
}

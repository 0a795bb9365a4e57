@_spi(Package) public import ScenarioLanguage

/// An app under test: code of your own that scenarios run against.
///
/// The closure is called at every launch of a simulated process. It creates the objects of the app, and defines the
/// probes and actions that scenarios can use:
///
/// ```swift
/// let notes = AppUnderTest("Notes", actions: ["type"], probes: ["draft"]) { launch in
///   let disk = launch.kept { Disk() }            // survives the end of the process
///   let app = AppDelegate(disk: disk)
///   launch.delegate = app
///   launch.sceneDelegate { SceneDelegate() }
///   launch.probe("draft") { disk.draft }         // expect: {app: {draft: hello}}
///   launch.action("type") { app.editor.type($0) }  // app: {type: hello}
/// }
/// ```
///
/// All of its code runs on one thread and in virtual time: `Date`, dispatch queues, `Task`, `Task.sleep` and actors
/// follow the clock of the scenario, and nothing runs while the app is suspended.
public struct AppUnderTest: Sendable {
  /// The name of the app, for messages.
  public let name: String
  /// The actions and probes that only this app has.
  public let words: CustomWords
  let uncalledMethods: UncalledMethods
  let configure: @MainActor @Sendable (Launch) -> Void

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app, for messages.
  ///   - actions: The names of its own actions, each of which a launch defines with ``Launch/action(_:_:)``.
  ///   - probes: The names of its probes, each of which a launch defines with ``Launch/probe(_:_:)``.
  ///   - uncalledMethods: How to treat delegate methods that the app's life cycle never calls.
  ///   - configure: Creates the objects of the app at each launch.
  public init(
    _ name: String,
    actions: [String] = [],
    probes: [String] = [],
    uncalledMethods: UncalledMethods = .warn,
    configure: @escaping @MainActor @Sendable (Launch) -> Void
  ) {
    self.name = name
    words = CustomWords(actions: actions, probes: probes)
    self.uncalledMethods = uncalledMethods
    self.configure = configure
  }
}

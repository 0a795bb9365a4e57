/// The scenes of an app that supports several, in the order in which they were first opened.
///
/// The rules apply to one scene at a time, the current one, whose state `LifeCycleState` contains.
package struct SceneList {
  /// A scene and its session.
  struct Record {
    let name: String
    var role = SceneRole.application
    /// The name of its configuration; nil if the scenario describes none.
    var configuration: String?
    var state = SceneState.unattached
    /// Whether its session exists.
    var hasSession = false
    /// Whether the app's state is preserved in the session.
    var hasArchive = false
    /// Whether it is on the screen while the app is in the foreground.
    var isShown = false
    /// Whether a window of another app covers it.
    var isCovered = false
    /// The objects that its launch created.
    var launchObjects = EnumSet<LaunchObject>()
  }

  /// The scenes that a procedure still concerns, and the depth of the rule that performs it.
  private struct Walk {
    var rest: ArraySlice<Int>
    let depth: Int
  }

  /// What is under way, and ends with the process.
  private struct Progress {
    var walk: Walk?
    /// The scene that connects in the background, to be refreshed.
    var refreshed: Int?
  }

  private(set) var all = [Record(name: SceneList.firstName, isShown: true)]
  /// The index of the scene to which the rules apply.
  private(set) var current = 0
  /// The index of the scene that the current action is about.
  private(set) var subject = 0
  /// The index of the scene that receives URLs and activities: the one that was opened last, or named since.
  private(set) var target = 0
  private var progress = Progress()

  /// The name of the scene with which an app begins.
  package static let firstName = "main"
  /// The name of the scene on an external display.
  package static let displayName = "external-display"

  /// Returns the name of a scene that the app opens without a name: `scene-2`, `scene-3`.
  package static func name(ofNewScene number: Int) -> String { "scene-\(number)" }

  /// Returns whether a name is one of those.
  package static func isOfNewScene(_ name: String) -> Bool {
    name.hasPrefix("scene-") && Int(name.dropFirst(6)).map { $0 > 1 } ?? false
  }

  /// Returns the name of a scene whose window the user opens without a name: `second`, `third`.
  package static func name(ofWindow number: Int) -> String {
    number - 2 < ordinals.count ? ordinals[number - 2] : "window-\(number)"
  }

  private static let ordinals = [
    "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// The name of the next scene whose window the user opens without a name.
  var nameOfNextWindow: String {
    var number = 2
    while index(named: Self.name(ofWindow: number)) != nil { number += 1 }
    return Self.name(ofWindow: number)
  }

  /// The names of the windows that the user can mean without a name: those besides the first one, or that one.
  var unnamedWindows: [String] {
    let open = all.filter { $0.hasSession && $0.role == .application }.map(\.name)
    let others = open.filter { $0 != Self.firstName }
    return others.isEmpty ? open : others
  }

  /// The current scene.
  var record: Record {
    get { all[current] }
    set { all[current] = newValue }
  }

  /// Whether a procedure is performed for one scene after the other.
  var isWalking: Bool { progress.walk != nil }

  /// The highest state of the scenes other than the current one.
  var highestOtherState: SceneState {
    all.indices.filter { $0 != current }.map { all[$0].state }.max() ?? .unattached
  }

  /// The states of all scenes.
  var states: [NamedScene] { all.map { NamedScene(name: $0.name, state: $0.state) } }

  /// What the rules can tell apart of the scenes.
  var situations: [SceneSituation] {
    all.indices.map { index in
      SceneSituation(
        name: all[index].name,
        state: all[index].state,
        hasSession: all[index].hasSession,
        isShown: all[index].isShown,
        isTarget: index == target,
        isCovered: all[index].isCovered
      )
    }
  }

  /// Returns the index of a scene; nil if there never was one with the name.
  func index(named name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// Returns whether a session other than the one of the scene exists.
  func hasSession(besides index: Int?) -> Bool {
    all.indices.contains {
      $0 != index && all[$0].hasSession && all[$0].role == .application
    }
  }

  /// The scenes on the screen once the app is in the foreground; without a window, the one that was opened last.
  var shown: [Int] { all.indices.filter { all[$0].isShown || $0 == target && !areShown } }

  // MARK: - Selection

  mutating func makeCurrent(_ index: Int) { current = index }

  /// Selects the scene that an action is about, a new one if there is none with the name.
  mutating func select(_ name: String) -> Int {
    subject = index(named: name) ?? all.count
    if subject == all.count { all.append(Record(name: name)) }
    return subject
  }

  // MARK: - The screen

  /// Puts the selected scene on the screen, beside the others or in their place.
  mutating func show(replacing: Bool) {
    if replacing { for index in all.indices { all[index].isShown = false } }
    all[subject].isShown = true
    target = subject
  }

  /// Has the selected scene receive URLs and activities, and puts it on the screen if it is not there.
  mutating func target(replacing: Bool) {
    if all[subject].isShown { target = subject } else { show(replacing: replacing) }
  }

  /// Connects the selected scene in the background, if it is disconnected.
  mutating func refresh(_ refreshes: Bool) {
    progress.refreshed = refreshes ? subject : nil
  }

  /// Takes the selected scene off the screen.
  mutating func hide() { all[subject].isShown = false }

  /// Covers the selected scene with a window of another app, or uncovers it.
  mutating func cover(_ isCovered: Bool) { all[subject].isCovered = isCovered }

  /// Uncovers the scene that receives URLs and activities.
  mutating func uncoverTarget() { all[target].isCovered = false }

  /// Uncovers all scenes.
  mutating func uncoverAll() {
    for index in all.indices { all[index].isCovered = false }
  }

  /// Whether any window is on the screen while the app is in the foreground.
  var areShown: Bool { all.contains { $0.isShown && $0.role == .application } }

  /// Shows a scene on an external display, or none.
  mutating func setDisplay(isConnected: Bool) {
    let index = all.firstIndex { $0.role == .externalDisplay }
    if let index {
      all[index].isShown = isConnected
    } else if isConnected {
      all.append(Record(name: Self.displayName, role: .externalDisplay, isShown: true))
    }
  }

  // MARK: - Sessions

  /// Discards the session of the current scene.
  mutating func discardSession() {
    record.hasSession = false
    record.isShown = false
    record.configuration = nil
    if target == current {
      target = all.lastIndex { $0.hasSession && $0.role == .application } ?? 0
    }
  }

  /// Disconnects all scenes, as the end of the process does; the sessions are kept.
  mutating func endProcess() {
    for index in all.indices {
      all[index].state = .unattached
      all[index].isCovered = false
      all[index].launchObjects = EnumSet()
    }
    progress = Progress()
  }

  // MARK: - Procedures for several scenes

  /// Returns the next scene for a procedure that the rule at this depth performs; nil if there is none left.
  mutating func next(for procedure: Procedure, depth: Int) -> Int? {
    if progress.walk == nil {
      progress.walk = Walk(rest: all.indices.filter { concerns(procedure, $0) }[...], depth: depth)
    }
    if let next = progress.walk?.rest.popFirst() { return next }
    progress.walk = nil
    return nil
  }

  /// Returns whether a rule at this depth is itself applied to only one scene of a procedure.
  func isInsideWalk(depth: Int) -> Bool {
    progress.walk.map { depth > $0.depth } ?? false
  }

  /// Returns whether a procedure concerns a scene.
  func concerns(_ procedure: Procedure, _ index: Int) -> Bool {
    let scene = all[index]
    return switch procedure {
    case .resign: scene.state == .foregroundActive
    case .enterBackground: scene.state.isForeground
    case .leaveScreen: scene.state.isForeground && !scene.isShown
    case .coverWindow: scene.state == .foregroundActive && scene.isCovered
    case .becomeActive:
      scene.state == .foregroundInactive && scene.role == .application && !scene.isCovered
    case .connectScene:
      scene.state == .unattached && (shown.contains(index) || index == progress.refreshed)
    case .disconnectDisplay: scene.role == .externalDisplay && scene.state != .unattached
    case .sceneToForeground: !scene.state.isForeground && shown.contains(index)
    case .disconnectWindows: scene.state != .unattached
    case .handOver, .handOverURL: index == target
    default: true
    }
  }
}

extension Procedure {
  /// Whether it is performed for each scene that it concerns, in an app that supports several.
  var isForEachScene: Bool {
    switch self {
    case .resign, .coverWindow, .enterBackground, .leaveScreen, .becomeActive, .connectScene,
      .sceneToForeground,
      .disconnectWindows, .disconnectDisplay, .handOver, .handOverURL:
      true
    default: false
    }
  }
}

/// The five states of an app (2010, Table 2-3: "not running", "inactive", "active", "background", "suspended").
public enum AppState: UInt8, CaseIterable, Sendable {
  /// Has no process: not launched, or terminated.
  case notRunning
  /// In the foreground, without user input.
  case inactive
  /// In the foreground, with user input.
  case active
  /// Off the screen, running code.
  case background
  /// In memory, running nothing.
  case suspended

  /// Whether there is a process that can run code.
  public var isRunning: Bool { self != .notRunning && self != .suspended }
}

@_spi(Package) extension AppState: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .notRunning: .init("not-running", "no process: not launched, or terminated")
    case .inactive: .init("inactive", "in the foreground, without user input")
    case .active: .init("active", "in the foreground, with user input")
    case .background: .init("background", "off the screen, running code")
    case .suspended: .init("suspended", "in memory, running nothing")
    }
  }
}

/// The states of one scene, from iOS 13 (UIScene.ActivationState).
public enum SceneState: UInt8, CaseIterable, Sendable {
  /// Not connected.
  case unattached
  /// On the screen, without user input.
  case foregroundInactive
  /// On the screen, with user input.
  case foregroundActive
  /// Connected, off the screen.
  case background
}

@_spi(Package) extension SceneState: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .unattached: .init("unattached", "not connected to the app")
    case .foregroundInactive: .init("foreground-inactive", "on the screen, without user input")
    case .foregroundActive: .init("foreground-active", "on the screen, with user input")
    case .background: .init("background", "connected, off the screen")
    }
  }
}

extension SceneState {
  /// The state of an app whose scene is in this one.
  var appState: AppState {
    switch self {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }
}

extension SceneState: Comparable {
  /// Whether the scene is on the screen.
  var isForeground: Bool { self == .foregroundInactive || self == .foregroundActive }

  /// The rank among the states of an app's scenes, of which the highest determines the state of the app.
  private var rank: Int {
    switch self {
    case .unattached: 0
    case .background: 1
    case .foregroundInactive: 2
    case .foregroundActive: 3
    }
  }

  /// Orders states by how far the scene is in the foreground.
  public static func < (one: SceneState, other: SceneState) -> Bool { one.rank < other.rank }
}

/// The role of a scene session: UISceneSession.Role.
package enum SceneRole: String, CaseIterable, Sendable {
  /// A window of the app.
  case application
  /// A scene on an external display, without user input.
  case externalDisplay = "external-display"

  /// Returns the word that the trace records on a version: from iOS 16 on, a display's scene has no user input.
  func word(on os: OSVersion) -> String {
    self == .application || os < OSVersion(16) ? rawValue : "\(rawValue)-non-interactive"
  }

  /// The words on all versions.
  static let words = [OSVersion(13), OSVersion(16)].flatMap { os in allCases.map { $0.word(on: os) }
  }
}

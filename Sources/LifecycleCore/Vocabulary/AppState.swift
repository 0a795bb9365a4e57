/// The five states of an app (2010, Table 2-3: "not running", "inactive", "active", "background", "suspended").
public enum AppState: UInt8, CaseIterable, Sendable {
  /// No process: not launched, or terminated.
  case notRunning
  /// In the foreground, without user input.
  case inactive
  /// In the foreground, with user input.
  case active
  /// Off the screen, running code.
  case background
  /// In memory, running nothing.
  case suspended

  /// The word of the language.
  public var word: String {
    switch self {
    case .notRunning: "not-running"
    case .inactive: "inactive"
    case .active: "active"
    case .background: "background"
    case .suspended: "suspended"
    }
  }

  /// What the state means, in one sentence.
  public var summary: String {
    switch self {
    case .notRunning: "no process: not launched, or terminated"
    case .inactive: "in the foreground, without user input"
    case .active: "in the foreground, with user input"
    case .background: "off the screen, running code"
    case .suspended: "in memory, running nothing"
    }
  }

  /// Whether there is a process that can run code.
  public var isRunning: Bool { self != .notRunning && self != .suspended }
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

  /// The word of the language.
  public var word: String {
    switch self {
    case .unattached: "unattached"
    case .foregroundInactive: "foreground-inactive"
    case .foregroundActive: "foreground-active"
    case .background: "background"
    }
  }

  /// What the state means, in one sentence.
  public var summary: String {
    switch self {
    case .unattached: "not connected to the app"
    case .foregroundInactive: "on the screen, without user input"
    case .foregroundActive: "on the screen, with user input"
    case .background: "connected, off the screen"
    }
  }
}

/// Why the app's process ended.
public enum TerminationReason: UInt8, CaseIterable, Sendable {
  /// It was quit: leaving the foreground ends an app that cannot stay in the background.
  case quit
  /// The user removed it from the switcher.
  case user
  /// The system needed its memory.
  case memory
  /// A callback or an event took longer than its limit.
  case watchdog
  /// A background task was not ended in time.
  case backgroundTask
  /// It had too many background tasks at a time.
  case tooManyTasks
  /// It drew with OpenGL ES in the background.
  case graphics
  /// It used a shared resource when it was suspended.
  case sharedResource
  /// It worked in the background for too long.
  case overrun
  /// The device restarted.
  case reboot
  /// It was uninstalled.
  case uninstall
  /// It was reinstalled.
  case install
  /// It broke a rule of the language or of the framework.
  case crash

  /// Whether no action requests it: such a kill fails a step that does not expect it.
  public var isUnrequested: Bool {
    switch self {
    case .watchdog, .backgroundTask, .tooManyTasks, .graphics, .sharedResource, .overrun, .crash:
      true
    case .quit, .user, .memory, .reboot, .uninstall, .install: false
    }
  }
}

extension TerminationReason: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .quit:
      .init("quit", "leaving the foreground ended it, since it cannot stay in the background")
    case .user: .init("user", "the user removed it from the switcher")
    case .memory: .init("memory", "the system needed its memory")
    case .watchdog: .init("watchdog", "a callback or an event took longer than its limit")
    case .backgroundTask: .init("background-task", "a background task was not ended in time")
    case .tooManyTasks: .init("too-many-tasks", "it had too many background tasks at a time")
    case .graphics: .init("graphics", "it drew with OpenGL ES in the background")
    case .sharedResource:
      .init("shared-resource", "it used a shared resource when it was suspended")
    case .overrun: .init("background-overrun", "it worked in the background for too long")
    case .reboot: .init("reboot", "the device restarted")
    case .uninstall: .init("uninstall", "it was uninstalled")
    case .install: .init("install", "it was reinstalled")
    case .crash: .init("crash", "it broke a rule of the language or of the framework")
    }
  }
}

/// The reason for the termination of the app's process.
public enum TerminationReason: UInt8, CaseIterable, Sendable {
  /// The app left the foreground and could not stay in the background.
  case quit
  /// The user removed the app from the switcher.
  case user
  /// The system needed the app's memory.
  case memory
  /// A callback or an event took longer than its limit.
  case watchdog
  /// A background task was not ended in time.
  case backgroundTask
  /// The events of a background URL session were not handled in time.
  case backgroundSession
  /// A background fetch did not end in time.
  case backgroundFetch
  /// The app had too many background tasks at a time.
  case tooManyTasks
  /// The app drew with OpenGL ES in the background.
  case graphics
  /// The app used a shared resource when it was suspended.
  case sharedResource
  /// The app worked in the background for too long.
  case overrun
  /// The device restarted.
  case reboot
  /// The app was uninstalled.
  case uninstall
  /// The app was reinstalled.
  case install
  /// The app violated a rule of the language or of the framework.
  case crash
  /// The app's own code called exit.
  case exit
  /// The app has no scenes, which the SDK that it was built with requires.
  case noScenes
  /// The app held a lock on a file when it was suspended.
  case lockedFile
  /// The device was too hot.
  case thermal
  /// The system needed the disk space of the app's caches.
  case diskSpace
  /// The app used too much of a resource of the system.
  case resourceOveruse
  /// The app did not report a call that a VoIP push announced.
  case unreportedCall
  /// The system resumed the VoIP app too often.
  case resumedTooOften
  /// The user changed a permission of the app in Settings.
  case permission

  /// Whether no action of the user or the system requests it; such a termination fails a step that does not expect it.
  @_spi(Package) public var isUnrequested: Bool {
    switch self {
    case .watchdog, .backgroundTask, .backgroundSession, .backgroundFetch, .tooManyTasks,
      .graphics, .sharedResource, .overrun, .crash, .exit, .noScenes, .lockedFile:
      true
    case .quit, .user, .memory, .reboot, .uninstall, .install, .thermal, .diskSpace,
      .resourceOveruse, .unreportedCall, .resumedTooOften, .permission:
      false
    }
  }

  /// The exception code in the crash report; nil if there is none.
  @_spi(Package) public var exceptionCode: String? {
    switch self {
    case .watchdog: "0x8badf00d"
    // Older reports have 0x8badf00d; no source says which version changed it.
    case .backgroundTask: "0x2182bad2"
    case .backgroundSession: "0x2182bad3"
    case .backgroundFetch: "0x2182bad4"
    case .tooManyTasks: "0xbada5e47"
    case .sharedResource, .lockedFile: "0xdead10cc"
    case .thermal: "0xc00010ff"
    case .diskSpace: "0xbaddd15c"
    case .resourceOveruse: "0xd00d2bad"
    case .unreportedCall: "0xbaadca11"
    case .resumedTooOften: "0xbad22222"
    case .quit, .user, .memory, .graphics, .overrun, .reboot, .uninstall, .install, .crash, .exit,
      .noScenes, .permission:
      nil
    }
  }
}

@_spi(Package) extension TerminationReason: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.rowWithCode)

  private var rowWithCode: TermRow {
    let row = catalogueRow
    return exceptionCode.map { row.meaning("\(row.summary) (\($0))") } ?? row
  }

  private var catalogueRow: TermRow {
    switch self {
    case .quit:
      .init("quit", "leaving the foreground ended it, since it cannot stay in the background")
    case .user: .init("user", "the user removed it from the switcher, or closed its last window")
    case .memory: .init("memory", "the system needed its memory")
    case .watchdog: .init("watchdog", "a callback or an event took longer than its limit")
    case .backgroundTask: .init("background-task", "a background task was not ended in time")
    case .backgroundSession:
      .init(
        "background-url-session",
        "the events of a background URL session were not handled in time"
      )
    case .backgroundFetch: .init("background-fetch", "a background fetch did not end in time")
    case .tooManyTasks: .init("too-many-tasks", "it had too many background tasks at a time")
    case .graphics: .init("graphics", "it drew with OpenGL ES in the background")
    case .sharedResource:
      .init("shared-resource", "it used a shared resource when it was suspended")
    case .overrun: .init("background-overrun", "it worked in the background for too long")
    case .reboot: .init("reboot", "the device restarted")
    case .uninstall: .init("uninstall", "it was uninstalled")
    case .install: .init("install", "it was reinstalled")
    case .crash: .init("crash", "it broke a rule of the language or of the framework")
    case .exit: .init("exit", "its own code called exit")
    case .noScenes:
      .init("no-scenes", "it has no scenes, which the SDK that it was built with requires")
    case .lockedFile: .init("locked-file", "it held a lock on a file when it was suspended")
    case .thermal: .init("thermal", "the device was too hot")
    case .diskSpace: .init("disk-space", "the system needed the disk space of its caches")
    case .resourceOveruse:
      .init("resource-overuse", "it used too much of a resource of the system")
    case .unreportedCall:
      .init("unreported-call", "it did not report a call that a VoIP push announced")
    case .resumedTooOften:
      .init("voip-resumed-too-often", "the system resumed it too often for VoIP")
    case .permission:
      .init("permission-changed", "the user changed a permission of it in Settings")
    }
  }
}

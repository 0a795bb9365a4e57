/// The app's view of the system while its code runs: UIApplication, as far as the life cycle goes.
public struct Application {
  let process: AppProcess

  init(_ process: AppProcess) { self.process = process }

  /// What `applicationState` reads now; nil once the process is gone, or before iOS 4.
  public var applicationState: AppState? {
    process.machine.world.os < OSVersion(4) ? nil : process.machine.life.applicationState
  }

  /// Whether the process is still there: code after a kill has no effect.
  public var isRunning: Bool { process.machine.life.state.isRunning }

  /// Keeps the main thread busy; the system may kill the app meanwhile.
  public func work(for time: VirtualTime) {
    perform(Action(.work, [.duration(time)]))
  }

  /// Does what a script says, its handlers included; false where it is not possible.
  @discardableResult
  public func perform(_ action: Action) -> Bool {
    let isPossible = process.machine.perform(action)
    runInterfaceHandlers()
    return isPossible
  }

  /// Runs what the objects of the interface do with what they got.
  func runInterfaceHandlers() {
    guard let interface = process.machine.interface, !interface.handlers.isEmpty else { return }
    // Objects that answer each other call each other, too.
    guard interface.handlerDepth < Machine.maximumCallDepth else {
      interface.handlers.removeAll()
      _ = process.machine.overflowStack()
      return
    }
    interface.handlerDepth += 1
    defer { interface.handlerDepth -= 1 }
    while let actions = interface.handlers.popFirst() {
      for action in actions where isRunning { perform(action) }
    }
  }
}

// MARK: - Background tasks

/// The identifier of a background task.
public struct BackgroundTaskIdentifier: Hashable, Sendable {
  let rawValue: Int

  /// What `beginBackgroundTask` returns when no task can begin.
  public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
}

extension Application {
  /// Asks for more time in the background; `.invalid` where the system grants none.
  ///
  /// The handler runs on the main thread when the time is up.
  public func beginBackgroundTask(
    expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: expirationHandler)
  }

  /// The same, with a name for the trace.
  public func beginBackgroundTask(
    withName name: String?,
    expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    let before = process.machine.newestOwner(of: .beginBackgroundTask)
    perform(Action(.beginBackgroundTask, [.text(name ?? "unnamed"), .absent]))
    let newest = process.machine.newestOwner(of: .beginBackgroundTask)
    guard newest != before, case .task(let id)? = newest else { return .invalid }
    process.handlers[.task(id)] = expirationHandler
    return BackgroundTaskIdentifier(rawValue: id)
  }

  /// Says that the work of a task is done.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    let name = process.machine.process.tasks.name(of: identifier.rawValue) ?? "unknown"
    perform(Action(.endBackgroundTask, [.text(name), .count(identifier.rawValue)]))
  }

  /// The seconds until background tasks expire; the greatest number while nothing counts them.
  public var backgroundTimeRemaining: Double {
    guard let time = process.machine.backgroundTimeRemaining else {
      return .greatestFiniteMagnitude
    }
    return Double(time.milliseconds) / 1000
  }
}

// MARK: - Files

extension Application {
  /// Whether protected files can be read: not while a device with a passcode is locked.
  public var isProtectedDataAvailable: Bool { !process.machine.device.keysAreDiscarded }

  /// Opens a file; one with complete protection cannot be used while the device is locked.
  public func openFile(_ name: String, isProtected: Bool = false) {
    perform(Action(.openFile, [.text(name), .word(isProtected ? 1 : 0)]))
  }

  /// Reads an open file.
  public func readFile(_ name: String) { perform(Action(.readFile, [.text(name)])) }

  /// Closes a file.
  public func closeFile(_ name: String) { perform(Action(.closeFile, [.text(name)])) }
}

// MARK: - Internal members

extension Application {
  /// The state of the scene.
  var sceneState: SceneState { process.machine.life.scene }

  /// How many processes of the app there were, this one included.
  var launchCount: Int { process.machine.storage.launchCount }

  /// Says that a delegate method was the default of its protocol: the delegate does not implement it.
  ///
  /// A method that a delegate calls from inside another of its own does not report that one.
  func markUnimplemented(named name: String = #function) {
    if name == process.currentMethodName { process.ranDefault = true }
  }

  /// The same for a method with an answer, which is then this one.
  func markUnimplemented<Answer>(_ answer: Answer, named name: String = #function) -> Answer {
    markUnimplemented(named: name)
    return answer
  }

  /// Calls the method of that Swift name of a delegate; false if it was the default.
  func callIfImplemented(_ name: String, _ method: () -> Void) -> Bool {
    process.ranDefault = false
    process.currentMethodName = name
    method()
    return !process.ranDefault
  }
}

/// The simulated process and what its code can request, shared by the simulator and the app.
final class AppProcess {
  var machine: Machine
  /// What handlers in Swift do, by what they belong to.
  var handlers: [HandlerOwner: () -> Void] = [:]
  /// The Swift name of the delegate method that was called last.
  var currentMethodName = ""
  /// Whether the method that was called last was the default of its protocol.
  var ranDefault = false

  init(machine: consuming Machine) { self.machine = machine }
}

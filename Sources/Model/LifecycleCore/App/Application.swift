/// The app's view of the system while its code runs: the life-cycle part of UIApplication.
///
/// It belongs to one launch: requests of a process that has ended are ignored.
public struct Application {
  let process: AppProcess
  /// The number of the app's processes so far, including this one.
  public let launch: Int

  init(_ process: AppProcess) {
    self.process = process
    launch = process.machine.storage.launchCount
  }

  /// The current value of `applicationState`; nil after the process has terminated, or before iOS 4.
  public var applicationState: AppState? {
    process.machine.environment.os < OSVersion(4) ? nil : process.machine.life.applicationState
  }

  /// The version of iOS.
  package var osVersion: OSVersion { process.machine.environment.os }

  /// The model of the device.
  package var deviceModel: Device.Model { process.machine.environment.device.model }

  /// Whether the process is still running; code has no effect after a kill.
  public var isRunning: Bool { isCurrent && process.machine.life.state.isRunning }

  /// The virtual time since the start of the case.
  public var now: VirtualTime { process.machine.clock.now }

  /// Keeps the main thread busy; the system may kill the app meanwhile.
  public func work(for time: VirtualTime) {
    perform(Action(.work, [.duration(time)]))
  }

  /// Performs an action and the handlers that it triggers; returns false if the action is not possible.
  @discardableResult
  @_spi(Package) public func perform(_ action: Action) -> Bool {
    guard acceptsRequest(action.kind.word) else { return false }
    let isPossible = process.machine.perform(action)
    process.reportEnd()
    runObservers()
    runInterfaceHandlers()
    return isPossible
  }

  /// Runs the app's observers of what was posted during a request.
  private func runObservers() {
    while !process.machine.postsDuringRequest.isEmpty {
      let notification = process.machine.postsDuringRequest.removeFirst()
      // An observer whose request posts the notification again recurses.
      if process.machine.terminateIfEndless(entering: .observers(notification)) { continue }
      process.runObservers(notification, self)
    }
  }

  /// Runs the handlers of interface objects for the events they received.
  func runInterfaceHandlers() {
    guard let interface = process.machine.interface, !interface.handlers.isEmpty else { return }
    // Handlers that trigger each other recurse.
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

  /// The identifier that `beginBackgroundTask` returns if no task can begin.
  public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
}

extension Application {
  /// Requests more time in the background; returns `.invalid` if the system grants none.
  ///
  /// The handler runs on the main thread when the time is up.
  public func beginBackgroundTask(
    expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: expirationHandler)
  }

  /// Requests more time in the background, with a task name for the trace.
  public func beginBackgroundTask(
    withName name: String?,
    expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    let before = process.machine.newestOwner(of: .expiration)
    perform(Action(.beginBackgroundTask, [.text(name ?? "unnamed"), .absent]))
    let newest = process.machine.newestOwner(of: .expiration)
    guard newest != before, case .task(let id)? = newest else { return .invalid }
    process.handlers[.task(id)] = expirationHandler
    return BackgroundTaskIdentifier(rawValue: id)
  }

  /// Ends a background task.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    let name = process.machine.process.tasks.name(of: identifier.rawValue) ?? "unknown"
    perform(Action(.endBackgroundTask, [.text(name), .integer(identifier.rawValue)]))
  }

  /// The seconds until background tasks expire; the greatest finite number if they do not expire.
  public var backgroundTimeRemaining: Double {
    guard let time = process.machine.backgroundTimeRemaining else {
      return .greatestFiniteMagnitude
    }
    return Double(time.milliseconds) / 1000
  }
}

// MARK: - Files

extension Application {
  /// Whether protected files can be read, which a locked device with a passcode prevents.
  public var isProtectedDataAvailable: Bool { !process.machine.device.keysAreDiscarded }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - protection: Its data protection; nil for the app's.
  public func openFile(_ name: String, protection: FileProtection? = nil) {
    let word = protection.flatMap(FileProtection.allCases.firstIndex)
    perform(Action(.openFile, [.text(name)] + (word.map { [.word($0)] } ?? [])))
  }

  /// Reads an open file.
  public func readFile(_ name: String) { perform(Action(.readFile, [.text(name)])) }

  /// Closes a file.
  public func closeFile(_ name: String) { perform(Action(.closeFile, [.text(name)])) }
}

// MARK: - Requests

extension Application {
  /// Whether this launch is the latest.
  private var isCurrent: Bool { launch == process.machine.storage.launchCount }

  /// Returns whether this launch is the latest; otherwise reports the request.
  func acceptsRequest(_ request: @autoclosure () -> String) -> Bool {
    if isCurrent { return true }
    let current = process.machine.storage.launchCount
    process.reportStaleRequest(
      StaleRequest(request: request(), launch: launch, currentLaunch: current)
    )
    return false
  }
}

// MARK: - Methods that a delegate does not have

extension Application {
  /// Records that the called delegate method is its protocol's default: the delegate does not implement it.
  ///
  /// A default that the delegate calls from another method of its own does not count.
  package func markUnimplemented(named name: String = #function) {
    if name == process.currentMethodName { process.ranDefault = true }
  }

  /// Records that a delegate method is not implemented, and returns its default result.
  package func markUnimplemented<Result>(_ result: Result, named name: String = #function) -> Result
  {
    markUnimplemented(named: name)
    return result
  }

  /// Calls the delegate method with the given Swift name; returns false if the delegate does not implement it.
  package func callIfImplemented(_ name: String, _ method: () -> Void) -> Bool {
    process.ranDefault = false
    process.currentMethodName = name
    method()
    return !process.ranDefault
  }
}

/// The simulated process, shared by the simulator and the app.
final class AppProcess {
  var machine: Machine
  /// Runs the app's observers of a notification.
  var runObservers: (NotificationName, Application) -> Void = { _, _ in }
  /// Reports to the app a request that code of an ended process made.
  var reportStaleRequest: (StaleRequest) -> Void = { _ in }
  /// Informs the app that its process has ended.
  var didEnd: (TerminationReason) -> Void = { _ in }
  /// The blocks that the app scheduled, by their identifiers.
  var blocks: [Int: () -> Void] = [:]
  /// The identifier of the next block or scene request, never used twice.
  var nextBlockID = 0
  /// The handlers written in Swift, by their owners.
  var handlers: [HandlerOwner: () -> Void] = [:]
  /// The Swift name of the delegate method that was called last.
  var currentMethodName = ""
  /// Whether the method that was called last was the default of its protocol.
  var ranDefault = false

  init(machine: consuming Machine) { self.machine = machine }

  /// Removes the closures of a process that has ended, and informs the app.
  func reportEnd() {
    guard let reason = machine.unreportedEnd else { return }
    machine.unreportedEnd = nil
    removeCode()
    didEnd(reason)
  }

  /// Removes the app's closures.
  func removeCode() {
    handlers.removeAll()
    blocks.removeAll()
  }
}

/// What code of an ended process asked for.
@_spi(Package) public struct StaleRequest: Hashable, Sendable {
  /// What was asked for: `begin-background-task`, or `a block`.
  public let request: String
  /// The launch whose code asked, counted from 1.
  public let launch: Int
  /// The latest launch.
  public let currentLaunch: Int
}

/// The app's view of the system while its code runs: UIApplication, as far as the life cycle goes.
public struct Application {
  private let process: AppProcess

  init(_ process: AppProcess) { self.process = process }

  /// The identifier of a background task.
  public struct TaskIdentifier: Hashable, Sendable {
    let rawValue: Int

    /// What `beginBackgroundTask` returns when no task can begin.
    public static let invalid = TaskIdentifier(rawValue: 0)
  }

  /// What `applicationState` reads now; nil once the process is gone, or before iOS 4.
  public var applicationState: AppState? {
    process.machine.world.os < OSVersion(4) ? nil : process.machine.applicationState
  }

  /// Whether the process is still there: code after a kill has no effect.
  public var isRunning: Bool { process.machine.state.isRunning }

  /// Keeps the main thread busy; the system may kill the app meanwhile.
  public func work(for time: VirtualTime) {
    _ = process.machine.perform(Action(.work, [.duration(time)]))
  }

  /// Asks for more time in the background; `.invalid` where the system grants none.
  ///
  /// The handler runs on the main thread when the time is up.
  public func beginBackgroundTask(
    withName name: String,
    expirationHandler: ((Application) -> Void)? = nil
  ) -> TaskIdentifier {
    let action = Action(.beginBackgroundTask, [.text(name), .absent])
    let before = process.machine.tasks.live.last?.id
    guard process.machine.perform(action), let id = process.machine.tasks.live.last?.id,
      id != before
    else { return .invalid }
    process.expirationHandlers[id] = expirationHandler
    return TaskIdentifier(rawValue: id)
  }

  /// Says that the work of the oldest task of that name is done.
  public func endBackgroundTask(named name: String) {
    perform(Action(.endBackgroundTask, [.text(name)]))
  }

  /// Does what a script says, its expiration handlers included; false where it is not possible.
  @discardableResult
  public func perform(_ action: Action) -> Bool {
    let before = process.machine.tasks.live.last?.id
    guard process.machine.perform(action) else { return false }
    if case .actions(let handler) = action.argument(1),
      let id = process.machine.tasks.live.last?.id,
      id != before
    {
      process.expirationHandlers[id] = { application in
        for action in handler where application.isRunning { application.perform(action) }
      }
    }
    return true
  }
}

/// A request to BGTaskScheduler, which outlives the process.
struct TaskRequest {
  let identifier: String
  let kind: TaskRequestKind
  /// The time before which its task does not run.
  let earliestBegin: VirtualTime
}

/// The launch handlers and running tasks of BGTaskScheduler in one process.
///
/// A class, so that an app without such tasks only has a nil reference.
final class TaskScheduler {
  /// The code that an app registers for an identifier.
  struct Registration {
    let identifier: String
    let queue: AppThreads.Queue
    let launchHandler: [Action]
    /// The expiration handler of each task; nil if the launch handler sets none.
    let expirationHandler: [Action]?
    /// The block that is the launch handler instead, in an app written in Swift.
    var block: Int?
  }

  /// A task whose launch handler was called and that is not completed.
  struct RunningTask {
    let request: TaskRequest
    /// The time at which it expires or, after that, must be completed; nil for a continued task.
    var deadline: VirtualTime?
    /// Whether its code is a closure of a SwiftUI app.
    var isInClosure = false
    var hasExpired = false
    /// The block that is its expiration handler, in an app written in Swift.
    var expirationBlock: Int?
  }

  private var registrations: [Registration] = []
  /// The running tasks, the oldest first.
  private(set) var running: [RunningTask] = []
  /// The request whose task the system is about to run.
  var starting: TaskRequest?

  init() {}

  init(copying other: TaskScheduler) {
    registrations = other.registrations
    running = other.running
    starting = other.starting
  }

  /// The earliest deadline of the running tasks.
  var deadline: VirtualTime? { running.lazy.compactMap(\.deadline).min() }

  func register(_ registration: Registration) { registrations.append(registration) }

  func registration(of identifier: String) -> Registration? {
    registrations.first { $0.identifier == identifier }
  }

  /// Sets the block that is the launch handler of a registered identifier.
  func run(_ block: Int, onLaunchOf identifier: String) {
    let index = registrations.firstIndex { $0.identifier == identifier }
    if let index { registrations[index].block = block }
  }

  /// Sets the block that is the expiration handler of the oldest task with an identifier.
  func run(_ block: Int?, onExpirationOf identifier: String) {
    let index = running.firstIndex { $0.request.identifier == identifier && !$0.hasExpired }
    if let index { running[index].expirationBlock = block }
  }

  func begin(_ task: RunningTask) { running.append(task) }

  /// Returns whether a task is running and has not expired.
  func canExpire(_ identifier: String) -> Bool {
    running.contains { $0.request.identifier == identifier && !$0.hasExpired }
  }

  /// The identifiers of the processing tasks that are running and have not expired, the oldest first.
  var runningProcessing: [String] {
    running.filter { $0.request.kind == .processing && !$0.hasExpired }.map(\.request.identifier)
  }

  /// Returns whether the time of an expired task is over.
  func hasOverdueTask(at now: VirtualTime) -> Bool { running.contains { $0.isOverdue(at: now) } }

  /// Removes and returns the oldest task with an identifier.
  @discardableResult
  func remove(_ identifier: String) -> RunningTask? {
    running.firstIndex { $0.request.identifier == identifier }.map { running.remove(at: $0) }
  }

  /// Removes and returns the tasks that have expired and were not completed in time.
  func removeOverdueTasks(at now: VirtualTime) -> [RunningTask] {
    let overdue = running.filter { $0.isOverdue(at: now) }
    running.removeAll { $0.isOverdue(at: now) }
    return overdue
  }

  /// Returns the identifier of the first task whose time expires now.
  func firstExpiring(at now: VirtualTime) -> String? {
    running.first { !$0.hasExpired && $0.isDue(at: now) }?.request.identifier
  }

  /// Marks a task as expired, which must be completed by the deadline; returns the block of its expiration handler.
  func expire(_ identifier: String, until deadline: VirtualTime) -> Int? {
    guard
      let index = running.firstIndex(where: {
        $0.request.identifier == identifier && !$0.hasExpired
      })
    else { return nil }
    running[index].hasExpired = true
    running[index].deadline = deadline
    return running[index].expirationBlock
  }

  /// Returns whether the code of a task is a closure of a SwiftUI app.
  func runsInClosure(_ identifier: String) -> Bool {
    running.contains { $0.request.identifier == identifier && $0.isInClosure }
  }

  /// Returns whether a task that has not expired has an expiration handler.
  func handlesExpiration(of identifier: String) -> Bool {
    registration(of: identifier)?.expirationHandler != nil
      || running.contains {
        $0.request.identifier == identifier && !$0.hasExpired
          && ($0.expirationBlock != nil || $0.isInClosure)
      }
  }
}

extension TaskScheduler.RunningTask {
  fileprivate func isDue(at now: VirtualTime) -> Bool { deadline.map { $0 <= now } ?? false }
  fileprivate func isOverdue(at now: VirtualTime) -> Bool { hasExpired && isDue(at: now) }
}

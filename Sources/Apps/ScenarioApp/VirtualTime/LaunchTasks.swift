internal import CVirtualTime
internal import Synchronization

/// Tells the tasks of a launch from those of earlier ones, which would have ended with a real process.
///
/// The concurrency runtime numbers tasks in the order in which they are made.
struct LaunchTasks {
  /// A launch, and the number of the first task that was made in it or later.
  private struct Start {
    let firstTask: UInt64
    let launch: Int
    let scenarioCase: ObjectIdentifier
  }

  /// All launches of this process.
  private static let starts = Mutex<[Start]>([])
  private let own: Start

  /// Begins a launch of a case, which the object stands for.
  init(launch: Int, of scenarioCase: AnyObject) {
    let task = Task.immediate {}
    let number = withExtendedLifetime(task) {
      virtual_time_task_number(unsafeBitCast(task, to: UnsafeRawPointer.self))
    }
    own = Start(
      firstTask: number,
      launch: launch,
      scenarioCase: ObjectIdentifier(scenarioCase)
    )
    Self.starts.withLock { [own] in $0.append(own) }
  }

  /// Returns the ended launch of a task, in words; nil if it is a task of this launch, or of none.
  func endedLaunch(ofTask number: UInt64) -> String? {
    guard number > 0, number < own.firstTask else { return nil }
    let start = Self.starts.withLock { $0.last { $0.firstTask <= number } }
    guard let start else { return nil }
    return start.scenarioCase == own.scenarioCase
      ? "launch \(start.launch)" : "an earlier case"
  }
}

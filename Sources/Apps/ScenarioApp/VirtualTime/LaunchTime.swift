internal import CVirtualTime
internal import Foundation
@_spi(Package) internal import LifecycleCore
internal import ScenarioRunner

/// The virtual time of one launch: handles the app's calls to clocks, dispatch queues and tasks.
///
/// Enqueued blocks run on the simulator's thread, one after another: at their virtual time, never while the
/// app is suspended, and never after the end of the process.
final class LaunchTime {
  private let application: Application
  private let folders: CaseFolders
  private let report: (String) -> Void
  private let tasks: LaunchTasks
  /// The same numbers in every run, but others in each launch of a case.
  private var random: SplitMix
  /// The observers that the launch has added to centers of Foundation.
  private(set) var observers: [FoundationObserver] = []
  /// Called with the `UserDefaults` suite that the app opens.
  var didOpenDefaults: (AnyObject) -> Void = { _ in }
  private var blocks = BlockQueue()
  /// The queues whose blocks are running, the innermost last.
  private var running: [UnsafeRawPointer?] = []
  private var reported: Set<String> = []
  /// The number of nested calls of the app's code.
  private var depth = 0
  private var whenIdle: (() -> Void)?
  /// The total time that code has slept after its process ended: nothing else advances its clock then, and Foundation
  /// sleeps until the deadline is reached.
  private var sleptAfterEnd: Int64 = 0
  private let system = UnsafeMutablePointer<virtual_time_system>.allocate(capacity: 1)

  /// Creates the time of a launch; `report` is called once for each unsupported feature.
  init(
    _ application: Application,
    _ folders: CaseFolders,
    report: @escaping (String) -> Void
  ) {
    self.application = application
    self.folders = folders
    self.report = report
    tasks = LaunchTasks(launch: application.launch, of: folders)
    random = SplitMix(seed: UInt64(application.launch))
    system.initialize(
      to: virtual_time_system(
        host: Unmanaged.passUnretained(self).toOpaque(),
        now: { LaunchTime.of($0).now },
        schedule: { LaunchTime.of($0).schedule(after: $1, on: $2, context: $3, body: $4) },
        drain: { LaunchTime.of($0).drain($1) },
        sleep: { LaunchTime.of($0).sleep($1) },
        wait: { LaunchTime.of($0).wait(until: $1) },
        exit: { LaunchTime.of($0).exit() },
        os_version: { LaunchTime.of($0).version },
        folder: { LaunchTime.of($0).folder($1) },
        environment: { LaunchTime.of($0).environment },
        did_add_observer: { LaunchTime.of($0).didAddObserver($1, $2) },
        did_open_defaults: { LaunchTime.of($0).didOpenDefaults(object(at: $1)) },
        random: { LaunchTime.of($0).random.next() },
        report: { LaunchTime.of($0).reportProblem($1) }
      )
    )
  }

  deinit { system.deallocate() }

  /// The number of pending blocks.
  var waitingCount: Int { blocks.waitingCount }

  /// Runs app code in virtual time until it returns or calls `exit`.
  func run(_ code: @escaping () -> Void) {
    enter {
      let code = AppCode(run: code)
      virtual_time_call(
        { Unmanaged<AppCode>.fromOpaque($0).takeUnretainedValue().run() },
        Unmanaged.passUnretained(code).toOpaque()
      )
      withExtendedLifetime(code) {}
    }
  }

  /// Runs code in virtual time; the code does not call `exit`.
  func enter(_ code: () -> Void) {
    let before = virtual_time_enter(system)
    depth += 1
    defer {
      depth -= 1
      virtual_time_enter(before)
      if depth == 0, let end = whenIdle {
        whenIdle = nil
        end()
      }
    }
    code()
  }

  /// Calls a closure as soon as no code of the launch is running: a call during which the process ends still runs to its end.
  func whenIdle(_ action: @escaping () -> Void) {
    if depth == 0 { action() } else { whenIdle = action }
  }

  /// Discards the pending blocks at the end of the process.
  func end() {
    virtual_time_forget()
    didOpenDefaults = { _ in }
    observers.removeAll()
    for block in blocks.takeAll() { block.discard() }
  }

  private static func of(_ host: UnsafeMutableRawPointer) -> LaunchTime {
    Unmanaged<LaunchTime>.fromOpaque(host).takeUnretainedValue()
  }

  // MARK: - What the app's code asks

  private var now: Int64 { application.now.nanoseconds + sleptAfterEnd }

  private var version: Int32 {
    Int32(application.osVersion.major * 100 + application.osVersion.minor)
  }

  private func schedule(
    after delay: Int64,
    on queue: UnsafeRawPointer?,
    context: UnsafeMutableRawPointer?,
    body: virtual_time_run?
  ) {
    guard let body else { return }
    if let ended = tasks.endedLaunch(ofTask: virtual_time_task(body, context)) {
      return report("a task of \(ended) was resumed in launch \(application.launch): ignored")
    }
    let time = VirtualTime(nanoseconds: delay)
    let due = now + time.nanoseconds
    let id = blocks.add(due: due, queue: queue, context: context, body: body)
    application.schedule(after: time) { [weak self] in
      guard let self, let block = blocks.take(id) else { return }
      run { self.run(block) }
    }
  }

  private func folder(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
    // What creates the folder must not ask for it.
    let system = virtual_time_enter(nil)
    defer { virtual_time_enter(system) }
    defer { reportOnce(folders.problem) }
    return folders.path(for: String(cString: name))
  }

  private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let system = virtual_time_enter(nil)
    defer { virtual_time_enter(system) }
    defer { reportOnce(folders.problem) }
    return folders.environment()
  }

  private func didAddObserver(_ center: UnsafeMutableRawPointer, _ token: UnsafeMutableRawPointer) {
    observers.append(FoundationObserver(center: object(at: center), token: object(at: token)))
  }

  private func run(_ block: BlockQueue.Block) {
    running.append(block.queue)
    block.run()
    running.removeLast()
  }

  private func drain(_ queue: UnsafeRawPointer?) {
    while let block = blocks.next(where: { $0.queue == queue && $0.due <= now }),
      let taken = blocks.take(block.id)
    {
      run(taken)
    }
  }

  private func sleep(_ duration: Int64) {
    guard duration > 0 else { return }
    // At least 1 ms, the unit of virtual time: Foundation would repeat a shorter sleep forever.
    let time = max(VirtualTime(nanoseconds: min(duration, .max / 2)), VirtualTime(milliseconds: 1))
    let start = now
    if application.isRunning { application.work(for: time) }
    if !application.isRunning { sleptAfterEnd += max(0, time.nanoseconds - (now - start)) }
  }

  private func exit() -> Bool {
    // In each later launch the queue would wait for the operation that never ends.
    if OperationQueue.main.operations.contains(where: \.isExecuting) { return false }
    if application.isRunning { application.perform(Action(.exit)) }
    return true
  }

  /// Runs a block of a queue other than the waiting one.
  private func wait(until deadline: Int64) -> Bool {
    let waiting = running.last ?? virtual_time_main_queue()
    let block = blocks.next { $0.queue != waiting && $0.due <= deadline }
    guard application.isRunning else { return false }
    guard let block else {
      if deadline < .max { sleep(deadline - now) }
      return false
    }
    if block.due > now { sleep(block.due - now) }
    if application.isRunning, let taken = blocks.take(block.id) { run(taken) }
    return application.isRunning
  }

  private func reportProblem(_ problem: virtual_time_problem) {
    let text =
      switch problem {
      case virtual_time_deadlock:
        "it waits for a semaphore or a group that nothing can signal, and would hang on a device"
      case virtual_time_run_loop_timer:
        """
        a Foundation Timer never fires here: in the file that creates it, import UIKit instead of Foundation
        """
      default:
        """
        a thread was started, which runs in real time and makes results nondeterministic: use a dispatch queue \
        or a Task
        """
      }
    reportOnce(text)
  }

  private func reportOnce(_ problem: String?) {
    if let problem, reported.insert(problem).inserted { report(problem) }
  }
}

/// Code of the app, for C.
private final class AppCode {
  let run: () -> Void

  init(run: @escaping () -> Void) { self.run = run }
}

private func object(at pointer: UnsafeMutableRawPointer) -> AnyObject {
  Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
}

extension VirtualTime {
  /// The time in nanoseconds.
  fileprivate var nanoseconds: Int64 { milliseconds * 1_000_000 }

  /// Rounds nanoseconds to milliseconds, the unit of virtual time.
  fileprivate init(nanoseconds: Int64) {
    self.init(milliseconds: (min(nanoseconds, .max - 500_000) + 500_000) / 1_000_000)
  }
}

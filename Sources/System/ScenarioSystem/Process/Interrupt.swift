internal import LibC
internal import Synchronization

/// A request to stop the run: Ctrl-C, a termination request by a CI system, or the time limit.
///
/// The first signal only sets a flag, so that the run can finish its reports; a second one terminates the process
/// immediately.
package enum Interrupt {
  private static let number = Atomic<Int32>(0)
  private static let alarm = Atomic<Bool>(false)
  private static let isInstalled = Atomic<Bool>(false)

  /// The number of the first signal that was received; nil if there was none.
  package static var received: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether the time limit was exceeded, without a signal.
  package static var hasTimedOut: Bool { alarm.load(ordering: .relaxed) && received == nil }

  /// Whether the run must stop, by a signal or the time limit.
  package static var isRequested: Bool {
    number.load(ordering: .relaxed) != 0 || alarm.load(ordering: .relaxed)
  }

  /// Installs the signal handlers, once per process; signals that were ignored at its start remain ignored.
  package static func install() {
    guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
    for number in [SIGINT, SIGTERM] {
      handle(number) { number in
        Interrupt.number.store(number, ordering: .relaxed)
        // Signal handlers must not allocate memory.
        _ = signal(SIGINT, SIG_DFL)
        _ = signal(SIGTERM, SIG_DFL)
      }
    }
  }

  /// Stops the run after a number of milliseconds.
  package static func setLimit(milliseconds: Int) {
    handle(SIGALRM) { _ in Interrupt.alarm.store(true, ordering: .relaxed) }
    setAlarm(milliseconds: milliseconds)
  }

  /// Removes the time limit.
  package static func removeLimit() {
    setAlarm(milliseconds: 0)
    alarm.store(false, ordering: .relaxed)
  }

  /// Installs a signal handler, unless the process was started with the signal ignored.
  ///
  /// A process that a thread with blocked signals starts, as in Foundation, inherits the mask, so the signal is
  /// unblocked.
  private static func handle(_ number: Int32, with handler: @convention(c) (Int32) -> Void) {
    if Platform.isIgnored(signal(number, handler)) { _ = signal(number, SIG_IGN) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Schedules SIGALRM for this process; zero cancels it.
  private static func setAlarm(milliseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = .init(milliseconds / 1000)
    timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    // ITIMER_REAL has a different type on each platform, but the same value.
    setitimer(0, &timer, nil)
  }
}

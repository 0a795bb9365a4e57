internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A request to end the run: a user's Ctrl-C, a CI system's request to terminate, or the end of its time.
///
/// The first signal only sets a flag, so that a run can finish its reports; a second one ends the process
/// at once.
public enum Interrupt {
  private static let number = Atomic<Int32>(0)
  private static let alarm = Atomic<Bool>(false)
  private static let isInstalled = Atomic<Bool>(false)

  /// The number of the signal that has arrived, or nil; one that has arrived stays.
  public static var received: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether the time of the run was over, and no signal has arrived.
  public static var isOverTime: Bool { alarm.load(ordering: .relaxed) && received == nil }

  /// Whether the run is to end, for either reason.
  public static var hasCome: Bool {
    number.load(ordering: .relaxed) != 0 || alarm.load(ordering: .relaxed)
  }

  /// Begins to listen, once in a process; a signal that it was started with as ignored stays ignored.
  public static func install() {
    guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
    for number in [SIGINT, SIGTERM] {
      handle(number) { number in
        Interrupt.number.store(number, ordering: .relaxed)
        // Nothing here may allocate: a handler runs between any two instructions.
        _ = signal(SIGINT, SIG_DFL)
        _ = signal(SIGTERM, SIG_DFL)
      }
    }
  }

  /// Ends the time of a run after this many milliseconds.
  public static func setLimit(milliseconds: Int) {
    handle(SIGALRM) { _ in Interrupt.alarm.store(true, ordering: .relaxed) }
    setAlarm(milliseconds: milliseconds)
  }

  /// Removes the limit of a run that is at its end.
  public static func removeLimit() {
    setAlarm(milliseconds: 0)
    alarm.store(false, ordering: .relaxed)
  }

  /// Calls `handler` for a signal, unless the process was started with that signal ignored.
  ///
  /// A process that is started by a thread which blocks signals, as Foundation does, inherits the block: it is removed.
  private static func handle(_ number: Int32, with handler: @convention(c) (Int32) -> Void) {
    if Platform.isIgnored(signal(number, handler)) { _ = signal(number, SIG_IGN) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Sends SIGALRM to this process after some time; never, after none.
  private static func setAlarm(milliseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = .init(milliseconds / 1000)
    timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    // Its name has another type on each platform; its number is the same.
    setitimer(0, &timer, nil)
  }
}

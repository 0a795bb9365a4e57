#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a process knows of its surroundings: the terminal, clocks, the environment and signals.
extension Platform {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The seconds since 1970 in UTC.
  static func secondsSince1970() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec)
  }

  /// Waits, or less where a signal comes.
  static func sleep(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    nanosleep(&time, nil)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { Path(terminated: $0).text }
  }

  static func arguments() -> [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst().compactMap { $0.map { Path(terminated: $0).text } }
  }

  static func processIdentifier() -> Int32 { getpid() }

  static func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Lets a write to a closed pipe, or beyond the largest size of a file, fail instead of ending the process.
  static func ignoreWriteSignals() {
    for number in writeSignals { _ = signal(number, SIG_IGN) }
  }

  /// What the system sends to who cannot write.
  static let writeSignals = [SIGPIPE, SIGXFSZ]

  /// A user's Ctrl-C.
  static var interruptSignal: Int32 { SIGINT }
  /// A CI system's request to end.
  static var terminateSignal: Int32 { SIGTERM }

  /// Calls `handler` for a signal, unless the process was started with that signal ignored.
  ///
  /// Who starts a process from a thread that blocks signals, as Foundation does, hands the block on: it is lifted.
  static func handle(_ number: Int32, with handler: @convention(c) (Int32) -> Void) {
    let former = signal(number, handler)
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = signal(number, SIG_IGN)
    }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Gives a signal back what it does by default; may be called from a handler.
  static func restoreDefault(_ number: Int32) { _ = signal(number, SIG_DFL) }
}

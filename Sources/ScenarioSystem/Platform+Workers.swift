#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starting this program once more as a worker, talking with it, and ending it.
extension Platform {
  /// A process of ours, and our ends of the pipes to it.
  struct Child {
    let process: pid_t
    /// What we write to its standard input.
    let input: Int32
    /// What it writes to the descriptor `workerEvents`.
    let events: Int32
    /// What it writes to standard output and standard error.
    let output: Int32
  }

  /// The descriptor to which a worker writes what it has to tell.
  static let workerEvents: Int32 = 3

  /// Starts the very program that is running, by the same bytes even if its file was replaced since.
  static func startSelf(
    _ arguments: [String],
    adding variables: [String],
    inGroupOfItsOwn hasGroup: Bool
  ) throws(Failure) -> Child {
    var pipes: [Pipe] = []
    defer { for pipe in pipes { close(pipe.theirs) } }
    do throws(Failure) {
      for _ in 0..<3 { pipes.append(try Pipe(weWrite: pipes.isEmpty)) }
      let process = try spawn(
        try ownProgram(),
        arguments,
        [
          .descriptor(pipes[0].theirs, as: 0), .descriptor(pipes[2].theirs, as: 1),
          .descriptor(pipes[2].theirs, as: 2), .descriptor(pipes[1].theirs, as: workerEvents),
        ],
        adding: variables,
        inGroupOfItsOwn: hasGroup
      )
      return Child(
        process: process,
        input: pipes[0].ours,
        events: pipes[1].ours,
        output: pipes[2].ours
      )
    } catch {
      for pipe in pipes { close(pipe.ours) }
      throw error
    }
  }

  private static func ownProgram() throws(Failure) -> String {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: 4096)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { throw Failure(number: ENAMETOOLONG) }
      return String(
        decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
        as: UTF8.self
      )
    #else
      return "/proc/self/exe"
    #endif
  }

  // MARK: - Watching

  /// Reads into a buffer from its start, and returns how many bytes there are.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(Failure) -> Int {
    try buffer.withUnsafeMutableBytes { bytes in
      Result { () throws(Failure) in try read(descriptor, into: bytes) }
    }.get()
  }

  /// Waits until one of the descriptors has something to read or is at its end, a signal comes, or time is over.
  ///
  /// - Returns: For each descriptor whether it is ready.
  static func wait(for descriptors: [Int32], milliseconds: Int) throws(Failure) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
    guard count >= 0 || errno == EINTR else { throw Failure(number: errno) }
    return requests.map { count > 0 && $0.revents != 0 }
  }

  /// Whether there is a process of that number, whoever it belongs to.
  static func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Sends a signal to a process, and to all of its group where it leads one.
  static func send(_ signal: Int32, to process: pid_t, andItsGroup hasGroup: Bool) {
    _ = kill(hasGroup ? -process : process, signal)
  }

  /// How a process ended.
  enum Ending {
    case status(Int32)
    case signal(Int32)
    /// Nobody knows: another part of the program has asked before.
    case unknown
  }

  /// How a process ended; nil while it goes on.
  static func ending(of process: pid_t) -> Ending? {
    var status: Int32 = 0
    let result = waitpid(process, &status, WNOHANG)
    if result == 0 || (result < 0 && errno == EINTR) { return nil }
    guard result > 0 else { return .unknown }
    let signal = status & 0x7f
    return signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
  }

  static var killSignal: Int32 { SIGKILL }

  /// What a signal is called, `SIGSEGV`.
  static func name(ofSignal number: Int32) -> String {
    switch number {
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGSEGV: "SIGSEGV"
    case SIGPIPE: "SIGPIPE"
    case SIGALRM: "SIGALRM"
    case SIGTERM: "SIGTERM"
    case SIGXCPU: "SIGXCPU"
    default: "signal \(number)"
    }
  }

  // MARK: - Inside of a worker

  /// Ends this process, and its group where it leads one, as soon as nobody holds the other end of its input.
  ///
  /// A thread of its own watches: whoever is played may keep the others busy for ever.
  static func endWithoutInput() throws(Failure) {
    _ = try Thread { Platform.waitForHangUp() }
  }

  private static func waitForHangUp() -> Never {
    var request = pollfd(fd: 0, events: 0, revents: 0)
    while request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 { _ = poll(&request, 1, -1) }
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    _exit(0)
  }

  /// Keeps what this process starts from holding the pipe on which it tells.
  static func keepEventsPrivate() { _ = fcntl(workerEvents, F_SETFD, FD_CLOEXEC) }

  /// Sends SIGALRM to this process after some time; never, after none.
  static func setAlarm(milliseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = .init(milliseconds / 1000)
    timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    // Its name has another type on each platform; its number is the same.
    setitimer(0, &timer, nil)
  }

  static var alarmSignal: Int32 { SIGALRM }
}

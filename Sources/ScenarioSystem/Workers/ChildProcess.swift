#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starting processes, and waiting for their end.
extension Platform {
  /// Starts a program, looked up in `PATH` unless its path has a slash.
  ///
  /// All signals have their default actions in it, also those that this process handles or ignores.
  ///
  /// - Parameters:
  ///   - program: Its name or path.
  ///   - arguments: Its arguments, its own name first.
  ///   - descriptors: The descriptors of this process that it gets as 0, 1, 2, ...; nil for `/dev/null`.
  ///   - variables: Environment variables that are added, each as `NAME=VALUE`.
  ///   - hasGroup: Whether it leads a process group of its own.
  /// - Returns: The number of its process.
  /// - Throws: The operating system's reason.
  static func spawn(
    _ program: String,
    _ arguments: [String],
    _ descriptors: [Int32?],
    adding variables: [String] = [],
    inGroupOfItsOwn hasGroup: Bool = false
  ) throws(Failure) -> pid_t {
    keepExitStatuses()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in zip((0 as Int32)..., descriptors) {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGTSTP] + writeSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if hasGroup {
      flags |= POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = arguments.map { strdup(Path($0).terminated) }
    let texts = variables.map { strdup($0) }
    defer { for text in words + texts { free(text) } }
    var process = pid_t()
    let number = posix_spawnp(
      &process,
      program,
      &actions,
      &attributes,
      words + [nil],
      Environment.entries + texts + [nil]
    )
    guard number == 0 else { throw Failure(number: number) }
    return process
  }

  /// Lets the system keep the exit statuses of child processes: it keeps none for a process that was started with
  /// SIGCHLD ignored.
  private static func keepExitStatuses() {
    var former = sigaction()
    sigaction(SIGCHLD, nil, &former)
    // A handler stays in place.
    if !isIgnored(signal(SIGCHLD, SIG_DFL)) { sigaction(SIGCHLD, &former, nil) }
  }

  /// A pipe of which one end is handed to a process: above the standard descriptors, so that it may become one.
  struct Pipe {
    let ours: Int32
    let theirs: Int32

    /// Creates one; reading from it when it is empty is an error, unless it waits.
    init(weWrite: Bool, waits: Bool = false) throws(Failure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(number: errno) }
      defer { for end in ends { close(end) } }
      let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
      guard high.allSatisfy({ $0 >= 0 }) else {
        // Where the limit is so low, no descriptor may have this number.
        let number = errno == EINVAL ? EMFILE : errno
        for end in high where end >= 0 { close(end) }
        throw Failure(number: number)
      }
      ours = high[weWrite ? 1 : 0]
      theirs = high[weWrite ? 0 : 1]
      if !weWrite, !waits { _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK) }
    }
  }

  /// The path of the executable that is running, the same file even if it was replaced since.
  static func ownProgram() throws(Failure) -> String {
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

  /// Waits until one of the descriptors has something to read or is at its end, a signal arrives, or time is over.
  static func wait(for descriptors: [Int32], milliseconds: Int) {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
  }

  /// The number of this process.
  static var ownIdentifier: pid_t { getpid() }

  /// Whether there is a process of that number, whoever it belongs to.
  static func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Sends a signal to a process, and to all of its group where it leads one.
  static func send(_ signal: Int32, to process: pid_t, andItsGroup hasGroup: Bool) {
    _ = kill(hasGroup ? -process : process, signal)
  }

  static var terminateSignal: Int32 { SIGTERM }
  static var killSignal: Int32 { SIGKILL }

  /// How a process ended; nil while it is running, unless this waits for its end.
  static func ending(of process: pid_t, waits: Bool = false) -> ProcessEnding? {
    var status: Int32 = 0
    let result = try? checked { waitpid(process, &status, waits ? 0 : WNOHANG) }
    guard let result else { return .unknown }
    guard result > 0 else { return nil }
    let signal = status & 0x7f
    return signal == 0
      ? .status(Int(status >> 8 & 0xff)) : .signal(Int(signal), name: name(ofSignal: signal))
  }

  private static func name(ofSignal number: Int32) -> String {
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

  // MARK: - Signals

  /// Lets a write to a closed pipe, or beyond the largest size of a file, fail instead of ending the process.
  static func ignoreWriteSignals() {
    for number in writeSignals { _ = signal(number, SIG_IGN) }
  }

  private static let writeSignals = [SIGPIPE, SIGXFSZ]

  /// Whether a signal with this handler is ignored.
  static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  // MARK: - Inside of a worker

  /// The descriptor to which a worker writes its events.
  static let workerEvents: Int32 = 3

  /// Ends this process, and its group where it leads one, as soon as nobody holds the other end of its input.
  ///
  /// A thread of its own watches: the app under test may keep the others busy forever.
  static func endWithoutInput() throws(Failure) {
    // What this process starts must not hold the pipe of its events.
    _ = fcntl(workerEvents, F_SETFD, FD_CLOEXEC)
    _ = try Thread {
      var request = pollfd(fd: 0, events: 0, revents: 0)
      while request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 { _ = poll(&request, 1, -1) }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(0)
    }
  }
}

/// How a process ended.
public enum ProcessEnding: Hashable, Sendable {
  /// By itself, with this status.
  case status(Int)
  /// By a signal: its number and name.
  case signal(Int, name: String)
  /// In a way that the system does not report.
  case unknown
}

internal import LibC

#if canImport(Darwin)  // not compiled on a Mac yet: docs/platforms.md
  import MachO.dyld
#endif

/// Child processes, signals and pipes.
extension Platform {
  /// Starts a program, looked up in `PATH` unless its name contains a slash.
  ///
  /// The program starts with default signal actions, even for signals that this process handles or ignores.
  ///
  /// - Parameters:
  ///   - program: The name or path of the program.
  ///   - arguments: The arguments, including the name.
  ///   - descriptors: The descriptors of this process to pass as 0, 1, 2, ...; nil for `/dev/null`.
  ///   - variables: Environment variables, each as `NAME=VALUE`, in addition to those of this process or in their place.
  ///   - hasGroup: Whether the process is the leader of a new process group.
  /// - Returns: The process identifier.
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
    let kept = ProcessEnvironment.entries.filter { entry in
      !variables.contains { strncmp(entry, $0, ($0.prefix { $0 != "=" }).utf8.count + 1) == 0 }
    }
    defer { for text in words + texts { free(text) } }
    var process = pid_t()
    let number = posix_spawnp(
      &process,
      program,
      &actions,
      &attributes,
      words + [nil],
      kept + texts + [nil]
    )
    guard number == 0 else { throw Failure(number: number) }
    return process
  }

  /// Makes the system keep the exit statuses of child processes, which it does not if SIGCHLD was ignored when this
  /// process started.
  private static func keepExitStatuses() {
    var former = sigaction()
    sigaction(SIGCHLD, nil, &former)
    // An existing handler is kept.
    if !isIgnored(signal(SIGCHLD, SIG_DFL)) { sigaction(SIGCHLD, &former, nil) }
  }

  /// A pipe to a child process; its descriptors are above the standard ones, so that they can be remapped.
  struct Pipe {
    let parentEnd: Int32
    let childEnd: Int32

    /// Creates a pipe; unless `waits` is true, reading from an empty pipe is an error instead of blocking.
    init(parentWrites: Bool, waits: Bool = false) throws(Failure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(number: errno) }
      defer { for end in ends { close(end) } }
      let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
      guard high.allSatisfy({ $0 >= 0 }) else {
        // Only a low limit of descriptors causes this error.
        let number = errno == EINVAL ? EMFILE : errno
        for end in high where end >= 0 { close(end) }
        throw Failure(number: number)
      }
      parentEnd = high[parentWrites ? 1 : 0]
      childEnd = high[parentWrites ? 0 : 1]
      if !parentWrites, !waits {
        _ = fcntl(parentEnd, F_SETFL, fcntl(parentEnd, F_GETFL) | O_NONBLOCK)
      }
    }
  }

  /// Returns the path of the running executable, which remains valid if the file is replaced.
  static func ownExecutablePath() throws(Failure) -> String {
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

  // MARK: - Waiting

  /// Waits until a descriptor is readable or closed, a signal arrives, or the time is over.
  static func wait(for descriptors: [Int32], milliseconds: Int) {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
  }

  /// The identifier of this process.
  static var ownProcessID: pid_t { getpid() }

  /// Whether a process exists, regardless of its user.
  static func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Sends a signal to a process, or to its group if it is a group leader.
  static func send(_ signal: Int32, to process: pid_t, andItsGroup hasGroup: Bool) {
    _ = kill(hasGroup ? -process : process, signal)
  }

  static var terminateSignal: Int32 { SIGTERM }
  static var killSignal: Int32 { SIGKILL }

  /// Returns how a process terminated; nil if it is running, unless `waits` is true.
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

  /// Makes writes to a closed pipe, or beyond the maximum file size, fail instead of terminating the process.
  static func ignoreWriteSignals() {
    for number in writeSignals { _ = signal(number, SIG_IGN) }
  }

  private static let writeSignals = [SIGPIPE, SIGXFSZ]

  /// Whether a signal handler is `SIG_IGN`.
  static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  // MARK: - Worker side

  /// The descriptor to which a worker writes its events.
  static let workerEvents: Int32 = 3

  /// Terminates this process with status 0, without the code that is to run at its end.
  static func exitImmediately() -> Never { _exit(0) }

  /// Passes on what arrives at standard input; when that is closed, terminates this process, and its group if it is
  /// the leader.
  ///
  /// A separate thread reads, since the app under test may block the others forever. To wait for the end alone, without
  /// reading, is not possible everywhere: `poll` on macOS does not report a closed pipe to those who ask for no input.
  static func readInputUntilExit(_ receive: @escaping ([UInt8]) -> Void) throws(Failure) {
    // Child processes must not inherit the pipe for events.
    _ = fcntl(workerEvents, F_SETFD, FD_CLOEXEC)
    // The app may close standard input, or open something else in its place.
    let input = try duplicate(0)
    _ = try SystemThread {
      while let bytes = try? readBytes(input, upTo: 4 << 10), !bytes.isEmpty { receive(bytes) }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(0)
    }
  }
}

/// How a process terminated.
package enum ProcessEnding: Hashable, Sendable, CustomStringConvertible {
  /// It exited with this status.
  case status(Int)
  /// A signal terminated it: its number and name.
  case signal(Int, name: String)
  /// The system does not report how.
  case unknown

  /// What the process did: "exited with status 3".
  package var description: String {
    switch self {
    case .status(let status): "exited with status \(status)"
    case .signal(_, let name): "crashed with \(name)"
    case .unknown: "ended, but the system does not report how"
    }
  }
}

/// The end of what a process has printed.
struct RecentOutput {
  /// The number of bytes to keep.
  static let limit = 8 << 10

  private var bytes: [UInt8] = []

  /// Appends bytes, and forgets old ones from time to time.
  mutating func append(_ new: [UInt8]) {
    bytes += new
    if bytes.count > 64 * Self.limit { bytes.removeFirst(bytes.count - 2 * Self.limit) }
  }

  /// Forgets everything.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// The last lines, after `…` if there were more.
  var text: String {
    guard bytes.count > Self.limit else { return String(decoding: bytes, as: UTF8.self) }
    let last = bytes.suffix(Self.limit)
    // An incomplete first line is removed, unless it is the only one.
    let lines = last.drop { $0 != UInt8(ascii: "\n") }
    return "…\(String(decoding: lines.count > 1 ? lines : last, as: UTF8.self))"
  }
}

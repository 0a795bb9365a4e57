// The environment is a variable of C, which nothing here changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// How any process of ours is started.
extension Platform {
  /// What a started program finds under the number of a descriptor.
  enum Redirection {
    /// A descriptor of ours.
    case descriptor(Int32, as: Int32)
    /// A file that is empty and keeps nothing.
    case nothing(as: Int32)
  }

  /// Starts a program, looked up in `PATH` unless its path has a slash; returns its number.
  ///
  /// The signals that we listen to, and those that we ignore, do to it what they do by default.
  static func spawn(
    _ program: String,
    _ arguments: [String],
    _ redirections: [Redirection],
    adding variables: [String] = [],
    inGroupOfItsOwn hasGroup: Bool = false
  ) throws(Failure) -> pid_t {
    keepEndings()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for redirection in redirections {
      switch redirection {
      case .descriptor(let ours, let theirs):
        posix_spawn_file_actions_adddup2(&actions, ours, theirs)
      case .nothing(let theirs):
        posix_spawn_file_actions_addopen(&actions, theirs, "/dev/null", O_RDWR, 0)
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
      environmentTexts() + texts + [nil]
    )
    guard number == 0 else { throw Failure(number: number) }
    return process
  }

  private static func environmentTexts() -> [UnsafeMutablePointer<CChar>?] {
    var texts: [UnsafeMutablePointer<CChar>?] = []
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next = environ
    #endif
    while let text = next.pointee {
      texts.append(text)
      next += 1
    }
    return texts
  }

  /// A pipe of which one end is handed to a process: above the standard descriptors, so that it may become one.
  struct Pipe {
    let ours: Int32
    let theirs: Int32

    /// Creates one; reading from it without anything there is an error, unless it waits.
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

  /// Lets the system keep how our processes end until we ask: it keeps nothing for one that was started to ignore it.
  private static func keepEndings() {
    var former = sigaction()
    sigaction(SIGCHLD, nil, &former)
    let handler = signal(SIGCHLD, SIG_DFL)
    let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    // Whoever listens to it goes on.
    if !isIgnored { sigaction(SIGCHLD, &former, nil) }
  }
}

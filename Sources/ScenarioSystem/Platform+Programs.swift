// The environment is a variable of C, which nothing here changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Starting other programs, and waiting for them.
extension Platform {
  /// Starts a program, found in `PATH`, without input; returns its number and the end of its output.
  static func start(_ arguments: [String]) throws(Failure) -> (process: pid_t, output: Int32) {
    keepEndings()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = arguments.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let number = posix_spawnp(
      &process,
      arguments.first ?? "",
      &actions,
      nil,
      words + [nil],
      environ
    )
    guard number == 0 else {
      close(ends[0])
      throw Failure(number: number)
    }
    return (process, ends[0])
  }

  /// Waits for a program's end; returns its status, 128 and its number for a signal.
  static func waitForEnd(of process: pid_t) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(number: errno) }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// The names of all variables that begin so.
  static func environmentNames(beginning prefix: String) -> [String] {
    var names: [String] = []
    var entry = environ
    while let text = entry.pointee {
      if strncmp(text, prefix, prefix.utf8.count) == 0 {
        names.append(String(String(cString: text).prefix { $0 != "=" }))
      }
      entry += 1
    }
    return names
  }

  /// The next bytes of a descriptor; none at its end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      do throws(Failure) {
        used = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

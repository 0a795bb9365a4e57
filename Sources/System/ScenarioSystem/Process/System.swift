// The environment is a global variable in C, which this program does not modify.
@preconcurrency internal import LibC

/// The command-line arguments of this process.
public enum CommandArguments {
  /// The name by which this process was started.
  package static let programName = CommandLine.unsafeArgv[0].map { Path(terminated: $0).text } ?? ""

  /// All arguments except the program's name; `Path(_:)` restores the exact bytes of paths.
  public static let all = UnsafeBufferPointer(
    start: CommandLine.unsafeArgv,
    count: Int(CommandLine.argc)
  ).dropFirst().compactMap { $0.map { Path(terminated: $0).text } }

  /// Returns an argument that is not read as a list of paths.
  package static func path(_ argument: String) -> String {
    argument.utf8.first == UInt8(ascii: "@") ? "./\(argument)" : argument
  }
}

/// The environment variables of this process; `Path(_:)` restores the exact bytes of paths.
package enum ProcessEnvironment {
  /// Returns the value of a variable; nil if it is not set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { Path(terminated: $0).text }
  }

  /// Returns the names of all variables with a prefix.
  package static func names(withPrefix prefix: String) -> [String] {
    entries.filter { strncmp($0, prefix, prefix.utf8.count) == 0 }
      .map { String(String(cString: $0).prefix { $0 != "=" }) }
  }

  /// All variables, each as `NAME=VALUE`.
  static var entries: [UnsafeMutablePointer<CChar>] {
    #if canImport(Darwin)  // not compiled on a Mac yet: docs/platforms.md
      guard let start = _NSGetEnviron().pointee else { return [] }
    #else
      let start = environ
    #endif
    var entries: [UnsafeMutablePointer<CChar>] = []
    while let entry = start[entries.count] { entries.append(entry) }
    return entries
  }
}

/// The current process.
package enum CurrentProcess {
  /// Exits with a status, after flushing the C library's output buffers.
  package static func end(with status: Int32) -> Never { exit(status) }

  /// Writes each line of the C library's standard output at once, even to a pipe, so that a crash loses none.
  package static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}

/// The processors of this machine.
package enum Processors {
  /// The number of online processors; at least one.
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// The working directory of this process.
package enum WorkingDirectory {
  /// The absolute path, with symbolic links resolved.
  ///
  /// - Throws: `.io`, if it does not exist or cannot be accessed.
  package static var path: Path {
    get throws(ScenarioError) {
      guard let path = getcwd(nil, 0) else {
        let reason = Platform.Failure(number: errno).reason
        throw ScenarioError(.io, "cannot find the working directory: \(reason)")
      }
      defer { free(path) }
      return Path(terminated: path)
    }
  }
}

/// Wall-clock time, as opposed to virtual time: for durations and reports.
package enum Clock {
  /// Returns the nanoseconds since a fixed but arbitrary time; never decreases.
  package static func monotonicNanoseconds() -> UInt64 {
    let time = now(CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Returns the number of days since 1970, in UTC.
  package static func daysSince1970() -> Int { Int(now(CLOCK_REALTIME).tv_sec) / 86_400 }

  /// Returns the current time in UTC, as `YYYY-MM-DDThh:mm:ss`.
  package static func timestamp() -> String {
    timestamp(secondsSince1970: Int(now(CLOCK_REALTIME).tv_sec))
  }

  static func timestamp(secondsSince1970 seconds: Int) -> String {
    var seconds = time_t(seconds)
    var date = tm()
    gmtime_r(&seconds, &date)
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { strftime($0, 32, "%Y-%m-%dT%H:%M:%S", &date) } ?? 0
      }
    }
  }

  /// Waits for some time, or less if a signal arrives.
  package static func pause(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    nanosleep(&time, nil)
  }

  private static func now(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that belong to one process at a time.
extension Platform {
  /// Takes the lock of an open file, which ends with its last descriptor; false where another process has it, unless
  /// this one waits.
  static func lock(_ descriptor: Int32, waits: Bool = false) throws(Failure) -> Bool {
    do throws(Failure) {
      _ = try checked { flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.isWouldBlock {
      return false
    }
  }

  /// Opens a file for writing, whatever it holds, and creates it where it is missing.
  static func openOrCreate(_ path: Path) throws(Failure) -> Int32 {
    try checked {
      open(path.terminated, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o666)
    }
  }

  /// Empties an open file.
  static func truncate(_ descriptor: Int32) throws(Failure) {
    _ = try checked { ftruncate(descriptor, 0) }
  }

  /// One more descriptor of the same open file.
  static func duplicate(_ descriptor: Int32) throws(Failure) -> Int32 {
    try checked { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
  }
}

internal import LibC

/// A Swift wrapper of the C library and the differences between platforms.
///
/// System calls that a signal interrupts are repeated.
enum Platform {
  /// An error of the operating system.
  struct Failure: Error {
    let number: Int32

    /// The message of the operating system, for use inside a sentence.
    var reason: String {
      if [ESPIPE, ENXIO].contains(number) { return "it is a pipe, a socket or a device" }
      let text = String(cString: strerror(number))
      return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// The path does not exist.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    /// A file already exists.
    var alreadyExists: Bool { number == EEXIST }
    /// The reader of the pipe is gone.
    var isBrokenPipe: Bool { number == EPIPE }
    /// The operation would block.
    var isWouldBlock: Bool { number == EAGAIN || number == EWOULDBLOCK }
    /// The operation needs rights that the process does not have, even for a file that it may write.
    var isNotPermitted: Bool { number == EPERM }
    /// The file does not support the operation.
    var isNotSupported: Bool {
      number == EINVAL || number == ENOTSUP || number == ENOLCK || number == ENOSYS
    }

    static let isDirectory = Failure(number: EISDIR)
    /// A pipe or a device, whose bytes may arrive at any time.
    static let notRegularFile = Failure(number: ESPIPE)
    static let alreadyExists = Failure(number: EEXIST)
    static let noMemory = Failure(number: ENOMEM)
    static let noSuchFile = Failure(number: ENOENT)
    static let noChild = Failure(number: ECHILD)
  }

  /// The type of a file.
  enum FileKind {
    case file, directory, link, other
  }

  // MARK: - Files

  /// The mode of opening a file; opening never blocks, even for a pipe without a writer.
  struct OpenMode {
    fileprivate let flags: Int32

    static let reading = OpenMode(flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    /// For reading; fails if the last component is a link.
    static let readingNoLink = OpenMode(flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    /// For writing; the contents are kept until overwritten.
    static let writing = OpenMode(flags: O_WRONLY | O_NONBLOCK)
    /// For writing; the file is created if it does not exist.
    static let creating = OpenMode(flags: O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
    /// For writing to a new file; fails if anything exists at the path, even a broken link.
    static let creatingNew = OpenMode(flags: O_WRONLY | O_CREAT | O_EXCL)
    /// For appending; each write goes to the end, even if other processes write, too.
    static let appending = OpenMode(flags: O_WRONLY | O_CREAT | O_APPEND)
  }

  static func openFile(_ path: Path, _ mode: OpenMode) throws(Failure) -> Int32 {
    try checked { open(path.terminated, mode.flags | O_CLOEXEC, 0o666) }
  }

  /// Reads at most `count` bytes from a descriptor; returns none at its end.
  static func readBytes(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      do throws(Failure) {
        used = try checked { read(descriptor, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes as many bytes as possible without waiting, and returns their number.
  static func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(Failure) -> Int {
    var failure: Failure?
    let count = bytes.withUnsafeBytes { bytes in
      do throws(Failure) {
        return try checked { write(descriptor, bytes.baseAddress, bytes.count) }
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }

  /// Makes reading from and writing to a descriptor fail instead of waiting.
  static func makeNonBlocking(_ descriptor: Int32) throws(Failure) {
    _ = try checked { fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
  }

  /// Writes all bytes, at the current position or at an offset.
  static func writeAll(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Int32,
    at offset: Int? = nil
  ) throws(Failure) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[written...])
        do throws(Failure) {
          let count = try checked {
            if let offset {
              pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
            } else {
              write(descriptor, rest.baseAddress, rest.count)
            }
          }
          // Zero bytes without an error would be retried forever.
          guard count > 0 else { throw Failure(number: EIO) }
          written += count
        } catch  where error.isWouldBlock {
          // Another process that shares the stream has made it non-blocking.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = try checked { poll(&request, 1, -1) }
        }
      }
    }
  }

  /// Flushes the contents of a file to the disk, if the file system supports it.
  static func synchronize(_ descriptor: Int32) throws(Failure) {
    do throws(Failure) {
      _ = try checked { fsync(descriptor) }
    } catch  where error.isNotSupported {}
  }

  /// Closes a descriptor; an interrupted close counts as done.
  static func closeFile(_ descriptor: Int32) throws(Failure) {
    guard close(descriptor) != 0, errno != EINTR else { return }
    throw Failure(number: errno)
  }

  /// Locks an open file until its last descriptor is closed; returns false if another process holds the lock, unless
  /// `waits` is true.
  static func lock(_ descriptor: Int32, waits: Bool = false) throws(Failure) -> Bool {
    do throws(Failure) {
      _ = try checked { flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.isWouldBlock {
      return false
    }
  }

  /// Empties an open file.
  static func truncate(_ descriptor: Int32) throws(Failure) {
    _ = try checked { ftruncate(descriptor, 0) }
  }

  /// Duplicates a descriptor of an open file.
  static func duplicate(_ descriptor: Int32) throws(Failure) -> Int32 {
    try checked { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
  }

  static func moveFile(_ path: Path, to target: Path) throws(Failure) {
    _ = try checked { rename(path.terminated, target.terminated) }
  }

  static func removeFile(_ path: Path) throws(Failure) {
    _ = try checked { unlink(path.terminated) }
  }

  /// The metadata of a file.
  struct Status {
    private let status: stat

    /// The metadata of an open file.
    init(of descriptor: Int32) throws(Failure) {
      var status = stat()
      _ = try checked { fstat(descriptor, &status) }
      self.status = status
    }

    /// The metadata of the file at a path.
    init(of path: Path, followingLinks: Bool = true) throws(Failure) {
      var status = stat()
      _ = try checked {
        followingLinks ? stat(path.terminated, &status) : lstat(path.terminated, &status)
      }
      self.status = status
    }

    var size: Int { Int(status.st_size) }
    /// The number of hard links, the names of the file.
    var linkCount: Int { Int(status.st_nlink) }
    var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }
    var number: UInt64 { UInt64(status.st_ino) }

    /// The time of the last modification.
    var modified: (seconds: Int, nanoseconds: Int) {
      #if canImport(Darwin)  // not compiled on a Mac yet: docs/platforms.md
        (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
      #else
        (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
      #endif
    }

    var kind: FileKind {
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    }

    /// Copies owner and group to a new file; only root can change the owner.
    func copyOwner(to descriptor: Int32) throws(Failure) {
      let new = try Status(of: descriptor)
      guard (new.status.st_uid, new.status.st_gid) != (status.st_uid, status.st_gid) else { return }
      _ = try checked { fchown(descriptor, status.st_uid, status.st_gid) }
    }

    /// Copies the permissions to a new file.
    func copyPermissions(to descriptor: Int32) throws(Failure) {
      _ = try checked { fchmod(descriptor, status.st_mode & 0o7777) }
    }
  }

  /// Returns the type of the file at a path; nil if there is none.
  static func kind(of path: Path, followingLinks: Bool) -> FileKind? {
    try? Status(of: path, followingLinks: followingLinks).kind
  }

  // MARK: - Folders

  /// Creates a folder and its parents if they do not exist.
  static func makeFolders(_ path: Path) throws(Failure) {
    guard kind(of: path, followingLinks: true) != .directory else { return }
    if let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 {
      try makeFolders(Path(bytes: path.bytes[..<slash]))
    }
    do throws(Failure) {
      _ = try checked { mkdir(path.terminated, 0o777) }
    } catch  where error.alreadyExists {
      // Another process may have created it, but it must be a folder.
      guard kind(of: path, followingLinks: true) == .directory else { throw error }
    }
  }

  /// Calls `body` with each entry of a folder until it returns false; the type is nil if the file system does not
  /// provide it.
  static func forEachEntry(
    in path: Path,
    _ body: (_ name: Path, FileKind?) -> Bool
  ) throws(Failure) {
    guard let folder = opendir(path.terminated) else { throw Failure(number: errno) }
    defer { closedir(folder) }
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let kind: FileKind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .directory
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        Path(terminated: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard body(name, kind) else { return }
    }
    guard errno == 0 else { throw Failure(number: errno) }
  }

  /// The target of a link; nil for anything else.
  static func link(at path: Path) -> Path? {
    let bytes = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, used in
      guard let start = buffer.baseAddress else { return }
      used = max(0, readlink(path.terminated, start, buffer.count))
    }
    return bytes.isEmpty ? nil : Path(bytes: bytes.map { UInt8(bitPattern: $0) })
  }

  /// Returns the canonical path; nil if no file exists at the path.
  static func resolved(_ path: Path) -> Path? {
    guard path.isValid, let resolved = realpath(path.terminated, nil) else { return nil }
    defer { free(resolved) }
    return Path(terminated: resolved)
  }

  // MARK: -

  /// Repeats interrupted calls, and throws the error for a negative result.
  static func checked<Result: BinaryInteger>(_ call: () -> Result) throws(Failure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw Failure(number: errno) }
    }
  }
  /// Returns the ASCII characters of a POSIX class such as `alpha`; nil for an unknown class.
  static func asciiBytes(ofClass name: String) -> Set<UInt8>? {
    let isMember: (@Sendable (Int32) -> Int32)? =
      switch name {
      case "alnum": isalnum
      case "alpha": isalpha
      case "blank": isblank
      case "cntrl": iscntrl
      case "digit": isdigit
      case "graph": isgraph
      case "lower": islower
      case "print": isprint
      case "punct": ispunct
      case "space": isspace
      case "upper": isupper
      case "xdigit": isxdigit
      default: nil
      }
    return isMember.map { isMember in Set((0...127).filter { isMember(Int32($0)) != 0 }) }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The C library, in Swift's terms: what differs by platform, and every call, stands in the files of this name.
///
/// A call that a signal interrupts is made again.
enum Platform {
  /// Why the operating system refused.
  struct Failure: Error {
    let number: Int32

    /// The reason in the system's words, as they stand inside of a sentence.
    var words: String {
      if [ESPIPE, ENXIO].contains(number) { return "it is a pipe, a socket or a device" }
      let text = String(cString: strerror(number))
      return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// A path leads nowhere.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    /// Something lies where nothing must be.
    var isTaken: Bool { number == EEXIST }
    /// Whoever read the other end of a pipe is gone.
    var isBrokenPipe: Bool { number == EPIPE }
    /// A write would have to wait.
    var isWouldBlock: Bool { number == EAGAIN || number == EWOULDBLOCK }
    /// What was asked for has no meaning for this kind of file.
    var isNotSupported: Bool {
      number == EINVAL || number == ENOTSUP || number == ENOLCK || number == ENOSYS
    }

    static let isDirectory = Failure(number: EISDIR)
    /// A pipe or a device: it would have to be waited for.
    static let isNoFile = Failure(number: ESPIPE)
    static let isTaken = Failure(number: EEXIST)
    static let noMemory = Failure(number: ENOMEM)
    static let missing = Failure(number: ENOENT)
  }

  /// What lies at a path.
  enum FileKind {
    case file, directory, link, other
  }

  // MARK: - Files

  /// Without waiting: a pipe that nobody writes to would keep the run for ever.
  static func openForReading(_ path: Path) throws(Failure) -> Int32 {
    try checked { open(path.terminated, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  }

  /// What lies there stays as it is until something is written.
  static func openForWriting(_ path: Path) throws(Failure) -> Int32 {
    try checked { open(path.terminated, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
  }

  /// Only where nothing lies, whatever a path may lead to.
  static func createNew(_ path: Path) throws(Failure) -> Int32 {
    try checked { open(path.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Each write goes to the end, whoever else writes.
  static func createForAppending(_ path: Path) throws(Failure) -> Int32 {
    try checked { open(path.terminated, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
  }

  static func read(
    _ descriptor: Int32,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    #if canImport(Darwin)
      try checked { Darwin.read(descriptor, buffer.baseAddress, buffer.count) }
    #elseif canImport(Glibc)
      try checked { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    #else
      try checked { Musl.read(descriptor, buffer.baseAddress, buffer.count) }
    #endif
  }

  /// Writes some of the bytes, at the end or at an offset, and returns how many.
  static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32,
    at offset: Int? = nil
  ) throws(Failure) -> Int {
    if let offset {
      return try checked { pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
    }
    #if canImport(Darwin)
      return try checked { Darwin.write(descriptor, bytes.baseAddress, bytes.count) }
    #elseif canImport(Glibc)
      return try checked { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    #else
      return try checked { Musl.write(descriptor, bytes.baseAddress, bytes.count) }
    #endif
  }

  /// Writes all of the bytes, at the end or at an offset.
  static func writeAll(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32,
    at offset: Int? = nil
  ) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count: Int
      do throws(Failure) {
        count = try write(rest, to: descriptor, at: offset.map { $0 + written })
      } catch  where error.isWouldBlock {
        // Someone who shares the stream has set it so that it does not wait.
        try waitUntilWritable(descriptor)
        continue
      }
      // What takes nothing and says no reason would be tried for ever.
      guard count > 0 else { throw Failure(number: EIO) }
      written += count
    }
  }

  /// Writes all of the bytes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try writeAll(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  /// Waits until a descriptor takes bytes again.
  static func waitUntilWritable(_ descriptor: Int32) throws(Failure) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = try checked { poll(&request, 1, -1) }
  }

  static func synchronize(_ descriptor: Int32) throws(Failure) {
    _ = try checked { fsync(descriptor) }
  }

  /// Closes a descriptor; after an interruption it is closed all the same.
  static func closeFile(_ descriptor: Int32) throws(Failure) {
    guard close(descriptor) != 0, errno != EINTR else { return }
    throw Failure(number: errno)
  }

  static func moveFile(_ path: Path, to target: Path) throws(Failure) {
    _ = try checked { rename(path.terminated, target.terminated) }
  }

  static func removeFile(_ path: Path) throws(Failure) {
    _ = try checked { unlink(path.terminated) }
  }

  static func status(of descriptor: Int32) throws(Failure) -> (kind: FileKind, size: Int) {
    var status = stat()
    _ = try checked { fstat(descriptor, &status) }
    return (kind(mode: status.st_mode), Int(status.st_size))
  }

  static func kind(of path: Path, followingLinks: Bool) throws(Failure) -> FileKind {
    var status = stat()
    _ = try checked {
      followingLinks ? stat(path.terminated, &status) : lstat(path.terminated, &status)
    }
    return kind(mode: status.st_mode)
  }

  /// What is known of a file without reading it.
  struct Facts {
    let device: UInt64
    let number: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// Which file lies at a path, its size, and when it was changed; nil where nothing lies.
  static func facts(of path: Path) -> Facts? {
    var status = stat()
    return stat(path.terminated, &status) == 0 ? facts(status) : nil
  }

  /// The same of an open file.
  static func facts(of descriptor: Int32) -> Facts? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? facts(status) : nil
  }

  private static func facts(_ status: stat) -> Facts {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Facts(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(status.st_ino),
      size: Int(status.st_size),
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec)
    )
  }

  /// Whose a file is, and who may read and write it.
  struct Access {
    fileprivate let mode: mode_t
    fileprivate let owner: uid_t
    fileprivate let group: gid_t
  }

  static func access(to descriptor: Int32) throws(Failure) -> Access {
    var status = stat()
    _ = try checked { fstat(descriptor, &status) }
    return Access(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
  }

  /// Makes a new file of this process one that is accessed so; only root can give it to somebody else.
  static func give(_ access: Access, to descriptor: Int32) throws(Failure) {
    if fchown(descriptor, access.owner, access.group) != 0 {
      _ = fchown(descriptor, uid_t.max, access.group)
    }
    // Last, since a new owner takes some rights away.
    _ = try checked { fchmod(descriptor, access.mode) }
  }

  private static func kind(mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }

  // MARK: - Folders

  static func makeFolder(_ path: Path) throws(Failure) {
    do throws(Failure) {
      _ = try checked { mkdir(path.terminated, 0o777) }
    } catch  where error.number == EEXIST {
      // Another process was faster; but a file is no folder.
      guard (try? kind(of: path, followingLinks: true)) == .directory else { throw error }
    }
  }

  /// Hands each entry of a folder to `body` until that returns false; the kind is nil where the folder
  /// does not know it.
  static func forEachEntry(
    in path: Path,
    _ body: (UnsafeBufferPointer<UInt8>, FileKind?) -> Bool
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
      let goesOn = withUnsafeMutablePointer(to: &entry.pointee.d_name) { name in
        let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
        let count = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        return body(UnsafeBufferPointer(start: bytes, count: Int(count)), kind)
      }
      guard goesOn else { return }
    }
    guard errno == 0 else { throw Failure(number: errno) }
  }

  static func workingDirectory() throws(Failure) -> Path {
    guard let path = getcwd(nil, 0) else { throw Failure(number: errno) }
    defer { free(path) }
    return Path(terminated: path)
  }

  /// What a link holds; nil for anything else.
  static func link(at path: Path) -> Path? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map {
        readlink(path.terminated, $0, bytes.count)
      } ?? -1
    }
    return count < 0 ? nil : Path(bytes: bytes[..<count])
  }

  /// The path without links, or nil if it leads nowhere.
  static func resolved(_ path: Path) -> Path? {
    guard path.isPossible, let resolved = realpath(path.terminated, nil) else { return nil }
    defer { free(resolved) }
    return Path(terminated: resolved)
  }

  // MARK: -

  /// Calls again what a signal interrupted, and throws what the C library says by a negative result.
  static func checked<Result: BinaryInteger>(
    _ call: () -> Result
  ) throws(Failure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw Failure(number: errno) }
    }
  }
}

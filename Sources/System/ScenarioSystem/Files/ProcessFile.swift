/// A file that its process keeps locked, so that one that was left behind can be told from one in use.
///
/// The lock ends with the process, regardless of process numbers and containers.
struct ProcessFile {
  let path: Path
  /// A locked descriptor for writing.
  let descriptor: Int32

  /// The maximum number of files for one process number: processes in different containers may have the same number.
  private static let maximumCount = 100

  /// Creates an empty file of this process, or takes one that a process with the same number has left behind.
  ///
  /// - Parameter path: Returns the path for the numbers in its name.
  /// - Throws: The operating system's reason.
  init(_ path: (_ numbers: String) -> Path) throws(Platform.Failure) {
    let process = Platform.ownProcessID
    for number in 1...Self.maximumCount {
      let path = path("\(process)\(number == 1 ? "" : "-\(number)")")
      if let descriptor = try Self.open(path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
    }
    throw .alreadyExists
  }

  /// Removes the file.
  func remove() {
    try? Platform.removeFile(path)
    try? Platform.closeFile(descriptor)
  }

  /// Returns the files of a folder whose name contains the number of a process.
  static func all(
    in folder: Path,
    numbers: (_ name: Path) -> Substring?
  ) throws(Platform.Failure) -> [(path: Path, process: Int32)] {
    var found: [(path: Path, process: Int32)] = []
    try Platform.forEachEntry(in: folder.isEmpty ? "." : folder) { name, kind in
      if kind == .file || kind == nil, let process = numbers(name).flatMap(process) {
        found.append(("\(folder)\(name)", process))
      }
      return true
    }
    return found.filter { Platform.kind(of: $0.path, followingLinks: false) == .file }
  }

  /// Removes a file unless its process is running; returns whether it was removed.
  static func removeAbandoned(_ path: Path, of process: Int32) -> Bool {
    guard let descriptor = try? Platform.openFile(path, .writing) else { return false }
    defer { try? Platform.closeFile(descriptor) }
    guard (try? lock(descriptor, of: process)) == true else { return false }
    return (try? Platform.removeFile(path)) != nil
  }

  /// Returns whether a running process has the file.
  static func isInUse(_ path: Path, of process: Int32) -> Bool {
    guard let descriptor = try? Platform.openFile(path, .reading) else {
      return Platform.isAlive(process)
    }
    defer { try? Platform.closeFile(descriptor) }
    return (try? lock(descriptor, of: process)) == false
  }

  // MARK: -

  /// Creates an empty locked file; returns nil if a running process has a file of that name.
  private static func open(_ path: Path) throws(Platform.Failure) -> Int32? {
    while true {
      let descriptor = try Platform.openFile(path, .creating)
      do throws(Platform.Failure) {
        guard try lock(descriptor, of: Platform.ownProcessID) else {
          try? Platform.closeFile(descriptor)
          return nil
        }
        // Another process may have removed the file between opening and locking.
        if FileIdentity(of: descriptor) == FileIdentity(of: path) {
          try Platform.truncate(descriptor)
          return descriptor
        }
        try Platform.closeFile(descriptor)
      } catch {
        try? Platform.closeFile(descriptor)
        throw error
      }
    }
  }

  /// Locks a file of a process; returns false if a running process has it.
  private static func lock(_ descriptor: Int32, of process: Int32) throws(Platform.Failure) -> Bool
  {
    do throws(Platform.Failure) {
      return try Platform.lock(descriptor)
    } catch  where error.isNotSupported {
      // Without locks, only the process number shows whether the file is abandoned.
      return process == Platform.ownProcessID || !Platform.isAlive(process)
    }
  }

  /// Returns the process number in the name of a file; nil for any other text.
  private static func process(_ text: Substring) -> Int32? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ Int32($0).map { $0 > 0 } ?? false })
    else { return nil }
    return Int32(numbers[0])
  }
}

/// A hidden file, written before it is moved to its final path: `.NAME.scenario-run-PROCESS.tmp`.
///
/// It is locked while its process writes it. The lock ends with the process, so that the next run can remove abandoned
/// files, regardless of process numbers and containers.
struct TemporaryFile {
  /// The path of the temporary file.
  let path: Path
  /// A locked descriptor for writing.
  let descriptor: Int32

  private static let infix = ".scenario-run-"
  private static let fileExtension = ".tmp"
  /// The maximum number of files for one process number: processes in different containers may have the same number.
  private static let maximumCount = 100

  /// Removes abandoned files in the folder of a path, and creates a new one.
  init(nextTo target: Path) throws(Platform.Failure) {
    let folder = target.folderPrefix
    Self.removeAbandoned(in: folder)
    let process = Platform.ownProcessID
    for number in 1...Self.maximumCount {
      let suffix = Path(
        "\(Self.infix)\(process)\(number == 1 ? "" : "-\(number)")\(Self.fileExtension)"
      )
      let path: Path = "\(folder).\(target.name)\(suffix)"
      if let descriptor = try Self.open(path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
    }
    throw .alreadyExists
  }

  /// Moves the file to its final path, which keeps the lock until it is there.
  func move(to target: Path) throws(Platform.Failure) {
    let lock = try? Platform.duplicate(descriptor)
    defer { if let lock { try? Platform.closeFile(lock) } }
    do throws(Platform.Failure) {
      // Close first, since a network disk may report only now that it is full.
      try Platform.closeFile(descriptor)
      try Platform.moveFile(path, to: target)
    } catch {
      try? Platform.removeFile(path)
      throw error
    }
  }

  /// Removes the file.
  func remove() {
    try? Platform.removeFile(path)
    try? Platform.closeFile(descriptor)
  }

  // MARK: -

  /// Creates an empty locked file; returns nil if a running process writes a file of that name.
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

  /// Removes the temporary files of terminated processes.
  private static func removeAbandoned(in folder: Path) {
    var found: [(path: Path, process: Int32)] = []
    try? Platform.forEachEntry(in: folder.isEmpty ? "." : folder) { name, kind in
      if kind == .file || kind == nil, let process = process(named: name) {
        found.append(("\(folder)\(name)", process))
      }
      return true
    }
    for (path, process) in found where Platform.kind(of: path, followingLinks: false) == .file {
      guard let descriptor = try? Platform.openFile(path, .writing) else { continue }
      if (try? lock(descriptor, of: process)) == true { try? Platform.removeFile(path) }
      try? Platform.closeFile(descriptor)
    }
  }

  /// Locks a file of a process; returns false if a running process writes it.
  private static func lock(_ descriptor: Int32, of process: Int32) throws(Platform.Failure) -> Bool
  {
    do throws(Platform.Failure) {
      return try Platform.lock(descriptor)
    } catch  where error.isNotSupported {
      // Without locks, only the process number shows whether the file is abandoned.
      return process == Platform.ownProcessID || !Platform.isAlive(process)
    }
  }

  /// Returns the process number in the name of a temporary file; nil for any other file.
  private static func process(named path: Path) -> Int32? {
    guard path.hasPrefix("."), path.hasSuffix(fileExtension) else { return nil }
    let name = String(decoding: path.bytes.dropLast(fileExtension.utf8.count), as: UTF8.self)
    guard let infix = name.ranges(of: Self.infix).last else { return nil }
    let numbers = name[infix.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ Int32($0).map { $0 > 0 } ?? false })
    else { return nil }
    return Int32(numbers[0])
  }
}

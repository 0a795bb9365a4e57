/// A hidden file next to a place, written before it is moved there: `.NAME.scenario-run-PROCESS.tmp`.
///
/// It is locked as long as its process writes it, and the lock ends with the process: so the next run knows which ones
/// were left behind, whatever their processes were numbered, and in whichever container.
struct TemporaryFile {
  /// Where it is.
  let path: Path
  /// Open for writing, and locked.
  let descriptor: Int32

  private static let mark = ".scenario-run-"
  private static let ending = ".tmp"
  /// Several processes with the same number can write next to the same place: each in a container of its own.
  private static let most = 100

  /// Removes what killed processes left in the folder of a path, and begins a new file there.
  init(nextTo place: Path) throws(Platform.Failure) {
    let folder = place.folderPrefix
    Self.removeAbandoned(in: folder)
    let process = Platform.ownIdentifier
    for number in 1...Self.most {
      let suffix = Path("\(Self.mark)\(process)\(number == 1 ? "" : "-\(number)")\(Self.ending)")
      let path: Path = "\(folder).\(place.name)\(suffix)"
      if let descriptor = try Self.open(path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
    }
    throw .isTaken
  }

  /// Moves the file to its place; the lock holds until it is there.
  func move(to place: Path) throws(Platform.Failure) {
    let lock = try? Platform.duplicate(descriptor)
    defer { if let lock { try? Platform.closeFile(lock) } }
    do throws(Platform.Failure) {
      // First, since a network disk may report only now that it is full.
      try Platform.closeFile(descriptor)
      try Platform.moveFile(path, to: place)
    } catch {
      try? Platform.removeFile(path)
      throw error
    }
  }

  /// Gives the file up.
  func remove() {
    try? Platform.removeFile(path)
    try? Platform.closeFile(descriptor)
  }

  // MARK: -

  /// An empty file that is ours; nil where a process that lives writes one of that name.
  private static func open(_ path: Path) throws(Platform.Failure) -> Int32? {
    while true {
      let descriptor = try Platform.openFile(path, .creating)
      do throws(Platform.Failure) {
        guard try lock(descriptor, of: Platform.ownIdentifier) else {
          try? Platform.closeFile(descriptor)
          return nil
        }
        // Between the two, who took it for abandoned may have removed it.
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

  /// Removes the files of processes that were killed while they wrote, whatever they wrote.
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

  /// Locks a file of a process; false where a process that lives writes it.
  private static func lock(_ descriptor: Int32, of process: Int32) throws(Platform.Failure) -> Bool
  {
    do throws(Platform.Failure) {
      return try Platform.lock(descriptor)
    } catch  where error.isNotSupported {
      // A disk without locks: then the number of the process is all there is.
      return process == Platform.ownIdentifier || !Platform.isAlive(process)
    }
  }

  /// The process that a temporary file is named after; nil for any other file.
  private static func process(named path: Path) -> Int32? {
    guard path.hasPrefix("."), path.hasSuffix(ending) else { return nil }
    let name = String(decoding: path.bytes.dropLast(ending.utf8.count), as: UTF8.self)
    guard let mark = name.ranges(of: Self.mark).last else { return nil }
    let numbers = name[mark.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ Int32($0).map { $0 > 0 } ?? false })
    else { return nil }
    return Int32(numbers[0])
  }
}

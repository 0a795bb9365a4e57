/// The hidden files beside a place that are written before one of them is moved there.
struct TemporaryFile {
  private let folder: Path
  private let prefix: Path

  /// Names the temporary files of a path.
  init(besides path: Path) {
    folder = path.folderPrefix
    prefix = ".\(path.name).tmp."
  }

  /// The one that this process writes.
  var path: Path { "\(folder)\(prefix)\(Platform.processIdentifier())" }

  /// Removes those of processes that were killed while they wrote.
  ///
  /// One that is locked is left alone: its process may live in another container, where nobody here can see it.
  func removeAbandoned() {
    var abandoned: [Path] = []
    try? Platform.forEachEntry(in: folder.isEmpty ? "." : folder) { bytes, _ in
      if let process = process(named: bytes), !Platform.isAlive(process) {
        abandoned.append("\(folder)\(prefix)\(process)")
      }
      return true
    }
    for path in abandoned {
      guard let descriptor = try? Platform.openForReading(path) else { continue }
      if Platform.lock(descriptor) { try? Platform.removeFile(path) }
      try? Platform.closeFile(descriptor)
    }
  }

  /// The process that a temporary file of the place is named after; nil for any other file.
  private func process(named bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
    guard bytes.starts(with: prefix.bytes) else { return nil }
    return Int32(String(decoding: bytes.dropFirst(prefix.bytes.count), as: UTF8.self))
  }
}

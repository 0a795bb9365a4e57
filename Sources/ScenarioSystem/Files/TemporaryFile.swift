/// The hidden files beside a place that are written before one of them is moved there.
struct TemporaryFile {
  private let folder: Substring
  private let prefix: String

  /// Names the temporary files of a path.
  init(besides path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    folder = path[..<start]
    prefix = ".\(path[start...]).tmp."
  }

  /// The one that this process writes.
  var path: String { "\(folder)\(prefix)\(Platform.processIdentifier())" }

  /// Removes those of processes that were killed while they wrote.
  ///
  /// One that is locked is left alone: its process may live in another container, where nobody here can see it.
  func removeAbandoned() {
    var abandoned: [String] = []
    try? Platform.forEachEntry(in: folder.isEmpty ? "." : String(folder)) { bytes, _ in
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
    guard bytes.starts(with: prefix.utf8) else { return nil }
    return Int32(String(decoding: bytes.dropFirst(prefix.utf8.count), as: UTF8.self))
  }
}

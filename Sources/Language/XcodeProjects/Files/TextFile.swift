internal import ScenarioSystem

/// The bytes of a file, and where its lines begin.
struct TextFile: Sendable {
  /// The path relative to the root of the project.
  let path: Path
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  init(_ path: Path, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The text; nil if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// Returns the place of a byte; the file if there is none.
  func origin(_ offset: Int?) -> Origin {
    guard let offset else { return Origin(path) }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return Origin(path, line: max(low, 1))
  }
}

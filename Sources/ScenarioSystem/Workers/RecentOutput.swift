/// The end of what a process has printed.
struct RecentOutput {
  /// The number of bytes to keep.
  static let limit = 8 << 10

  private var bytes: [UInt8] = []

  /// Appends bytes, and forgets old ones from time to time.
  mutating func append(_ new: [UInt8]) {
    bytes += new
    if bytes.count > 64 * Self.limit { bytes.removeFirst(bytes.count - 2 * Self.limit) }
  }

  /// Forgets everything.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// The last lines, after `…` if there were more.
  var text: String {
    guard bytes.count > Self.limit else { return String(decoding: bytes, as: UTF8.self) }
    let last = bytes.suffix(Self.limit)
    // An incomplete first line is removed, unless it is the only one.
    let lines = last.drop { $0 != UInt8(ascii: "\n") }
    return "…\(String(decoding: lines.count > 1 ? lines : last, as: UTF8.self))"
  }
}

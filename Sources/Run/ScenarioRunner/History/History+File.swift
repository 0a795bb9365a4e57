@_spi(Package) internal import ScenarioLanguage
package import ScenarioSystem

/// The file format of a history: a block of lines for each file, sorted by path, with a line for each of its cases.
///
///     scenario-run history 2
///     file	20778	31	Scenarios/launch.yaml
///     passed	12	Launch [iOS 8.0]
///     failed	15	Launch [iOS 13.0]
///     end	1	8d1c0a9be2f73c55
///
/// The last line contains the number of files and a checksum of everything before it: a history that is damaged
/// anywhere is rejected. The numbers are the day of the file's last run, counted from 1970, and durations in
/// microseconds; `troubled` marks a file with invalid or unreadable content. A tab, a line feed and a backslash in a
/// name are written `\t`, `\n`, `\\`.
///
/// A second line `lost\t20778` contains the day on which a history was lost, because it was damaged or because a run did not
/// record its results: cases that are missing since then may have failed.
extension History {
  private static let headerPrefix = "scenario-run history "
  private static let header = "\(headerPrefix)2\n"
  /// Far larger than a history of millions of cases.
  private static let maximumSize = 1 << 30

  /// Reads the history in a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `.unreadable`, if the file is missing or damaged.
  package init(readingFrom path: Path) throws(ScenarioError) {
    let bytes = try FileReader.readWhole(path: path, limit: Self.maximumSize)
    guard bytes.starts(with: Self.header.utf8) else {
      let isOther = bytes.starts(with: Self.headerPrefix.utf8) && bytes.contains(.lineFeed)
      throw ScenarioError(
        .unreadable,
        isOther ? "'\(path)' was written by another version" : "'\(path)' is damaged"
      )
    }
    guard Self.hasValidChecksum(bytes), parse(bytes[Self.header.utf8.count...]) else {
      throw ScenarioError(.unreadable, "'\(path)' is damaged")
    }
  }

  /// Updates the history in a file; concurrent processes take turns, and the file is replaced atomically.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist.
  ///   - today: The day, counted from 1970.
  ///   - change: Modifies the history.
  /// - Returns: Why the former history could not be read and is lost; nil if it was read.
  /// - Throws: `.unwritable`, with the operating system's reason; then the file stays as it was.
  package static func update(
    at path: Path,
    today: Int,
    _ change: (inout History) -> Void
  ) throws(ScenarioError) -> ScenarioError? {
    let lock = FolderLock(path.folderPrefix)
    defer { lock.release() }
    var history = History()
    var loss: ScenarioError?
    do throws(ScenarioError) {
      if FileReader.exists(path) { history = try History(readingFrom: path) }
    } catch {
      try refuseToReplaceOther(path)
      loss = error
      history.lossDay = today
    }
    change(&history)
    let file = try AtomicFile(path: path, keepsOld: true)
    try file.append(history.text)
    try file.commit(isDurable: false)
    return loss
  }

  /// Refuses to replace a file that is not a history, not even a damaged one.
  private static func refuseToReplaceOther(_ path: Path) throws(ScenarioError) {
    let start = try FileReader.read(path: path, limit: headerPrefix.utf8.count - 1)
    guard !start.isEmpty, !start.elementsEqual(headerPrefix.utf8) else { return }
    throw ScenarioError.unwritable(
      "'\(path)' exists and is not a history of scenario-run",
      help: "name another folder with --history, or remove the file"
    )
  }

  // MARK: - Writing

  private var text: [UInt8] {
    var text = Array(Self.header.utf8)
    if let lossDay { text += "lost\t\(lossDay)\n".utf8 }
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      text.append(line: "file\t\(file.day)\t\(file.loadMicroseconds)\t", path.bytes)
      if file.hasProblem { text += "troubled\n".utf8 }
      for (name, item) in file.cases.sorted(by: { $0.key < $1.key }) {
        text.append(
          line: "\(item.hasFailed ? "failed" : "passed")\t\(item.microseconds)\t",
          name.text.utf8
        )
      }
    }
    text += "end\t\(files.count)\t".utf8
    text += "\(Fingerprint(of: text[...]).text)\n".utf8
    return text
  }

  // MARK: - Reading

  /// Whether a file ends with a valid checksum.
  private static func hasValidChecksum(_ bytes: [UInt8]) -> Bool {
    guard let tab = bytes.lastIndex(of: .tab) else { return false }
    let sum = Fingerprint(of: bytes[...tab]).text
    return bytes[(tab + 1)...].elementsEqual("\(sum)\n".utf8)
  }

  /// Parses the lines after the header; returns false if one is malformed.
  private mutating func parse(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (lines, path, file) = (bytes, Path?.none, File())
    while !lines.isEmpty {
      var line = lines.removeFirst(upTo: .lineFeed)
      let word = String(decoding: line.removeFirst(upTo: .tab), as: UTF8.self)
      switch word {
      case "lost": lossDay = Self.number(line)
      case "troubled": file.hasProblem = true
      case "passed", "failed":
        let microseconds = Self.number(line.removeFirst(upTo: .tab))
        let name = ExactText(String(decoding: Self.unescaped(line), as: UTF8.self))
        file.cases[name] = Case(hasFailed: word == "failed", microseconds: microseconds)
      case "file", "end":
        if let path { files[path] = file }
        let number = Self.number(line.removeFirst(upTo: .tab))
        guard word == "file" else { return number == files.count }
        file = File()
        (file.day, file.loadMicroseconds) = (number, Self.number(line.removeFirst(upTo: .tab)))
        path = Path(bytes: Array(Self.unescaped(line)))
      default: return false
      }
    }
    return false
  }

  /// Parses a number and limits it, so that no sum overflows.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    min(max(0, Int(String(decoding: digits, as: UTF8.self)) ?? 0), 1_000_000_000_000)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(.backslash) else { return bytes }
    var text: ArraySlice<UInt8> = []
    var isEscaped = false
    for byte in bytes {
      switch (isEscaped, byte) {
      case (false, .backslash):
        isEscaped = true
        continue
      case (true, UInt8(ascii: "t")): text.append(.tab)
      case (true, UInt8(ascii: "n")): text.append(.lineFeed)
      default: text.append(byte)
      }
      isEscaped = false
    }
    return text
  }
}

extension [UInt8] {
  /// Appends a line whose last field is a name, which may contain any byte.
  fileprivate mutating func append(line start: String, _ name: some Collection<UInt8>) {
    self += start.utf8
    if name.contains(where: \.isEscaped) {
      for byte in name {
        switch byte {
        case .tab: self += "\\t".utf8
        case .lineFeed: self += "\\n".utf8
        case .backslash: self += "\\\\".utf8
        default: append(byte)
        }
      }
    } else {
      self += name
    }
    append(.lineFeed)
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let backslash = UInt8(ascii: "\\")

  fileprivate var isEscaped: Bool { self == .tab || self == .lineFeed || self == .backslash }
}

extension ArraySlice<UInt8> {
  /// Removes and returns the elements before a separator, and removes the separator; everything if there is none.
  fileprivate mutating func removeFirst(upTo separator: UInt8) -> ArraySlice<UInt8> {
    let end = firstIndex(of: separator) ?? endIndex
    defer { self = self[Swift.min(end + 1, endIndex)...] }
    return self[..<end]
  }
}

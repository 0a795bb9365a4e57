@_spi(Package) internal import LifecycleCore

/// Finds the versions of iOS that a log names, as devices, the Simulator and apps print them.
enum LogVersion {
  /// The part of a log that is searched, in bytes: a version is printed at the start.
  private static let limit = 1 << 20
  /// What precedes a version.
  private static let marks = ["iOS ", "iPhone OS ", "iPadOS ", "SimRuntime.iOS-"]
  private static let trie = NameTrie(marks)
  /// Parts of lines that name the version of the system; any other line may mention one.
  private static let certain = [
    "iPhone OS ", "OS Version", "SimRuntime.iOS-", ".simruntime", "Runtime: iOS", "CoreSimulator",
  ]
  /// Words of lines that are about other versions than that of the device, in lower case.
  private static let others = [
    "deployment", "minimum", "later", "newer", "above", "sdk", "since", "available", "require",
    "deprecated", "target", "support",
  ]

  /// Returns each version that is named, with the first line that does; what is certain excludes the rest.
  static func all(in text: [UInt8]) -> [StatedVersion] {
    var (certain, others): ([StatedVersion], [StatedVersion]) = ([], [])
    let start = text.count > limit ? Array(text[..<limit]) : text
    for match in trie.matches(in: start) {
      let first = start[..<match.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = String(decoding: LogText.line(in: start, from: first).prefix(4_096), as: UTF8.self)
      let rest = LogText.line(in: start, from: match.range.upperBound)
      guard let version = version(rest) else { continue }
      let stated = StatedVersion(line: match.line, version: version)
      if Self.certain.contains(where: line.contains) {
        if !certain.contains(where: { $0.version == version }) { certain.append(stated) }
      } else {
        let lower = line.lowercased()
        if Self.others.contains(where: lower.contains) { continue }
        if !others.contains(where: { $0.version == version }) { others.append(stated) }
      }
    }
    return certain.isEmpty ? others : certain
  }

  /// Returns the version with which a text begins, or the last one before it that is known.
  private static func version(_ text: ArraySlice<UInt8>) -> OSVersion? {
    let digits = text.prefix { isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    let parts = digits.split { !isDigit($0) }.prefix(2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, let version = OSVersion(parts.joined(separator: ".")) else {
      return nil
    }
    return OSVersion.released.last { $0.major == version.major && $0 <= version }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

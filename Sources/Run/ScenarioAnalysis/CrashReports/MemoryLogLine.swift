/// A line of a log that says that the system ended a process for its memory.
enum MemoryLogLine {
  /// What the kernel writes: `memorystatus: killing_specific_process pid 123 [Notes] (per-process-limit 1)`.
  static let kernelMark = "memorystatus: killing"
  /// What RunningBoard writes: `[app<com.example.notes>:123] … domain:jetsam(1) code:7`.
  static let runningBoardMark = "domain:jetsam"

  /// The reasons, by their numbers.
  private static let reasons = [
    "", "jettisoned", "highwater", "vnode-limit", "vm-pageshortage", "proc-thrashing",
    "fc-thrashing", "per-process-limit", "disk-space-shortage", "idle-exit", "zone-map-exhaustion",
    "vm-compressor-thrashing", "vm-compressor-space-shortage", "low-swap",
    "sustained-memory-pressure",
  ]

  /// Returns the process and the reason; nil for another line.
  static func victim(in line: String) -> CrashReport.MemoryVictim? {
    if let rest = TextSearch.rest(of: line, after: kernelMark) {
      guard let name = text(in: rest, between: "[", and: "]") else { return nil }
      let reason = text(in: rest, between: "(", and: ")").map { $0.prefix { $0 != " " } } ?? ""
      return .init(name: name, reason: reason.isEmpty ? "unknown" : String(reason), states: [])
    }
    guard let rest = TextSearch.rest(of: line, after: runningBoardMark) else { return nil }
    let word = TextSearch.word(in: String(rest), after: "code:") ?? ""
    let named = Int(word).map { reasons.indices.contains($0) ? reasons[$0] : word } ?? word
    let process = ["app<", "application<"].lazy
      .compactMap { text(in: line, between: $0, and: ">") }.first
    let name = process?.prefix { $0 != "(" }.description ?? "the process"
    return .init(name: name, reason: named.isEmpty ? "unknown" : named, states: [])
  }

  private static func text(
    in line: some StringProtocol,
    between start: String,
    and end: Character
  ) -> String? {
    guard let rest = TextSearch.rest(of: line, after: start), let last = rest.firstIndex(of: end)
    else { return nil }
    return String(rest[..<last].prefix(100))
  }
}

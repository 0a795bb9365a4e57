package import ScenarioRunner

/// The slowest cases of a run, with their shares of its time.
package struct SlowestCases {
  private struct Entry {
    let path: String
    let line: Int
    let name: String
    let time: UInt64

    /// The case as a line of `list`.
    var location: String {
      ShortText.line("\(VisibleText.of(path)):\(line): \(VisibleText.of(name))")
    }
  }

  /// The minimum duration of a run for a hint, in nanoseconds.
  private static let longRun: UInt64 = 2_000_000_000
  /// The divisor of the run's duration above which a case is worth a hint.
  private static let hintShare: UInt64 = 20

  private let limit: Int
  private var entries: [Entry] = []
  private var caseCount = 0
  /// The time that a case must exceed to be listed.
  private var threshold: UInt64 = 0

  /// Creates an empty list for up to `limit` cases.
  package init(limit: Int) { self.limit = limit }

  /// Adds the cases of a file.
  package mutating func add(_ file: FileResult) {
    caseCount += file.cases.count
    // Accessed by index: iterating would copy each result.
    for index in file.cases.indices where file.cases[index].wallTime > threshold {
      let (line, name) = (file.cases[index].scenario.line, file.cases[index].name)
      let time = file.cases[index].wallTime
      entries.append(Entry(path: "\(file.path)", line: line, name: name, time: time))
    }
    // Not after each file: a run may have a million cases.
    guard entries.count / 2 > limit else { return }
    entries = sorted
    threshold = entries[limit - 1].time
  }

  private var sorted: [Entry] { Array(entries.sorted { $0.time > $1.time }.prefix(limit)) }

  /// Returns the list for a run of this duration; empty if no case was run.
  package func text(runTime: UInt64) -> String {
    let rows = sorted.map {
      ["  \(Self.text(for: $0.time))", Self.share(of: $0.time, in: runTime), $0.location]
    }
    guard !rows.isEmpty else { return "" }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let numbers = [0, 1].map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return "\(numbers.joined(separator: "  "))  \(row[2])"
    }
    return "slowest cases:\n\(lines.joined(separator: "\n"))\n"
  }

  /// Returns a sentence about a case that took a large share of a long run; nil if none did.
  package func hint(runTime: UInt64) -> String? {
    guard runTime > Self.longRun, caseCount > 1, let slowest = sorted.first,
      slowest.time > runTime / Self.hintShare
    else { return nil }
    return "\(slowest.location) took \(Self.text(for: slowest.time)), "
      + "\(Self.share(of: slowest.time, in: runTime)) of the run; --durations 10 lists the slowest cases"
  }

  /// Formats a duration as `1.24 s`, or `3.1 ms` below one second.
  private static func text(for nanoseconds: UInt64) -> String {
    if nanoseconds < 999_950_000 {
      let tenths = (nanoseconds + 50_000) / 100_000
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    let hundredths = (nanoseconds + 5_000_000) / 10_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  private static func share(of time: UInt64, in runTime: UInt64) -> String {
    let tenths = Int((Double(time) / Double(max(1, runTime)) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

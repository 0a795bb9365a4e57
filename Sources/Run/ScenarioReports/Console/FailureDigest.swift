@_spi(Package) internal import ScenarioLanguage
package import ScenarioRunner
internal import ScenarioSystem

/// The failures of a run: limits those shown during the run, and lists them at the end.
package struct FailureDigest {
  /// The level of detail for a failure.
  enum Detail {
    /// The complete failure.
    case full
    /// One line.
    case brief
    /// Nothing; it is only counted.
    case none
  }

  /// A case that failed.
  private struct Entry {
    var path: String
    var line: Int
    var name: String
  }

  /// The number of failures shown in full, and of cases listed at the end.
  package static let defaultLimit = 100
  /// The number of failures with a line, as a multiple of those shown in full.
  private static let briefFactor = 10
  /// The maximum number of locations in a command that is meant to be pasted.
  private static let maximumLocations = 10

  private let limit: Int
  /// The options for running the failures again.
  package var rerun = Rerun()
  private var shown = 0
  private var entries: [Entry] = []

  /// Whether every failure is shown in full, however long it is.
  var showsAll: Bool { limit == .max }

  /// Creates an empty digest that shows up to `limit` failures in full.
  package init(limit: Int = defaultLimit) { self.limit = limit }

  /// Returns the level of detail for the next failure.
  mutating func nextDetail() -> Detail {
    shown += 1
    if shown <= limit { return .full }
    return shown <= limit * Self.briefFactor ? .brief : .none
  }

  /// Adds a failed case.
  mutating func add(_ record: CaseResult, in path: String) {
    // An interruption is not a failure of the case.
    guard record.outcome != .interrupted else { return }
    entries.append(Entry(path: path, line: record.scenario.line, name: record.name))
  }

  /// The list of failed cases, and the command that runs them again; empty if none failed.
  package var text: String {
    guard !entries.isEmpty else { return "" }
    let sorted = entries.enumerated().sorted {
      (ExactText($0.element.path), $0.offset) < (ExactText($1.element.path), $1.offset)
    }.map(\.element)
    // A single failure is shown directly above.
    var lines = sorted.count > 1 ? ["failed:"] : []
    lines += sorted.prefix(sorted.count > 1 ? limit : 0).map {
      ShortText.line(
        "  \(VisibleText.of($0.path)):\($0.line): \(VisibleText.of($0.name))"
      )
    }
    if sorted.count > max(1, limit) {
      lines.append(
        "  and \(sorted.count - limit) more; --show-failures all prints them, and every report contains them"
      )
    }
    if let command = command(sorted) { lines.append("run again: \(command)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the shell command that runs the cases again; nil if none of them is in a file, or if it would have too
  /// many locations and there is no history.
  private func command(_ entries: [Entry]) -> String? {
    let entries = entries.filter { UnsavedFiles.bytes(of: Path($0.path)) == nil }
    if entries.isEmpty { return nil }
    var locations: [String] = []
    for entry in entries where locations.count <= Self.maximumLocations {
      let location = "\(entry.path):\(entry.line)"
      if locations.last != location { locations.append(location) }
    }
    var options = rerun.options
    if locations.count > Self.maximumLocations {
      guard let optionsForFailedCases = rerun.optionsForFailedCases else { return nil }
      options += optionsForFailedCases + ["--failed"]
      // In other files, other cases may have failed before.
      let paths = entries.reduce(into: [String]()) { if $0.last != $1.path { $0.append($1.path) } }
      locations = paths.count <= Self.maximumLocations ? paths : [Self.folder(of: entries)]
    }
    let words = options.map(ShellText.word) + locations.map(ShellText.path)
    return "scenario-run \(words.joined(separator: " "))"
  }

  /// Returns the common folder of all cases.
  private static func folder(of entries: [Entry]) -> String {
    var common: [Substring]?
    for entry in entries {
      let folders = entry.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard let previous = common else {
        common = Array(folders)
        continue
      }
      common = zip(previous, folders).prefix { $0 == $1 }.map(\.0)
    }
    let folder = (common ?? []).joined(separator: "/")
    if folder.isEmpty { return entries[0].path.hasPrefix("/") ? "/" : "." }
    return folder
  }
}

internal import ScenarioLanguage
public import ScenarioRunner

/// What failed in a run: how much of it is shown while the run goes on, and the list at the end.
public struct FailureDigest {
  /// How much of a failure is shown.
  enum Detail {
    /// All of it.
    case full
    /// One line.
    case brief
    /// Nothing: it only counts.
    case none
  }

  /// A case that failed.
  private struct Entry {
    var path: String
    var line: Int
    var name: String
  }

  /// How many failures are shown in full, and how many cases the list names.
  public static let usualLimit = 100
  /// So many more failures than those in full have a line each.
  private static let briefFactor = 10
  /// A command with more places than this is no longer pleasant to paste.
  private static let mostPlaces = 10

  private let limit: Int
  /// How the cases can be run again.
  public var rerun = Rerun()
  private var shown = 0
  private var entries: [Entry] = []

  /// Whether all of each failure is shown, however long it is.
  var showsAll: Bool { limit == .max }

  /// Creates an empty digest that shows up to `limit` failures in full.
  public init(limit: Int = usualLimit) { self.limit = limit }

  /// How much is shown of the next failure.
  mutating func nextDetail() -> Detail {
    shown += 1
    if shown <= limit { return .full }
    return shown <= limit * Self.briefFactor ? .brief : .none
  }

  /// Notes that a case failed.
  mutating func add(_ record: CaseResult, in path: String) {
    // What the end of the run cut off is not a failure of the case.
    guard record.outcome != .interrupted else { return }
    entries.append(Entry(path: path, line: record.scenario.line, name: record.name))
  }

  /// The lines at the end: which cases failed, and the command that runs them again; none if all went well.
  public var text: String {
    guard !entries.isEmpty else { return "" }
    let sorted = entries.enumerated().sorted {
      (ExactText($0.element.path), $0.offset) < (ExactText($1.element.path), $1.offset)
    }.map(\.element)
    // A single one is right above.
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

  /// The command that runs the cases again, to be pasted into a shell; nil where it would have too many places, and
  /// nothing keeps what failed.
  private func command(_ entries: [Entry]) -> String? {
    var places: [String] = []
    for entry in entries where places.count <= Self.mostPlaces {
      let place = "\(entry.path):\(entry.line)"
      if places.last != place { places.append(place) }
    }
    var options = rerun.options
    if places.count > Self.mostPlaces {
      guard let failedOptions = rerun.failedOptions else { return nil }
      options += failedOptions + ["--failed"]
      places = [Self.folder(of: entries)]
    }
    let words = options.map(ShellText.word) + places.map(ShellText.path)
    return "scenario-run \(words.joined(separator: " "))"
  }

  /// The folder that all of them are in.
  private static func folder(of entries: [Entry]) -> String {
    var common: [Substring]?
    for entry in entries {
      let folders = entry.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard let known = common else {
        common = Array(folders)
        continue
      }
      common = zip(known, folders).prefix { $0 == $1 }.map(\.0)
    }
    let folder = (common ?? []).joined(separator: "/")
    if folder.isEmpty { return entries[0].path.hasPrefix("/") ? "/" : "." }
    return folder
  }
}

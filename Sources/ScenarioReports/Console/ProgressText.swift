public import ScenarioRunner

/// How far a run is, in words.
public struct ProgressText {
  /// How many files were run.
  public var files = 0
  /// How many files there are; nil where they are found on the way.
  public var fileCount: Int?
  /// The clock when the run began, in nanoseconds.
  private let start: UInt64
  /// The clock now.
  public var now: UInt64

  /// Creates the progress of a run that begins.
  public init(start: UInt64) {
    self.start = start
    now = start
  }

  /// How many cases and files were run, of how many files, and for how long.
  public func words(_ counts: Counts) -> String {
    let notPassed = counts.failed + counts.errors + counts.invalid + counts.interrupted
    let total = fileCount.map { "/\($0)" } ?? ""
    let tenths = (now - min(start, now)) / 100_000_000
    return "\(counts.cases) run, \(notPassed) not passed, \(files)\(total) files, "
      + "\(tenths / 10).\(tenths % 10) s"
  }

  /// A line of a terminal that fits into so many columns, with the file that was run last.
  public func line(_ counts: Counts, path: String, columns: Int) -> String {
    var line = ""
    var width = 0
    for character in "\(words(counts))  \(VisibleText.of(path))" {
      width += DisplayWidth.of(character)
      guard width <= columns else { break }
      line.append(character)
    }
    return line
  }
}

/// The lines of `list`: one for each case, which can be given back as an argument.
public enum ListText {
  /// `path:line: name` for each case that can be run.
  public static func of(_ file: FileResult) -> String {
    // What a signal kept from being read cannot be run either.
    file.cases.filter { $0.outcome != .invalid && $0.outcome != .interrupted }
      .map { "\(file.path):\($0.scenario.line): \($0.name)\n" }.joined()
  }
}

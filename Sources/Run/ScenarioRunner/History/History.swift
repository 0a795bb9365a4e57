public import ScenarioLanguage
public import ScenarioSystem

/// The result and duration of each case in its last run.
///
/// Files are identified by their displayed paths. A run does not require a history.
public struct History: Sendable {
  /// The last results of a file.
  public struct File: Hashable, Sendable {
    /// The day of the last run, counted from 1970.
    public var day = 0
    /// The time that reading the file took.
    public var loadMicroseconds = 0
    /// Whether it was unreadable or partly invalid, and not all of its cases have passed since.
    public var hasProblem = false
    /// The last results of its cases, by name.
    public var cases: [ExactText: Case] = [:]

    /// Whether a case failed or was invalid.
    public var hasFailed: Bool { hasProblem || cases.values.contains(where: \.hasFailed) }

    /// The time that reading the file and running its cases took.
    var microseconds: Int { cases.values.reduce(loadMicroseconds) { $0 + $1.microseconds } }
  }

  /// The last result of a case.
  public struct Case: Hashable, Sendable {
    /// Whether it did not pass.
    public var hasFailed: Bool
    /// The time that it took.
    public var microseconds: Int
  }

  /// The results of each file, by path.
  public var files: [Path: File] = [:]

  /// The day on which older results were lost: cases without a result may have failed.
  var lossDay: Int?

  /// Creates an empty history.
  public init() {}

  /// Whether there are no results.
  public var isEmpty: Bool { files.isEmpty }

  /// Whether a case of the file failed or was invalid.
  public func hasFailed(_ path: Path) -> Bool {
    files[path]?.hasFailed ?? (lossDay != nil)
  }

  /// Whether the case failed, or may be an invalid one that has not passed since.
  public func hasFailed(_ path: Path, _ name: String) -> Bool {
    guard let file = files[path] else { return lossDay != nil }
    return file.cases[ExactText(name)]?.hasFailed ?? file.hasProblem
  }

  /// Returns the time that a file took; nil if unknown.
  public func microseconds(of path: Path) -> Int? { files[path]?.microseconds }
}

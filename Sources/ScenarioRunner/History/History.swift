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
    /// How long reading the file took, in microseconds.
    public var loadTime = 0
    /// Whether it was unreadable or partly invalid, and not all of its cases have passed since.
    public var hasProblem = false
    /// The last results of its cases, by name.
    public var cases: [ExactText: Case] = [:]

    /// Whether a case failed or was invalid.
    public var hasFailed: Bool { hasProblem || cases.values.contains(where: \.hasFailed) }

    /// The total duration, in microseconds.
    var time: Int { cases.values.reduce(loadTime) { $0 + $1.time } }
  }

  /// The last result of a case.
  public struct Case: Hashable, Sendable {
    /// Whether it did not pass.
    public var hasFailed: Bool
    /// How long it took, in microseconds.
    public var time: Int
  }

  /// The results of each file, by path.
  public var files: [Path: File] = [:]

  /// The day on which a damaged history was lost: cases without a result may have failed.
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

  /// The duration of a file in microseconds; nil if unknown.
  public func time(of path: Path) -> Int? { files[path]?.time }
}

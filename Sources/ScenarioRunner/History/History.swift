public import ScenarioLanguage
public import ScenarioSystem

/// What earlier runs found out about the cases: how each ended the last time, and how long it took.
///
/// Files are named by their paths as displayed. A run needs none of it.
public struct History: Sendable {
  /// What is known of a file.
  public struct File: Hashable, Sendable {
    /// The day on which a run saw it last, counted from 1970.
    public var day = 0
    /// How long it took to read, in microseconds.
    public var loadTime = 0
    /// Whether something in it was invalid, or it could not be read, and perhaps not all of it has passed since.
    public var hasProblem = false
    /// What is known of its cases, by their names.
    public var cases: [ExactText: Case] = [:]

    /// Whether something in it failed or was invalid.
    public var hasFailed: Bool { hasProblem || cases.values.contains(where: \.hasFailed) }

    /// How long all of it took, in microseconds.
    var time: Int { cases.values.reduce(loadTime) { $0 + $1.time } }
  }

  /// What is known of a case.
  public struct Case: Hashable, Sendable {
    /// Whether it did not pass the last time.
    public var hasFailed: Bool
    /// How long it took, in microseconds.
    public var time: Int
  }

  /// What is known, by path.
  public var files: [Path: File] = [:]

  /// The day on which an earlier history was lost because it was damaged: what is not known may have failed.
  var lossDay: Int?

  /// Creates a history in which nothing is known.
  public init() {}

  /// Whether nothing is known.
  public var isEmpty: Bool { files.isEmpty }

  /// Whether something in the file failed or was invalid.
  public func hasFailed(_ path: Path) -> Bool {
    files[path]?.hasFailed ?? (lossDay != nil)
  }

  /// Whether the case failed, or may be one that was not valid then and has not passed since.
  public func hasFailed(_ path: Path, _ name: String) -> Bool {
    guard let file = files[path] else { return lossDay != nil }
    return file.cases[ExactText(name)]?.hasFailed ?? file.hasProblem
  }

  /// How long a file took, in microseconds; nil if that is not known.
  public func time(of path: Path) -> Int? { files[path]?.time }
}

@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// The result and duration of each case in its last run.
///
/// Files are identified by their displayed paths. A run does not require a history.
package struct History: Sendable {
  /// The last results of a file.
  package struct File: Hashable, Sendable {
    /// The day of the last run, counted from 1970.
    package var day = 0
    /// The time that reading the file took.
    package var loadMicroseconds = 0
    /// Whether it was unreadable or partly invalid, and not all of its cases have passed since.
    package var hasProblem = false
    /// The last results of its cases, by name.
    package var cases: [ExactText: Case] = [:]

    /// Whether a case failed or was invalid.
    package var hasFailed: Bool { hasProblem || cases.values.contains(where: \.hasFailed) }

    /// The time that reading the file and running its cases took.
    var microseconds: Int { cases.values.reduce(loadMicroseconds) { $0 + $1.microseconds } }
  }

  /// The last result of a case.
  package struct Case: Hashable, Sendable {
    /// Whether it did not pass.
    package var hasFailed: Bool
    /// The time that it took.
    package var microseconds: Int
  }

  /// The results of each file, by path.
  package var files: [Path: File] = [:]

  /// The day on which older results were lost: cases without a result may have failed.
  var lossDay: Int?

  /// Creates an empty history.
  package init() {}

  /// Whether there are no results.
  package var isEmpty: Bool { files.isEmpty }

  /// Whether a case of the file failed or was invalid.
  package func hasFailed(_ path: Path) -> Bool {
    files[path]?.hasFailed ?? (lossDay != nil)
  }

  /// Whether the case failed, or may be an invalid one that has not passed since.
  package func hasFailed(_ path: Path, _ name: String) -> Bool {
    guard let file = files[path] else { return lossDay != nil }
    return file.cases[ExactText(name)]?.hasFailed ?? file.hasProblem
  }

  /// Returns the time that a file took; nil if unknown.
  package func microseconds(of path: Path) -> Int? { files[path]?.microseconds }
}

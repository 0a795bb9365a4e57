@_spi(Package) package import ScenarioJSON
package import ScenarioSystem

/// An event of a run; the console, the reports, the history and the coverage are all derived from these events.
package enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunStart)
  /// A file was read, and these cases are about to be executed.
  case fileStarted(Path, [PlannedCase])
  /// A file or folder could not be read.
  case fileUnreadable(Path, ScenarioError)
  /// A case finished, or one attempt at it; earlier attempts have their own events.
  case caseFinished(CaseResult, of: Path)
  /// All cases of a file finished; files finish in the order in which they are run.
  case fileFinished(FileResult)
  /// A warning for the user.
  case warning(String)
  /// The run ended.
  case runEnded(RunEnd)

  /// Returns the events for a file that has been run, except `fileFinished`.
  package static func all(of file: FileResult) -> [RunEvent] {
    var events: [RunEvent] = []
    if let problem = file.problem { events.append(.fileUnreadable(file.path, problem)) }
    if !file.cases.isEmpty {
      events.append(.fileStarted(file.path, file.cases.map(PlannedCase.init)))
    }
    for result in file.cases {
      for attempt in result.earlierAttempts + [result] {
        var attempt = attempt
        attempt.earlierAttempts = []
        events.append(.caseFinished(attempt, of: file.path))
      }
    }
    return events
  }
}

/// Consumes the events of a run, live or from a stream.
package protocol RunEventConsumer: AnyObject {
  /// Handles the next event.
  func consume(_ event: RunEvent)

  /// The errors of writing its output, which must not stop other consumers.
  var problems: [ScenarioError] { get }
}

extension RunEventConsumer {
  /// No errors, by default.
  package var problems: [ScenarioError] { [] }
}

/// A case that is about to be executed.
package struct PlannedCase: Hashable, Sendable {
  /// The case's name, unique in its file.
  package var name: String
  /// The line of its scenario, counted from 1.
  package var line: Int
  /// The index among the selected cases of its file, including those of other shards.
  package var index: Int
}

extension PlannedCase {
  init(_ result: CaseResult) {
    self.init(name: result.name, line: result.scenario.line, index: result.index)
  }
}

extension PlannedCase: ListObject {
  /// The index of the first case.
  package static let first = 0
  /// The index of the next case; cases of other shards may lie between them.
  package var next: Int { index + 1 }

  package init(_ index: Int) { self.init(name: "", line: 1, index: index) }

  package mutating func code(
    _ coder: inout some FieldCoder,
    _ expected: Int
  ) throws(JSONError) {
    try coder.field("name", &name)
    try coder.field("line", &line)
    try coder.field("case", &index, default: expected)
  }
}

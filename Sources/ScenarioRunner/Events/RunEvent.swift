public import ScenarioSystem

/// Something that happens in a run: the one stream on which console, reports, history and coverage are built.
public enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunStart)
  /// A file was read, and these of its cases are about to be executed.
  case fileStarted(Path, [PlannedCase])
  /// A file or folder could not be read.
  case fileUnreadable(Path, ScenarioError)
  /// A case of a file ended, or one attempt at it; attempts before it are events of their own.
  case caseFinished(CaseResult, of: Path)
  /// All cases of a file ended; files finish in the order in which they are run.
  case fileFinished(FileResult)
  /// The user should know this.
  case warning(String)
  /// The run ended.
  case runEnded(RunEnd)

  /// The events of a file that was run before, without its end.
  package static func all(of file: FileResult) -> [RunEvent] {
    var events: [RunEvent] = []
    if let problem = file.problem { events.append(.fileUnreadable(file.path, problem)) }
    if !file.cases.isEmpty {
      events.append(.fileStarted(file.path, file.cases.map(PlannedCase.init)))
    }
    for result in file.cases {
      for attempt in result.earlier + [result] {
        var attempt = attempt
        attempt.earlier = []
        events.append(.caseFinished(attempt, of: file.path))
      }
    }
    return events
  }
}

/// Consumes what happens in a run; whether it happens now or is read from a stream makes no difference.
public protocol RunEventConsumer: AnyObject {
  /// Takes the next event.
  func consume(_ event: RunEvent)

  /// Why it could not write what it has to write; it must not keep the others from their work.
  var problems: [ScenarioError] { get }
}

extension RunEventConsumer {
  /// By default it writes nothing.
  public var problems: [ScenarioError] { [] }
}

/// A case that is about to be executed.
public struct PlannedCase: Hashable, Sendable {
  /// Its name, unique in its file.
  public var name: String
  /// The line of its scenario, counted from 1.
  public var line: Int
  /// Its index among the selected cases of its file, those of other shards included.
  public var index: Int
}

extension PlannedCase {
  init(_ result: CaseResult) {
    self.init(name: result.name, line: result.scenario.line, index: result.index)
  }

  /// The case after another, without its name.
  init(after last: PlannedCase?) {
    self.init(name: "", line: 1, index: last.map { $0.index + 1 } ?? 0)
  }

  mutating func code(
    _ coder: inout some FieldCoder,
    default next: PlannedCase
  ) throws(JSONError) {
    try coder.field("name", &name)
    try coder.field("line", &line)
    // Other shards may have cases between them.
    try coder.field("case", &index, default: next.index)
  }
}

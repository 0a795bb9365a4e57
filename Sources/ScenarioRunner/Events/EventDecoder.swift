internal import ScenarioSystem

/// Reads the lines of a stream as events.
public struct EventDecoder {
  private var rules: [String: RuleRecord] = [:]
  private var traces: [StepTrace] = []

  /// Creates a decoder of a stream.
  public init() {}

  /// Reads a line; nil for one that is not an event by itself, or that a later program writes.
  ///
  /// - Parameter line: The line, without its line feed.
  /// - Returns: The event.
  /// - Throws: `JSONError`, if it is not a line of a stream.
  package mutating func event(of line: ArraySlice<UInt8>) throws(JSONError) -> RunEvent? {
    let head = try Self.content(NoFields.self, of: line)
    guard line.starts(with: "{\"event\"".utf8), !head.event.isEmpty else {
      throw JSONError(message: "not an event: its first key is not 'event'")
    }
    switch EventKind(rawValue: head.event) {
    case nil: return nil
    case .runStarted:
      let content = try Self.content(RunStartedLine.self, of: line).content
      guard content.version == EventFormat.version else {
        throw JSONError(
          message: "the stream has version \(content.version), and this program reads "
            + "\(EventFormat.version)"
        )
      }
      return .runStarted(content.start)
    case .fileStarted:
      let content = try Self.content(FileStartedLine.self, of: line).content
      return .fileStarted(try Self.path(content.path), content.cases)
    case .fileUnreadable:
      let content = try Self.content(FileUnreadableLine.self, of: line).content
      return .fileUnreadable(try Self.path(content.path), content.problem)
    case .rule:
      let rule = try Self.content(RuleLine.self, of: line).content
      rules[rule.rule] = RuleRecord(
        id: rule.id,
        reason: rule.reason,
        confidence: rule.confidence,
        sources: rule.sources
      )
      return nil
    case .trace:
      try add(try Self.content(TraceLine.self, of: line).content)
      return nil
    case .caseFinished:
      let content = try Self.content(CaseFinishedLine.self, of: line).content
      return .caseFinished(try resolved(content.result), of: try Self.path(content.path))
    case .runFinished:
      return .runEnded(try Self.content(RunEnd.self, of: line).content)
    }
  }

  private static func content<Content>(
    _: Content.Type,
    of line: ArraySlice<UInt8>
  ) throws(JSONError) -> EventLine<Content> {
    do throws(JSONError) {
      var json = JSONReader(line)
      let content = try EventLine<Content>(&json)
      try json.end()
      return content
    } catch {
      throw JSONError(message: "not an event: \(error.message)")
    }
  }

  private static func path(_ text: String) throws(JSONError) -> Path {
    guard !text.isEmpty else { throw JSONError(message: "not an event: its path is missing") }
    return Path(displayed: text)
  }

  private mutating func add(_ line: TraceLine) throws(JSONError) {
    guard line.trace == traces.count else {
      throw JSONError(message: "trace \(line.trace) where \(traces.count) is next")
    }
    let causes = line.causes.map { cause in
      CauseRecord(rule: rules[cause.rule] ?? RuleRecord(id: cause.rule), parent: cause.parent)
    }
    traces.append(StepTrace(entries: line.entries, causes: causes))
  }

  /// A case with the traces that its steps name.
  private func resolved(_ result: CaseResult) throws(JSONError) -> CaseResult {
    guard !result.name.isEmpty else {
      throw JSONError(message: "not an event: its name is missing")
    }
    var result = result
    guard let steps = result.trace?.steps else { return result }
    for (index, step) in steps.enumerated() {
      guard let number = step.traceNumber else { continue }
      guard traces.indices.contains(number) else {
        throw JSONError(message: "there is no trace \(number) before it")
      }
      result.trace?.steps[index].trace = traces[number]
    }
    return result
  }
}

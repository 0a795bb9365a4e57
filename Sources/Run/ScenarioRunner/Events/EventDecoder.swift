@_spi(Package) package import ScenarioJSON
internal import ScenarioSystem

/// Decodes the lines of an event stream.
package struct EventDecoder {
  private var rules: [String: RuleRecord] = [:]
  private var traces: [StepTrace] = []

  /// Creates a decoder for one stream.
  package init() {}

  /// Decodes a line; returns nil for a line that only supports later events, or of an unknown kind.
  ///
  /// - Parameter line: The line, without its line feed.
  /// - Returns: The event.
  /// - Throws: `JSONError`, if the line does not belong to an event stream.
  package mutating func event(of line: ArraySlice<UInt8>) throws(JSONError) -> RunEvent? {
    let content = try content(of: line)
    guard line.starts(with: "{\"event\"".utf8), let kind = content.kind else {
      throw JSONError(message: "not an event: its first key is not 'event'")
    }
    switch kind {
    case .unknown: return nil
    case .runStarted:
      guard content.version == EventFormat.version else {
        throw JSONError(
          message: "the stream has version \(content.version), but this program reads version "
            + "\(EventFormat.version)"
        )
      }
      return .runStarted(content.start)
    case .fileStarted: return .fileStarted(try Self.path(content.path), content.cases)
    case .fileUnreadable: return .fileUnreadable(try Self.path(content.path), content.problem)
    case .rule:
      rules[content.ruleName] = content.rule
      return nil
    case .trace:
      try add(content.trace)
      return nil
    case .caseFinished:
      return .caseFinished(try withTraces(content.result), of: try Self.path(content.path))
    case .runFinished: return .runEnded(content.end)
    }
  }

  private func content(of line: ArraySlice<UInt8>) throws(JSONError) -> EventLine {
    do throws(JSONError) {
      var json = JSONReader(line)
      let content = try EventLine(&json)
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
    guard line.number == traces.count else {
      throw JSONError(message: "found trace \(line.number), expected trace \(traces.count)")
    }
    let causes = line.causes.map { cause in
      CauseRecord(rule: rules[cause.rule] ?? RuleRecord(id: cause.rule), parent: cause.parent)
    }
    traces.append(StepTrace(entries: line.entries, causes: causes))
  }

  /// Returns the result with the traces that its steps refer to by number.
  private func withTraces(_ result: CaseResult) throws(JSONError) -> CaseResult {
    guard !result.name.isEmpty else {
      throw JSONError(message: "not an event: its name is missing")
    }
    var result = result
    guard let steps = result.trace?.steps else { return result }
    for (index, step) in steps.enumerated() {
      guard let number = step.traceNumber else { continue }
      guard traces.indices.contains(number) else {
        throw JSONError(message: "no line before it has trace \(number)")
      }
      result.trace?.steps[index].trace = traces[number]
    }
    return result
  }
}

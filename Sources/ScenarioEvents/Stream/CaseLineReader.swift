public import ScenarioSystem

/// Reads cases line by line as another process tells them, with the rules and the steps that stand before them.
public struct CaseLineReader {
  private var rules: [Int: RuleRecord] = [:]
  private var traces: [StepTrace] = []

  /// Creates a reader that knows no rule and no step yet.
  public init() {}

  /// Reads a line; nil for one that tells of no case.
  ///
  /// - Parameter line: The line, without its line feed.
  /// - Returns: The case, without the attempts before it.
  /// - Throws: `.worker`, if it is no line of a stream.
  public mutating func read(_ line: ArraySlice<UInt8>) throws(ScenarioError) -> CaseRecord? {
    do throws(JSONError) {
      var json = JSONCursor(line)
      let head = try LineHead(&json)
      try json.end()
      var again = JSONCursor(line)
      switch head.kind {
      case .rule:
        if let rule = head.rule { rules[head.number] = rule }
      case .trace:
        if head.number == 0 { traces.removeAll() }
        try head.expect(traces.count)
        traces.append(try StepTrace(&again))
      case .caseFinished:
        let line = try CaseLine(&again, rules: RuleTable(rules)) { number in
          traces.indices.contains(number) ? traces[number] : nil
        }
        return line.record
      default: break
      }
      return nil
    } catch {
      throw ScenarioError(.worker, "a worker told what is no event: \(error.message)")
    }
  }
}

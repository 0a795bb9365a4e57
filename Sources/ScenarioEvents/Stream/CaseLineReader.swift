public import ScenarioSystem

/// Reads cases line by line as another process tells them, and the rules that stand before them.
public struct CaseLineReader {
  private var rules: [Int: RuleRecord] = [:]

  /// Creates a reader that knows no rule yet.
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
      if head.kind == .rule, let rule = head.rule { rules[head.number] = rule }
      guard head.kind == .caseFinished else { return nil }
      var again = JSONCursor(line)
      return try CaseLine(&again, rules: RuleTable(rules)).record
    } catch {
      throw ScenarioError(.worker, "a worker told what is no event: \(error.message)")
    }
  }
}

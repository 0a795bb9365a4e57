internal import LifecycleCore
public import ScenarioLanguage
public import ScenarioRunner

extension CaseRecord {
  /// Records what came of a case of a file, whose lines are handed in.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - index: Where the case stands in its file.
  ///   - source: The file.
  ///   - lines: The lines of the file.
  ///   - recorder: What records all that happened, where the result holds it; nil where nobody wants that.
  public init(
    _ result: CaseResult,
    at index: Int,
    of source: SourceFile,
    _ lines: LineTable,
    _ recorder: inout TraceRecorder?
  ) {
    self.init(
      index: index,
      name: result.name,
      line: lines.line(at: result.scenario?.range.start ?? 0),
      outcome: result.outcome.verdict
    )
    describe(result)
    switch result.outcome {
    case .passed: break
    case .skipped(let reason): self.reason = reason
    case .unexpectedPass(let reason):
      self.reason = reason
      excerpt = SourceExcerpt(source, result.scenario?.range ?? .startOfFile, lines)
    case .failed(let found):
      failures = found.map { FailureRecord($0, in: result.record, of: source, lines) }
    case .knownIssue(let reason, let found):
      self.reason = reason
      failures = found.map { FailureRecord($0, in: result.record, of: source, lines) }
    case .invalid(let found):
      diagnostics = found.map { DiagnosticRecord($0, in: source, lines) }
    case .error(let trouble):
      self.trouble = trouble
      excerpt = SourceExcerpt(source, result.scenario?.range ?? .startOfFile, lines)
    case .interrupted(let reason): self.reason = reason
    }
    if case .failed = result.outcome {
      diagnostics = result.warnings.map { DiagnosticRecord($0, in: source, lines) }
    }
    round = result.round
    for attempt in result.earlier {
      earlier.append(CaseRecord(attempt, at: index, of: source, lines, &recorder))
    }
    if let played = result.record { trace = recorder?.record(played, of: source, lines) }
    markSteps(of: result)
  }

  /// Marks the steps after the one at which the scenario stopped: they ran, and nobody asked how they went.
  private mutating func markSteps(of result: CaseResult) {
    guard let played = result.record,
      let stop = played.stop(ofFailed: failures.compactMap(\.step))
    else { return }
    for index in stop..<played.stepCount { trace?.steps[index].wasEvaluated = false }
  }

  /// What is known of it whatever came of it.
  fileprivate mutating func describe(_ result: CaseResult) {
    if let info = result.scenario {
      scenario = info.name
      offset = Int(info.range.start)
      suite = info.suite
      if !info.tags.isEmpty { tags = info.tags.map(\.word) }
      sources = info.sources
      if !info.covers.isEmpty { statements = info.covers.map(\.name) }
    }
    if let destination = result.destination {
      ios = "\(destination.os)"
      device = destination.model.rawValue
    }
    wallTime = result.wallTime
    virtualTime = result.virtualTime
  }
}

extension FailureRecord {
  fileprivate init(
    _ found: StepFailure,
    in played: PlayedCase?,
    of source: SourceFile,
    _ lines: LineTable
  ) {
    let failure = found.failure
    message = failure.message
    excerpt = SourceExcerpt(source, failure.range, lines)
    rows = failure.rows
    time = failure.time
    state = failure.state
    guard let played else { return }
    let rules = played.book.rules
    reasons = failure.obstacles.map { obstacle in
      let rule = obstacle.rule.map { rules[$0] }
      return Reason(
        rule: rule?.id ?? "",
        text: obstacle.text,
        source: rule?.sources.first?.citation
      )
    }
    reasons += failure.rules.map { index in
      let rule = rules[index]
      return Reason(rule: rule.id, text: rule.reason, source: rule.sources.first?.citation)
    }
    if let step = found.step, played.plan.indices.contains(step - 1) {
      self.step = step
      stepCount = played.plan.count
      words = played.plan[step - 1].words
    }
  }
}

@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

extension JSONWriter {
  /// Writes the details of a case, which the page shows on demand.
  mutating func write(_ record: CaseResult, _ steps: inout HTMLSteps) {
    openObject()
    pair("outcome", record.outcome.rawValue)
    if !record.reason.isEmpty { pair("reason", record.reason) }
    if !record.difference.isEmpty { pair("difference", record.difference) }
    if let suite = record.scenario.suite { pair("suite", suite) }
    if !record.scenario.sources.isEmpty {
      key("sources")
      texts(record.scenario.sources)
    }
    if !record.scenario.statements.isEmpty {
      key("statements")
      texts(record.scenario.statements)
    }
    if !record.failures.isEmpty { list("failures", record.failures) { $0.write($1) } }
    if !record.diagnostics.isEmpty { list("diagnostics", record.diagnostics) { $0.write($1) } }
    if let failure = record.processFailure {
      key("trouble")
      failure.write(to: &self)
    }
    if let excerpt = record.excerpt {
      key("excerpt")
      write(excerpt)
    }
    if let trace = record.trace { steps.write(trace, to: &self) }
    if !record.earlierAttempts.isEmpty {
      list("earlier", record.earlierAttempts) { $0.write($1, &steps) }
    }
    closeObject()
  }

  private mutating func write(_ failure: FailureRecord) {
    openObject()
    if let step = failure.step {
      pair("step", step)
      pair("steps", failure.stepCount)
      pair("words", failure.stepText)
    }
    pair("message", failure.message)
    key("at")
    write(failure.excerpt)
    if !failure.rows.isEmpty {
      list("rows", failure.rows) { $0.row($1.expected, $1.actual, $1.note, $1.isFirstDifference) }
    }
    pair("time", failure.time.milliseconds)
    pair("state", failure.state.word)
    if !failure.reasons.isEmpty {
      list("reasons", failure.reasons) { $0.texts($1.htmlTexts) }
    }
    closeObject()
  }

  private mutating func write(_ diagnostic: DiagnosticRecord) {
    openObject()
    pair("id", diagnostic.id)
    pair("severity", diagnostic.severity.rawValue)
    pair("message", diagnostic.message)
    if !diagnostic.help.isEmpty { pair("help", diagnostic.help) }
    key("at")
    write(diagnostic.excerpt)
    closeObject()
  }

  private mutating func write(_ excerpt: SourceExcerpt) {
    row(
      excerpt.path,
      excerpt.line,
      excerpt.column,
      excerpt.before,
      excerpt.marked,
      excerpt.after
    )
  }
}

extension FailureRecord.Reason {
  /// The explanation, its source, and the confidence of an inferred rule; later ones only if there are any.
  fileprivate var htmlTexts: [String] {
    if isInferred { return [text, source ?? "", confidence] }
    return [text] + [source].compactMap(\.self)
  }
}

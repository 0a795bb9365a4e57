internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

extension JSONBytes {
  /// Writes a list of texts.
  package mutating func texts(_ texts: [String]) {
    openList()
    for text in texts { self.text(text) }
    closeList()
  }

  /// Writes the keys of a case, but not what happened in it; the object is open.
  package mutating func write(_ record: CaseRecord) {
    key("case")
    number(Int64(record.index))
    key("name")
    text(record.name)
    key("line")
    number(Int64(record.line))
    writeDescription(record)
    key("result")
    word(record.outcome.rawValue)
    if !record.reason.isEmpty { pair("reason", record.reason) }
    if record.attempt > 1 {
      key("attempt")
      number(Int64(record.attempt))
    }
    if record.round > 0 {
      key("round")
      number(Int64(record.round))
    }
    if !record.difference.isEmpty { pair("difference", record.difference) }
    if record.isFlaky {
      key("flaky")
      flag(true)
    }
    wallTime(record.wallTime)
    key("virtualMilliseconds")
    number(record.virtualTime.milliseconds)
    if !record.failures.isEmpty { list("failures", record.failures) { $0.write($1) } }
    if !record.diagnostics.isEmpty { list("diagnostics", record.diagnostics) { $0.write($1) } }
    if let excerpt = record.excerpt {
      key("place")
      write(excerpt)
    }
    if let trouble = record.trouble { write(trouble) }
  }

  private mutating func writeDescription(_ record: CaseRecord) {
    if let scenario = record.scenario {
      pair("scenario", scenario)
      key("offset")
      number(Int64(record.offset))
    }
    if let suite = record.suite { pair("suite", suite) }
    if !record.ios.isEmpty {
      pair("ios", record.ios)
      pair("device", record.device)
    }
    if !record.tags.isEmpty {
      key("tags")
      texts(record.tags)
    }
    if !record.sources.isEmpty {
      key("sources")
      texts(record.sources)
    }
    if !record.statements.isEmpty {
      key("statements")
      texts(record.statements)
    }
  }

  // MARK: - What went wrong

  private mutating func write(_ failure: FailureRecord) {
    openObject()
    if let step = failure.step {
      key("step")
      number(Int64(step))
      key("steps")
      number(Int64(failure.stepCount))
      pair("words", failure.words)
    }
    pair("message", failure.message)
    key("place")
    write(failure.excerpt)
    if !failure.rows.isEmpty { list("rows", failure.rows) { $0.write($1) } }
    key("atMilliseconds")
    number(failure.time.milliseconds)
    key("state")
    word(failure.state.word)
    if !failure.reasons.isEmpty { list("why", failure.reasons) { $0.write($1) } }
    closeObject()
  }

  private mutating func write(_ row: Failure.Row) {
    openObject()
    if let expected = row.expected { pair("wanted", expected) }
    if let actual = row.actual { pair("seen", actual) }
    if !row.note.isEmpty { pair("note", row.note) }
    if row.isFirstDifference {
      key("differs")
      flag(true)
    }
    closeObject()
  }

  private mutating func write(_ reason: FailureRecord.Reason) {
    openObject()
    pair("id", reason.rule)
    pair("reason", reason.text)
    if let source = reason.source { pair("source", source) }
    closeObject()
  }

  private mutating func write(_ diagnostic: DiagnosticRecord) {
    openObject()
    pair("id", diagnostic.id)
    key("severity")
    word(diagnostic.severity.rawValue)
    pair("message", diagnostic.message)
    if !diagnostic.help.isEmpty { pair("help", diagnostic.help) }
    key("offset")
    number(Int64(diagnostic.offset))
    key("place")
    write(diagnostic.excerpt)
    closeObject()
  }

  private mutating func write(_ excerpt: SourceExcerpt) {
    openObject()
    pair("path", excerpt.path)
    key("line")
    number(Int64(excerpt.line))
    key("column")
    number(Int64(excerpt.column))
    if !excerpt.before.isEmpty { pair("before", excerpt.before) }
    if !excerpt.marked.isEmpty { pair("marked", excerpt.marked) }
    if !excerpt.after.isEmpty { pair("after", excerpt.after) }
    closeObject()
  }

  private mutating func write(_ trouble: CaseRecord.Trouble) {
    key("trouble")
    openObject()
    pair("type", trouble.type)
    pair("message", trouble.message)
    if let signal = trouble.signal {
      key("signal")
      number(Int64(signal))
    }
    if let step = trouble.step {
      key("step")
      number(Int64(step))
    }
    if !trouble.output.isEmpty { pair("output", trouble.output) }
    closeObject()
  }

  // MARK: - Parts

  /// Writes a key and its text.
  package mutating func pair(_ key: StaticString, _ text: String) {
    self.key(key)
    self.text(text)
  }

  /// Writes a key and its list.
  package mutating func list<Item>(
    _ key: StaticString,
    _ items: [Item],
    _ write: (inout JSONBytes, Item) -> Void
  ) {
    self.key(key)
    openList()
    for item in items { write(&self, item) }
    closeList()
  }
}

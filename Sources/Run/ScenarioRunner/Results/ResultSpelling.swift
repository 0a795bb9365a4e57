@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Writes results for people, with the names of methods and notifications in the language of each file.
///
/// It keeps what it has written: equal steps share one trace, and entries share a rule.
package struct ResultSpelling {
  /// The language for all files; nil for that of each.
  private let spelling: NameSpelling?
  private var traces: [StepTrace.Identity: StepTrace] = [:]
  private var rules: [RuleRecord: RuleRecord] = [:]

  /// Creates a writer; `spelling` is the language for all files, nil for that of each.
  package init(_ spelling: NameSpelling? = nil) { self.spelling = spelling }

  /// Returns the result of a file with names as people read them.
  package mutating func written(_ file: FileResult) -> FileResult {
    // By index, here and below: iterating would copy each result.
    let indices = file.cases.indices.filter { (spelling ?? file.cases[$0].spelling) == .swift }
    guard !indices.isEmpty else { return file }
    var file = file
    for index in indices { write(&file.cases[index]) }
    for index in file.facts.findings.indices where indices.first == file.cases.startIndex {
      file.facts.findings[index].write(in: .swift)
    }
    return file
  }

  /// Returns the result of a case with names as people read them.
  package mutating func written(_ result: CaseResult) -> CaseResult {
    guard (spelling ?? result.spelling) == .swift else { return result }
    var result = result
    write(&result)
    return result
  }

  private mutating func write(_ result: inout CaseResult) {
    let spelling = NameSpelling.swift
    result.difference = spelling.written(result.difference)
    for index in result.failures.indices { result.failures[index].write(in: spelling) }
    for index in result.diagnostics.indices { result.diagnostics[index].write(in: spelling) }
    for index in result.earlierAttempts.indices { write(&result.earlierAttempts[index]) }
    guard var steps = result.trace.take()?.steps else { return }
    for index in steps.indices { write(&steps[index].trace) }
    result.trace = TraceRecord(steps: steps)
  }

  private mutating func write(_ trace: inout StepTrace) {
    guard !trace.entries.isEmpty else { return }
    let identity = trace.identity
    if let written = traces[identity] {
      trace = written
      return
    }
    var (entries, causes) = (trace.entries, trace.causes)
    for index in entries.indices { entries[index].write(in: .swift) }
    for index in causes.indices { causes[index].rule = written(causes[index].rule) }
    trace = StepTrace(entries: entries, causes: causes)
    traces[identity] = trace
  }

  private mutating func written(_ rule: RuleRecord) -> RuleRecord {
    if let known = rules[rule] { return known }
    let written = RuleRecord(
      id: rule.id,
      reason: NameSpelling.swift.written(rule.reason),
      confidence: rule.confidence,
      sources: rule.sources
    )
    rules[rule] = written
    return written
  }
}

extension EntryRecord {
  /// Writes the name of a method or a notification in a language; what else has a name, a person has named.
  fileprivate mutating func write(in spelling: NameSpelling) {
    switch kind {
    case .calls, .notifications, .views: text = spelling.written(text)
    default: break
    }
  }
}

extension FailureRecord {
  fileprivate mutating func write(in spelling: NameSpelling) {
    message = spelling.written(message)
    for index in rows.indices {
      rows[index].expected = rows[index].expected.map(spelling.written)
      rows[index].actual = rows[index].actual.map(spelling.written)
      rows[index].note = spelling.written(rows[index].note)
    }
    for index in reasons.indices { reasons[index].text = spelling.written(reasons[index].text) }
  }
}

extension DiagnosticRecord {
  fileprivate mutating func write(in spelling: NameSpelling) {
    // It says what `fmt` writes.
    if id == DiagnosticID.nonstandardSpelling.name { return }
    message = spelling.written(message)
    help = spelling.written(help)
    for index in fixes.indices { fixes[index].text = spelling.written(fixes[index].text) }
  }
}

internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

extension JSONCursor {
  /// Reads a word of a closed list.
  mutating func word<Word>(
    _ what: String,
    _ make: (String) -> Word?
  ) throws(JSONError) -> Word {
    let text = try text()
    guard let word = make(text) else { throw JSONError(message: "'\(text)' is no \(what)") }
    return word
  }

  mutating func appState() throws(JSONError) -> AppState {
    try word("state of an app") { text in AppState.allCases.first { $0.word == text } }
  }

  mutating func time() throws(JSONError) -> VirtualTime {
    let number = try number()
    // Far more than any scenario can wait, and so little that no sum or difference overflows.
    guard (0...100_000_000_000_000_000).contains(number) else {
      throw JSONError(message: "a time is out of its bounds")
    }
    return VirtualTime(milliseconds: number)
  }
}

/// What a line of a finished case says.
struct CaseLine {
  var path = ""
  var attempt = 1
  var record = CaseRecord(index: 0, name: "", line: 1, outcome: .error)

  /// Reads a line; the rules' numbers mean what the table says, and those of steps what `trace` finds.
  init(
    _ json: inout JSONCursor,
    rules: RuleTable,
    trace: (Int) throws(JSONError) -> StepTrace?
  ) throws(JSONError) {
    var hasResult = false
    try json.object { (json, key) throws(JSONError) in
      if key == "result" { hasResult = true }
      if try readDescription(&json, key) { return }
      if try readOutcome(&json, key) { return }
      guard key == "steps" else { return }
      var steps = TraceRecord(rules: rules)
      try steps.readSteps(&json, trace)
      record.trace = steps
    }
    guard hasResult, !record.name.isEmpty, !path.isEmpty else {
      throw JSONError(message: "its path, name or result is missing")
    }
  }

  private mutating func readDescription(
    _ json: inout JSONCursor,
    _ key: String
  ) throws(JSONError) -> Bool {
    switch key {
    case "path": path = try json.text()
    case "case": record.index = try json.count()
    case "name": record.name = try json.text()
    case "line": record.line = try json.count()
    case "scenario": record.scenario = try json.text()
    case "offset": record.offset = try json.count()
    case "suite": record.suite = try json.text()
    case "ios": record.ios = try json.text()
    case "device": record.device = try json.text()
    case "tags": record.tags = try json.texts()
    case "sources": record.sources = try json.texts()
    case "statements": record.statements = try json.texts()
    case "covers":
      // What version 0.1 wrote: the numbers of behaviours.
      try json.list { (json) throws(JSONError) in
        record.statements.append("F\(try json.count())")
      }
    default: return false
    }
    return true
  }

  private mutating func readOutcome(
    _ json: inout JSONCursor,
    _ key: String
  ) throws(JSONError) -> Bool {
    switch key {
    case "result":
      record.outcome = try json.word("result of a case") { CaseRecord.Outcome(rawValue: $0) }
    case "reason": record.reason = try json.text()
    case "attempt": attempt = try json.count()
    case "difference": record.difference = try json.text()
    case "round": record.round = try json.count()
    case "wallNanoseconds":
      record.wallTime = try json.wallTime()
    case "virtualMilliseconds": record.virtualTime = try json.time()
    case "failures":
      try json.list { (json) throws(JSONError) in
        record.failures.append(try FailureRecord(&json))
      }
    case "diagnostics":
      try json.list { (json) throws(JSONError) in
        record.diagnostics.append(try DiagnosticRecord(&json))
      }
    case "place": record.excerpt = try SourceExcerpt(&json)
    case "trouble": record.trouble = try CaseRecord.Trouble(&json)
    default: return false
    }
    return true
  }
}

extension FailureRecord {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init(
      message: "",
      excerpt: SourceExcerpt(path: "", line: 1, column: 1),
      time: .zero,
      state: .notRunning
    )
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "step": step = try json.count()
      case "steps": stepCount = try json.count()
      case "words": words = try json.text()
      case "message": message = try json.text()
      case "place": excerpt = try SourceExcerpt(&json)
      case "rows":
        try json.list { (json) throws(JSONError) in rows.append(try Failure.Row(&json)) }
      case "atMilliseconds": time = try json.time()
      case "state": state = try json.appState()
      case "why":
        try json.list { (json) throws(JSONError) in reasons.append(try Reason(&json)) }
      default: break
      }
    }
  }
}

extension Failure.Row {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init()
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "wanted": expected = try json.text()
      case "seen": actual = try json.text()
      case "note": note = try json.text()
      case "differs": isFirstDifference = try json.flag()
      default: break
      }
    }
  }
}

extension FailureRecord.Reason {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init(rule: "", text: "", source: nil)
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "id": rule = try json.text()
      case "reason": text = try json.text()
      case "source": source = try json.text()
      default: break
      }
    }
  }
}

extension DiagnosticRecord {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init(
      id: "",
      severity: .error,
      message: "",
      help: "",
      offset: 0,
      excerpt: SourceExcerpt(path: "", line: 1, column: 1)
    )
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "id": id = try json.text()
      case "severity": severity = try json.word("severity") { Severity(rawValue: $0) }
      case "message": message = try json.text()
      case "help": help = try json.text()
      case "offset": offset = try json.count()
      case "place": excerpt = try SourceExcerpt(&json)
      default: break
      }
    }
  }
}

extension SourceExcerpt {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init(path: "", line: 1, column: 1)
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "path": path = try json.text()
      case "line": line = try json.count()
      case "column": column = try json.count()
      case "before": before = try json.text()
      case "marked": marked = try json.text()
      case "after": after = try json.text()
      default: break
      }
    }
  }
}

extension CaseRecord.Trouble {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    self.init(type: "", message: "")
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "type": type = try json.text()
      case "message": message = try json.text()
      case "signal": signal = try json.count()
      case "step": step = try json.count()
      case "output": output = try json.text()
      default: break
      }
    }
  }
}

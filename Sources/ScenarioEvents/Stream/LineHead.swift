internal import ScenarioRunner
internal import ScenarioSystem

/// What a line is about: all of it but what a finished case says of itself.
struct LineHead {
  /// The kind of the line; nil for one that a later program may write.
  var kind: EventKind?
  var path = ""

  var version = 0
  var program = ""
  var timestamp = ""
  var shard: ShardRecord?
  var rerun = Rerun()

  var planned: [PlannedCase] = []
  var problem: ScenarioError?

  var index = 0
  var attempt = 1

  var number = 0
  var rule: RuleRecord?

  var ending = RunEnd.Ending.finished
  var caseCount = 0
  var missed: [RunEnd.Bound] = []
  var nothingToDo = ""
  var wallTime: UInt64 = 0

  /// Reads a line; the key `event` stands first.
  init(_ json: inout JSONCursor) throws(JSONError) {
    var isFirst = true
    try json.object { (json, key) throws(JSONError) in
      guard !isFirst else {
        guard key == "event" else { throw JSONError(message: "its first key is not 'event'") }
        isFirst = false
        kind = EventKind(rawValue: try json.text())
        return
      }
      switch kind {
      case .runStarted: try readStart(&json, key)
      case .fileStarted: try readFile(&json, key)
      case .fileUnreadable: try readProblem(&json, key)
      case .caseFinished: try readCase(&json, key)
      case .rule: try readRule(&json, key)
      case .trace: if key == "trace" { number = try json.count() }
      case .runFinished: try readEnd(&json, key)
      case nil: break
      }
    }
    guard !isFirst else { throw JSONError(message: "its first key is not 'event'") }
    let needsPath = kind == .fileStarted || kind == .fileUnreadable || kind == .caseFinished
    guard !needsPath || !path.isEmpty else { throw JSONError(message: "its path is missing") }
  }

  /// Checks that a step is told under the number whose turn it is.
  func expect(_ next: Int) throws(JSONError) {
    guard number == next else {
      throw JSONError(message: "a step is told as number \(number), and \(next) is next")
    }
  }

  private mutating func readStart(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    switch key {
    case "version": version = try json.count()
    case "program": program = try json.text()
    case "timestamp": timestamp = try json.timestamp()
    case "shard": shard = try Self.shard(&json)
    case "rerun":
      rerun.failedOptions = nil
      try json.object { (json, key) throws(JSONError) in
        switch key {
        case "options": rerun.options = try json.texts()
        case "failedOptions": rerun.failedOptions = try json.texts()
        default: break
        }
      }
    default: break
    }
  }

  private static func shard(_ json: inout JSONCursor) throws(JSONError) -> ShardRecord {
    var number = 0
    var count = 0
    var cases = 0
    var suite = ""
    var plan = ""
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "number": number = try json.count()
      case "of": count = try json.count()
      case "cases": cases = try json.count()
      case "suite": suite = try json.text()
      case "plan": plan = try json.text()
      default: break
      }
    }
    guard let shard = Shard(number, of: count) else {
      throw JSONError(message: "\(number) of \(count) is no shard")
    }
    return ShardRecord(shard: shard, cases: cases, suite: suite, plan: plan)
  }

  private mutating func readFile(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    switch key {
    case "path": path = try json.text()
    case "cases":
      try json.list { (json) throws(JSONError) in
        var planned = PlannedCase(name: "", line: 1, index: self.planned.count)
        try json.object { (json, key) throws(JSONError) in
          switch key {
          case "name": planned.name = try json.text()
          case "line": planned.line = try json.count()
          case "case": planned.index = try json.count()
          default: break
          }
        }
        self.planned.append(planned)
      }
    default: break
    }
  }

  private mutating func readProblem(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    let former = problem ?? ScenarioError(.unreadable, "it could not be read")
    switch key {
    case "path": path = try json.text()
    case "message":
      problem = ScenarioError(.unreadable, try json.text(), help: former.help)
    case "help": problem = ScenarioError(.unreadable, former.message, help: try json.text())
    default: break
    }
    problem = problem ?? former
  }

  private mutating func readCase(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    switch key {
    case "path": path = try json.text()
    case "case": index = try json.count()
    case "attempt": attempt = try json.count()
    default: break
    }
  }

  private mutating func readRule(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    var rule = self.rule ?? RuleRecord(id: "", reason: "", confidence: "", sources: [])
    switch key {
    case "rule": number = try json.count()
    case "id": rule.id = try json.text()
    case "reason": rule.reason = try json.text()
    case "confidence": rule.confidence = try json.text()
    case "sources": rule.sources = try json.texts()
    default: break
    }
    self.rule = rule
  }

  private mutating func readEnd(_ json: inout JSONCursor, _ key: String) throws(JSONError) {
    switch key {
    case "ending":
      switch try json.text() {
      case "finished": ending = .finished
      case "interrupted": ending = .interrupted(signal: 0)
      case "failed": ending = .failed(ScenarioError(.usage, ""))
      default: ending = .unknown
      }
    case "signal": ending = .interrupted(signal: try json.count())
    case "code", "message", "help":
      let text = try json.text()
      guard case .failed(let error) = ending else { return }
      let isEmpty = text == ScenarioError.Code.nothingSelected.name
      ending = .failed(
        ScenarioError(
          key == "code" && isEmpty ? .nothingSelected : error.code,
          key == "message" ? text : error.message,
          help: key == "help" ? text : error.help
        )
      )
    case "nothingToDo": nothingToDo = try json.text()
    case "cases": caseCount = try json.count()
    case "missed": missed = try json.texts().compactMap(RunEnd.Bound.init)
    case "wallNanoseconds": wallTime = try json.wallTime()
    default: break
    }
  }
}

internal import LifecycleCore

extension TraceRecord {
  /// Reads the steps of a case; what happened in them, `trace` finds by the numbers under which it was told.
  mutating func readSteps(
    _ json: inout JSONCursor,
    _ trace: (Int) throws(JSONError) -> StepTrace?
  ) throws(JSONError) {
    try json.list { (json) throws(JSONError) in
      let last = steps.last ?? StepRecord()
      var step = StepRecord()
      (step.start, step.state, step.scene) = (last.end, last.state, last.scene)
      var end: VirtualTime?
      try json.object { (json, key) throws(JSONError) in
        switch key {
        case "words": step.words = try json.text()
        case "path": step.path = try json.text()
        case "line": step.line = try json.count()
        case "from": step.start = try json.time()
        case "to": end = try json.time()
        case "state": step.state = try json.appState()
        case "scene":
          step.scene = try json.word("state of a scene") { text in
            SceneState.allCases.first { $0.word == text }
          }
        case "finally": step.isFinal = try json.flag()
        case "possible": step.wasPossible = try json.flag()
        case "evaluated": step.wasEvaluated = try json.flag()
        case "trace":
          let number = try json.count()
          guard let told = try trace(number) else {
            throw JSONError(message: "what happened under number \(number) was not told before")
          }
          step.trace = told
        default: break
        }
      }
      step.end = end ?? step.start
      steps.append(step)
    }
  }
}

extension StepTrace {
  /// Reads a line that tells what happened in a step.
  init(_ json: inout JSONCursor) throws(JSONError) {
    var entries: [EntryRecord] = []
    var causes: [CauseRecord] = []
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "entries":
        try json.list { (json) throws(JSONError) in
          let last = entries.last?.setting ?? EntryRecord.beforeAll
          entries.append(try EntryRecord(&json, after: last))
        }
      case "causes":
        try json.list { (json) throws(JSONError) in causes.append(try CauseRecord(&json)) }
      default: break
      }
    }
    self.init(entries: entries, causes: causes)
  }
}

extension CauseRecord {
  fileprivate init(_ json: inout JSONCursor) throws(JSONError) {
    var numbers: [Int] = []
    try json.list { (json) throws(JSONError) in numbers.append(try json.count()) }
    guard numbers.count == 2 else { throw JSONError(message: "a cause is a rule and a parent") }
    self.init(rule: numbers[0], parent: numbers[1])
  }
}

extension EntryRecord {
  fileprivate init(_ json: inout JSONCursor, after last: Setting) throws(JSONError) {
    self.init(time: .zero, kind: .effect, text: "")
    setting = last
    var hasKind = false
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "at": time = try json.time()
      case "reads": reads = try json.isNull() ? nil : json.appState()
      case "cause": cause = try json.count()
      case "takes": duration = try json.time()
      case "given":
        try json.object { (json, name) throws(JSONError) in
          details.append(DetailRecord(name: name, value: try json.detail()))
        }
      default:
        guard let kind = Kind(rawValue: key) else { return }
        self.kind = kind
        text = try json.text()
        hasKind = true
      }
    }
    guard hasKind else { throw JSONError(message: "nothing happens in an entry of the trace") }
  }
}

extension JSONCursor {
  /// What a detail holds: a text, a list, or a mapping.
  fileprivate mutating func detail() throws(JSONError) -> Details.Value {
    switch next {
    case UInt8(ascii: "["): return .list(try texts())
    case UInt8(ascii: "{"):
      var pairs: [String: String] = [:]
      try object { (json, key) throws(JSONError) in pairs[key] = try json.text() }
      return .mapping(pairs)
    default: return .text(try text())
    }
  }
}

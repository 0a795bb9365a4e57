internal import ScenarioSystem

/// The format of a stream of events: a line of JSON for each.
enum EventFormat {
  /// The version of the format; a reader takes streams of this one alone.
  ///
  /// New keys and new events do not change it: a reader skips what it does not know.
  static let version = 3
}

/// A line: its first key is `event`, and its other fields depend on that.
struct EventLine: FieldObject {
  /// What a line is about.
  enum Kind: String {
    case runStarted = "run-started"
    case fileStarted = "file-started"
    case fileUnreadable = "file-unreadable"
    case rule
    case trace
    case caseFinished = "case-finished"
    case runFinished = "run-finished"
    /// Something that a later program writes.
    case unknown
  }

  private static let noRule = RuleRecord(id: "")

  /// Nil where the line does not say it.
  var kind: Kind?
  var version = 0
  var start = RunStart()
  /// The file that a line is about.
  var path = ""
  var cases: [PlannedCase] = []
  var problem = ScenarioError()
  /// What the stream calls the rule: its name, with a number where versions of iOS have others of that name.
  var ruleName = ""
  var rule = Self.noRule
  var trace = TraceLine()
  var result = CaseResult()
  var end = RunEnd()

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("event", &kind)
    switch kind {
    case nil, .unknown: break
    case .runStarted:
      try coder.field("version", &version)
      try start.code(&coder)
    case .fileStarted:
      try coder.field("path", &path)
      try coder.list("cases", &cases, after: PlannedCase.init(after:)) {
        (coder, item, next) throws(JSONError) in
        try item.code(&coder, default: next)
      }
    case .fileUnreadable:
      try coder.field("path", &path)
      try problem.code(&coder)
    case .rule:
      try coder.field("rule", &ruleName)
      try codeRule(&coder)
    case .trace: try trace.code(&coder)
    case .caseFinished:
      try coder.field("path", &path)
      try result.code(&coder)
    case .runFinished: try end.code(&coder)
    }
  }

  private mutating func codeRule(_ coder: inout some FieldCoder) throws(JSONError) {
    var (id, reason, confidence) = (rule.id, rule.reason, rule.confidence)
    var sources = rule.sources
    try coder.field("id", &id)
    try coder.field("reason", &reason)
    try coder.field("confidence", &confidence)
    try coder.field("sources", &sources)
    rule = RuleRecord(id: id, reason: reason, confidence: confidence, sources: sources)
  }
}

extension EventLine.Kind: FieldValue {
  func write(to json: inout JSONWriter) { json.text(rawValue) }

  init(_ json: inout JSONReader) throws(JSONError) {
    self = Self(rawValue: try json.text()) ?? .unknown
  }
}

/// What happened in a step, whose causes are named by what the stream calls their rules.
struct TraceLine: FieldObject {
  /// A cause, by the name of its rule in the stream.
  struct Cause: FieldValue {
    var rule: String
    var parent: Int

    init(rule: String, parent: Int) {
      self.rule = rule
      self.parent = parent
    }

    func write(to json: inout JSONWriter) {
      json.openList()
      json.text(rule)
      json.number(parent)
      json.closeList()
    }

    init(_ json: inout JSONReader) throws(JSONError) {
      var (rule, parent) = (nil as String?, nil as Int?)
      try json.list { (json) throws(JSONError) in
        if rule == nil { rule = try json.text() } else { parent = try json.count() }
      }
      guard let rule, let parent else {
        throw JSONError(message: "a cause must be a rule and a parent")
      }
      self.init(rule: rule, parent: parent)
    }
  }

  var number = 0
  var entries: [EntryRecord] = []
  var causes: [Cause] = []

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("trace", &number)
    try coder.list("entries", &entries, after: EntryRecord.init(after:)) {
      (coder, entry, last) throws(JSONError) in
      try entry.code(&coder, default: last)
    }
    try coder.field("causes", &causes)
  }
}

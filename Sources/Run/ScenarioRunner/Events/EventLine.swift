@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem

/// The format of an event stream, one line of JSON per event.
package enum EventFormat {
  /// The version of the format that is written and read.
  ///
  /// New keys and events do not change the version: readers skip unknown ones.
  package static let version = 3
}

/// A line of an event stream; its first key is `event`, which determines the other fields.
struct EventLine: FieldObject {
  /// The kind of a line.
  enum Kind: String {
    case runStarted = "run-started"
    case fileStarted = "file-started"
    case fileUnreadable = "file-unreadable"
    case rule
    case trace
    case caseFinished = "case-finished"
    case runFinished = "run-finished"
    /// A kind that only later programs write.
    case unknown
  }

  private static let noRule = RuleRecord(id: "")

  /// The kind; nil if the line has none.
  var kind: Kind?
  var version = 0
  var start = RunStart()
  /// The path of the file that the line refers to.
  var path = ""
  var cases: [PlannedCase] = []
  var problem = ScenarioError()
  /// The rule's name in the stream: numbered if versions of iOS have different rules of that name.
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
      try coder.list("cases", &cases)
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

/// The trace of a step, whose causes refer to rules by their names in the stream.
struct TraceLine: FieldObject {
  /// A cause, which refers to its rule by name.
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
        if rule == nil { rule = try json.text() } else { parent = try json.integer() }
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
    try codeContent(&coder)
  }

  /// Codes the fields that make traces equal.
  mutating func codeContent(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.list("entries", &entries)
    try coder.field("causes", &causes)
  }
}

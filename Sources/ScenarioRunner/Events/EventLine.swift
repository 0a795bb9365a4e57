internal import ScenarioSystem

/// The format of a stream of events: a line of JSON for each.
public enum EventFormat {
  /// The version of the format; a reader takes streams of this one alone.
  ///
  /// New keys and new events do not change it: a reader skips what it does not know.
  public static let version = 3
}

/// The kinds of lines.
enum EventKind: String {
  case runStarted = "run-started"
  case fileStarted = "file-started"
  case fileUnreadable = "file-unreadable"
  case rule
  case trace
  case caseFinished = "case-finished"
  case runFinished = "run-finished"
}

/// A line: its first key is `event`, and its other fields depend on that.
struct EventLine<Content: FieldObject>: FieldObject {
  var event = ""
  var content = Content()

  init() {}

  init(_ kind: EventKind, _ content: Content) {
    event = kind.rawValue
    self.content = content
  }

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("event", &event)
    try content.code(&coder)
  }
}

/// The kind of a line, and nothing else of it.
struct NoFields: FieldObject {
  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {}
}

struct RunStartedLine: FieldObject {
  var version = 0
  var start = RunStart()

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("version", &version)
    try start.code(&coder)
  }
}

struct FileStartedLine: FieldObject {
  var path = ""
  var cases: [PlannedCase] = []

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    var cases = self.cases
    try coder.list("cases", &cases, after: PlannedCase.init(after:)) {
      (coder, item, next) throws(JSONError) in
      try coder.field("name", &item.name)
      try coder.field("line", &item.line)
      // Other shards may have cases between them.
      try coder.field("case", &item.index, default: next.index)
    }
    self.cases = cases
  }
}

extension PlannedCase {
  fileprivate init(after last: PlannedCase?) {
    self.init(name: "", line: 1, index: last.map { $0.index + 1 } ?? 0)
  }
}

struct FileUnreadableLine: FieldObject {
  var path = ""
  var problem = ScenarioError(.unreadable, "it could not be read")

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    try problem.code(&coder)
  }
}

struct CaseFinishedLine: FieldObject {
  var path = ""
  var result = CaseResult()

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    try result.code(&coder)
  }
}

struct RuleLine: FieldObject {
  /// What the stream calls the rule: its name, with a number where versions of iOS have others of that name.
  var rule = ""
  var (id, reason, confidence) = ("", "", "")
  var sources: [String] = []

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("rule", &rule)
    try coder.field("id", &id)
    try coder.field("reason", &reason)
    try coder.field("confidence", &confidence)
    try coder.field("sources", &sources)
  }
}

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
      guard let rule, let parent else { throw JSONError(message: "a cause is a rule and a parent") }
      self.init(rule: rule, parent: parent)
    }
  }

  var trace = 0
  var entries: [EntryRecord] = []
  var causes: [Cause] = []

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("trace", &trace)
    var entries = self.entries
    try coder.list("entries", &entries, after: EntryRecord.init(after:)) {
      (coder, entry, last) throws(JSONError) in
      try entry.code(&coder, default: last)
    }
    self.entries = entries
    try coder.field("causes", &causes)
  }
}

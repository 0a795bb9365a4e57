/// What a worker is requested to do: a line of JSON.
struct WorkerRequest: FieldObject {
  /// The file, and how it is displayed.
  var (path, display) = ("", "")
  /// The numbers of the cases to execute, among all plans of the file.
  var cases: [Int] = []
  /// Variables for every file; the same in each request.
  var variables: [String: String] = [:]
  /// How many times each case is executed; the same in each request.
  var rounds = 1
  /// Whether results contain all that happened; the same in each request.
  var withTraces = false

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    try coder.field("display", &display)
    try coder.field("cases", &cases)
    try coder.field("variables", &variables, default: [:])
    try coder.field("rounds", &rounds, default: 1)
    try coder.field("traces", &withTraces, default: false)
  }
}

/// What a worker reports beside the lines of a stream of events: a line of JSON, too.
struct WorkerEvent: FieldObject {
  /// What it is about.
  enum Kind: String, FieldWord {
    /// The worker waits for requests.
    case ready
    /// It begins the case of that number.
    case caseStarted = "case"
    /// It begins a round of the case, counted from 1, where there are several.
    case round
    /// It begins a step, counted from 1.
    case step
    /// It has executed all cases of a request.
    case done
    /// It cannot do what was requested, for this reason.
    case refused

    static var kind: String { "an event of a worker" }
  }

  var kind = Kind.ready
  var number = 0
  var reason = ""

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("worker", &kind)
    try coder.field("number", &number, default: 0)
    try coder.field("reason", &reason, default: "")
  }
}

extension WorkerEvent {
  init(_ kind: Kind, number: Int = 0, reason: String = "") {
    (self.kind, self.number, self.reason) = (kind, number, reason)
  }

  /// Whether a line is one of these, and not one of a stream.
  static func isLine(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "{\"worker\"".utf8) }
}

extension FieldObject {
  /// The line of a message, with its line feed.
  var line: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.endLine()
    return json.bytes
  }

  /// Reads a line.
  init(line: ArraySlice<UInt8>) throws(JSONError) {
    var json = JSONReader(line)
    try self.init(&json)
    try json.end()
  }
}

@_spi(Package) package import ScenarioJSON

/// A request to a worker: a line of JSON.
struct WorkerRequest: FieldObject {
  /// The file to open, and its displayed path.
  var (path, display) = ("", "")
  /// The numbers of the cases to execute, among all plans of the file; none to end the program that is the app.
  var cases: [Int] = []
  /// The variables for every file; the same in each request.
  var variables: [String: String] = [:]
  /// The words that only the app under test has; the same in each request.
  var (actions, probes): ([String], [String]) = ([], [])
  /// The program that is the app under test, and its time for each answer in milliseconds; the same in each request.
  var (app, appTimeout) = ("", 0)
  /// The number of executions of each case; the same in each request.
  var rounds = 1
  /// The states in which the app is killed after each step; the same in each request.
  var killStates: [String] = []
  /// Whether results contain traces; the same in each request.
  var withTraces = false
  /// Whether the results of cases that passed contain none, nevertheless; the same in each request.
  var dropsPassedTraces = false

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    try coder.field("display", &display)
    try coder.field("cases", &cases)
    try coder.field("variables", &variables, default: [:])
    try coder.field("actions", &actions, default: [])
    try coder.field("probes", &probes, default: [])
    try coder.field("app", &app, default: "")
    try coder.field("appTimeout", &appTimeout, default: 0)
    try coder.field("rounds", &rounds, default: 1)
    try coder.field("kill", &killStates, default: [])
    try coder.field("traces", &withTraces, default: false)
    try coder.field("dropsPassedTraces", &dropsPassedTraces, default: false)
  }
}

/// A message of a worker in addition to the events of the run: a line of JSON.
struct WorkerEvent: FieldObject {
  /// The kind of a message.
  enum Kind: String, FieldEnum {
    /// The worker is ready for requests.
    case ready
    /// The case with this number begins.
    case caseStarted = "case"
    /// A round of the case begins, counted from 1; sent if there are several.
    case round
    /// A step begins, counted from 1.
    case step
    /// The program that is the app failed after its last case, for this reason.
    case appFailed = "app-failed"
    /// All cases of a request have been executed.
    case done
    /// The worker cannot execute the request, for this reason.
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

  /// Whether a line is such a message, and not an event of the run.
  static func isLine(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "{\"worker\"".utf8) }
}

extension FieldObject {
  /// The message as a line, with its line feed.
  package var line: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.endLine()
    return json.bytes
  }

  /// Decodes a line.
  package init(line: ArraySlice<UInt8>) throws(JSONError) {
    var json = JSONReader(line)
    try self.init(&json)
    try json.end()
  }
}

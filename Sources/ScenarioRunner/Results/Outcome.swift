/// How a case ended: the one status that a case has on the console and in every report.
public enum Outcome: String, CaseIterable, Sendable {
  /// Everything expected was met.
  case passed
  /// Something expected was not met.
  case failed
  /// It was not executed.
  case skipped
  /// It failed, as expected.
  case knownIssue = "known-issue"
  /// It passed although it is expected to fail.
  case unexpectedPass = "unexpected-pass"
  /// It could not be executed: something in the file is wrong.
  case invalid
  /// Its process crashed, hung or exited.
  case error
  /// The run ended before it did.
  case interrupted

  /// Whether a run of such cases alone has passed.
  public var isGood: Bool {
    switch self {
    case .passed, .skipped, .knownIssue: true
    case .failed, .unexpectedPass, .invalid, .error, .interrupted: false
    }
  }

  /// Whether another attempt may end otherwise: a file that is wrong stays so.
  var mayChange: Bool {
    switch self {
    case .failed, .unexpectedPass, .error: true
    case .passed, .skipped, .knownIssue, .invalid, .interrupted: false
    }
  }

  /// The same in plain words, `known issue`.
  public var words: String { rawValue.replacing("-", with: " ") }
}

extension Outcome: FieldWord {
  /// What it is one of.
  package static var kind: String { "a result of a case" }
}

/// What happened to the process in which a case was executed.
public struct ProcessFailure: Hashable, Sendable {
  /// What happened, as a word: `crash`, `hang`, `exit`, `internal`.
  public var type: String
  /// What happened, in one line, with the signal's name or the status.
  public var message: String
  /// The number of the signal, if one ended it.
  public var signal: Int?
  /// The step that was being executed, from 1.
  public var step: Int?
  /// The end of what the process wrote.
  public var output = ""

  /// Creates the description of a failure.
  public init(type: String, message: String) {
    self.type = type
    self.message = message
  }
}

extension ProcessFailure: FieldObject {
  package init() { self.init(type: "", message: "") }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("type", &type)
    try coder.field("message", &message)
    try coder.field("signal", &signal, default: nil)
    try coder.field("step", &step, default: nil)
    try coder.field("output", &output, default: "")
  }
}

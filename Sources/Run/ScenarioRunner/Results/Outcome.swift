@_spi(Package) package import ScenarioJSON

/// The outcome of a case, the same on the console and in every report.
public enum Outcome: String, CaseIterable, Sendable {
  /// All expectations were met.
  case passed
  /// An expectation was not met.
  case failed
  /// The case was not executed.
  case skipped
  /// The case failed, as expected.
  case knownIssue = "known-issue"
  /// The case passed although it has a known issue.
  case unexpectedPass = "unexpected-pass"
  /// The case could not be executed, because of an error in the file.
  case invalid
  /// Its process crashed, hung or exited.
  case error
  /// The run ended before the case did.
  case interrupted

  /// Whether a run with only this outcome succeeds.
  package var isSuccess: Bool {
    switch self {
    case .passed, .skipped, .knownIssue: true
    case .failed, .unexpectedPass, .invalid, .error, .interrupted: false
    }
  }

  /// Whether another attempt may have another outcome.
  var isRetriable: Bool {
    switch self {
    case .failed, .unexpectedPass, .error: true
    case .passed, .skipped, .knownIssue, .invalid, .interrupted: false
    }
  }

  /// The outcome in plain English, `known issue`.
  package var displayName: String { rawValue.replacing("-", with: " ") }
}

extension Outcome: FieldEnum {
  /// The noun phrase for error messages.
  package static var kind: String { "a result of a case" }
}

/// The failure of the process that executed a case.
package struct ProcessFailure: Hashable, Sendable {
  /// The kind of failure: `crash`, `hang`, `exit`, `internal`.
  package var type: String
  /// A description on one line, with the signal's name or the exit status.
  package var message: String
  /// The number of the signal that terminated the process, if any.
  package var signal: Int?
  /// The step in progress, counted from 1.
  package var step: Int?
  /// The end of the output of the process.
  package var output = ""

  /// Creates the description of a failure.
  package init(type: String, message: String) {
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

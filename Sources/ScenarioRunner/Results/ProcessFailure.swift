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

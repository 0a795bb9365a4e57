/// What became of the process in which a case was played.
public struct CaseTrouble: Hashable, Sendable {
  /// What happened, as a word: `crash`, `hang`, `exit`, `internal`.
  public var type: String
  /// What happened, in one line, with the signal's name or the status.
  public var message: String
  /// The number of the signal, if one ended it.
  public var signal: Int?
  /// The step that was being played, from 1.
  public var step: Int?
  /// The end of what the process wrote.
  public var output = ""

  /// Creates the record of a trouble.
  public init(type: String, message: String) {
    self.type = type
    self.message = message
  }
}

/// An action that only the app under test has: `app: {type: hello}`.
public struct CustomAction: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The argument, if it has one.
  public var argument: AppValue?

  /// Creates an action.
  public init(_ name: String, _ argument: AppValue? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// The result of a custom action.
public enum ActionAnswer: Hashable, Sendable {
  /// It was performed.
  case done
  /// It could not be performed, for this reason.
  case failed(String)
  /// The app has no such action; these are all that it has.
  case unknown(known: [String])
}

/// The result of reading a probe: what the app itself knows under a name.
public enum ProbeAnswer: Hashable, Sendable {
  /// The value.
  case value(AppValue)
  /// It could not be read, for this reason.
  case failed(String)
  /// The app has no such probe; these are all that it has.
  case unknown(known: [String])
}

/// Why an app can no longer be used.
public struct AppFault: Error, Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: String, Sendable {
    /// The app's own process was terminated by a signal.
    case crash
    /// The app did not answer in time.
    case hang
    /// The app's own process exited.
    case exit
    /// The app sent an invalid message.
    case invalidAnswer = "invalid-answer"
  }

  /// The kind of the fault.
  public var kind: Kind
  /// What happened, on one line.
  public var message: String
  /// The number of the signal that ended the app's own process, if any.
  public var signal: Int?
  /// The end of what the app has printed.
  public var output: String

  /// Creates the description of a fault.
  public init(_ kind: Kind, _ message: String, signal: Int? = nil, output: String = "") {
    self.kind = kind
    self.message = message
    self.signal = signal
    self.output = output
  }
}

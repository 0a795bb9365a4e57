/// Why the program cannot do its work; what is wrong with a file of the user's is a diagnostic instead.
public struct ScenarioError: Error, Hashable, Sendable {
  /// Which kind of trouble it is.
  public struct Code: Hashable, Sendable {
    /// The kind's name, as reports write it.
    public let name: String
    /// The status with which the command ends.
    public let exitStatus: Int32

    /// An argument names a path that does not exist.
    public static let noSuchPath = Code(name: "no-such-path", exitStatus: 2)
    /// The arguments make no sense.
    public static let usage = Code(name: "usage", exitStatus: 2)
    /// There is nothing to run where something was asked for.
    public static let nothingSelected = Code(name: "nothing-selected", exitStatus: 4)
    /// A file or folder cannot be read.
    public static let unreadable = Code(name: "unreadable", exitStatus: 5)
    /// A report or the output cannot be written.
    public static let unwritable = Code(name: "unwritable", exitStatus: 5)
    /// A part of something that must be whole is missing.
    public static let incomplete = Code(name: "incomplete", exitStatus: 5)
    /// A worker process could not be started, or did not do its work.
    public static let worker = Code(name: "worker", exitStatus: 5)
    /// The operating system refused something else.
    public static let io = Code(name: "io", exitStatus: 5)
  }

  /// Which kind of trouble it is.
  public let code: Code
  /// What happened: lower case, no full stop, paths in single quotes.
  public let message: String
  /// What to do about it; may be empty.
  public let help: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The message, with the help after it.
  public var description: String { help.isEmpty ? message : "\(message); \(help)" }
}

/// An error of the program or its environment; errors in scenario files are diagnostics instead.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The kind of an error.
  package struct Code: Hashable, Sendable {
    /// The name in reports.
    package let name: String
    /// The exit status of the command.
    package let exitStatus: Int32

    /// An argument names a path that does not exist.
    package static let noSuchPath = Code(name: "no-such-path", exitStatus: 2)
    /// The arguments are invalid or contradictory.
    package static let usage = Code(name: "usage", exitStatus: 2)
    /// Nothing was selected to run.
    package static let nothingSelected = Code(name: "nothing-selected", exitStatus: 4)
    /// A file or folder cannot be read.
    package static let unreadable = Code(name: "unreadable", exitStatus: 5)
    /// A report or the output cannot be written.
    package static let unwritable = Code(name: "unwritable", exitStatus: 5)
    /// A required part is missing.
    package static let incomplete = Code(name: "incomplete", exitStatus: 5)
    /// A worker process could not be started, or failed.
    package static let worker = Code(name: "worker", exitStatus: 5)
    /// The app under test failed after its last case.
    package static let app = Code(name: "app", exitStatus: 1)
    /// Another error of the operating system.
    package static let io = Code(name: "io", exitStatus: 5)
  }

  /// The kind of the error.
  package let code: Code
  /// The message: lower case, without a period, with paths in single quotes.
  package let message: String
  /// A suggestion; may be empty.
  package let help: String

  /// Creates an error.
  package init(_ code: Code, _ message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }
}

extension ScenarioError {
  /// Creates an error about arguments.
  package static func usage(_ message: String, help: String = "") -> Self {
    Self(.usage, message, help: help)
  }

  /// Creates an error about a selection of nothing.
  package static func nothingSelected(_ message: String, help: String = "") -> Self {
    Self(.nothingSelected, message, help: help)
  }

  /// Creates an error about what cannot be written.
  package static func unwritable(_ message: String, help: String = "") -> Self {
    Self(.unwritable, message, help: help)
  }

  /// Creates an error about a missing part.
  package static func incomplete(_ message: String, help: String = "") -> Self {
    Self(.incomplete, message, help: help)
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The message, followed by the help.
  public var description: String { help.isEmpty ? message : "\(message); \(help)" }
}

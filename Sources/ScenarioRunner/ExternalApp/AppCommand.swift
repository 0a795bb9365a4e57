public import LifecycleCore

/// A program that is the app under test: it speaks the app protocol on its standard input and output.
public struct AppCommand: Hashable, Sendable {
  /// The program and its arguments, in the syntax of the shell.
  public var command: String
  /// How long it may take for each answer, in wall-clock time.
  public var timeout: VirtualTime

  /// Creates the description of a program.
  public init(_ command: String, timeout: VirtualTime = .seconds(5)) {
    self.command = command
    self.timeout = timeout
  }
}

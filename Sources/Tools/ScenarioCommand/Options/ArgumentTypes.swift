public import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

// Options whose values are the raw values of an enumeration; a conformance is as public as its type.

extension AppDescription.LifeCycle: ExpressibleByArgument {}
extension ConsoleStyle: ExpressibleByArgument {}
extension DiagnosticFormat: ExpressibleByArgument {}
extension Device.Model: ExpressibleByArgument {}
extension DiagramFormat: ExpressibleByArgument {}
extension LifeCycleWord: ExpressibleByArgument {}
extension NameSpelling: ExpressibleByArgument {}
extension Terminal.ColorMode: ExpressibleByArgument {}

extension ArgumentHelp {
  /// Returns the help of an option that has a value with this name.
  static func value(_ name: String, _ text: String) -> ArgumentHelp {
    ArgumentHelp(text, valueName: name)
  }
}

/// A value that is read from an argument, with errors of its own.
protocol ReadableArgument: SendableMetatype {
  /// Reads an argument.
  init(reading text: String) throws
}

extension ExcludePattern: ReadableArgument {
  init(reading text: String) throws { try self.init(text) }
}

// Options that only have a value with a name, and a help.

extension Option where Value: ExpressibleByArgument {
  /// Creates an option with a default.
  init(wrappedValue: Value, _ value: String, _ text: String) {
    self.init(wrappedValue: wrappedValue, help: .value(value, text))
  }
}

extension Option {
  /// Creates an option that may be missing.
  init<T: ExpressibleByArgument>(_ value: String, _ text: String) where Value == T? {
    self.init(help: .value(value, text))
  }

  /// Creates an option that may be missing, and whose value is read by a function.
  init<T>(
    _ value: String,
    _ text: String,
    transform: @Sendable @escaping (String) throws -> T
  ) where Value == T? { self.init(help: .value(value, text), transform: transform) }

  /// Creates an option that can be repeated.
  init<T: ExpressibleByArgument>(wrappedValue: [T], _ value: String, _ text: String)
  where Value == [T] { self.init(wrappedValue: wrappedValue, help: .value(value, text)) }

  /// Creates an option that may be missing, and whose value explains what is wrong with its text.
  init<T: ReadableArgument>(_ value: String, _ text: String) where Value == T? {
    self.init(value, text, transform: { try T(reading: $0) })
  }

  /// Creates an option that can be repeated, and whose values explain what is wrong with their texts.
  init<T: ReadableArgument>(wrappedValue: [T], _ value: String, _ text: String)
  where Value == [T] {
    self.init(
      wrappedValue: wrappedValue,
      help: .value(value, text),
      transform: { try T(reading: $0) }
    )
  }
}

extension Flag where Value == Bool {
  /// Creates a flag of its own name.
  init(wrappedValue: Bool, _ text: ArgumentHelp) {
    self.init(wrappedValue: wrappedValue, help: text)
  }
}

/// Throws an error about options unless a condition holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw ValidationError(message()) }
}

/// The number of parallel jobs.
enum JobCount {
  /// Throws an error if the number is out of range.
  static func check(_ jobs: Int?) throws {
    try require((1...1024).contains(jobs ?? 1), "--jobs takes a number from 1 to 1024")
  }
}

/// A duration on the command line, in milliseconds.
enum Milliseconds {
  /// Reads a duration in the syntax of scenario files, such as `500ms`, `90s` or `5m`.
  static func read(_ argument: String) throws -> Int {
    guard let time = VirtualTime(argument) else {
      throw ValidationError("expected a number and a unit, such as 500ms, 90s, 5m or 1h")
    }
    guard time > .zero else { throw ValidationError("expected a duration of more than 0") }
    return Int(time.milliseconds)
  }
}

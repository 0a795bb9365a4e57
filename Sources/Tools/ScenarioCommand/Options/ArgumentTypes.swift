public import ArgumentParser
public import LifecycleCore
public import ScenarioReports
public import ScenarioSystem

// Options whose values are the raw values of an enumeration; a conformance is as public as its type.

extension AppDescription.LifeCycle: ExpressibleByArgument {}
extension ConsoleStyle: ExpressibleByArgument {}
extension DiagnosticFormat: ExpressibleByArgument {}
extension Device.Model: ExpressibleByArgument {}
extension DiagramFormat: ExpressibleByArgument {}
extension Terminal.ColorMode: ExpressibleByArgument {}

extension ArgumentHelp {
  /// Returns the help of an option that has a value with this name.
  static func value(_ name: String, _ text: String) -> ArgumentHelp {
    ArgumentHelp(text, valueName: name)
  }
}

/// The number of parallel jobs.
enum JobCount {
  /// Throws an error if the number is out of range.
  static func check(_ jobs: Int?) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024")
    }
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

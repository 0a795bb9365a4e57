public import ArgumentParser
public import ScenarioReports
public import ScenarioSystem

// What an option can be set to, by the words of the enumeration; the conformance is as public as the type.

extension ConsoleStyle: ExpressibleByArgument {}
extension DiagnosticFormat: ExpressibleByArgument {}
extension DiagramFormat: ExpressibleByArgument {}
extension Terminal.ColorMode: ExpressibleByArgument {}

extension ArgumentHelp {
  /// The help of an option that takes a value of this name.
  static func value(_ name: String, _ text: String) -> ArgumentHelp {
    ArgumentHelp(text, valueName: name)
  }
}

/// How many jobs there can be.
enum JobCount {
  static func check(_ jobs: Int?) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024")
    }
  }
}

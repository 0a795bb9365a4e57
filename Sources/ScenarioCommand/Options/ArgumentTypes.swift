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

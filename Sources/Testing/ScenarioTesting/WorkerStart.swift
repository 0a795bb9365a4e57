internal import ScenarioSystem
internal import Testing

/// How the test program is started as a worker: with the arguments that make it reach one suite.
package struct WorkerStart: Sendable {
  /// The arguments, including the name of the program.
  let arguments: [String]
  /// The name of the suite.
  package let name: String

  /// With Swift Testing the suite is created when the arguments of its test are evaluated, before any test runs.
  ///
  /// - Parameters:
  ///   - name: The name of the suite.
  ///   - test: The test, to which the worker is limited.
  init(ofSuite name: String, in test: Test) {
    self.name = name
    // Of the other arguments of this process, some name files that it writes.
    let all = CommandArguments.all
    let bundle = all.firstIndex(of: "--test-bundle-path").map { all[$0...].prefix(2) } ?? []
    arguments =
      [CommandArguments.programName] + bundle
      + ["--testing-library", "swift-testing", "--filter", Self.pattern(of: "\(test.id)")]
  }

  /// With XCTest the worker runs one test up to the call that runs the suite.
  ///
  /// - Parameters:
  ///   - type: The name of the class, with its module.
  ///   - method: The name of the method.
  ///   - call: The number of the call in the test, counted from 1.
  package init(xctest type: String, method: String, call: Int) {
    name = "call \(call) in \(type)/\(method)"
    arguments = [CommandArguments.programName, "\(type)/\(method)"]
  }

  /// Returns the regular expression that matches only a text.
  private static func pattern(of text: String) -> String {
    let escaped = text.map { character in
      let isPlain = !character.isASCII || character.isLetter || character.isNumber
      return isPlain || character == "_" || character == " " ? "\(character)" : "\\\(character)"
    }
    return "^\(escaped.joined())$"
  }
}

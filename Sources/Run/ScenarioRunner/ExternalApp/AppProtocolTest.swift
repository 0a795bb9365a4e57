@_spi(Package) internal import LifecycleCore

/// The conformance test of programs that speak the app protocol: one check for each of its rules.
package struct AppProtocolTest {
  /// A check, and why it failed.
  package struct Result: Sendable {
    /// The name of the check.
    package var name: String
    /// The rule, as a sentence.
    package var rule: String
    /// Why it failed; nil if it passed.
    package var problem: String?
    /// Why the program could not be tested for the rule; nil if it could.
    package var notExercised: String?
  }

  private let command: AppCommand

  /// Creates a test of a program.
  package init(_ command: AppCommand) { self.command = command }

  /// Runs all checks in order, each with a program of its own, and reports their results.
  package func run(_ report: (Result) -> Void) {
    for check in ProtocolCheck.all {
      var problem: String?
      var notExercised: String?
      do throws(AppFault) {
        let session = try ProtocolSession(command)
        try check.run(session)
        notExercised = session.notExercised
      } catch {
        problem = error.message
        let lines = error.output.split(whereSeparator: \.isNewline)
        if let last = lines.last { problem? += "; it wrote: \(last)" }
      }
      report(
        Result(
          name: check.name,
          rule: check.rule,
          problem: problem,
          notExercised: notExercised
        )
      )
      // Without a first answer, there is no other.
      if check.name == "hello", problem != nil { return }
    }
  }
}

import Foundation
import TestSupport
import Testing

/// The man page, and the help texts that it is generated from.
@Suite struct ManualTests {
  @Test func `the man page is current`() throws {
    Golden.compare(ManualPage(tool: try Tool.described.get()).text, to: "docs/scenario-run.1")
  }

  @Test func `every argument has a help text`() throws {
    for command in try Tool.described.get().subcommands {
      for argument in command.shown {
        #expect(
          argument.abstract?.hasSuffix(".") == true,
          "\(command.commandName) \(argument.spelling)"
        )
      }
    }
  }

  @Test func `help shows an example for each subcommand that takes words`() throws {
    for command in try Tool.described.get().subcommands
    where [
      "run", "lint", "coverage", "report", "merge", "explain", "diff", "repl", "completions",
    ].contains(command.commandName) {
      #expect(command.discussion?.contains("EXAMPLE") == true, "\(command.commandName)")
    }
  }
}

import Foundation
import Testing

/// The styles of the console.
@Suite(.timeLimit(.minutes(15))) struct StyleTests {
  @Test func progressIsALineForEveryThousandCases() async throws {
    let workspace = try Workspace()
    let scenarios = (0..<45).map {
      "  - {scenario: S\($0), steps: [{user: tap-icon, state: active}]}\n"
    }
    let text = "suite: Many\nios: 3.2...13.0\nscenarios:\n" + scenarios.joined()
    for number in 0..<6 { try workspace.write(text, to: "\(number).yaml") }
    let run = try await Command.run(".", "--style", "progress", in: workspace.folder)
    #expect(run.output.contains(#/ run, 0 not passed, \d/6 files, \d+\.\d s\n/#))
    #expect(!run.output.contains("0.yaml"))
  }

  @Test func aStyleAndItsShortFormExcludeEachOther() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await Command.run("a.yaml", "-q", "--style", "lines", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--style and --quiet cannot be used together"))
    let unknown = try await Command.run("a.yaml", "--style", "loud", in: workspace.folder)
    #expect(unknown.status == 2)
  }
}

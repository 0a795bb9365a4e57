import Foundation
import Testing

/// What a JUnit report of real cases says.
@Suite(.timeLimit(.minutes(15))) struct JUnitFileTests {
  @Test(arguments: [[], ["--isolate"]])
  func everyCaseThatRanTookTime(_ options: [String]) async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.start(
      ["a.yaml", "--junit", "-"] + options,
      in: workspace.folder
    ).outcome()
    let times = run.output.matches(of: /<testcase [^>]* time="([0-9.]+)"/).map { String($0.1) }
    #expect(times.count == 4)
    for time in times {
      #expect(time.wholeMatch(of: /\d+\.\d{6}/) != nil)
      #expect(Double(time) ?? 0 > 0)
    }
  }
}

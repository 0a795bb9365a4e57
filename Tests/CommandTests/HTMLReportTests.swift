import Foundation
import Testing

/// The HTML report as the command writes it; what the page does is tested in a browser.
@Suite(.timeLimit(.minutes(15))) struct HTMLReportTests {
  private static let none = [
    "GITHUB_REPOSITORY": "", "CI_PROJECT_URL": "", "BITBUCKET_GIT_HTTP_ORIGIN": "",
  ]

  /// Where the page finds the scenario files.
  private func link(
    in workspace: Workspace,
    _ report: String,
    _ environment: [String: String]
  ) async throws -> String? {
    let run = try await Command.run(
      "a.yaml",
      "--report",
      "html:\(report)",
      in: workspace.folder,
      environment: Self.none.merging(environment) { $1 }
    )
    #expect(run.status == 0, "\(run.errors)")
    let match = workspace.text(report)?.firstMatch(of: /"link":"([^"]*)"/)
    return match.map { String($0.output.1) }
  }

  @Test func leadsToTheFilesNextToIt() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    try workspace.createFolder("out/pages")
    #expect(try await link(in: workspace, "r.html", [:]) == "{path}")
    #expect(try await link(in: workspace, "out/pages/r.html", [:]) == "../../{path}")
  }

  @Test(arguments: [
    (
      [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b",
        "GITHUB_SHA": "c0ffee",
      ],
      "https://github.com/a/b/blob/c0ffee/{path}#L{line}"
    ),
    (
      ["CI_PROJECT_URL": "https://gitlab.example/a", "CI_COMMIT_SHA": "c0ffee"],
      "https://gitlab.example/a/-/blob/c0ffee/{path}#L{line}"
    ),
  ])
  func leadsIntoTheRepositoryInCI(_ environment: [String: String], _ expected: String) async throws
  {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    #expect(try await link(in: workspace, "r.html", environment) == expected)
  }

  @Test func inferredReasonsAreMarkedInEachReport() async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: An activity is not continued
      ios: 12.0
      app: { implements: all }
      steps:
        - user: tap-icon
        - user: press-home
        - user: { continue-activity: edit }
          never: [application:continueUserActivity:restorationHandler]

      """
    ])
    let reports = ["html:r.html", "json:r.json", "junit:r.xml"].flatMap { ["--report", $0] }
    let run = try await Command.start(["a.yaml"] + reports, in: workspace.folder).outcome()
    #expect(run.status == 1)
    #expect(run.output.contains("          (! INFERRED, and may be wrong: "), "\(run.output)")
    #expect(workspace.text("r.xml")?.contains("(! INFERRED, and may be wrong: ") == true)
    #expect(workspace.text("r.json")?.contains(#""confidence":"inferred""#) == true)
    #expect(workspace.text("r.html")?.contains(#""inferred"]"#) == true)
    #expect(workspace.text("r.html")?.contains("and may be wrong") == true)
  }

  @Test func containsEveryCaseWithItsTrace() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", "--report", "html:r.html", in: workspace.folder)
    #expect(run.status == 1)
    let page = try #require(workspace.text("r.html"))
    let lines = page.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("C[") } == 4)
    #expect(lines.count { $0.hasPrefix("D{") && $0.contains("\"steps\"") } == 4)
    // Launching is the same step in each of them.
    #expect(lines.count { $0.hasPrefix("S[\"user: tap-icon\"") } < 4)
    #expect(page.contains("applicationDidBecomeActive:"))
    #expect(page.hasSuffix("</html>\n"))
  }

  /// The third number of a step that has one: 4 where it was not evaluated.
  @Test(arguments: [("", ["", "", "4", "4"]), ("soft: true\n", ["", "", "", ""])])
  func stepsAfterTheOneThatStoppedTheScenarioAreMarked(soft: String, flags: [String]) async throws {
    let workspace = try Workspace([
      "a.yaml": """
      scenario: Stops
      ios: 8.0
      \(soft)steps:
        - user: tap-icon
        - user: press-home
          state: active
        - wait: 10s
          state: suspended
        - user: tap-icon

      """
    ])
    let run = try await Command.run(
      "a.yaml",
      "--report",
      "html:r.html",
      "--events",
      "e.jsonl",
      in: workspace.folder
    )
    #expect(run.status == 1)
    let page = try #require(workspace.text("r.html"))
    let steps = try #require(page.firstMatch(of: /"steps":\[(\[[0-9,\[\]]*\])\]/)).output.1
    let found = steps.matches(of: /\[\d+,\d+,?(\d*)\]/).map { String($0.output.1) }
    #expect(found == flags)
    // A report that is made of the stream later knows it, too.
    let later = try await Command.run(
      "report",
      "--from",
      "e.jsonl",
      "--report",
      "html:later.html",
      in: workspace.folder
    )
    #expect(later.status == 1)
    #expect(workspace.text("later.html")?.contains(steps) == true)
  }
}

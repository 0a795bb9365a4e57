import Foundation
import Testing

/// What a run prints for GitHub Actions without an option.
@Suite(.timeLimit(.minutes(15))) struct GitHubTests {
  @Test func annotationsAndASummaryAreThereByThemselves() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.yaml": Sample.failing])
    try workspace.write("what stood there\n", to: "summary.md")
    let run = try await Command.run(
      ".",
      in: workspace.folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    )
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "\n::error file=b.yaml,line=6,col=12,title=Wrong state%3A failed::state is active, expected inactive"
      )
    )
    let summary = try #require(workspace.text("summary.md"))
    #expect(summary.hasPrefix("what stood there\n### ❌ scenario-run: 1 failed, 1 passed"))
    #expect(summary.contains("| failed | Wrong state | b.yaml:6:12 |"))
  }

  @Test func annotationsAreLimitedToWhatGitHubShows() async throws {
    let workspace = try Workspace()
    for number in 0..<25 { try workspace.write(Sample.failing, to: "\(number).yaml") }
    try workspace.write(Sample.invalid, to: "z.yaml")
    try workspace.write(String(repeating: "x", count: (1 << 20) - 1500), to: "summary.md")
    let run = try await Command.run(
      ".",
      in: workspace.folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    )
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 10)
    #expect(errors.first?.contains("file=z.yaml") == true, "the worst comes first")
    #expect(run.output.contains("::notice::and 16 more: see the summary\n"))
    let summary = try #require(workspace.text("summary.md"))
    #expect(summary.utf8.count <= 1 << 20)
    #expect(summary.contains(" more, not shown here."))
  }

  /// Whoever ran a case annotates it: on one page nothing is annotated twice.
  @Test func whatIsMadeOfEventsAnnotatesNothing() async throws {
    let workspace = try Workspace(["b.yaml": Sample.failing, "summary.md": ""])
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    let shard = try await Command.run(
      ".",
      "--shard",
      "1/1",
      "--events",
      "e.jsonl",
      in: workspace.folder,
      environment: environment
    )
    #expect(shard.output.ranges(of: "::error file=b.yaml,line=6").count == 1)
    for words in [["merge", "e.jsonl"], ["report", "--from", "e.jsonl"]] {
      try workspace.write("", to: "summary.md")
      let run = try await Command.start(
        words,
        in: workspace.folder,
        environment: environment
      ).outcome()
      #expect(run.status == 1)
      #expect(!(run.output + run.errors).contains("::error"), "\(words)")
      #expect(
        workspace.text("summary.md")?.contains("| failed | Wrong state | b.yaml:6:12 |") == true
      )
      let asked = try await Command.start(
        words + ["--report", "github-annotations:-"],
        in: workspace.folder
      ).outcome()
      #expect(asked.output.hasPrefix("::error file=b.yaml,line=6"), "\(words)")
    }
  }

  @Test func nothingIsPrintedOutsideOfGitHub() async throws {
    let workspace = try Workspace(["b.yaml": Sample.failing])
    let run = try await Command.run(".", in: workspace.folder)
    #expect(!run.output.contains("::error"))
  }
}

import Foundation
import Testing

/// The command as a test of Bazel.
@Suite(.timeLimit(.minutes(15))) struct BazelTests {
  private func test(
    _ arguments: String...,
    in workspace: Workspace,
    _ variables: [String: String]
  ) async throws -> Command.Outcome {
    let path = workspace.folder.path(percentEncoded: false)
    return try await Command.start(
      arguments,
      in: workspace.folder,
      environment: variables.merging(["BAZEL_TEST": "1", "SCENARIO_RUN_HISTORY": ""]) { old, _ in
        old
      }
      .mapValues { $0.replacing("HERE", with: path) }
    ).outcome()
  }

  @Test func allThatBazelAsksForIsThere() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    try workspace.createFolder("outputs")
    let run = try await test(
      "a.yaml",
      in: workspace,
      [
        "XML_OUTPUT_FILE": "HERE/test.xml", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0",
        "TEST_SHARD_STATUS_FILE": "HERE/status", "TEST_UNDECLARED_OUTPUTS_DIR": "HERE/outputs",
        "TEST_PREMATURE_EXIT_FILE": "HERE/premature", "TESTBRIDGE_TEST_ONLY": "One",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("shard 1/2 has 1 of 2 cases"))
    #expect(
      workspace.names == ["a.yaml", "outputs", "status", "test.xml"],
      "no exit file, no history"
    )
    #expect(try #require(workspace.text("test.xml")).contains("tests=\"1\""))
    #expect(
      try #require(workspace.text("outputs/events.jsonl")).contains("\"ending\":\"finished\"")
    )
  }

  @Test func whileItRunsTheExitFileIsThere() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    // A status file that cannot be written ends the run where it has begun.
    let run = try await test(
      "a.yaml",
      in: workspace,
      ["TEST_PREMATURE_EXIT_FILE": "HERE/premature", "TEST_SHARD_STATUS_FILE": "HERE/gone/status"]
    )
    #expect(run.status == 5)
    #expect(
      workspace.names == ["a.yaml", "premature"],
      "Bazel sees that the run has not come to its end"
    )
  }

  @Test func olderVersionsDoNotSayWhoTheyAre() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    let run = try await test(
      "a.yaml",
      in: workspace,
      [
        "BAZEL_TEST": "", "TEST_SRCDIR": "/x", "TEST_TMPDIR": "/y", "TEST_WORKSPACE": "z",
        "XML_OUTPUT_FILE": "HERE/test.xml",
      ]
    )
    #expect(run.status == 0)
    #expect(workspace.names == ["a.yaml", "test.xml"])
  }

  @Test func variablesOfBazelAreIgnoredOutsideOfIt() async throws {
    let workspace = try Workspace(["a.yaml": Sample.passing])
    _ = try await test(
      "a.yaml",
      "--history",
      "off",
      in: workspace,
      ["BAZEL_TEST": "", "XML_OUTPUT_FILE": "HERE/test.xml", "TESTBRIDGE_TEST_ONLY": "nonsense"]
    )
    #expect(workspace.names == ["a.yaml"])
  }
}

import Foundation
import Testing

/// The command as a test of Bazel.
@Suite(.timeLimit(.minutes(15))) struct BazelTests {
  private func test(
    _ arguments: String...,
    in place: Playground,
    _ variables: [String: String]
  ) async throws -> Command.Outcome {
    let path = place.folder.path(percentEncoded: false)
    return try await Command.start(
      arguments,
      in: place.folder,
      environment: variables.merging(["BAZEL_TEST": "1", "SCENARIO_RUN_HISTORY": ""]) { old, _ in
        old
      }
      .mapValues { $0.replacing("HERE", with: path) }
    ).outcome()
  }

  @Test func allThatBazelAsksForIsThere() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    try place.createFolder("outputs")
    let run = try await test(
      "a.yaml",
      in: place,
      [
        "XML_OUTPUT_FILE": "HERE/test.xml", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0",
        "TEST_SHARD_STATUS_FILE": "HERE/status", "TEST_UNDECLARED_OUTPUTS_DIR": "HERE/outputs",
        "TEST_PREMATURE_EXIT_FILE": "HERE/premature", "TESTBRIDGE_TEST_ONLY": "One",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("shard 1/2 has 1 of 2 cases"))
    #expect(place.names == ["a.yaml", "outputs", "status", "test.xml"], "no exit file, no history")
    #expect(try #require(place.text("test.xml")).contains("tests=\"1\""))
    #expect(try #require(place.text("outputs/events.jsonl")).contains("\"ending\":\"finished\""))
  }

  @Test func whileItRunsTheExitFileIsThere() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    // A status file that cannot be written ends the run where it has begun.
    let run = try await test(
      "a.yaml",
      in: place,
      ["TEST_PREMATURE_EXIT_FILE": "HERE/premature", "TEST_SHARD_STATUS_FILE": "HERE/gone/status"]
    )
    #expect(run.status == 5)
    #expect(
      place.names == ["a.yaml", "premature"],
      "Bazel sees that the run has not come to its end"
    )
  }

  @Test func olderVersionsDoNotSayWhoTheyAre() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    let run = try await test(
      "a.yaml",
      in: place,
      [
        "BAZEL_TEST": "", "TEST_SRCDIR": "/x", "TEST_TMPDIR": "/y", "TEST_WORKSPACE": "z",
        "XML_OUTPUT_FILE": "HERE/test.xml",
      ]
    )
    #expect(run.status == 0)
    #expect(place.names == ["a.yaml", "test.xml"])
  }

  @Test func withoutBazelItsVariablesSayNothing() async throws {
    let place = try Playground(["a.yaml": Sample.passing])
    _ = try await test(
      "a.yaml",
      "--history",
      "off",
      in: place,
      ["BAZEL_TEST": "", "XML_OUTPUT_FILE": "HERE/test.xml", "TESTBRIDGE_TEST_ONLY": "nonsense"]
    )
    #expect(place.names == ["a.yaml"])
  }
}

#if os(Linux)  // Other file systems refuse such names, or change them.
  import Foundation
  import Testing

  /// File names that a text cannot hold, or holds in two ways, are files like any others.
  @Suite(.timeLimit(.minutes(15))) struct PathBytesTests {
    private static let passing =
      "scenario: One\nios: 8.0\nsteps: [{user: tap-icon, state: active}]\n"
    private static let failing =
      "scenario: One\nios: 8.0\nsteps: [{user: tap-icon, state: inactive}]\n"

    /// The names as the shell's `printf` makes them, and what is shown of each.
    private static let names = [
      ("\\303\\251", "\u{E9}"), ("e\\314\\201", "e\u{301}"), ("\\377", "\\xFF"),
      ("\\357\\277\\275", "\u{FFFD}"), ("d\\376/a", "d\\xFE/a"), ("\\\\xFF", "\\\\xFF"),
      ("a\\nb", "a\\x0Ab"),
    ]

    /// A folder `s` with a file of each name; only the first of each pair of twins fails.
    private static func workspace(failing: Set<Int> = [0, 2, 4]) async throws -> Workspace {
      let workspace = try Workspace(["pass": passing, "fail": Self.failing])
      let copies = names.enumerated().map { index, name in
        "cp \(failing.contains(index) ? "fail" : "pass") \"$(printf 's/\(name.0).yaml')\""
      }
      let line = "mkdir -p s \"$(printf 's/d\\376')\" && \(copies.joined(separator: " && "))"
      #expect(try await Command.shell(line, in: workspace.folder).status == 0)
      return workspace
    }

    private func shell(_ line: String, in workspace: Workspace) async throws -> Command.Outcome {
      try await Command.shell(line, in: workspace.folder)
    }

    @Test func everyFileIsRunOnceUnderItsOwnName() async throws {
      let workspace = try await Self.workspace()
      let run = try await shell("$run s", in: workspace)
      #expect(run.status == 1)
      #expect(run.output.contains("3 failed, 4 passed"))
      let heads = run.output.split(separator: "\n").filter {
        $0.hasPrefix("FAIL  ") || $0.hasPrefix("  ok  ")
      }
      let expected = Self.names.enumerated().map { index, name in
        [0, 2, 4].contains(index)
          ? "FAIL  s/\(name.1).yaml  1 failed, 0 passed" : "  ok  s/\(name.1).yaml  1 passed"
      }
      #expect(Set(heads.map { Array($0.utf8) }) == Set(expected.map { Array($0.utf8) }))
      #expect(heads.count == Self.names.count)
    }

    @Test func whatFailedIsRunAgain() async throws {
      let workspace = try await Self.workspace()
      let keeping = "SCENARIO_RUN_HISTORY=h $run"
      #expect(try await shell("\(keeping) s", in: workspace).status == 1)
      let again = try await shell("\(keeping) --failed s", in: workspace)
      #expect(again.status == 1)
      #expect(again.output.contains("3 failed, 0 passed"))
      #expect(again.output.contains("s/\\xFF.yaml"))
    }

    @Test func theNamesOfCasesAreKeysByTheirBytes() async throws {
      let names = ["\u{E9}", "e\u{301}"]
      let states = ["inactive", "active"]
      let scenarios = zip(names, states).map {
        "scenario: \($0)\nios: 8.0\nsteps: [{user: tap-icon, state: \($1)}]\n"
      }
      let workspace = try Workspace(["a.yaml": scenarios.joined(separator: "---\n")])
      let keeping = "SCENARIO_RUN_HISTORY=h $run"
      #expect(
        try await shell("\(keeping) a.yaml", in: workspace).output.contains("1 failed, 1 passed")
      )
      let again = try await shell("\(keeping) --failed a.yaml", in: workspace)
      #expect(again.status == 1)
      #expect(again.output.contains("1 failed, 0 passed"))
      let single = try await shell("$run 'a.yaml:5: \(names[1])'", in: workspace)
      #expect(single.output.contains("1 passed"))
      #expect(!single.output.contains("failed"))
    }

    @Test func shardsShareTwinsWithoutALossAndJoinAgain() async throws {
      let workspace = try await Self.workspace()
      for number in 1...3 {
        _ = try await shell("$run --shard \(number)/3 --events \(number).jsonl s", in: workspace)
      }
      let merged = try await shell("$run merge 1.jsonl 2.jsonl 3.jsonl", in: workspace)
      #expect(merged.errors == "")
      #expect(merged.output.contains("3 failed, 4 passed"))
    }

    @Test func aStreamIsReadBackAsItWasWritten() async throws {
      let workspace = try await Self.workspace()
      let run = try await shell("$run --events e.jsonl --junit a.xml s", in: workspace)
      let report = try await shell("$run report --from e.jsonl --junit b.xml", in: workspace)
      #expect(report.output == run.output)
      #expect(report.errors == "")
      #expect(workspace.text("a.xml") == workspace.text("b.xml"))
    }

    @Test func eachLineOfAListChoosesItsCaseAlone() async throws {
      let workspace = try await Self.workspace()
      let line =
        "$run list s > l.txt; while read -r line; do $run \"$line\" | tail -1; done < l.txt"
      let each = try await shell(line, in: workspace)
      let ends = each.output.split(separator: "\n").map { $0.prefix { $0 != "(" }.prefix(18) }
      #expect(ends.count(where: { $0.hasPrefix("1 failed, 0 passed") }) == 3)
      #expect(ends.count(where: { $0.hasPrefix("1 passed") }) == 4)
      #expect(try await shell("$run @l.txt", in: workspace).output.contains("3 failed, 4 passed"))
    }

    @Test func workersRunTheVeryFile() async throws {
      let workspace = try await Self.workspace()
      let proven = try await shell("$run -j 1 --prove-determinism s", in: workspace)
      #expect(proven.output.contains("3 failed, 4 passed"))
      #expect(!proven.output.contains("not deterministic"))
    }

    @Test func reportsGoToTheVeryPath() async throws {
      let workspace = try await Self.workspace()
      let line = "$run --junit \"$(printf 'r\\377.xml')\" s; test -s \"$(printf 'r\\377.xml')\""
      #expect(try await shell(line, in: workspace).status == 0)
    }
  }
#endif

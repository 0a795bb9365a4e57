import Foundation
import ScenarioCommand
import Testing

/// What makes a shell complete the words of the command.
@Suite(.timeLimit(.minutes(15))) struct CompletionTests {
  /// What bash offers for the last of the words.
  private func offered(_ words: String...) async throws -> [String] {
    let workspace = try Workspace(["a.yaml": Sample.passing, "b.txt": ""])
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      export PATH="$(dirname "$run"):$PATH"
      eval "$("$run" completions bash)"
      COMP_WORDS=(scenario-run \(typed)); COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _scenario-run_or_run scenario-run "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try workspace.write(script, to: "complete.sh")
    let run = try await Command.shell("bash complete.sh", in: workspace.folder)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesSubcommandsOptionsAndPaths() async throws {
    #expect(try await offered("cov") == ["coverage"])
    #expect(try await offered("--jun") == ["--junit"])
    #expect(try await offered("a.") == ["a.yaml"])
    #expect(try await offered("a.yaml", "--order", "sl") == ["slowest-first"])
    #expect(try await offered("merge", "--jun") == ["--junit"])
    #expect(try await offered("new", "push-after") == ["push-after-force-quit"])
    #expect(try await offered("run", "b") == [], "no other kind of file")
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsHaveTheirs(_ shell: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.run("completions", shell, in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("changed-since"))
    let ours = try #require(
      run.output.range(of: "# Where no subcommand is named, 'run' is meant.")
    )
    guard shell == "zsh" else { return }
    // What the parser's script does at its end calls the function that ours replaces.
    let call = try #require(run.output.range(of: "if [[ \"${funcstack[1]}\""))
    #expect(ours.upperBound < call.lowerBound)
  }

  @Test func anUnknownShellIsRefused() async throws {
    let workspace = try Workspace()
    let run = try await Command.run("completions", "csh", in: workspace.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("bash"))
  }
}

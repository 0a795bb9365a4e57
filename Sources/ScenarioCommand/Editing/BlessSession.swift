internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `bless`: updates the expectations that fail to what the model did.
struct BlessSession {
  private let paths: [String]
  private let exclusions: Exclusions
  private let variables: [String: String]
  private let force: Bool

  /// Creates a session for the files under the paths.
  ///
  /// - Parameters:
  ///   - paths: Where the files are.
  ///   - exclusions: What is skipped in folders.
  ///   - variables: What is set in all of them.
  ///   - force: Whether expectations may get weaker, or be turned into their opposite.
  init(
    paths: [String],
    exclusions: Exclusions = .gitignore,
    variables: [String: String] = [:],
    force: Bool = false
  ) {
    self.paths = paths
    self.exclusions = exclusions
    self.variables = variables
    self.force = force
  }

  /// Works through the files, and returns the status with which the command ends: 1 where something was left.
  func run() -> Int32 {
    let screen = Screen(RunRequest(paths: paths, purpose: .list))
    do throws(ScenarioError) {
      try refuseInCI()
      return try run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  /// In CI nobody looks at what is blessed, and a failure would become a pass.
  private func refuseInCI() throws(ScenarioError) {
    guard let value = Environment.value("CI"), !["", "0", "false"].contains(value) else { return }
    throw ScenarioError(
      .usage,
      "in CI nothing is blessed",
      help: "bless on your own machine, look at the difference, and commit it"
    )
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    var counts = Counts()
    let chosen = try ChosenFiles(paths, without: exclusions)
    guard chosen.spots.isEmpty else {
      throw ScenarioError(.usage, "whole files are blessed, and a line was given")
    }
    for entry in chosen.files {
      do throws(ScenarioError) {
        switch entry {
        case .file(let path): try bless(path, &counts, screen)
        case .failure(let error, _): throw error
        }
      } catch {
        counts.errors += 1
        screen.say("\(error)")
      }
    }
    screen.say(notes: chosen.files.skippedNotes)
    screen.print(counts.lastLine)
    if let problem = screen.problem { throw problem }
    return counts.exitStatus
  }

  private func bless(
    _ path: ScenarioPath,
    _ counts: inout Counts,
    _ screen: Screen
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    let blessing = try Blessing(source, set: variables, force: force)
    if blessing.rewrite.isChanged {
      try blessing.rewrite.write(to: path)
      counts.files += 1
    }
    for line in blessing.edited { screen.print("\(line.place): \(line.text)\n") }
    for line in blessing.lost { screen.print("\(line.place): \(line.text)\n") }
    for line in blessing.left { screen.print("\(line.place): not changed: \(line.text)\n") }
    counts.edited += blessing.edited.count
    counts.left += blessing.left.count
    counts.refused += blessing.refusedCount
    guard !blessing.diagnostics.isEmpty else { return }
    counts.invalid += 1
    let lines = DiagnosticText(screen.paint).lines(
      blessing.diagnostics,
      in: blessing.rewrite.file.source
    )
    screen.print(lines.joined(separator: "\n") + "\n")
  }

  private struct Counts {
    var files = 0
    var edited = 0
    var left = 0
    /// How many of those that were left would get weaker.
    var refused = 0
    var invalid = 0
    var errors = 0

    var exitStatus: Int32 { errors > 0 ? 5 : invalid > 0 ? 3 : left > 0 ? 1 : 0 }

    var lastLine: String {
      if edited + left + errors == 0 { return "nothing to bless\n" }
      let rest = left > 0 ? ", \(left) left to you" : ""
      let hint = refused > 0 ? "; --force blesses what gets weaker or is inverted, too" : ""
      let trouble = errors > 0 ? ", \(errors) error\(errors == 1 ? "" : "s")" : ""
      return "\(edited) blessed in \(files) file\(files == 1 ? "" : "s")\(rest)\(trouble)\(hint)\n"
    }
  }
}

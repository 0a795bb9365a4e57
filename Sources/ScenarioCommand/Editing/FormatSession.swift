internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// One run of `fmt`: writes scenario files in the one form, or says which are not in it.
struct FormatSession {
  private let paths: [String]
  private let exclusions: Exclusions
  private let checks: Bool

  /// Creates a session for the files under the paths; one that `checks` changes nothing.
  init(paths: [String], exclusions: Exclusions = .gitignore, checks: Bool) {
    self.paths = paths
    self.exclusions = exclusions
    self.checks = checks
  }

  /// Works through the files, and returns the status with which the command ends: 1 where a check found something.
  func run() -> Int32 {
    let screen = Screen(RunRequest(paths: paths, purpose: .list))
    do throws(ScenarioError) {
      return try run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    var counts = Counts()
    let files = try ChosenFiles(paths, without: exclusions).files
    for entry in files {
      do throws(ScenarioError) {
        switch entry {
        case .file(let path): try format(path, &counts, screen)
        case .failure(let error, _): throw error
        }
      } catch {
        counts.errors += 1
        screen.say("\(error)")
      }
    }
    screen.say(notes: files.skippedNotes)
    screen.print(counts.lastLine(checks: checks))
    if let problem = screen.problem { throw problem }
    return counts.exitStatus(checks: checks)
  }

  private func format(
    _ path: ScenarioPath,
    _ counts: inout Counts,
    _ screen: Screen
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    switch ScenarioFormatter.format(source) {
    case .unchanged: counts.unchanged += 1
    case .changed(let bytes):
      var rewrite = Rewrite(source)
      guard try rewrite.take(bytes, isCanonical: true) == nil else { throw Self.refusal(path) }
      if !checks { try rewrite.write(to: path) }
      counts.changed += 1
      screen.print("\(path.display)\n")
    case .invalid(let diagnostic):
      counts.invalid += 1
      let lines = DiagnosticText(screen.paint).lines([diagnostic], in: source)
      screen.print(lines.joined(separator: "\n") + "\n")
    case .refused: throw Self.refusal(path)
    }
  }

  private static func refusal(_ path: ScenarioPath) -> ScenarioError {
    ScenarioError(
      .io,
      "internal error: '\(path.display)' is not changed: formatted, it would not say the same",
      help: "please report it with the file as a bug"
    )
  }

  private struct Counts {
    var unchanged = 0
    var changed = 0
    var invalid = 0
    var errors = 0

    func exitStatus(checks: Bool) -> Int32 {
      errors > 0 ? 5 : invalid > 0 ? 3 : checks && changed > 0 ? 1 : 0
    }

    /// What came of the files, each counted once.
    func lastLine(checks: Bool) -> String {
      func files(_ number: Int) -> String { "\(number) file\(number == 1 ? "" : "s")" }
      var parts: [String] = []
      if changed > 0 {
        let all = files(unchanged + changed + invalid + errors)
        parts.append(
          checks
            ? "\(files(changed)) \(changed == 1 ? "is" : "are") not formatted; run scenario-run fmt"
            : "\(changed) of \(all) written"
        )
      } else if unchanged > 0 {
        parts.append("\(files(unchanged)) formatted already")
      }
      if invalid > 0 { parts.append("\(parts.isEmpty ? files(invalid) : "\(invalid)") invalid") }
      if errors > 0 { parts.append("\(errors) error\(errors == 1 ? "" : "s")") }
      return parts.joined(separator: ", ") + "\n"
    }
  }
}

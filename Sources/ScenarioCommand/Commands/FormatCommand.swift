internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run fmt PATH...`.
struct FormatCommand: PathAccepting, ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format scenario files in place.",
    discussion: """
      Comments and the meaning of a file are preserved. The command prints the path of each file that it reformatted, \
      or would reformat with --check.

      EXAMPLE:
        scenario-run fmt --check Scenarios/     (in CI: exits with 1 if a file is not formatted)
      """
  )

  static let configurableOptions =
    PathOptions.configurableOptions + [ConfigurableOption("check", .flag)]

  @OptionGroup var paths: PathOptions

  @Flag(help: "Change nothing; exit with 1 if a file would be reformatted.")
  var check = false

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    var counts = Counts()
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      try format(path, &counts, console)
    }
    console.print(counts.summaryLine(isCheck: check))
    return counts.exitStatus(isCheck: check)
  }

  private func format(
    _ path: ScenarioPath,
    _ counts: inout Counts,
    _ console: Console
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    switch ScenarioFormatter.format(source) {
    case .unchanged: counts.unchanged += 1
    case .changed(let bytes):
      var rewrite = Rewrite(source)
      guard try rewrite.replaceBytes(with: bytes, isCanonical: true) == nil else {
        throw Self.changedMeaningError(path)
      }
      if !check { try rewrite.write(to: path) }
      counts.changed += 1
      console.print("\(path.display)\n")
    case .invalid(let diagnostic):
      counts.invalid += 1
      console.print([diagnostic], in: source)
    case .refused: throw Self.changedMeaningError(path)
    }
  }

  private static func changedMeaningError(_ path: ScenarioPath) -> ScenarioError {
    ScenarioError(
      .io,
      "internal error: '\(path.display)' was not changed, because formatting would change its meaning",
      help: "please report this as a bug and attach the file"
    )
  }

  private struct Counts {
    var unchanged = 0
    var changed = 0
    var invalid = 0
    var errors = 0

    func exitStatus(isCheck: Bool) -> Int32 {
      errors > 0 ? 5 : invalid > 0 ? 3 : isCheck && changed > 0 ? 1 : 0
    }

    /// Returns the last line of the output, in which each file is counted once.
    func summaryLine(isCheck: Bool) -> String {
      func files(_ number: Int) -> String { "\(number) file\(number == 1 ? "" : "s")" }
      var parts: [String] = []
      if changed > 0 {
        let all = files(unchanged + changed + invalid + errors)
        parts.append(
          isCheck
            ? "\(files(changed)) \(changed == 1 ? "is" : "are") not formatted; run scenario-run fmt"
            : "\(changed) of \(all) reformatted"
        )
      } else if unchanged > 0 {
        parts.append("\(files(unchanged)) already formatted")
      }
      if invalid > 0 { parts.append("\(parts.isEmpty ? files(invalid) : "\(invalid)") invalid") }
      if errors > 0 { parts.append("\(errors) error\(errors == 1 ? "" : "s")") }
      return parts.joined(separator: ", ") + "\n"
    }
  }
}

internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run bless PATH...`.
struct BlessCommand: PathAccepting, ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "bless",
    abstract: "Update failing expectations in place to match the model.",
    discussion: """
      Nothing else in a file changes. An expectation that several test cases share is updated only if all of them \
      agree; otherwise it is listed, and the command exits with 1. Review the diff before committing.

      Updates that would weaken or invert an expectation are listed but not made: a longer limit, the removal of an \
      item that has expectations of its own, 'none' in place of items, 'object-missing' in place of 'object-found'. \
      --force makes these updates, too.

      The command refuses to run if CI=true.
      """
  )

  static let configurableOptions =
    PathOptions.configurableOptions + VariableOptions.configurableOptions

  @OptionGroup var paths: PathOptions

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Also make updates that weaken or invert an expectation.")
  var force = false

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    try refuseInCI()
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    guard selected.caseLocations.isEmpty else {
      throw ScenarioError(.usage, "bless updates whole files, but a line was given")
    }
    var counts = BlessedCounts()
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      try bless(path, &counts, console)
    }
    console.print(counts.summaryLine)
    return counts.exitStatus
  }

  /// Refuses to run in CI, where a failure would become a pass without a review of the changes.
  private func refuseInCI() throws(ScenarioError) {
    guard let value = Environment.value("CI"), !["", "0", "false"].contains(value) else { return }
    throw ScenarioError(
      .usage,
      "bless does not run in CI",
      help: "run it on your own machine, review the diff, and commit it"
    )
  }

  private func bless(
    _ path: ScenarioPath,
    _ counts: inout BlessedCounts,
    _ console: Console
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    let blessing = try Blessing(source, variables: variables.values, force: force)
    if blessing.rewrite.isChanged {
      try blessing.rewrite.write(to: path)
      counts.files += 1
    }
    for line in blessing.edited + blessing.weakened {
      console.print("\(line.location): \(line.text)\n")
    }
    for line in blessing.notUpdated {
      console.print("\(line.location): not changed: \(line.text)\n")
    }
    counts.edited += blessing.edited.count
    counts.notUpdated += blessing.notUpdated.count
    counts.refused += blessing.refusedCount
    guard !blessing.diagnostics.isEmpty else { return }
    counts.invalid += 1
    console.print(blessing.diagnostics, in: blessing.rewrite.file.source)
  }

  private struct BlessedCounts {
    var files = 0
    var edited = 0
    var notUpdated = 0
    /// The number of updates that were refused because they weaken or invert an expectation.
    var refused = 0
    var invalid = 0
    var errors = 0

    var exitStatus: Int32 { errors > 0 ? 5 : invalid > 0 ? 3 : notUpdated > 0 ? 1 : 0 }

    var summaryLine: String {
      if edited + notUpdated + errors == 0 { return "nothing to bless\n" }
      let rest = notUpdated > 0 ? ", \(notUpdated) not updated" : ""
      let hint =
        refused > 0 ? "; --force also makes updates that weaken or invert an expectation" : ""
      let failures = errors > 0 ? ", \(errors) error\(errors == 1 ? "" : "s")" : ""
      return "\(edited) blessed in \(files) file\(files == 1 ? "" : "s")\(rest)\(failures)\(hint)\n"
    }
  }
}

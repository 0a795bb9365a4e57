internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run bless PATH...`.
struct BlessCommand: PathCommand, ConsoleCommand, SettableOptions {
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

  static let settable = PathArguments.settable + VariableOptions.settable

  @OptionGroup var paths: PathArguments

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Also make updates that weaken or invert an expectation.")
  var force = false

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    try refuseInCI()
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    guard selected.locations.isEmpty else {
      throw ScenarioError(.usage, "bless updates whole files, but a line was given")
    }
    var counts = Counts()
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      try bless(path, &counts, console)
    }
    console.print(counts.lastLine)
    return counts.exitStatus
  }

  /// In CI nobody looks at what is blessed, and a failure would become a pass.
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
    _ counts: inout Counts,
    _ console: Console
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    let blessing = try Blessing(source, set: variables.values, force: force)
    if blessing.rewrite.isChanged {
      try blessing.rewrite.write(to: path)
      counts.files += 1
    }
    for line in blessing.edited + blessing.lost { console.print("\(line.place): \(line.text)\n") }
    for line in blessing.left { console.print("\(line.place): not changed: \(line.text)\n") }
    counts.edited += blessing.edited.count
    counts.left += blessing.left.count
    counts.refused += blessing.refusedCount
    guard !blessing.diagnostics.isEmpty else { return }
    counts.invalid += 1
    console.print(blessing.diagnostics, in: blessing.rewrite.file.source)
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
      let rest = left > 0 ? ", \(left) not updated" : ""
      let hint =
        refused > 0 ? "; --force also makes updates that weaken or invert an expectation" : ""
      let failures = errors > 0 ? ", \(errors) error\(errors == 1 ? "" : "s")" : ""
      return "\(edited) blessed in \(files) file\(files == 1 ? "" : "s")\(rest)\(failures)\(hint)\n"
    }
  }
}

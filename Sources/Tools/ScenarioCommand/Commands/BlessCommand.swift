internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run bless PATH...`.
struct BlessCommand: AppAccepting, FileRewriting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "bless",
    abstract: "Update failing expectations in place to match the model.",
    discussion: """
      Nothing else in a file changes. An expectation that several test cases share is updated only if all of them \
      agree; otherwise it is listed, and the command exits with 1. Review the diff before committing.

      Updates that would weaken or invert an expectation are listed but not made: a longer limit, the removal of an \
      item that has expectations of its own, 'none' in place of items, 'object-missing' in place of 'object-found'. \
      --force makes these updates, too.

      The command refuses to run if CI=true, except with --check.
      """
  )

  static let configurableOptions =
    PathOptions.configurableOptions + VariableOptions.configurableOptions
    + AppOptions<RunsApp>.configurableOptions

  @OptionGroup var paths: PathOptions

  @OptionGroup var variables: VariableOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  @Flag("Also make updates that weaken or invert an expectation.")
  var force = false

  @Flag("Change nothing; exit with 1 if an expectation would be updated.")
  var check = false

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    if !check { try refuseInCI() }
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    guard selected.caseLocations.isEmpty else {
      throw ScenarioError.usage("bless updates whole files, but a line was given")
    }
    try variables.check { usedVariables(of: selected) }
    return rewrite(selected, console)
  }

  /// Returns the variables that the files have.
  private func usedVariables(of selected: SelectedFiles) -> Set<String> {
    var loader = YAMLLoader.ofCommand(variables: variables.values)
    // A file that cannot be read is an error when it is blessed.
    let sources = selected.files.compactMap { entry -> SourceFile? in
      guard case .file(let path) = entry else { return nil }
      return try? SourceFile(reading: path)
    }
    return sources.reduce(into: []) { $0.formUnion(loader.load($1).usedVariables) }
  }

  /// Refuses to run in CI, where a failure would become a pass without a review of the changes.
  private func refuseInCI() throws(ScenarioError) {
    guard let value = ProcessEnvironment.value("CI"), !["", "0", "false"].contains(value) else {
      return
    }
    throw ScenarioError.usage(
      "bless does not run in CI",
      help: "run it on your own machine, review the diff, and commit it"
    )
  }

  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts
  ) throws(ScenarioError) -> RewrittenFile {
    var file = RewrittenFile("\(path.display)")
    let source = try SourceFile(reading: path)
    let blessing = try Blessing(source, variables: variables.values, force: force)
    if blessing.rewrite.isChanged {
      if !check { try blessing.rewrite.write(to: path) }
      counts.changed += 1
      file.isChanged = true
    } else {
      counts.unchanged += 1
    }
    file.changes = blessing.edited + blessing.weakened
    file.notChanged = blessing.notUpdated
    counts.edited += blessing.edited.count
    counts.skipped += blessing.notUpdated.count
    counts.refused += blessing.refusedCount
    if !blessing.diagnostics.isEmpty {
      counts.invalid += 1
      (file.diagnostics, file.source) = (blessing.diagnostics, blessing.rewrite.file.source)
    }
    return file
  }

  func summary(of counts: RewriteCounts) -> [String] {
    if counts.edited + counts.skipped + counts.errors == 0 { return ["nothing to bless"] }
    let hint =
      counts.refused > 0 ? "; --force also makes updates that weaken or invert an expectation" : ""
    let files = RewriteCounts.text(counts.changed, "file")
    var parts = ["\(counts.edited) \(check ? "to bless" : "blessed") in \(files)"]
    if counts.skipped > 0 { parts.append("\(counts.skipped) not updated") }
    if counts.errors > 0 { parts.append(RewriteCounts.text(counts.errors, "error")) }
    parts[parts.count - 1] += hint
    return parts
  }
}

internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run migrate PATH...`.
struct MigrateCommand: PathAccepting, ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Update scenario files that were written for version 0.1.",
    discussion: """
      From iOS 13 and SDK 13 on, an app has scenes by default, as in Xcode's template; in version 0.1 it had none. \
      Where a scenario depends on that default, the command adds 'life-cycle: app-delegate' to 'app', in the suite if \
      possible. A scenario that includes iOS 27 gets 'sdk: 26.0', too: with a later SDK such an app does not launch there. \
      The meaning of the file stays what it was in version 0.1, and nothing else in it changes.

      EXAMPLE:
        scenario-run migrate --check Scenarios/     (lists what would be added, and exits with 1 if anything would be)
      """
  )

  static let configurableOptions =
    PathOptions.configurableOptions + [ConfigurableOption("check", .flag)]

  @OptionGroup var paths: PathOptions

  @Flag(help: "Change nothing; exit with 1 if a file would be changed.")
  var check = false

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    var counts = Counts()
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      try migrate(path, &counts, console)
    }
    console.print(counts.summaryLine(isCheck: check))
    return counts.exitStatus(isCheck: check)
  }

  private func migrate(
    _ path: ScenarioPath,
    _ counts: inout Counts,
    _ console: Console
  ) throws(ScenarioError) {
    let source = try SourceFile(reading: path)
    let migration = LifeCycleMigration(source)
    if let problem = migration.problem {
      counts.invalid += 1
      console.print([problem], in: source)
      return
    }
    let lines = source.lineTable()
    if migration.bytes != source.bytes {
      var rewrite = Rewrite(source)
      try rewrite.replaceBytes(withMigrated: migration.bytes)
      if !check { try rewrite.write(to: path) }
      counts.changed += 1
    }
    for offset in migration.added {
      console.print("\(path.display):\(lines.line(at: offset)): life-cycle: app-delegate\n")
    }
    for range in migration.skipped {
      let line = lines.line(at: range.start)
      console.print(
        "\(path.display):\(line): not changed: add 'life-cycle: app-delegate' to 'app' by hand\n"
      )
    }
    // A scenario that cannot be read may rely on the default, too.
    var loader = YAMLLoader.ofCommand()
    let migrated = SourceFile(
      path: source.path,
      location: source.location,
      bytes: migration.bytes
    )
    let errors = loader.load(migrated).allDiagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      counts.invalid += 1
      console.print(errors, in: migrated)
    }
    counts.files += 1
    counts.skipped += migration.skipped.count
  }

  private struct Counts {
    var files = 0
    var changed = 0
    var skipped = 0
    var invalid = 0
    var errors = 0

    func exitStatus(isCheck: Bool) -> Int32 {
      errors > 0 ? 5 : invalid > 0 ? 3 : skipped > 0 || isCheck && changed > 0 ? 1 : 0
    }

    /// Returns the last line of the output.
    func summaryLine(isCheck: Bool) -> String {
      func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
      }
      var parts = ["\(count(changed, "file")) \(isCheck ? "to migrate" : "migrated")"]
      if skipped > 0 { parts.append("\(count(skipped, "scenario")) not changed") }
      if invalid > 0 { parts.append("\(count(invalid, "file")) invalid") }
      if errors > 0 { parts.append(count(errors, "error")) }
      return parts.joined(separator: ", ") + "\n"
    }
  }
}

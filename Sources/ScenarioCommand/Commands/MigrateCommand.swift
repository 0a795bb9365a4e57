internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run migrate PATH...`.
struct MigrateCommand: FileRewriting, Configurable {
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

  @OptionGroup var paths: PathOptions

  @Flag(help: "Change nothing; exit with 1 if a file would be changed.")
  var check = false

  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts,
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
    counts.skipped += migration.skipped.count
  }

  func summary(of counts: RewriteCounts) -> [String] {
    let files = RewriteCounts.text(counts.changed, "file")
    var parts = ["\(files) \(check ? "to migrate" : "migrated")"]
    if counts.skipped > 0 {
      parts.append("\(RewriteCounts.text(counts.skipped, "scenario")) not changed")
    }
    if counts.invalid > 0 { parts.append("\(RewriteCounts.text(counts.invalid, "file")) invalid") }
    return parts
  }
}

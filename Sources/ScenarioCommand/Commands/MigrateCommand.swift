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
        scenario-run migrate --check Scenarios/

      With --check, it lists what it would add, and exits with 1 if a file would change.
      """
  )

  @OptionGroup var paths: PathOptions

  @Flag(help: "Change nothing; exit with 1 if a file would be changed.")
  var check = false

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts
  ) throws(ScenarioError) -> RewrittenFile {
    var file = RewrittenFile("\(path.display)")
    let source = try SourceFile(reading: path)
    let migration = LifeCycleMigration(source)
    if let problem = migration.problem {
      counts.invalid += 1
      (file.diagnostics, file.source) = ([problem], source)
      return file
    }
    let lines = source.lineTable()
    if migration.bytes != source.bytes {
      var rewrite = Rewrite(source)
      try rewrite.replaceBytes(withMigrated: migration.bytes)
      if !check { try rewrite.write(to: path) }
      counts.changed += 1
      file.isChanged = true
    } else {
      counts.unchanged += 1
    }
    func message(_ offset: Int32, _ text: String) -> RewrittenFile.Message {
      .init("\(path.display):\(lines.line(at: offset))", text)
    }
    file.changes = migration.added.map { message($0, "life-cycle: app-delegate") }
    file.notChanged = migration.skipped.map {
      message($0.start, "add 'life-cycle: app-delegate' to 'app' by hand")
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
      (file.diagnostics, file.source) = (errors, migrated)
    }
    counts.skipped += migration.skipped.count
    return file
  }

  func summary(of counts: RewriteCounts) -> [String] {
    let files = RewriteCounts.text(counts.changed, "file")
    var parts = ["\(files) \(check ? "to migrate" : "migrated")"]
    if counts.skipped > 0 {
      parts.append("\(RewriteCounts.text(counts.skipped, "scenario")) not changed")
    }
    if counts.invalid > 0 { parts.append("\(RewriteCounts.text(counts.invalid, "file")) invalid") }
    if counts.errors > 0 { parts.append(RewriteCounts.text(counts.errors, "error")) }
    return parts
  }
}

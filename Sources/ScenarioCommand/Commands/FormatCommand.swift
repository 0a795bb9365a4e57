internal import ArgumentParser
internal import ScenarioLanguage

/// `scenario-run fmt PATH...`.
struct FormatCommand: PathCommand, SettableOptions {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format scenario files; --check only reports.",
    discussion: """
      Comments are kept, and the content of a file does not change. The paths of the files that were reformatted, or \
      with --check would be, are printed.

      EXAMPLE:
        scenario-run fmt --check Scenarios/     (in CI: exits with 1 if a file is not formatted)
      """
  )

  static let settable = PathArguments.settable + [OptionWord("check", .flag)]

  @OptionGroup var paths: PathArguments

  @Flag(help: "Change nothing; exit with 1 if a file would be reformatted.")
  var check = false

  func status() -> Int32 {
    FormatSession(paths: paths.paths, exclusions: paths.exclusions, checks: check).run()
  }
}

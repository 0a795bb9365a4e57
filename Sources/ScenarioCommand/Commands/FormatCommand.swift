internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run fmt PATH...`.
struct FormatCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Writes scenario files in one form, comments kept; with --check only looks.",
    discussion: """
      What a file says does not change, and what it says decides its form. The paths of the files that were written, or \
      with --check would be, are printed.

      EXAMPLE:
        scenario-run fmt --check Scenarios/     (in CI: ends with 1 where a file is not formatted)
      """
  )

  @OptionGroup var paths: PathArguments

  @Flag(help: "Change nothing, and end with 1 where a file would change.")
  var check = false

  func status() -> Int32 {
    FormatSession(paths: paths.paths, exclusions: paths.exclusions, checks: check).run()
  }
}

internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run check PATH...`.
struct CheckCommand: AppAccepting, RunRequesting, Configurable {
  static let purpose = RunConfiguration.Purpose.check

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validate scenarios without running them.",
    discussion:
      "docs/diagnostics.md explains each diagnostic by its identifier, which is printed in brackets."
  )

  static let configurableOptions =
    PathOptions.configurableOptions + SelectionOptions.configurableOptions
    + AppOptions<ReadsAppWords>.configurableOptions + [
      ConfigurableOption("names", .text), ConfigurableOption("color", .text),
      ConfigurableOption("quiet", .flag, shortName: "q"),
      ConfigurableOption("lint", .flag), ConfigurableOption("strict", .flag),
      ConfigurableOption("format", .text),
    ]

  @OptionGroup var paths: PathOptions
  @OptionGroup var selection: SelectionOptions

  @OptionGroup var appOptions: AppOptions<ReadsAppWords>

  @Option("language", "Print UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  @Flag(name: .shortAndLong, help: "Print only errors and the summary.")
  var quiet = false

  @Flag("Also report unused fragments, identical examples, and tag typos.")
  var lint = false

  @Flag("Fail if 'fmt' would replace a word, such as an alias.")
  var strict = false

  @Option(help: "Set the format of the diagnostics.")
  var format = DiagnosticFormat.full

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    selection.apply(to: &request)
    request.output.console.color = color
    request.output.console.names = names
    request.output.console.style = quiet ? .quiet : .lines
    request.output.console.format = format
    request.configuration.checksAcrossFiles = lint
    request.configuration.isStrict = strict
  }
}

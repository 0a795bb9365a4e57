internal import ArgumentParser
internal import ScenarioReports
internal import ScenarioRunner

/// `scenario-run list PATH...`.
struct ListCommand: AppAccepting, RunRequesting, Configurable {
  static let purpose = RunConfiguration.Purpose.list

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print one test case per line; pass a line to 'run' to run that case."
  )

  static let configurableOptions =
    PathOptions.configurableOptions + SelectionOptions.configurableOptions
    + AppOptions<ReadsAppWords>.configurableOptions

  @OptionGroup var paths: PathOptions
  @OptionGroup var selection: SelectionOptions

  @OptionGroup var appOptions: AppOptions<ReadsAppWords>

  @Option(help: "Set the format of the list.")
  var format = AnswerFormat.text

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    selection.apply(to: &request)
    request.output.console.format = format == .json ? .json : .full
  }
}

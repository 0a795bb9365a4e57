internal import ArgumentParser
internal import ScenarioRunner

/// `scenario-run list PATH...`.
struct ListCommand: RunRequesting, Configurable {
  static let purpose = RunConfiguration.Purpose.list

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print one test case per line; pass a line to 'run' to run that case."
  )

  static let configurableOptions =
    PathOptions.configurableOptions + SelectionOptions.configurableOptions

  @OptionGroup var paths: PathOptions
  @OptionGroup var selection: SelectionOptions

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    selection.apply(to: &request)
  }
}

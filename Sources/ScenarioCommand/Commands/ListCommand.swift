internal import ArgumentParser
internal import ScenarioRunner

/// `scenario-run list PATH...`.
struct ListCommand: SessionCommand, SettableOptions {
  static let purpose = RunConfiguration.Purpose.list

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print one test case per line; pass a line to 'run' to run that case."
  )

  static let settable = PathArguments.settable + ChoiceOptions.settable

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    choice.apply(to: &request)
  }
}

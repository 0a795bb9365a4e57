internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run list PATH...`.
struct List: SessionCommand, SettableOptions {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print one test case per line; pass a line back to run it."
  )

  static let settable = PathArguments.settable + ChoiceOptions.settable

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .list)
    choice.apply(to: &request)
    request.exclusions = paths.exclusions
    return request
  }
}

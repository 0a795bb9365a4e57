internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run list PATH...`.
struct List: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints one test case a line; a line can be given back as an argument."
  )

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .list)
    choice.apply(to: &request)
    request.exclusions = paths.exclusions
    return request
  }
}

internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run check PATH...`.
struct Check: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with scenarios, without judging their expectations.",
    discussion:
      "Each diagnostic is explained in docs/diagnostics.md, by the identifier in brackets."
  )

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  @Option(help: "When to write in colour.")
  var color = ColorArgument.auto

  @Flag(name: .shortAndLong, help: "Say only what is wrong and the last line.")
  var quiet = false

  @Flag(help: "Also compare scenarios with one another: what says nothing new, what nobody uses.")
  var lint = false

  @Option(help: "For people, editors or programs: full, short, json.")
  var format = FormatArgument.full

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .check)
    choice.apply(to: &request)
    request.exclusions = paths.exclusions
    request.color = color.mode
    request.style = quiet ? .quiet : .lines
    request.format = format.format
    request.lints = lint
    return request
  }
}

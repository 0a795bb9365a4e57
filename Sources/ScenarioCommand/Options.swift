internal import ArgumentParser
internal import ScenarioKit

/// The paths that every subcommand takes.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenario files and folders, PATH:LINE for one scenario, or lines of 'list'.",
      valueName: "path"
    )
  )
  var paths: [String] = []

  func validate() throws {
    guard paths.isEmpty else { return }
    throw ValidationError(
      "name a file or a folder, for example: scenario-run Scenarios/" + HelpText.namesakes()
    )
  }
}

/// What chooses among the cases.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only scenarios with these tags: 'smoke and not (slow or url)'.",
      valueName: "expression"
    )
  )
  var tag: String?

  @Option(help: ArgumentHelp("Only cases with this text in their name.", valueName: "text"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Set a variable in all files, over what they define.",
      valueName: "name=text"
    )
  )
  var set: [VariableArgument] = []

  func apply(to request: inout RunRequest) {
    for variable in set { request.variables[variable.name] = variable.text }
    request.tags = tag
    request.filter = filter
  }
}

/// `NAME=TEXT`.
struct VariableArgument: ExpressibleByArgument {
  let name: String
  let text: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    text = String(parts[1])
  }
}

/// `auto`, `always` or `never`.
enum ColorArgument: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  var mode: Terminal.ColorMode {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}

/// `full`, `short` or `json`.
enum FormatArgument: String, CaseIterable, ExpressibleByArgument {
  case full, short, json

  var format: DiagnosticFormat {
    switch self {
    case .full: .full
    case .short: .short
    case .json: .json
    }
  }
}

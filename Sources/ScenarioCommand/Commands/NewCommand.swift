internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioRunner

/// `scenario-run new PATH`.
struct NewCommand: StatusCommand, SettableOptions {
  static let settable = [
    OptionWord("name", .text), OptionWord("ios", .text), OptionWord("from", .list),
  ]

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scenario, with the calls and states of the model.",
    // What the parser would write has the path optional, or behind '--from', which takes all that follows it.
    usage: "scenario-run new <path> [--name <text>] [--ios <version>] [--from <action> ...]",
    discussion: """
      EXAMPLE:
        scenario-run new first.yaml
        scenario-run new call.yaml --ios 8.0 --from tap-icon incoming-call 'wait: 20s' decline-call
        scenario-run new url.yaml --from 'open-url: todo://new'
      """
  )

  @Argument(help: "Write this file, which must not exist.")
  var path: String?

  @Option(
    help: ArgumentHelp("Name the scenario TEXT (default: from the file name).", valueName: "text")
  )
  var name: String?

  @Option(
    help: ArgumentHelp("Run on this VERSION of iOS, a range or a list.", valueName: "version")
  )
  var ios: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Perform each ACTION in order: 'word', 'word: argument' or 'wait: 1s'.",
      valueName: "action"
    )
  )
  var from: [String] = []

  func validate() throws {
    guard path == nil else { return }
    guard let last = from.last else { throw ValidationError("Missing expected argument '<path>'") }
    let isFile = last.hasSuffix(".yaml") || last.hasSuffix(".yml")
    throw ValidationError(
      "missing <path>; it must come before --from"
        + (isFile ? "; did you mean 'scenario-run new \(last) --from ..'?" : "")
    )
  }

  func status() -> Int32 {
    NewSession(path: path ?? "", name: name, ios: ios, actions: from).run()
  }
}

internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run new PATH`.
struct NewCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a first scenario, with the calls and states that the model gives.",
    // What the parser would write has the path optional, or behind '--from', which takes all that follows it.
    usage: "scenario-run new <path> [--name <text>] [--ios <version>] [--from <action> ...]",
    discussion: """
      EXAMPLE:
        scenario-run new first.yaml
        scenario-run new call.yaml --ios 8.0 --from tap-icon incoming-call 'wait: 20s' decline-call
        scenario-run new url.yaml --from 'open-url: todo://new'
      """
  )

  @Argument(help: "The file to write; nothing must be there.")
  var path: String?

  @Option(
    help: ArgumentHelp("What the scenario is called; as its file by default.", valueName: "text")
  )
  var name: String?

  @Option(help: ArgumentHelp("The version of iOS, a range or a list.", valueName: "version"))
  var ios: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "What happens, in order: 'word', 'word: argument' or 'wait: 1s'.",
      valueName: "action"
    )
  )
  var from: [String] = []

  func validate() throws {
    guard path == nil else { return }
    guard let last = from.last else { throw ValidationError("Missing expected argument '<path>'") }
    let isFile = last.hasSuffix(".yaml") || last.hasSuffix(".yml")
    throw ValidationError(
      "the path is missing: it stands before --from, which takes all that follows"
        + (isFile ? "; did you mean 'scenario-run new \(last) --from ..'?" : "")
    )
  }

  func status() -> Int32 {
    NewSession(path: path ?? "", name: name, ios: ios, actions: from).run()
  }
}

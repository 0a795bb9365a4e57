internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run new PATH`.
struct NewCommand: ConsolePrinting, Configurable {
  static let configurableOptions = [
    ConfigurableOption("name", .text), ConfigurableOption("ios", .text),
    ConfigurableOption("from", .list),
  ]

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scenario, with the calls and states that the model produces.",
    // The parser would show <path> as optional, or after '--from', which consumes all following arguments.
    usage: "scenario-run new <path> [--name <text>] [--ios <version>] [--from <action> ...]",
    discussion: """
      EXAMPLE:
        scenario-run new first.yaml
        scenario-run new call.yaml --ios 8 --from tap-icon incoming-call decline-call
        scenario-run new url.yaml --from 'open-url: todo://new'
      """
  )

  @Argument(help: "Write the scenario to this file, which must not exist yet.")
  var path: String?

  @Option("text", "Set the scenario's name (default: derived from the file name).")
  var name: String?

  @Option("version", "Set the versions of iOS: a version, a range or a list.")
  var ios: String?

  @Option(
    parsing: .upToNextOption,
    help: .value(
      "action",
      "Perform these actions: WORD, 'WORD: ARGUMENT', DURATION or a step's action."
    )
  )
  var from: [String] = []

  func validate() throws {
    guard path == nil else { return }
    guard let last = from.last else { throw ValidationError("Missing expected argument '<path>'") }
    let isFile = last.hasSuffix(".yaml") || last.hasSuffix(".yml")
    throw ValidationError(
      "missing <path>; it must come before --from"
        + (isFile ? "; did you mean 'scenario-run new \(last) --from …'?" : "")
    )
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let path = Path(self.path ?? "")
    let scenario = FirstScenario(
      name: name ?? FirstScenario.name(from: path),
      ios: ios ?? Profile.all.map(\.firstVersion).max().map { "\($0)" } ?? "",
      actions: from.isEmpty ? ["tap-icon", "press-home"] : from.flatMap(ActionDocument.actions)
    )
    return try scenario.write(to: path, console) ? 0 : 3
  }
}

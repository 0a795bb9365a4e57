internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

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
        scenario-run new call.yaml --ios 8.0 --from tap-icon incoming-call 'wait: 20s' decline-call
        scenario-run new url.yaml --from 'open-url: todo://new'
      """
  )

  @Argument(help: "Write the scenario to this file, which must not exist yet.")
  var path: String?

  @Option(help: .value("text", "Set the scenario's name (default: derived from the file name)."))
  var name: String?

  @Option(help: .value("version", "Set the versions of iOS: a version, a range or a list."))
  var ios: String?

  @Option(
    parsing: .upToNextOption,
    help: .value(
      "action",
      "Perform these actions in order: WORD, 'WORD: ARGUMENT' or 'wait: DURATION'."
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

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let path = Path(self.path ?? "")
    let scenario = FirstScenario(
      name: name ?? Self.scenarioName(from: path.description),
      ios: ios ?? Profile.all.map(\.firstVersion).max().map { "\($0)" } ?? "",
      actions: from.isEmpty ? ["tap-icon", "press-home"] : from
    )
    guard path.hasScenarioExtension else {
      throw ScenarioError(
        .usage,
        "'\(path)' does not end in .yaml, so scenario-run would not find it when run on its folder",
        help: "did you mean '\(Self.removingExtension(from: path.description)).yaml'?"
      )
    }
    guard !path.name.hasPrefix(".") else {
      throw ScenarioError(
        .usage,
        "'\(path)' is hidden, so scenario-run would not find it when run on its folder",
        help: "choose a name that does not begin with a period"
      )
    }
    if FileReader.exists(path) { throw Self.alreadyExistsError(path) }
    var draft = SourceFile(path, at: path, bytes: Array(try scenario.draft().utf8))
    if let outcomes = StepOutcomes.all(of: draft) {
      draft = SourceFile(path, at: path, bytes: Array(try scenario.draft(outcomes).utf8))
    }
    // The expectations of the draft are placeholders, so they may always be replaced.
    let blessing = try Blessing(draft, force: true)
    guard blessing.diagnostics.isEmpty, blessing.notUpdated.isEmpty else {
      let lines = DiagnosticText(console.paint).lines(
        blessing.diagnostics,
        in: blessing.rewrite.file.source
      )
      let notUpdated = blessing.notUpdated.map { "\($0.location): \($0.text)" }
      console.print((lines + notUpdated).joined(separator: "\n") + "\n")
      console.error("'\(path)' was not written")
      return 3
    }
    var bytes = blessing.rewrite.bytes
    if case .changed(let formatted) = ScenarioFormatter.format(
      SourceFile(path, at: path, bytes: bytes)
    ) {
      bytes = formatted
    }
    guard try FileWriter.create(path, with: bytes) else {
      throw Self.alreadyExistsError(path)
    }
    console.print("\(path)\n")
    return 0
  }

  private static func alreadyExistsError(_ path: Path) -> ScenarioError {
    ScenarioError(
      .usage,
      "'\(path)' already exists",
      help: "choose another name, or remove it first"
    )
  }

  /// Removes the extension of a path: `call.txt` becomes `call`, but `iOS 4.2` stays, since `2` is not an extension.
  private static func removingExtension(from path: String) -> Substring {
    guard let dot = path.lastIndex(of: "."), path[dot...].dropFirst().first?.isLetter == true,
      !path[dot...].contains("/"), dot > path.startIndex, path[path.index(before: dot)] != "/"
    else { return path[...] }
    return path[..<dot]
  }

  /// Derives a scenario name from a file name: `phone-call.yaml` becomes `Phone call`.
  private static func scenarioName(from path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "." }
    let words = stem.map { $0 == "-" || $0 == "_" ? " " : $0 }
    let name = String(words.prefix(1)).uppercased() + String(words.dropFirst())
    return name.isEmpty ? "What it shows" : name
  }
}

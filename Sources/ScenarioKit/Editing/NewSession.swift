internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// One run of `new`: writes a first scenario, with what the model does in it.
public struct NewSession {
  private let path: Path
  private let scenario: FirstScenario

  /// Creates a session that writes to a path where nothing is yet.
  ///
  /// Without a name the scenario is called as its file; without a version it is about the latest that behaves otherwise;
  /// without actions the app is launched and left.
  public init(path: String, name: String?, ios: String?, actions: [String]) {
    self.path = Path(path)
    scenario = FirstScenario(
      name: name ?? Self.name(of: self.path.description),
      ios: ios ?? Profile.all.map(\.begins).max().map { "\($0)" } ?? "",
      actions: actions.isEmpty ? ["tap-icon", "press-home"] : actions
    )
  }

  /// Writes the file, and returns the status with which the command ends.
  public func run() -> Int32 {
    let screen = Screen(RunRequest(paths: [], purpose: .list))
    do throws(ScenarioError) {
      return try run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    guard path.hasScenarioEnding else {
      throw ScenarioError(
        .usage,
        "'\(path)' does not end in .yaml: no run of its folder would play it",
        help: "did you mean '\(Self.withoutEnding(path.description)).yaml'?"
      )
    }
    guard !path.name.hasPrefix(".") else {
      throw ScenarioError(
        .usage,
        "'\(path)' is hidden: no run of its folder would run it",
        help: "choose a name that does not begin with a period"
      )
    }
    if FileReader.exists(path) { throw exists }
    var draft = SourceFile(path, at: path, bytes: Array(try scenario.draft().utf8))
    if let outcomes = StepOutcomes.all(of: draft) {
      draft = SourceFile(path, at: path, bytes: Array(try scenario.draft(outcomes).utf8))
    }
    // What the draft says are but places to be filled in.
    let blessing = try Blessing(draft, force: true)
    guard blessing.diagnostics.isEmpty, blessing.left.isEmpty else {
      let lines = DiagnosticText(screen.paint).lines(
        blessing.diagnostics,
        in: blessing.rewrite.file.source
      )
      let left = blessing.left.map { "\($0.place): \($0.text)" }
      screen.print((lines + left).joined(separator: "\n") + "\n")
      screen.say("'\(path)' is not written")
      return 3
    }
    var bytes = blessing.rewrite.bytes
    if case .changed(let formatted) = ScenarioFormatter.format(
      SourceFile(path, at: path, bytes: bytes)
    ) {
      bytes = formatted
    }
    guard try FileWriter.create(path, with: bytes) else { throw exists }
    screen.print("\(path)\n")
    if let problem = screen.problem { throw problem }
    return 0
  }

  private var exists: ScenarioError {
    ScenarioError(
      .usage,
      "'\(path)' exists already",
      help: "choose another name, or remove it first"
    )
  }

  /// `call.txt` is meant to be `call.yaml`, and `iOS 4.2` to be `iOS 4.2.yaml`.
  private static func withoutEnding(_ path: String) -> Substring {
    guard let dot = path.lastIndex(of: "."), path[dot...].dropFirst().first?.isLetter == true,
      !path[dot...].contains("/"), dot > path.startIndex, path[path.index(before: dot)] != "/"
    else { return path[...] }
    return path[..<dot]
  }

  /// `phone-call.yaml` holds `Phone call`.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "." }
    let words = stem.map { $0 == "-" || $0 == "_" ? " " : $0 }
    let name = String(words.prefix(1)).uppercased() + String(words.dropFirst())
    return name.isEmpty ? "What it shows" : name
  }
}

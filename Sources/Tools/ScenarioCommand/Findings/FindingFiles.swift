internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// Writes findings as scenario files to a folder.
final class FindingFiles: RunEventConsumer {
  private let folder: Path
  private let console: Console
  /// Runs each scenario before it is written; nil if an app that crashes would end this process.
  private let verify: FindingFile.Verification?
  private var problem: ScenarioError?
  var problems: [ScenarioError] { problem.map { [$0] } ?? [] }

  /// Creates the folder, unless it exists; nil without a path.
  init?(
    _ path: String?,
    _ console: Console,
    verify: FindingFile.Verification?
  ) throws(ScenarioError) {
    guard let path else { return nil }
    (folder, self.console, self.verify) = (Path(path), console, verify)
    try FileWriter.makeFolder(folder)
  }

  func consume(_ event: RunEvent) {
    guard case .fileFinished(let file) = event else { return }
    for generatedScenario in file.cases.flatMap(\.generatedScenarios) { add(generatedScenario) }
  }

  /// Writes a finding, unless a file has it already; no file is changed.
  ///
  /// - Returns: The path of the file; nil if it cannot be written.
  @discardableResult func add(_ generatedScenario: GeneratedScenario) -> Path? {
    guard problem == nil else { return nil }
    do throws(ScenarioError) {
      if let objection = try FindingFile.objection(to: generatedScenario, verify) {
        console.warning("'\(path(generatedScenario, 1))' was not written: \(objection)")
        return nil
      }
      let text = FindingFile.text(of: generatedScenario)
      var count = 1
      while true {
        let path = path(generatedScenario, count)
        if try FileWriter.create(path, with: Array(text.utf8)) {
          guard FindingFile.isSame(path, as: text) else {
            throw ScenarioError.unwritable("'\(path)' is not what was written to it")
          }
          console.note("written: \(path)")
          return path
        }
        if FindingFile.isSame(path, as: text) {
          console.note("'\(path)' has this scenario already")
          return path
        }
        count += 1
      }
    } catch {
      problem = error
      return nil
    }
  }

  private func path(_ generatedScenario: GeneratedScenario, _ count: Int) -> Path {
    folder.appending("\(generatedScenario.name)\(count > 1 ? "-\(count)" : "").yaml")
  }
}

/// The scenario of a finding.
enum FindingFile {
  /// Returns whether the scenario of a finding fails; its plan is the one that was read of it.
  typealias Verification = (GeneratedScenario, Plan) throws(ScenarioError) -> Bool

  /// Runs the scenario in this process.
  static func runHere(_ generatedScenario: GeneratedScenario, _ plan: Plan) -> Bool {
    GeneratedScenario.isReproduced(by: plan, CommandContext.current.makeApp)
  }

  /// Returns the scenario as `fmt` formats it.
  static func text(of generatedScenario: GeneratedScenario) -> String {
    String(decoding: ScenarioFormatter.formatted(source(generatedScenario)), as: UTF8.self)
  }

  /// Returns why the scenario does not reproduce the finding; nil if it does.
  ///
  /// - Parameters:
  ///   - generatedScenario: The scenario of the finding.
  ///   - verify: Runs the scenario to find out; nil to skip that.
  /// - Returns: A clause.
  /// - Throws: `.worker`, if a worker that runs it cannot be started.
  static func objection(
    to generatedScenario: GeneratedScenario,
    _ verify: Verification?
  ) throws(ScenarioError) -> String? {
    var loader = YAMLLoader.ofCommand()
    let loaded = loader.load(source(generatedScenario))
    if let error = Self.error(in: loaded) { return error.message }
    // Read back: nothing in it became another scenario, or keeps it from being run.
    guard loaded.scenarios.count == 1, let plan = loaded.scenarios[0].plans.first,
      loaded.scenarios[0].plans.count == 1, plan.skipReason == nil
    else { return "it would not be read as the one scenario that it is" }
    guard let verify, try !verify(generatedScenario, plan) else { return nil }
    return
      "it does not fail on its own, because it lacks app code or views of the original scenario"
  }

  /// Returns the first error that `check` reports.
  ///
  /// Whether an action is possible can depend on the app under test, with which the scenario is run.
  private static func error(in loaded: LoadedFile) -> Diagnostic? {
    var checker = FileChecker()
    let runsApp = CommandContext.current.makeApp != nil
    return checker.diagnostics(of: loaded).first {
      $0.severity == .error && !(runsApp && $0.id == .illegalAction)
    }
  }

  /// Returns whether a file has the same scenario as a text, whatever its comments say.
  static func isSame(_ path: Path, as text: String) -> Bool {
    func lines(_ text: String) -> [Substring] {
      text.split(whereSeparator: \.isNewline).filter { $0.first != "#" }
    }
    guard let bytes = try? FileReader.read(path: path, as: path, limit: YAMLLoader.fileLimit) else {
      return false
    }
    return lines(String(decoding: bytes, as: UTF8.self)) == lines(text)
  }

  /// Reads the scenario; nil if it has errors.
  static func plan(of generatedScenario: GeneratedScenario) -> Plan? {
    var loader = YAMLLoader.ofCommand()
    return loader.load(source(generatedScenario)).scenarios.first?.plans.first
  }

  private static func source(_ generatedScenario: GeneratedScenario) -> SourceFile {
    SourceFile(path: generatedScenario.name, bytes: Array(generatedScenario.text.utf8))
  }
}

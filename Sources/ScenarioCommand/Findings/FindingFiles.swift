internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// Writes findings as scenario files to a folder.
final class FindingFiles: RunEventConsumer {
  private let folder: Path
  private let console: Console
  /// Runs each scenario before it is written; nil if an app that crashes would end this process.
  private let isShown: FindingFile.Verification?
  private var names: Set<String> = []
  private var problem: ScenarioError?
  var problems: [ScenarioError] { problem.map { [$0] } ?? [] }

  /// Creates the folder, unless it exists; nil without a path.
  init?(
    _ path: String?,
    _ console: Console,
    isShown: FindingFile.Verification?
  ) throws(ScenarioError) {
    guard let path else { return nil }
    (folder, self.console, self.isShown) = (Path(path), console, isShown)
    try FileWriter.makeFolder(folder)
  }

  func consume(_ event: RunEvent) {
    guard case .fileFinished(let file) = event else { return }
    for regression in file.cases.flatMap(\.regressions) { add(regression) }
  }

  /// Writes a finding; a file that exists, such as that of an earlier run, is not changed.
  ///
  /// - Returns: The path of the file; nil if it cannot be written.
  @discardableResult func add(_ regression: Regression) -> Path? {
    guard problem == nil else { return nil }
    var name = regression.name
    var count = 1
    while !names.insert(name).inserted {
      count += 1
      name = "\(regression.name)-\(count)"
    }
    let path = folder.appending("\(name).yaml")
    do throws(ScenarioError) {
      if let objection = try FindingFile.objection(to: regression, isShown) {
        console.warning("'\(path)' was not written: \(objection)")
        return nil
      }
      let isNew = try FileWriter.create(path, with: Array(FindingFile.text(of: regression).utf8))
      console.note(isNew ? "written: \(path)" : "'\(path)' exists, and was not changed")
      return path
    } catch {
      problem = error
      return nil
    }
  }
}

/// The scenario of a finding.
enum FindingFile {
  /// Returns whether the scenario of a finding fails; its plan is the one that was read of it.
  typealias Verification = (Regression, Plan) throws(ScenarioError) -> Bool

  /// Runs the scenario in this process.
  static func runHere(_ regression: Regression, _ plan: Plan) -> Bool {
    Regression.isShown(by: plan, CommandContext.current.makeApp)
  }

  /// Returns the scenario as `fmt` formats it.
  static func text(of regression: Regression) -> String {
    guard case .changed(let bytes) = ScenarioFormatter.format(source(regression)) else {
      return regression.text
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns why the scenario would not show the finding; nil if it does.
  ///
  /// - Parameters:
  ///   - regression: The finding.
  ///   - isShown: Runs the scenario to find out; nil to do without.
  /// - Returns: A clause.
  /// - Throws: `.worker`, if a worker that runs it cannot be started.
  static func objection(
    to regression: Regression,
    _ isShown: Verification?
  ) throws(ScenarioError) -> String? {
    var loader = YAMLLoader.ofCommand()
    let loaded = loader.load(source(regression))
    if let error = loaded.allDiagnostics.first(where: { $0.severity == .error }) {
      return error.message
    }
    guard let isShown, let plan = loaded.scenarios.first?.plans.first,
      try !isShown(regression, plan)
    else { return nil }
    return "without all that the original scenario describes of the app, it does not fail"
  }

  /// Reads the scenario; nil if it has errors.
  static func plan(of regression: Regression) -> Plan? {
    var loader = YAMLLoader.ofCommand()
    return loader.load(source(regression)).scenarios.first?.plans.first
  }

  private static func source(_ regression: Regression) -> SourceFile {
    SourceFile(path: regression.name, bytes: Array(regression.text.utf8))
  }
}

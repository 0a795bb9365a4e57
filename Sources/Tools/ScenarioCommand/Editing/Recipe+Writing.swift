@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

extension Recipe {
  /// Returns the recipe with a name.
  ///
  /// - Throws: `.usage` if there is none, with those that may be meant.
  static func existing(_ name: String) throws(ScenarioError) -> Recipe {
    if let recipe = named(name) { return recipe }
    let meant = names(like: name)
    let list = "'--list' lists all"
    throw ScenarioError.usage(
      "there is no recipe '\(name)'",
      help: meant.isEmpty
        ? list : "did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))? \(list)"
    )
  }

  /// Returns the file with another name, for other versions of iOS, or with names in another language.
  ///
  /// - Throws: `.usage` if it does not pass in all of these versions.
  func text(
    name: String?,
    ios: String?,
    spelling: NameSpelling?
  ) throws(ScenarioError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func replace(_ keys: [String], with value: String) {
      let index = lines.firstIndex { line in keys.contains { line.hasPrefix("\($0): ") } }
      if let index { lines[index] = "\(lines[index].prefix { $0 != " " }) \(value)" }
    }
    if let name { replace(["scenario", "suite"], with: ScenarioFormatter.value(name)) }
    if let ios { replace(["ios"], with: ios) }
    let changed = lines.joined(separator: "\n")
    if ios != nil, let problem = Self.problem(of: changed) {
      throw ScenarioError.usage("the recipe '\(self.name)' \(problem)")
    }
    return ScenarioFormatter.formatted(text: changed, spelling: spelling)
  }

  /// Returns why a file does not pass; nil if it does.
  private static func problem(of text: String) -> String? {
    var loader = YAMLLoader.ofCommand()
    let file = loader.load(SourceFile(path: "recipe.yaml", bytes: Array(text.utf8)))
    if let error = file.allDiagnostics.first(where: { $0.severity == .error }) {
      return "is invalid with '--ios': \(error.message)"
    }
    for plan in file.scenarios.flatMap(\.plans) {
      let execution = CaseExecutor().execute(plan)
      let failures = CaseEvaluator.failures(of: execution, plan: plan)
      let problem =
        execution.impossibleAction.map { "'\(plan.steps[$0.step].title)' is not possible" }
        ?? failures.first?.failure.message
      if let problem { return "does not pass on iOS \(plan.environment.os): \(problem)" }
    }
    return nil
  }
}

extension ScenarioFormatter {
  /// Returns the text of a valid file as `fmt` writes it.
  fileprivate static func formatted(text: String, spelling: NameSpelling?) -> String {
    let source = SourceFile(path: "recipe.yaml", bytes: Array(text.utf8))
    return String(decoding: formatted(source, spelling: spelling), as: UTF8.self)
  }
}

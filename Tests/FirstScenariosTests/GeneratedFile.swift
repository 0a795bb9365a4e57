import FirstScenarios
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioRunner
import ScenarioYAML

/// An app of which everything is declared that leads into it.
func described(
  _ lifeCycle: String,
  from version: OSVersion,
  implementing methods: String = "all",
  _ more: [String] = DescribedApp.declarations
) -> DescribedApp {
  var app = DescribedApp(
    name: "Notes",
    description: (["app:", lifeCycle, "implements: \(methods)", "deployment-target: \(version)"]
      + more)
      .joined(separator: "\n  "),
    reference: "",
    deploymentTarget: version
  )
  app.urlSchemes = ["notes", "notes-beta"]
  app.associatedDomains = ["applinks:notes.example", "webcredentials:notes.example"]
  app.quickActions = ["com.example.compose"]
  app.activityTypes = ["com.example.edit"]
  return app
}

extension DescribedApp {
  /// What the project of such an app declares, a line each.
  static let declarations = [
    """
    background-modes: [audio, location, voip, external-accessory, newsstand-content, \
    bluetooth-central, fetch, remote-notification, processing]
    """,
    "url-schemes: [notes, notes-beta]",
    "associated-domains: ['applinks:notes.example', 'webcredentials:notes.example']",
    "quick-actions: [com.example.compose]",
    "permitted-task-identifiers: [com.example.refresh, com.example.clean-up, com.example.export.*]",
    "activity-types: [com.example.edit]",
    "multiple-scenes: true",
    "registered-task-identifiers: [com.example.refresh, com.example.clean-up]",
    "aps-environment: development",
    "info: { CKSharingSupported: true }",
  ]

  /// The app with another line in the place of one of its description.
  func replacing(_ line: some StringProtocol, with other: String) -> DescribedApp {
    var app = self
    app.description = description.replacing("\n  \(line)", with: "\n  \(other)")
    return app
  }
}

extension FirstScenarios.File {
  /// The file with the description of an app, which it refers to with nothing.
  func source(about app: DescribedApp) -> SourceFile {
    let key = "\nscenarios:\n"
    let text = text.replacing(key, with: "\n\(app.description)\(key)", maxReplacements: 1)
    return SourceFile(path: name, bytes: Array(text.utf8))
  }

  /// Returns what the reports of failing and invalid cases say.
  func explanations(about app: DescribedApp) -> [String] {
    var loader = YAMLLoader()
    let file = loader.load(source(about: app))
    return file.scenarios.flatMap(\.diagnostics).map(\.message)
      + file.scenarios.flatMap(\.plans).flatMap { plan in
        let execution = CaseExecutor().execute(plan)
        var failures = CaseEvaluator.failures(of: execution, plan: plan)
        FailureExplainer.explain(&failures, of: execution, plan: plan)
        let impossible = execution.impossibleAction.map {
          CaseEvaluator.diagnostic(for: $0, plan: plan).message
        }
        return failures.flatMap { [$0.failure.message] + $0.failure.absenceReasons.map(\.text) }
          + [impossible].compactMap(\.self)
      }
  }

  /// Returns the names of the cases that fail or are invalid, each with the first reason.
  func problems(about app: DescribedApp) -> [String] {
    var loader = YAMLLoader()
    let file = loader.load(source(about: app))
    let outside = file.diagnostics.map { "\(name): \($0.message)" }
    let invalid = file.scenarios.compactMap { scenario in
      scenario.diagnostics.first.map { "\(scenario.info.name): \($0.message)" }
    }
    let failed = file.scenarios.flatMap(\.plans).compactMap { plan -> String? in
      let execution = CaseExecutor().execute(plan)
      if let impossible = execution.impossibleAction {
        return "\(plan.name): \(CaseEvaluator.diagnostic(for: impossible, plan: plan).message)"
      }
      let failure = CaseEvaluator.failures(of: execution, plan: plan).first
      return failure.map { "\(plan.name): \($0.failure.message)" }
    }
    return outside + invalid + failed
  }
}

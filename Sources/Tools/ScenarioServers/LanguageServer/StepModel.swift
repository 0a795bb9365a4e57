@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// What the model says about a step: what is possible before it, and what its action causes.
struct StepModel {
  /// The cases in which the step occurs, each up to that step.
  private(set) var possibilitiesByVersion: [(os: OSVersion, possibilities: StepPossibilities)] = []
  /// The first of the cases up to and with the step; nil if the step has no action that is possible.
  private(set) var explained: ExplainedCase?
  /// What the action causes.
  private(set) var record: StepRecord?
  /// What the action would cause if the app implemented every method.
  private(set) var fullRecord: StepRecord?

  /// The maximum number of cases that are run.
  private static let maximumCases = 8

  /// Runs the cases of a document up to the step that begins with a dash; nil if no case can be run.
  init?(_ text: StepText, of document: TextDocument, _ loader: inout YAMLLoader) {
    let before = Self.plans(text.withoutStep, text, document, &loader)
    for (plan, index) in before.prefix(Self.maximumCases) {
      if let possibilities = StepPossibilities(after: plan.through(index - 1)) {
        possibilitiesByVersion.append((plan.environment.os, possibilities))
      }
    }
    let after = text.hasAction ? Self.plans(text.withAction, text, document, &loader) : []
    if let (plan, index) = after.first { explain(plan.through(index), plan.allSteps[index]) }
    if possibilitiesByVersion.isEmpty && record == nil { return nil }
  }

  private mutating func explain(_ plan: Plan, _ step: Step) {
    var explainer = CaseExplainer(SourceFile(path: "", bytes: []), includesEffects: true)
    let explained = explainer.explain(plan)
    guard explained.problem == nil, step.activity != .check else { return }
    (self.explained, record) = (explained, explained.steps.last)
    fullRecord = explainer.explain(plan.implementing(.all)).steps.last
  }

  /// Returns the plans that contain the step, each with the index of the step, for the first text that has some.
  private static func plans(
    _ candidates: [[UInt8]],
    _ text: StepText,
    _ document: TextDocument,
    _ loader: inout YAMLLoader
  ) -> [(Plan, Int)] {
    for bytes in candidates {
      let plans = loader.load(document.source(bytes)).scenarios.flatMap(\.plans)
      let found = plans.compactMap { plan in
        plan.allSteps.firstIndex { text.contains(Int($0.range.start)) }.map { (plan, $0) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The actions that are possible in some of the cases, each with the versions if it is not possible in all.
  var possibleActions: [(kind: ActionKind, versions: [OSVersion])] {
    ActionKind.allCases.compactMap { kind in
      let versions = possibilitiesByVersion.filter { $0.possibilities.actions.contains(kind) }.map(
        \.os
      )
      if versions.isEmpty { return nil }
      return (kind, versions.count == possibilitiesByVersion.count ? [] : versions)
    }
  }

  /// The words of the first argument with which an action is possible in some of the cases.
  func possibleArguments(of kind: ActionKind) -> [String] {
    var seen: Set<String> = []
    return possibilitiesByVersion.flatMap { $0.possibilities.arguments[kind] ?? [] }.filter {
      seen.insert($0).inserted
    }
  }
}

extension Plan {
  /// The steps, those of `finally` last.
  fileprivate var allSteps: [Step] { steps + finally }

  /// Returns the case up to a step.
  fileprivate func through(_ index: Int) -> Plan {
    replacing(steps: Array(allSteps[..<(index + 1)]), finally: [], runExpectations: [])
  }
}

extension TextDocument {
  /// The path of the file; the URL if it is not a local one.
  var path: String { FileURL.path(of: uri)?.text ?? uri }

  /// Returns a source file with the path of the document, and its contents or others.
  func source(_ bytes: [UInt8]? = nil) -> SourceFile {
    SourceFile(path: path, bytes: bytes ?? self.bytes)
  }
}

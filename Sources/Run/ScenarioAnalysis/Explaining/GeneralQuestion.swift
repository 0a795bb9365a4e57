@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Why something does not happen, asked without steps: the usual ways are tried, then others.
package struct GeneralQuestion {
  /// The answer about the steps that show it best.
  package let whyNot: WhyNot
  /// What must change before these steps, such as a background mode; nil if nothing must.
  private(set) var setup: SufficientChange?
  /// The usual ways in which it happens, apart from these steps.
  private(set) var otherWays: [String] = []
  /// The usual ways in which it does not happen though a rule could cause it, each with the reason.
  private(set) var misses: [String] = []
  /// Whether the app must implement the method first.
  private(set) var needsImplementation = false

  /// Asks about an environment and an app; the steps of the case do not matter.
  package init(_ term: Term, of plan: Plan, _ explainer: inout CaseExplainer) {
    let ways = UsualWay.all.map { (name: $0.name, plan: plan.performing($0.activities)) }
    let variants = VariantRunner(term: term, firstStep: 0)
    func answer(_ plan: Plan) -> WhyNot { WhyNot(term, in: explainer.explain(plan), from: 0) }
    if term.objection(to: plan.environment) != nil {
      let replaced = ways.first { way in
        WhyNot(term, in: explainer.explain(way.plan), from: 0, triesChanges: false)
          .replacements.contains { !$0.occurrences.isEmpty }
      }
      whyNot = answer(replaced?.plan ?? ways[0].plan)
      return
    }
    let isUsual = ways.map { variants.occurs(in: variants.implementing($0.plan)) }
    if let first = isUsual.firstIndex(of: true) {
      let way = ways[first].plan
      needsImplementation = !variants.occurs(in: way)
      whyNot = answer(variants.implementing(way))
      let names = ways.indices.filter { isUsual[$0] && $0 != first }.map { ways[$0].name }
      otherWays = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      let others = ways.indices.filter { !isUsual[$0] }.map { ways[$0] }
      misses = Self.misses(of: others, variants, by: variants.causes(in: whyNot.explained.plan))
      return
    }
    for (change, changed) in [(nil, plan)] + variants.setups(of: plan) {
      guard let steps = variants.steps(in: changed, searches: change == nil) else { continue }
      setup = change
      needsImplementation = !variants.occurs(in: changed.performing(steps))
      whyNot = answer(variants.implementing(changed.performing(steps)))
      return
    }
    // Leaving the app, a launch and a return after suspension are enough to see what a change does.
    let plans = [ways[1], ways[0], ways[4]].map(\.plan)
    let changing = plans.first { !variants.sufficientChanges(for: $0).isEmpty }
    whyNot = answer(changing ?? plans[0])
  }
}

extension GeneralQuestion {
  /// Returns for each state of the app that kept it from happening in which ways it did.
  private static func misses(
    of ways: [(name: String, plan: Plan)],
    _ variants: VariantRunner,
    by rules: Set<String>
  ) -> [String] {
    var causes: [(cause: String, names: [String])] = []
    for way in ways {
      let reasons = variants.missedConditions(in: variants.implementing(way.plan))
      // Rules that did not lead to it in the first way, either, are far from the question.
      let reason = reasons.first { reason in
        reason.text.contains("the app state was")
          && reason.rule.map { rules.contains($0.id) } == true
      }
      guard let cause = reason?.cause else { continue }
      if let index = causes.firstIndex(where: { $0.cause == cause }) {
        if !causes[index].names.contains(way.name) { causes[index].names.append(way.name) }
      } else {
        causes.append((cause, [way.name]))
      }
    }
    return causes.map { "not by \($0.names.joined(separator: "; ")): \($0.cause)" }
  }

  /// Returns the answer in at most `WhyNotAnswer.maximumLines` lines, the first of which is the answer.
  func lines(rest command: String?) -> [String] {
    guard let occurrence = whyNot.occurrences.first else {
      return WhyNotAnswer(whyNot).lines(rest: command)
    }
    let title = whyNot.term.title
    let steps = whyNot.explained.steps.prefix(occurrence.step).map(\.title).joined(separator: "; ")
    let advice =
      [
        setup.map { $0.advice(about: whyNot.term) },
        needsImplementation ? "implement \(title)" : nil,
      ]
      .compactMap(\.self).joined(separator: ", and ")
    let happens = "\(advice.isEmpty ? title : "it") \(whyNot.term.happens) by: \(steps)"
    var lines = [advice.isEmpty ? happens : "\(advice); then \(happens)"]
    lines += (occurrence.rule.map { ["because \($0.reason)"] } ?? [])
    if !otherWays.isEmpty { lines.append("also by: \(otherWays.joined(separator: "; "))") }
    lines += misses.prefix(4)
    lines.append("looked for in: \(whyNot.explained.environment.title)")
    return lines + (command.map { ["\($0) shows all rules and sources"] } ?? [])
  }
}

extension VariantRunner {
  /// Returns a case whose app implements the method in question.
  func implementing(_ plan: Plan) -> Plan {
    guard case .call(let method) = term else { return plan }
    return plan.implementing(MethodSet(method))
  }

  /// Returns steps in which the term occurs: a usual way, one action more than a usual state, or what a search finds.
  fileprivate func steps(in plan: Plan, searches: Bool) -> [Step.Activity]? {
    let plan = implementing(plan)
    let ways = UsualWay.all.map(\.activities)
    if let way = ways.first(where: { occurs(in: plan.performing($0)) }) { return way }
    if case .action(let kind) = term {
      let actions = Action.variants(of: kind).map(Step.Activity.action)
      return actions.lazy.compactMap { action -> [Step.Activity]? in
        let search = PreparationSearch(plan.performing([action]), before: 0)
        return (search.shortest(from: [.action(Action(.tapIcon))]) ?? search.shortest())
          .map { $0 + [action] }
      }.first { occurs(in: plan.performing($0)) }
    }
    for state in UsualWay.states {
      for kind in ActionKind.allCases where kind.actor != .app {
        for action in Action.variants(of: kind) {
          let steps = state + [.action(action)]
          if occurs(in: plan.performing(steps)) { return steps }
        }
      }
    }
    return searches ? PreparationSearch(for: term, in: plan).shortest() : nil
  }

  /// Returns a case with each of the things that an app or a device may need before something can happen.
  fileprivate func setups(of plan: Plan) -> [(SufficientChange?, Plan)] {
    let modes = BackgroundMode.allCases.map { mode in
      var environment = plan.environment
      environment.app.backgroundModes.insert(mode)
      return (SufficientChange(kind: .backgroundMode, values: [mode.rawValue]), environment)
    }
    var locked = plan.environment
    locked.device.passcode = true
    var windows = plan.environment
    windows.device = Device(model: .ipad)
    windows.app.supportsMultipleScenes = true
    let others = [
      (SufficientChange(kind: .device, values: ["{passcode: true}"]), locked),
      (
        SufficientChange(kind: .device, values: ["ipad, and app: {multiple-scenes: true}"]), windows
      ),
    ]
    return (modes + others).map { ($0, plan.replacing(environment: $1)) }
  }
}

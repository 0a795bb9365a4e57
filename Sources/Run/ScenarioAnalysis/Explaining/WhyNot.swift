@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Why a term does not occur in a case, and with which changes it would.
package struct WhyNot: Sendable {
  /// The term in question.
  package let term: Term
  /// The case.
  package let explained: ExplainedCase
  /// The index of the first step in which it is looked for.
  package let firstStep: Int
  /// The occurrences, if there are any after all.
  package private(set) var occurrences: [TermOccurrence] = []
  /// Why it does not occur, the decisive reason first.
  package private(set) var reasons: [WhyNotReason] = []
  /// The changes with which it occurs, each of which was tried; nil if none was tried.
  package private(set) var sufficientChanges: [SufficientChange]?
  /// Whether the other changes assume that the app also implements the method.
  package var changesAssumeImplementation: Bool {
    guard case .call(let method) = term, sufficientChanges?.first?.kind != .implement else {
      return false
    }
    return !explained.plan.script.implemented.has(method)
  }
  /// The rules that cause it in this version and life cycle.
  package let rules: [RuleDescription]
  /// The actions that can lead to it.
  package let actions: [ActionKind]

  /// Finds out why a term does not occur in the steps of a case from `firstStep` on, and with which changes it would.
  package init(
    _ term: Term,
    in explained: ExplainedCase,
    from firstStep: Int,
    triesChanges: Bool = true
  ) {
    self.term = term
    self.explained = explained
    self.firstStep = firstStep
    let book = Profile.book(of: explained.environment)
    rules = book.rules(bringingAbout: term)
    actions = book.actions(leadingTo: term)
    let variants = VariantRunner(term: term, firstStep: firstStep)
    occurrences = variants.occurrences(in: explained.plan)
    guard occurrences.isEmpty, explained.problem == nil else { return }
    findReasons(variants)
    if triesChanges { sufficientChanges = variants.sufficientChanges(for: explained.plan) }
  }

  /// A method that takes the place of another one, and when it is called.
  package typealias Replacement = (method: DelegateMethod, occurrences: [TermOccurrence])

  /// The methods of the other life cycle that take the place of this one, if the life cycle is the reason.
  package var replacements: [Replacement] {
    guard case .call(let method) = term, reasons.contains(where: { $0.kind == .lifeCycle }) else {
      return []
    }
    return method.replacements(in: explained.environment.app).map { other in
      let variants = VariantRunner(term: .call(other), firstStep: firstStep)
      return (other, variants.occurrences(in: explained.plan.implementing(MethodSet(other))))
    }
  }

  /// The methods that would receive what arrives elsewhere, if the app implemented them.
  package var unimplementedReceivers: [DelegateMethod] {
    guard reasons.contains(where: { $0.kind == .elsewhere }), case .call(let method) = term else {
      return []
    }
    let plan = explained.plan.implementing(MethodSet(method))
    let values = Set(otherDeliveries(in: plan).map(\.value))
    return values.sorted().reduce(into: []) { found, value in
      let receivers = PayloadDelivery.unimplementedReceivers(of: value, in: plan, from: firstStep)
      found += receivers.filter { !found.contains($0) }
    }
  }

  /// What a handler such as `application:openURL:options:` receives in an app with the other life cycle, if it receives
  /// nothing in this one; nil for anything else, and if the other life cycle does not differ.
  package var otherLifeCycle: OtherLifeCycle? {
    guard case .call(let method) = term, !method.handledPayloads.isEmpty, occurrences.isEmpty else {
      return nil
    }
    let plan = explained.plan.implementing(MethodSet(method))
    return OtherLifeCycle(of: plan, kinds: method.handledPayloads, from: firstStep)
  }

  // MARK: - Reasons

  private mutating func findReasons(_ variants: VariantRunner) {
    let environment = explained.environment
    let lifeCycle = environment.app.lifeCycle
    if let reason = term.objection(to: environment) {
      reasons.append(reason)
      return
    }
    var plan = explained.plan
    if case .call(let method) = term, !plan.script.implemented.has(method) {
      plan = plan.implementing(MethodSet(method))
      let call = variants.occurrences(in: plan).first
      let when =
        call.map { "it would be called in step \($0.step), \($0.text)" }
        ?? "it would not be called either"
      let text = "the app does not implement it; if it did, \(when)"
      reasons.append(WhyNotReason(kind: .notImplemented, text: text, rule: call?.rule))
      if call != nil { return }
    }
    if rules.isEmpty, term.isBroughtAboutByRules {
      let text = "no rule for iOS \(environment.os) \(lifeCycle.phrase) causes it"
      reasons.append(WhyNotReason(kind: .version, text: text))
      return
    }
    if case .action(let kind) = term { reasons.append(variants.refusal(of: kind, in: plan)) }
    let deliveries = otherDeliveries(in: plan)
    reasons += deliveries.map(\.reason)
    // What happened before something arrived is not why it arrived elsewhere.
    reasons += variants.missedConditions(in: plan, after: deliveries.map(\.occurrence.step).min())
    if reasons.contains(where: { $0.kind == .elsewhere }) { return }
    if let text = variants.impossibility(in: plan) {
      reasons.append(WhyNotReason(kind: .impossible, text: text))
    }
    if reasons.isEmpty {
      reasons.append(WhyNotReason(kind: .conditions, text: "nothing in these steps leads to it"))
    }
  }

  /// Returns what arrives in the steps in other methods than the one in question, each value and method once.
  private func otherDeliveries(in plan: Plan) -> [PayloadDelivery] {
    guard case .call(let method) = term else { return [] }
    var seen: Set<[String]> = []
    return PayloadDelivery.all(of: method.handledPayloads, in: plan, from: firstStep)
      .filter { seen.insert([$0.value, $0.method.selector]).inserted }
  }
}

extension PayloadDelivery {
  /// The delivery as the reason why another method is not called.
  fileprivate var reason: WhyNotReason {
    WhyNotReason(
      kind: .elsewhere,
      text: "\(Self.phrase(value)) arrives in \(method.selector) instead, as \(argument), "
        + "in step \(occurrence.step), \(occurrence.text)",
      rule: occurrence.rule,
      alternative:
        "read \(Self.phrase(value)) in \(method.selector), which receives it as \(argument)"
    )
  }
}

extension Term {
  /// Returns why no app of an environment can get the term; nil if one can.
  func objection(to environment: SimulationEnvironment) -> WhyNotReason? {
    let lifeCycle = environment.app.lifeCycle
    if !row.exists(on: environment.os) {
      let since = row.since <= environment.os ? "" : "it exists in iOS \(row.since) and later; "
      let until = row.until.map { $0 > environment.os ? "" : "it exists before iOS \($0); " } ?? ""
      return .init(kind: .version, text: "\(since)\(until)this is iOS \(environment.os)")
    }
    if case .call(let method) = self, !MethodSet.callable(with: lifeCycle).has(method) {
      return .init(kind: .lifeCycle, text: "it is never called in an app \(lifeCycle.phrase)")
    }
    if case .call(let method) = self, method.isSwiftUI, environment.app.swiftUI == nil {
      return .init(kind: .lifeCycle, text: "it is called in a SwiftUI app only")
    }
    if case .call(let method) = self, !environment.app.canReceive(method),
      let delegates = environment.app.swiftUI
    {
      return .init(
        kind: .lifeCycle,
        text: "a SwiftUI app never receives it with swiftui: \(delegates.rawValue)"
      )
    }
    if case .call(let method) = self, !environment.app.canReceive(method) {
      return .init(kind: .lifeCycle, text: "no scene of the app has a delegate")
    }
    if case .action(let kind) = self, !Profile.book(of: environment).supports(kind) {
      return .init(
        kind: .version,
        text: "it is not possible on iOS \(environment.os) in an app \(lifeCycle.phrase)"
      )
    }
    guard isBroughtAboutByRules else { return nil }
    let own = versions(with: lifeCycle)
    if own.contains(environment.os) { return nil }
    let other: AppDescription.LifeCycle = lifeCycle == .scenes ? .appDelegate : .scenes
    if versions(with: other).contains(environment.os) {
      return .init(kind: .lifeCycle, text: "it never happens in an app \(lifeCycle.phrase)")
    }
    guard !own.isEmpty else { return nil }
    return .init(
      kind: .version,
      text: "in an app \(lifeCycle.phrase) it happens on iOS \(VersionRanges(own)); "
        + "this is iOS \(environment.os)"
    )
  }
}

extension AppDescription.LifeCycle {
  /// The life cycle as an attribute of an app.
  package var phrase: String { self == .scenes ? "with scenes" : "without scenes" }
}

extension DelegateMethod {
  /// Returns what takes the place of the method in an app that does not receive it, the usual one first.
  fileprivate func replacements(in app: AppDescription) -> [DelegateMethod] {
    guard app.swiftUI != nil else {
      guard isSwiftUI else { return replacements }
      let method: DelegateMethod? =
        switch self {
        case .scenePhaseActive: .sceneDidBecomeActive
        case .scenePhaseInactive: .sceneWillResignActive
        case .scenePhaseBackground: .sceneDidEnterBackground
        case .swiftUIOpenURL: .sceneOpenURLContexts
        case .swiftUIContinueActivity: .sceneContinueUserActivity
        case .swiftUIInit: .didFinishLaunching
        case .swiftUISessionTask: .handleBackgroundURLSession
        default: nil
        }
      return [app.lifeCycle == .scenes ? method : method?.appCounterpart ?? method]
        .compactMap(\.self)
    }
    let code: DelegateMethod? =
      switch isSceneMethod ? self : sceneCounterpart ?? self {
      case .sceneDidBecomeActive: .scenePhaseActive
      case .sceneWillResignActive, .sceneWillEnterForeground: .scenePhaseInactive
      case .sceneDidEnterBackground: .scenePhaseBackground
      case .sceneOpenURLContexts: .swiftUIOpenURL
      case .sceneContinueUserActivity, .sceneWillContinueUserActivity: .swiftUIContinueActivity
      case .sceneWillConnect, .didFinishLaunching: .swiftUIInit
      default: nil
      }
    return code.map { [$0] } ?? []
  }
}

@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// The short answer to why something does not happen: what to change, then why.
struct WhyNotAnswer {
  /// The maximum number of lines.
  static let maximumLines = 12
  /// The most changes that are listed, since the best one comes first.
  private static let maximumChanges = 4

  private let whyNot: WhyNot

  init(_ whyNot: WhyNot) { self.whyNot = whyNot }

  /// Returns the lines; the first is the answer, the last says where it was looked for.
  func lines(rest command: String? = nil) -> [String] {
    let last = "looked for in: \(self.context)"
    guard whyNot.occurrences.isEmpty else { return [headline] + occurrences + [last] }
    let changes = changes
    let end = [last] + (command.map { ["\($0) shows all rules and sources"] } ?? [])
    let room = Self.maximumLines - 1 - changes.count - end.count
    return [headline] + facts.prefix(room) + changes + end
  }

  // MARK: - What to change

  /// What to change, as a sentence.
  private var headline: String {
    let title = whyNot.term.title
    if let first = whyNot.occurrences.first {
      return "\(title) \(whyNot.term.happens) \(first.location)"
    }
    if let instead = replacement {
      let method = instead.method
      let when = instead.occurrences.first.map { ", \($0.location)" } ?? ""
      let verb = method.isSwiftUI ? "use" : "implement"
      return "\(verb) \(method.selector), which takes the place of \(title)\(when)"
    }
    if whyNot.sufficientChanges?.first?.kind == .implement { return "implement \(title)" }
    if let alternative = whyNot.reasons.lazy.compactMap(\.alternative).first { return alternative }
    if let alternative = Alternative.of(whyNot) { return alternative }
    if let best = bestChange { return best.advice(about: whyNot.term) }
    let subject = "\(title) \(whyNot.term.doesNotHappen)"
    return whyNot.sufficientChanges == nil
      ? subject : "\(subject), and no single change makes it happen in these steps"
  }

  /// The method to implement in its place, one that is called if there is one.
  private var replacement: WhyNot.Replacement? {
    let replacements = whyNot.replacements
    return replacements.first { !$0.occurrences.isEmpty } ?? replacements.first
  }

  private var bestChange: SufficientChange? {
    whyNot.sufficientChanges?.min { $0.kind.rank < $1.kind.rank }
  }

  // MARK: - Why

  /// Why it does not happen, the decisive reason first.
  private var facts: [String] {
    if let problem = whyNot.explained.problem {
      return ["because \(problem.step) is not possible before it: \(problem.diagnostic.message)"]
    }
    let because = whyNot.reasons.enumerated().map { index, reason in
      (index == 0 ? "because " : "and ") + reason.cause
    }
    let isUndecided = whyNot.reasons.contains { $0.kind == .conditions || $0.kind == .impossible }
    let origins = isUndecided ? whyNot.rules.prefix(2).map { "a cause of it: \($0.cause)" } : []
    return because + whyNot.replacements.map(Self.line)
      + whyNot.unimplementedReceivers.map(Self.line) + Self.lines(whyNot.otherLifeCycle) + origins
  }

  private var occurrences: [String] {
    whyNot.occurrences.dropFirst().prefix(Self.maximumLines - 3).map { "and \($0.location)" }
  }

  /// The changes with which it happens, the best one first.
  private var changes: [String] {
    guard let all = whyNot.sufficientChanges, all.first?.kind != .implement, !all.isEmpty else {
      return []
    }
    let condition = whyNot.changesAssumeImplementation ? ", if the app also implements it" : ""
    let sorted = all.sorted { $0.kind.rank < $1.kind.rank }
    return ["it happens with one of these changes\(condition):"]
      + sorted.prefix(Self.maximumChanges).map { "  - \($0.shortened.text)" }
  }

  /// The environment and the steps.
  private var context: String {
    let steps = whyNot.explained.steps.map { "\($0.title) → \($0.state.word)" }
    let omitted = steps.count > 6 ? ["…"] : []
    return ([whyNot.explained.environment.title] + omitted + steps.suffix(6)).joined(
      separator: "; "
    )
  }

  /// Returns what is called instead, and when.
  static func line(_ replacement: WhyNot.Replacement) -> String {
    let times = replacement.occurrences.map(\.location).joined(separator: "; ")
    let when = times.isEmpty ? "but not in these steps" : times
    return "instead, \(replacement.method.selector) is called, \(when)"
  }

  /// Returns that a method would receive what arrives.
  static func line(receiver: DelegateMethod) -> String {
    "\(receiver.selector) would receive it, if the app implemented it"
  }

  /// Returns what arrives in which method with the other life cycle.
  static func lines(_ other: OtherLifeCycle?) -> [String] {
    guard let other else { return [] }
    let sdk = other.sdk.map { ", built with SDK \($0)" } ?? ""
    return other.deliveries.map { delivery in
      "in an app \(other.lifeCycle.phrase)\(sdk), \(PayloadDelivery.phrase(delivery.value)) "
        + "arrives in \(delivery.method.selector), as \(delivery.argument)"
    }
  }
}

extension RuleDescription {
  /// What triggers the rule under which conditions, and its reason.
  fileprivate var cause: String {
    let condition = conditions.isEmpty ? "" : ", if \(conditions.joined(separator: "; "))"
    return "\(trigger)\(condition): \(record.reason)"
  }
}

extension SufficientChange.Kind {
  /// How easily a developer makes such a change, the easiest first.
  fileprivate var rank: Int {
    switch self {
    case .implement: 0
    case .backgroundMode: 1
    case .withoutStep: 2
    case .nextAction: 3
    case .otherAction: 4
    // Few apps can choose their device.
    case .device: 5
    case .lifeCycle: 6
    case .sdk: 7
    case .version: 8
    case .modelSwitch: 9
    }
  }
}

extension SufficientChange {
  /// The change with its first values only.
  fileprivate var shortened: SufficientChange {
    var change = self
    if values.count > 4 { change.values = values.prefix(3) + ["and \(values.count - 3) more"] }
    return change
  }

  /// What to do to make a term occur.
  func advice(about term: Term) -> String {
    let first = values.first ?? ""
    return switch kind {
    case .implement: "implement \(term.title)"
    case .backgroundMode: "add '\(first)' to UIBackgroundModes in the Info.plist"
    case .device: "use device: \(first)"
    case .withoutStep: "leave out \(first): then \(term.title) \(term.happens)"
    case .nextAction: "continue with \(alternatives): then \(term.title) \(term.happens)"
    case .otherAction: "perform \(alternatives) in place of the last action"
    case .lifeCycle: "use life-cycle: \(first)"
    case .sdk: "build with SDK \(first)"
    case .version: "run it on iOS \(first)"
    case .modelSwitch: "set model: {\(first)}, since the sources disagree or leave it open"
    }
  }

  private var alternatives: String { values.prefix(3).joined(separator: " or ") }
}

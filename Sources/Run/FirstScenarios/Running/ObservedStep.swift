@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage

/// What happened in a step of a draft, as the lines of its expectations.
struct ObservedStep {
  /// The methods that were called, if the step checks its calls.
  var methods: [DelegateMethod] = []
  /// The methods that were handed something from outside, such as a URL.
  var receivers: [DelegateMethod] = []
  /// The lines by what they check; a step without an aspect has none.
  var lines: [DraftStep.Aspect: [String]] = [:]

  /// Creates what happened.
  ///
  /// - Parameters:
  ///   - observation: The step.
  ///   - step: What is checked.
  ///   - spelling: The language of the names of methods.
  init(_ observation: Observation, of step: DraftStep, in spelling: NameSpelling) {
    for aspect in step.aspects { lines[aspect] = [] }
    var items: [DraftStep.Aspect: [String]] = [:]
    var termination: TerminationReason?
    for entry in observation.trace.entries[observation.entries] {
      let details = observation.trace.details(of: entry)?.items ?? []
      switch entry.term {
      case .call(let method) where step.aspects.contains(.calls):
        let constraints = details.filter { Self.isWorthChecking($0, among: details, of: method) }
        if details.contains(where: { $0.detail.carriesPayload }), method.handsOverPayloads {
          receivers.append(method)
        }
        methods.append(method)
        items[.calls, default: []].append(
          Self.item(entry.term.name(in: spelling), constraints)
        )
      case .task:
        let names = details.filter { [.name, .success].contains($0.detail) }
        items[.tasks, default: []].append(Self.item(entry.term.name(in: spelling), names))
      case .effect(let effect) where Self.effects.contains(effect):
        let names = details.filter { [.identifier, .kind, .error].contains($0.detail) }
        items[.effects, default: []].append(Self.item(entry.term.name(in: spelling), names))
      case .termination(let reason): termination = reason
      default: break
      }
    }
    for aspect in step.aspects {
      lines[aspect] =
        switch aspect {
        case .calls: Self.list("calls", items[.calls] ?? [])
        case .tasks: Self.list("tasks", items[.tasks] ?? [])
        case .effects: Self.list("effects", items[.effects] ?? [])
        case .state:
          [
            termination.map { "terminated: \($0.word)" }
              ?? "state: \(observation.snapshot.state.word)"
          ]
        case .scenes: Self.scenes(observation.snapshot)
        }
    }
  }

  /// The effects that first scenarios check.
  private static let effects: Set<SystemEffect> = [.taskRequestSubmitted, .taskRequestRefused]

  private static func list(_ key: String, _ items: [String]) -> [String] {
    items.isEmpty ? ["\(key): none"] : ["\(key):"] + items.map { "  - \($0)" }
  }

  private static func scenes(_ snapshot: Snapshot) -> [String] {
    let states = snapshot.scenes.map { "\(YAMLText.value($0.name)): \($0.state.word)" }
    return states.isEmpty ? [] : ["scenes: { \(states.joined(separator: ", ")) }"]
  }

  /// Returns the item of a list; the last colon of a selector is left out, since another one may follow.
  private static func item(_ name: String, _ constraints: [Details.Item]) -> String {
    let name = name.hasSuffix(":") ? String(name.dropLast()) : name
    let texts = constraints.map { constraint in
      // Only that there is one is known.
      let isActivity = constraint.detail == .stateRestorationActivity
      return "\(constraint.detail.word): \(isActivity ? "any" : constraint.value.yaml)"
    }
    return texts.isEmpty ? name : "\(name): { \(texts.joined(separator: ", ")) }"
  }

  /// Whether a detail of a call is what the app is called for.
  private static func isWorthChecking(
    _ item: Details.Item,
    among details: [Details.Item],
    of method: DelegateMethod
  ) -> Bool {
    switch item.detail {
    case .webpageURL, .sessions, .stateRestorationActivity: true
    case .scene: item.value != .text("main")
    // A universal link is known by its page.
    case .activityType, .userActivities: !details.contains { $0.detail == .webpageURL }
    default: item.detail.carriesPayload && method.handsOverPayloads
    }
  }
}

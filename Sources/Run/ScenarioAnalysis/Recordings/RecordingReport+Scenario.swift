@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

extension RecordingReport {
  /// Returns a scenario that performs the steps and expects the recorded calls, and without any the notifications.
  ///
  /// The app implements the recorded methods, which have their selectors; `fmt` can write them in Swift. A recording can end
  /// within a step, so the last list may go on.
  package func scenario(of explanation: RecordingExplanation) -> String {
    let steps = explanation.steps
    // What leads to the situation in which a recording begins is not in it.
    let first = steps.firstIndex { !$0.lines.isEmpty } ?? steps.count
    let occurrences = steps.map(occurrences)
    let methods = MethodSet(occurrences.joined().compactMap { Self.method($0.term) })
    var environment = environment
    // The search assumes that the app declares all modes.
    if !steps.contains(where: \.move.needsBackgroundMode) { environment.app.backgroundModes = [] }
    var lines = ["scenario: Recorded on iOS \(environment.os)"]
    lines += environment.lines(
      implementing: methods.isEmpty ? nil : methods,
      in: .objc
    )
    lines.append("steps:")
    for (index, step) in steps.enumerated() {
      lines.append("  - \(step.move.text)")
      let recorded = occurrences[index]
      if methods.isEmpty {
        lines += Self.list(
          "notifications",
          "in-order",
          recorded.compactMap { Self.notification($0.term) }
        )
      } else {
        let calls = recorded.compactMap { Self.item($0.term, $0.scene) }
        if calls.isEmpty, index > first, case .action = step.move {
          lines.append("    calls: none")
        }
        let form = step.beganBefore ? "in-order" : index == steps.count - 1 ? "starts-with" : nil
        lines += Self.list("calls", form, calls)
      }
      lines.append("    state: \(step.state.word)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of a list under a key, and under the word of a looser form; none for an empty list.
  private static func list(_ key: String, _ form: String?, _ items: [String]) -> [String] {
    if items.isEmpty { return [] }
    guard let form else { return ["    \(key):"] + items.map { "      - \($0)" } }
    return ["    \(key):", "      \(form):"] + items.map { "        - \($0)" }
  }

  /// Returns what the lines of a step are about, where a word of the log may have had several meanings.
  private func occurrences(of step: RecordingStep) -> [(term: Term, scene: String?)] {
    let lines = recording.lines[step.lines].filter { !$0.terms.isEmpty }
    return zip(step.terms, lines).map { ($0, $1.scene) }
  }

  private static func method(_ term: Term) -> DelegateMethod? {
    if case .call(let method) = term { method } else { nil }
  }

  private static func notification(_ term: Term) -> String? {
    if case .notification = term { term.word } else { nil }
  }

  /// Returns the item of a list for a call, with its scene if there are several; nil for a notification.
  private static func item(_ term: Term, _ scene: String?) -> String? {
    guard let method = method(term) else { return nil }
    return quoted(method.selector)
      + (scene.map { ": { scene: \(YAMLText.quotedValue($0)) }" } ?? "")
  }

  private static func quoted(_ selector: String) -> String { "\"\(selector)\"" }
}

extension RecordingMove {
  /// Whether it depends on the modes in the app's Info.plist.
  fileprivate var needsBackgroundMode: Bool {
    if case .action(let action) = self { action.kind.dependsOnModes } else { false }
  }

  /// The move as a step of a scenario: `user: press-home`, `wait: 10s`.
  package var text: String {
    switch self {
    case .wait(let time): "wait: \(time)"
    case .action(let action):
      "\(action.kind.actor.rawValue): \(YAMLFlow.action(action, isSpaced: true))"
    }
  }
}

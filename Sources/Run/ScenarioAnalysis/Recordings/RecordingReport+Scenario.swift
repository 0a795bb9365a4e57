@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

extension RecordingReport {
  /// Returns a scenario that performs the steps and expects the recorded calls, and without any the notifications.
  ///
  /// The app implements the recorded methods, which have their selectors; `fmt` can write them in Swift. A recording can end within a step, so the last list may go on.
  package func scenario(of steps: [RecordingStep]) -> String {
    let methods = MethodSet(recording.lines.compactMap(Self.method))
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
      let recorded = recording.lines[step.lines]
      if methods.isEmpty {
        lines += Self.list("notifications", "in-order", recorded.compactMap(Self.notification))
      } else {
        let calls = recorded.compactMap(Self.item)
        if calls.isEmpty, case .action = step.move { lines.append("    calls: none") }
        lines += Self.list("calls", index == steps.count - 1 ? "starts-with" : nil, calls)
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

  private static func method(of line: Recording.Line) -> DelegateMethod? {
    if case .term(.call(let method)) = line.event { method } else { nil }
  }

  private static func notification(of line: Recording.Line) -> String? {
    if case .term(.notification(let name)) = line.event {
      Term.notification(name).word
    } else {
      nil
    }
  }

  /// Returns the item of a list for a call, with its scene if there are several; nil for any other line.
  private static func item(for line: Recording.Line) -> String? {
    guard let method = method(of: line) else { return nil }
    return quoted(method.selector)
      + (line.scene.map { ": { scene: \(YAMLText.quotedValue($0)) }" } ?? "")
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

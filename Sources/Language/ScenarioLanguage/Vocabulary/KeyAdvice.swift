@_spi(Package) internal import LifecycleCore

/// Advice on keys that people expect in a step or under `expect`, where something else says the same.
enum KeyAdvice {
  /// Returns the advice on a key that is unknown in a mapping, by its name in diagnostics; nil for none.
  static func help(for key: String, in mapping: String) -> Diagnostic.Help? {
    let word = WordForm.hyphenated(key)
    if ["a step", "'expect'"].contains(mapping), let text = table[word] {
      return Diagnostic.Help(text)
    }
    if mapping == "'app'", let text = ofApp[word] { return Diagnostic.Help(text) }
    if ["'app'", "'device'"].contains(mapping), let feature = UnmodeledFeature.named(word) {
      return Diagnostic.Help(
        "not modeled: \(feature.name)\(feature.instead.map { "; use \($0.replacing("`", with: "'"))" } ?? "")"
      )
    }
    if mapping == "'call-completion-handler'", handlerArguments.contains(word) {
      return "remove it: what the handler is called with is not modeled"
    }
    return nil
  }

  /// Returns the advice on a name that is unknown in a list; nil for none.
  static func help(forItem name: String) -> Diagnostic.Help? {
    items[WordForm.hyphenated(name)].map { Diagnostic.Help($0) }
  }

  /// What completion handlers are called with.
  private static let handlerArguments: Set = [
    "result", "fetch-result", "with", "data", "success", "options", "presentation-options",
  ]

  private static let items = [
    "saved": "an effect: '{ object-saved: { name: draft } }'",
    "timer-fired": "an effect: '{ tick: { kind: timer } }'",
    "timer-fires": "an effect: '{ tick: { kind: timer } }'",
    "timer": "an effect: '{ tick: { kind: timer } }'",
  ]

  private static let ofApp = [
    "scene-delegate": "write 'life-cycle: scenes', and its methods under 'implements' or 'during'",
    "app-delegate":
      "write 'life-cycle: app-delegate', and its methods under 'implements' or 'during'",
  ]

  private static let table = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in
      row.words.split(separator: " ").map { (String($0), row.advice) }
    }
  )

  private static let rows: [(words: String, advice: String)] = [
    (
      "shows shown banner user-notification badge displayed",
      "what the user sees is an effect: 'effects: { including: [notification-shown] }'"
    ),
    (
      "alert alerts dialog permission-alert system-alert prompt",
      "what the system shows is an effect: 'effects: { including: [alert-shown] }'"
    ),
    (
      "timer timers timer-fired timers-fired timer-fires ticks fires fired",
      "each firing of a timer is an effect: 'effects: { including: [tick: { times: 3 }] }'"
    ),
    (
      "scene-phase phase phases",
      "write 'scenePhase: background' in the step, or the changes as 'calls: { including: [scenePhase.inactive] }'"
    ),
    (
      "in-any-order any-order unordered calls-in-any-order calls-any-order",
      "write the list as 'calls: { any-order: [..] }'"
    ),
    (
      "saved restored restores restored-state data value values variable ui content",
      "a value of the app needs its code: 'expect: { app: { draft: hello } }' (docs/own-app.md)"
    ),
    (
      "file files protected-data",
      "what becomes of files is an effect: 'effects: { including: [file-denied] }'"
    ),
    (
      "upload download transfer",
      "a transfer of a background URL session is done with 'system: { background-transfer-done: session }'"
    ),
    (
      "process running terminated-by killed",
      "write 'state: not-running', or why: 'terminated: memory'"
    ),
  ]
}

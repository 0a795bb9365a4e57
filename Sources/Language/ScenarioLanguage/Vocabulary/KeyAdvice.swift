@_spi(Package) internal import LifecycleCore

/// Advice on words that people expect somewhere, where something else says the same.
enum KeyAdvice {
  /// Where a word is unknown.
  enum Place: Hashable {
    /// In a step, or under `expect`.
    case step
    /// In `app`.
    case app
    /// In an item of `versions`.
    case version
    /// In the arguments of `call-completion-handler`.
    case handler
    /// As an item of a list.
    case item
    /// As an action.
    case action
    /// As the model of a device.
    case device

    /// Creates the place of a mapping with a name in diagnostics; nil for any other mapping.
    fileprivate init?(_ mapping: String) {
      switch mapping {
      case "a step", "'expect'": self = .step
      case "'app'": self = .app
      case "an item of 'versions'": self = .version
      case "'call-completion-handler'": self = .handler
      default: return nil
      }
    }
  }

  /// Returns the advice on a key that is unknown in a mapping, by its name in diagnostics; nil for none.
  ///
  /// The value of the key, as it is written on one line, takes the place of `%` in the advice.
  static func help(
    for key: String,
    in mapping: String,
    with value: String?
  ) -> Diagnostic.Help? {
    var word = WordForm.hyphenated(key)
    // With the value of a list of notifications, it is rather that.
    if word == "notification", let value, !["", "none"].contains(value) { word = "banner" }
    if let key = Place(mapping), let text = table[key]?[word] {
      return Diagnostic.Help(written(text, value ?? ""))
    }
    guard ["'app'", "'device'"].contains(mapping), let feature = UnmodeledFeature.named(word) else {
      return nil
    }
    let instead = feature.instead.map { "; use \($0.replacing("`", with: "'"))" } ?? ""
    return Diagnostic.Help("not modeled: \(feature.name)\(instead)")
  }

  /// Returns the advice with a value in its place; one that denies what is advised turns it into its opposite.
  static func written(_ advice: String, _ value: String) -> String {
    if denials.contains(value.lowercased()) {
      let opposite = advice.replacing(/effects: \{ including: (\[[^\]]*\]) \}/) {
        "never: \($0.output.1)"
      }
      return written(opposite, "")
    }
    let isName = !value.isEmpty && value.first.map { !"[{".contains($0) } ?? false
    return advice.replacing(/%(\w+)%/) { isName ? value : String($0.output.1) }
  }

  private static let denials: Set = [
    "none", "no", "false", "not shown", "not-shown", "hidden", "off", "nothing",
  ]

  /// Returns the advice on a word that is unknown in its place; nil for none.
  static func help(for name: String, at place: Place) -> Diagnostic.Help? {
    table[place]?[WordForm.hyphenated(name)].map { Diagnostic.Help($0) }
  }

  /// The advice on each word, by place.
  private static let table = Dictionary(grouping: rows, by: \.place).mapValues { rows in
    Dictionary(
      uniqueKeysWithValues: rows.flatMap { row in
        row.words.split(separator: " ").map { (String($0), row.advice) }
      }
    )
  }

  /// The words in each place, and the advice; what is between quotes can be pasted there.
  static let rows: [(place: Place, words: String, advice: String)] = [
    (
      .step,
      "shows shown banner user-notification notification-banner badge displayed",
      "what the user sees is an effect: 'effects: { including: [notification-shown] }'"
    ),
    (
      .step, "alert alerts dialog permission-alert system-alert prompt",
      "what the system shows is an effect: 'effects: { including: [alert-shown] }'"
    ),
    (
      .step, "timer timers timer-fired timers-fired timer-fires ticks fires fired",
      "each firing of a timer is an effect: 'effects: { including: [tick: { times: 3 }] }'"
    ),
    (
      .step, "scene-phase phase phases",
      "write 'scenePhase: background' or 'calls: { including: [scenePhase.inactive] }'"
    ),
    (
      .step, "in-any-order",
      "write the list as 'calls: { any-order: [scenePhase.inactive] }'"
    ),
    (
      .step, "saved saves object-saved persisted written",
      "what the app saves is an effect: 'effects: { including: [object-saved: %draft%] }'"
    ),
    (
      .step, "restored restores restored-state data value values variable ui content",
      "a value of the app: 'expect: { app: { draft: hello } }' asks its code (docs/own-app.md)"
    ),
    (
      .step, "file files protected-data",
      "what becomes of files is an effect: 'effects: { including: [file-denied] }'"
    ),
    (
      .step, "upload download transfer",
      "a background URL session is done with 'system: { background-transfer-done: session }'"
    ),
    (
      .step, "process running terminated-by killed",
      "write 'state: not-running', or why: 'terminated: memory'"
    ),
    (
      .version, "including in-order any-order starts-with calls-including",
      "it is a form of a list: 'calls: { including: [sceneDidBecomeActive] }'"
    ),
    (
      .version, "scene-phase phase",
      "write the state of the scene: 'scenes: { main: background }'"
    ),
    (
      .app, "scene-delegate",
      "write 'life-cycle: scenes', and its methods under 'implements' or 'during'"
    ),
    (
      .app, "app-delegate",
      "write 'life-cycle: app-delegate', and its methods under 'implements' or 'during'"
    ),
    (
      .app, "notification-authorization notification-permission notification-settings",
      "remove it: notifications are allowed in scenarios"
    ),
    (
      .app, "notification-categories notification-actions",
      "remove it: 'user: { choose-notification-action: reply }' chooses any action"
    ),
    (
      .handler, "with data success",
      "remove it: what the handler is called with is not modeled"
    ),
    (
      .step, "window",
      "it is an argument of an action such as 'close-window'; 'scenes' has the states of all"
    ),
    (
      .action, "deactivate-window deactivate-scene window-inactive interrupt-window",
      "nothing makes one window alone inactive; an alert ('show-alert') makes all of them inactive"
    ),
    (
      .item,
      "background-task-started background-task-ended task-started task-ended background-transfer-started",
      "what the app's code does is not an effect; its state shows how long it runs"
    ),
    (
      .device, "simulator ios-simulator iphone-simulator",
      "write 'device: { simulator: true }'"
    ),
    (.device, "ipad-simulator", "write 'device: { model: ipad, simulator: true }'"),
    (.device, "passcode locked-device", "write 'device: { passcode: true }'"),
    (
      .action, "split-view",
      "write 'user: open-app-beside' for another app, or 'user: open-window' for a window of this one"
    ),
    (
      .action,
      "authenticate authenticate-with-face-id authenticate-with-touch-id scan-face face-id-succeeds",
      "write 'system: { show-alert: face-id }', and 'user: dismiss-alert' when the user is recognized"
    ),
    (
      .action,
      "allow-once allow-while-using-app allow-full-access limited-access allow-limited-access",
      "write 'user: accept-alert': how much the user allows is not modeled"
    ),
    (
      .item, "audio-failed audio-refused audio-error",
      "write 'audio-not-started' in a list of effects"
    ),
    (
      .item, "audio-interrupted interrupted",
      "an interruption posts AVAudioSession.interruptionNotification; 'audio-stopped' is what a suspension does"
    ),
    (
      .item, "object-changed object-held",
      "what the app's code does is not an effect; 'object-saved' and 'object-missing' are"
    ),
    (.item, "saved", "write '{ object-saved: { name: draft } }' in a list of effects"),
    (
      .item, "timer",
      "write '{ tick: { kind: timer } }' in a list of effects"
    ),
  ]
}

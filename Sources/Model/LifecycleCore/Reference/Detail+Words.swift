/// The possible values of a detail.
package enum DetailValues: Sendable {
  /// A closed list of words.
  case words([String])
  /// Keys of a closed list, with any values.
  case keys([String])
  /// A whole number.
  case number
  /// A name that an action of the user or the system gives: a URL, an activity, a quick action.
  case payload
  /// A name that the app's code gives, or an action: a file, a task, a notification.
  case appName
  /// Anything else, such as a name in the description of the app.
  case any
}

extension Term {
  /// Returns the possible values of a detail.
  package func values(of detail: Detail) -> DetailValues {
    row.words(of: detail).map { .words($0) } ?? detail.values
      ?? (hasGivenName(detail) ? .appName : .any)
  }

  /// Whether an action of the scenario gives the name, and no object of the app's description has it.
  private func hasGivenName(_ detail: Detail) -> Bool {
    switch (self, detail) {
    case (.effect(let effect), .name), (.effect(let effect), .file),
      (.effect(let effect), .identifier), (.effect(let effect), .identifiers),
      (.effect(let effect), .queue), (.effect(let effect), .text):
      effect.row.names == .given
    case (_, .notification), (_, .notificationResponse), (.call, .identifier): true
    default: false
    }
  }
}

extension Detail {
  /// The possible values of the detail of any term; nil if they differ from term to term.
  fileprivate var values: DetailValues? {
    switch self {
    case .openInPlace, .success, .stateRestorationActivity, .shouldResume, .wasSuspended:
      .words(["true", "false"])
    case .interruptionType: .words(["began", "ended"])
    case .thread: .words(["main", "background"])
    case .place: .words(["center", "bottom"])
    case .locale: .words(["current", "outdated"])
    case .scale: .words(["1x", "2x"])
    case .interface: .words(["nib", "storyboard"])
    case .orientation: .words(Orientation.words)
    case .madeBy: .words(RestorableViewController.Maker.allCases.map(\.rawValue))
    case .role: .words(SceneRole.words)
    case .options:
      .keys([Detail.url.word, Detail.sourceApplication.word] + LaunchReason.launchOptions)
    case .count, .finger, .touches, .taps, .height: .number
    case .url, .urlContexts, .sourceApplication, .activityType, .userActivities,
      .handoffActivityType, .webpageURL, .shortcutItem, .cloudKitShare:
      .payload
    default: nil
    }
  }
}

extension LaunchReason {
  /// The keys of the launch options, each once.
  fileprivate static var launchOptions: [String] {
    var keys: [String] = []
    for key in allCases.compactMap(\.launchOption) where !keys.contains(key) { keys.append(key) }
    return keys
  }
}

@_spi(Package) import LifecycleCore

/// An app whose methods do nothing but what a test gives them to do; the trace records the rest.
final class RecordingApp: SimulatedApp {
  /// Every method, but that no state is kept for the next launch.
  static let usual = Set(DelegateMethod.allCases).subtracting([
    .shouldSaveState, .sceneStateRestorationActivity,
  ])

  private let implemented: Set<DelegateMethod>
  private let during: [DelegateMethod: (Application) -> CallAnswer]

  init(
    implements implemented: Set<DelegateMethod> = RecordingApp.usual,
    during: [DelegateMethod: (Application) -> CallAnswer] = [:]
  ) {
    self.implemented = implemented
    self.during = during
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard implemented.contains(call.method) else { return .notImplemented }
    return during[call.method]?(application) ?? .done
  }
}

extension Action {
  static func work(_ milliseconds: Int64) -> Action {
    Action(.work, [.duration(VirtualTime(milliseconds: milliseconds))])
  }

  static func beginTask(_ name: String, expiration: [Action]? = nil) -> Action {
    Action(.beginBackgroundTask, [.text(name), expiration.map { .actions($0) } ?? .absent])
  }

  static func endTask(_ name: String) -> Action { Action(.endBackgroundTask, [.text(name)]) }

  static func openURL(_ url: String, from source: String? = nil) -> Action {
    Action(.openURL, [.text(url), source.map { .text($0) } ?? .absent])
  }

  /// An action whose first argument is a word.
  static func with(_ kind: ActionKind, _ word: String) -> Action {
    guard case .word(let words)? = kind.parameters.first?.type,
      let index = words.firstIndex(of: word)
    else { preconditionFailure("\(kind) knows no word \(word)") }
    return Action(kind, [.word(index)])
  }
}

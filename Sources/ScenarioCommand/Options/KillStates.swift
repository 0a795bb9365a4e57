internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioLanguage

/// The states in which `--kill-each-step` kills the app.
struct KillStates {
  /// The states, those of an app that the user has left by default.
  var states: Set<AppState> = [.background, .suspended]

  private static let words = AppState.allCases.filter { $0 != .notRunning }

  /// The states as they are written.
  var text: String {
    Self.words.filter(states.contains).map(\.word).joined(separator: ",")
  }

  init() {}

  init(reading text: String) throws {
    states = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let state = Self.words.first(where: { $0.word == word }) else {
        let known = Self.words.map(\.word)
        let meant = Suggestion.nearest(to: String(word), in: known).map { "did you mean '\($0)'?" }
        throw ValidationError(
          "'\(word)' is not a state of a process; \(meant ?? "states: \(known.joined(separator: ", "))")"
        )
      }
      states.insert(state)
    }
  }
}

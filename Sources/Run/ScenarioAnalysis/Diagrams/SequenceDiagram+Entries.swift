@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner

extension EntryRecord {
  /// The value of the argument `name`.
  var name: String? { text(of: .name) }

  /// The name of the scene, if the app may have several.
  var scene: String? { text(of: .scene) }

  var isInBackground: Bool { text(of: .thread) == "background" }

  /// The fingers of a touch; nil for other events.
  private var fingers: String? {
    for given in details.all where given.name == Detail.finger.word {
      switch given.value {
      case .text(let number): return "finger \(number)"
      case .list(let numbers): return "fingers \(numbers.joined(separator: ", "))"
      case .mapping: return nil
      }
    }
    return nil
  }

  /// `touch-began finger 1 (Ring)`.
  var nameAndReceiver: String {
    let words = [text, name, fingers].compactMap { $0 }.joined(separator: " ")
    return VisibleText.of("\(words) (\(receiver ?? "discarded"))")
  }
}

extension AppState {
  var tone: SequenceDiagram.Tone {
    switch self {
    case .notRunning: .gone
    case .inactive: .inactive
    case .active: .active
    case .background: .background
    case .suspended: .suspended
    }
  }
}

extension SceneSessionState {
  var tone: SequenceDiagram.Tone {
    switch self {
    case .unattached, .disconnected, .discarded: .gone
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    case .background: .background
    }
  }
}

extension SceneState {
  var tone: SequenceDiagram.Tone {
    switch self {
    case .unattached: .gone
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    case .background: .background
    }
  }
}

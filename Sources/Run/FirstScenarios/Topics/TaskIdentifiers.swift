@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import SourceScanner

/// The permitted identifiers of tasks, by the kind of task that is submitted with them.
struct TaskIdentifiers {
  var refresh: [String] = []
  var processing: [String] = []
  var continued: [String] = []
  /// Those of URL sessions, with which no task is submitted.
  var ofSessions: [String] = []

  /// Sorts the identifiers of an app: the code decides, and only where it does not say the kind, the modes and the name do.
  init(_ facts: TopicFacts) {
    let modes = (refresh: facts.declares(.fetch), processing: facts.declares(.processing))
    for identifier in facts.environment.permittedTaskIdentifiers {
      if identifier.hasSuffix("*") {
        continued.append("\(identifier.dropLast())1")
        continue
      }
      switch facts.app.identifierKinds[identifier] {
      case .refreshTask: refresh.append(identifier)
      case .processingTask: processing.append(identifier)
      case .continuedTask: continued.append(identifier)
      case .urlSession: ofSessions.append(identifier)
      case nil:
        if modes.refresh, !modes.processing || Self.isForRefresh(identifier) {
          refresh.append(identifier)
        } else if modes.processing {
          processing.append(identifier)
        } else {
          continued.append(identifier)
        }
      }
    }
  }

  /// Whether an identifier is that of a refresh by its name.
  private static func isForRefresh(_ identifier: String) -> Bool {
    let name = identifier.lowercased()
    return ["refresh", "fetch", "update", "sync"].contains { name.contains($0) }
  }
}

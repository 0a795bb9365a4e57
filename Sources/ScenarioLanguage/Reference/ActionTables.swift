internal import LifecycleCore

/// The actions of the vocabulary's page, by who acts.
enum ActionTables {
  static var text: String {
    let sections = Actor.allCases.map { actor in
      var table = MarkdownTable("action", "what happens", "told", "from iOS")
      for kind in ActionKind.allCases where kind.actor == actor {
        let parameters = kind.parameters.map(text).joined(separator: "; ")
        let place = kind.isOnlyForCallbacks ? " (under `during` only)" : ""
        table.add("`\(kind.word)`", kind.summary + place, parameters, since(kind))
      }
      return "### `\(actor.rawValue)`: \(actor.summary)\n\n\(table.text)"
    }
    return """
      ## Actions

      Keys of a step. The first thing that an action is told may stand alone as its value: `{rotate: landscape-left}`.

      \(sections.joined(separator: "\n\n"))
      """
  }

  private static func text(_ parameter: Parameter) -> String {
    let type =
      switch parameter.type {
      case .text: "text"
      case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
      case .duration: "duration"
      case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
      case .flag: "`true`, `false`"
      case .actions: "list of app actions"
      }
    let need = parameter.isRequired ? "" : ", may be left out"
    return "`\(parameter.name)`: \(parameter.summary) (\(type)\(need))"
  }

  /// The version of the first profile that has a rule for the action.
  private static func since(_ kind: ActionKind) -> String {
    Profile.all.first { $0.book.knows(kind) }?.begins.description ?? ""
  }
}

extension Actor {
  fileprivate var summary: String {
    switch self {
    case .user: "the person who holds the device"
    case .system: "the operating system and the world behind it"
    case .app: "the app's own code"
    }
  }
}

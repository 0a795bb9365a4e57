/// A command of `repl`, which begins with a colon.
enum ReplCommandWord: String, CaseIterable {
  case possible, state, why
  case whyNot = "why-not"
  case undo, steps, save, environment, help, quit

  /// The command as it is typed.
  var text: String { ":\(rawValue)" }

  /// The name of its argument; empty if it has none.
  var argument: String {
    switch self {
    case .whyNot: "NAME"
    case .save: "FILE"
    default: ""
    }
  }

  /// What it does.
  private var summary: String {
    switch self {
    case .possible: "lists the actions that are possible now"
    case .state: "prints the state"
    case .why: "prints the last action again, with the rules and their sources"
    case .whyNot: "explains why the last action did not lead to a call, a notification or a state"
    case .undo: "undoes the last action"
    case .steps: "lists the actions so far"
    case .save: "writes a scenario with the actions, calls and states to a new file"
    case .environment: "prints the version of iOS, the device and the life cycle"
    case .help: "prints this list"
    case .quit: "ends the session, as does the end of the input"
    }
  }

  /// The lines of `:help`.
  static var overview: [String] {
    let actions = [
      ("press-home", "performs an action, such as user: press-home"),
      ("5s", "waits, like wait: 5s"),
    ]
    let commands = allCases.map {
      ($0.argument.isEmpty ? $0.text : "\($0.text) \($0.argument)", $0.summary)
    }
    return (actions + commands).map { word, summary in
      word + String(repeating: " ", count: max(1, 15 - word.count)) + summary
    }
  }
}

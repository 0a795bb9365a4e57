internal import LifecycleCore

extension EntryRecord {
  /// Records an entry of a trace, with the time and the cause that it has there.
  init(_ entry: TraceEntry, of trace: Trace) {
    let kind: Kind
    let text: String
    var duration: VirtualTime?
    var details = DetailRecord.List()
    switch entry.term {
    case .call: (kind, text) = (.call, entry.term.word)
    case .notification: (kind, text) = (.notification, entry.term.word)
    case .state: (kind, text) = (.state, entry.term.word)
    case .scene: (kind, text) = (.scene, entry.term.word)
    case .effect: (kind, text) = (.effect, entry.term.word)
    case .event: (kind, text) = (.event, entry.term.word)
    case .viewCall: (kind, text) = (.view, entry.term.word)
    case .termination: (kind, text) = (.termination, entry.term.word)
    // It is shown by its name alone.
    case .task: (kind, text) = (.expiration, trace.details(of: entry)?.name ?? "")
    case .action(let action): (kind, text) = (Kind(action.actor), action.word)
    }
    if let action = trace.action(of: entry), !action.arguments.isEmpty {
      (details.all, duration) = Self.arguments(of: action)
    } else if let given = trace.details(of: entry), kind != .expiration {
      details.all = DetailRecord.all(of: given)
    }
    self.init(
      time: entry.time,
      kind: kind,
      text: text,
      reads: entry.reads,
      cause: Int(entry.cause),
      duration: duration,
      details: details
    )
  }

  /// The arguments of an action, by name, and how long it takes where that is one of them.
  private static func arguments(of action: Action) -> ([DetailRecord], VirtualTime?) {
    var details: [DetailRecord] = []
    var duration: VirtualTime?
    func add(_ parameter: Parameter, _ value: Details.Value) {
      details.append(DetailRecord(name: parameter.name, value: value))
    }
    for (parameter, value) in zip(action.kind.parameters, action.arguments) {
      switch value {
      case .absent: continue
      case .text(let text): add(parameter, .text(text))
      case .word(let index):
        if case .word(let words) = parameter.type, words.indices.contains(index) {
          add(parameter, .text(words[index]))
        }
      case .duration(let time):
        duration = duration ?? time
        add(parameter, .text("\(time)"))
      case .count(let number): add(parameter, .text("\(number)"))
      case .flag(let flag): add(parameter, .text("\(flag)"))
      case .actions(let actions): add(parameter, .list(actions.map(\.kind.word)))
      }
    }
    return (details, duration)
  }
}

extension EntryRecord.Kind {
  fileprivate init(_ actor: Actor) {
    switch actor {
    case .user: self = .user
    case .system: self = .system
    case .app: self = .app
    }
  }
}

extension Details {
  /// The name of what it is about.
  fileprivate var name: String? {
    if case .text(let name) = values[.name] { name } else { nil }
  }
}

extension DetailRecord {
  fileprivate static func all(of details: Details) -> [DetailRecord] {
    details.values.map { DetailRecord(name: $0.key.word, value: $0.value) }
      .sorted { $0.name < $1.name }
  }
}

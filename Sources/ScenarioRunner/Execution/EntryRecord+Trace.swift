internal import LifecycleCore

extension EntryRecord {
  /// Records an entry of a trace, with the time and the cause that it has there.
  init(_ entry: TraceEntry, of trace: Trace) {
    let kind: Kind
    let text: String
    var duration: VirtualTime?
    var details = DetailRecord.List()
    switch entry.event {
    case .call(let method, _): (kind, text) = (.call, method.selector)
    case .notification(let name): (kind, text) = (.notification, name.name)
    case .state(let state): (kind, text) = (.state, state.word)
    case .scene(let state): (kind, text) = (.scene, state.word)
    case .expiration(let index): (kind, text) = (.expiration, trace.texts[Int(index)])
    case .effect(let effect, _): (kind, text) = (.effect, effect.word)
    case .interfaceEvent(let event, _): (kind, text) = (.event, event.word)
    case .viewCall(let method, _): (kind, text) = (.view, method.selector)
    case .termination(let reason): (kind, text) = (.termination, reason.word)
    case .action(let index):
      let action = trace.actions[Int(index)]
      (kind, text) = (Kind(action.kind.actor), action.kind.word)
      if !action.arguments.isEmpty { (details.all, duration) = Self.arguments(of: action) }
    }
    if let index = entry.details, index != 0 {
      details.all = DetailRecord.all(of: trace.details[index])
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

extension DetailRecord {
  fileprivate static func all(of details: Details) -> [DetailRecord] {
    details.values.map { DetailRecord(name: $0.key.word, value: $0.value) }
      .sorted { $0.name < $1.name }
  }
}

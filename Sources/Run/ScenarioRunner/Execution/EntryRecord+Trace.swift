@_spi(Package) package import LifecycleCore

extension DetailRecord.List {
  /// Creates the list of the states of scenes, by name.
  init(_ scenes: [NamedScene]) {
    all = scenes.map { DetailRecord(name: $0.name, value: .text($0.state.word)) }
  }
}

extension EntryRecord {
  /// Creates the record of a trace entry, with its time and cause in the trace.
  package init(_ entry: TraceEntry, of trace: Trace) {
    let given = trace.details(of: entry)
    let isExpiration = entry.term == .task(.expired)
    let isCustom = entry.term == .customAction
    var text = entry.term.word
    if isExpiration || isCustom {
      // The name of the task or of the action is shown in place of the word.
      if case .text(let name)? = given?[.name] { text = name } else { text = "" }
    }
    var duration: VirtualTime?
    var details = DetailRecord.List()
    if let action = trace.action(of: entry), !action.arguments.isEmpty {
      (details.all, duration) = Self.arguments(of: action)
    } else if let given, !isExpiration {
      details.all = given.items.filter { !isCustom || $0.detail != .name }.map {
        DetailRecord(name: $0.detail.word, value: $0.value)
      }
      .sorted { $0.name < $1.name }
    }
    self.init(
      time: entry.time,
      kind: entry.term.kind.recorded,
      text: text,
      reads: entry.reads,
      cause: Int(entry.cause),
      duration: duration,
      details: details
    )
  }

  /// Returns the arguments of an action, and its duration if it has one.
  private static func arguments(of action: Action) -> ([DetailRecord], VirtualTime?) {
    var details: [DetailRecord] = []
    var duration: VirtualTime?
    for (parameter, value) in zip(action.kind.parameters, action.arguments) {
      if case .duration(let time) = value { duration = duration ?? time }
      if case .actions(let actions) = value {
        details.append(DetailRecord(name: parameter.name, value: .list(actions.map(\.kind.word))))
      } else if let text = parameter.written(value) {
        details.append(DetailRecord(name: parameter.name, value: .text(text)))
      }
    }
    return (details, duration)
  }
}

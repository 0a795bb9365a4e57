internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

extension TraceRecord {
  /// Records what happened in a case of a file, whose lines are handed in.
  init(
    _ played: PlayedCase,
    of source: SourceFile,
    _ lines: LineTable
  ) {
    rules = RuleTable(played.book, ofProfile: played.profile)
    entries = played.trace.records
    causes.reserveCapacity(played.trace.causes.count)
    for cause in played.trace.causes {
      causes.append(CauseRecord(rule: rules.number(cause.rule), parent: Int(cause.parent)))
    }
    steps.reserveCapacity(played.steps.count)
    for (index, mark) in played.steps.enumerated() {
      let step = played.plan[index]
      let file = source.file(at: step.range.start)
      let line = lines.line(at: step.range.start) - lines.line(at: file.start) + 1
      steps.append(
        StepRecord(
          words: step.words,
          path: file.start == 0 ? nil : file.path,
          line: line,
          entries: mark.entries,
          start: mark.start,
          end: mark.end,
          state: mark.standing.state,
          scene: mark.standing.scene,
          isFinal: index >= played.stepCount,
          wasPossible: mark.wasPossible
        )
      )
    }
  }
}

extension Trace {
  fileprivate var records: [EntryRecord] {
    var records: [EntryRecord] = []
    records.reserveCapacity(entries.count)
    for entry in entries { records.append(record(of: entry)) }
    return records
  }

  private func record(of entry: TraceEntry) -> EntryRecord {
    let kind: EntryRecord.Kind
    let text: String
    var duration: VirtualTime?
    var details: [DetailRecord] = []
    switch entry.event {
    case .call(let method, _): (kind, text) = (.call, method.selector)
    case .notification(let name): (kind, text) = (.notification, name.name)
    case .state(let state): (kind, text) = (.state, state.word)
    case .scene(let state): (kind, text) = (.scene, state.word)
    case .expiration(let index): (kind, text) = (.expiration, texts[Int(index)])
    case .effect(let effect, _): (kind, text) = (.effect, effect.word)
    case .interfaceEvent(let event, _): (kind, text) = (.event, event.word)
    case .viewCall(let method, _): (kind, text) = (.view, method.selector)
    case .termination(let reason): (kind, text) = (.termination, reason.word)
    case .action(let index):
      let action = actions[Int(index)]
      (kind, text) = (EntryRecord.Kind(action.kind.actor), action.kind.word)
      if !action.arguments.isEmpty { (details, duration) = Self.arguments(of: action) }
    }
    if let index = entry.details, index != 0 { details = DetailRecord.all(of: self.details[index]) }
    return EntryRecord(
      time: entry.time,
      kind: kind,
      text: text,
      reads: entry.reads,
      cause: Int(entry.cause),
      duration: duration,
      details: details
    )
  }

  /// What an action is given, by name, and how long it takes where that is part of it.
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

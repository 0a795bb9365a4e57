internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

extension TraceRecord {
  /// Records what happened in a case of a file, whose lines are handed in.
  init(
    _ played: PlayedCase,
    in world: WorldDescription,
    of source: SourceFile,
    _ lines: LineTable
  ) {
    rules = RuleTable(played.book, of: world)
    let trace = played.trace
    entries = trace.entries.map { EntryRecord($0, in: trace) }
    causes.reserveCapacity(trace.causes.count)
    for cause in trace.causes {
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

extension EntryRecord {
  fileprivate init(_ entry: TraceEntry, in trace: Trace) {
    time = entry.time
    reads = entry.reads
    cause = Int(entry.cause)
    switch entry.event {
    case .call(let method, let index):
      (kind, text) = (.call, method.selector)
      if index != 0 { details = DetailRecord.all(of: trace.details[Int(index)]) }
    case .notification(let name): (kind, text) = (.notification, name.name)
    case .state(let state): (kind, text) = (.state, state.word)
    case .scene(let state): (kind, text) = (.scene, state.word)
    case .expiration(let index): (kind, text) = (.expiration, trace.texts[Int(index)])
    case .effect(let effect, let index):
      (kind, text) = (.effect, effect.word)
      if index != 0 { details = DetailRecord.all(of: trace.details[Int(index)]) }
    case .interfaceEvent(let event, let index):
      (kind, text) = (.event, event.word)
      if index != 0 { details = DetailRecord.all(of: trace.details[Int(index)]) }
    case .viewCall(let method, let index):
      (kind, text) = (.view, method.selector)
      if index != 0 { details = DetailRecord.all(of: trace.details[Int(index)]) }
    case .termination(let reason): (kind, text) = (.termination, reason.word)
    case .action(let index):
      let action = trace.actions[Int(index)]
      kind =
        switch action.kind.actor {
        case .user: .user
        case .system: .system
        case .app: .app
        }
      text = action.kind.word
      if !action.arguments.isEmpty { addArguments(of: action) }
    }
  }

  private mutating func addArguments(of action: Action) {
    for (parameter, value) in zip(action.kind.parameters, action.arguments) {
      switch value {
      case .absent: continue
      case .text(let text): add(parameter, text)
      case .word(let index):
        if case .word(let words) = parameter.type, words.indices.contains(index) {
          add(parameter, words[index])
        }
      case .duration(let time):
        duration = duration ?? time
        add(parameter, "\(time)")
      case .count(let number): add(parameter, "\(number)")
      case .flag(let flag): add(parameter, "\(flag)")
      case .actions(let actions):
        details.append(
          DetailRecord(name: parameter.name, value: .list(actions.map(\.kind.word)))
        )
      }
    }
  }

  private mutating func add(_ parameter: Parameter, _ text: String) {
    details.append(DetailRecord(name: parameter.name, value: .text(text)))
  }
}

extension DetailRecord {
  fileprivate static func all(of details: Details) -> [DetailRecord] {
    details.values.map { DetailRecord(name: $0.key.word, value: $0.value) }
      .sorted { $0.name < $1.name }
  }
}

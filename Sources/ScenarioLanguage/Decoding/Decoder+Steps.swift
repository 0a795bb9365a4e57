internal import LifecycleCore

extension Decoder {
  /// What a key of a step means.
  enum StepKey: Sendable {
    case actor(Actor)
    case wait, use, repetition, soft, versions
    case expectation(ExpectationKind)
  }

  static let stepKeys = WordTable<StepKey>(
    Actor.allCases.map { ($0.rawValue, .actor($0)) }
      + [
        ("wait", .wait), ("use", .use), ("repeat", .repetition), ("soft", .soft),
        ("versions", .versions),
      ]
      + ExpectationKind.all.map { ($0.key, .expectation($0)) }
  )

  /// The expectations that need no action, for a diagnostic.
  private static let looks = ExpectationKind.all.filter(\.isAboutTheState).map { "'\($0.key)'" }
    .joined(separator: " and ")

  /// A list of steps that is not empty.
  mutating func steps(_ index: Tree.Index) -> [Step] {
    guard let items = items(index, "a list of steps") else { return [] }
    var steps: [Step] = []
    steps.reserveCapacity(8)
    for item in items {
      if let (key, kind) = expansion(item) {
        guard isAlone(item, key) else { continue }
        steps += kind == .use ? use(node(key).next) : repetition(node(key).next, at: key)
      } else if let step = step(item) {
        stepCount += 1
        guard hasRoom(at: item) else { return [] }
        steps.append(step)
      }
    }
    return steps
  }

  private enum Expansion { case use, repetition }

  /// `use` or `repeat`, where the step has one of them, and its key.
  private func expansion(_ index: Tree.Index) -> (key: Tree.Index, kind: Expansion)? {
    guard node(index).kind == .mapping else { return nil }
    var key = node(index).firstChild
    while key >= 0 {
      if isText(key, "use") { return (key, .use) }
      if isText(key, "repeat") { return (key, .repetition) }
      key = node(node(key).next).next
    }
    return nil
  }

  /// Whether no other key stands beside `use` or `repeat`; an error if one does.
  private mutating func isAlone(_ index: Tree.Index, _ key: Tree.Index) -> Bool {
    let first = node(index).firstChild
    let second = node(node(first).next).next
    guard second >= 0 else { return true }
    let other = first == key ? second : first
    diagnostics.add(
      .unknownKey,
      at: range(other),
      "nothing stands beside '\(string(key))', and '\(string(other))' does",
      help: "begin a step of its own: '- \(string(other)): ..'"
    )
    return false
  }

  private mutating func step(_ index: Tree.Index) -> Step? {
    var step = Step(
      move: .look,
      moveRange: range(index),
      range: range(index),
      expectations: []
    )
    guard node(index).kind == .mapping else {
      if diagnostics.overflows(.wrongType) { return nil }
      wrongType(
        index,
        "a step is a mapping of keys and values",
        help: ActionKind.allCases.first { $0.word == string(index) }.map {
          "write '\($0.actor.rawValue): \($0.word)'"
        } ?? Self.slip(in: string(index), Self.stepKeys.words)
          ?? "write an action and what must follow: 'user: tap-icon', 'state: active'"
      )
      return nil
    }
    var action: Tree.Index?
    var lastsLong: (key: Tree.Index, name: String)?
    fields(of: index, Self.stepKeys, in: "a step") { decoder, key, keyIndex, value in
      switch key {
      case .actor(let actor):
        decoder.noteAction(keyIndex, &action)
        step.moveRange = decoder.range(value)
        if let read = decoder.action(value, of: actor) {
          step.move = .action(read)
          decoder.refuseAnswer(read, at: value)
        }
      case .wait:
        decoder.noteAction(keyIndex, &action)
        step.moveRange = decoder.range(value)
        if let time = decoder.duration(value, "how long to wait") { step.move = .wait(time) }
      case .use, .repetition: break
      case .soft: step.isSoft = decoder.flag(value, "a flag")
      case .versions: step.versioned = decoder.versions(value)
      case .expectation(let kind):
        if !kind.isAboutTheState { lastsLong = (keyIndex, kind.key) }
        if let expectation = kind.decode(&decoder, keyIndex, value) {
          if step.expectations.isEmpty { step.expectations.reserveCapacity(3) }
          step.expectations.append(expectation)
        }
      }
    }
    // A key that is not known may be the action.
    if action == nil, let lastsLong, !holdsUnknownKey(index) {
      diagnostics.add(
        .missingKey,
        at: range(lastsLong.key),
        "'\(lastsLong.name)' needs an action in its step",
        help: "add user, system, app or wait; without one a step can only look at \(Self.looks)"
      )
    }
    return consume step
  }

  private func holdsUnknownKey(_ index: Tree.Index) -> Bool {
    var key = node(index).firstChild
    while key >= 0 {
      if find(key, in: Self.stepKeys) == nil { return true }
      key = node(node(key).next).next
    }
    return false
  }

  private mutating func noteAction(_ key: Tree.Index, _ action: inout Tree.Index?) {
    if let action {
      diagnostics.add(
        .severalActions,
        at: range(key),
        "a step has one action, and '\(string(action))' is one already",
        help: "begin a new step: '- \(string(key)): ..'"
      )
    }
    action = key
  }

  private mutating func refuseAnswer(_ action: Action, at index: Tree.Index) {
    if action.kind.isOnlyForCallbacks { refuse(action.kind, at: index) }
  }
}

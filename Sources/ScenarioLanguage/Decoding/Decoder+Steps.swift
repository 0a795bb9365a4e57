internal import LifecycleCore

extension Decoder {
  static let stepKeys = WordTable(Grammar.stepKeys.map { ($0.key.name, $0.role) })

  /// The expectations that need no action, for a diagnostic.
  private static let looks = ExpectationKind.all.filter(\.isAboutTheState).map { "'\($0.key)'" }
    .joined(separator: " and ")

  /// A list of steps that is not empty.
  mutating func steps(_ index: Tree.Index) -> [Step] {
    guard
      let items = items(
        index,
        "a list of steps",
        ifEmpty: "write at least one step: [{user: tap-icon, state: active}]"
      ),
      isShallow(index)
    else { return [] }
    stepDepth += 1
    defer { stepDepth -= 1 }
    var steps: [Step] = []
    steps.reserveCapacity(8)
    for item in items {
      if let (key, value, kind) = expansion(item) {
        guard isAlone(item, key) else { continue }
        steps += kind == .use ? use(value) : repetition(value, at: key)
      } else if let step = step(item) {
        stepCount += 1
        guard hasRoom(at: item) else { return [] }
        steps.append(step)
      }
    }
    return steps
  }

  /// So many lists of steps may lie inside one another: each takes its share of the stack.
  private static let mostStepDepth = 64

  /// Whether the list lies in not too many others; an error if it does.
  private mutating func isShallow(_ index: Tree.Index) -> Bool {
    guard stepDepth >= Self.mostStepDepth else { return true }
    diagnostics.add(
      .tooDeep,
      at: range(index),
      "more than \(Self.mostStepDepth) fragments and repetitions inside one another",
      help: "write the steps of some of them in place of 'use'"
    )
    return false
  }

  private enum Expansion { case use, repetition }

  /// `use` or `repeat`, where the step has one of them, with its key and its value.
  private func expansion(
    _ index: Tree.Index
  ) -> (key: Tree.Index, value: Tree.Index, kind: Expansion)? {
    for (key, value) in tree.fields(index) {
      if isText(key, "use") { return (key, value, .use) }
      if isText(key, "repeat") { return (key, value, .repetition) }
    }
    return nil
  }

  /// Whether no other key stands beside `use` or `repeat`; an error if one does.
  private mutating func isAlone(_ index: Tree.Index, _ key: Tree.Index) -> Bool {
    guard let (other, _) = tree.fields(index).first(where: { $0.key != key }) else { return true }
    diagnostics.add(
      .unknownKey,
      at: range(other),
      "no other key is allowed beside '\(string(key))'",
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
        help: Self.actor(of: string(index)) ?? Self.slip(in: string(index), Self.stepKeys.words)
          ?? "write an action and what must follow: 'user: tap-icon', 'state: active'"
      )
      return nil
    }
    guard !isChildless(index) else {
      diagnostics.add(
        .emptyValue,
        at: range(index),
        "an empty step does nothing and expects nothing",
        help: "write an action and what must follow: 'user: tap-icon', 'state: active'"
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
          if read.kind.actor != actor { decoder.note(read.kind.actor.rawValue, at: keyIndex) }
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
        help: "add user, system, app or wait; without one a step can only check \(Self.looks)"
      )
    }
    return consume step
  }

  private func holdsUnknownKey(_ index: Tree.Index) -> Bool {
    tree.fields(index).contains { find($0.key, in: Self.stepKeys) == nil }
  }

  private mutating func noteAction(_ key: Tree.Index, _ action: inout Tree.Index?) {
    if let action {
      diagnostics.add(
        .severalActions,
        at: range(key),
        "a step can have only one action; it already has '\(string(action))'",
        help: "begin a new step: '- \(string(key)): ..'"
      )
    }
    action = key
  }

  private mutating func refuseAnswer(_ action: Action, at index: Tree.Index) {
    if action.kind.isOnlyForCallbacks { refuse(action.kind, at: index) }
  }
}

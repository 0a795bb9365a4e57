@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// The keys of expectations that need no action, for a diagnostic.
  private static let stateExpectationKeys = ExpectationKind.all.filter(\.checksFinalState).map {
    "'\($0.key)'"
  }
  .joined(separator: " and ")

  private static let exampleStep: Diagnostic.Help =
    "write an action and what must follow: 'user: tap-icon', 'state: active'"

  /// Decodes a nonempty list of steps.
  mutating func steps(_ index: Tree.Index) -> [Step] {
    let example: Diagnostic.Help = "write at least one step: [{user: tap-icon, state: active}]"
    guard items(index, "a list of steps", ifEmpty: example) != nil, isShallow(index) else {
      return []
    }
    stepDepth += 1
    defer { stepDepth -= 1 }
    var steps: [Step] = []
    steps.reserveCapacity(8)
    // A cursor, since decoding a step may change the tree.
    var items = tree.cursor(index)
    while let item = items.next(in: tree) {
      if let (key, value) = expansion(item) {
        guard isAlone(item, key) else { continue }
        steps += isText(key, "use") ? use(value) : repetition(value, at: key)
      } else if let step = step(item) {
        stepCount += 1
        stepCount += precedingSteps.count
        guard hasBudget(at: item) else { return [] }
        steps += precedingSteps
        steps.append(step)
      }
      precedingSteps = []
    }
    return steps
  }

  /// The maximum nesting depth of lists of steps, since each level uses stack space.
  private static let maximumStepDepth = 64

  /// Returns whether the nesting depth is allowed, and reports an error if it is not.
  private mutating func isShallow(_ index: Tree.Index) -> Bool {
    guard stepDepth >= Self.maximumStepDepth else { return true }
    let message = "more than \(Self.maximumStepDepth) nested fragments and repetitions"
    report(.tooDeep, at: index, message) { "write the steps of some of them in place of 'use'" }
    return false
  }

  /// Returns the `use` or `repeat` of a step and its value, if there is one.
  private func expansion(_ index: Tree.Index) -> (key: Tree.Index, value: Tree.Index)? {
    tree.fields(index).first { isText($0.key, "use") || isText($0.key, "repeat") }
  }

  /// Returns whether `use` or `repeat` is the only key of its step, and reports an error if it is not.
  private mutating func isAlone(_ index: Tree.Index, _ key: Tree.Index) -> Bool {
    guard let (other, _) = tree.fields(index).first(where: { $0.key != key }) else { return true }
    let name = string(other)
    report(.unknownKey, at: other, "no other key is allowed next to '\(string(key))'") {
      "begin a step of its own: '- \(name): ..'"
    }
    return false
  }

  private mutating func step(_ index: Tree.Index) -> Step? {
    guard node(index).kind == .mapping else {
      if let step = bareStep(index) { return step.activity == .check ? nil : step }
      let text = string(index)
      reportWrongType(index, "a step must be a mapping of keys and values") {
        Self.actionHelp(for: text) ?? Self.syntaxHelp(in: text, Grammar.step.keyNames)
          ?? Self.exampleStep
      }
      return nil
    }
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "an empty step does nothing and expects nothing") {
        Self.exampleStep
      }
      return nil
    }
    let range = range(index)
    var partial = PartialStep(
      step: Step(activity: .check, activityRange: range, range: range, expectations: []),
      index: index
    )
    if rewriteLog != nil { hasTrace = tree.value(of: "trace", in: index) != nil }
    readFields(index, Grammar.step, into: &partial)
    if let key = partial.needsAction, !precedingSteps.isEmpty {
      let name = string(key)
      report(.severalActions, at: key, "'\(name)' can be about one of the step's actions only") {
        "write a step for each action, and '\(name)' in one of them"
      }
    }
    // An unknown key may be a misspelled action.
    if partial.action == nil, let key = partial.needsAction, !containsUnknownKey(index) {
      report(.missingKey, at: key, "'\(string(key))' needs an action in its step") {
        "add user, system, app or wait; without one a step can only check \(Self.stateExpectationKeys)"
      }
    }
    return partial.step
  }

  private func containsUnknownKey(_ index: Tree.Index) -> Bool {
    tree.fields(index).contains { Grammar.step.name(meantBy: string($0.key)) == nil }
  }

  /// Decodes the action or wait of a step, which can have only one.
  mutating func readMove(
    _ key: Tree.Index,
    _ value: Tree.Index,
    into partial: inout PartialStep,
    _ read: (inout TreeDecoder, Tree.Index) -> Step.Activity?
  ) {
    if let action = partial.action {
      let message = "a step can have only one action; it already has '\(string(action))'"
      let name = string(key)
      report(.severalActions, at: key, message) { "begin a new step: '- \(name): ..'" }
    }
    partial.action = key
    partial.step.activityRange = range(value)
    stepAction = (partial.index, key, value)
    defer { stepAction = nil }
    if range(value).start >= range(key).start {
      partial.step.moveRange = SourceRange(Int(range(key).start), Int(range(value).end))
    }
    if let move = read(&self, value) {
      partial.step.activity = move
      if let action = partial.completeAction {
        partial.step.activity = .action(action)
        forgetRewrites(of: value)
      }
      if let kind = partial.step.action?.kind { partial.step.alias = alias(of: kind, at: value) }
    }
  }

  /// Decodes the action of a step whose key is the actor.
  mutating func move(_ index: Tree.Index, of actor: Actor, at key: Tree.Index) -> Step.Activity? {
    if node(index).kind == .list { return moves(index, of: actor) }
    if actor == .app, let custom = customAction(index) { return .custom(custom) }
    guard let action = action(index, of: actor) else { return nil }
    if action.kind.actor != actor { recordRewrite(action.kind.actor.rawValue, at: key) }
    if action.kind.isOnlyForCallbacks { reportMisplaced(action.kind, at: index) }
    return .action(action)
  }

  /// Decodes a list of actions, each of which is a step, and returns the last.
  private mutating func moves(_ index: Tree.Index, of actor: Actor) -> Step.Activity? {
    let items = children(index)
    defer { recordSteps(of: items, in: index) }
    for item in items {
      let custom = actor == .app ? customAction(item) : nil
      let activity =
        custom.map { .custom($0) } ?? action(item, of: actor).map { Step.Activity.action($0) }
      guard let activity else { return nil }
      if case .action(let action) = activity, action.kind.isOnlyForCallbacks {
        reportMisplaced(action.kind, at: item)
      }
      var step = Step(.check, at: range(item))
      step.activity = activity
      precedingSteps.append(step)
    }
    if let last = precedingSteps.popLast() { return last.activity }
    reportWrongType(index, "an action is one word, or one word with its arguments")
    return nil
  }

  /// Records that each action of a list is a step; only noted where a step cannot be written in its place.
  private func recordSteps(of items: Tree.Children, in list: Tree.Index) {
    guard let rewriteLog, let key = tree.key(before: list) else { return }
    let texts = items.map { item in
      let text = source(item)
      return node(item).kind == .mapping && !text.hasPrefix("{") ? "{ \(text) }" : text
    }
    let actor = string(key)
    let line = tree.text[..<Int(range(key).start)].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let margin = line.reversed().prefix { $0 == UInt8(ascii: " ") }
    let isFirst =
      line.dropLast(margin.count).allSatisfy { "- ".utf8.contains($0) } && line.count > margin.count
    let separator = "\n\(String(repeating: " ", count: margin.count))- \(actor): "
    let text = texts.joined(separator: separator)
    let note = texts.map { "- \(actor): \($0)" }.joined(separator: " ")
    if isFirst, node(list).isFlow, !rewriteLog.hasRewrites(in: range(list)),
      texts.allSatisfy({ !$0.contains("\n") })
    {
      rewriteLog.record(text, at: range(list), note: note)
    } else {
      rewriteLog.note(note, at: range(list))
    }
  }

  /// Decodes `versions`: items of `{ios: .., and any expectation}`.
  mutating func versions(_ index: Tree.Index) -> [Grammar.PartialVersion] {
    list(index, "a list of versions and their expectations") { decoder, item in
      let range = decoder.range(item)
      var version = Grammar.PartialVersion(
        expectations: VersionedExpectations(versions: [], expectations: [], range: range)
      )
      let errors = decoder.diagnostics.errorCount
      let outer = decoder.hasTrace
      if decoder.rewriteLog != nil {
        decoder.hasTrace = decoder.tree.value(of: "trace", in: item) != nil
      }
      decoder.readFields(item, Grammar.versionedKeys, into: &version)
      decoder.hasTrace = outer
      guard decoder.diagnostics.errorCount == errors else { return nil }
      if !version.expectations.versions.isEmpty { return version }
      decoder.report(.missingKey, at: item, "an item of 'versions' needs 'ios'") {
        "write the versions to which it applies: 'ios: 4.0...4.1'"
      }
      return nil
    } ?? []
  }
}

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
      } else {
        let count = steps.count
        appendStep(item, to: &steps)
        stepCount += steps.count - count
        guard steps.count == count || hasBudget(at: item) else { return [] }
      }
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

  /// Decodes a step, or several that are written as one, with a list of actions; adds none after an error.
  private mutating func appendStep(_ index: Tree.Index, to steps: inout [Step]) {
    guard node(index).kind == .mapping else {
      if let step = bareStep(index) {
        if step.activity != .check { steps.append(step) }
        return
      }
      let text = string(index)
      reportWrongType(index, "a step must be a mapping of keys and values") {
        Self.actionHelp(for: text) ?? Self.syntaxHelp(in: text, Grammar.step.keyNames)
          ?? Self.exampleStep
      }
      return
    }
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "an empty step does nothing and expects nothing") {
        Self.exampleStep
      }
      return
    }
    let range = range(index)
    var partial = PartialStep(
      step: Step(activity: .check, activityRange: range, range: range, expectations: []),
      index: index
    )
    if rewriteLog != nil { hasTrace = tree.value(of: "trace", in: index) != nil }
    readFields(index, Grammar.step, into: &partial)
    if !partial.precedingSteps.isEmpty {
      checkExpectations(of: partial)
      checkActions(of: partial)
    }
    // An unknown key may be a misspelled action.
    if partial.action == nil, let key = partial.needsAction, !containsUnknownKey(index) {
      report(.missingKey, at: key, "'\(string(key))' needs an action in its step") {
        "add user, system, app or wait; without one a step can only check \(Self.stateExpectationKeys)"
      }
    }
    if !partial.precedingSteps.isEmpty { steps += partial.precedingSteps }
    steps.append(partial.step)
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
    if let action = partial.action, !endStep(before: key, in: &partial) {
      reportActions(action, key, in: partial.index)
    }
    partial.action = key
    partial.step.activityRange = range(value)
    stepAction = (partial.index, key, value)
    defer { stepAction = nil }
    if range(value).start >= range(key).start {
      partial.step.moveRange = SourceRange(Int(range(key).start), Int(range(value).end))
    }
    hasOtherWord = false
    if let move = read(&self, value) {
      partial.step.activity = move
      if let action = partial.completeAction {
        partial.step.activity = .action(action)
        forgetRewrites(of: value)
      }
      if hasOtherWord, let kind = partial.step.action?.kind {
        partial.step.alias = alias(of: kind, at: value)
      }
    }
  }

  /// Decodes the action of a step whose key is the actor.
  mutating func move(_ index: Tree.Index, of actor: Actor, at key: Tree.Index) -> Step.Activity? {
    if actor == .app, let custom = customAction(index) { return .custom(custom) }
    guard let action = action(index, of: actor) else { return nil }
    if action.kind.actor != actor { recordRewrite(action.kind.actor.rawValue, at: key) }
    checkPlace(of: action, in: nil, at: index)
    return .action(action)
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

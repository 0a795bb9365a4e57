@_spi(Package) internal import LifecycleCore

// Several actions as keys of one step, each of which is a step: `{ user: tap-icon, app: exit, state: not-running }`.
extension TreeDecoder {
  /// Ends the step of an action before another one of the same mapping; returns false if its keys may belong to either.
  ///
  /// Whether expectations about what happens are among them is checked when all keys are read.
  mutating func endStep(before key: Tree.Index, in partial: inout PartialStep) -> Bool {
    let hasLists = tree.fields(partial.index).contains { field, value in
      node(value).kind == .list && Actor(rawValue: string(field)) != nil
    }
    let isKnown = tree.fields(partial.index).allSatisfy { Grammar.step.has(string($0.key)) }
    guard !partial.isBelow, !hasLists, isKnown else { return false }
    var step = Step(partial.step.activity, at: partial.step.activityRange)
    step.moveRange = partial.step.moveRange
    step.alias = partial.step.alias
    partial.precedingSteps.append(step)
    partial.step.activity = .check
    partial.step.moveRange = nil
    partial.step.alias = nil
    partial.secondAction = partial.secondAction ?? key
    return true
  }

  /// Reports several actions of a step with an expectation that can be about one of them only, or records that each is a
  /// step.
  mutating func checkActions(of partial: PartialStep) {
    guard let second = partial.secondAction, let first = actionKeys(of: partial.index).first else {
      return
    }
    let steps = separated(partial.index)
    guard partial.needsAction != nil else {
      let range = range(partial.index)
      if let rewriteLog, !rewriteLog.hasRewrites(in: range), !containsComment(range) {
        rewriteLog.record(joined(steps, in: partial.index), at: range, note: nil)
      }
      rewriteLog?.note("the standard spelling is a step for each action", at: self.range(second))
      return
    }
    reportActions(first, second, in: partial.index)
  }

  /// Reports a second action of a step, with the steps to write in its place.
  mutating func reportActions(_ first: Tree.Index, _ second: Tree.Index, in step: Tree.Index) {
    let name = string(second)
    let message = "a step can have only one action; it already has '\(string(first))'"
    guard actionKeys(of: step).count > 1 else {
      return report(.severalActions, at: second, message) { "begin a new step: '- \(name): ..'" }
    }
    let steps = separated(step)
    let fix = Diagnostic.Fix(range: range(step), text: joined(steps, in: step))
    report(.severalActions, at: second, message) {
      let texts = steps.map { "'- \($0)'" }.joined(separator: ", then ")
      return Diagnostic.Help("write a step for each: \(texts)").adding(fix)
    }
  }

  private func actionKeys(of step: Tree.Index) -> [Tree.Index] {
    tree.fields(step).map(\.key).filter {
      let name = Grammar.step.name(meantBy: string($0)) ?? ""
      return name == "wait" || Actor(rawValue: name) != nil
    }
  }

  /// Returns a step for each action of one; what happens is rather expected of an action of the user or the system, and
  /// the state of the last one.
  private func separated(_ step: Tree.Index) -> [String] {
    let actions = actionKeys(of: step)
    let owner = actions.last { ["user", "system"].contains(string($0)) } ?? actions[0]
    let finals = ExpectationKind.all.filter(\.checksFinalState).map(\.key) + ["scenePhase", "soft"]
    return actions.map { action in
      let fields = tree.fields(step).filter { key, _ in
        if key == action { return true }
        guard !actions.contains(key) else { return false }
        let name = Grammar.step.name(meantBy: string(key)) ?? string(key)
        return finals.contains(name) ? action == actions.last : action == owner
      }
      return "{ \(fields.map(tree.flow).joined(separator: ", ")) }"
    }
  }

  /// Returns steps as they are written in place of one.
  private func joined(_ steps: [String], in step: Tree.Index) -> String {
    let line = tree.text[..<Int(range(step).start)].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let isItem = line.allSatisfy { "- ".utf8.contains($0) } && line.contains(UInt8(ascii: "-"))
    guard isItem else { return steps.joined(separator: ", ") }
    let margin = String(decoding: line.reversed(), as: UTF8.self).prefix { $0 == " " }
    return steps.joined(separator: "\n\(margin)- ")
  }

  private func containsComment(_ range: SourceRange) -> Bool {
    tree.text[Int(range.start)..<Int(range.end)].contains(UInt8(ascii: "#"))
  }
}

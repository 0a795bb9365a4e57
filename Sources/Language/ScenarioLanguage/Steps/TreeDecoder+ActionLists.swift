@_spi(Package) internal import LifecycleCore

// Lists of actions, each of which is a step: `user: [tap-icon, press-home]`.
extension TreeDecoder {
  /// Decodes a list of actions, each of which is a step, and returns the last.
  mutating func moves(
    _ index: Tree.Index,
    of actor: Actor,
    into partial: inout PartialStep
  ) -> Step.Activity? {
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "the list must not be empty") { "write an action" }
      return nil
    }
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
      partial.precedingSteps.append(step)
    }
    if let last = partial.precedingSteps.popLast() { return last.activity }
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
    if isFirst, node(list).isFlow, !rewriteLog.hasRewrites(in: range(list)),
      texts.allSatisfy({ !$0.contains("\n") })
    {
      rewriteLog.record(text, at: range(list), note: nil)
    }
    rewriteLog.note("the standard spelling is a step for each action", at: range(list))
  }

  /// Reports an expectation about what happens in a step that is written with several actions.
  mutating func checkExpectations(of partial: PartialStep) {
    guard let key = partial.needsAction, partial.secondAction == nil else { return }
    let name = string(key)
    // Which of the actions is meant cannot be known, so that they stay together.
    _ = rewriteLog?.remove(at: partial.step.activityRange)
    report(.severalActions, at: key, "'\(name)' can be about one of the step's actions only") {
      "write a step for each action, and '\(name)' in one of them"
    }
  }
}

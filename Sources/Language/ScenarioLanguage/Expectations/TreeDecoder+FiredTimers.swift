@_spi(Package) internal import LifecycleCore

// A timer that fires, as people call it: `timer-fired: progress` is `tick: { kind: timer, name: progress }`.
extension TreeDecoder {
  /// Adds the kind of work to an item with the word `timer-fired`.
  mutating func readFiredTimer(_ index: Tree.Index, into item: inout ListForm.Item) {
    let kind = Constraint.Kind.argument(.kind, .text(WorkKind.timer.rawValue))
    item.constraints.append(Constraint(kind: kind, range: range(index)))
    recordRewrite("{ tick: { kind: timer } }", at: index)
  }

  /// Decodes the name of a timer, which is written alone.
  mutating func readName(_ index: Tree.Index, ofFiredTimer item: inout ListForm.Item) {
    let key = tree.appendScalar(Detail.name.word)
    let mapping = tree.appendMapping(of: [(key, index)], at: range(index))
    readFields(mapping, Grammar.constraints, into: &item)
    guard let rewriteLog, let text = flowText(index) else { return }
    rewriteLog.record("tick", at: item.range, note: nil)
    recordRewrite("{ kind: timer, name: \(text) }", at: index)
  }

  /// Checks that constraints do not give the kind of work again, and records the standard spelling.
  mutating func checkFiredTimer(_ index: Tree.Index, _ item: ListForm.Item) {
    for (key, _) in tree.fields(index) where isText(key, "kind") {
      report(.duplicateKey, at: key, "'timer-fired' is a tick of the kind 'timer' already") {
        "remove 'kind', or write 'tick'"
      }
    }
    guard let rewriteLog, let first = tree.firstField(index)?.key else { return }
    let separator = node(index).isFlow ? ", " : "\n" + indentation(of: first)
    let rest = rewriteLog.remove(at: range(first)) ?? source(first)
    rewriteLog.record("tick", at: item.range, note: "tick: { kind: timer }")
    rewriteLog.record("kind: timer\(separator)\(rest)", at: range(first), note: nil)
  }
}

extension ListForm.Item {
  /// Whether the word of the item says the kind of work, before its constraints are read.
  var isFiredTimer: Bool { term == .effect(.tick) && !constraints.isEmpty }
}

internal import LifecycleCore

/// `strict`: what no step expects must not happen.
enum Strictness {
  /// Of these a strict step says everything.
  private static let kinds: [TermKind] = [.calls, .notifications, .events, .views]

  /// Makes a step's lists of calls, notifications and events exact, and says `none` where it has none.
  static func apply(to step: inout Step) {
    if case .look = step.move { return }
    var missing = EnumSet(kinds)
    for index in step.expectations.indices {
      guard var list = step.expectations[index] as? ListExpectation,
        list.kinds.elements.contains(where: kinds.contains)
      else { continue }
      list.form = list.form.exact
      step.expectations[index] = list
      missing.subtract(list.kinds)
    }
    for kind in missing.elements {
      let none = ListForm(elements: [], range: step.moveRange)
      step.expectations.append(
        ListExpectation(kinds: EnumSet([kind]), range: step.moveRange, form: none)
      )
    }
  }
}

internal import LifecycleCore

/// `strict`: what no step expects must not happen.
enum Strictness {
  /// Makes a step's lists of calls, notifications and events exact, and says `none` where it has none.
  static func apply(to step: inout Step) {
    if case .look = step.move { return }
    var hasCalls = false
    var hasNotifications = false
    var hasEvents = false
    var hasViews = false
    for index in step.expectations.indices {
      if let calls = step.expectations[index] as? CallsExpectation {
        hasCalls = true
        step.expectations[index] = CallsExpectation(range: calls.range, form: calls.form.exact)
      } else if let notifications = step.expectations[index] as? NotificationsExpectation {
        hasNotifications = true
        step.expectations[index] = NotificationsExpectation(
          range: notifications.range,
          form: notifications.form.exact
        )
      } else if let events = step.expectations[index] as? EventsExpectation {
        hasEvents = true
        step.expectations[index] = EventsExpectation(range: events.range, form: events.form.exact)
      } else if let views = step.expectations[index] as? ViewsExpectation {
        hasViews = true
        step.expectations[index] = ViewsExpectation(range: views.range, form: views.form.exact)
      }
    }
    let none = ListForm(elements: [], range: step.moveRange)
    if !hasCalls {
      step.expectations.append(CallsExpectation(range: step.moveRange, form: none))
    }
    if !hasNotifications {
      step.expectations.append(NotificationsExpectation(range: step.moveRange, form: none))
    }
    if !hasEvents {
      step.expectations.append(EventsExpectation(range: step.moveRange, form: none))
    }
    if !hasViews {
      step.expectations.append(ViewsExpectation(range: step.moveRange, form: none))
    }
  }
}

extension ListForm {
  /// The same list without room for others.
  fileprivate var exact: ListForm {
    var form = self
    switch mode {
    case .exact, .anyOrder: break
    case .inOrder: form.mode = .exact
    case .including: form.mode = .anyOrder
    }
    return form
  }
}

/// Effects for opposites of statements on leaving and returning, on memory, and on the end of an app.
extension Effect {
  static let onlyInOppositesOfTheBackground: [Effect] = [
    // Time limits and durations.
    Self("the time limit is 1 s shorter") { $0.extendTimeLimit(by: -1_000) },
    Self("the time limit is 1 s longer") { $0.extendTimeLimit(by: 1_000) },
    Self("the app is read from disk for 2 s", leadsTo: .delay) { $0.block(for: .seconds(2)) },
    // Leaving the foreground without the background.
    Self(
      "*enter-background* if the SDK is older than iOS 4, else *quit*",
      leadsTo: .triggers([.procedure(.enterBackground), .procedure(.quit)])
    ) {
      let os = $0.environment.os
      let isOlder = os >= .iOS4 && $0.environment.app.sdk ?? os < .iOS4
      $0.trigger(.procedure(isOlder ? .enterBackground : .quit))
    },
    Self(
      "*enter-background* if the device does not multitask, else *quit*",
      leadsTo: .triggers([.procedure(.enterBackground), .procedure(.quit)])
    ) {
      $0.trigger(.procedure($0.environment.device.multitasking ? .quit : .enterBackground))
    },
    // Memory.
    Self("the app's objects are freed") { $0.process.resources.objects = AppObjects() },
    Self("the app's views are freed") {
      $0.process.resources.views = NamedViews()
      $0.interface?.reset(&$0)
    },
    Self("a smaller suspended app is terminated first") { $0.endSmallerApp(in: .suspended) },
    Self("a smaller app that runs in the background is terminated first") {
      $0.endSmallerApp(in: .background)
    },
    Self("terminate any suspended app, with `other-app-ended`") {
      guard let app = $0.otherApps.largest(running: false, excluding: $0.otherApps.front) else {
        return
      }
      $0.note(.otherAppEnded, app.name)
      $0.otherApps.remove(app.name)
      $0.repeatEffect()
    },
    Self("`code-pages-dropped`, if none were dropped before") { machine in
      let isFirst = !machine.trace.entries.contains { $0.term == .effect(.codePagesDropped) }
      if isFirst { machine.note(.codePagesDropped) }
    },
    Self("the suspended app is terminated first", leadsTo: .triggers([.procedure(.endForMemory)])) {
      if $0.life.state == .suspended { $0.trigger(.procedure(.endForMemory)) }
    },
    Self("the app's images stay in the cache: `caches-trimmed`") {
      $0.note(.cachesTrimmed)
      let views =
        $0.process.resources.views.discardBackingStores()
        + ($0.interface?.discardBackingStores() ?? [])
      if !views.isEmpty { $0.note(.layersEmptied, views) }
    },
    Self("no other caches are freed: `layers-emptied` and `image-freed`") {
      let views =
        $0.process.resources.views.discardBackingStores()
        + ($0.interface?.discardBackingStores() ?? [])
      if !views.isEmpty { $0.note(.layersEmptied, views) }
      for name in $0.process.resources.objects.emptyCache() { $0.note(.imageFreed, name) }
    },
    interface("the layers lose their frames") {
      for (view, description) in $1.description.views.enumerated() {
        if let frame = description.frame { $1.tree.place(view, at: frame) }
      }
    },
    Self("only images are freed: `caches-trimmed` and `image-freed`") {
      $0.note(.cachesTrimmed)
      for name in $0.process.resources.objects.emptyCache() { $0.note(.imageFreed, name) }
    },
    Self("`socket-used`, whether it works or not") { $0.note(.socketUsed, $0.action.name) },
    // Views and alerts.
    Self("`snapshot` that shows no views") { $0.note(.snapshot, [String]()) },
    Self("`view-drawn` twice for each view that must be drawn") {
      for name in $0.process.resources.views.draw() {
        $0.note(.viewDrawn, name)
        $0.note(.viewDrawn, name)
      }
    },
    Self("`alert-cancelled` for each alert, and no cancel handler is called") {
      while $0.cancelAlert() != nil {}
    },
    // Changes that wait for a suspended app.
    Self("the first change of a kind is queued, and later ones are lost") {
      let change = $0.device.changes.current
      guard !$0.device.changes.queuedProperties.contains(change.property) else { return }
      $0.device.changes.queue(change)
      $0.note(.changeQueued)
    },
    Self(
      "the app is notified twice of each queued change",
      leadsTo: .triggers(DeviceEvent.allCases.map { .deviceEvent($0) })
    ) {
      guard $0.takeQueuedChange() else { return }
      let event = $0.device.changes.current.event
      $0.trigger(.deviceEvent(event))
      $0.trigger(.deviceEvent(event))
    },
    Self("post `NSUserDefaultsDidChangeNotification`, which its observers do not receive") {
      $0.record(.notification(.userDefaultsDidChange), Details())
    },
    runningAppCode("post `NSUserDefaultsDidChangeNotification` on another thread") {
      let notification = NotificationName.userDefaultsDidChange
      $0.record(.notification(notification), Details())
      let script = $0.environment.app.observers[notification] ?? []
      $0.enqueue(script, named: notification.name, on: .background)
    },
  ]
}

extension Machine {
  /// Terminates another app in the same state as the app, if it is smaller.
  fileprivate mutating func endSmallerApp(in state: AppState) {
    let ownSize = process.resources.objects.size + (process.heap?.size ?? 0)
    guard life.state == state, !memory.isSatisfied,
      let app = otherApps.largest(running: state == .background, excluding: otherApps.front),
      app.size < ownSize
    else { return }
    memory.freed += app.size
    note(.otherAppEnded, app.name)
    otherApps.remove(app.name)
  }

  /// Moves the end of the time limit that began last.
  fileprivate mutating func extendTimeLimit(by milliseconds: Int64) {
    guard let deadline = process.deadlines.popLast() else { return }
    process.deadlines.append(
      VirtualTime(milliseconds: deadline.milliseconds + milliseconds)
    )
    clock.timers.cancel(.watchdog)
    if let first = process.deadlines.min() { clock.timers.schedule(.watchdog, at: first) }
  }
}

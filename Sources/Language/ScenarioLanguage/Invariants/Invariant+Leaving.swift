@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of an app before it is suspended.
  static let leaving: [Invariant] = [
    Invariant(
      "saved-before-suspension",
      "each object that the app holds, and cannot create again, is saved before the app is suspended",
      checks: ["F70.1", "F70.2", "F80.1"],
      about: .apps(doing: [.holdObject]),
      .stateful(UnsavedObjects()) { unsaved, point in
        unsaved.note(point)
        guard point.enters(.suspended), let name = unsaved.names.first else { return nil }
        return point.violation(
          "'\(name)' was not saved before the app was suspended",
          missing: .saveObject
        )
      }
    ),
    Invariant(
      "saved-while-inactive",
      "each object that the app holds, and cannot create again, is saved before the app is no longer inactive",
      checks: ["F70.3"],
      about: .apps(doing: [.holdObject]),
      .stateful((unsaved: UnsavedObjects(), isInterrupted: false)) { state, point in
        defer { state.isInterrupted = point.isInterrupted }
        state.unsaved.note(point)
        guard state.isInterrupted, !point.isInterrupted, let name = state.unsaved.names.first
        else { return nil }
        return point.violation(
          "'\(name)' was not saved while the app was inactive, until it changed its state",
          missing: .saveObject
        )
      }
    ),
    Invariant(
      "saved-before-termination",
      "each object that the app holds, and cannot create again, is saved before the app ends in the background or after 'applicationWillTerminate:'",
      checks: ["F252.1", "F255.1"],
      about: .apps(doing: [.holdObject]),
      .stateful((unsaved: UnsavedObjects(), isNotified: false)) { state, point in
        state.unsaved.note(point)
        if point.entry.term == .call(.willTerminate) { state.isNotified = true }
        let last = point.state == .notRunning ? point.previousState : point.state
        guard point.entry.term.kind == .terminations, state.isNotified || last == .background,
          let name = state.unsaved.names.first
        else { return nil }
        return point.violation("'\(name)' was not saved when the app ended", missing: .saveObject)
      }
    ),
    Invariant(
      "temporary-files-deleted",
      "temporary files are deleted before the app is suspended",
      checks: ["F76.1"],
      about: .apps(doing: [.createTemporaryFile]),
      .endedBeforeSuspension(.createTemporaryFile, until: .deleteTemporaryFile) {
        "temporary file '\($0)' was there when the app was suspended"
      }
    ),
    Invariant(
      "alerts-withdrawn",
      "alerts and action sheets of the app are dismissed before it is suspended",
      checks: ["F85.1"],
      about: .apps(doing: [.presentAlert, .presentActionSheet]),
      .endedBeforeSuspension(
        .presentAlert,
        .presentActionSheet,
        until: .withdrawAlert,
        or: .alertCancelled,
        .alertAnswered
      ) {
        "'\($0)' was still presented when the app was suspended"
      }
    ),
    Invariant(
      "private-views-hidden",
      "views with private data are hidden before the system takes the snapshot",
      checks: ["F71.2", "F86.1"],
      about: .apps(doing: [.showView]),
      .stateful(Set<String>()) { shown, point in
        if let action = point.action, let name = action.subject {
          if action.flag("private") { shown.insert(name) }
          if action.kind == .hideView { shown.remove(name) }
        }
        guard point.effect == .snapshot,
          let name = point.list(.views).first(where: shown.contains)
        else { return nil }
        return point.violation("private view '\(name)' was in the snapshot", missing: .hideView)
      }
    ),
    Invariant(
      "protected-files-closed",
      "files with complete protection are closed before the device discards their keys",
      checks: ["F63.2"],
      about: .apps(doing: [.openFile, .createFile]),
      .stateful(Set<String>()) { open, point in
        if let action = point.action, action.kind == .closeFile, let name = action.subject {
          open.remove(name)
        }
        if point.effect == .fileOpened, let name = point.text(.file) {
          if point.text(.protection) == FileProtection.complete.rawValue {
            open.insert(name)
          } else {
            open.remove(name)
          }
        }
        guard point.effect == .keysDiscarded, let name = open.min() else { return nil }
        return point.violation(
          "protected file '\(name)' was open when its keys were discarded",
          missing: .closeFile
        )
      }
    ),
    Invariant(
      "services-unregistered",
      "Bonjour services and listening sockets are closed before the app is suspended",
      checks: ["F75.1", "F78.1"],
      .never { point in
        guard point.effect == .socketClosed else { return nil }
        return
          "'\(point.text(.name) ?? "")' was still open when the system closed it at \(point.time)"
      }
    ),
    Invariant(
      "shared-resources-released",
      "shared resources are released before the app is suspended",
      checks: ["F82.1"],
      about: .apps(doing: [.useSharedResource]),
      .never { point in
        guard point.terminates(for: .sharedResource) else { return nil }
        return "a shared resource was in use when the app was suspended at \(point.time)"
      }
    ),
  ]
}

/// The objects that an app holds in memory only, and cannot create again, the oldest first.
private struct UnsavedObjects {
  private(set) var names: [String] = []

  mutating func note(_ point: InvariantRun.Point) {
    guard let action = point.action, let name = action.subject else { return }
    switch action.kind {
    case .holdObject:
      names.removeAll { $0 == name }
      if !action.flag("cache") { names.append(name) }
    case .saveObject, .releaseObject, .restoreObject: names.removeAll { $0 == name }
    default: break
    }
  }
}

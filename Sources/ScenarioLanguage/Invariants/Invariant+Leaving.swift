internal import LifecycleCore

extension Invariant {
  /// What an app does before it is suspended.
  static let leaving: [Invariant] = [
    Invariant(
      "saved-before-suspension",
      "each object that the app holds, and cannot create again, is saved before the app is suspended",
      checks: "F70.1",
      "F70.2",
      "F70.3",
      "F80.1",
      about: .apps(doing: [.holdObject]),
      inEachProcess: { process in
        var unsaved: [String] = []
        for point in process {
          let name = point.action?.subject ?? ""
          switch point.action?.kind {
          case .holdObject:
            unsaved.removeAll { $0 == name }
            if point.action?.isHeldCache != true { unsaved.append(name) }
          case .saveObject, .releaseObject, .restoreObject: unsaved.removeAll { $0 == name }
          default: break
          }
          if point.enters(.suspended), let name = unsaved.first {
            return point.violation(
              "'\(name)' was not saved before the app was suspended",
              missing: .saveObject
            )
          }
        }
        return nil
      }
    ),
    Invariant(
      "temporary-files-deleted",
      "temporary files are deleted before the app is suspended",
      checks: "F76.1",
      left: .createTemporaryFile,
      ends: [.deleteTemporaryFile]
    ) { "temporary file '\($0)' was there when the app was suspended" },
    Invariant(
      "alerts-withdrawn",
      "alerts and action sheets of the app are withdrawn before it is suspended",
      checks: "F85.1",
      left: .presentAlert,
      ends: [.withdrawAlert],
      endedBy: .alertCancelled
    ) { "alert '\($0)' was still presented when the app was suspended" },
    Invariant(
      "private-views-hidden",
      "views with private data are hidden before the system takes the snapshot",
      checks: "F71.2",
      "F86.1",
      about: .apps(doing: [.showView]),
      inEachProcess: { process in
        var shown: Set<String> = []
        for point in process {
          if let action = point.action, let name = action.subject {
            if action.isPrivate { shown.insert(name) }
            if action.kind == .hideView { shown.remove(name) }
          }
          guard point.effect == .snapshot,
            let name = point.list(.views).first(where: shown.contains)
          else { continue }
          return point.violation("private view '\(name)' was in the snapshot", missing: .hideView)
        }
        return nil
      }
    ),
    Invariant(
      "protected-files-closed",
      "files with complete protection are closed before the device throws their keys away",
      checks: "F63.2",
      about: .apps(doing: [.openFile]),
      inEachProcess: { process in
        var isProtected: [String: Bool] = [:]
        var open: Set<String> = []
        for point in process {
          if let action = point.action, let name = action.subject {
            if action.kind == .openFile { isProtected[name] = action.isProtected }
            if action.kind == .closeFile { open.remove(name) }
          }
          if point.effect == .fileOpened, let name = point.text(.file), isProtected[name] == true {
            open.insert(name)
          }
          if point.effect == .keysDiscarded, let name = open.min() {
            return point.violation(
              "protected file '\(name)' was open when its keys were thrown away",
              missing: .closeFile
            )
          }
        }
        return nil
      }
    ),
    Invariant(
      "services-unregistered",
      "Bonjour services and listening sockets are closed before the app is suspended",
      checks: "F75.1",
      "F78.1",
      never: { point in
        guard point.effect == .socketClosed else { return nil }
        return "'\(point.text(.name) ?? "")' was left to the system to close at \(point.time)"
      }
    ),
    Invariant(
      "shared-resources-released",
      "shared resources are released before the app is suspended",
      checks: "F82.1",
      about: .apps(doing: [.useSharedResource]),
      never: { point in
        guard point.ends(.sharedResource) else { return nil }
        return "a shared resource was in use when the app was suspended at \(point.time)"
      }
    ),
  ]

  /// An invariant about what an action begins and another must end before the app is suspended.
  init(
    _ name: String,
    _ summary: String,
    checks statement: String,
    left begin: ActionKind,
    ends: [ActionKind],
    endedBy effect: SystemEffect? = nil,
    message: @escaping @Sendable (String) -> String
  ) {
    self.init(
      name,
      summary,
      checks: statement,
      about: .apps(doing: [begin]),
      inEachProcess: { process in
        var open: [String] = []
        for point in process {
          if let action = point.action, let name = action.subject {
            if action.kind == begin { open.append(name) }
            if ends.contains(action.kind) { open.removeAll { $0 == name } }
          }
          if let effect, point.effect == effect { open.removeAll { $0 == point.text(.name) } }
          if point.enters(.suspended), let name = open.first {
            return point.violation(message(name), missing: ends.first)
          }
        }
        return nil
      }
    )
  }
}

@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of an app's memory and of the objects that it owns.
  static let memory: [Invariant] = [
    Invariant(
      "caches-released",
      "caches are released before the app is suspended",
      checks: ["F72.1", "F81.1"],
      about: .apps(doing: [.holdObject, .cacheImage]),
      .stateful(Caches()) { caches, point in
        caches.note(point)
        guard point.enters(.suspended), let name = caches.held.first else { return nil }
        return point.violation(
          "cache '\(name)' was held when the app was suspended",
          missing: .releaseObject
        )
      }
    ),
    Invariant(
      "memory-warnings-answered",
      "after a memory warning the app releases its caches",
      checks: ["F113.1"],
      about: .apps(doing: [.holdObject, .cacheImage]),
      .process { process in
        var caches = Caches()
        var owed: [String] = []
        var warning: InvariantRun.Point?
        for point in process {
          // If the process terminated for another reason, the app could still have released its caches.
          if case .termination(let reason) = point.entry.term, reason != .memory { return nil }
          caches.note(point)
          owed.removeAll { !caches.held.contains($0) }
          if case .notification(.didReceiveMemoryWarning) = point.entry.term {
            owed = caches.held
            warning = point
          }
        }
        guard let name = owed.first, let warning else { return nil }
        return Violation(
          message: "cache '\(name)' was held after the memory warning at \(warning.time)",
          entry: warning.entry,
          missing: .releaseObject
        )
      }
    ),
    Invariant(
      "no-leaks",
      "no object loses its last owner's reference without a release",
      checks: ["F6.5"],
      about: .appsWithObjects,
      .never { point in
        guard point.effect == .objectLeaked else { return nil }
        return "object '\(point.text(.name) ?? "")' leaked at \(point.time)"
      }
    ),
    Invariant(
      "releases-balanced",
      "no object is released more often than it was retained",
      checks: ["F6.2"],
      about: .appsWithObjects,
      .run { run in
        var last: ActionKind?
        var drains = false
        for point in run.allEntries {
          if let action = point.action { (last, drains) = (action.kind, false) }
          if point.effect == .poolDrained { drains = true }
          let releases = drains || last == .release || last == .autorelease || last == .drainPool
          guard point.terminates(for: .crash), releases, run.isMisuse(point.entry) else { continue }
          return point.violation("an object was released once too often")
        }
        return nil
      }
    ),
  ]
}

/// The caches that an app holds, the oldest first.
private struct Caches {
  private(set) var held: [String] = []

  mutating func note(_ point: InvariantRun.Point) {
    guard let action = point.action, let name = action.subject else { return }
    switch action.kind {
    case .holdObject, .cacheImage:
      held.removeAll { $0 == name }
      if action.flag(action.kind == .holdObject ? "cache" : "held") { held.append(name) }
    case .releaseObject: held.removeAll { $0 == name }
    default: break
    }
  }
}

extension InvariantRun {
  /// Returns whether an entry is the termination of an app that used a deallocated object.
  fileprivate func isMisuse(_ entry: TraceEntry) -> Bool {
    let rules = Profile.book(of: subject.environment).rules
    return observation.trace.rules(of: entry).last.map { rules[$0].id == "object.misuse" } ?? false
  }
}

@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

// How events of a run are found.
extension RandomRun.Event {
  func does(_ kinds: [ActionKind], _ name: String? = nil) -> Bool {
    action.map { kinds.contains($0.kind) && (name == nil || $0.subject == name) } ?? false
  }

  func doesFlag(_ flag: String) -> Bool { action?.flag(flag) == true }

  /// Whether it holds a cache, or a cached image.
  var holdsCache: Bool {
    does([.holdObject]) && doesFlag("cache") || does([.cacheImage]) && doesFlag("held")
  }

  /// Whether it starts or stops what another action starts.
  func startsOrStops(_ start: Action) -> Bool {
    does([.startWork, .stopWork]) && action?.written("kind") == start.written("kind")
  }

  /// The interval of the work that it starts, ten times as long at a low rate.
  var interval: VirtualTime? {
    guard let action, action.kind == .startWork else { return nil }
    let every = action.duration("every")?.milliseconds ?? 1_000
    return VirtualTime(milliseconds: action.written("rate") == "low" ? 10 * every : every)
  }

  /// Whether the app is not active, or about to resign.
  var isAway: Bool { state != .active || isResigning }

  /// Whether the app leaves the active state, or has left it.
  var isLeaving: Bool { isResigning || isInterrupted || state == .background && wasActive }
}

extension RandomRun {
  /// Returns the last start of the work that ticks, before an event.
  func start(of tick: Event, before event: Event? = nil) -> Event? {
    last(before: event ?? tick) {
      $0.does([.startWork]) && $0.action?.written("kind") == tick.text(.kind)
    }
  }

  /// Returns what stopped the work that was started last before an event, or at it; nil if it was not stopped.
  func stop(ofWorkStartedBy action: Action, before event: Event, through: Bool = false) -> Event? {
    let changes = events[..<(event.index + (through ? 1 : 0))].filter {
      $0.process == event.process && $0.startsOrStops(action)
    }
    let afterStart = changes.lastIndex { $0.does([.startWork]) }
    return afterStart.flatMap { start in changes[start...].first { $0.does([.stopWork]) } }
  }

  /// Whether an active app is about to leave that state, or ends, without what it had stopped when it left it before.
  func isForgotten(_ event: Event) -> Bool {
    let next = events[(event.index + 1)...].first { $0.process == event.process }
    let wasBack =
      event.state == .active && !event.isResigning
      && last(before: event, where: { $0.term == .state(.active) }) != nil
    let isLeft =
      next.map { $0.isResigning || $0.term == .state(.inactive) || $0.term == .state(.notRunning) }
      ?? true
    guard wasBack || event.term == .state(.active), isLeft, event.state == .active,
      !event.isResigning
    else { return false }
    let before = events[...event.index].filter { $0.process == event.process }
    let kinds = Set(before.compactMap { $0.does([.stopWork]) ? $0.action?.written("kind") : nil })
    let works = kinds.subtracting(["game"]).contains { kind in
      let start = before.last { $0.does([.startWork]) && $0.action?.written("kind") == kind }
      guard let start, let action = start.action,
        let stop = stop(ofWorkStartedBy: action, before: event, through: true), stop.isLeaving
      else { return false }
      // What the app begins and ends in the background is its work there.
      let ran =
        start.state != .background
        || before.contains {
          $0.index > start.index && $0.index < stop.index && $0.term == .state(.active)
        }
      return ran
    }
    let sinceResumed = before.suffix(where: { !$0.does([.resumeQueue]) })
    return works || sinceResumed.contains { $0.does([.suspendQueue]) && $0.isLeaving }
  }
}

extension Array {
  /// Returns the last elements that satisfy a condition.
  func suffix(where isMember: (Element) -> Bool) -> [Element] {
    Array(reversed().prefix(while: isMember))
  }
}

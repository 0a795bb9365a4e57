internal import LifecycleCore

/// The arguments of an action of the app, by name: the places of `ActionKind.parameters` stand here alone.
extension Action {
  /// What it is about: the first text among its arguments, in all kinds an invariant looks at but those for work.
  var subject: String? { text(at: 0) }

  /// Whether `start` shows a movie over AirPlay.
  var isOverAirPlay: Bool { kind == .startWork && isSet(at: 4) }

  /// Whether what `dispatch` gives away need not be done while the app is inactive.
  var canWait: Bool { kind == .dispatch && isSet(at: 4) }

  /// How long the queue of `dispatch` waits before the block.
  var delay: VirtualTime { (kind == .dispatch ? duration(at: 2) : nil) ?? .zero }

  /// Whether `hold-object` keeps what can be made again, or `cache-image` what the app refers to, too.
  var isHeldCache: Bool { (kind == .holdObject || kind == .cacheImage) && isSet(at: 2) }

  /// Whether `show-view` shows what nobody else should see.
  var isPrivate: Bool { kind == .showView && isSet(at: 1) }

  /// Whether `open-file` opens a file with complete protection.
  var isProtected: Bool { kind == .openFile && word(at: 1) == 1 }

  /// The kind and the name of the work that `start` and `stop` are about.
  var work: (kind: WorkKind, name: String?)? {
    guard kind == .startWork || kind == .stopWork, let word = word(at: 0) else { return nil }
    return (WorkKind.allCases[word], text(at: 1))
  }

  /// The time between two ticks of the work that `start` begins.
  var interval: VirtualTime {
    let interval = duration(at: 2) ?? .seconds(1)
    return word(at: 3) == 1 ? VirtualTime(milliseconds: interval.milliseconds * 10) : interval
  }

  private func duration(at index: Int) -> VirtualTime? {
    if index < arguments.count, case .duration(let time) = arguments[index] { time } else { nil }
  }

  private func word(at index: Int) -> Int? {
    if index < arguments.count, case .word(let word) = arguments[index] { word } else { nil }
  }

  private func isSet(at index: Int) -> Bool {
    index < arguments.count && arguments[index] == .flag(true)
  }
}

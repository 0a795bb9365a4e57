/// What is kept of the app's interface for its next launch.
struct StatePreservation {
  /// What the delegate answered to the question that was asked last; no answer is no.
  var isAgreed = false
  /// Whether the delegate of this process was found not to know the question whether state is kept.
  var isUnknown = false
  /// Whether an archive is there; it outlives the process.
  var hasArchive = false
  /// The view controllers that are being restored, and how many of them were.
  private var restoring: [RestorableViewController] = []
  private var restored = 0

  /// The view controller whose turn it is.
  var current: RestorableViewController? {
    restored < restoring.count ? restoring[restored] : nil
  }

  /// Takes the answer, so that the next question begins without one.
  mutating func takeAnswer() -> Bool {
    defer { isAgreed = false }
    return isAgreed
  }

  /// Begins with the first of the view controllers that were kept, or goes on with the next one.
  mutating func advance(through kept: [RestorableViewController]) {
    if restoring.isEmpty {
      restoring = kept
      restored = 0
    } else {
      restored += 1
      if current == nil { restoring = [] }
    }
  }

  /// Forgets what was under way, with the process.
  mutating func stop() {
    restoring = []
    isAgreed = false
    isUnknown = false
  }
}

/// What a rule does with the state that is kept.
enum PreservationEffect {
  /// Asks whether to keep the state, unless the delegate does not know the question.
  case ask
  /// Writes down each view controller that has an identifier, as have all above it.
  case encode
  case writeArchive
  case discardArchive
  /// Asks for each view controller of the archive again.
  case restoreEach
  /// The view controller whose turn it is comes from its class, the delegate's answer, or what is there.
  case settle
}

/// Effects on audio and its interruptions.
extension Effect {
  static let beginInterruption = Self("the app's audio is interrupted") {
    $0.process.backgroundUses.remove(.audio)
    $0.process.audio.isInterrupted = true
    $0.process.audio.notices.append(.began)
  }
  static let endInterruption = Self("the interruption ends, and the app is notified") {
    let shouldResume = $0.action["should-resume"] != .flag(false)
    $0.process.audio.isInterrupted = false
    $0.process.audio.notices.append(.ended(shouldResume: shouldResume))
  }
  static let deactivateAudio = Self("the app will be notified that its audio was interrupted") {
    $0.process.audio.notices.append(.suspended)
  }
  static let postAudioInterruptions = Self(
    "the app is notified of each pending interruption",
    leadsTo: .triggers([.procedure(.postInterruption)])
  ) {
    guard let notice = $0.process.audio.notices.first else { return }
    $0.process.audio.current = notice
    $0.process.audio.notices.removeFirst()
    $0.repeatEffect()
    $0.trigger(.procedure(.postInterruption))
  }
}

private let interruption = Source.avfaudio("AVAudioSession.interruptionNotification")
private let suspension = Source.avfaudio("AVAudioSession.InterruptionReason")

/// Interruptions of audio, and changes of its route.
var audioRules: [Rule] {
  [Rule](stated: interruption) {
    Rule("audio.interrupted", on: .action(.beginAudioInterruption), since: .iOS6)?
      .when(.fact(.usesAudio))
      .does(.beginInterruption, .postAudioInterruptions, for: "F206.1")
      .because("an interruption stops the app's audio, and the app is notified")
    Decision(on: .action(.endAudioInterruption), since: .iOS6, if: .fact(.audioIsInterrupted)) {
      Rule("audio.resumable")
        .when(.state([.background, .inactive, .active]), for: "F206.2", "F206.3")
        .does(.endInterruption, .postAudioInterruptions, for: "F206.2")
        .because("the app is notified of the end, and may resume its audio")
      Rule("audio.resumable.suspended")
        .does(.endInterruption, for: "F206.3")
        .because("a suspended app is notified of the end when it runs again")
        .observed(.measured("VialerSIPLib issue 152"))
    }
    Rule("audio.suspended", on: .procedure(.noteSuspendedAudio), since: .iOS10)?
      .when(.fact(.usesAudio), .on(.suspendedAudioNotice))
      .does(.deactivateAudio, for: "F206.4")
      .because(
        "suspending an app deactivates its audio session, of which it is notified later "
          + "(suspended-audio-notice)"
      )
      .stated(suspension)
    Rule("audio.notice", on: .procedure(.postInterruption), since: .iOS6)?
      .does(.post(.audioInterruption), for: "F206.1", "F206.2", "F206.3", "F206.4")
      .because("each interruption is posted as a notification")
    Rule("audio.route", on: .action(.changeAudioRoute), since: .iOS6)?
      .when(.fact(.usesAudio))
      .does(.post(.audioRouteChange), for: "F207.1")
      .because("an app that plays or records is notified of another audio device")
      .stated(.avfaudio("AVAudioSession.routeChangeNotification"))
  }
}

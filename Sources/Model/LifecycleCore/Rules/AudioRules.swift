private let interruption = Source.avfaudio("AVAudioSession.interruptionNotification")
private let suspension = Source.avfaudio("AVAudioSession.InterruptionReason")

/// Interruptions of audio, and changes of its route.
var audioRules: [Rule] {
  [Rule](stated: interruption) {
    Rule("audio.interrupted", on: .action(.beginAudioInterruption), since: .iOS6)?
      .when(.fact(.usesAudio))
      .does(.beginInterruption, .postAudioInterruptions, for: "F206.1")
      .because("an interruption stops the app's audio, and the app is notified")
    Rule("audio.end", on: .action(.endAudioInterruption), since: .iOS6)?
      .when(.fact(.audioIsInterrupted))
      .does(.perform(.endInterruption), for: "F206.2", "F206.3")
      .because("an interruption ends when what interrupted the app is over")
    Decision(on: .procedure(.endInterruption), since: .iOS6, if: .fact(.audioIsInterrupted)) {
      Rule("audio.resumable")
        .when(.state([.background, .inactive, .active]), for: "F206.2", "F206.3", "F206.5")
        .does(.endInterruption, .postAudioInterruptions, for: "F206.2")
        .because("the app is notified of the end, and may resume its audio")
      Rule("audio.resumable.suspended")
        .applies(for: "F206.3", "F206.5")
        .does(.endInterruption, for: "F206.3")
        .because("a suspended app is notified of the end when it runs again")
        .observed(.measured("VialerSIPLib issue 152"))
    }
    Rule("audio.call.rings", on: .procedure(.ringOverAudio), since: .iOS6)?
      .when(.fact(.usesAudio), .set(CallAudio.whenRinging), for: "F206.5", "F206.6")
      .does(.beginInterruption, .postAudioInterruptions, for: "F206.5")
      .because(
        "a ringing call interrupts the app's audio, also where the app stays active "
          + "(call-interrupts-audio)"
      )
      .observed(.measured("UnityPlugin-AVProVideo issues 474 and 1261"))
    Rule("audio.call.answered", on: .procedure(.answerOverAudio), since: .iOS6)?
      .when(.fact(.usesAudio), for: "F206.6")
      .does(.beginInterruption, .postAudioInterruptions, for: "F206.6")
      .because(
        "a call that did not interrupt the app's audio when it rang does when it is answered"
      )
      .observed(.measured("react-native-video issue 2277"))
    Rule("audio.siri", on: .procedure(.listenOverAudio), since: .iOS6)?
      .when(.fact(.usesAudio), for: "F206.8")
      .does(.beginInterruption, .postAudioInterruptions, for: "F206.8")
      .because("Siri, which listens, interrupts the app's audio until it is dismissed")
      .observed(.measured("openradar-mirror issues 3878 and 20492"))
    Rule("audio.siri.dismissed", on: .procedure(.dismissSiri), since: .iOS6)?
      .when(.under([.siri]), for: "F206.8")
      .does(.perform(.endInterruption), for: "F206.8")
      .because("when Siri is gone, its interruption is over")
      .observed(.measured("openradar-mirror issue 20492"))
    Rule("audio.call.silenced", on: .procedure(.silenceRinging), since: .iOS6)?
      .when(.fact(.callRings), for: "F206.5")
      .does(.perform(.endInterruption), for: "F206.5")
      .because("a lock ends the ringing of a call, and what the call interrupted")
      .inferred(.model("no document describes what a lock does to a ringing call"))
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

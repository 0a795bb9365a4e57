@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Words that look like that of an action, and mean something else: none is taken for it, and no help names it.
@Suite struct LookAlikeActionTests {
  /// What is written, and the action that it is not.
  static let pairs: [(String, String)] =
    text.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: "≠")
      return parts[1].split(separator: " ").map {
        (String(parts[0].filter { $0 != " " }), String($0))
      }
    }

  private static let text = """
    significant-location-change ≠ significant-time-change change-locale
    location-change ≠ significant-time-change change-locale
    significant-change ≠ significant-time-change
    time-zone-change ≠ change-locale change-settings
    timezone-change ≠ change-locale
    time-change ≠ change-locale
    locale-change ≠ significant-time-change background-event
    region-change ≠ change-locale
    change-region ≠ background-event
    change-wallpaper ≠ change-settings change-locale
    change-network ≠ change-settings change-locale change-audio-route
    change-audio ≠ change-audio-route
    audio-change ≠ change-settings
    background-fetch ≠ background-event
    background-refresh ≠ background-event background-transfer-done
    background-upload ≠ background-fetch background-event background-transfer-done
    background-download ≠ background-fetch background-transfer-done
    background-session ≠ background-event
    background-event ≠ background-fetch
    background-push ≠ background-fetch background-event
    background-task-done ≠ background-transfer-done
    background-mode ≠ background-event
    expire-task-request ≠ expire-background-task
    expire-background-transfer ≠ expire-background-task background-transfer-done
    run-background-transfer ≠ run-background-task
    run-background-fetch ≠ run-background-task
    incoming-message ≠ incoming-call
    incoming-push ≠ incoming-call
    incoming-notification ≠ incoming-call
    incoming-alert ≠ incoming-call show-alert
    outgoing-call ≠ incoming-call
    end-alert ≠ end-call
    end-audio ≠ end-call end-audio-interruption
    begin-audio ≠ begin-audio-interruption
    begin-interruption ≠ end-audio-interruption
    begin-call ≠ end-call
    accept-permission ≠ accept-call accept-cloudkit-share
    accept-handoff ≠ accept-call accept-alert
    accept-alert ≠ accept-call
    accept-call ≠ accept-alert decline-call
    decline-alert ≠ decline-call
    decline-share ≠ decline-call accept-cloudkit-share
    dismiss-call ≠ dismiss-alert
    dismiss-banner ≠ dismiss-alert pull-down-banner tap-banner
    dismiss-notification ≠ dismiss-alert tap-notification
    dismiss-keyboard ≠ disconnect-keyboard dismiss-alert
    show-keyboard ≠ connect-keyboard
    hide-keyboard ≠ disconnect-keyboard hide-window
    cancel-call ≠ end-call decline-call
    cancel-notification ≠ cancel-app-alert
    cancel-task ≠ cancel-continued-task
    answer-alert ≠ accept-call
    lock ≠ unlock
    unlock ≠ lock auto-lock
    unlok ≠ lock
    relock ≠ unlock
    auto-unlock ≠ auto-lock
    auto-rotate ≠ auto-lock
    auto-launch ≠ auto-lock
    passcode-lock ≠ unlock
    rotation-lock ≠ lock auto-lock
    close-app ≠ close-siri close-window
    open-app ≠ open-other-app open-siri
    open-other-window ≠ open-other-app open-window
    open-notification ≠ open-notification-center
    open-notification-center ≠ open-control-center
    close-notification-center ≠ open-notification-center
    close-control-centre ≠ open-control-center close-notification-center
    close-notification ≠ close-notification-center
    open-center ≠ open-siri
    close-other-app ≠ open-other-app
    remove-other-app ≠ remove-from-switcher
    install-profile ≠ install
    uninstall ≠ install
    reinstall ≠ install uninstall
    install-app ≠ uninstall
    deinstall ≠ install
    connect-display ≠ disconnect-display
    conect-display ≠ disconnect-display
    disconect-display ≠ connect-display
    connect-accessory ≠ connect-display
    disconnect-accessory ≠ connect-accessory
    conect-keyboard ≠ disconnect-keyboard
    connect-wifi ≠ connect-display connect-accessory connect-keyboard
    disconnect-wifi ≠ disconnect-display disconnect-accessory
    connect-bluetooth ≠ connect-accessory
    disconnect-bluetooth ≠ disconnect-accessory
    reconnect-display ≠ disconnect-display connect-display
    disconnect-scene ≠ disconnect-display close-window
    choose-notification ≠ choose-notification-style choose-notification-action
    choose-notification-style ≠ choose-notification-action
    choose-action ≠ choose-app choose-quick-action
    choose-window ≠ choose-app
    tap-notification ≠ tap-banner
    tap-alert ≠ tap-banner tap-notification
    tap-app ≠ tap tap-banner
    tap-status-bar ≠ tap-banner tap
    tap-home ≠ tap-icon press-home
    tap-item ≠ tap-icon
    press-tab ≠ press-home
    press-lock ≠ press-home
    press-volume ≠ press-home
    move-icon ≠ tap-icon
    move-window ≠ move-icon
    swipe-home ≠ swipe
    swipe-away ≠ swipe
    flip ≠ flick
    drop ≠ drag
    share ≠ shake
    type ≠ tap
    long-press ≠ tap
    touch-down ≠ touch-and-hold
    lift-finger ≠ move-finger
    move-finger ≠ lift-finger put-finger-down
    silent-alert ≠ show-alert
    silent-call ≠ incoming-call
    push-to-talk ≠ push
    pull ≠ push
    remote-control ≠ push
    remote-alert ≠ show-alert
    local-alert ≠ local-notification show-alert
    local-network ≠ local-notification
    localize ≠ local-notification
    deliver-push ≠ deliver-notification
    deliver-message ≠ deliver-notification
    caller-speaks ≠ caller-hangs-up
    launch-other-scene ≠ launch-other-app
    launch-app ≠ launch-other-app
    low-power ≠ low-memory
    low-power-mode ≠ low-memory battery-level
    low-battery ≠ low-memory battery-state
    low-storage ≠ low-memory
    low-disk ≠ low-memory
    battery-state ≠ battery-level
    battery-health ≠ battery-level battery-state
    battery-saver ≠ battery-level battery-state
    screen-shot ≠ screen-mode
    screen-recording ≠ screen-mode
    dark-mode ≠ screen-mode
    reclaim-memory ≠ reclaim-scene low-memory
    reclaim-window ≠ reclaim-scene
    reclaim-sockets ≠ reclaim-scene
    prepare ≠ prewarm
    reset-app ≠ reset-device
    reset-scene ≠ reset-device reclaim-scene
    reboot-app ≠ reboot
    update-activity ≠ continue-activity
    finish-activity ≠ finish-handoff continue-activity update-activity
    finish-call ≠ finish-screen finish-handoff
    finish-registration ≠ finish-handoff finish-screen
    terminate-scene ≠ terminate-app
    terminate-call ≠ terminate-app
    copy-in-app ≠ copy-in-other-app
    sense ≠ sensor
    resize-view ≠ resize-window
    hide-window ≠ close-window resize-window
    close-window ≠ open-window hide-window
    reopen-window ≠ open-window close-window
    scale-window ≠ scale-display resize-window
    rotate-left ≠ rotate-right rotate
    rotate-right ≠ rotate-left
    """

  @Test(arguments: pairs)
  func `a word is not taken for another action, nor is that suggested`(
    _ word: String,
    _ other: String
  ) throws {
    for actor in [Actor.user, .system] {
      let text = "scenario: x\nios: 18.0\nsteps: [{\(actor): \(word), state: active}]\n"
      let file = try Compiled(text)
      for plan in file.plans {
        #expect(plan.steps[0].action?.kind.word != other, "\(actor): \(word)")
      }
      for diagnostic in file.diagnostics {
        let words = diagnostic.fixes.flatMap { $0.text.split { !$0.isLetter && $0 != "-" } }
        #expect(!words.contains { $0 == other }, "\(diagnostic)")
        #expect(!diagnostic.help.contains("'\(other)'"), "\(diagnostic)")
      }
    }
  }

  @Test func `there are at least one hundred and fifty`() { #expect(Self.pairs.count >= 150) }

  @Test(arguments: [
    ("silent-push", "push"), ("silent-push", "{push: alert}"), ("alert-push", "{push: silent}"),
    ("low-battery", "{battery-level: 100}"), ("unplug", "{battery-state: charging}"),
    ("upload-failed upload", "{background-transfer-done: upload}"),
    ("facetime", "incoming-call"),
    ("connect-headphones", "{change-audio-route: old-device-unavailable}"),
    ("significant-location-change", "{background-event: voip}"),
  ])
  func `an alias is not the same action with another argument`(
    _ word: String,
    _ other: String
  ) throws {
    func activity(_ action: String) throws -> Step.Activity {
      try Compiled("scenario: x\nios: 18.0\nsteps: [{state: not-running}, {system: \(action)}]\n")
        .plan().steps[1].activity
    }
    #expect(try activity(word) != activity(other))
  }
}

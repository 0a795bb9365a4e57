@_spi(Package) internal import LifecycleCore

/// Words that newcomers try, and their equivalents: suggestions by meaning, where spelling suggests nothing.
enum Synonyms {
  /// Returns the possible meanings of a word, the likeliest first, including words that are not allowed in the context.
  static func words(for name: String) -> [String] {
    let key = String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    let aliased = Actor.allCases.compactMap { Aliases.actions(of: $0)[key] }
    return [key, hyphenated(name)] + aliased + (table[key] ?? [])
  }

  /// Returns the name in lowercase with hyphens: `tap-icon` for `tapIcon`.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "-\($1)" : "\($1)" }.lowercased()
  }

  /// Returns the word that a name probably means among the allowed words.
  static func meant(by name: String, in words: [String]) -> String? {
    let lowercased = name.lowercased()
    return self.words(for: name).first { words.contains($0) }
      ?? words.first { $0 == lowercased + "s" }
      ?? words.first { lowercased == $0.filter { $0 != "-" } }
      ?? words.first { lowercased.hasPrefix($0) && !lowercased.dropFirst($0.count).contains("-") }
  }

  /// Returns the action that a name means, preferably one of this actor.
  static func action(for name: String, of actor: Actor?) -> ActionKind? {
    let words = words(for: name)
    let kinds = words.compactMap { word in ActionKind.allCases.first { $0.word == word } }
    return kinds.first { $0.actor == actor } ?? kinds.first
  }

  private static let table = Dictionary(
    text.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: "=")
      let meanings = parts[1].split(separator: " ").map(String.init)
      return parts[0].split(separator: " ").map { (String($0), meanings) }
    },
    uniquingKeysWith: +
  )

  /// Synonyms, and after `=` their possible meanings.
  private static let text = """
    start start-app run run-app tap-app cold-start cold-launch relaunch activate resume = tap-icon
    press-home-button home-button go-home background background-app swipe-up-home minimize = press-home background
    kill kill-app quit-app close-app swipe-away swipe-up terminate terminate-app = remove-from-switcher
    close quit remove-app = remove-from-switcher
    kill kill-app terminate = terminate-app
    switch-app other-app open-another-app leave-app = open-other-app
    multitasking double-press-home task-switcher switcher = open-switcher
    select-app pick-app = choose-app
    lock-screen press-lock press-power power-button sleep sleep-device lock-phone = lock lock-screen
    unlock-screen unlock-phone wake wake-device = unlock
    answer take-call pick-up accept = accept-call
    reject decline ignore-call = decline-call
    hangup end finish-call stop-call = end-call
    dismiss-notification cancel-alert close-alert = dismiss-alert
    notification-center notification-centre = open-notification-center notification-center
    control-center control-centre = open-control-center control-center
    siri invoke-siri = open-siri siri
    tap-push open-notification tap-remote-notification = tap-notification
    rotate-device turn-device orientation-change landscape = rotate
    settings open-settings = change-settings
    delete-app delete uninstall-app = uninstall
    update update-app install-app = install
    language change-language locale-change = change-locale
    swipe-left swipe-right scroll = swipe
    type enter-text input-text = type-text
    long-press = touch-and-hold
    shake-device = shake
    call ring phone receive-call call-comes-in phone-rings facetime = incoming-call ringing-call
    missed-call caller-gives-up = caller-hangs-up
    jetsam oom out-of-memory memory low-ram memory-pressure receive-memory-warning = low-memory memory
    timezone-change clock-change day-change midnight time-change = significant-time-change
    receive-push remote-notification receive-notification notification apns push-received = push
    local-push local-reminder reminder = local-notification
    silent-push background-push = push
    link deep-link deeplink open-link tap-link url handle-url = open-url
    universal-link open-universal-link associated-domain = continue-activity
    fetch background-refresh background-app-refresh = background-fetch
    reboot-device restart-device power-off shutdown = reboot
    battery battery-change low-battery = battery-level
    alert system-alert sms text-message = show-alert
    sleep-timer idle-timer screen-timeout = auto-lock
    prewarming warm-up = prewarm
    begin-task background-task start-background-task = begin-background-task background-task
    end-task finish-task = end-background-task
    do-work busy block-main-thread block compute = work
    play-audio play-music start-playback = start-audio
    start-location location gps = start-location-updates
    delay pause advance advance-time after-time time = wait
    terminated killed dead stopped not-running-anymore notrunning none exited closed = not-running
    foreground running foregrounded in-foreground = active foreground-active app
    paused asleep frozen = suspended
    backgrounded in-background = background
    foreground_inactive = inactive foreground-inactive
    disconnected = unattached
    0x8badf00d watchdog-timeout timeout hang = watchdog timeout
    user-quit user-kill force-quit swiped-away = user
    crashed exception = crash
    call-exit exit-app quit-itself = exit
    home springboard = home-screen
    phone-app = call-screen
    nothing = none
    iphone-15 iphone-14 iphone-16 iphone-se phone = iphone
    ipad-pro ipad-air ipad-mini tablet = ipad
    name title test case it describe-scenario = scenario
    describe group feature = suite
    tests cases scenarios-list = scenarios
    os version versions ios-version platform osversion deployment-target = ios
    devices model-name = device
    before setup background-steps before-each = given
    after teardown cleanup after-each = finally
    step actions events-list = steps
    expect expected callbacks delegate methods called should-call = calls
    not-called should-not-call forbidden not = never
    then-state app-state = state
    action when tap do = user
    sleep-for wait-for seconds = wait
    notify posts posted = notifications
    label labels tag = tags
    only-ios = ios
    xfail expected-failure fails = known-issue
    ignore disabled pending todo = skip
    vars let env = variables
    parameters params table matrix = examples parameters
    imports import uses = include
    info-plist infoplist plist = info
    delegate-methods overrides = implements
    on-call callbacks-do when-called = during
    background-tasks modes uibackgroundmodes = background-modes
    schemes url-scheme urlschemes = url-schemes
    lifecycle life_cycle scene-delegate = life-cycle
    restoration = state-restoration
    protection file-protection = data-protection
    repeats count = times
    only exactly exact = calls
    contains includes = including
    ordered sequence = in-order
    unordered-list any = any-order
    """
}

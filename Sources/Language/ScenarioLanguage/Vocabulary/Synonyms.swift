@_spi(Package) internal import LifecycleCore

/// Words that newcomers try, and their equivalents: suggestions by meaning, where spelling suggests nothing.
enum Synonyms {
  /// Returns the possible meanings of a word, the likeliest first, including words that are not allowed in the context.
  static func words(for name: String) -> [String] {
    let key = String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    return [key, WordForm.hyphenated(name)] + ActionKind.words(meantBy: name) + (table[key] ?? [])
  }

  /// Returns the word that a name probably means among the allowed words.
  static func meant(by name: String, in words: [String]) -> String? {
    let lowercased = name.lowercased()
    return self.words(for: name).first { words.contains($0) }
      ?? words.first { $0 == lowercased + "s" }
      ?? words.first { lowercased == $0.filter { $0 != "-" } }
      ?? words.first { lowercased.hasPrefix($0) && !lowercased.dropFirst($0.count).contains("-") }
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
    background background-app = background
    lock-screen = lock-screen
    notification-center notification-centre = notification-center
    control-center control-centre = control-center
    siri = siri
    call ring phone phone-rings facetime = ringing-call
    jetsam oom out-of-memory low-ram memory-pressure = memory
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

/// The form of words in the language.
enum WordForm {
  /// Returns a name in lowercase with hyphens: `tap-icon` for `tapIcon`, `tap_icon` and `Tap icon`.
  static func hyphenated(_ name: String) -> String {
    var text = ""
    for character in name {
      if character == "_" || character == " " {
        text += "-"
      } else if character.isUppercase, let last = text.last, last != "-" {
        text += "-\(character.lowercased())"
      } else {
        text += character.lowercased()
      }
    }
    return text
  }
}

@_spi(Package) internal import LifecycleCore

/// Words that newcomers try, and their equivalents: suggestions by meaning, where spelling suggests nothing.
///
/// Other words for keys that are accepted are in `KeySynonyms`.
enum Synonyms {
  /// Returns the possible meanings of a word, the likeliest first, including words that are not allowed in the context.
  static func words(for name: String) -> [String] {
    SynonymTable.notations(of: name) + ActionKind.words(meantBy: name)
      + (table[SynonymTable.normalized(name)] ?? [])
      + KeySynonyms.meanings(of: SynonymTable.normalized(name))
  }

  /// Returns the word that a name probably means among the allowed words.
  static func meant(by name: String, in words: [String]) -> String? {
    let lowercased = name.lowercased()
    return self.words(for: name).first { words.contains($0) }
      ?? words.first { $0 == lowercased + "s" }
      ?? words.first { lowercased == $0.filter { $0 != "-" } }
      ?? words.first { lowercased.hasPrefix($0) && !lowercased.dropFirst($0.count).contains("-") }
  }

  private static let table = SynonymTable.read(text)

  /// Synonyms, and after `=` their possible meanings.
  private static let text = """
    background background-app = background
    lock-screen = lock-screen
    notification-center notification-centre = notification-center
    control-center control-centre = control-center
    siri = siri
    call ring phone phone-rings facetime = ringing-call
    oom out-of-memory low-ram memory-pressure = memory
    delay pause advance advance-time after-time time = wait
    terminated killed dead stopped not-running-anymore notrunning none exited closed = not-running
    foreground running foregrounded in-foreground = active foreground-active app
    paused asleep frozen = suspended
    backgrounded in-background = background
    foreground_inactive = inactive foreground-inactive
    disconnected = unattached
    0x8badf00d watchdog-timeout timeout hang = watchdog timeout
    0x2182bad2 = background-task
    0x2182bad3 = background-url-session
    0x2182bad4 = background-fetch
    user-quit user-kill swiped-away = user
    crashed exception = crash
    call-exit exit-app quit-itself = exit
    springboard = home-screen
    phone-app = call-screen
    nothing nsfileprotectionnone nofileprotection = none
    nsfileprotectioncomplete completefileprotection = complete
    nsfileprotectioncompleteunlessopen completefileprotectionunlessopen = complete-unless-open
    nsfileprotectioncompleteuntilfirstuserauthentication = until-first-unlock
    completeuntilfirstuserauthentication = until-first-unlock
    completefileprotectionuntilfirstuserauthentication = until-first-unlock
    ksecattraccessiblewhenunlocked ksecattraccessiblewhenunlockedthisdeviceonly = when-unlocked
    ksecattraccessibleafterfirstunlock = after-first-unlock
    ksecattraccessibleafterfirstunlockthisdeviceonly = after-first-unlock
    ksecattraccessiblealways ksecattraccessiblealwaysthisdeviceonly = always
    iphone-15 iphone-14 iphone-16 iphone-se phone = iphone
    ipad-pro ipad-air ipad-mini tablet = ipad
    describe-scenario = scenario
    describe = suite
    scenarios-list = scenarios
    model-name = device
    events-list = steps
    expect delegate = calls
    not = never
    action when tap do = user
    seconds = wait
    notify = notifications
    only-ios = ios
    fails = known-issue
    env = variables
    parameters params matrix = examples parameters
    imports import uses = include
    background-tasks = background-modes
    life_cycle scene-delegate = life-cycle
    only exactly exact = calls
    contains includes = including
    ordered sequence = in-order
    unordered-list any = any-order
    """
}

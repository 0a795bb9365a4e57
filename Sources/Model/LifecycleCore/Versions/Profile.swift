internal import Synchronization

/// The behavior of an OS version and those after it: the rules, and the defaults of the switches.
@_spi(Package) public final class Profile: Sendable {
  /// The name, such as `iOS 4.2`.
  public let name: String
  /// The first version with this behavior.
  public let firstVersion: OSVersion
  /// Whether it is for apps with the scene-based life cycle.
  public let isForScenes: Bool
  /// The default values of the switches.
  public let settings: Settings
  /// The switches with a changed default.
  public let changedSwitches: [ModelSwitch]

  /// The preceding profile, whose defaults it inherits.
  let base: Profile?
  private let cachedBook = Mutex<RuleBook?>(nil)

  /// Creates a profile that inherits the switches of another one, with some changes.
  init(
    _ name: String,
    firstVersion: OSVersion,
    isForScenes: Bool = false,
    after base: Profile? = nil,
    settings choices: [SettingChoice] = []
  ) {
    self.name = name
    self.firstVersion = firstVersion
    self.isForScenes = isForScenes
    self.base = base
    var settings = base?.settings ?? Settings()
    for choice in choices { settings[choice.modelSwitch] = choice.value }
    self.settings = settings
    changedSwitches = choices.map(\.modelSwitch)
  }

  /// The rules in force; made on first use, since a run needs those of few versions.
  public var book: RuleBook {
    cachedBook.withLock { kept in
      if let kept { return kept }
      let book = RuleBook { [unowned self] in Rule.all(on: $0).filter(has) }
      kept = book
      return book
    }
  }

  /// The rules that the preceding profile does not have, in the order of the table.
  var added: [Rule] { Rule.all.filter { rule in has(rule) && base.map { !$0.has(rule) } ?? true } }

  /// The rules of the preceding profile that are no longer in force.
  var removed: [Rule] {
    Rule.all.filter { rule in !has(rule) && base.map { $0.has(rule) } ?? false }
  }

  /// Returns whether the rule is in force.
  func has(_ rule: Rule) -> Bool {
    (rule.since ?? firstVersion) <= firstVersion && rule.until.map { firstVersion < $0 } ?? true
      && rule.lifeCycle.map { ($0 == .scenes) == isForScenes } ?? true
  }

  /// Returns the first version after an environment's that has the action with its arguments.
  package static func firstVersion(
    supporting action: Action,
    after environment: SimulationEnvironment
  ) -> OSVersion? {
    let current = Profile.of(environment)
    guard !current.book.supports(action) else { return nil }
    return all.first {
      $0.firstVersion > environment.os && $0.isForScenes == current.isForScenes
        && $0.book.supports(action)
    }?.firstVersion
  }
}

extension Rule {
  /// The name of the profile that introduced the rule.
  package var origin: String { Profile.all.first { $0.has(self) }?.name ?? "" }
}

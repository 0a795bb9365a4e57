internal import Synchronization

/// How one OS version, and those after it, behave: the rules that they have, and the defaults of the switches.
public final class Profile: Sendable {
  /// The name, `iOS 4.2`.
  public let name: String
  /// The first version that behaves so.
  public let firstVersion: OSVersion
  /// Whether it is for apps whose scene delegates are called in the life cycle.
  public let isForScenes: Bool
  /// What is new, in one sentence.
  public let summary: String
  /// The values of the switches unless a scenario says otherwise.
  public let settings: Settings
  /// The switches whose default it changes.
  public let changedSwitches: [ModelSwitch]

  /// The profile whose defaults it begins with.
  let base: Profile?
  private let cachedBook = Mutex<RuleBook?>(nil)

  /// Creates a profile whose switches are those of another one, but for some.
  init(
    _ name: String,
    firstVersion: OSVersion,
    isForScenes: Bool = false,
    after base: Profile? = nil,
    summary: String,
    settings choices: [SettingChoice] = []
  ) {
    self.name = name
    self.firstVersion = firstVersion
    self.isForScenes = isForScenes
    self.summary = summary
    self.base = base
    var settings = base?.settings ?? Settings()
    for choice in choices { settings[choice.item] = choice.value }
    self.settings = settings
    changedSwitches = choices.map(\.item)
  }

  /// The rules in force; combined when they are first needed, since a run needs those of few versions.
  public var book: RuleBook {
    cachedBook.withLock { kept in
      if let kept { return kept }
      // By index: a rule that is handed out is copied.
      let chosen = Rule.all.indices.filter { has(Rule.all[$0]) }
      let book = RuleBook(chosen.map { Rule.all[$0] })
      kept = book
      return book
    }
  }

  /// The rules that the profile it follows does not have, in the order of the table.
  var added: [Rule] { Rule.all.filter { rule in has(rule) && base.map { !$0.has(rule) } ?? true } }

  /// The rules of the profile it follows that it does not have.
  var removed: [Rule] {
    Rule.all.filter { rule in !has(rule) && base.map { $0.has(rule) } ?? false }
  }

  /// Whether the rule is in force.
  func has(_ rule: Rule) -> Bool {
    (rule.since ?? firstVersion) <= firstVersion && rule.until.map { firstVersion < $0 } ?? true
      && rule.lifeCycle.map { ($0 == .scenes) == isForScenes } ?? true
  }

  /// The version from which the action exists with its arguments, where it does not yet in that world.
  package static func firstVersion(
    supporting action: Action,
    after world: WorldDescription
  ) -> OSVersion? {
    let current = Profile.of(world)
    guard !current.book.supports(action) else { return nil }
    return all.first {
      $0.firstVersion > world.os && $0.isForScenes == current.isForScenes
        && $0.book.supports(action)
    }?.firstVersion
  }
}

extension Rule {
  /// The name of the profile that brought the rule.
  package var origin: String { Profile.all.first { $0.has(self) }?.name ?? "" }
}

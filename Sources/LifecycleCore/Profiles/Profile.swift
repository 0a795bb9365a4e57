/// How one OS version, and those after it, behave: what it changes in the one before.
public struct Profile: Sendable {
  /// The name, `iOS 4.2`.
  public let name: String
  /// The first version that behaves so.
  public let begins: OSVersion
  /// Whether its apps tell scene delegates of the life cycle.
  public let isForScenes: Bool
  /// What is new, in one sentence.
  public let summary: String
  /// The rules in force.
  public let book: RuleBook
  /// The values of the switches unless a scenario says otherwise.
  public let settings: Settings
  /// The names of the rules that the profile adds or replaces.
  public let added: [String]
  /// The names of the rules that it takes away.
  public let removed: [String]
  /// The switches whose default it changes.
  public let changed: [ModelSwitch]

  /// Creates a profile as a delta of another one: a rule of the same name is replaced where it stands.
  init(
    _ name: String,
    begins: OSVersion,
    isForScenes: Bool = false,
    after base: Profile? = nil,
    summary: String,
    removes: [String] = [],
    adds: [Rule] = [],
    settings choices: [SettingChoice]
  ) {
    self.name = name
    self.begins = begins
    self.isForScenes = isForScenes
    self.summary = summary
    var inherited = zip(base?.book.rules ?? [], base?.book.origins ?? []).map {
      (rule: $0, origin: $1)
    }
    for id in removes {
      guard let index = inherited.firstIndex(where: { $0.rule.id == id }) else {
        preconditionFailure("Internal inconsistency: \(name) removes \(id), which is not there")
      }
      inherited.remove(at: index)
    }
    var all: [(rule: Rule, origin: String)] = []
    for rule in adds {
      if let index = inherited.firstIndex(where: { $0.rule.id == rule.id }) {
        precondition(
          inherited[index].rule.trigger == rule.trigger,
          "Internal inconsistency: \(name) has two rules called \(rule.id)"
        )
        inherited[index] = (rule, name)
      } else {
        all.append((rule, name))
      }
    }
    all += inherited
    book = RuleBook(all.map(\.rule), origins: all.map(\.origin))
    var settings = base?.settings ?? Settings()
    for choice in choices { settings[choice.item] = choice.value }
    self.settings = settings
    added = adds.map(\.id)
    removed = removes
    changed = choices.map(\.item)
  }
}

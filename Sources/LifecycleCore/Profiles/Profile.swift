internal import Synchronization

/// How one OS version, and those after it, behave: what it changes in the one before.
public final class Profile: Sendable {
  /// The name, `iOS 4.2`.
  public let name: String
  /// The first version that behaves so.
  public let begins: OSVersion
  /// Whether its apps tell scene delegates of the life cycle.
  public let isForScenes: Bool
  /// What is new, in one sentence.
  public let summary: String
  /// The values of the switches unless a scenario says otherwise.
  public let settings: Settings
  /// The names of the rules that it takes away.
  public let removed: [String]
  /// The switches whose default it changes.
  public let changed: [ModelSwitch]

  private let base: Profile?
  let adds: [Rule]
  private let keptBook = Mutex<RuleBook?>(nil)

  /// The version from which the action exists as it is told, where it does not yet in that world.
  package static func begin(of action: Action, after world: WorldDescription) -> OSVersion? {
    let current = Profile.of(world)
    guard !current.book.knows(action) else { return nil }
    return all.first {
      $0.begins > world.os && $0.isForScenes == current.isForScenes && $0.book.knows(action)
    }?.begins
  }

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
    self.base = base
    self.adds = adds
    var settings = base?.settings ?? Settings()
    for choice in choices { settings[choice.item] = choice.value }
    self.settings = settings
    removed = removes
    changed = choices.map(\.item)
  }

  /// The names of the rules that the profile adds or replaces.
  public var added: [String] { adds.map(\.id) }

  /// The rules in force; put together when they are first asked for, since a run needs those of few versions.
  public var book: RuleBook {
    keptBook.withLock { kept in
      if let kept { return kept }
      let book = makeBook()
      kept = book
      return book
    }
  }

  /// What each profile adds stands before what it inherits.
  private func makeBook() -> RuleBook {
    var slots: [(rule: Rule, origin: String)?] = []
    var places: [String: Int] = [:]
    var firstSlots: [Int] = []
    for profile in line {
      let first = slots.count
      firstSlots.append(first)
      for id in profile.removed {
        guard let place = places.removeValue(forKey: id) else {
          preconditionFailure(
            "Internal inconsistency: \(profile.name) removes \(id), which is not there"
          )
        }
        slots[place] = nil
      }
      for rule in profile.adds {
        guard let place = places[rule.id] else {
          places[rule.id] = slots.count
          slots.append((rule, profile.name))
          continue
        }
        precondition(
          place < first && slots[place]?.rule.trigger == rule.trigger,
          "Internal inconsistency: \(profile.name) has two rules called \(rule.id)"
        )
        slots[place] = (rule, profile.name)
      }
    }
    var end = slots.count
    var inForce: [(rule: Rule, origin: String)] = []
    inForce.reserveCapacity(end)
    for first in firstSlots.reversed() {
      for case .some(let slot) in slots[first..<end] { inForce.append(slot) }
      end = first
    }
    return RuleBook(inForce.map(\.rule), origins: inForce.map(\.origin))
  }

  /// The profile and all those that it builds on, the first one first.
  private var line: [Profile] { (base?.line ?? []) + [self] }
}

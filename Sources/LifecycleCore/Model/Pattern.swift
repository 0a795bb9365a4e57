/// What rules are matched against.
struct MatchContext {
  var state: AppState
  var place: Place
  /// What lies on top of it.
  var cover: Cover?
  var facts: UInt64
  /// For what the app is launched, woken or brought to the front.
  var occasion: Occasion?
  /// The bit of the action's word; nil to match whatever the action is told.
  var word: UInt32?
}

/// The conditions of a rule, compiled to bits: what is compared for each trigger must not be counted or retained.
struct Pattern {
  private(set) var states = UInt8.max
  private(set) var places = UInt8.max
  /// 0 where the rule does not ask for a cover.
  private(set) var covers: UInt16 = 0
  /// 0 where the rule does not ask for an occasion.
  private(set) var occasions: UInt16 = 0
  private(set) var required: UInt64 = 0
  private(set) var forbidden: UInt64 = 0
  /// Bit 0 stands for no word, bit n for the word before n; 0 where nothing is asked.
  private(set) var told: UInt32 = 0
  private(set) var choiceCount: UInt8 = 0
  private(set) var first = SettingChoice(item: .backgroundLaunch, value: 0)
  private(set) var second = SettingChoice(item: .backgroundLaunch, value: 0)

  /// Holds never.
  static let impossible = Pattern()

  private init() { states = 0 }

  init(_ rule: Rule) { self.init(rule.conditions, of: rule) }

  /// Some of a rule's conditions, as if it had no others.
  init(_ conditions: [Condition], of rule: Rule) {
    for condition in conditions {
      switch condition {
      case .state(let allowed): states &= allowed.reduce(0) { $0 | 1 << $1.rawValue }
      case .front(let allowed): places &= allowed.reduce(0) { $0 | 1 << $1.rawValue }
      case .under(let allowed): covers |= allowed.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
      case .occasion(let allowed): occasions |= allowed.reduce(0) { $0 | $1.mask }
      case .fact(let fact): required |= fact.mask
      case .not(let fact): forbidden |= fact.mask
      case .setting(let choice):
        precondition(choiceCount < 2, "Internal inconsistency: \(rule.id) asks for three switches")
        if choiceCount == 0 { first = choice } else { second = choice }
        choiceCount += 1
      case .told(let words): told = words.reduce(0) { $0 | Self.bit(of: $1, in: rule.trigger) }
      }
    }
  }

  /// The facts that it asks for.
  var facts: UInt64 { required | forbidden }

  /// Whether the conditions hold.
  func matches(_ context: MatchContext, _ settings: Settings) -> Bool {
    guard states & 1 << context.state.rawValue != 0, places & 1 << context.place.rawValue != 0,
      context.facts & required == required, context.facts & forbidden == 0
    else { return false }
    if covers != 0 {
      guard let cover = context.cover, covers & 1 << UInt16(cover.rawValue) != 0 else {
        return false
      }
    }
    if occasions != 0 {
      guard let occasion = context.occasion, occasions & occasion.mask != 0 else { return false }
    }
    if told != 0, let word = context.word, told & word == 0 { return false }
    if choiceCount == 0 { return true }
    return settings[first.item] == first.value
      && (choiceCount == 1 || settings[second.item] == second.value)
  }

  /// The bit of a word of the main parameter of the trigger's action.
  private static func bit(of word: String?, in trigger: Trigger) -> UInt32 {
    guard let word else { return 1 }
    guard case .action(let kind) = trigger, case .word(let words)? = kind.parameters.first?.type,
      let index = words.firstIndex(of: word)
    else { preconditionFailure("Internal inconsistency: no word \(word) in \(trigger)") }
    return 2 << UInt32(index)
  }
}

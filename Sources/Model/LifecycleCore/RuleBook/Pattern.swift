/// The state against which rules are matched.
struct MatchContext {
  var state: AppState
  var front: FrontScreen
  /// The topmost overlay over it.
  var overlay: Overlay?
  var facts: FactSet
  /// The reason for launching or waking the app, or bringing it to the front.
  var reason: LaunchReason?
  /// The bit of the action's word; nil to match any argument.
  var word: UInt32?
}

/// The conditions of a rule, compiled to bit masks, which are compared without reference counting.
///
/// The order and sizes of the properties let a pattern fit into one cache line.
struct Pattern {
  private(set) var states = UInt8.max
  private(set) var fronts = UInt8.max
  /// The switches that the rule requires, followed by `noSwitch`.
  private var switches = (first: Self.noSwitch, second: Self.noSwitch)
  /// The required overlays; 0 if the rule requires none.
  private(set) var overlays: UInt16 = 0
  /// The required launch reasons; 0 if the rule requires none.
  private(set) var reasons: UInt16 = 0
  private(set) var required = FactSet()
  private(set) var forbidden = FactSet()
  /// Bit 0 for an omitted word, bit n for the word at index n - 1; 0 if no argument is required.
  private(set) var arguments: UInt32 = 0
  private var values: (first: Int16, second: Int16) = (0, 0)

  private static let noSwitch = UInt8.max

  /// A pattern that never matches.
  static let impossible = Pattern()

  private init() { states = 0 }

  init(_ rule: Rule) { self.init(rule.conditions, of: rule) }

  /// Compiles the given conditions of a rule, ignoring its others.
  init(_ conditions: [Condition], of rule: Rule) {
    for condition in conditions {
      switch condition {
      case .state(let allowed): states &= allowed.reduce(0) { $0 | 1 << $1.rawValue }
      case .front(let allowed): fronts &= allowed.reduce(0) { $0 | 1 << $1.rawValue }
      case .under(let allowed): overlays |= allowed.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
      case .reason(let allowed): reasons |= allowed.reduce(0) { $0 | $1.mask }
      case .fact(let fact): required.insert(fact)
      case .not(let fact): forbidden.insert(fact)
      case .setting(let choice):
        guard let value = Int16(exactly: choice.value), switches.second == Self.noSwitch else {
          preconditionFailure(
            "Internal inconsistency: \(rule.id) has too many conditions on switches"
          )
        }
        if switches.first == Self.noSwitch {
          (switches.first, values.first) = (choice.modelSwitch.rawValue, value)
        } else {
          (switches.second, values.second) = (choice.modelSwitch.rawValue, value)
        }
      case .argument(let words):
        arguments = words.reduce(0) { $0 | Self.bit(of: $1, in: rule.trigger) }
      }
    }
  }

  /// Returns the pattern without its conditions about other facts, and without those about reasons.
  func restricted(to facts: FactSet) -> Pattern {
    var pattern = self
    pattern.required = required.intersection(facts)
    pattern.forbidden = forbidden.intersection(facts)
    pattern.reasons = 0
    return pattern
  }

  /// The facts that must be true or must be false.
  var facts: FactSet { required.union(forbidden) }

  /// Whether the rule requires any switch.
  var requiresSwitches: Bool { switches.first != Self.noSwitch }

  /// The switches that the rule requires, with their values.
  var choices: [(modelSwitch: UInt8, value: Int64)] {
    [(switches.first, Int64(values.first)), (switches.second, Int64(values.second))]
      .filter { $0.0 != Self.noSwitch }
  }

  /// The pattern of a rule that requires no switches.
  var withoutSwitches: Pattern {
    var pattern = self
    pattern.switches = (Self.noSwitch, Self.noSwitch)
    return pattern
  }

  /// Returns whether all conditions hold.
  func matches(_ context: MatchContext, _ settings: Settings) -> Bool {
    guard states & 1 << context.state.rawValue != 0, fronts & 1 << context.front.rawValue != 0,
      context.facts.isSuperset(of: required), context.facts.isDisjoint(with: forbidden)
    else { return false }
    if overlays != 0 {
      guard let overlay = context.overlay, overlays & 1 << UInt16(overlay.rawValue) != 0 else {
        return false
      }
    }
    if reasons != 0 {
      guard let reason = context.reason, reasons & reason.mask != 0 else { return false }
    }
    if arguments != 0, let word = context.word, arguments & word == 0 { return false }
    return agrees(with: settings)
  }

  /// Returns whether the switches have the required values.
  func agrees(with settings: Settings) -> Bool {
    if switches.first == Self.noSwitch { return true }
    return settings[rawValue: switches.first] == Int64(values.first)
      && (switches.second == Self.noSwitch
        || settings[rawValue: switches.second] == Int64(values.second))
  }

  /// Returns the bit of a word of the main parameter of the trigger's action.
  private static func bit(of word: String?, in trigger: Trigger) -> UInt32 {
    guard let word else { return 1 }
    guard case .action(let kind) = trigger, case .word(let words)? = kind.parameters.first?.type,
      let index = words.firstIndex(of: word)
    else { preconditionFailure("Internal inconsistency: no word \(word) in \(trigger)") }
    return 2 << UInt32(index)
  }
}

extension Rule {
  /// Returns the conditions that do not hold.
  func unmetConditions(in context: MatchContext, _ settings: Settings) -> [Condition] {
    conditions.filter { !Pattern([$0], of: self).matches(context, settings) }
  }
}

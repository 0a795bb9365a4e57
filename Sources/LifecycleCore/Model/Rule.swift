/// What makes a rule apply.
enum Trigger: Hashable {
  /// A user, the system or the app acts.
  case action(ActionKind)
  /// Another rule asks for it.
  case procedure(Procedure)
  /// A moment on the virtual clock has come.
  case timer(Timer)
  /// A change of the device reaches the app.
  case change(Change)
}

/// A condition under which a rule applies.
enum Condition {
  /// The app is in one of these states.
  case state([AppState])
  /// One of these is in front.
  case front([Place])
  /// This lies on top of it.
  case under([Cover])
  case fact(Fact)
  case not(Fact)
  /// The app is launched, woken or brought to the front for one of these.
  case occasion([Occasion])
  case setting(SettingChoice)
  /// The action's main argument is one of these words; `nil` for none given.
  case told([String?])

  static func when(_ item: ModelSwitch, _ word: String) -> Condition {
    .setting(.word(item, word))
  }

  static func when(_ item: ModelSwitch, is isOn: Bool) -> Condition {
    .setting(.flag(item, isOn))
  }
}

/// A row of the table: under these conditions, this trigger has these effects, and here is why.
public final class Rule: Sendable {
  /// The row's name, unique in a profile.
  public let id: String
  /// The statements of the documents that it makes true, in ascending order.
  ///
  /// Without the rule, or one of its effects, one of them would be false; `statements(falseBy:)` knows which.
  public var serves: [StatementID] {
    Set((served + parts.flatMap(\.served)).flatMap(\.statements)).sorted()
  }
  /// Why it is so, in one sentence.
  public let reason: String
  /// Where that stands.
  public let sources: [Source]
  /// How sure it is.
  public let confidence: Confidence

  /// What it makes true by when it applies, and by those of its effects that stand in no part of their own.
  let served: [Served]
  /// Its effects with what each makes true; empty where `served` says all.
  let parts: [RulePart]
  let trigger: Trigger
  let conditions: [Condition]
  let effects: [Effect]

  /// Creates a rule all of whose effects and conditions serve the same statements.
  convenience init(
    _ id: String,
    serves served: [Served],
    on trigger: Trigger,
    if conditions: [Condition] = [],
    do effects: [Effect],
    because reason: String,
    _ confidence: Confidence,
    _ sources: Source...
  ) {
    self.init(
      id,
      serves: served,
      on: trigger,
      if: conditions,
      do: effects,
      because: reason,
      confidence,
      sources
    )
  }

  /// Creates a rule whose effects serve different statements; `served` is what it makes true by when it applies.
  convenience init(
    _ id: String,
    serves served: [Served] = [],
    on trigger: Trigger,
    if conditions: [Condition] = [],
    parts: [RulePart],
    because reason: String,
    _ confidence: Confidence,
    _ sources: Source...
  ) {
    self.init(
      id,
      serves: served,
      on: trigger,
      if: conditions,
      do: parts.flatMap(\.effects),
      parts: parts,
      because: reason,
      confidence,
      sources
    )
  }

  init(
    _ id: String,
    serves served: [Served],
    on trigger: Trigger,
    if conditions: [Condition] = [],
    do effects: [Effect],
    parts: [RulePart] = [],
    because reason: String,
    _ confidence: Confidence,
    _ sources: [Source]
  ) {
    self.id = id
    self.served = served
    self.parts = parts
    self.trigger = trigger
    self.conditions = conditions
    self.effects = effects
    self.reason = reason
    self.confidence = confidence
    self.sources = sources
  }
}

/// Effects of a rule that stand together, and the statements that each of them makes true.
struct RulePart: Sendable {
  let served: [Served]
  let effects: [Effect]

  /// Effects without each of which these statements would be false.
  static func `for`(_ served: Served..., do effects: Effect...) -> RulePart {
    RulePart(served: served, effects: effects)
  }
}

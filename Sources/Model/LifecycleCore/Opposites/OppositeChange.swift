/// A change of the model in an opposite.
enum OppositeChange: Sendable {
  /// Changes each form of the rule with this identifier, where the scope holds: conditions and versions; everywhere, if
  /// there is none.
  case rule(String, RuleEdit, scope: [RuleEdit])
  /// Counts the invariant with this name as violated in every run, or in none.
  case invariant(String, isAlwaysViolated: Bool)
  /// Changes the default of a switch.
  case setting(ModelSwitch, Int64)
}

/// A change of one rule.
///
/// Effects and conditions of the rule are named by their phrases, as `docs/rules.md` prints them.
enum RuleEdit: Sendable {
  /// Removes the rule.
  case removal
  case without(effect: String)
  case with(effect: Effect, EffectPosition)
  case moving(effect: String, EffectPosition)
  case adding(Condition)
  case regardless(of: String)
  /// Sets the first version with the rule.
  case since(OSVersion)
  /// Sets the first version without the rule.
  case until(OSVersion)
}

/// Where an effect is inserted.
enum EffectPosition: Sendable {
  case end
  case before(String)
  case after(String)
  case insteadOf(String)
}

extension Rule {
  /// Returns the rule with a change; nil if it is removed, or has nothing of what the change names.
  ///
  /// A rule with a form for each life cycle has an effect in one of them only.
  func edited(_ edit: RuleEdit) -> Rule? {
    let rule = Rule(copying: self)
    switch edit {
    case .removal: return nil
    case .without(let phrase):
      guard let index = index(ofEffect: phrase) else { return nil }
      rule.parts.remove(at: index)
    case .with(let effect, let position):
      let part = Part(effect: effect, served: [], lifeCycle: nil)
      guard rule.insert(part, position) else { return nil }
    case .moving(let phrase, let position):
      guard let index = index(ofEffect: phrase) else { return nil }
      let part = rule.parts.remove(at: index)
      guard rule.insert(part, position) else { return nil }
    case .adding(let condition): rule.conditions.append(condition)
    case .regardless(let phrase):
      guard let index = conditions.firstIndex(where: { $0.phrase == phrase }) else { return nil }
      rule.conditions.remove(at: index)
    case .since(let version): rule.since = version
    case .until(let version): rule.until = version
    }
    return rule
  }

  /// Returns the rules that take its place with a change that applies only where a scope holds; nil if the rule has
  /// nothing of what the change names.
  ///
  /// Of two rules the first applies where the scope holds, and the rule as it is elsewhere.
  func edited(_ edit: RuleEdit, where scope: [RuleEdit]) -> [Rule]? {
    guard let changed = edited(edit) else { return nil }
    guard !scope.isEmpty else { return [changed] }
    for part in scope {
      switch part {
      case .adding(let condition): changed.conditions.append(condition)
      case .since(let version): changed.since = max(version, since ?? version)
      case .until(let version): changed.until = min(version, until ?? version)
      default: break
      }
    }
    return [changed, self]
  }

  /// Returns the index of the first effect with a phrase.
  private func index(ofEffect phrase: String) -> Int? {
    parts.firstIndex { $0.effect.phrase == phrase }
  }

  /// Inserts a part; returns whether the rule has the effect that the position names.
  private func insert(_ part: Part, _ position: EffectPosition) -> Bool {
    switch position {
    case .end: parts.append(part)
    case .before(let phrase):
      guard let index = index(ofEffect: phrase) else { return false }
      parts.insert(part, at: index)
    case .after(let phrase):
      guard let index = index(ofEffect: phrase) else { return false }
      parts.insert(part, at: index + 1)
    case .insteadOf(let phrase):
      guard let index = index(ofEffect: phrase) else { return false }
      parts[index] = part
    }
    return true
  }
}

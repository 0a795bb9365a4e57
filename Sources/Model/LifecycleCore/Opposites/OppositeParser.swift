/// A parser for the changes of an opposite, joined by `and`.
///
///     resign without "call `applicationWillResignActive:`"
///     resign with "call `applicationDidBecomeActive:`" instead of "call `applicationWillResignActive:`"
///     resign with "post `UIApplicationDidBecomeActiveNotification`"
///     home.background "*enter-background*" before "*resign*"
///     home.background never
///     home.background regardless of "the app is active" and home.background if "the app is inactive"
///     block.dispatch since iOS 5
///     alert.show without "*interrupt*" where "the device is an iPad"
///     push.hand-over with "…" instead of "…" where until iOS 11
///     suspend-after is 60000 ms
///     invariant work-resumed never
///
/// A rule is named by its identifier; effects and conditions, in quotation marks, as `docs/rules.md` prints them. A new
/// effect is `before`, `after` or `instead of` another one, or the last. With `where`, a change of the effects applies only
/// under a condition, or from or up to a version. An invariant is `always` violated, or `never`.
struct OppositeParser {
  /// A part of the text.
  private enum Token: Equatable {
    case word(String)
    case quoted(String)
  }

  private let text: String
  private var tokens: ArraySlice<Token>

  init(_ text: String) {
    self.text = text
    var tokens: [Token] = []
    for (index, part) in text.utf8.split(
      separator: UInt8(ascii: "\""),
      omittingEmptySubsequences: false
    ).enumerated() {
      if index % 2 == 1 {
        tokens.append(.quoted(String(Substring(part))))
      } else {
        tokens += part.split(separator: UInt8(ascii: " ")).map { .word(String(Substring($0))) }
      }
    }
    self.tokens = tokens[...]
  }

  /// Reads all changes.
  mutating func changes() throws(OppositeError) -> [OppositeChange] {
    var changes = [try change()]
    while accepts("and") { changes.append(try change()) }
    guard tokens.isEmpty else { throw unexpected("the end or 'and'") }
    return changes
  }

  private mutating func change() throws(OppositeError) -> OppositeChange {
    if accepts("invariant") { return try invariant() }
    guard case .word(let name)? = tokens.popFirst() else { throw unexpected("a rule or a switch") }
    if accepts("is") { return try setting(name) }
    guard let rules = RuleIndex.rules[name] else {
      throw OppositeError("no rule '\(name)' in '\(text)'")
    }
    let edit = try edit()
    // Each form of a rule with a life cycle of its own has some of its effects.
    guard edit.isRemoval || rules.contains(where: { $0.edited(edit) != nil }) else {
      let all = rules[0].effects.map(\.phrase) + rules[0].conditions.map(\.phrase)
      throw OppositeError(
        "'\(name)' has nothing of that name in '\(text)'; it has \(all.joined(separator: " | "))"
      )
    }
    let scope = try scope()
    for case .adding(.argument(let words)) in scope + [edit]
    where !rules.contains(where: { $0.trigger.takes(words) }) {
      throw OppositeError("'\(name)' has no such argument in '\(text)'")
    }
    return .rule(name, edit, scope: scope)
  }

  /// Reads where a change applies.
  private mutating func scope() throws(OppositeError) -> [RuleEdit] {
    var scope: [RuleEdit] = []
    while accepts("where") {
      if accepts("since") {
        scope.append(.since(try iOSVersion()))
      } else if accepts("until") {
        scope.append(.until(try iOSVersion()))
      } else {
        scope.append(.adding(try RulePhrases.condition(try quoted())))
      }
    }
    return scope
  }

  private mutating func invariant() throws(OppositeError) -> OppositeChange {
    guard case .word(let name)? = tokens.popFirst() else { throw unexpected("an invariant") }
    if accepts("never") { return .invariant(name, isAlwaysViolated: false) }
    guard accepts("always") else { throw unexpected("'always' or 'never'") }
    return .invariant(name, isAlwaysViolated: true)
  }

  private mutating func edit() throws(OppositeError) -> RuleEdit {
    if case .quoted(let phrase)? = tokens.first {
      tokens.removeFirst()
      let position = try position()
      if case .end = position { throw unexpected("'before' or 'after'") }
      return .moving(effect: phrase, position)
    }
    guard case .word(let word)? = tokens.popFirst() else { throw unexpected("a change") }
    switch word {
    case "never": return .removal
    case "without": return .without(effect: try quoted())
    case "with":
      let effect = try RulePhrases.effect(try quoted())
      return .with(effect: effect, try position())
    case "if": return .adding(try RulePhrases.condition(try quoted()))
    case "regardless" where accepts("of"): return .regardless(of: try quoted())
    case "since": return .since(try iOSVersion())
    case "until": return .until(try iOSVersion())
    default:
      throw OppositeError(
        "'\(word)' is not a change in '\(text)': never, without, with, if, regardless of, since iOS, "
          + "until iOS, or an effect with 'before' or 'after'"
      )
    }
  }

  private mutating func position() throws(OppositeError) -> EffectPosition {
    if accepts("before") { return .before(try quoted()) }
    if accepts("after") { return .after(try quoted()) }
    if accepts("instead") {
      guard accepts("of") else { throw unexpected("'of'") }
      return .insteadOf(try quoted())
    }
    return .end
  }

  private mutating func setting(_ name: String) throws(OppositeError) -> OppositeChange {
    guard let modelSwitch = ModelSwitch.allCases.first(where: { $0.name == name }) else {
      throw OppositeError("no switch '\(name)' in '\(text)'")
    }
    guard case .word(let word)? = tokens.popFirst() else { throw unexpected("a value") }
    let value: Int64? =
      switch modelSwitch.type {
      case .word(let words): words.firstIndex(of: word).map(Int64.init)
      case .flag: ["false", "true"].firstIndex(of: word).map(Int64.init)
      default: accepts("ms") ? Int64(word) : nil
      }
    guard let value else { throw OppositeError("'\(name)' has no value '\(word)' in '\(text)'") }
    return .setting(modelSwitch, value)
  }

  private mutating func iOSVersion() throws(OppositeError) -> OSVersion {
    guard accepts("iOS") else { throw unexpected("'iOS'") }
    guard case .word(let word)? = tokens.popFirst(), let version = OSVersion(word) else {
      throw unexpected("a version")
    }
    return version
  }

  private mutating func quoted() throws(OppositeError) -> String {
    guard case .quoted(let phrase)? = tokens.popFirst() else {
      throw unexpected("an effect or a condition in quotation marks")
    }
    return phrase
  }

  private mutating func accepts(_ word: String) -> Bool {
    guard tokens.first == .word(word) else { return false }
    tokens.removeFirst()
    return true
  }

  private func unexpected(_ expected: String) -> OppositeError {
    let rest = tokens.map { token in
      switch token {
      case .word(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }
    return OppositeError(
      "'\(text)' needs \(expected) where it has '\(rest.joined(separator: " "))'"
    )
  }
}

extension Trigger {
  /// Whether it is an action whose main argument can be each of these words.
  fileprivate func takes(_ words: [String?]) -> Bool {
    guard case .action(let kind) = self, case .word(let all)? = kind.parameters.first?.type else {
      return false
    }
    return words.allSatisfy { $0.map(all.contains) ?? true }
  }
}

extension RuleEdit {
  /// Whether the rule is removed.
  var isRemoval: Bool { if case .removal = self { true } else { false } }
}

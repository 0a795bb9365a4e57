/// The stack of rules that are being applied, and the current action.
struct RuleStack {
  /// A rule that is being applied.
  private struct Frame {
    /// The remaining effects, as indices into the book's effects.
    var effects: Range<Int32>
    /// The cause that it represents, as an index into the trace's causes.
    var cause: Int32
  }

  /// The innermost rule; without effects if no rule is being applied.
  private var current = Frame(effects: 0..<0, cause: -1)
  /// The rules around it, the innermost last.
  private var outer: [Frame] = []
  /// The number of nested rules.
  var depth: Int { outer.count }
  /// The cause of current events, as an index into the trace's causes; -1 for none.
  var cause: Int32 { current.cause }

  /// The current action.
  var action = Action(.tapIcon) {
    didSet { wordBit = action.wordBit }
  }
  /// The bit of the action's word, against which every rule is matched.
  private(set) var wordBit: UInt32 = 1
  /// The actions that the current one still consists of, each with its cause, the next one last.
  private var parts: [(kind: ActionKind, cause: Int32)] = []
  /// Whether code of the app ran in the background since suspension was last considered.
  var ranInBackground = false
  /// The remaining step limit of changed rules; unchanged ones always terminate.
  private var stepsLeft = 20_000

  init() { outer.reserveCapacity(16) }

  /// Begins to apply a rule, given the indices of its effects.
  mutating func push(_ effects: Range<Int32>, cause: Int32) {
    outer.append(current)
    current = Frame(effects: effects, cause: cause)
  }

  /// Removes and returns the next effect, as an index; nil if the rules above a depth are finished.
  mutating func nextEffect(above depth: Int = 0) -> Int? {
    while outer.count > depth {
      if let next = current.effects.first {
        current.effects = next + 1..<current.effects.upperBound
        return Int(next)
      }
      current = outer.removeLast()
    }
    return nil
  }

  /// Puts the last returned effect back.
  mutating func repeatEffect() {
    current.effects = current.effects.lowerBound - 1..<current.effects.upperBound
  }

  /// Abandons all rules.
  mutating func removeAll() {
    guard let first = outer.first else { return }
    current = first
    outer.removeAll(keepingCapacity: true)
  }

  /// Adds an action to those that the current one consists of.
  mutating func add(part kind: ActionKind) { parts.insert((kind, cause), at: 0) }

  /// Removes and returns the next action that the current one consists of; nil if there is none.
  mutating func takePart() -> (kind: ActionKind, cause: Int32)? {
    parts.isEmpty ? nil : parts.removeLast()
  }

  /// Removes the actions that the current one still consists of.
  mutating func removeParts() { if !parts.isEmpty { parts.removeAll() } }

  /// Counts a step of changed rules; returns true if they seem not to terminate.
  mutating func exceedsStepLimit() -> Bool {
    stepsLeft -= 1
    return stepsLeft < 0
  }
}

/// The rules that are being applied, and the action that is handled.
struct Agenda {
  /// A rule at work.
  private struct Frame {
    /// Its effects that are left, by their indices in the book's effects.
    var effects: Range<Int32>
    /// The cause that it is, by its index in the trace's causes.
    var cause: Int32
  }

  /// The innermost rule; one without effects where none is at work.
  private var current = Frame(effects: 0..<0, cause: -1)
  /// The rules around it, the innermost last.
  private var outer: [Frame] = []
  /// How many rules are at work, one within the other.
  var depth: Int { outer.count }
  /// The cause of what happens now, by its index in the trace's causes; -1 for none.
  var cause: Int32 { current.cause }

  /// The action that is handled.
  var action = Action(.tapIcon) {
    didSet { wordBit = action.wordBit }
  }
  /// The bit of the action's word, which every rule is matched against.
  private(set) var wordBit: UInt32 = 1
  /// Whether code of the app ran in the background since suspension was last considered.
  var ranInBackground = false
  /// How many more steps changed rules may take; those of a profile have an end.
  private var stepsLeft = 20_000

  init() { outer.reserveCapacity(16) }

  /// Begins with a rule, by the indices of its effects.
  mutating func push(_ effects: Range<Int32>, cause: Int32) {
    outer.append(current)
    current = Frame(effects: effects, cause: cause)
  }

  /// Takes the next effect, by its index in the book's effects; nil where the rules above a depth are done.
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

  /// Puts the effect that was taken last back.
  mutating func repeatEffect() {
    current.effects = current.effects.lowerBound - 1..<current.effects.upperBound
  }

  /// Abandons all rules.
  mutating func removeAll() {
    guard let first = outer.first else { return }
    current = first
    outer.removeAll(keepingCapacity: true)
  }

  /// Counts a step of changed rules; true where they seem to have no end.
  mutating func exceedsStepLimit() -> Bool {
    stepsLeft -= 1
    return stepsLeft < 0
  }
}

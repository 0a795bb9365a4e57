/// The rules that are being applied, and the action that is handled.
struct Agenda {
  /// A rule at work, and its next effect.
  struct Frame {
    /// The next effect, by its index in the book's effects.
    var next: Int32
    /// The index behind its last effect.
    var end: Int32
    /// The cause that it is, by its index in the trace's causes.
    var cause: Int32
  }

  /// The innermost last.
  var frames: [Frame] = []
  var action = Action(.tapIcon) {
    didSet { wordBit = action.wordBit }
  }
  /// The bit of the action's word, which every rule is matched against.
  private(set) var wordBit: UInt32 = 1
  /// Whether code of the app ran in the background since suspension was last considered.
  var ranInBackground = false
  /// How many more steps changed rules may take; those of a profile have an end.
  private var stepsLeft = 20_000

  init() { frames.reserveCapacity(16) }

  /// Takes the next effect, by its index in the book's effects; nil where the rules above a depth are done.
  mutating func nextEffect(above depth: Int = 0) -> Int? {
    while frames.count > depth {
      let last = frames.count - 1
      let next = frames[last].next
      if next < frames[last].end {
        frames[last].next = next + 1
        return Int(next)
      }
      frames.removeLast()
    }
    return nil
  }

  /// Counts a step of changed rules; true where they seem to have no end.
  mutating func runsAway() -> Bool {
    stepsLeft -= 1
    return stepsLeft < 0
  }
}

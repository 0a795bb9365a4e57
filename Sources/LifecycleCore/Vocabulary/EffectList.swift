/// A list of a step that is exact about effects of one kind.
///
/// To add one: its case here, and the effects that name it in their catalogue.
public enum EffectList: String, CaseIterable, Sendable {
  /// What the system does, and what comes of the app's requests.
  case effects
  /// Which objects are made, owned, sent messages and deallocated.
  case objects
  /// Which work is given away, and where it runs.
  case threads

  /// What its items are, for a diagnostic.
  public var one: String {
    switch self {
    case .effects: "effect"
    case .objects: "object event"
    case .threads: "thread event"
    }
  }

  /// What it lists, in one sentence.
  public var summary: String {
    switch self {
    case .effects: "what happens without a call or a notification"
    case .objects: "what becomes of the objects that the scenario describes"
    case .threads: "what becomes of the work that the app gives away"
    }
  }
}

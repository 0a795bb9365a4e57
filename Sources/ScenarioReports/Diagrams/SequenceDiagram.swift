public import LifecycleCore

/// What happened in a run as messages between participants; time runs downward, one row after the other.
public struct SequenceDiagram: Diagram, Hashable, Sendable {
  /// Something that one participant sends to another, or does by itself.
  public struct Message: Hashable, Sendable {
    /// What it represents.
    public enum Kind: Hashable, Sendable {
      /// Something that the user, the system or the app does.
      case action
      /// A call of a delegate, of an expiration handler or of a view controller.
      case call
      /// A notification.
      case notification
      /// An event that is delivered to an object of the interface.
      case event
      /// Anything else.
      case effect
    }

    /// What it represents.
    public var kind: Kind
    /// Who sends it.
    public var from: Lifeline
    /// Who receives it; the sender, if it does something by itself.
    public var to: Lifeline
    /// The label of the arrow.
    public var text: String
  }

  /// The color of a state, which shows how far an app or a scene is from the user.
  public enum Tone: String, CaseIterable, Sendable {
    case gone, inactive, active, background, suspended
  }

  /// What a row shows.
  public enum Row: Hashable, Sendable {
    /// A message.
    case message(Message)
    /// The app or its scene enters a state.
    case state(Lifeline, String, Tone)
    /// Virtual time passes.
    case pause(VirtualTime, until: VirtualTime)
    /// The process is terminated; the text is the reason.
    case end(String)
  }

  /// Something that lasts from one row to another, such as a background task.
  public struct Span: Hashable, Sendable {
    /// What it represents.
    public enum Kind: Hashable, Sendable {
      /// A background task.
      case task
      /// Work that keeps the main thread busy.
      case busy
      /// Work on a background thread.
      case thread
    }

    /// What it represents.
    public var kind: Kind
    /// The participant that it belongs to.
    public var lifeline: Lifeline
    /// Its name.
    public var name: String
    /// The rows in which it begins and ends; it ends after the last one if it continues.
    public var rows: ClosedRange<Int>
    /// How many others were in progress on the same lifeline when it began.
    public var depth: Int
  }

  /// The title, such as the name of a test case.
  public var title: String
  /// Where it comes from: the version, the device, the file.
  public var subtitle: String
  /// The rows, from the top.
  public var rows: [Row] = []
  /// What lasts longer than a row.
  public var spans: [Span] = []

  /// Creates a diagram without rows.
  public init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// From left to right: the participants of every run, and others if they take part.
  public var lifelines: [Lifeline] {
    var found: Set<Lifeline> = [.user, .system, .application, .appDelegate]
    for row in rows {
      switch row {
      case .message(let message): found.formUnion([message.from, message.to])
      case .state(let lifeline, _, _): found.insert(lifeline)
      case .pause, .end: break
      }
    }
    found.formUnion(spans.map(\.lifeline))
    return found.sorted()
  }

  /// The diagram in words: who takes part, and the states and terminations of the app in order.
  public var summary: String {
    let messages = rows.count { if case .message = $0 { true } else { false } }
    let states = rows.compactMap { row -> String? in
      switch row {
      case .state(.application, let name, _): name
      case .end(let reason): "terminated (\(reason))"
      default: nil
      }
    }
    let participants = lifelines.map(\.name).joined(separator: ", ")
    let start =
      "Sequence diagram of \(messages.counted("message")) between \(participants)."
    return states.isEmpty
      ? start : "\(start) The app is \(states.joined(separator: ", then "))."
  }
}

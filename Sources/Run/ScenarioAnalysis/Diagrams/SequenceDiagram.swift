@_spi(Package) package import LifecycleCore
internal import ScenarioReports

/// A run as messages between participants; time passes downward, one row at a time.
package struct SequenceDiagram: Diagram, Hashable, Sendable {
  /// A message from one participant to another, or to itself.
  package struct Message: Hashable, Sendable {
    /// The kind of a message.
    package enum Kind: Hashable, Sendable {
      /// An action of the user, the system or the app.
      case action
      /// A call to a delegate, an expiration handler or a view controller.
      case call
      /// A notification.
      case notification
      /// An event that is delivered to a user interface object.
      case event
      /// Any other effect.
      case effect
    }

    /// The kind of the message.
    package var kind: Kind
    /// The sender.
    package var from: Lifeline
    /// The receiver; equal to the sender if the participant acts on its own.
    package var to: Lifeline
    /// The label of the arrow.
    package var text: String
  }

  /// The color of a state, which shows how far an app or a scene is from the foreground.
  package enum Tone: String, CaseIterable, Sendable {
    case gone, inactive, active, background, suspended
  }

  /// A row of the diagram.
  package enum Row: Hashable, Sendable {
    /// A message.
    case message(Message)
    /// The app or its scene enters a state.
    case state(Lifeline, String, Tone)
    /// Virtual time passes.
    case pause(VirtualTime, until: VirtualTime)
    /// The process is terminated; the text is the reason.
    case end(String)
  }

  /// An activity that lasts from one row to another, such as a background task.
  package struct Span: Hashable, Sendable {
    /// The kind of an activity.
    package enum Kind: Hashable, Sendable {
      /// A background task.
      case task
      /// Work that keeps the main thread busy.
      case busy
      /// Work on a background thread.
      case thread
    }

    /// The kind of the activity.
    package var kind: Kind
    /// The participant that it belongs to.
    package var lifeline: Lifeline
    /// Its name.
    package var name: String
    /// The rows in which it begins and ends; the end is after the last row if it continues.
    package var rows: ClosedRange<Int>
    /// The number of other spans in progress on the same lifeline when it began.
    package var depth: Int
  }

  /// The title, such as the name of a test case.
  package var title: String
  /// The version, the device, and the file.
  package var subtitle: String
  /// The rows, from the top.
  package var rows: [Row] = []
  /// Activities that last longer than a row.
  package var spans: [Span] = []

  /// Creates a diagram without rows.
  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The participants from left to right: those of every diagram, and others that take part.
  package var lifelines: [Lifeline] {
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

  /// A description in plain English: the participants, and the states and terminations of the app in order.
  package var summary: String {
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

public import LifecycleCore

/// An action of the search, or a time that passes.
public enum RecordingMove: Hashable, Sendable {
  /// An action of the user or the system.
  case action(Action)
  /// Nothing happens for a while.
  case wait(VirtualTime)
}

/// A move, and the lines that it explains.
public struct RecordingStep: Sendable {
  /// The move.
  public var move: RecordingMove
  /// The indices of its lines in the recording.
  public var lines: Range<Int>
  /// The state of the app after it.
  public var state: AppState
}

/// The result of checking a recording.
public enum RecordingOutcome: Sendable {
  /// The recording is possible; these moves lead to it.
  case possible([RecordingStep])
  /// No moves lead to the line with this index: after these moves the model allows only other terms.
  ///
  /// The search is not exhaustive if it was given up after `budget` moves.
  case impossible(line: Int, after: [RecordingStep], possible: [Term], isExhaustive: Bool)
}

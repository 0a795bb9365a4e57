@_spi(Package) internal import LifecycleCore

/// The moves that can matter to a recording; of actions with the same effects, one is enough.
struct RelevantMoves {
  private let kinds: [ActionKind]
  /// The names of the scenes, if there are several.
  private let scenes: [String]

  /// Finds the actions that can lead to calls or notifications that would have been recorded.
  ///
  /// What an app is opened for matters, too, where launch options were recorded.
  init(observed: Set<Term>, comparesOptions: Bool, scenes: [String]) {
    self.scenes = scenes
    kinds = ActionKind.recorded.filter { kind in
      if kind.recordings?.frequency == .oftenWithWindows, scenes.isEmpty { return false }
      let terms = kind.recordedTerms
      return terms.isEmpty || comparesOptions && kind.payload != nil
        || terms.contains(where: observed.contains)
    }
  }

  /// Returns the moves that are possible in a situation, the most common ones first.
  func all(from simulator: Simulator) -> [RecordingMove] {
    kinds.filter(simulator.canPerform)
      .flatMap { kind in Action.samples(of: kind, scenes).map { .action($0) } }
      + [.wait(.seconds(10))]
  }
}

extension RecordingMove {
  /// Returns how improbable the move is, from 0 for what is in most recordings.
  ///
  /// Apps die seldom while they are in front, unless the user removes them; in the background it is common.
  func rank(endingProcess: Bool, inFront: Bool) -> Int {
    guard case .action(let action) = self else { return 0 }
    if endingProcess, action.kind.actor == .system {
      return inFront || action.kind == .reboot ? 9 : 4
    }
    switch action.kind.recordings?.frequency {
    case .mostOften: return 0
    case .often, .oftenWithWindows: return 1
    case .seldom, nil: return 3
    }
  }
}

extension RecordingMove {
  /// How much more improbable all but a call is, where a log mentions one.
  private static let excessNearCall = 4

  /// Whether it is what happens to a call.
  var isCall: Bool {
    if case .action(let action) = self { ActionKind.calls.contains(action.kind) } else { false }
  }

  /// Returns how improbable the move is as the explanation of a line, from how improbable it is elsewhere.
  func rank(_ rank: Int, at line: Recording.Line) -> Int {
    guard line.isNearCall else { return rank }
    return isCall ? 0 : rank + Self.excessNearCall
  }
}

extension ActionKind {
  /// What happens to a call that rings.
  fileprivate static let calls: [ActionKind] = [.incomingCall, .acceptCall, .declineCall, .endCall]

  /// The actions that recordings contain, the most common ones first.
  fileprivate static let recorded: [ActionKind] = RecordedAction.Frequency.allCases
    .flatMap { frequency in allCases.filter { $0.recordings?.frequency == frequency } }

  /// What a recording contains of the action that it contains of no other; empty for all else.
  fileprivate var recordedTerms: [Term] {
    let methods =
      (payload.map { PayloadDelivery.handlers(of: [$0]) } ?? []) + (recordings?.calls ?? [])
    return methods.map { .call($0) } + (recordings?.notifications ?? []).map { .notification($0) }
  }
}

extension Action {
  /// Returns the action with each combination of arguments that may lead to different calls.
  fileprivate static func samples(of kind: ActionKind, _ scenes: [String]) -> [Action] {
    var samples: [[ArgumentValue]] = [[]]
    for parameter in kind.parameters {
      let namesScene = !scenes.isEmpty && parameter.type.isName(of: .scenes)
      // A window that is opened or closed without a name has one of these names, too.
      let canBeAny = parameter.type.isName(of: EnumSet([.receivingScene]))
      let values =
        namesScene
        ? scenes.map { .text($0) } + (canBeAny ? [.absent] : [])
        : values(of: parameter, kind)
      samples = samples.flatMap { sample in values.map { sample + [$0] } }
    }
    return samples.map { Action(kind, $0) }
  }

  private static func values(of parameter: Parameter, _ kind: ActionKind) -> [ArgumentValue] {
    switch parameter.type {
    case .word where kind.recordings?.arguments == .alike:
      [parameter.isRequired ? .word(0) : .absent]
    // A notification needs a name to be passed to a scene that connects.
    case .name(.payload): [.text("example")]
    case _ where kind == .openUniversalLink && parameter.isRequired: [.text("https://example.com")]
    case .word(let words): words.indices.map { .word($0) }
    case _ where !parameter.isRequired: [.absent]
    case .integer: [.integer(1)]
    default: [.text("example")]
    }
  }
}

extension Action {
  /// Returns the action that opens a window beside the others.
  static func opening(_ scene: String) -> Action { Action(.openWindow, [.text(scene), .absent]) }
}

internal import LifecycleCore

/// A moment in the words of a failure's headline.
extension Moment {
  /// The moment as a noun.
  var words: String {
    switch self {
    case .call(_, let method): method.selector
    case .notification(_, let name): name.name
    case .effect(_, let effect): "\(effect.list.one) \(effect.word)"
    case .event(_, let event): "event \(event.word)"
    case .viewCall(_, let method): method.selector
    case .state(let state, _): "state \(state.word)"
    case .action(let kind, _, let arguments):
      if let given = kind.words(of: arguments) {
        "'\(kind.actor.rawValue): {\(kind.word): \(given)}'"
      } else {
        "'\(kind.actor.rawValue): \(kind.word)'"
      }
    case .terminated(let reason, _): "termination (\(reason.word))"
    case .any(let moments): moments.map(\.words).joined(separator: " or ")
    }
  }

  /// That it happened: `applicationDidBecomeActive: was called`.
  var happened: String {
    switch self {
    case .call, .viewCall: "\(words) was called"
    case .notification: "\(words) was posted"
    case .event: "\(words) was received"
    case .state: "\(words) was entered"
    case .effect, .action, .terminated, .any: "\(words) happened"
    }
  }

  /// That it did not happen, perhaps in a certain time: `expected applicationDidBecomeActive:, not called`.
  func missing(_ time: String = "") -> String {
    let absent =
      switch self {
      case .call, .viewCall: "not called"
      case .notification: "not posted"
      case .event: "not received"
      case .state: "not entered"
      case .effect, .action, .terminated, .any: "did not happen"
      }
    return "expected \(words)\(time), \(absent)"
  }

  /// What a rule, or the app, must bring about for the moment to come; nil where that is more than one thing.
  var outcome: Failure.Missing? {
    switch self {
    case .call(_, let method): .outcome(.call(method))
    case .notification(_, let name): .outcome(.notification(name))
    case .effect(_, let effect): .outcome(.effect(effect))
    case .state(let state, _): .outcome(.state(state))
    case .terminated(let reason, _): .outcome(.termination(reason))
    case .action(let kind, _, _): kind.actor == .app ? .action(kind) : nil
    case .event, .viewCall, .any: nil
    }
  }
}

extension ActionKind {
  /// Its arguments, as far as a word or two can name them.
  fileprivate func words(of arguments: [ArgumentValue]) -> String? {
    let given = zip(parameters, arguments).compactMap { parameter, value -> String? in
      switch value {
      case .absent, .actions: return nil
      case .text(let text): return text
      case .duration(let time): return "\(time)"
      case .count(let count): return "\(count)"
      case .flag(let flag): return "\(parameter.name): \(flag)"
      case .word(let index):
        guard case .word(let words) = parameter.type, words.indices.contains(index) else {
          return nil
        }
        return words[index]
      }
    }
    return given.isEmpty ? nil : given.joined(separator: ", ")
  }
}

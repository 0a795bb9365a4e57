extension Effect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let procedure): procedure.words
    case .performIfAgreed(let procedure): "\(procedure.words), if the answer was yes"
    case .call(let method): "call `\(method.selector)`"
    case .callFirst(let first, let second, let third):
      "call the first that is implemented of "
        + Self.distinct([first, second, third]).map { "`\($0.selector)`" }.joined(separator: ", ")
    case .post(let name): "post `\(name.name)`"
    case .startProcess(let state): "start the process, \(state.word)"
    case .become(let state): "the app is \(state.word)"
    case .scene(let state): "the scene is \(state.word)"
    case .endProcess(let reason): "end the process (`\(reason.word)`)"
    case .read(let state):
      state.map { "the app reads \($0.word) from here on" } ?? "the app reads its state again"
    case .note(let effect): "`\(effect.word)`"
    case .begin(let limit): "the limit of \(limit.words) begins"
    case .end(let limit): "the limit of \(limit.words) ends"
    case .takeURL: "the URL waits to be handed over"
    case .dropURL: "nothing waits to be handed over any more"
    case .run(let operation): operation.words
    }
  }

  private static func distinct(_ methods: [DelegateMethod?]) -> [DelegateMethod] {
    methods.reduce(into: []) { result, method in
      if let method, !result.contains(method) { result.append(method) }
    }
  }
}

extension Limit {
  fileprivate var words: String {
    switch self {
    case .launch: "the launch"
    case .enterBackground: "entering the background"
    case .terminate: "termination"
    case .resume: "the return"
    }
  }
}

internal import LifecycleCore

/// Something that the model did, as a line of a recording could show it.
struct ModelEvent {
  let event: Recording.Event
  let reads: AppState?
  /// The names of the launch or connection options; nil for a call that has none.
  let options: Set<String>?
  /// The scene that it is about, in an app that supports several; nil if it is about the app.
  var scene: String?

  /// Returns what the model did since an index of its trace: observed terms, and starts and ends of processes.
  static func all(
    of simulator: Simulator,
    since first: Int,
    isRunning: Bool,
    observed: Set<Term>
  ) -> [ModelEvent] {
    var isRunning = isRunning
    return simulator.trace.entries[first...].compactMap { entry in
      switch entry.term {
      case .state where !isRunning:
        isRunning = true
        return ModelEvent(event: .processStarted, reads: nil, options: nil)
      case .termination:
        isRunning = false
        return ModelEvent(event: .processEnded, reads: nil, options: nil)
      default:
        guard observed.contains(entry.term) else { return nil }
        let details = simulator.trace.details(of: entry)
        var scene: String?
        if case .text(let name)? = details?[.scene] { scene = name }
        return ModelEvent(
          event: .term(entry.term),
          reads: entry.reads,
          options: entry.term.options(in: details),
          scene: scene
        )
      }
    }
  }

  /// The term; nil for the start or end of a process.
  var term: Term? {
    if case .term(let term) = event { term } else { nil }
  }

  /// Whether both are about scenes, and about different ones, whose order is not documented.
  func isOfAnotherScene(than other: ModelEvent) -> Bool {
    guard let scene, let otherScene = other.scene else { return false }
    return scene != otherScene
  }

  /// Whether a line shows it; what the app reads is not compared where its order is open.
  func isShown(by line: Recording.Line, comparingState: Bool) -> Bool {
    guard line.event == event else { return false }
    if let recorded = line.scene, let scene, recorded != scene { return false }
    if comparingState, let reads = line.reads, reads != self.reads { return false }
    guard let options, let recorded = line.options else { return true }
    return options == recorded
  }
}

extension Term {
  /// Returns the names of the options that a call receives; nil if it receives none, whatever happens.
  fileprivate func options(in details: Details?) -> Set<String>? {
    switch self {
    case .call(.willFinishLaunching), .call(.didFinishLaunching):
      guard case .mapping(let options)? = details?[.options] else { return [] }
      // A link in a message or a web page names no app.
      return Set(options.keys).subtracting([Detail.sourceApplication.word])
    case .call(.sceneWillConnect):
      let names = (details?.items ?? []).map(\.detail)
      let ownNames: [Detail] = [.stateRestorationActivity, .scene, .configuration]
      return Set(names.filter { !ownNames.contains($0) }.map(\.word))
    default: return nil
    }
  }
}

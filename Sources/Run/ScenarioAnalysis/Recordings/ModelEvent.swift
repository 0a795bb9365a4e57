@_spi(Package) internal import LifecycleCore

/// Something that the model did, as a line of a recording could show it.
struct ModelEvent: Hashable {
  let event: Recording.Event
  let reads: AppState?
  /// The names of the launch or connection options; nil for a call that has none.
  let options: Set<String>?
  /// Why the process ended, if it is about that.
  var end: TerminationReason?
  /// The scene that it is about, in an app that supports several; nil if it is about the app.
  var scene: String?

  /// Returns what the model did in a trace: observed terms, and starts and ends of processes.
  static func all(
    in trace: Trace,
    isRunning: Bool,
    observed: Set<Term>
  ) -> [ModelEvent] {
    var isRunning = isRunning
    return trace.entries.compactMap { entry in
      switch entry.term {
      case .state where !isRunning:
        isRunning = true
        return ModelEvent(event: .processStarted, reads: nil, options: nil)
      case .termination(let reason):
        isRunning = false
        return ModelEvent(event: .processEnded, reads: nil, options: nil, end: reason)
      default:
        guard observed.contains(entry.term) else { return nil }
        let details = trace.details(of: entry)
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
    guard line.mayBe(event) else { return false }
    if let recorded = line.end, recorded != end { return false }
    if let recorded = line.scene, let scene, recorded != scene { return false }
    if comparingState, let reads = line.reads, reads != self.reads { return false }
    guard let options, let recorded = line.options else { return true }
    return options == recorded
  }
}

extension Term {
  /// The names of options that the recording of a call can list; nil if the call has no options.
  var optionNames: [String]? {
    switch self {
    case .call(.willFinishLaunching), .call(.didFinishLaunching): Self.launchOptions
    case .call(.sceneWillConnect): Self.connectionOptions
    default: nil
    }
  }

  /// Without the app that asks to open a URL: a link in a message or a web page names none.
  private static let launchOptions = Application.LaunchOptionsKey.reasons.map(\.rawValue).sorted()

  /// Without what is about the scene itself or about how a URL is opened, and not the reason for the call.
  private static let connectionOptions: [String] = {
    let others: Set<Detail> = [.stateRestorationActivity, .scene, .configuration, .openInPlace]
    return DelegateMethod.sceneWillConnect.row.arguments.filter { !others.contains($0) }
      .map(\.word).sorted()
  }()

  /// Returns the names of the options that a call receives; nil if it receives none, whatever happens.
  fileprivate func options(in details: Details?) -> Set<String>? {
    guard let optionNames else { return nil }
    var names = (details?.items ?? []).map(\.detail.word)
    if case .mapping(let options)? = details?[.options] { names = Array(options.keys) }
    return Set(names).intersection(optionNames)
  }
}

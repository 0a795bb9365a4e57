@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
package import ScenarioRunner

extension SequenceDiagram {
  /// Creates the diagram of a case.
  ///
  /// - Parameters:
  ///   - record: The case.
  ///   - trace: The trace of the case.
  ///   - path: The path of its file.
  ///   - first: The first step to draw, counted from 1; the diagram starts with the state before it.
  package init(_ record: CaseResult, _ trace: TraceRecord, of path: String, from first: Int = 1) {
    let subtitle = ["iOS \(record.ios)", record.device, path].filter { !$0.isEmpty }
    self.init(
      title: VisibleText.of(record.name),
      subtitle: VisibleText.of(subtitle.joined(separator: ", "))
    )
    var writer = SequenceWriter(self, trace, from: first - 1)
    for step in trace.steps.dropFirst(first - 1) { writer.add(step) }
    self = writer.finished()
  }
}

/// Turns the entries of a trace into rows.
private struct SequenceWriter {
  private var diagram: SequenceDiagram
  private var now = VirtualTime.zero
  /// Whether views and view controllers have their own lifelines.
  private let showsInterface: Bool
  /// The names of view controllers; other receivers of events are views.
  private let viewControllers: Set<String>
  private let trace: TraceRecord
  /// The lifeline that runs the app's code on the main thread.
  private var codeLifeline = Lifeline.appDelegate
  /// The lifeline whose code causes the current entry.
  private var performer = Lifeline.appDelegate
  /// Activities that last longer than a row.
  private var spans = SpanTracker()
  /// The names of the scenes, in order, if several take part.
  private let scenes: [String]
  /// The scene that the current entry, or the next one that names a scene, is about.
  private var scene: String?

  /// Starts with the state before the step at an index.
  init(_ diagram: SequenceDiagram, _ trace: TraceRecord, from index: Int) {
    self.diagram = diagram
    self.trace = trace
    let step = trace.steps.prefix(index).last
    now = step?.end ?? .zero
    let drawn = trace.steps.dropFirst(index).flatMap(\.entries)
    showsInterface = drawn.contains { $0.kind == .views || $0.kind == .events }
    // Earlier entries also show which objects are view controllers.
    viewControllers = Set(trace.entries.filter { $0.kind == .views }.compactMap(\.receiver))
    scenes = trace.sceneNames
    let state = step?.state ?? .notRunning
    self.diagram.rows.append(.state(.application, Self.displayName(state.word), state.tone))
    if !scenes.isEmpty, let step {
      for name in scenes {
        let state = step.state(ofScene: name)
        let row = SequenceDiagram.Row.state(
          lifeline(ofScene: name),
          Self.displayName(state.word),
          state.tone
        )
        self.diagram.rows.append(row)
      }
    } else if let scene = step?.scene, scene != .unattached {
      self.diagram.rows.append(.state(.sceneDelegate, Self.displayName(scene.word), scene.tone))
    }
  }

  mutating func add(_ step: StepRecord) {
    codeLifeline = .appDelegate
    let entries = step.entries
    // A scene is made before anything names it.
    var named: [String?] = []
    for entry in entries.reversed() { named.append(entry.scene ?? named.last ?? nil) }
    for (entry, name) in zip(entries, named.reversed()) {
      advance(to: entry.time)
      scene = name ?? scene
      performer = trace.isOffMainThread(entry, in: step) ? .backgroundThread : codeLifeline
      add(entry)
    }
    advance(to: step.end)
  }

  func finished() -> SequenceDiagram {
    var diagram = diagram
    diagram.spans = spans.all(until: diagram.rows.count)
    return diagram
  }

  // MARK: - Time and spans

  private mutating func advance(to time: VirtualTime) {
    guard time > now else { return }
    if case .pause(let length, _)? = diagram.rows.last {
      diagram.rows.removeLast()
      diagram.rows.append(.pause(length + (time - now), until: time))
    } else {
      diagram.rows.append(.pause(time - now, until: time))
    }
    now = time
    spans.end(through: time, at: lastRow)
  }

  private var lastRow: Int { diagram.rows.count - 1 }

  // MARK: - Entries

  private mutating func add(_ entry: EntryRecord) {
    let isOfScene = entry.isOfSceneDelegate
    // The lifeline already shows the thread and the scene.
    var shown = entry
    shown.details.all.removeAll {
      $0.name == Detail.thread.word || isOfScene && !scenes.isEmpty && $0.name == Detail.scene.word
    }
    let given = shown.given.joined(separator: ", ")
    let text = VisibleText.of(given.isEmpty ? entry.text : "\(entry.text) \(given)")
    switch entry.kind {
    case .userActions: send(.action, .user, .system, text)
    case .systemActions: send(.action, .system, .system, text)
    case .appActions, .customActions: addAction(entry, text)
    case .calls:
      codeLifeline = isOfScene ? lifeline(ofScene: scene) : .appDelegate
      send(.call, .application, codeLifeline, text)
    case .tasks:
      codeLifeline = .appDelegate
      send(.call, .application, codeLifeline, "expiration handler of \(VisibleText.of(entry.text))")
    case .notifications: send(.notification, .application, .notificationCenter, text)
    case .views:
      codeLifeline = .viewControllers
      send(.call, .application, codeLifeline, entry.nameAndReceiver)
    case .events:
      let receiver = lifeline(of: entry)
      send(.event, .application, receiver, entry.nameAndReceiver)
      // The following entries are caused by the receiver's code.
      codeLifeline = receiver == .application ? .appDelegate : receiver
    case .states:
      let tone = AppState.allCases.first { $0.word == entry.text }?.tone ?? .gone
      diagram.rows.append(.state(.application, Self.displayName(entry.text), tone))
    case .scenes:
      let tone = SceneState.allCases.first { $0.word == entry.text }?.tone ?? .gone
      let scene = given.isEmpty ? "" : " (\(given))"
      let row = SequenceDiagram.Row.state(
        lifeline(ofScene: entry.scene),
        Self.displayName(entry.text) + scene,
        tone
      )
      diagram.rows.append(row)
    case .terminations:
      let summary = TerminationReason.allCases.first { $0.word == entry.text }?.summary
      diagram.rows.append(.end(summary.map { "\(entry.text): \($0)" } ?? entry.text))
      spans.endAll(at: lastRow)
    default: addEffect(entry, text)
    }
  }

  private mutating func addAction(_ entry: EntryRecord, _ text: String) {
    let kind = ActionKind.allCases.first { $0.word == entry.text }
    send(.action, performer, (kind?.receiver).map(Lifeline.init) ?? performer, text)
    let name = entry.name ?? "task"
    if kind == .beginBackgroundTask {
      spans.begin(.task, name, on: .appDelegate, at: lastRow)
    } else if kind == .endBackgroundTask {
      spans.endFirst(.task, name, at: lastRow)
    } else if kind == .work, performer != .backgroundThread, let length = entry.duration {
      spans.begin(.busy, entry.text, on: performer, at: lastRow, until: now + length)
    }
  }

  private mutating func addEffect(_ entry: EntryRecord, _ text: String) {
    let effect = SystemEffect.allCases.first { $0.word == entry.text }
    let name = entry.name ?? "work"
    let lifeline: Lifeline = entry.isInBackground ? .backgroundThread : .appDelegate
    switch effect {
    case .workQueued: send(.effect, performer, lifeline, text)
    case .workBegan, .workEnded:
      send(.effect, lifeline, lifeline, text)
      guard lifeline == .backgroundThread else { return codeLifeline = lifeline }
      if effect == .workBegan {
        spans.begin(.thread, name, on: lifeline, at: lastRow)
      } else {
        spans.endFirst(.thread, name, at: lastRow)
      }
    case .taskRefused:
      send(.effect, .system, .application, text)
      // The last one, since others with the same name may be in progress.
      spans.removeLast(.task, entry.name ?? "task")
    default:
      let (from, to) = effect?.row.participants ?? (.system, .application)
      send(.effect, from.map(Lifeline.init) ?? performer, Lifeline(to), text)
    }
  }

  private mutating func send(
    _ kind: SequenceDiagram.Message.Kind,
    _ from: Lifeline,
    _ to: Lifeline,
    _ text: String
  ) {
    func shown(_ lifeline: Lifeline) -> Lifeline {
      if lifeline == .sceneDelegate { return self.lifeline(ofScene: scene) }
      return lifeline.isInterface && !showsInterface ? .application : lifeline
    }
    diagram.rows.append(
      .message(.init(kind: kind, from: shown(from), to: shown(to), text: text))
    )
  }

  /// The lifeline of a scene, or of the only one.
  private func lifeline(ofScene name: String?) -> Lifeline {
    guard let name, let index = scenes.firstIndex(of: name) else { return .sceneDelegate }
    return .scene(index + 1, name: name)
  }

  /// The receiver of an event; the application if the event is discarded.
  private func lifeline(of event: EntryRecord) -> Lifeline {
    switch event.receiver {
    case nil, InterfaceDescription.applicationName?: .application
    case InterfaceDescription.delegateName?: .appDelegate
    case let name?: viewControllers.contains(name) ? .viewControllers : .views
    }
  }

  /// Converts an identifier to plain English: `foreground-active` to `foreground active`.
  private static func displayName(_ word: String) -> String { word.replacing("-", with: " ") }
}

extension EntryRecord {
  /// Whether it is a call of a scene delegate, or a state of a scene.
  fileprivate var isOfSceneDelegate: Bool {
    if kind == .calls, case .call(let method)? = Term(named: text) { return method.isSceneMethod }
    return kind == .scenes
  }
}

extension StepRecord {
  /// The state of a scene at the end.
  fileprivate func state(ofScene name: String) -> SceneState {
    let word = scenes.all.first { $0.name == name }?.value
    return SceneState.allCases.first { .text($0.word) == word } ?? .unattached
  }
}

extension TraceRecord {
  /// The names of the scenes in the order in which they take part; none if there is only one.
  fileprivate var sceneNames: [String] {
    var names: [String] = []
    for entry in entries where entry.isOfSceneDelegate {
      if let name = entry.scene, !names.contains(name) { names.append(name) }
    }
    return names.count > 1 ? names : []
  }

  /// Whether an entry is caused by work on a background thread.
  fileprivate func isOffMainThread(_ entry: EntryRecord, in step: StepRecord) -> Bool {
    [.appActions, .effects].contains(entry.kind)
      && step.trace.rules(of: entry).contains { $0.id == Rule.workOffMainThread }
  }
}

internal import LifecycleCore
public import ScenarioEvents

extension SequenceDiagram {
  /// Draws the run of a case.
  ///
  /// - Parameters:
  ///   - record: The case.
  ///   - trace: All that happened in it.
  ///   - path: Its file.
  ///   - first: The first step that is drawn, counted from 1; of those before it only the state is known.
  public init(_ record: CaseRecord, _ trace: TraceRecord, of path: String, from first: Int = 1) {
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
  /// Whether views and their controllers are lifelines of their own.
  private let showsInterface: Bool
  /// What view methods are called on; other receivers of events are views.
  private let viewControllers: Set<String>
  /// Who runs the app's code.
  private var code = Lifeline.appDelegate
  /// What has begun and not ended.
  private var open: [OpenSpan] = []

  private struct OpenSpan {
    var span: SequenceDiagram.Span
    /// When it is over; nil where something else ends it.
    var end: VirtualTime?
  }

  /// Begins with how things stood before a step, by its index.
  init(_ diagram: SequenceDiagram, _ trace: TraceRecord, from index: Int) {
    self.diagram = diagram
    let step = trace.steps.prefix(index).last
    now = step?.end ?? .zero
    let drawn = trace.steps.dropFirst(index).flatMap(\.entries)
    showsInterface = drawn.contains { $0.kind == .view || $0.kind == .event }
    // What came before tells who is a view controller, too.
    viewControllers = Set(trace.entries.filter { $0.kind == .view }.compactMap(\.receiver))
    let state = step?.state ?? .notRunning
    self.diagram.rows.append(.state(.application, Self.words(state.word), state.tone))
    if let scene = step?.scene, scene != .unattached {
      self.diagram.rows.append(.state(.sceneDelegate, Self.words(scene.word), scene.tone))
    }
  }

  mutating func add(_ step: StepRecord) {
    code = .appDelegate
    for entry in step.entries {
      pass(to: entry.time)
      add(entry)
    }
    pass(to: step.end)
  }

  func finished() -> SequenceDiagram {
    var copy = self
    // What has not ended goes on below the last row.
    copy.close(at: copy.diagram.rows.count) { _ in true }
    copy.diagram.spans.sort { $0.rows.lowerBound < $1.rows.lowerBound }
    return copy.diagram
  }

  // MARK: - Time and what lasts

  private mutating func pass(to time: VirtualTime) {
    guard time > now else { return }
    if case .pause(let length, _)? = diagram.rows.last {
      diagram.rows.removeLast()
      diagram.rows.append(.pause(length + (time - now), until: time))
    } else {
      diagram.rows.append(.pause(time - now, until: time))
    }
    now = time
    close { $0.end.map { $0 <= time } ?? false }
  }

  private mutating func begin(_ name: String, on lifeline: Lifeline, until end: VirtualTime? = nil)
  {
    let row = diagram.rows.count - 1
    let taken = Set(open.filter { $0.span.lifeline == lifeline }.map(\.span.depth))
    let depth = (0...taken.count).first { !taken.contains($0) } ?? 0
    open.append(
      OpenSpan(
        span: .init(lifeline: lifeline, name: name, rows: row...row, depth: depth),
        end: end
      )
    )
  }

  /// Ends what is asked for, in the last row unless another one is named.
  private mutating func close(at row: Int? = nil, _ isOver: (OpenSpan) -> Bool) {
    let last = row ?? diagram.rows.count - 1
    for var item in open where isOver(item) {
      item.span.rows = item.span.rows.lowerBound...max(last, item.span.rows.lowerBound)
      diagram.spans.append(item.span)
    }
    open.removeAll(where: isOver)
  }

  // MARK: - Entries

  private mutating func add(_ entry: EntryRecord) {
    // Where work runs is what its lifeline says.
    var shown = entry
    shown.details.removeAll { $0.name == Detail.thread.word }
    let given = shown.given.joined(separator: ", ")
    let text = VisibleText.of(given.isEmpty ? entry.text : "\(entry.text) \(given)")
    switch entry.kind {
    case .user: send(.action, .user, .system, text)
    case .system: send(.action, .system, .system, text)
    case .app: addAction(entry, text)
    case .call:
      let isOfScene = DelegateMethod.allCases.contains {
        $0.isSceneMethod && $0.selector == entry.text
      }
      code = isOfScene ? .sceneDelegate : .appDelegate
      send(.call, .application, code, text)
    case .expiration:
      code = .appDelegate
      send(.call, .application, code, "expiration handler of \(VisibleText.of(entry.text))")
    case .notification: send(.notification, .application, .notificationCenter, entry.text)
    case .view:
      code = .viewControllers
      send(.call, .application, code, entry.nameAndReceiver)
    case .event:
      let receiver = lifeline(of: entry)
      send(.event, .application, receiver, entry.nameAndReceiver)
      // What follows is what the receiver's code does.
      code = receiver == .application ? .appDelegate : receiver
    case .effect: addEffect(entry, text)
    case .state:
      let tone = AppState.allCases.first { $0.word == entry.text }?.tone ?? .gone
      diagram.rows.append(.state(.application, Self.words(entry.text), tone))
    case .scene:
      let tone = SceneState.allCases.first { $0.word == entry.text }?.tone ?? .gone
      diagram.rows.append(.state(.sceneDelegate, Self.words(entry.text), tone))
    case .termination:
      let summary = TerminationReason.allCases.first { $0.word == entry.text }?.summary
      diagram.rows.append(.end(summary.map { "\(entry.text): \($0)" } ?? entry.text))
      close { _ in true }
    }
  }

  private mutating func addAction(_ entry: EntryRecord, _ text: String) {
    let kind = ActionKind.allCases.first { $0.word == entry.text }
    send(.action, code, kind?.receiver ?? code, text)
    let name = entry.name ?? entry.text
    if kind == .beginBackgroundTask {
      begin(name, on: .appDelegate)
    } else if kind == .endBackgroundTask {
      close { $0.span.name == name && $0.end == nil }
    } else if kind == .work, code != .backgroundThread, let length = entry.duration {
      begin(entry.text, on: code, until: now + length)
    }
  }

  private mutating func addEffect(_ entry: EntryRecord, _ text: String) {
    let effect = SystemEffect.allCases.first { $0.word == entry.text }
    let name = entry.name ?? entry.text
    switch effect {
    case .workQueued, .workBegan, .workEnded:
      let place: Lifeline = entry.isInBackground ? .backgroundThread : .appDelegate
      send(.effect, effect == .workQueued ? code : place, place, text)
      guard effect != .workQueued, place == .backgroundThread else { return }
      if effect == .workBegan {
        begin(name, on: place)
      } else {
        close { $0.span.name == name && $0.span.lifeline == place }
      }
      code = effect == .workBegan ? place : .appDelegate
    case .taskRefused:
      send(.effect, .system, .application, text)
      open.removeAll { $0.span.name == name && $0.end == nil }
    default:
      let ends = effect?.ends ?? (.system, .application)
      send(.effect, ends.from ?? code, ends.to, text)
    }
  }

  private mutating func send(
    _ kind: SequenceDiagram.Message.Kind,
    _ from: Lifeline,
    _ to: Lifeline,
    _ text: String
  ) {
    func shown(_ lifeline: Lifeline) -> Lifeline {
      lifeline.isInterface && !showsInterface ? .application : lifeline
    }
    diagram.rows.append(
      .message(.init(kind: kind, from: shown(from), to: shown(to), text: text))
    )
  }

  /// Whom an event reaches; the application keeps what is discarded.
  private func lifeline(of event: EntryRecord) -> Lifeline {
    switch event.receiver {
    case nil, InterfaceDescription.applicationName?: .application
    case InterfaceDescription.delegateName?: .appDelegate
    case let name?: viewControllers.contains(name) ? .viewControllers : .views
    }
  }

  /// `foreground-active` as people write it.
  private static func words(_ word: String) -> String { word.replacing("-", with: " ") }
}

extension EntryRecord {
  /// Who gets an event or a view's call; nil for what is discarded.
  fileprivate var receiver: String? { text(of: .to) }

  /// The name of what it is about.
  fileprivate var name: String? { text(of: .name) }

  fileprivate var isInBackground: Bool { text(of: .thread) == "background" }

  /// `touch-began (Ring)`.
  fileprivate var nameAndReceiver: String {
    let name = [text, name].compactMap { $0 }.joined(separator: " ")
    return VisibleText.of("\(name) (\(receiver ?? "discarded"))")
  }

  private func text(of detail: Detail) -> String? {
    for given in details where given.name == detail.word {
      if case .text(let text) = given.value { return text }
    }
    return nil
  }
}

extension AppState {
  fileprivate var tone: SequenceDiagram.Tone {
    switch self {
    case .notRunning: .gone
    case .inactive: .inactive
    case .active: .active
    case .background: .background
    case .suspended: .suspended
    }
  }
}

extension SceneState {
  fileprivate var tone: SequenceDiagram.Tone {
    switch self {
    case .unattached: .gone
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    case .background: .background
    }
  }
}

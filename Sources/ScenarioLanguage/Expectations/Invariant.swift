internal import LifecycleCore

/// A property that the documents give, switched on by its name under `invariants`.
enum Invariant: String, CaseIterable {
  case resignEnds = "resign-ends"
  case tasksEnd = "tasks-end"
  case silentWhenSuspended = "silent-when-suspended"
  case noDrawingInBackground = "no-drawing-in-background"
  case savedBeforeSuspension = "saved-before-suspension"

  /// What it asks, in one sentence.
  var summary: String {
    switch self {
    case .resignEnds:
      "an app that resigned becomes active again, enters the background, or ends"
    case .tasksEnd: "each background task that begins is ended"
    case .silentWhenSuspended: "a suspended app is called only after it runs again"
    case .noDrawingInBackground: "nothing is drawn while the app is in the background"
    case .savedBeforeSuspension:
      "an app that left the foreground saves an object before it is suspended"
    }
  }

  /// The headline of a failure: `message` says what happened in general, the entry is where it showed.
  func headline(_ message: String, _ entry: TraceEntry, _ observation: Observation) -> String {
    let time = entry.time - observation.start
    let words =
      switch self {
      case .resignEnds:
        "the app resigned at \(time) and did not become active, enter the background or end"
      case .tasksEnd:
        "\(observation.trace.backgroundTask(begunIn: entry)) begun at \(time) was not ended"
      case .silentWhenSuspended: "\(message) at \(time) while the app was suspended"
      case .noDrawingInBackground: "\(message) at \(time) while the app was in the background"
      case .savedBeforeSuspension: "nothing was saved before the app was suspended at \(time)"
      }
    return "\(words) (\(rawValue))"
  }

  /// What the app did not do, where that is what a failure is about.
  var missing: Failure.Missing? {
    switch self {
    case .savedBeforeSuspension: .action(.saveObject)
    case .tasksEnd: .action(.endBackgroundTask)
    case .resignEnds, .silentWhenSuspended, .noDrawingInBackground: nil
    }
  }

  /// The invariant as an expectation whose failures point to where it is switched on.
  func expectation(at range: SourceRange) -> AlwaysExpectation {
    func call(_ method: DelegateMethod) -> Moment {
      .call(ListForm.Item(code: method.rawValue, range: range), method)
    }
    func state(_ state: AppState) -> Moment { .state(state, range) }
    func effect(_ effect: SystemEffect) -> Moment {
      .effect(ListForm.Item(code: effect.rawValue, range: range), effect)
    }
    let property: AlwaysExpectation.Property =
      switch self {
      case .resignEnds:
        .eventually(
          after: .any([call(.willResignActive), call(.sceneWillResignActive)]),
          until: nil,
          [.any([state(.active), state(.background), state(.notRunning)])]
        )
      case .tasksEnd:
        .balanced(.action(.beginBackgroundTask, range), .action(.endBackgroundTask, range))
      case .silentWhenSuspended:
        .never(
          after: state(.suspended),
          until: .any([state(.background), state(.notRunning)]),
          DelegateMethod.allCases.map(call)
        )
      case .noDrawingInBackground:
        .never(
          after: state(.background),
          until: .any([state(.inactive), state(.active), state(.notRunning)]),
          [.action(.issueGraphicsCommands, range), effect(.viewDrawn), effect(.firstDrawing)]
        )
      case .savedBeforeSuspension:
        // Who is woken in the background has saved when it left, and has nothing new.
        .never(
          after: state(.inactive),
          until: .any([.action(.saveObject, range), state(.active), state(.notRunning)]),
          [state(.suspended)]
        )
      }
    return AlwaysExpectation(range: range, property: property, invariant: self)
  }
}

extension Trace {
  /// The background task that began in an entry, in words.
  fileprivate func backgroundTask(begunIn entry: TraceEntry) -> String {
    guard case .action(let index) = entry.event,
      case .text(let name)? = actions[Int(index)].arguments.first
    else { return "a background task" }
    return "background task '\(name)'"
  }
}

extension Decoder {
  private static let invariantWords = WordTable(Invariant.self)

  /// `invariants`: a list of words, ready-made properties or fragments that hold some.
  mutating func invariants(_ index: Tree.Index) -> [AlwaysExpectation] {
    guard let items = items(index, "a list of invariants") else { return [] }
    var all: [AlwaysExpectation] = []
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      if let invariant = find(item, in: Self.invariantWords) {
        all.append(invariant.expectation(at: range(item)))
      } else if let fragment = fragments[string(item)], let list = fragment.properties {
        usedFragments.insert(fragment.range)
        if putIn(below: list) { all += properties(list) }
      } else if brokenIncludes.isEmpty {
        let own = fragments.filter { $0.value.properties != nil }.keys.sorted()
        unknown(.unknownWord, item, "invariant", Self.invariantWords.words + own)
      } else {
        // It may stand in a file that could not be read: then that is what is wrong.
        reportBrokenIncludes()
      }
    }
    return all
  }
}

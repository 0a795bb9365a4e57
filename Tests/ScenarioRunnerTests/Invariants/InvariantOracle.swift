@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

/// What violates an invariant, written as a search for an event of a run, and the apps that are run.
struct InvariantOracle: Sendable {
  let topic: InvariantTopic
  let isViolated: @Sendable (RandomRun) -> Bool

  init(_ topic: InvariantTopic, _ isViolated: @escaping @Sendable (RandomRun) -> Bool) {
    (self.topic, self.isViolated) = (topic, isViolated)
  }

  /// Something violates it that is true of an event.
  init(
    _ actions: [Action],
    anyEvent isViolation: @escaping @Sendable (RandomRun.Event, RandomRun) -> Bool
  ) {
    self.init(InvariantTopic(actions: actions)) { randomRun in
      randomRun.events.contains { isViolation($0, randomRun) }
    }
  }

  /// What is true of a name when the app is suspended violates it.
  private init(
    _ actions: [Action],
    whenSuspended isViolation:
      @escaping @Sendable (String, RandomRun.Event, RandomRun) -> Bool
  ) {
    self.init(actions) { event, randomRun in
      event.term == .state(.suspended)
        && randomRun.names.contains { isViolation($0, event, randomRun) }
    }
  }

  /// One for each invariant.
  static let all: [String: InvariantOracle] = [
    "saved-before-suspension": InvariantOracle(objects, whenSuspended: isUnsaved),
    "saved-while-inactive": InvariantOracle(objects) { event, randomRun in
      guard case .state = event.term, event.previous == .inactive,
        let before = randomRun.last(
          before: event,
          where: { if case .state = $0.term { true } else { false } }
        ),
        before.isInterrupted
      else { return false }
      return randomRun.names.contains { isUnsaved($0, event, randomRun) }
    },
    "saved-before-termination": InvariantOracle(objects) { event, randomRun in
      guard case .termination = event.term else { return false }
      let state = event.state == .notRunning ? event.previous : event.state
      let isNotified = randomRun.last(before: event) { $0.term == .call(.willTerminate) } != nil
      return (isNotified || state == .background)
        && randomRun.names.contains { isUnsaved($0, event, randomRun) }
    },
    "temporary-files-deleted": InvariantOracle(
      ["a", "b"].flatMap {
        [.named(.createTemporaryFile, $0), .named(.deleteTemporaryFile, $0)]
      },
      whenSuspended: { name, event, randomRun in
        randomRun.last(before: event) {
          $0.does([.createTemporaryFile, .deleteTemporaryFile], name)
        }?.action?.kind == .createTemporaryFile
      }
    ),
    "alerts-withdrawn": InvariantOracle(
      ["a", "b"].flatMap {
        [.named(.presentAlert, $0), .named(.presentActionSheet, $0), .named(.withdrawAlert, $0)]
      },
      whenSuspended: { name, event, randomRun in
        let kinds: [ActionKind] = [.presentAlert, .presentActionSheet, .withdrawAlert]
        let last = randomRun.last(before: event) {
          $0.does(kinds, name) || $0.effect == .alertCancelled && $0.text(.name) == name
        }
        return last?.action.map { $0.kind != .withdrawAlert } ?? false
      }
    ),
    "private-views-hidden": InvariantOracle([
      .with(.showView, ["name": .text("a"), "private": .flag(true)]), .named(.showView, "a"),
      .named(.hideView, "a"), .named(.showView, "b"),
    ]) { event, randomRun in
      guard event.effect == .snapshot, case .list(let views)? = event.details[.views] else {
        return false
      }
      return views.contains { view in
        let shown = randomRun.events[..<event.index].filter {
          $0.process == event.process && $0.does([.showView, .hideView], view)
        }
        let sinceHidden = shown.suffix(where: { $0.action?.kind != .hideView })
        return sinceHidden.contains { $0.action?.flag("private") == true }
      }
    },
    "protected-files-closed": InvariantOracle([
      .with(.openFile, ["name": .text("a"), "protection": .word(1)]), .named(.openFile, "b"),
      .with(.openFile, ["name": .text("a"), "protection": .word(2)]),
      .with(.createFile, ["name": .text("a"), "protection": .word(1)]),
      .named(.closeFile, "a"), .named(.readFile, "a"),
    ]) { event, randomRun in
      guard event.effect == .keysDiscarded else { return false }
      let last = randomRun.last(before: event) {
        $0.does([.closeFile], "a") || $0.effect == .fileOpened && $0.text(.file) == "a"
      }
      return last?.text(.protection) == FileProtection.complete.rawValue
    },
    "services-unregistered": InvariantOracle([
      .named(.registerService, "a"), .named(.unregisterService, "a"),
      .with(.openSocket, ["name": .text("b"), "listens": .flag(true)]), .named(.closeSocket, "b"),
    ]) { event, _ in event.effect == .socketClosed },
    "shared-resources-released": InvariantOracle([
      Action(.useSharedResource, [.word(0)]), Action(.releaseSharedResource, [.word(0)]),
    ]) { event, _ in event.term == .termination(.sharedResource) },
    "paused-while-inactive": InvariantOracle(work) { event, randomRun in
      guard event.effect == .tick, let start = randomRun.start(of: event),
        event.text(.kind) != "opengl-animation", !start.doesFlag("airplay")
      else { return false }
      return event.isInterrupted || event.state == .background && start.state != .background
    },
    "throttled-while-inactive": InvariantOracle(animations) { event, randomRun in
      guard event.effect == .tick, event.isInterrupted,
        let now = randomRun.start(of: event)?.interval
      else { return false }
      let left = randomRun.last(before: event) { !$0.isInterrupted && !$0.isResigning }
      return left.flatMap { randomRun.start(of: event, before: $0)?.interval }.map { now <= $0 }
        ?? false
    },
    "no-new-work-while-inactive": InvariantOracle(work + queues) { event, randomRun in
      guard event.isInterrupted, let action = event.action else { return false }
      switch action.kind {
      case .dispatch, .addOperation, .startThread, .animateViews, .transitionViews: return true
      case .startWork:
        let last = randomRun.last(before: event) { $0.startsOrStops(action) }
        return last?.action?.kind != .startWork
      default: return false
      }
    },
    "quiet-while-asleep": InvariantOracle(work) { event, randomRun in
      guard event.effect == .tick else { return false }
      return randomRun.last(before: event) { $0.does([.lock, .unlock]) }?.does([.lock]) == true
    },
    "frame-rate-restored": InvariantOracle(animations) { event, randomRun in
      guard event.effect == .tick, !event.isAway, let now = randomRun.start(of: event)?.interval,
        let away = randomRun.last(before: event, where: \.isAway),
        let left = randomRun.last(before: away, where: { !$0.isAway }),
        let first = randomRun.after(left).first(where: \.isAway),
        let before = randomRun.start(of: event, before: first)?.interval
      else { return false }
      return now > before
    },
    "queues-suspended-while-inactive": InvariantOracle(queues) { event, _ in
      event.effect == .workBegan && event.isInterrupted && event.text(.name) == "can wait"
    },
    "work-resumed": InvariantOracle(InvariantTopic(actions: work + suspensions)) { randomRun in
      randomRun.events.contains { randomRun.isForgotten($0) }
    },
    "games-stay-paused": InvariantOracle([
      Action(.startWork, [.word(3)]), Action(.stopWork, [.word(3)]), .named(.presentAlert, "a"),
    ]) { event, randomRun in
      guard let action = event.action, action.kind == .startWork,
        let stop = randomRun.stop(ofWorkStartedBy: action, before: event),
        stop.isResigning || stop.isInterrupted
      else { return false }
      // What the user does must come after the app became active, and before it is asked to resign.
      let change = randomRun.last(before: event) {
        if case .state = $0.term { true } else { false }
      }
      guard let change, change.term == .state(.active), !event.isResigning else { return true }
      return !randomRun.events[change.index..<event.index].contains {
        $0.action?.kind.actor == .user
      }
    },
    "no-drawing-in-background": InvariantOracle(
      animations + [Action(.issueGraphicsCommands), .named(.showView, "a"), task]
    ) { event, _ in
      guard event.state == .background else { return false }
      return event.action?.kind == .issueGraphicsCommands
        || [.viewDrawn, .firstDrawing].contains(event.effect)
        || event.effect == .tick && event.text(.kind) == "opengl-animation"
    },
    "tasks-end": InvariantOracle(
      InvariantTopic(
        actions: ["a", "b"].flatMap {
          [.named(.beginBackgroundTask, $0), .named(.endBackgroundTask, $0)]
        }
      )
    ) { randomRun in
      Set(randomRun.events.map(\.process)).contains { process in
        let events = randomRun.events.filter { $0.process == process }
        let end = events.compactMap {
          if case .termination(let reason) = $0.term { reason } else { nil }
        }
        guard end.allSatisfy({ $0 == .backgroundTask }) else { return false }
        return randomRun.names.contains { name in
          var open = 0
          var began = false
          for event in events {
            if event.effect == .taskRefused, began { open -= 1 }
            if event.action != nil { began = event.does([.beginBackgroundTask], name) }
            if event.does([.beginBackgroundTask], name) { open += 1 }
            if event.does([.endBackgroundTask], name) { open = max(0, open - 1) }
          }
          return open > 0
        }
      }
    },
    "no-opengl-before-active": InvariantOracle([
      Action(.createGraphicsContext), Action(.issueGraphicsCommands), .work(10),
    ]) { event, _ in
      event.does([.createGraphicsContext, .issueGraphicsCommands]) && !event.wasActive
    },
    "windows-have-scenes": InvariantOracle(
      InvariantTopic(actions: [
        Action(.installViews), .with(.installViews, ["without-scene": .flag(true)]),
        Action(.setWindowScene),
      ]) { app, _ in app.launch.mainStoryboard = .none }
    ) { randomRun in
      randomRun.events.contains { event in
        event.term == .state(.active)
          && randomRun.last(before: event) {
            $0.effect == .windowNotShown || $0.does([.setWindowScene])
          }?.effect == .windowNotShown
      }
    },
    "launch-off-the-main-thread": InvariantOracle([
      .named(.sendRequest, "a"), .named(.openFile, "b"), .named(.readFile, "b"),
      .with(.dispatch, ["block": .actions([.named(.sendRequest, "c")])]),
    ]) { event, _ in
      (event.effect == .requestSent || event.effect == .fileRead) && event.text(.thread) == "main"
        && event.state == .inactive && !event.wasActive
    },
    "caches-released": InvariantOracle(caches, whenSuspended: isCache),
    "memory-warnings-answered": InvariantOracle(InvariantTopic(actions: caches)) { randomRun in
      randomRun.events.contains { warning in
        guard warning.term == .notification(.didReceiveMemoryWarning) else { return false }
        let later = randomRun.after(warning)
        let isEndedOtherwise = later.contains {
          if case .termination(let reason) = $0.term { reason != .memory } else { false }
        }
        return !isEndedOtherwise
          && randomRun.names.contains { name in
            isCache(name, warning, randomRun)
              && later.allSatisfy { event in
                !event.does([.holdObject, .cacheImage, .releaseObject], name) || event.holdsCache
              }
          }
      }
    },
    "no-leaks": InvariantOracle(properties) { randomRun in
      randomRun.events.contains { $0.effect == .objectLeaked }
    },
    "releases-balanced": InvariantOracle(owned) { randomRun in
      randomRun.events.contains { crash in
        crash.term == .termination(.crash)
          && randomRun.last(before: crash, where: { $0.action != nil })?.does([.release]) == true
      }
    },
    "essential-methods": InvariantOracle(
      InvariantTopic(actions: [.work(10)], leavesOutMethods: true)
    ) { randomRun in
      let essential: [[DelegateMethod]] =
        randomRun.subject.environment.app.lifeCycle == .scenes
        ? [[.sceneWillResignActive], [.sceneDidBecomeActive]]
        : [[.willResignActive], [.didBecomeActive]]
      let all = essential + [[.didReceiveMemoryWarning], [.willTerminate]]
      return randomRun.subject.script.listsMethods
        && !all.allSatisfy { $0.contains { randomRun.subject.script.implemented.has($0) } }
    },
    "no-opt-out": InvariantOracle(
      InvariantTopic(actions: [.work(10)]) { app, random in
        app.exitsOnSuspend = random.below(2) == 0
      }
    ) { $0.subject.environment.app.exitsOnSuspend },
    "naming-conventions": InvariantOracle(
      InvariantTopic(actions: [.work(10)]) { app, random in
        var page = ObjectDescription(
          name: random.element(of: ["page", "page", "Page"]),
          className: random.element(of: ["Page", "Page", "page"])
        )
        page.methods = [random.element(of: ["turn", "turn", "Turn"]): []]
        app.objects.all = [page]
      }
    ) { randomRun in
      randomRun.subject.environment.app.objects.all.contains { object in
        object.className == "page" || object.name == "Page" || object.methods?["Turn"] != nil
      }
    },
  ]

  // MARK: - What apps do

  private static let objects: [Action] = ["a", "b"].flatMap { name in
    [
      .named(.holdObject, name), .named(.saveObject, name), .named(.releaseObject, name),
      .named(.restoreObject, name),
      .with(.holdObject, ["name": .text(name), "cache": .flag(name == "b")]),
    ]
  }
  private static let caches: [Action] = [
    .with(.holdObject, ["name": .text("a"), "cache": .flag(true)]), .named(.holdObject, "a"),
    .with(.cacheImage, ["name": .text("b"), "held": .flag(true)]), .named(.cacheImage, "b"),
    .named(.releaseObject, "a"), .named(.releaseObject, "b"),
  ]
  private static let task = Action.named(.beginBackgroundTask, "task")
  private static let work: [Action] =
    [0, 1, 2, 3].flatMap { [Action(.startWork, [.word($0)]), Action(.stopWork, [.word($0)])] } + [
      .with(.startWork, ["kind": .word(2), "airplay": .flag(true)]), task,
    ]
  private static let animations: [Action] = [
    Action(.startWork, [.word(4)]), Action(.stopWork, [.word(4)]),
    .with(.startWork, ["kind": .word(4), "rate": .word(1)]),
    .with(.startWork, ["kind": .word(4), "every": .duration(.seconds(3))]),
  ]
  private static let suspensions: [Action] = [
    .named(.suspendQueue, "q"), .named(.resumeQueue, "q"),
  ]
  private static let queues: [Action] =
    [
      .with(
        .dispatch,
        [
          "block": .actions([.work(10)]), "queue": .text("q"), "name": .text("can wait"),
          "can-wait": .flag(true), "after": .duration(.seconds(2)),
        ]
      ),
      .with(
        .dispatch,
        ["block": .actions([.work(10)]), "queue": .text("q"), "name": .text("cannot wait")]
      ),
      .with(.startThread, ["does": .actions([.work(10)])]),
    ] + suspensions
  private static let properties = InvariantTopic(
    actions: [
      .with(.setProperty, ["property": .text("page.image"), "to": .text("image")]),
      .named(.release, "image"), .named(.release, "page"), .work(10),
    ]
  ) { app, _ in
    var page = ObjectDescription(name: "page", className: "Page")
    page.properties = [.init(name: "image", attribute: .retain)]
    page.existsAtLaunch = true
    var image = ObjectDescription(name: "image", className: "Image")
    image.existsAtLaunch = true
    app.objects.all = [page, image]
  }
  private static let owned = InvariantTopic(
    actions: [
      .named(.makeObject, "a"), .named(.makeObject, "a"), .named(.retain, "a"),
      .named(.release, "a"),
    ]
  ) { app, _ in app.objects.all = [ObjectDescription(name: "a", className: "A")] }

  // MARK: - What was last done

  /// Whether the last thing that the app did with an object that is not a cache was to hold it.
  private static let isUnsaved: @Sendable (String, RandomRun.Event, RandomRun) -> Bool = {
    name,
    event,
    randomRun in
    let last = randomRun.last(before: event) {
      $0.does([.holdObject, .saveObject, .releaseObject, .restoreObject], name)
    }
    return last?.action?.kind == .holdObject && last?.doesFlag("cache") == false
  }

  /// Whether the last thing that the app did with a cache was to hold it.
  private static let isCache: @Sendable (String, RandomRun.Event, RandomRun) -> Bool = {
    name,
    event,
    randomRun in
    randomRun.last(before: event) { $0.does([.holdObject, .cacheImage, .releaseObject], name) }?
      .holdsCache ?? false
  }
}

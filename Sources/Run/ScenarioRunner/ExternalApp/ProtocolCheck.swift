@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// One rule of the app protocol, and how a program is checked for it.
struct ProtocolCheck: Sendable {
  let name: String
  let rule: String
  /// Checks a program that has just been started; throws the problem.
  let run: @Sendable (ProtocolSession) throws(AppFault) -> Void

  static let all = [
    // Starting the program has checked it.
    ProtocolCheck(name: "hello", rule: "the answer to 'protocol' is a valid 'hello'") { _ in },
    ProtocolCheck(name: "unknown-keys", rule: "unknown keys of a message are ignored") {
      (app) throws(AppFault) in
      try app.begin(adding: [("some-future-key", .list([.null]))])
    },
    ProtocolCheck(
      name: "unknown-messages",
      rule: "a message of an unknown kind is answered with 'unknown'"
    ) { (app) throws(AppFault) in
      try app.expect("unknown", for: .object(("some-future-message", .integer(1))))
    },
    ProtocolCheck(
      name: "case",
      rule: "'case' is answered with 'ready', and 'end' with 'ended'; a case can have any name"
    ) { (app) throws(AppFault) in
      for name in ["", "ünï \u{2028} \"quoted\"\\n\t", String(repeating: "long ", count: 20_000)] {
        try app.begin(name)
        try app.end()
      }
    },
    ProtocolCheck(name: "launch", rule: "'launch' is answered with 'return'") {
      (app) throws(AppFault) in
      try app.launchCase()
    },
    ProtocolCheck(name: "calls", rule: "each implemented method is answered with 'return'") {
      (app) throws(AppFault) in
      try app.launchCase()
      for method in app.methods { try app.call(method) }
      if app.methods.isEmpty { app.notExercised = "it implements none" }
    },
    ProtocolCheck(name: "observers", rule: "each observed notification is answered with 'return'") {
      (app) throws(AppFault) in
      try app.launchCase()
      for notification in NotificationName.allCases
      where app.hello.observes.contains(notification) {
        try app.expect("return", for: app.message("notification", .text(notification.word)))
      }
      if app.hello.observes.isEmpty { app.notExercised = "it observes none" }
    },
    ProtocolCheck(name: "probes", rule: "each probe is answered with 'value' or 'fail'") {
      (app) throws(AppFault) in
      try app.launchCase()
      _ = try app.probes()
      if app.hello.words.probes.isEmpty { app.notExercised = "it has none" }
    },
    ProtocolCheck(
      name: "unknown-words",
      rule: "an unknown action, probe or task of BGTaskScheduler is answered with 'unknown'"
    ) { (app) throws(AppFault) in
      try app.launchCase()
      for kind in ["action", "read"] {
        try app.expect("unknown", for: app.message(kind, .text("no-such-word-here")))
      }
      let task = app.message("background-task", .text("no-such"), ("kind", .text("refresh")))
      try app.expect("unknown", for: task)
    },
    ProtocolCheck(
      name: "kill",
      rule: "'kill' is answered with 'return', and another launch can follow"
    ) { (app) throws(AppFault) in
      for _ in 0..<2 {
        try app.begin()
        for _ in 0..<2 {
          try app.launch()
          try app.kill()
        }
      }
    },
    nestedMessages, events, blocks, expirations, completionHandlers, scheduledTasks,
    ProtocolCheck(name: "gone", rule: "after 'gone' no request follows, only 'return'") {
      (app) throws(AppFault) in
      var isExercised = false
      for method in app.methods {
        try app.launchCase()
        // An app sets itself up there, and other methods rely on it.
        if app.methods.contains(.didFinishLaunching), method != .didFinishLaunching {
          try app.call(.didFinishLaunching)
        }
        let before = app.requestCount
        try app.call(method, isGone: true)
        if app.requestCount > before { isExercised = true }
        if app.requestsAfterGone > 1 {
          throw app.problem("it made another request in '\(method.selector)'")
        }
        try app.kill()
      }
      if !isExercised { app.notExercised = "it makes no request in a method" }
    },
    ProtocolCheck(name: "fresh-case", rule: "a new case knows nothing of an earlier one") {
      (app) throws(AppFault) in
      try app.launchCase()
      let first = try app.probes()
      try app.kill()
      try app.end()
      try app.exercise()
      if try app.probes() == first { app.notExercised = "nothing that it does changes a probe" }
      if app.hello.words.probes.isEmpty { app.notExercised = "it has no probes" }
      try app.kill()
      try app.end()
      try app.launchCase()
      let last = try app.probes()
      guard first != last else { return }
      throw app.problem("the probes are \(last) in a new case, and were \(first) in the first")
    },
    ProtocolCheck(name: "silence", rule: "nothing is written that was not asked for") {
      (app) throws(AppFault) in
      try app.launchCase()
      Clock.pause(milliseconds: 100)
      try app.end()
    },
    ProtocolCheck(name: "end", rule: "it exits with status 0 when its standard input is closed") {
      (app) throws(AppFault) in
      try app.launchCase()
      switch app.finish() {
      case .status(0): break
      case .status(let status): throw app.problem("it exits with status \(status)")
      case .signal(_, let name): throw app.problem("it crashes with \(name)")
      case .unknown, nil: throw app.problem("it does not exit in time")
      }
    },
  ]
}

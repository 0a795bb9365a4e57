@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

// The rules about what reaches a program while it waits, or later than the call in which it asked for it.
extension ProtocolCheck {
  static let nestedMessages = ProtocolCheck(
    name: "nested-messages",
    rule: "a message that arrives before a response is handled first"
  ) { (app) throws(AppFault) in
    app.sendsMessagesBeforeResponses = true
    try app.exercise()
    if app.requestCount == 0 { app.notExercised = "it makes no request" }
  }

  static let events = ProtocolCheck(
    name: "events",
    rule: "each event that it handles is answered with 'return'"
  ) { (app) throws(AppFault) in
    try app.launchCase()
    for event in BackgroundEvent.allCases where app.hello.handles.contains(event) {
      try app.expect("return", for: app.message("event", .text(event.rawValue)))
    }
    if app.hello.handles.isEmpty { app.notExercised = "it handles none" }
  }

  static let blocks = ProtocolCheck(
    name: "blocks",
    rule: "'run' is answered with 'return', and runs the block of that number"
  ) { (app) throws(AppFault) in
    try app.exercise()
    guard !app.blocks.isEmpty else {
      app.notExercised = "it asks for none with 'after'"
      return
    }
    if try app.runBlocks() == 0 { app.notExercised = "no block makes a request or changes a probe" }
  }

  static let expirations = ProtocolCheck(
    name: "expirations",
    rule: "'expired' is answered with 'return', and calls the expiration handler of that task"
  ) { (app) throws(AppFault) in
    try app.exercise()
    guard !app.tasks.isEmpty else {
      app.notExercised = "it begins no background task"
      return
    }
    var hasEffect = false
    while let task = app.tasks.first {
      app.tasks.removeFirst()
      if try app.hasEffect(app.message("expired", .integer(task))) { hasEffect = true }
    }
    if !hasEffect { app.notExercised = "no handler makes a request or changes a probe" }
  }

  static let completionHandlers = ProtocolCheck(
    name: "completion-handlers",
    rule: "a completion handler is called with the number of its call, once"
  ) { (app) throws(AppFault) in
    let methods = app.methods.filter(\.hasCompletionHandler)
    var count = 0
    for (index, method) in methods.enumerated() {
      try app.launchCase()
      app.calledHandlers.removeAll()
      try app.call(method, handler: 100 + index)
      _ = try app.runBlocks()
      count += app.calledHandlers.count
      guard app.calledHandlers.allSatisfy({ $0 == 100 + index }), app.calledHandlers.count <= 1
      else {
        throw app.problem(
          "in '\(method.selector)' with handler \(100 + index), it calls \(app.calledHandlers)"
        )
      }
      try app.kill()
    }
    if methods.isEmpty {
      app.notExercised = "it implements no method that has one"
    } else if count == 0 {
      app.notExercised = "it calls none"
    }
  }

  static let scheduledTasks = ProtocolCheck(
    name: "scheduled-tasks",
    rule: "'background-task' is answered with 'return' and true or false"
  ) { (app) throws(AppFault) in
    try app.exercise()
    if app.registeredTasks.isEmpty { app.notExercised = "it registers none" }
    for identifier in app.registeredTasks {
      let message = app.message("background-task", .text(identifier), ("kind", .text("refresh")))
      let answer = try app.send(message)
      guard case .bool(let expires)? = answer.value(ofKind: "return") else {
        throw app.problem("the answer for '\(identifier)' is not 'return' with true or false")
      }
      if expires {
        try app.expect("return", for: app.message("background-task-expired", .text(identifier)))
      }
    }
  }
}

extension ProtocolSession {
  /// The most blocks that one check runs: an app may ask for another in each.
  private static let maximumBlocks = 1_000

  /// Launches the program, and has it do all that it can do.
  func exercise() throws(AppFault) {
    try launchCase()
    for method in methods { try call(method) }
    for notification in NotificationName.allCases where hello.observes.contains(notification) {
      try expect("return", for: message("notification", .text(notification.word)))
    }
    for action in hello.words.actions {
      // An app that passes it on as a text or as a duration can use it.
      _ = try send(message("action", .text(action), ("argument", .text("2s"))))
    }
  }

  /// Whether the program makes a request while it handles a message, or a probe changes.
  func hasEffect(_ message: AppValue) throws(AppFault) -> Bool {
    let before = try probes()
    let count = requestCount
    try expect("return", for: message)
    let makesRequest = requestCount > count
    return try probes() != before || makesRequest
  }

  /// Runs the blocks that wait, and returns how many had an effect.
  func runBlocks() throws(AppFault) -> Int {
    var count = 0
    for _ in 0..<Self.maximumBlocks {
      guard let block = blocks.first else { break }
      blocks.removeFirst()
      if try hasEffect(message("run", .integer(block))) { count += 1 }
    }
    return count
  }
}

@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// A session with a program whose answers are checked, as if all that it asks for were possible.
final class ProtocolSession {
  /// The number of requests since the first that was answered with `gone`.
  private(set) var requestsAfterGone = 0
  /// Why the check could not test the program; nil if it could.
  var notExercised: String?
  /// Whether a message is sent before each response.
  var sendsMessagesBeforeResponses = false
  /// The number of all requests.
  private(set) var requestCount = 0
  /// The blocks that wait, the background tasks that have not ended, the completion handlers that were called, and the
  /// tasks of BGTaskScheduler that were registered.
  var blocks: [Int] = []
  var tasks: [Int] = []
  var calledHandlers: [Int] = []
  private(set) var registeredTasks: [String] = []
  private let client: AppClient
  private var isGone = false
  private var lastNumber = 0
  private var launches = 0

  /// Starts a program.
  init(_ command: AppCommand) throws(AppFault) { client = try AppClient(command) }

  deinit { client.stop() }

  /// What the program says of itself.
  var hello: AppHello { client.hello }
  /// The methods that it implements.
  var methods: [DelegateMethod] { DelegateMethod.allCases.filter { hello.implements.has($0) } }

  /// Returns the fault of a program that violates a rule.
  func problem(_ message: String) -> AppFault { client.fault(.invalidAnswer, message) }

  /// Closes its standard input, and returns how it ends; nil if it does not end in time.
  func finish() -> ProcessEnding? { client.finish() }

  // MARK: - Messages

  /// Returns a message about running code.
  func message(_ kind: String, _ value: AppValue, _ more: (String, AppValue?)...) -> AppValue {
    var items: [(name: String, value: AppValue)] = [(kind, value)]
    for (name, value) in more { if let value { items.append((name, value)) } }
    return .mapping(items + Self.situation)
  }

  private static let situation: [(name: String, value: AppValue)] = [
    ("state", .text("active")), ("time", .integer(0)),
  ]

  /// Sends a message, responds to requests, and returns the answer.
  func send(_ message: AppValue) throws(AppFault) -> AppValue {
    requestsAfterGone = 0
    return try client.answer(to: message) { (reply) throws(AppFault) in
      do throws(JSONError) {
        guard let request = try AppRequest(reply) else { return nil }
        requestCount += 1
        if sendsMessagesBeforeResponses { try interrupt() }
        return response(to: request)
      } catch {
        throw problem("\(error.message): \(text(reply))")
      }
    }
  }

  /// Sends messages whose answers must come before anything else.
  private func interrupt() throws(JSONError) {
    sendsMessagesBeforeResponses = false
    defer { sendsMessagesBeforeResponses = true }
    do throws(AppFault) {
      try expect("unknown", for: .object(("some-future-message", .integer(1))))
      if let probe = hello.words.probes.first {
        let answer = try send(message("read", .text(probe)))
        if !["value", "fail"].contains(answer.kind?.name) {
          throw problem("the answer for '\(probe)' is neither 'value' nor 'fail': \(text(answer))")
        }
      }
    } catch {
      throw JSONError(message: "a message before the response to this request: \(error.message)")
    }
  }

  /// Keeps what a later message can be about.
  private func note(_ request: AppRequest) {
    switch request {
    case .beginTask: tasks.append(lastNumber)
    case .endTask(let number): tasks.removeAll { $0 == number }
    case .schedule: blocks.append(lastNumber)
    case .cancel(let number): blocks.removeAll { $0 == number }
    case .callCompletionHandler(let number): calledHandlers.append(number)
    case .registerTask(let identifier): registeredTasks.append(identifier)
    case .action, .backgroundTimeRemaining: break
    }
  }

  private func response(to request: AppRequest) -> AppValue {
    if isGone {
      requestsAfterGone += 1
      return .object(("gone", .text("watchdog")))
    }
    lastNumber += 1
    note(request)
    let result: (name: String, value: AppValue) =
      switch request {
      case .action, .endTask, .registerTask, .callCompletionHandler, .cancel: ("done", .bool(true))
      case .beginTask: ("task", .integer(lastNumber))
      case .schedule: ("block", .integer(lastNumber))
      case .backgroundTimeRemaining: ("value", .null)
      }
    return .mapping([result] + Self.situation)
  }

  /// Sends a message whose answer must have this key.
  func expect(_ key: String, for message: AppValue) throws(AppFault) {
    let answer = try send(message)
    if answer.value(ofKind: key) != nil { return }
    throw problem("the answer to \(text(message)) has no '\(key)': \(text(answer))")
  }

  /// Sends a message whose answer must have this key with `true`.
  private func expectTrue(_ key: String, for message: AppValue) throws(AppFault) {
    let answer = try send(message)
    if answer.value(ofKind: key) == .bool(true) { return }
    throw problem("the answer to \(text(message)) has no '\(key)' with true: \(text(answer))")
  }

  func begin(
    _ name: String = "a case",
    adding more: [(name: String, value: AppValue)] = []
  ) throws(AppFault) {
    let items: [(name: String, value: AppValue)] = [
      ("case", .text(name)), ("ios", .text("12.0")), ("device", .text("iphone")),
      ("life-cycle", .text("app-delegate")),
    ]
    try expectTrue("ready", for: .mapping(items + more))
  }

  func launch() throws(AppFault) {
    (blocks, tasks, registeredTasks) = ([], [], [])
    launches += 1
    try expect("return", for: .object(("launch", .integer(launches))))
  }

  func launchCase() throws(AppFault) {
    try begin()
    try launch()
  }

  func end() throws(AppFault) { try expectTrue("ended", for: .object(("end", .bool(true)))) }

  func kill() throws(AppFault) { try expect("return", for: .object(("kill", .text("memory")))) }

  /// Calls a method with arguments of the right types; if the process is gone, requests are answered with that.
  func call(
    _ method: DelegateMethod,
    isGone: Bool = false,
    handler: Int = 1
  ) throws(AppFault) {
    self.isGone = isGone
    defer { self.isGone = false }
    let arguments = method.row.arguments.map { detail -> (name: String, value: AppValue) in
      switch detail {
      case .options: (detail.word, .mapping([]))
      case .urlContexts, .userActivities, .path: (detail.word, .list([.text("text")]))
      default: (detail.word, .text("text"))
      }
    }
    let answer = try send(
      message(
        "call",
        .text(method.selector),
        ("arguments", .mapping(arguments)),
        ("scene", method.isAboutScene ? .text("main") : nil),
        ("handler", method.hasCompletionHandler ? .integer(handler) : nil)
      )
    )
    switch answer.value(ofKind: "return") {
    case .null?, .bool?: break
    default:
      throw problem(
        "the answer to '\(method.selector)' is not 'return' with true, false or null: "
          + text(answer)
      )
    }
  }

  /// Reads all probes.
  func probes() throws(AppFault) -> AppValue {
    var values: [(name: String, value: AppValue)] = []
    for probe in hello.words.probes {
      let answer = try send(message("read", .text(probe)))
      guard let value = answer.value(ofKind: "value") ?? answer.value(ofKind: "fail") else {
        throw problem("the answer for '\(probe)' is neither 'value' nor 'fail': \(text(answer))")
      }
      values.append((probe, value))
    }
    return .mapping(values)
  }

  /// The beginning of a message.
  private func text(_ message: AppValue) -> String {
    String(decoding: message.line.dropLast().prefix(200), as: UTF8.self)
  }
}

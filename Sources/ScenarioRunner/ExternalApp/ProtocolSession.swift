internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// A session with a program whose answers are checked, as if all that it asks for were possible.
final class ProtocolSession {
  /// The number of requests since the first that was answered with `gone`.
  private(set) var requestsAfterGone = 0
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
        return response(to: request)
      } catch {
        throw problem("\(error.message): \(text(reply))")
      }
    }
  }

  private func response(to request: AppRequest) -> AppValue {
    if isGone {
      requestsAfterGone += 1
      return .object(("gone", .text("watchdog")))
    }
    lastNumber += 1
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
    if answer[key] != nil { return }
    throw problem("the answer to \(text(message)) has no '\(key)': \(text(answer))")
  }

  func begin(
    _ name: String = "a case",
    adding more: [(name: String, value: AppValue)] = []
  ) throws(AppFault) {
    let items: [(name: String, value: AppValue)] = [
      ("case", .text(name)), ("ios", .text("12.0")), ("device", .text("iphone")),
      ("life-cycle", .text("app-delegate")),
    ]
    try expect("ready", for: .mapping(items + more))
  }

  func launch() throws(AppFault) {
    launches += 1
    try expect("return", for: .object(("launch", .integer(launches))))
  }

  func launchCase() throws(AppFault) {
    try begin()
    try launch()
  }

  func end() throws(AppFault) { try expect("ended", for: .object(("end", .bool(true)))) }

  func kill() throws(AppFault) { try expect("return", for: .object(("kill", .text("memory")))) }

  /// Calls a method with arguments of the right types; if the process is gone, requests are answered with that.
  func call(_ method: DelegateMethod, isGone: Bool = false) throws(AppFault) {
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
        ("handler", method.hasCompletionHandler ? .integer(1) : nil)
      )
    )
    switch answer["return"] {
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
      guard let value = answer["value"] ?? answer["fail"] else {
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

@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// What the app asks for while it handles a message.
enum AppRequest {
  /// An app action of the language.
  case action(Action)
  /// A background task with an expiration handler.
  case beginTask(name: String?)
  case endTask(Int)
  /// A launch handler of BGTaskScheduler, which the app has for the task with this identifier.
  case registerTask(String)
  case callCompletionHandler(Int)
  /// A block in virtual time.
  case schedule(VirtualTime)
  case cancel(Int)
  case backgroundTimeRemaining

  /// The keys of requests; a message of any other kind is an answer.
  static let keys = ["do", "after", "cancel", "get"]

  /// Decodes a request; returns nil for an answer.
  init?(_ message: AppValue) throws(JSONError) {
    switch message.kind {
    case ("do", let word)?: self = try Self.action(word, message)
    case ("after", let delay)?: self = .schedule(try Self.time(delay, "after"))
    case ("cancel", let block)?: self = .cancel(try Self.integer(block, "cancel"))
    case ("get", let name)?:
      guard name == .text("background-time-remaining") else {
        throw JSONError(message: "'get' is not 'background-time-remaining'")
      }
      self = .backgroundTimeRemaining
    default: return nil
    }
  }

  private static func action(_ word: AppValue, _ message: AppValue) throws(JSONError) -> AppRequest
  {
    let kind = ActionKind.allCases.first { $0.actor == .app && .text($0.word) == word }
    guard let kind else { throw JSONError(message: "unknown app action \(word) in 'do'") }
    switch kind {
    case .beginBackgroundTask: return .beginTask(name: message["name"]?.text)
    case .endBackgroundTask:
      if let task = message["task"] { return .endTask(try integer(task, "task")) }
    case .registerBackgroundTask:
      guard let identifier = message["identifier"]?.text else {
        throw JSONError(message: "\(word) needs 'identifier': the task's identifier")
      }
      return .registerTask(identifier)
    case .callCompletionHandler:
      if let handler = message["handler"] {
        return .callCompletionHandler(try integer(handler, "handler"))
      }
    case _ where kind.isOnlyForCallbacks:
      throw JSONError(message: "\(word) is what an answer does, not a request")
    default: break
    }
    guard case .mapping(let items) = message else { throw JSONError(message: "not an object") }
    var arguments = [ArgumentValue](repeating: .absent, count: kind.parameters.count)
    for item in items where item.name != "do" {
      guard let index = kind.parameters.firstIndex(where: { $0.name == item.name }) else {
        throw JSONError(message: "\(word) has no argument '\(item.name)'")
      }
      arguments[index] = try argument(item.value, kind.parameters[index])
    }
    for (parameter, argument) in zip(kind.parameters, arguments)
    where parameter.isRequired && argument == .absent {
      throw JSONError(message: "\(word) needs '\(parameter.name)': \(parameter.summary)")
    }
    return .action(Action(kind, arguments))
  }

  private static func argument(
    _ value: AppValue,
    _ parameter: Parameter
  ) throws(JSONError) -> ArgumentValue {
    switch (parameter.type, value) {
    case (_, .null): return .absent
    case (.text, .text(let text)), (.name, .text(let text)): return .text(text)
    case (.word(let words), .text(let text)):
      if let index = words.firstIndex(of: text) { return .word(index) }
    case (.duration, _): return .duration(try time(value, parameter.name))
    case (.integer(let bounds), .integer(let integer)):
      if bounds.contains(integer) { return .integer(integer) }
    case (.flag, .bool(let flag)): return .flag(flag)
    default: break
    }
    throw JSONError(message: "\(value) is not possible for '\(parameter.name)'")
  }

  /// Reads milliseconds, or a duration as in scenarios.
  private static func time(_ value: AppValue, _ name: String) throws(JSONError) -> VirtualTime {
    switch value {
    case .integer(let integer) where integer >= 0: return VirtualTime(milliseconds: Int64(integer))
    case .text(let text): if let time = VirtualTime(text) { return time }
    default: break
    }
    throw JSONError(message: "'\(name)' is neither milliseconds nor a duration such as \"2s\"")
  }

  private static func integer(_ value: AppValue, _ name: String) throws(JSONError) -> Int {
    guard let integer = value.integer else { throw JSONError(message: "'\(name)' is not a number") }
    return integer
  }
}

@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// The connection to a program that is the app under test: one message, any number of requests, one answer.
final class AppClient {
  /// The number of requests in one message after which the app is stopped.
  static let maximumRequests = 100_000

  /// The least time for the first answer, in nanoseconds: an interpreter can take long to start.
  private static let startTime: UInt64 = 20_000_000_000

  let hello: AppHello
  private let process: PipedProcess
  private let timeout: UInt64

  /// Starts a program, and asks what it implements.
  init(_ command: AppCommand) throws(AppFault) {
    do throws(ScenarioError) {
      process = try PipedProcess(command.command)
    } catch {
      throw AppFault(.exit, error.message)
    }
    timeout = UInt64(command.timeout.milliseconds) * 1_000_000
    let exchange = Exchange(process, max(timeout, Self.startTime))
    let answer = try exchange.answer(
      to: .object(
        ("protocol", .integer(AppHello.version)),
        ("methods", .list(DelegateMethod.allCases.map { .text($0.selector) }))
      )
    )
    do throws(JSONError) {
      hello = try AppHello(answer)
    } catch {
      throw exchange.fault(.invalidAnswer, "the app's first answer is invalid: \(error.message)")
    }
  }

  /// The case that it served last; empty if it has served none.
  private(set) var lastCase = ""

  /// Begins a case.
  ///
  /// - Returns: False if the program has exited with status 0 since the last case.
  /// - Throws: What is wrong with the program, or what it did after the last case.
  func begin(_ plan: Plan) throws(AppFault) -> Bool {
    guard !lastCase.isEmpty else {
      try start(plan)
      return true
    }
    do throws(AppFault) {
      guard try isWaiting() else { return false }
    } catch {
      throw afterLastCase(error)
    }
    do throws(AppFault) {
      try start(plan)
      return true
    } catch {
      // It may end before it has read the message.
      if process.ending == .status(0) { return false }
      throw process.ending == nil ? error : afterLastCase(error)
    }
  }

  private func start(_ plan: Plan) throws(AppFault) {
    forgetOutput()
    let environment = plan.environment
    let answer = try answer(
      to: .object(
        ("case", .text(plan.name)),
        ("ios", .text("\(environment.os)")),
        ("device", .text(environment.device.model.rawValue)),
        ("life-cycle", .text(environment.app.lifeCycle.rawValue))
      )
    )
    guard answer.value(ofKind: "ready") == .bool(true) else { throw refusal(of: answer, "'ready'") }
    lastCase = plan.name
  }

  /// Returns a fault with its place: after the end of the last case.
  func afterLastCase(_ fault: AppFault) -> AppFault {
    guard !lastCase.isEmpty else { return fault }
    var fault = fault
    fault.message = "after the end of the case '\(lastCase)', \(fault.message)"
    return fault
  }

  /// Returns the fault of an answer that is not what a message expects.
  func refusal(of answer: AppValue, _ expected: String) -> AppFault {
    let text = String(decoding: answer.line.dropLast(), as: UTF8.self)
    return fault(.invalidAnswer, "the app answered '\(text)', expected \(expected)")
  }

  /// Whether it waits for a message; false if it has exited with status 0 since its last answer.
  ///
  /// - Throws: What is wrong if it has written something that nothing asked for, or has ended in another way.
  func isWaiting() throws(AppFault) -> Bool { try Exchange(process, 0).isSilent() }

  /// Forgets what it has printed to its standard error.
  func forgetOutput() { process.forgetErrors() }

  /// Sends a message, answers the app's requests, and returns its own answer.
  func answer(
    to message: AppValue,
    _ respond: (AppValue) throws(AppFault) -> AppValue? = { _ in nil }
  ) throws(AppFault) -> AppValue {
    try Exchange(process, timeout).answer(to: message, respond)
  }

  /// Returns a fault with the end of what the app has printed.
  func fault(_ kind: AppFault.Kind, _ message: String) -> AppFault {
    Exchange(process, timeout).fault(kind, message)
  }

  /// Closes its standard input, at which it is to exit.
  func closeInput() { process.closeInput() }

  /// Closes its standard input, and returns how it ends; nil if it does not end in time.
  func finish() -> ProcessEnding? {
    process.finish(until: Clock.monotonicNanoseconds() + max(timeout, Self.startTime))
  }

  /// Ends the program.
  func stop() { process.kill() }
}

/// An exchange of lines with a program.
struct Exchange {
  private let process: PipedProcess
  /// How long the program may take for a line, in nanoseconds.
  private let timeout: UInt64

  init(_ process: PipedProcess, _ timeout: UInt64) {
    (self.process, self.timeout) = (process, timeout)
  }

  private var deadline: UInt64 { Clock.monotonicNanoseconds() + timeout }

  /// Sends a message and returns the answer; `respond` returns the response to a request, nil for an answer.
  func answer(
    to message: AppValue,
    _ respond: (AppValue) throws(AppFault) -> AppValue? = { _ in nil }
  ) throws(AppFault) -> AppValue {
    try expectNoOutput()
    var next = message
    for _ in 0..<AppClient.maximumRequests {
      try send(next)
      let line = try readLine()
      let reply = try decode(line)
      guard let response = try respond(reply) else { return reply }
      next = response
    }
    let limit = AppClient.maximumRequests
    throw fault(.hang, "the app made more than \(limit) requests without an answer")
  }

  /// Returns whether the program is running and has written nothing; false if it exits with status 0.
  func isSilent() throws(AppFault) -> Bool {
    try expectNoOutput()
    switch process.readLine(until: 0) {
    case .timeout: return true
    // A program that is about to exit has closed its output already.
    case .ended(.status(0)), .closed: return false
    case .line(let line): throw unexpected(String(decoding: line, as: UTF8.self))
    case let result:
      _ = try line(result)
      return false
    }
  }

  private func expectNoOutput() throws(AppFault) {
    if let text = process.unreadOutput() { throw unexpected(text) }
  }

  private func unexpected(_ text: String) -> AppFault {
    fault(.invalidAnswer, "the app wrote \(Self.quoted(text)), which nothing asked for")
  }

  private func send(_ message: AppValue) throws(AppFault) {
    guard process.send(message.line, until: deadline) else {
      throw fault(.hang, "the app did not read its standard input for \(seconds)")
    }
  }

  private func readLine() throws(AppFault) -> [UInt8] {
    try line(process.readLine(until: deadline))
  }

  private func line(_ result: PipedProcess.Reading) throws(AppFault) -> [UInt8] {
    switch result {
    case .line(let line): return line
    case .timeout: throw fault(.hang, "the app did not answer within \(seconds)")
    case .tooLong:
      let limit = PipedProcess.maximumLine >> 20
      throw fault(.invalidAnswer, "the app wrote a line of more than \(limit) MiB")
    case .closed: throw fault(.exit, "the app closed its standard output")
    case .ended(.signal(let number, let name)):
      var fault = fault(.crash, "the app \(ProcessEnding.signal(number, name: name))")
      fault.signal = number
      throw fault
    case .ended(let ending): throw fault(.exit, "the app \(ending)")
    }
  }

  private func decode(_ line: [UInt8]) throws(AppFault) -> AppValue {
    let text = Self.quoted(String(decoding: line.prefix(200), as: UTF8.self))
    do throws(JSONError) {
      let value = try AppValue(line: line)
      guard case .mapping = value else { throw JSONError(message: "it is not an object") }
      return value
    } catch {
      throw fault(
        .invalidAnswer,
        "the app wrote \(text), which is not a line of JSON: \(error.message)"
      )
    }
  }

  /// Returns a fault with the end of what the program has printed.
  func fault(_ kind: AppFault.Kind, _ message: String) -> AppFault {
    AppFault(kind, message, output: process.errorOutput)
  }

  private var seconds: String { "\(VirtualTime(milliseconds: Int64(timeout / 1_000_000)))" }

  private static func quoted(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return "'\(line.prefix(100))\(line.count > 100 || line.count < text.count ? "…" : "")'"
  }
}

/// A program that is the app under test: it speaks the app protocol on its standard input and output.
package struct AppCommand: Hashable, Sendable {
  /// The program and its arguments, in the syntax of the shell.
  package var command: String
  /// How long it may take for each answer, in wall-clock time.
  package var timeout: VirtualTime

  /// How long it may take by default.
  package static let defaultTimeout = VirtualTime.seconds(5)

  /// Creates the description of a program.
  package init(_ command: String, timeout: VirtualTime = AppCommand.defaultTimeout) {
    self.command = command
    self.timeout = timeout
  }
}

@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// An app under test in a program of its own, for one case.
final class PipedApp: SimulatedApp {
  private(set) var fault: AppFault?
  private let client: AppClient
  /// What may be wrong with the app.
  private(set) var warnings: [String] = []
  private var hasCheckedMethods = false
  private let registration = RemoteRegistration()
  private let release: (AppClient) -> Void
  /// The launch that the program knows of; nil if it has no process.
  private var launch: Int?
  /// The number of messages that the program is handling.
  private var depth = 0
  /// Why the process ended while its code was running.
  private var end: TerminationReason?
  /// The background tasks of the app, by the numbers that the program knows.
  private var tasks: [Int: BackgroundTaskIdentifier] = [:]
  /// The blocks of the app that have not run, by the numbers that the program knows.
  private var blocks: [Int: ScheduledBlock] = [:]
  /// The number of the latest task or block.
  private var lastNumber = 0

  /// Creates the app of a case that a program has begun; the program is released when the case has ended well.
  init(_ client: AppClient, release: @escaping (AppClient) -> Void) {
    self.client = client
    self.release = release
    registration.isAwaited = RemoteRegistration.answers.contains { client.hello.implements.has($0) }
  }

  deinit { if fault == nil { release(client) } else { client.stop() } }

  // MARK: - What reaches the app

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    registration.didCall(call.method)
    if !hasCheckedMethods { warnOfUncalledMethods(application) }
    guard client.hello.implements.has(call.method) else { return .notImplemented }
    let answer = send(
      message(
        "call",
        .text(call.method.selector),
        application,
        ("arguments", call.details.value),
        ("scene", call.scene.map { .text($0) }),
        (
          "handler",
          call.method.hasCompletionHandler ? application.currentEvent.map { .integer($0) } : nil
        )
      ),
      application
    )
    if call.method.hasCompletionHandler { application.keepCompletionHandler() }
    switch answer?.value(ofKind: "return") {
    case .bool(false)?: return .no
    case .bool(true)?, .null?: return .done
    case nil where answer == nil: return .notImplemented
    default:
      if let answer { refuse(answer, "'return' with true, false or null") }
      return .notImplemented
    }
  }

  func handle(_ event: BackgroundEvent, _ application: Application) {
    guard client.hello.handles.contains(event) else { return }
    run(message("event", .text(event.rawValue), application), application)
  }

  func handle(_ notification: NotificationName, _ application: Application) {
    guard client.hello.observes.contains(notification) else { return }
    run(message("notification", .text(notification.word), application), application)
  }

  func processDidEnd(_ reason: TerminationReason) {
    tasks = [:]
    blocks = [:]
    guard launch != nil else { return }
    if depth > 0 { end = reason } else { kill(reason) }
  }

  func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer {
    guard
      let answer = send(
        message("action", .text(action.name), application, ("argument", action.argument)),
        application
      )
    else { return .done }
    switch answer.kind {
    case ("return", _)?: break
    case ("fail", .text(let reason))?: return .failed(reason)
    case ("unknown", .bool(true))?: return .unknown(known: client.hello.words.actions)
    default: refuse(answer, "'return', 'fail' or 'unknown'")
    }
    return .done
  }

  func read(_ probe: String, _ application: Application) -> ProbeAnswer {
    guard let answer = send(message("read", .text(probe), application), application) else {
      return .failed("the app is no longer usable")
    }
    guard application.isRunning || answer.value(ofKind: "return") == nil else {
      return .failed("its process has ended")
    }
    switch answer.kind {
    case ("value", let value)?: return .value(value)
    case ("fail", .text(let reason))?: return .failed(reason)
    case ("unknown", .bool(true))?: break
    default: refuse(answer, "'value', 'fail' or 'unknown'")
    }
    return .unknown(known: client.hello.words.probes)
  }

  func caseDidEnd() {
    if let warning = registration.warning { warnings.append(warning) }
    guard let answer = send(.object(("end", .bool(true)))) else { return }
    guard answer.value(ofKind: "ended") == .bool(true) else {
      return refuse(answer, "'ended' with true")
    }
    do throws(AppFault) { _ = try client.isWaiting() } catch { fault = client.afterLastCase(error) }
  }

  /// Warns of methods that are never called; those for the other life cycle are expected of an app that has both.
  private func warnOfUncalledMethods(_ application: Application) {
    hasCheckedMethods = true
    let (implements, hasScenes) = (client.hello.implements, application.hasScenes)
    if !hasScenes {
      warnings += DelegateMethod.supersededSentences(
        application.osVersion,
        implements.has,
        \.selector
      )
    }
    guard application.canHaveScenes else { return }
    let uncalled = DelegateMethod.allCases.filter { method in
      implements.has(method) && method.isLeftUncalled(hasScenes: hasScenes)
        && !(method.sceneCounterpart.map(implements.has) ?? false)
    }
    let sentence = DelegateMethod.uncalledSentence(uncalled.map(\.selector), hasScenes: hasScenes)
    if let sentence { warnings.append(sentence) }
  }

  // MARK: - Messages

  private func message(
    _ kind: String,
    _ value: AppValue,
    _ application: Application,
    _ more: (String, AppValue?)...
  ) -> AppValue {
    let items = [(kind, value)] + more.compactMap { name, value in value.map { (name, $0) } }
    return .mapping(items.map { (name: $0.0, value: $0.1) } + application.situation)
  }

  /// Sends a message whose answer has no value.
  private func run(_ message: AppValue, _ application: Application?) {
    guard let answer = send(message, application), answer.value(ofKind: "return") == nil else {
      return
    }
    refuse(answer, "'return'")
  }

  private func kill(_ reason: TerminationReason) {
    launch = nil
    run(.object(("kill", .text(reason.word))), nil)
  }

  /// Sends a message, after that of a new launch; returns the answer, nil after a fault.
  private func send(_ message: AppValue, _ application: Application? = nil) -> AppValue? {
    guard fault == nil else { return nil }
    if let application, launch != application.launch {
      launch = application.launch
      run(.object(("launch", .integer(application.launch))), nil)
      guard fault == nil else { return nil }
    }
    depth += 1
    defer { depth -= 1 }
    var answer: AppValue?
    do throws(AppFault) {
      answer = try client.answer(to: message) { (reply) throws(AppFault) in
        do throws(JSONError) {
          guard let request = try AppRequest(reply) else { return nil }
          guard let application else {
            throw JSONError(message: "a request is possible only while app code runs")
          }
          return response(to: request, application)
        } catch {
          throw client.fault(
            .invalidAnswer,
            "the app sent an invalid request: \(error.message)"
          )
        }
      }
    } catch {
      if fault == nil { fault = error }
    }
    if depth == 1, let reason = end {
      end = nil
      depth -= 1
      kill(reason)
      depth += 1
    }
    return fault == nil ? answer : nil
  }

  private func refuse(_ answer: AppValue, _ expected: String) {
    fault = client.refusal(of: answer, expected)
  }

  // MARK: - Requests

  private func response(to request: AppRequest, _ application: Application) -> AppValue {
    guard application.isRunning else { return gone }
    var items: [(name: String, value: AppValue)] = []
    switch request {
    case .action(let action):
      if action.kind == .registerForRemoteNotifications { registration.request() }
      items = [("done", .bool(application.perform(action)))]
    case .beginTask(let name): items = [("task", .integer(beginTask(name, application)))]
    case .endTask(let number):
      let task = tasks.removeValue(forKey: number)
      if let task { application.endBackgroundTask(task) }
      items = [("done", .bool(task != nil))]
    case .registerTask(let identifier):
      let registration = application.registerTask(identifier) { [weak self] in
        self?.launchTask(identifier, application)
      }
      items = [("done", .bool(registration == .registered))]
    case .callCompletionHandler(let event):
      application.callCompletionHandler(of: event)
      items = [("done", .bool(true))]
    case .schedule(let delay): items = [("block", .integer(schedule(delay, application)))]
    case .cancel(let number):
      let block = blocks.removeValue(forKey: number)
      if let block { application.cancel(block) }
      items = [("done", .bool(block != nil))]
    case .backgroundTimeRemaining:
      let time = application.backgroundTimeRemaining
      items = [("value", time < .greatestFiniteMagnitude ? .number(time) : .null)]
    }
    return application.isRunning ? .mapping(items + application.situation) : gone
  }

  /// The response to a request of a process that has ended.
  private var gone: AppValue { .object(("gone", .text(end?.word ?? "ended"))) }

  /// Begins a background task, and returns its number; 0 if none is granted.
  private func beginTask(_ name: String?, _ application: Application) -> Int {
    lastNumber += 1
    let number = lastNumber
    let task = application.beginBackgroundTask(withName: name) { [weak self] in
      guard let self else { return }
      run(message("expired", .integer(number), application), application)
    }
    guard task != .invalid else { return 0 }
    tasks[number] = task
    return number
  }

  /// Calls the launch handler of a task; the app answers whether it also handles the end of the time.
  private func launchTask(_ identifier: String, _ application: Application) {
    let kind = application.kindOfRunningTask(identifier).map { AppValue.text($0.rawValue) }
    let answer = send(
      message("background-task", .text(identifier), application, ("kind", kind)),
      application
    )
    switch answer?.value(ofKind: "return") {
    case .bool(true)?:
      application.setExpirationHandler(of: identifier) { [weak self] in
        guard let self else { return }
        run(message("background-task-expired", .text(identifier), application), application)
      }
    case .bool(false)?, .null?: break
    default: if let answer { refuse(answer, "'return' with true, false or null") }
    }
  }

  private func schedule(_ delay: VirtualTime, _ application: Application) -> Int {
    lastNumber += 1
    let number = lastNumber
    blocks[number] = application.schedule(after: delay) { [weak self] in
      guard let self else { return }
      blocks[number] = nil
      run(message("run", .integer(number), application), application)
    }
    return number
  }
}

extension Application {
  /// The state and the time, which each message and response contains.
  fileprivate var situation: [(name: String, value: AppValue)] {
    let state: AppValue = applicationState.map { .text($0.word) } ?? .null
    return [("state", state), ("time", .integer(Int(now.milliseconds)))]
  }
}

/// The app code that the simulator calls.
///
/// Scripted apps and those of `ScenarioDelegates` conform to it, and a test can define its own. A new process has no
/// memory of an older one: an app drops what it holds when its process ends.
public protocol SimulatedApp: AnyObject {
  /// Runs the method's code; its requests to `application` are performed in order, before it returns.
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer

  /// Runs the app's code for an event that a framework delivers.
  func handle(_ event: BackgroundEvent, _ application: Application)

  /// Whether notifications are delivered to the app; read once, before its first launch.
  var observesNotifications: Bool { get }

  /// Runs the app's observers of a notification, at once after the trace has recorded it.
  func handle(_ notification: NotificationName, _ application: Application)

  /// The process has ended: none of its code runs any more, except what still returns to its caller.
  func processDidEnd(_ reason: TerminationReason)

  /// Code of an ended process asked for something, which is ignored.
  @_spi(Package) func handle(_ request: StaleRequest)

  /// Performs an action that only this app has.
  func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer

  /// Returns what the app knows under a name.
  func read(_ probe: String, _ application: Application) -> ProbeAnswer

  /// All steps of the case are over.
  func caseDidEnd()

  /// Why the app can no longer be used, such as a crash of its process; nothing of it is called afterward.
  var fault: AppFault? { get }

  /// What the app did wrong, or what cannot work here, as sentences: a case with a problem fails.
  var problems: [String] { get }

  /// What may be wrong with the app, as sentences: a file whose cases pass has a warning.
  var warnings: [String] { get }
}

extension SimulatedApp {
  /// Does nothing: the app has no code for the event.
  public func handle(_ event: BackgroundEvent, _ application: Application) {}

  /// They are.
  public var observesNotifications: Bool { true }

  /// Does nothing: the app observes no notification.
  public func handle(_ notification: NotificationName, _ application: Application) {}

  /// Does nothing: the app holds nothing that ends with its process.
  public func processDidEnd(_ reason: TerminationReason) {}

  /// Does nothing.
  @_spi(Package) public func handle(_ request: StaleRequest) {}

  /// The app has no action of its own.
  public func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer {
    .unknown(known: [])
  }

  /// The app has no probe.
  public func read(_ probe: String, _ application: Application) -> ProbeAnswer {
    .unknown(known: [])
  }

  /// Does nothing.
  public func caseDidEnd() {}

  /// Nothing is wrong.
  public var fault: AppFault? { nil }

  /// There are none.
  public var problems: [String] { [] }

  /// There are none.
  public var warnings: [String] { [] }
}

/// One call of a delegate method.
public struct DelegateCall: Sendable {
  /// The method.
  public let method: DelegateMethod
  /// The arguments of the call.
  @_spi(Package) public let details: Details

  /// Creates a call.
  package init(method: DelegateMethod, details: Details) {
    (self.method, self.details) = (method, details)
  }

  /// The name of the scene that the call is about; nil if it is about the app.
  package var scene: String? {
    guard method.isAboutScene else { return nil }
    return details.text(.scene) ?? SceneList.firstName
  }
}

/// The result of a delegate call.
public enum CallAnswer: Sendable {
  /// The app does not implement the method, so nothing was called.
  case notImplemented
  /// The method returned true or has no result.
  case done
  /// The method returned false.
  case no
}

@_spi(Package) @_exported public import LifecycleCore

/// Creates plug-ins that record the events that an SDK forwards to them, and checks these.
///
/// The app under test is the SDK, with an app delegate and scene delegates that forward each event. It uses recording
/// plug-ins in place of real ones:
///
/// ```swift
/// let sdk = AppUnderTest("SDK", probes: ["events"]) { launch in
///   let recorder = PlugInRecorder(launch)
///   let app = SDKAppDelegate()
///   app.register(recorder.plugIn("analytics"))
///   app.register(recorder.scenePlugIn("payments"))
///   launch.delegate = app
///   launch.sceneDelegate { SDKSceneDelegate(app) }
///   launch.probe("events") { recorder.log }
/// }
/// ```
///
/// A violated invariant fails the case, regardless of its expectations.
@MainActor public final class PlugInRecorder: EventRecorder {
  /// The events in the order in which plug-ins received them: `analytics applicationDidBecomeActive:`.
  public private(set) var log: [String] = []

  private var plugIns: [PlugInReceiver] = []
  private let invariants: Set<PlugInInvariant>
  private let ignored: Set<DelegateMethod>
  private var event: ForwardedEvent?
  /// The events whose completion handlers plug-ins have yet to call.
  private var unanswered: [ForwardedEvent] = []
  var report: (String) -> Void = { _ in }

  /// Creates the recorder of a launch.
  ///
  /// - Parameters:
  ///   - launch: The launch, whose events are compared with what the plug-ins receive.
  ///   - invariants: The invariants to check.
  ///   - ignored: The events that the SDK does not forward.
  public init(
    _ launch: Launch,
    checking invariants: Set<PlugInInvariant> = Set(PlugInInvariant.allCases),
    ignoring ignored: Set<DelegateMethod> = []
  ) {
    self.invariants = invariants
    self.ignored = ignored
    launch.plugIns = self
  }

  /// Adds a plug-in that has only the methods of an app delegate.
  public func plugIn(_ name: String) -> RecordingPlugIn {
    let receiver = add(name, hasSceneMethods: false)
    return RecordingPlugIn(receiver) { [weak self] in self?.received($0, receiver) }
  }

  /// Adds a plug-in that also has the methods of a scene delegate.
  public func scenePlugIn(_ name: String) -> RecordingScenePlugIn {
    let receiver = add(name, hasSceneMethods: true)
    return RecordingScenePlugIn(receiver) { [weak self] in self?.received($0, receiver) }
  }

  private func add(_ name: String, hasSceneMethods: Bool) -> PlugInReceiver {
    let receiver = PlugInReceiver(name, plugIns.count, hasSceneMethods: hasSceneMethods)
    plugIns.append(receiver)
    return receiver
  }

  // MARK: - Events

  /// Begins an event, which ends the one before.
  func begin(_ method: DelegateMethod) {
    end()
    guard !ignored.contains(method) else { return }
    event = ForwardedEvent(method, plugIns)
  }

  /// Ends the call of the delegate.
  func didReturn(isImplemented: Bool) { event?.isImplemented = isImplemented }

  /// The event that has not ended, for its completion handler.
  func eventWithHandler() -> ForwardedEvent? {
    guard let event else { return nil }
    unanswered.append(event)
    return event
  }

  /// Records that a plug-in has received an event; returns the event.
  private func received(_ method: DelegateMethod, _ plugIn: PlugInReceiver) -> ForwardedEvent? {
    log.append("\(plugIn.name) \(method.selector)")
    guard !ignored.contains(method) else { return nil }
    guard let event, event.expects(method) else {
      check(
        .deliversOnceInOrder,
        "'\(plugIn.name)' received \(method.selector), which did not happen"
      )
      return nil
    }
    event.receipts.append(ForwardedEvent.Receipt(plugIn: plugIn, method: method))
    return event
  }

  /// The completion handler of an event was called.
  func didAnswer(_ event: ForwardedEvent) {
    unanswered.removeAll { $0 === event }
    for plugIn in event.pending {
      check(
        .completesOnce,
        "the completion handler of \(event.method.selector) was called before '\(plugIn.name)' had called its own"
      )
    }
  }

  /// Checks the last event, and the completion handlers.
  func end() {
    event?.check(report: check)
    event = nil
    unanswered.removeAll { event in
      guard event.hasPassedHandlers, event.pending.isEmpty else { return false }
      check(
        .completesOnce,
        "the completion handler of \(event.method.selector) was not called, although all plug-ins had called theirs"
      )
      return true
    }
  }

  private func check(_ invariant: PlugInInvariant, _ problem: String) {
    if invariants.contains(invariant) { report("plug-ins: \(problem)") }
  }
}

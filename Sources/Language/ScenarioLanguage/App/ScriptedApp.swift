@_spi(Package) public import LifecycleCore

/// The app of a YAML scenario, which implements the methods and performs the actions of its script.
@_spi(Package) public final class ScriptedApp: SimulatedApp {
  private let script: AppScript

  /// Creates an app with a script.
  public init(_ script: AppScript) { self.script = script }

  /// None is delivered: the actions of a script's observers are part of the description of the app.
  public var observesNotifications: Bool { false }

  /// Performs the actions for a call.
  public func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard script.implemented.has(call.method) else { return .notImplemented }
    guard !script.during.isEmpty, let actions = script.during[call.method] else { return .done }
    if call.method.isAsynchronous {
      application.runClosure(actions, of: call.method)
      return .done
    }
    var answer = CallAnswer.done
    for action in actions {
      guard application.isRunning else { break }
      if action.kind == .returnValue {
        answer = action.arguments == [.flag(false)] ? .no : .done
      } else {
        application.perform(action)
      }
    }
    return answer
  }

  /// Performs the actions for an event.
  public func handle(_ event: BackgroundEvent, _ application: Application) {
    for action in script.handlers[event] ?? [] where application.isRunning {
      application.perform(action)
    }
  }
}

/// The methods that a scripted app implements, and its actions.
@_spi(Package) public struct AppScript: Equatable, Sendable {
  /// The methods that it implements.
  public var implemented: MethodSet
  /// Whether the scenario lists them completely, without the template's methods.
  public var listsMethods = false
  /// The life cycle that the scenario states; nil for that of the template.
  package var statedLifeCycle: AppDescription.LifeCycle?
  /// The actions inside each call.
  public var during: [DelegateMethod: [Action]]
  /// The actions for each background event.
  public var handlers: [BackgroundEvent: [Action]]

  /// The methods that it implements, if the scenario lists them completely; otherwise nil.
  package var statedMethods: MethodSet? { listsMethods ? implemented : nil }
}

extension AppScript {
  /// Creates the script of an app that implements methods and does nothing in them.
  package init(implementing methods: [DelegateMethod]) {
    self.init(implemented: MethodSet(methods), during: [:], handlers: [:])
  }
}

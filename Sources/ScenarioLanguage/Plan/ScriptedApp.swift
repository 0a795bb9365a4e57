public import LifecycleCore

/// The app of a YAML scenario: it implements what its script says, and does what the script says.
public final class ScriptedApp: SimulatedApp {
  private let script: AppScript

  /// Creates the app of a script.
  public init(_ script: AppScript) { self.script = script }

  /// Runs the script of a call.
  public func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard script.implemented.has(call.method) else { return .notImplemented }
    guard !script.during.isEmpty, let actions = script.during[call.method] else { return .done }
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

  /// Runs the script of an event.
  public func handle(_ event: BackgroundEvent, _ application: Application) {
    for action in script.handlers[event] ?? [] where application.isRunning {
      application.perform(action)
    }
  }
}

/// What a scripted app implements, and what it does during calls.
public struct AppScript: Sendable {
  /// The methods that it implements.
  public var implemented: MethodSet
  /// Whether the scenario lists them, and leaves nothing to the template.
  public var listsMethods = false
  /// What it does inside a call.
  public var during: [DelegateMethod: [Action]]
  /// What its code for a background event does.
  public var handlers: [BackgroundEvent: [Action]]
}

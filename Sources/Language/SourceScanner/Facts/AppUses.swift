package import LifecycleCore

/// A text in the source, as far as it is known.
package enum SourceValue: Hashable, Sendable {
  /// The text.
  case known(String)
  /// The expression, and why its value is not known.
  case unknown(String, reason: String)
}

/// Where something is in the source.
package struct CodeContext: Hashable, Sendable {
  /// The function around it, with its type, `AppDelegate.setUp()`; nil outside of functions.
  package let function: String?
  /// The condition of `#if` under which it is compiled, if that is not known.
  package let condition: String?
  /// The line.
  package let location: SourceLocation
}

/// A background task that the app registers.
package struct TaskRegistration: Hashable, Sendable {
  /// Its identifier.
  package let identifier: SourceValue
  /// Where it is registered.
  package let context: CodeContext
}

/// An observer of a notification of the app or of a scene.
package struct LifeCycleObserver: Hashable, Sendable {
  /// The notification.
  package let notification: NotificationName
  /// The method that is called, with its labels, if the observer has one.
  package let method: String?
  /// The calls from the notification's name to the end of the function around it, among which are those of a closure.
  package let calls: [FunctionCall]
  /// Where the observer is added.
  package let context: CodeContext
}

/// A delegate that the code sets.
package struct DelegateAssignment: Hashable, Sendable {
  /// The name of its class; nil if it is not known.
  package let className: String?
  /// The expression.
  package let expression: String
  /// Where it is set.
  package let context: CodeContext
  /// For which scenes it is set, if it is that of a scene.
  package var reach = SceneReach.someScenes
}

/// What the app delegate returns as the configuration of a scene.
package enum SceneConfiguration: Hashable, Sendable {
  /// The first one in the scene manifest.
  case standard
  /// One of the manifest, by its name.
  case named(String)
  /// Any of the manifest, or what code in the source files sets.
  case computed
  /// What code that is not read decides: the expression, and where it is.
  case unread(String, SourceLocation)
}

/// A delegate of the app or of a scene that the code sets in place of another one.
package struct DelegateChange: Hashable, Sendable {
  /// Whose delegate it is.
  package let role: DelegateRole
  /// What is set.
  package let assignment: DelegateAssignment
}

/// What a view or a scene of SwiftUI handles.
package struct ViewEvent: Hashable, Sendable {
  /// What it is.
  package let kind: ViewEventKind
  /// The type of the activity or the identifier of the task; nil if it has none.
  package let argument: SourceValue?
  /// Where it is handled.
  package let context: CodeContext
}

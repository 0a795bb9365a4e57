@_spi(Package) import LifecycleCore

/// Something in a file that tells how the app uses its life cycle.
struct RawUse: Sendable {
  /// What it is.
  enum Kind: Sendable {
    /// `register(forTaskWithIdentifier:…)`.
    case taskRegistration(TextExpression)
    /// An identifier of a request, of a task in its handler, or of a URL session.
    case identifier(IdentifierKind, TextExpression)
    /// An observer of a notification, with the name of the method that it calls, if it has one.
    case observer(NotificationName, method: String?)
    /// `delegateClass = X.self`, with the expression, and for which scenes.
    case sceneDelegate(className: String?, String, SceneReach)
    /// What the app delegate returns as the configuration of a scene.
    case sceneConfiguration(RawSceneConfiguration)
    /// The delegate of the notification center, as the path to an object, and as it is written.
    case notificationDelegate([String], String)
    /// Another delegate of the app or of a scene, as the path to an object, and as it is written.
    case delegateChange(DelegateRole, [String], String)
    /// Code that changes classes at run time.
    case runtimeChange(RawRuntimeChange)
    /// What a view or a scene of SwiftUI handles.
    case viewEvent(ViewEventKind, TextExpression?)
    /// A call of a delegate's method, or a selector that names it.
    case delegateCall(KnownMethod, receiver: String?, receiverType: String?)
    /// `UIApplicationMain(…)`, with the names of classes that stand in the file.
    case entry(names: [String])
  }

  let kind: Kind
  /// The index of a token in it.
  let token: Int
}

/// What an identifier in the code names.
package enum IdentifierKind: CaseIterable, Sendable {
  /// A background task of one kind.
  case refreshTask, processingTask, continuedTask
  /// A background URL session.
  case urlSession
}

/// What a view or a scene of SwiftUI handles.
package enum ViewEventKind: String, CaseIterable, Sendable {
  /// A URL that the app opens.
  case onOpenURL
  /// A user activity, by its type.
  case onContinueUserActivity
  /// A change of the scene's phase.
  case onChangeOfScenePhase
  /// A background task, by its identifier.
  case appRefreshTask
  /// The events of a background URL session, by its identifier.
  case urlSessionTask
  /// The phase of the scene, as a property that the code reads.
  case scenePhase
}

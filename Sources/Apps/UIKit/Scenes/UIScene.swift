public import Foundation
import UIKitSystem

/// A scene: one instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// The session, which outlives the scene.
  public let session: UISceneSession
  let system: any ApplicationSystem

  /// Creates the scene of a session that connects.
  package init(session: UISceneSession, system: any ApplicationSystem) {
    self.session = session
    self.system = system
    super.init()
    session.scene = self
  }

  /// The scene delegate, whose class the configuration names.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open var activationState: ActivationState { system.activationState(of: session) }
  /// The title in the app switcher; recorded.
  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      system.record("scene title", newValue ?? "nil")
    }
  }
  private var storedTitle: String?
  /// The subtitle; stored, without effect.
  open var subtitle = ""
  /// The activation conditions; stored, without effect.
  open var activationConditions = UISceneActivationConditions()
  /// The next responder: the application.
  open override var next: UIResponder? { system.application }

  /// Opens a URL; the handler receives whether an app has opened it.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    system.openURL(url) { completion?($0) }
  }

  /// Opens a URL; returns whether an app has opened it.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      system.openURL(url) { continuation.resume(returning: $0) }
    }
  }

  /// Extends state restoration beyond the connection of the scene; recorded.
  open func extendStateRestoration() { system.record("state restoration of scene", "extend") }
  /// Completes state restoration; recorded.
  open func completeStateRestoration() { system.record("state restoration of scene", "complete") }
}

extension UIScene {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Unattached, active or inactive in the foreground, or in the background.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Options for opening a URL.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only if it is a universal link of an app.
    open var universalLinksOnly = false
  }

  /// Options for activating a scene.
  @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: UIScene?
    /// How the new scene joins a collection of scenes; stored, without effect.
    open var collectionJoinBehavior = 0
  }
}

/// Options for destroying a scene.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// Options for destroying a window scene.
@MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The dismissal animation; stored, without effect.
  open var windowDismissalAnimation = DismissalAnimation.standard

  /// An animation with which a window disappears.
  public enum DismissalAnimation: Int, Sendable {
    /// The window is closed, its content is saved, or its content is discarded.
    case standard = 1, commit, decline
  }
}

/// The conditions under which a scene is activated; stored, without effect.
@MainActor open class UISceneActivationConditions: NSObject {
  /// The content for which the scene can be activated.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The content for which the scene is preferred.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

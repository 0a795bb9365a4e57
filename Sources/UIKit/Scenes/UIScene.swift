public import Foundation
import UIKitSystem

/// One instance of the app's interface.
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

  /// The scene delegate, which the configuration names.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front, in between, in the background or disconnected.
  open var activationState: ActivationState { system.activationState(of: session) }
  /// The name for the app switcher; recorded.
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
  /// Which contents the scene is for; stored, without effect.
  open var activationConditions = UISceneActivationConditions()
  /// The next responder is the app.
  open override var next: UIResponder? { system.application }

  /// Has the system open a URL, and answers whether an app did.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    system.openURL(url) { completion?($0) }
  }

  /// Has the system open a URL; returns whether an app did.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      system.openURL(url) { continuation.resume(returning: $0) }
    }
  }

  /// Restoring goes on after the scene connected; recorded.
  open func extendStateRestoration() { system.record("state restoration of scene", "extend") }
  /// Restoring is done; recorded.
  open func completeStateRestoration() { system.record("state restoration of scene", "complete") }
}

extension UIScene {
  /// Where a scene is, for its user.
  public enum ActivationState: Int, Sendable {
    /// Disconnected, in front, in between, or in the background.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// How a URL is opened.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only an app opens the link, and Safari does not.
    open var universalLinksOnly = false
  }

  /// How a scene is opened.
  @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Whether the new scene joins the scenes of the one that asks; stored, without effect.
    open var collectionJoinBehavior = 0
  }
}

/// How the window of a scene disappears.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How the window of a scene disappears.
@MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Whether the window is saved, thrown away, or just closed; stored, without effect.
  open var windowDismissalAnimation = DismissalAnimation.standard

  /// How the window disappears.
  public enum DismissalAnimation: Int, Sendable {
    /// It is closed, its content is saved, or it is thrown away.
    case standard = 1, commit, decline
  }
}

/// The content that a scene is for; stored, without effect.
@MainActor open class UISceneActivationConditions: NSObject {
  /// Which contents the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which contents the scene is best for.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

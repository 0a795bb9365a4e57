public import Foundation
import UIKitSystem

/// The activity type of a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user activity, which can be continued on another device, or from which state is restored.
///
/// On Apple platforms it belongs to Foundation; Foundation on Linux does not have it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, such as `NSUserActivityTypeBrowsingWeb`.
  public let activityType: String
  /// The title.
  open nonisolated(unsafe) var title: String?
  /// The data of the activity.
  open nonisolated(unsafe) var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to restore the activity.
  open nonisolated(unsafe) var requiredUserInfoKeys: Set<String>?
  /// Keywords for search.
  open nonisolated(unsafe) var keywords: Set<String> = []
  /// The URL of the page that referred to the activity.
  open nonisolated(unsafe) var referrerURL: URL?
  /// The date after which the activity is no longer eligible.
  open nonisolated(unsafe) var expirationDate: Date?
  /// Whether the activity must be updated.
  open nonisolated(unsafe) var needsSave = false
  /// Whether continuation streams are supported; stored, without effect.
  open nonisolated(unsafe) var supportsContinuationStreams = false
  /// The identifier by which the activity can be deleted.
  open nonisolated(unsafe) var persistentIdentifier: String?
  /// The identifier of the content of the scene that should continue the activity.
  open nonisolated(unsafe) var targetContentIdentifier: String?
  /// Whether it is eligible for Handoff; stored, without effect.
  open nonisolated(unsafe) var isEligibleForHandoff = true
  /// Whether it is eligible for search; stored, without effect.
  open nonisolated(unsafe) var isEligibleForSearch = false
  /// Whether it is eligible for public indexing; stored, without effect.
  open nonisolated(unsafe) var isEligibleForPublicIndexing = false
  /// Whether it is eligible for prediction; stored, without effect.
  open nonisolated(unsafe) var isEligibleForPrediction = false
  /// The object that updates the activity.
  open nonisolated(unsafe) weak var delegate: (any NSUserActivityDelegate)?

  /// The web page of the activity; UIKit accepts only http and https.
  open nonisolated(unsafe) var webpageURL: URL? {
    didSet {
      guard let scheme = webpageURL?.scheme?.lowercased(), !["http", "https"].contains(scheme)
      else { return }
      onMain {
        SystemConnection.report(
          "NSUserActivity.webpageURL: UIKit terminates the app for a URL with the scheme '\(scheme)'"
        )
      }
    }
  }

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity current; recorded.
  open func becomeCurrent() { record("current user activity", activityType) }
  /// Makes the activity no longer current; recorded.
  open func resignCurrent() { record("resigned user activity", activityType) }
  /// Invalidates the activity; recorded.
  open func invalidate() { record("invalidated user activity", activityType) }

  /// Returns the activity as it is archived.
  package func archived() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.webpageURL = webpageURL
    copy.persistentIdentifier = persistentIdentifier
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }

  private func record(_ name: String, _ value: String) {
    onMain { SystemConnection.record(name, value) }
  }

  /// Deletes saved activities; there are none on Linux, and the handler is called.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Deletes all saved activities; there are none on Linux, and the handler is called.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

extension NSUserActivity {
  /// The intent of the activity; unavailable on Linux.
  @available(*, unavailable, message: "Linux has no Intents")
  public var interaction: Never { fatalError() }

  /// Opens continuation streams to another device; unavailable on Linux.
  @available(*, unavailable, message: "there is no other device")
  public func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {}
}

/// The delegate of a user activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved; never called on Linux.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device continued the activity; never called on Linux.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// The method is not implemented.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// The method is not implemented.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that restores its state from a user activity, such as a view controller.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores state from a user activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

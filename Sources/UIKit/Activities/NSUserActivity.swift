public import Foundation
import UIKitSystem

/// A link to a website that the app opens.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does in an app, to be continued elsewhere or restored.
///
/// It belongs to Foundation on Apple platforms; that of Linux has none.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What the user does, such as `NSUserActivityTypeBrowsingWeb`.
  public let activityType: String
  /// The title.
  open nonisolated(unsafe) var title: String?
  /// The data of the activity.
  open nonisolated(unsafe) var userInfo: [AnyHashable: Any]?
  /// The data that a search keeps.
  open nonisolated(unsafe) var requiredUserInfoKeys: Set<String>?
  /// Words for a search.
  open nonisolated(unsafe) var keywords: Set<String> = []
  /// Where the link came from.
  open nonisolated(unsafe) var referrerURL: URL?
  /// When the activity is no longer offered.
  open nonisolated(unsafe) var expirationDate: Date?
  /// Whether the delegate should update the activity.
  open nonisolated(unsafe) var needsSave = false
  /// Whether devices exchange streams; stored, without effect.
  open nonisolated(unsafe) var supportsContinuationStreams = false
  /// What a search deletes the activity by.
  open nonisolated(unsafe) var persistentIdentifier: String?
  /// The scene that the activity is meant for.
  open nonisolated(unsafe) var targetContentIdentifier: String?
  /// Whether other devices may continue it; stored, without effect.
  open nonisolated(unsafe) var isEligibleForHandoff = true
  /// Whether the device finds it; stored, without effect.
  open nonisolated(unsafe) var isEligibleForSearch = false
  /// Whether everyone finds it; stored, without effect.
  open nonisolated(unsafe) var isEligibleForPublicIndexing = false
  /// Whether Siri suggests it; stored, without effect.
  open nonisolated(unsafe) var isEligibleForPrediction = false
  /// The object that updates the activity.
  open nonisolated(unsafe) weak var delegate: (any NSUserActivityDelegate)?

  /// The page of the activity; UIKit accepts only http and https.
  open nonisolated(unsafe) var webpageURL: URL? {
    didSet {
      guard let scheme = webpageURL?.scheme?.lowercased(), !["http", "https"].contains(scheme)
      else { return }
      onMain {
        SystemConnection.report(
          "NSUserActivity.webpageURL: UIKit ends the app for a URL with the scheme '\(scheme)'"
        )
      }
    }
  }

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to the data.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user does this now; recorded.
  open func becomeCurrent() { record("current user activity", activityType) }
  /// The user no longer does this; recorded.
  open func resignCurrent() { record("resigned user activity", activityType) }
  /// The activity is not offered any more; recorded.
  open func invalidate() { record("invalidated user activity", activityType) }

  /// The activity as an archive keeps it.
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

  /// Deletes activities of a search: it has none, and the handler is called.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Deletes all activities of a search: it has none, and the handler is called.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

extension NSUserActivity {
  /// The intent of the activity; unavailable on Linux.
  @available(*, unavailable, message: "Linux has no Intents")
  public var interaction: Never { fatalError() }

  /// Opens streams to another device; unavailable on Linux.
  @available(*, unavailable, message: "there is no other device")
  public func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {}
}

/// The object that updates an activity.
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

/// An object that restores its state from an activity, such as a view controller.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

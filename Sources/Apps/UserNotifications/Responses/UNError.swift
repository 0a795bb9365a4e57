public import Foundation

/// An error of the notification center.
public struct UNError: Error, CustomNSError, Equatable, Sendable {
  /// The error code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static let errorDomain = "UNErrorDomain"
  /// The number of the error code.
  public var errorCode: Int { code.rawValue }

  /// An error code.
  public enum Code: Int, Sendable {
    /// The user has not authorized notifications.
    case notificationsNotAllowed = 1
    /// An attachment cannot be used.
    case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
    /// An attachment cannot be used.
    case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    /// The date of the notification is invalid.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent
    /// A badge is invalid.
    case badgeInputInvalid = 1600
  }
}

/// The app's audio session, with the interruption notifications that are still to be posted.
struct AudioSession {
  /// An interruption notification.
  enum InterruptionNotification {
    case began, ended(shouldResume: Bool)
    /// The session was deactivated when the app was suspended.
    case suspended

    var details: Details {
      switch self {
      case .began: [.interruptionType: .text("began")]
      case .ended(let shouldResume):
        [.interruptionType: .text("ended"), .shouldResume: .text("\(shouldResume)")]
      case .suspended: [.interruptionType: .text("began"), .wasSuspended: .text("true")]
      }
    }
  }

  var isInterrupted = false
  /// The notifications that are still to be posted, oldest first.
  var notices: [InterruptionNotification] = []
  /// The notification that is being posted.
  var current: InterruptionNotification?
}

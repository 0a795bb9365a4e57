import UIKit

@MainActor final class PushNotificationsService {
  static let shared = PushNotificationsService()
  var token: Data?

  func setup() { UIApplication.shared.registerForRemoteNotifications() }
}

import UIKit

@MainActor final class AccountManager {
  static let shared = AccountManager()
  static let unreadCountDidChange = Notification.Name("unreadCountDidChange")
  private(set) var unreadCount = 0

  func receive(_ userInfo: [AnyHashable: Any]) async { change(by: 1) }
  func refresh() { change(by: 1) }
  func suspend() {}
  func emptyCaches() {}
  func sync(_ completion: @escaping () -> Void) { Task { completion() } }

  private func change(by number: Int) {
    unreadCount += number
    NotificationCenter.default.post(name: Self.unreadCountDidChange, object: self)
  }
}

import UIKit

@MainActor final class PushService {
  static let shared = PushService()
  private(set) var token: Data?

  func register(deviceToken: Data) { token = deviceToken }
  func unregister() { token = nil }
  func handle(
    _ userInfo: [AnyHashable: Any],
    completion: @escaping (UIBackgroundFetchResult) -> Void
  ) { completion(.newData) }
}

@MainActor final class UploadQueue {
  func finish(_ completion: @escaping () -> Void) { Task { completion() } }
  func resume(_ identifier: String) {}
  func save() {}
}

func DDLogInfo(_ message: String) {}

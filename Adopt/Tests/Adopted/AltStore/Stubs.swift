import UIKit

@MainActor final class ServerManager {
  static let shared = ServerManager()
  var token: Data?
  private(set) var isDiscovering = false

  func startDiscovering() { isDiscovering = true }
  func stopDiscovering() { isDiscovering = false }
  func refresh(_ completion: @escaping (Bool) -> Void) {
    Task { completion(true) }
  }
}

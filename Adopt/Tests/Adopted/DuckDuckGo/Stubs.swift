import UIKit

@MainActor final class PrivacyStore {
  var opened: [URL] = []
  private(set) var shown: [String] = []
  private(set) var refreshes = 0

  func refresh() { refreshes += 1 }
  func show(_ title: String) { shown.append(title) }
  func download(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

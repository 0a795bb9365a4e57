import UIKit

@MainActor final class NextcloudKit {
  static let shared = NextcloudKit()
  var pushToken: Data?
  private(set) var opened: [URL] = []

  func setup(delegate: AnyObject) {}
  func checkTransfers() {}
  func cancelTransfers() {}
  func apply(_ userInfo: [AnyHashable: Any]) -> Bool { !userInfo.isEmpty }
  func open(_ url: URL) { opened.append(url) }
}

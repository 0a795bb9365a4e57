import UIKit

final class ExposureManager: @unchecked Sendable {
  private(set) var isRunning = true
  private(set) var opened: [URL] = []

  func pause() { isRunning = false }
  func resume() { isRunning = true }
  func open(_ url: URL) { opened.append(url) }
}

import Foundation

/// Code of a module that does not import UIKit.
enum FoundationOnly {
  static func observe(_ name: Notification.Name, _ action: @escaping @Sendable () -> Void) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      action()
    }
  }

  static func performInRunLoop(_ action: @escaping @Sendable () -> Void) {
    RunLoop.main.perform(action)
    RunLoop.current.perform(inModes: [.common], block: action)
  }
}

// What Apple's Foundation, or a module that UIKit brings, has and that of Linux lacks.

public import Foundation
import UIKitSystem

/// Runs code; Linux has no pools to release.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The seconds since the device started, in the time of the scenario.
public func CACurrentMediaTime() -> TimeInterval {
  onMain { SystemConnection.current?.now.timeIntervalSinceReferenceDate }
    ?? Date().timeIntervalSinceReferenceDate
}

extension ProcessInfo {
  /// Whether the device saves power: it does not.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// The device saves power or does not any more; never posted on Linux.
  public static let NSProcessInfoPowerStateDidChange =
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// The watcher of a value; unavailable on Linux.
@available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
open class NSKeyValueObservation: NSObject {}

/// Values in iCloud; unavailable on Linux.
@available(*, unavailable, message: "iCloud is not simulated: use UserDefaults")
open class NSUbiquitousKeyValueStore: NSObject {}

/// Access to files together with other processes; unavailable on Linux.
@available(*, unavailable, message: "Linux has no file coordination: use FileManager")
open class NSFileCoordinator: NSObject {}

extension NSObjectProtocol {
  /// Watches a value; unavailable on Linux.
  @available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
  public func observe(
    _ keyPath: AnyKeyPath,
    options: Any...,
    changeHandler: @escaping (Self, Any) -> Void
  ) -> Never { fatalError() }
}

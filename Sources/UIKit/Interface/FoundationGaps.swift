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
  /// The device saves power or does not any more: never posted here.
  public static let NSProcessInfoPowerStateDidChange =
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// The watcher of a value: not available.
@available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
open class NSKeyValueObservation: NSObject {}

/// Values in iCloud: not available.
@available(*, unavailable, message: "iCloud is not simulated: use UserDefaults")
open class NSUbiquitousKeyValueStore: NSObject {}

/// Access to files together with other processes: not available.
@available(*, unavailable, message: "Linux has no file coordination: use FileManager")
open class NSFileCoordinator: NSObject {}

extension NSObjectProtocol {
  /// Watches a value: not available.
  @available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
  public func observe(
    _ keyPath: AnyKeyPath,
    options: Any...,
    changeHandler: @escaping (Self, Any) -> Void
  ) -> Never { fatalError() }

  /// Calls a method later: not available.
  @available(
    *,
    unavailable,
    message: "Linux has no selectors: use a timer or DispatchQueue.main.asyncAfter"
  )
  public func perform(_ selector: Any, with argument: Any?, afterDelay delay: TimeInterval) {}
}

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

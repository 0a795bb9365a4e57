// What Apple's Foundation, or a module that UIKit brings, has and that of Linux lacks.

public import Foundation
import UIKitSystem

/// Runs code; there are no autorelease pools on Linux.
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
  /// Whether Low Power Mode is enabled; always false on Linux.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Low Power Mode was enabled or disabled; never posted on Linux.
  public static let NSProcessInfoPowerStateDidChange =
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// Returns the shared folder of an app group, which is below the home folder on Linux; creates it if necessary.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    let folder = home.appendingPathComponent("Library/Group Containers/\(groupIdentifier)")
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension UserDefaults {
  /// Sets a value, or removes it for nil, as key-value coding does on other platforms.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns a value, as key-value coding does on other platforms.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// A key-value observation; unavailable on Linux.
@available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
open class NSKeyValueObservation: NSObject {}

/// The iCloud key-value store; unavailable on Linux.
@available(*, unavailable, message: "iCloud is not simulated: use UserDefaults")
open class NSUbiquitousKeyValueStore: NSObject {}

/// Coordinates file access among processes; unavailable on Linux.
@available(*, unavailable, message: "Linux has no file coordination: use FileManager")
open class NSFileCoordinator: NSObject {}

extension NSObjectProtocol {
  /// Observes a value; unavailable on Linux.
  @available(*, unavailable, message: "Linux has no key-value observing: use didSet or a closure")
  public func observe(
    _ keyPath: AnyKeyPath,
    options: Any...,
    changeHandler: @escaping (Self, Any) -> Void
  ) -> Never { fatalError() }
}

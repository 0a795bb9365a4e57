// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

import UIKitSystem

extension UNUserNotificationCenterDelegate {
  /// The method is not implemented.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    defaultImplementationRan(of: self)
    return []
  }

  /// The method is not implemented.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {
    defaultImplementationRan(of: self)
  }
}

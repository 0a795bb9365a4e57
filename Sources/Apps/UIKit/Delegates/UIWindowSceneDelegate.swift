public import CloudKit
import Foundation
import UIKitSystem

/// The methods that the system calls for the events of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolder {
  /// The window of the scene; a storyboard sets it before the scene connects.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// The coordinate space, orientation or traits of a scene changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )

  /// The geometry of a scene changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  )

  /// Performs a quick action in a connected scene; call the handler with whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// Performs a quick action in a connected scene; returns whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// The user accepted an invitation to a CloudKit share.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )
}

// MARK: - Defaults

extension UIWindowSceneDelegate {
  /// The delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      defaultImplementationRan(of: self)
      return nil
    }
    set {
      SystemConnection.report(
        "the scene delegate has no property 'window', which the storyboard would set"
      )
    }
  }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { defaultImplementationRan(of: self) }
}

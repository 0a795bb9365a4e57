public import CloudKit
import Foundation
import UIKitSystem

/// The methods that the system calls when something happens to a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolder {
  /// The window of the scene; a storyboard sets it before the scene connects.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// The place, orientation or traits of a scene changed.
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

  /// Performs a quick action in a scene that is connected; the handler says whether it was.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// Performs a quick action in a scene that is connected; returns whether it was.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// The user accepted an invitation to share data of CloudKit.
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

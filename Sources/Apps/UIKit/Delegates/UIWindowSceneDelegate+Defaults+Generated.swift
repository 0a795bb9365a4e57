// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import CloudKit
import UIKitSystem

extension UIWindowSceneDelegate {
  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    defaultImplementationRan(of: self)
  }

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
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    defaultImplementationRan(of: self)
  }
}

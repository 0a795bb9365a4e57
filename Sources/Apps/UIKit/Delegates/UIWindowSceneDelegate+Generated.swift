// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import CloudKit

/// The methods that the system calls for the events of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolder {
  /// The window of the scene; a storyboard sets it before the scene connects.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// The user accepted a CloudKit share, for a connected scene.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )

  /// A connected scene is given the quick action that the user chose.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// The asynchronous form.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

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
}

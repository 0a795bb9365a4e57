/// What a name in an action stands for.
@_spi(Package) public enum NameKind: UInt8, CaseIterable, Sendable {
  /// Something that only actions name, such as a file.
  case other
  /// A view of the interface, or a certain kind of view.
  case view, viewWithText, customView, externalWindow
  /// A view, which need not be in the interface.
  case shownView
  /// A view controller of the interface, or a certain kind of view controller.
  case viewController, navigationController, tab
  /// An object that receives the readings of a sensor.
  case listener
  /// A reference-counted object.
  case object
  /// A reference-counted object, or the path of one of its properties.
  case property
  /// A scene, one that may be new, and one that receives what the action brings.
  case scene, newScene, receivingScene
  /// A background task or a task of BGTaskScheduler, and one that the action makes known.
  case task, newTask
  /// Another app.
  case otherApp
  /// Something that comes from outside the app: a notification, an activity, a transfer.
  case payload
}

extension EnumSet<NameKind> {
  /// The names of views of the interface.
  package static let views = EnumSet([.view, .viewWithText, .customView, .externalWindow])

  /// The names of view controllers of the interface.
  package static let controllers = EnumSet([.viewController, .navigationController, .tab])

  /// The names of scenes.
  package static let scenes = EnumSet([.scene, .newScene, .receivingScene])

  /// The names of other apps.
  static let otherApps = EnumSet([.otherApp])

  /// The names of what comes from outside the app.
  static let payloads = EnumSet([.payload])

  /// The names of scenes that an action may create.
  package static let newScenes = EnumSet([.newScene, .receivingScene])
}

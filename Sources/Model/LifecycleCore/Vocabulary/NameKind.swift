/// What a name in an action stands for.
public enum NameKind: Sendable {
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
}

extension NameKind {
  /// Whether it is the name of a scene.
  package var isScene: Bool { self == .scene || self == .newScene || self == .receivingScene }
}

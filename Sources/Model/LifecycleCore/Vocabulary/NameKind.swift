/// What a name in an action stands for.
public enum NameKind: UInt8, Sendable {
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

/// A set of kinds of names.
package struct NameKinds: Equatable, Sendable {
  private var bits: UInt32 = 0

  /// Creates a set of some kinds.
  package init(_ kinds: NameKind...) { for kind in kinds { insert(kind) } }

  /// Adds a kind.
  mutating func insert(_ kind: NameKind) { bits |= 1 << kind.rawValue }

  /// Returns whether a kind is in the set.
  package func contains(_ kind: NameKind) -> Bool { bits & 1 << kind.rawValue != 0 }

  /// Returns whether no kind is in both sets.
  package func isDisjoint(with other: NameKinds) -> Bool { bits & other.bits == 0 }

  /// The names of views of the interface.
  package static let views = NameKinds(.view, .viewWithText, .customView, .externalWindow)

  /// The names of view controllers of the interface.
  package static let controllers = NameKinds(.viewController, .navigationController, .tab)

  /// The names of scenes.
  package static let scenes = NameKinds(.scene, .newScene, .receivingScene)

  /// The names of scenes that an action may create.
  package static let newScenes = NameKinds(.newScene, .receivingScene)
}

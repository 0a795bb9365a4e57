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

extension ParameterType {
  /// What the text is the name of; nil for values that are no names.
  package var nameKind: NameKind? { if case .name(let kind) = self { kind } else { nil } }
}

extension Action {
  /// The names in the arguments of the action itself, each with its kind.
  package var names: [(kind: NameKind, name: String)] {
    // Most actions have no arguments.
    if arguments.isEmpty { return [] }
    return zip(kind.parameters, arguments).compactMap { parameter, argument in
      if case .text(let name) = argument, let kind = parameter.type.nameKind {
        (kind, name)
      } else {
        nil
      }
    }
  }
}

extension ActionKind {
  /// Whether it brings the app something that may be for one of several scenes.
  package var isArrival: Bool { hasParameter { $0 == .receivingScene } }

  /// Returns whether it has a parameter for a name of certain kinds.
  package func hasParameter(_ isIncluded: (NameKind) -> Bool) -> Bool {
    parameters.contains { $0.type.nameKind.map(isIncluded) ?? false }
  }
}

internal import LifecycleCore

/// What a scenario says of the app's interface, and where; by name a scenario's overrides its suite's.
struct InterfaceSetup: Sendable {
  /// A window, or a view that lies in none yet, with all that is in it.
  struct Part: Sendable {
    var name: String
    /// Each after its superview, which is an index of this list.
    var views: [InterfaceDescription.View] = []
    /// A view's controller is an index of this list.
    var controllers: [InterfaceDescription.Controller] = []
  }

  /// What is handled somewhere under a word that is no event: some control must send it.
  var handled: [Located<String>] = []
  var targets: [Located<String>] = []
  /// The view controllers that others hold.
  var children: [Located<String>] = []
  /// What the objects' code does, with the place of each action.
  var actions: AppCode = []
  private(set) var parts: [Part] = []
  private var partsByName: [String: Int] = [:]
  var applicationHandles: [String: [Action]] = [:]
  var delegateHandles: [String: [Action]] = [:]
  /// The place of the last `interface`.
  var range = SourceRange.startOfFile

  /// Puts a part in place of one of the same name.
  mutating func add(_ part: Part) {
    if let index = partsByName[part.name] {
      parts[index] = part
    } else {
      partsByName[part.name] = parts.count
      parts.append(part)
    }
  }

  /// All parts as one interface.
  var description: InterfaceDescription {
    var views: [InterfaceDescription.View] = []
    var controllers: [InterfaceDescription.Controller] = []
    for part in parts {
      let (firstView, firstController) = (views.count, controllers.count)
      for var view in part.views {
        view.superview = view.superview.map { $0 + firstView }
        view.controller = view.controller.map { $0 + firstController }
        views.append(view)
      }
      controllers += part.controllers
    }
    return InterfaceDescription(
      views: views,
      controllers: controllers,
      applicationHandles: applicationHandles,
      delegateHandles: delegateHandles
    )
  }

  /// The names of all its objects, application and delegate included.
  var names: [String] {
    parts.flatMap { $0.views.map(\.name) + $0.controllers.map(\.name) }
      + [InterfaceDescription.applicationName, InterfaceDescription.delegateName]
  }

  /// The names of its views of which something is so.
  func viewNames(where isMeant: (InterfaceDescription.View) -> Bool) -> [String] {
    parts.flatMap { $0.views.filter(isMeant).map(\.name) }
  }

  /// Its view controllers of a kind.
  func controllers(_ kind: ViewControllerKind) -> [InterfaceDescription.Controller] {
    parts.flatMap { $0.controllers.filter { $0.kind == kind } }
  }

  /// The names of its view controllers.
  var controllerNames: [String] { parts.flatMap { $0.controllers.map(\.name) } }

  /// The names of its views.
  var viewNames: [String] { parts.flatMap { $0.views.map(\.name) } }
}

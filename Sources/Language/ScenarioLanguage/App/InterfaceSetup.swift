@_spi(Package) internal import LifecycleCore

/// The interface of the app with source ranges; parts of a scenario replace those of its suite by name.
struct InterfaceSetup: Sendable {
  /// A window, or a view without a superview, with everything in it.
  struct Part: Sendable {
    var name: String
    /// The views, each after its superview; `superview` is an index into this array.
    var views: [InterfaceDescription.View] = []
    /// The view controllers; a view's `controller` is an index into this array.
    var controllers: [InterfaceDescription.Controller] = []
  }

  /// The handled words that are not events; a control must send each of them.
  var handled: [Located<String>] = []
  var targets: [Located<String>] = []
  /// The child view controllers.
  var children: [Located<String>] = []
  /// The actions of the objects' code, with their ranges.
  var actions: AppCode = []
  private(set) var parts: [Part] = []
  private var partsByName: [String: Int] = [:]
  var applicationHandles: [String: [Action]] = [:]
  var delegateHandles: [String: [Action]] = [:]
  /// The range of the last `interface`.
  var range = SourceRange.startOfFile

  /// Adds a part, or replaces the one with the same name.
  mutating func add(_ part: Part) {
    if let index = partsByName[part.name] {
      parts[index] = part
    } else {
      partsByName[part.name] = parts.count
      parts.append(part)
    }
  }

  /// The description of all parts as one interface.
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

  /// The names of all objects, including the application and its delegate.
  var names: [String] {
    parts.flatMap { $0.views.map(\.name) + $0.controllers.map(\.name) }
      + [InterfaceDescription.applicationName, InterfaceDescription.delegateName]
  }

  /// Returns the names of the views that satisfy a predicate.
  func viewNames(where isIncluded: (InterfaceDescription.View) -> Bool) -> [String] {
    parts.flatMap { $0.views.filter(isIncluded).map(\.name) }
  }

  /// Returns the view controllers of a kind.
  func controllers(_ kind: ViewControllerKind) -> [InterfaceDescription.Controller] {
    parts.flatMap { $0.controllers.filter { $0.kind == kind } }
  }

  /// The names of the view controllers.
  var controllerNames: [String] { parts.flatMap { $0.controllers.map(\.name) } }

  /// The names of the views.
  var viewNames: [String] { parts.flatMap { $0.views.map(\.name) } }
}

@_spi(Package) internal import LifecycleCore

/// One row of a scenario's examples, with everything that its cases share across versions and devices.
///
/// A scenario without examples has one row. A class, since each of its cases refers to it.
final class PlanRow {
  let decoded: DecodedCase
  /// The steps of `given` and the scenario's own.
  let steps: [Step]
  /// The actions of the app's code, with their ranges.
  let code: [(action: Action, range: SourceRange)]
  /// The names that the case defines.
  let names: CaseNames
  /// The description of the app for the system, without its life cycle.
  let app: AppDescription
  /// The range of `life-cycle: scenes` if no version has scenes; otherwise nil.
  let impossibleScenes: SourceRange?
  private let script: AppScript
  /// Whether the app's code installs its views.
  private let installsViews: Bool

  init(_ decoded: DecodedCase) {
    self.decoded = decoded
    let setup = decoded.setup
    let own = decoded.steps ?? []
    let steps = setup.given.isEmpty ? own : setup.given + own
    let code = setup.app.code
    self.steps = steps
    self.code = code
    let app = setup.app
    var description = app.description
    if let swiftUI = app.swiftUI, swiftUI.delegates == nil {
      let methods = MethodSet(app.during.map(\.name)).union(app.implements.listed)
      description.swiftUI = .needed(for: methods.union(decoded.namedMethods))
    }
    description.asksForPermissions = code.contains {
      $0.action.withDeferredActions.contains { $0.kind == .requestPermission }
    }
    @Sendable func allActions() -> [Action]? {
      guard decoded.isComplete else { return nil }
      return ((steps + setup.finally).compactMap(\.action) + code.map(\.action))
        .flatMap(\.withDeferredActions)
    }
    let taskIdentifiers =
      description.permittedTaskIdentifiers + (description.registeredTaskIdentifiers ?? [])
    names = CaseNames(
      app.internals,
      app.interface,
      hasScenes: app.hasNamedScenes,
      tasks: {
        guard let names = allActions()?.names(of: EnumSet([.newTask])), !names.isEmpty
        else { return nil }
        return taskIdentifiers + names
      },
      given: {
        allActions().map { GivenNames(in: $0, and: taskIdentifiers) }
      },
      code: allActions
    )
    self.app = description
    script = app.script
    installsViews = app.installsViewsItself
    impossibleScenes = setup.impossibleScenes
  }

  /// Returns the script of the app in a case: its implemented methods and its actions.
  func script(for environment: SimulationEnvironment) -> AppScript {
    var script = script
    script.implemented = decoded.setup.app.implements.methods(
      in: environment,
      naming: decoded.namedMethods,
      restoresState: decoded.setup.app.restoresState
    )
    if !installsViews, environment.app.launch.installsViews(on: environment.os) {
      for method in [DelegateMethod.didFinishLaunching, .applicationDidFinishLaunching] {
        script.during[method, default: []].insert(Action(.installViews), at: 0)
      }
    }
    return script
  }

  /// Reports names in the interface that are duplicates or refer to nothing.
  func checkInterface(into diagnostics: inout Diagnostic.List) {
    guard let interface = decoded.setup.app.interface else { return }
    var seen: Set<String> = []
    for name in names.responders.all where !seen.insert(name).inserted {
      diagnostics.addOnce(
        .duplicateName,
        at: interface.range,
        "two objects of the interface are named '\(name)'",
        help: "give each a name of its own"
      )
    }
    for target in interface.targets where !names.responders.contains(target.value) {
      diagnostics.addOnce(
        names.unknown("object", target.value, in: names.responders, at: target.range)
      )
    }
    for child in interface.children where !names.controllers.contains(child.value) {
      diagnostics.addOnce(
        names.unknown("view controller", child.value, in: names.controllers, at: child.range)
      )
    }
    let sent = interface.parts.lazy.flatMap(\.views).compactMap(\.action)
    let sentMessages = Set(sent)
    for handled in interface.handled where !sentMessages.contains(handled.value) {
      if diagnostics.countIfFull(.unknownEvent) { break }
      let candidates =
        Array(sent.prefix(Suggestion.maximumWordCount)) + InterfaceEvent.allCases.map(\.word) + [
          "touches"
        ]
      diagnostics.addOnce(
        .unknownEvent,
        at: handled.range,
        "'\(handled.value)' is not an event, and no control of the interface sends it",
        help: Suggestion.help(for: handled.value, in: candidates)
      )
    }
  }
}

extension AppDescription.SwiftUIDelegates {
  /// Returns the delegates that a SwiftUI app has if it implements some methods.
  fileprivate static func needed(for methods: MethodSet) -> Self {
    var app = AppDescription()
    app.lifeCycle = .scenes
    return [Self.none, .app].first { delegates in
      app.swiftUI = delegates
      return methods.isSubset(of: .callable(in: app))
    } ?? (methods.isDisjoint(with: sceneMethods) ? .app : .scene)
  }

  private static let sceneMethods = MethodSet(DelegateMethod.allCases.filter(\.isSceneMethod))
}

/// What the source files of a target say about its life cycle.
package struct SourceFacts: Sendable {
  /// The classes that UIKit calls, or that may be what it calls.
  package var delegates: [DelegateClass] = []
  /// The other functions that delegates, observers and views can reach, by the names that they call.
  package var helpers: [FunctionFacts] = []
  /// The names in code of which it is not known when it runs, as closures in properties.
  package var unfollowedNames: Set<String> = []
  /// The names in functions that add observers of notifications which are not known.
  package var possibleObserverNames: Set<String> = []
  /// Where the program begins; several if conditions are not known, or if files of several targets were given.
  package var entryPoints: [EntryPoint] = []
  /// The apps of SwiftUI.
  package var apps: [SwiftUIApp] = []
  /// What views and scenes of SwiftUI handle.
  package var viewEvents: [ViewEvent] = []
  /// The background tasks that are registered.
  package var taskRegistrations: [TaskRegistration] = []
  /// Whether code calls `setTaskCompleted(success:)`; nil if calls are not followed.
  package var completesTasks: Bool?
  /// Whether code sets the quick actions of the app's icon.
  package var setsQuickActions = false
  /// Whether a file imports a library that adds methods to delegates when the app runs.
  package var importsDelegateProxy = false
  /// What identifiers name: the kinds of tasks that are requested or handled with each, and URL sessions.
  package var identifierKinds: [String: Set<IdentifierKind>] = [:]
  /// The observers of life-cycle notifications.
  package var observers: [LifeCycleObserver] = []
  /// Where `delegateClass` of a scene's configuration is set.
  package var sceneDelegates: [DelegateAssignment] = []
  /// What the app delegate returns as configurations of scenes; empty if UIKit does not ask it.
  package var sceneConfigurations: [SceneConfiguration] = []
  /// Where the delegate of the notification center is set.
  package var notificationCenterDelegates: [DelegateAssignment] = []
  /// Where code sets another delegate of the app or of a scene.
  package var delegateChanges: [DelegateChange] = []
  /// Where code changes classes at run time that delegates are, or may be.
  package var runtimeChanges: [RuntimeChange] = []
  /// What was not understood.
  package var notUnderstood: [NotUnderstood] = []
  /// The files that were read.
  package var fileCount = 0
  /// The files of these that contain a word of interest.
  package var parsedFileCount = 0

  /// Returns the delegate with a name, or one that `@objc` gives it; the name of a module may precede it.
  package func delegate(named name: String) -> DelegateClass? {
    delegates.first { $0.name == name } ?? delegates.first { $0.objectiveCName == name }
      ?? delegates.first { name.hasSuffix(".\($0.name)") }
  }
}

extension SourceFacts {
  /// The identifiers of the tasks that the code registers, or handles in a closure of a SwiftUI app, each once; nil if one of
  /// them is not known, since it can be any.
  package var knownTasks: [String]? {
    let closures = viewEvents.filter { $0.kind == .appRefreshTask }.map(\.argument)
    var names: [String] = []
    for value in closures + taskRegistrations.map(\.identifier) {
      guard case .known(let name)? = value else { return nil }
      names.append(name)
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

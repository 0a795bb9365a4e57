internal import SourceScanner
internal import XcodeProjects

// What code changes of the delegates while the app runs.
extension InspectedApp {
  /// The places where code sets another delegate, or may add methods to the class of one.
  var changesAtRunTime: [ProjectNote] { otherDelegates + changedClasses }

  private var otherDelegates: [ProjectNote] {
    facts.delegateChanges.compactMap { change in
      let known = change.role == .app ? [appDelegate].compactMap(\.self) : sceneDelegates
      let name = change.assignment.className
      guard name == nil || !known.contains(where: { $0.name == name }) else { return nil }
      let owner = change.role == .app ? "the app" : "a scene"
      return ProjectNote(
        message: "the delegate of \(owner) is set here, to '\(change.assignment.expression)': "
          + "which methods UIKit calls then is not known",
        origin: Origin(change.assignment.context.location)
      )
    }
  }

  private var changedClasses: [ProjectNote] {
    let names = delegates.flatMap { [$0.name] + ($0.declaration?.superclasses ?? []) }
    let simpleNames = names.map { String($0.split(separator: ".").last ?? "") }
    let own = Set(simpleNames).union(["NSObject", "UIResponder"])
    return facts.runtimeChanges.compactMap { change in
      let meant = change.classes.map(own.intersection)
      guard meant?.isEmpty != true else { return nil }
      let subject =
        meant?.min().map { "'\($0.shortened)'" } ?? "a class that is not known, maybe of a delegate"
      return ProjectNote(
        message: "'\(change.function.shortened)' changes methods of \(subject) at run time: "
          + "which ones UIKit calls then is not known",
        origin: Origin(change.location)
      )
    }
  }
}

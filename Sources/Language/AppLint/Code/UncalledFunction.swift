@_spi(Package) package import LifecycleCore
package import SourceScanner

/// A function of the app delegate that UIKit does not call in an app with scenes, and what becomes of its work.
package struct UncalledFunction: Sendable {
  /// What becomes of its work.
  package enum Fate: Hashable, Sendable {
    /// Nothing that UIKit calls at the same moment does the work of these calls; and who does it at other moments.
    case lost([LostCall], elsewhere: [String])
    /// No delegate implements what is called in place of the method.
    case undelivered
    /// What is called at the same moment does it.
    case moved
    /// There is none.
    case none
    /// The app keeps it on purpose, for what is said.
    case deliberate(String)
    /// Code of the app calls it, or may do so.
    case called(SourceLocation)
    /// What is not known may do it, for the reason that is said.
    case undecided(String)
  }

  /// The method of the model.
  package let method: DelegateMethod
  /// The function.
  package let function: FunctionFacts
  /// What becomes of its work.
  package let fate: Fate
}

extension UncalledFunction {
  /// Whether nothing does its work.
  package var isLost: Bool {
    switch fate {
    case .lost, .undelivered: true
    default: false
    }
  }

  /// What is called instead, in quotes; nil if nothing is.
  package func replacement(isSwiftUI: Bool) -> String? {
    guard let first = method.replacements.first else { return nil }
    guard isSwiftUI else { return "'\(first.swiftName)'" }
    switch method.sceneCounterpart {
    case .sceneOpenURLContexts: return "'onOpenURL'"
    case .sceneContinueUserActivity: return "'onContinueUserActivity'"
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground:
      return "'scenePhase'"
    default: return "'\(first.swiftName)'"
    }
  }

  /// What becomes of its work, as a clause.
  package var clause: String {
    switch fate {
    case .lost(let work, let elsewhere):
      let reached = work.list
      guard !elsewhere.isEmpty else { return "nothing reaches \(reached)" }
      let verb = elsewhere.count == 1 ? "reaches" : "reach"
      let shown = elsewhere.count > 3 ? ["other events"] : elsewhere
      return "only \(shown.joined(separator: " and ")) \(verb) \(reached)"
    case .undelivered: return "no delegate implements it"
    case .moved: return "other code does its work"
    case .none: return "the method does nothing"
    case .deliberate(let reason): return reason
    case .called(let location): return "only the app itself calls it, in \(location)"
    case .undecided(let reason): return reason
    }
  }

  /// What is called instead, and what becomes of its work, as a sentence without a full stop.
  package func text(isSwiftUI: Bool) -> String {
    "\(replacement(isSwiftUI: isSwiftUI) ?? "nothing") takes its place, and \(clause)"
  }
}

extension AppCode {
  /// Returns the functions of the app delegate that UIKit calls only in apps without scenes.
  ///
  /// - Parameter deploymentTarget: The earliest version of iOS on which the app runs; nil if it is not known.
  /// - Returns: The functions, in the order of the class.
  package func uncalledFunctions(deploymentTarget: OSVersion?) -> [UncalledFunction] {
    guard let appDelegate else { return [] }
    let reach = CodeReach(self)
    return appDelegate.methods.compactMap { function in
      guard let method = function.method?.modelMethod, method.isLeftUncalled(hasScenes: true)
      else { return nil }
      let fate = fate(of: function, method, appDelegate, reach, deploymentTarget)
      return UncalledFunction(method: method, function: function, fate: fate)
    }
  }

  private func fate(
    of function: FunctionFacts,
    _ method: DelegateMethod,
    _ appDelegate: DelegateClass,
    _ reach: CodeReach,
    _ deploymentTarget: OSVersion?
  ) -> UncalledFunction.Fate {
    if let call = appDelegate.ownCalls.first(where: { $0.method.modelMethod == method }) {
      return .called(call.location)
    }
    if function.isEmpty { return .none }
    if function.availability?.deprecated?.isEmpty == false {
      return .deliberate("it is kept for earlier versions of iOS")
    }
    if let form = method.secureForm,
      appDelegate.methods.contains(where: { $0.method?.swiftName == form })
    {
      return .deliberate("it is the older form of '\(form)'")
    }
    let isReplaced =
      method.methodsOfSameMoment.contains { counterpart in
        counterpart != .sceneWillConnect
          && functions(of: counterpart).contains(where: reach.doesWork)
      } || method.sceneCounterpart.map(inherited.contains) == true
    if isReplaced, let deploymentTarget, deploymentTarget < 13 {
      return .deliberate("it is kept for iOS 12")
    }
    if isUndelivered(method) { return .undelivered }
    let others = reachedAtMoment(of: method, reach)
    let lost = reach.work(of: function, missingIn: others, isStrict: !isReplaced)
    if lost.isEmpty {
      let set = function.assigned.filter { !others.functions.flatMap(\.assigned).contains($0) }
      guard set.isEmpty else { return .undecided("it sets \(set.quotedList)") }
      // Names that are the same can mean other functions, and objects that have the same method can be others.
      let certain = certainlyReachedAtMoment(of: method, reach)
      let doubtful = reach.work(of: function, missingIn: certain, isStrict: true)
      return doubtful.isEmpty
        ? .moved : .undecided("it is not certain that other code does \(doubtful.list)")
    }
    if mayBeInView(method) { return .undecided("code of SwiftUI may do its work") }
    if method == .didReceiveLocalNotification, mayHaveOtherNotificationDelegate {
      return .undecided("the delegate of the notification center is not known")
    }
    let possible = namesAtUnknownTimes(reach)
    let doubtful = lost.filter { mayBeDone($0, by: possible) }
    if let name = doubtful.first?.marks.first?.name {
      let doubt = "it is not known when other code calls '\(name)'"
      // All that is not done is named, so that no call which is added escapes a baseline.
      let certain = lost.filter { !mayBeDone($0, by: possible) }
      return .undecided(certain.isEmpty ? doubt : "\(doubt); nothing reaches \(certain.list)")
    }
    let callers = callers(of: lost.flatMap(\.names), without: function, reach)
    return .lost(lost, elsewhere: callers)
  }

  /// What UIKit and observers call when it would call a method; all that they call, if none takes the place of the method.
  private func reachedAtMoment(of method: DelegateMethod, _ reach: CodeReach) -> ReachedCode {
    let moment = method.methodsOfSameMoment
    let notifications = method.notificationsOfSameMoment
    let observers = facts.observers.filter {
      moment.isEmpty || notifications.contains($0.notification)
    }
    let watching = observers.map(reach.start)
    return reach.reached(
      from: (moment.isEmpty ? calledMethods : moment.flatMap(functions))
        + watching.flatMap(\.functions),
      calls: watching.flatMap(\.calls)
    )
  }

  /// What certainly runs when UIKit would call a method: what the methods that it calls instead, and observers, call
  /// without doubt.
  private func certainlyReachedAtMoment(
    of method: DelegateMethod,
    _ reach: CodeReach
  ) -> ReachedCode {
    let notifications = method.notificationsOfSameMoment
    let watching = facts.observers.filter { notifications.contains($0.notification) }.map(
      reach.start
    )
    let start = method.methodsOfSameMoment.flatMap(functions) + watching.flatMap(\.functions)
    let reached = start.flatMap { reach.certainlyReached(from: $0) }
    let calls = watching.flatMap(\.calls)
    let called = calls.flatMap { call -> [FunctionFacts] in
      let targets = reach.targets(call, in: nil)
      return targets.count == 1 ? reach.certainlyReached(from: targets[0]) : []
    }
    let functions = reached + called
    return ReachedCode(calls: calls + functions.flatMap(\.calls), functions: functions)
  }

  /// Whether what arrives is certainly lost, since no delegate has the method that UIKit calls with it.
  private func isUndelivered(_ method: DelegateMethod) -> Bool {
    guard let counterpart = method.sceneCounterpart, counterpart.connectionOptionName != nil,
      !mayBeIncomplete, !facts.importsDelegateProxy, !inherited.contains(counterpart)
    else { return false }
    return !mayBeInView(method) && functions(of: counterpart).isEmpty
  }

  /// The names in code that may run at any moment, as closures in properties and observers of unknown notifications do.
  private func namesAtUnknownTimes(_ reach: CodeReach) -> Set<String> {
    let observing = reach.reached(
      from: facts.possibleObserverNames.flatMap(reach.functions(named:))
    )
    return facts.unfollowedNames.union(facts.possibleObserverNames)
      .union(observing.calls.map(\.baseName))
  }

  /// Whether code that may run at any moment does all the work of a call.
  private func mayBeDone(_ call: LostCall, by possible: Set<String>) -> Bool {
    call.mayBeDone(calling: possible, with: facts.unfollowedNames)
  }

  /// The methods of delegates that UIKit calls in an app with scenes.
  private var calledMethods: [FunctionFacts] {
    possibleDelegates.flatMap(\.methods).filter {
      $0.method?.modelMethod?.isLeftUncalled(hasScenes: true) != true
    }
  }

  /// Returns who calls all of some functions at other moments: methods of delegates, and observers; empty if nobody does.
  private func callers(
    of names: [String],
    without function: FunctionFacts,
    _ reach: CodeReach
  ) -> [String] {
    // Without these names in any call, nobody has to be looked for.
    let names = Set(names)
    let all = possibleDelegates.flatMap(\.functions) + facts.helpers
    let called =
      all.filter { $0.key != function.key }.flatMap(\.calls) + facts.observers.flatMap(\.calls)
    guard names.isSubset(of: called.map(\.baseName)) else { return [] }
    let methods = calledMethods.filter { method in
      names.isSubset(of: reach.reached(from: [method]).calls.map(\.baseName))
    }
    let observers = facts.observers.filter { observer in
      let start = reach.start(observer)
      let reached = reach.reached(from: start.functions, calls: start.calls)
      return names.isSubset(of: reached.calls.map(\.baseName))
    }
    let callers =
      methods.map { "'\($0.method?.swiftName ?? $0.name)'" }
      + observers.map { "the observer in \($0.context.location)" }
    var known: Set<String> = []
    return callers.filter { known.insert($0).inserted }
  }

  /// Whether code of SwiftUI, of which it is not known what it calls, may do the work of a method.
  private func mayBeInView(_ method: DelegateMethod) -> Bool {
    switch method.sceneCounterpart {
    case .sceneOpenURLContexts: hasView(for: .onOpenURL)
    case .sceneContinueUserActivity, .sceneWillContinueUserActivity:
      hasView(for: .onContinueUserActivity, .onOpenURL)
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground:
      hasView(for: .scenePhase, .onChangeOfScenePhase)
    default: false
    }
  }
}

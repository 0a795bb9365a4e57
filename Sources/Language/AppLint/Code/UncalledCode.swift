@_spi(Package) package import LifecycleCore
internal import SourceScanner

extension AppCode {
  /// Returns the functions of the app delegate that UIKit calls only in apps without scenes.
  ///
  /// - Parameter deploymentTarget: The earliest version of iOS on which the app runs; nil if it is not known.
  /// - Returns: The functions, in the order of the class.
  package func uncalledFunctions(deploymentTarget: OSVersion?) -> [UncalledFunction] {
    appDelegate.map { UncalledCode(self, $0, deploymentTarget).functions } ?? []
  }
}

/// Finds what becomes of the work of the app delegate's functions that UIKit does not call.
private final class UncalledCode {
  private let code: AppCode
  private let appDelegate: DelegateClass
  private let deploymentTarget: OSVersion?
  private let reach: CodeReach
  private var reachedAtMoments: [Moment: ReachedCode] = [:]
  private var certainlyReachedAtMoments: [Moment: ReachedCode] = [:]

  init(_ code: AppCode, _ appDelegate: DelegateClass, _ deploymentTarget: OSVersion?) {
    self.code = code
    self.appDelegate = appDelegate
    self.deploymentTarget = deploymentTarget
    reach = CodeReach(code)
  }

  /// The functions, in the order of the class.
  var functions: [UncalledFunction] {
    appDelegate.methods.compactMap { function in
      guard let method = function.method?.modelMethod, method.isLeftUncalled(hasScenes: true)
      else { return nil }
      return UncalledFunction(
        method: method,
        function: function,
        fate: fate(of: function, method)
      )
    }
  }

  private func fate(
    of function: FunctionFacts,
    _ method: DelegateMethod
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
      method.moment.methods.contains { counterpart in
        counterpart != .sceneWillConnect
          && code.functions(of: counterpart).contains(where: reach.doesWork)
      } || method.sceneCounterpart.map(code.inherited.contains) == true
    if isReplaced, let deploymentTarget, deploymentTarget < 13 {
      return .deliberate("it is kept for iOS 12")
    }
    if isUndelivered(method) { return .undelivered }
    let others = reached(at: method.moment)
    let lost = reach.work(of: function, missingIn: others, isStrict: !isReplaced)
    if lost.isEmpty {
      let set = function.assigned.filter { !others.assigned.contains($0) }
      guard set.isEmpty else { return .undecided("it sets \(set.quotedList)") }
      // Names that are the same can mean other functions, and objects that have the same method can be others.
      let certain = certainlyReached(at: method.moment)
      let doubtful = reach.work(of: function, missingIn: certain, isStrict: true)
      return doubtful.isEmpty
        ? .moved : .undecided("it is not certain that other code does \(doubtful.list)")
    }
    if mayBeInView(method) { return .undecided("code of SwiftUI may do its work") }
    if method == .didReceiveLocalNotification, code.mayHaveOtherNotificationDelegate {
      return .undecided("the delegate of the notification center is not known")
    }
    let doubtful = lost.filter(mayBeDoneAtUnknownTime)
    if let name = doubtful.first?.marks.first?.name {
      let doubt = "it is not known when other code calls '\(name)'"
      // All that is not done is named, so that no call which is added escapes a baseline.
      let certain = lost.filter { !mayBeDoneAtUnknownTime($0) }
      return .undecided(certain.isEmpty ? doubt : "\(doubt); nothing reaches \(certain.list)")
    }
    let callers = callers(of: lost.flatMap(\.names), without: function)
    return .lost(lost, elsewhere: callers)
  }

  /// What UIKit and observers call at a moment; all that they call, if no method takes the place of the one that is not called.
  private func reached(at moment: Moment) -> ReachedCode {
    if let known = reachedAtMoments[moment] { return known }
    let observers = code.facts.observers.filter {
      moment.methods.isEmpty || moment.notifications.contains($0.notification)
    }
    let watching = observers.map(reach.start)
    let called = moment.methods.isEmpty ? calledMethods : moment.methods.flatMap(code.functions)
    let reached = reach.reached(
      from: called + watching.flatMap(\.functions),
      calls: watching.flatMap(\.calls)
    )
    reachedAtMoments[moment] = reached
    return reached
  }

  /// What certainly runs at a moment: what the methods that UIKit calls then, and observers, call without doubt.
  private func certainlyReached(at moment: Moment) -> ReachedCode {
    if let known = certainlyReachedAtMoments[moment] { return known }
    let watching = code.facts.observers.filter { moment.notifications.contains($0.notification) }
      .map(reach.start)
    let start = moment.methods.flatMap(code.functions) + watching.flatMap(\.functions)
    let calls = watching.flatMap(\.calls)
    let called = calls.flatMap { call -> [FunctionFacts] in
      let targets = reach.targets(call, in: nil)
      return targets.count == 1 ? reach.certainlyReached(from: targets[0]) : []
    }
    let functions = start.flatMap { reach.certainlyReached(from: $0) } + called
    let reached = ReachedCode(calls: calls + functions.flatMap(\.calls), functions: functions)
    certainlyReachedAtMoments[moment] = reached
    return reached
  }

  /// Whether what arrives is certainly lost, since no delegate has the method that UIKit calls with it.
  private func isUndelivered(_ method: DelegateMethod) -> Bool {
    guard let counterpart = method.sceneCounterpart, counterpart.connectionOptionName != nil,
      !code.mayBeIncomplete, !code.facts.importsDelegateProxy,
      !code.inherited.contains(counterpart)
    else { return false }
    return !mayBeInView(method) && code.functions(of: counterpart).isEmpty
  }

  /// The names in code that may run at any moment, as closures in properties and observers of unknown notifications do.
  private lazy var namesAtUnknownTimes: Set<String> = {
    let names = code.facts.possibleObserverNames
    let observing = reach.reached(from: names.flatMap(reach.functions(named:)))
    return code.facts.unfollowedNames.union(names).union(observing.calls.map(\.baseName))
  }()

  /// Whether code that may run at any moment does all the work of a call.
  private func mayBeDoneAtUnknownTime(_ call: LostCall) -> Bool {
    call.mayBeDone(calling: namesAtUnknownTimes, with: code.facts.unfollowedNames)
  }

  /// The methods of delegates that UIKit calls in an app with scenes.
  private var calledMethods: [FunctionFacts] {
    code.possibleDelegates.flatMap(\.methods).filter {
      $0.method?.modelMethod?.isLeftUncalled(hasScenes: true) != true
    }
  }

  /// Returns who calls all of some functions at other moments: methods of delegates, and observers; empty if nobody does.
  private func callers(
    of names: [String],
    without function: FunctionFacts
  ) -> [String] {
    // Without these names in any call, nobody has to be looked for.
    let names = Set(names)
    let all = code.possibleDelegates.flatMap(\.functions) + code.facts.helpers
    let called =
      all.filter { $0.key != function.key }.flatMap(\.calls) + code.facts.observers.flatMap(\.calls)
    guard names.isSubset(of: called.map(\.baseName)) else { return [] }
    let methods = calledMethods.filter { method in
      names.isSubset(of: reach.reached(from: [method]).calls.map(\.baseName))
    }
    let observers = code.facts.observers.filter { observer in
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
    case .sceneOpenURLContexts: code.hasView(for: .onOpenURL)
    case .sceneContinueUserActivity, .sceneWillContinueUserActivity:
      code.hasView(for: .onContinueUserActivity, .onOpenURL)
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground:
      code.hasView(for: .scenePhase, .onChangeOfScenePhase)
    default: false
    }
  }
}

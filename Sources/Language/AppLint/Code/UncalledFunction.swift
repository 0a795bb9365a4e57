@_spi(Package) package import LifecycleCore
package import SourceScanner

/// A function of the app delegate that UIKit does not call in an app with scenes, and what becomes of its work.
package struct UncalledFunction: Sendable {
  /// What becomes of its work.
  package enum Fate: Hashable, Sendable {
    /// Nothing that UIKit calls does these things; the names of the calls.
    case lost([String])
    /// Other methods do it, or there is none.
    case moved
    /// The app keeps it on purpose, for versions without scenes.
    case deliberate
    /// Code of the app calls it, or may do so.
    case called(SourceLocation)
    /// Code of SwiftUI may do it.
    case undecided
  }

  /// The method of the model.
  package let method: DelegateMethod
  /// The function.
  package let function: FunctionFacts
  /// What becomes of its work.
  package let fate: Fate
}

extension UncalledFunction {
  /// Returns what is called in its place, and what becomes of its work.
  package func text(isSwiftUI: Bool) -> String {
    let newer =
      isSwiftUI
      ? "SwiftUI's 'scenePhase', 'onOpenURL' or 'onContinueUserActivity'"
      : method.replacements.first.map { "'\($0.swiftName)'" } ?? "nothing"
    let sentence = "\(newer) takes its place"
    switch fate {
    case .lost(let calls): return "\(sentence), and nothing reaches \(calls.quotedList(limit: 4))"
    case .moved: return sentence
    case .deliberate: return "\(sentence); it is kept for iOS 12"
    case .called(let location): return "\(sentence); the app calls it in \(location)"
    case .undecided: return "\(sentence); code of SwiftUI may do its work"
    }
  }
}

extension AppCode {
  /// Returns the functions of the app delegate that UIKit calls only in apps without scenes.
  ///
  /// - Parameter deploymentTarget: The earliest version of iOS on which the app runs; nil if it is not known.
  /// - Returns: The functions, in the order of the class.
  package func uncalledFunctions(deploymentTarget: OSVersion?) -> [UncalledFunction] {
    guard let appDelegate else { return [] }
    let reach = CodeReach(self, hasScenes: true)
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
    if function.availability?.deprecated?.isEmpty == false { return .deliberate }
    let counterparts = method.replacements.flatMap { functions(of: $0) }
    // The launch is not what takes the place of an event, and always does something.
    let warm = method.sceneCounterpart.map { functions(of: $0) } ?? []
    let isReplaced =
      warm.contains { !reach.work(of: $0).calls.isEmpty }
      || method.sceneCounterpart.map(inherited.contains) == true
    if isReplaced, let deploymentTarget, deploymentTarget < 13 { return .deliberate }
    let lost = reach.work(of: function).calls(
      missingIn: reach.liveCalls() + reach.reached(from: counterparts),
      isStrict: !isReplaced
    )
    guard !lost.isEmpty else { return .moved }
    return mayBeInView(method) ? .undecided : .lost(lost.map(\.baseName))
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

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

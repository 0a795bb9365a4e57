@_spi(Package) public import LifecycleCore

/// An expectation of a step or of a whole run.
///
/// To add one, add a file with a conforming type, and a line in `ExpectationKind.all`.
@_spi(Package) public protocol Expectation: Sendable {
  /// The range of the key in the file.
  var range: SourceRange { get }

  /// Returns the failures in the observation; empty if the expectation is met.
  func failures(in observation: Observation) -> [Failure]

  /// Returns the parts that this OS version or this app does not support.
  func diagnostics(in context: CaseContext) -> [Diagnostic]

  /// Returns whether anything could happen in the case that the expectation does not allow.
  func canFail(in context: CaseContext) -> Bool

  /// Returns the parts that no app could meet in the step; empty if some app could, or if that is unknown.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic]

  /// Whether the expectation requires the process to terminate, so that termination is not unexpected.
  var requiresTermination: Bool { get }
}

extension Expectation {
  /// By default, every OS version and app supports the expectation.
  public func diagnostics(in context: CaseContext) -> [Diagnostic] { [] }

  /// By default, an expectation can fail.
  public func canFail(in context: CaseContext) -> Bool { true }

  /// By default, some app could meet the expectation.
  public func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] { [] }

  /// By default, an expectation does not require termination.
  public var requiresTermination: Bool { false }
}

/// The information about a case that an expectation can use.
@_spi(Package) public struct CaseContext: Sendable {
  /// The OS version.
  public let os: OSVersion
  /// The methods that the app implements.
  public let implemented: MethodSet
  /// The delegates that are notified of the life cycle.
  let lifeCycle: AppDescription.LifeCycle
  /// The delegates of a SwiftUI app; nil for a UIKit app, or if unknown.
  var swiftUI: AppDescription.SwiftUIDelegates?
  /// Whether the scenario states the life cycle; otherwise it follows from the SDK.
  var lifeCycleOrigin = LifeCycleOrigin.scenario
  /// All versions of the scenario, if it is checked for each.
  var versions: [OSVersion] = []
  /// Where the app requires scenes, although no version of the scenario has them; otherwise nil.
  var impossibleScenes: SourceRange?
  /// The names that the case defines; nil if names are not checked.
  var names: CaseNames?
  /// The actions of the case; nil if unknown.
  var script: (any ScriptedActions)?

  /// Returns whether this OS calls the method and the app implements it.
  func calls(_ method: DelegateMethod) -> Bool { method.since <= os && implemented.has(method) }

  /// Returns whether another version of the scenario has the term, and with it perhaps another life cycle.
  func hasElsewhere(_ term: Term) -> Bool {
    versions.contains { version in
      guard term.row.exists(on: version) else { return false }
      guard case .call(let method) = term else { return true }
      let hasScenes = version >= .firstWithScenes
      let possible: [AppDescription.LifeCycle] =
        hasScenes == (os >= .firstWithScenes)
        ? [lifeCycle] : hasScenes ? [.appDelegate, .scenes] : [.appDelegate]
      return possible.contains { MethodSet.callable(with: $0).has(method) }
    }
  }
}

/// The actions of a case; everything that happens results from them or from the system.
protocol ScriptedActions: Sendable {
  /// Returns whether the steps perform an action in every run that is evaluated to the end.
  func performs(_ action: Action) -> Bool

  /// Returns whether an action may be performed; steps of `finally` and the app's code may not run.
  func mayPerform(_ action: Action) -> Bool

  /// Whether the app has views and view controllers, which are required to handle events.
  var hasInterface: Bool { get }

  /// Whether the app has objects whose owners are counted.
  var hasObjects: Bool { get }
}

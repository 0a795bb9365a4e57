@_spi(Package) internal import LifecycleCore

extension DelegateMethod {
  /// Returns the diagnostic for a method that is never called with a life cycle, naming the one that is.
  ///
  /// - Parameters:
  ///   - lifeCycle: The life cycle of the app.
  ///   - origin: What says so.
  ///   - range: Where the method is named.
  ///   - version: The version of iOS, if on another one of the scenario the app has the other life cycle.
  /// - Returns: The diagnostic; nil for a method that is called.
  func objection(
    to lifeCycle: AppDescription.LifeCycle,
    from origin: LifeCycleOrigin,
    at range: SourceRange,
    on version: OSVersion? = nil
  ) -> Diagnostic? {
    guard !MethodSet.callable(with: lifeCycle).has(self) else { return nil }
    switch lifeCycle {
    case .scenes:
      if let version {
        return Diagnostic(
          .wrongLifeCycle,
          at: range,
          "'\(selector)' is never called in an app with scenes; this is iOS \(version)",
          help: Diagnostic.Help(
            "under 'versions' of the step, \(sceneHelp)or write 'app: {life-cycle: app-delegate}'"
          )
        )
      }
      return Diagnostic(
        .wrongLifeCycle,
        at: range,
        "'\(selector)' is never called in an app with scenes",
        help: Diagnostic.Help(
          "\(sceneHelp)for an app without scenes write 'app: {life-cycle: app-delegate}'",
          replacements: replacements.map(\.selector)
        )
      )
    case .appDelegate:
      return Diagnostic(
        .wrongLifeCycle,
        at: range,
        "'\(selector)' is never called in an app without scenes",
        help: helpWithoutScenes(origin)
      )
    }
  }

  /// What to do about a method of scenes in an app without them: of a project, the code is not to blame first.
  private func helpWithoutScenes(_ origin: LifeCycleOrigin) -> Diagnostic.Help {
    let counterpart = appCounterpart?.selector
    let rest: String
    switch origin {
    case .sdk: rest = "write 'app: {life-cycle: scenes}'"
    case .scenario: rest = "remove 'life-cycle: app-delegate' from 'app'"
    case .project:
      return Diagnostic.Help(
        "the app that 'from' names has no UIApplicationSceneManifest: add it"
          + (counterpart.map { ", or write '\($0)'" } ?? "")
      )
    }
    return counterpart.map { .write($0, ", or \(rest)") } ?? Diagnostic.Help(rest)
  }

  /// Names the methods of the scene delegate that take the place of this one.
  private var sceneHelp: String {
    let instead = replacements.map(\.selector)
    guard let first = instead.first else { return "" }
    return "expect '\(first)'\(instead.count > 1 ? ", or '\(instead[1])' at launch" : ""); "
  }
}

extension Diagnostic {
  /// Returns the error about a method that the app does not implement, or that needs a delegate that the app does not have.
  static func notCalled(
    _ method: DelegateMethod,
    at range: SourceRange,
    in context: CaseContext
  ) -> Diagnostic {
    guard let delegates = context.swiftUI, !method.isSwiftUI else {
      return notImplemented(method, at: range)
    }
    let needed: AppDescription.SwiftUIDelegates = method.isSceneMethod ? .scene : .app
    guard delegates == .none || delegates == .app && needed == .scene else {
      return notImplemented(method, at: range)
    }
    return Diagnostic(
      .wrongLifeCycle,
      at: range,
      "'\(method.selector)' is never called in a SwiftUI app without \(needed == .app ? "an app" : "a scene") delegate",
      help: Diagnostic.Help(
        context.lifeCycleOrigin == .project
          ? "the app that 'from' names has none: add it with '@UIApplicationDelegateAdaptor'"
            + (needed == .scene ? " and 'delegateClass' of a scene configuration" : "")
          : "write 'app: {swiftui: \(needed.rawValue)}', for one through '@UIApplicationDelegateAdaptor'"
      )
    )
  }

  /// Returns the error about a method that the app does not implement; a scenario has one for all of them.
  static func notImplemented(_ method: DelegateMethod, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notImplemented,
      at: range,
      "'\(method.selector)' is not implemented by the app, so it is never called",
      help: "add it to 'implements', or remove it here"
    )
  }

  /// Returns the one error about an app that requires scenes on a version without them.
  static func impossibleScenes(at range: SourceRange, on os: OSVersion) -> Diagnostic {
    Diagnostic(
      .notOnThisVersion,
      at: range,
      "scenes require iOS 13.0; this is iOS \(os)",
      help: "choose a later version, or expect the methods of the app delegate"
    )
  }
}

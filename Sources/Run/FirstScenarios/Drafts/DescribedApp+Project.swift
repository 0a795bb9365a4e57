package import AppProjects
@_spi(Package) internal import LifecycleCore
internal import PropertyLists
internal import ScenarioSystem
internal import ScenarioYAML
internal import SourceScanner
internal import XcodeProjects

extension DescribedApp {
  /// Creates an app as its project describes it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - reference: The key `app` that the files have, such as `app: { from: .. }`; nil for the description itself.
  package init(_ app: InspectedApp, reference: String? = nil) {
    let mapping = AppMapping(app)
    self.init(
      name: app.project.target,
      description: mapping.text,
      reference: reference,
      // Without one, Xcode takes that of its SDK.
      deploymentTarget: mapping.firstVersion ?? 27
    )
    setsDeploymentTarget = mapping.firstVersion != nil
    missingFact =
      mapping.unknown.first { ["life-cycle", "implements", "info"].contains($0.key) }?.reason
    notModeled = Self.notModeled(in: app, mapping)
    spelling = app.isInObjectiveC ? .objc : .swift
    urlSchemes = mapping.texts("url-schemes")
    associatedDomains = mapping.texts("associated-domains")
    quickActions = mapping.texts("quick-actions")
    activityTypes = mapping.texts("activity-types")
    identifierKinds = app.facts.identifierKinds.compactMapValues { kinds in
      kinds.count == 1 ? kinds.first : nil
    }
  }
}

extension DescribedApp {
  /// Returns what an app has that no scenario can be about, or that the project does not say.
  private static func notModeled(
    in app: InspectedApp,
    _ mapping: AppMapping
  ) -> [LeftOutSubject] {
    var subjects = app.methods.compactMap { method -> LeftOutSubject? in
      guard let known = method.known, known.modelMethod == nil, known.olderForm == nil else {
        return nil
      }
      return LeftOutSubject(subject: method.name, reason: "not modeled")
    }
    let roles =
      app.infoPlist.entry("UIApplicationSceneManifest")?.value.entry("UISceneConfigurations")?.value
    if roles?.entry("CPTemplateApplicationSceneSessionRoleApplication") != nil {
      subjects.append(LeftOutSubject(subject: "CarPlay", reason: "not modeled"))
    }
    let performs: Set<DelegateMethod> = [.performShortcutAction, .windowScenePerformShortcutAction]
    if app.facts.setsQuickActions, !performs.isDisjoint(with: app.modelMethods) {
      let reason = "the code sets them; test one with 'user: { choose-quick-action: TYPE }'"
      subjects.append(LeftOutSubject(subject: "quick actions", reason: reason))
    }
    return subjects
  }
}

extension AppMapping {
  /// Returns the texts below a key; none if it is not known which they are.
  fileprivate func texts(_ key: String) -> [String] {
    guard case .texts(let texts) = entries.first(where: { $0.key == key })?.value else { return [] }
    return texts
  }
}

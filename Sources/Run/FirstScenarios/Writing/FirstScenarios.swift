@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// The first scenarios about an app: one for each way into it that its project declares.
///
/// The model decides what the app receives, so that they pass. Their lists of calls are exact: they fail when a method, a
/// background mode or an entry of the Info.plist is missing that the app needs.
package struct FirstScenarios: Sendable {
  /// A scenario file.
  package struct File: Equatable, Sendable {
    /// Its name, such as `launching.yaml`.
    package var name: String
    /// Its contents, as `fmt` writes them.
    package var text: String
  }

  /// The files, each with a suite about one theme.
  package let files: [File]
  /// What there is no scenario about, each once.
  package let leftOut: [LeftOutSubject]

  /// Writes the scenarios about an app; none if its description does not say its life cycle and its methods.
  package init(_ app: DescribedApp) {
    if let fact = app.missingFact {
      files = []
      let reason = "'app: { from: .. }' needs what is not known: \(fact)"
      leftOut = [LeftOutSubject(subject: "scenarios", reason: reason)]
      return
    }
    let devices = Device.Model.allCases.map { DraftRunner(app: app, device: $0) }
    // Only an iPad runs an app that is for iPads alone.
    let candidates = devices.map { ($0, LaunchVersions($0)) }
    guard let (runner, versions) = candidates.first(where: { !$0.1.usual.isEmpty }),
      let newest = versions.usual.last, let known = runner.environment(on: newest)
    else {
      files = []
      leftOut = [LeftOutSubject(subject: "scenarios", reason: Self.reason(for: app, devices))]
      return
    }
    let facts = TopicFacts(
      app: app,
      environment: known.environment.app,
      implemented: known.implemented
    )
    let refused = versions.refusing.map { [LaunchTopics.refused(on: $0)] } ?? []
    let pad = DraftRunner(app: app, device: .ipad)
    let suites = [
      ("launching", "Launching and leaving", runner, LaunchTopics.drafts(facts) + refused),
      ("links", "Links and quick actions", runner, LinkTopics.drafts(facts)),
      ("notifications", "Notifications", runner, NotificationTopics.drafts(facts)),
      ("background", "Work in the background", runner, BackgroundTopics.drafts(facts)),
      ("windows", "Windows", pad, WindowTopics.drafts(facts)),
    ].map { name, title, runner, drafts in
      (name, SuiteWriter(runner: runner, versions: versions.usual).suite(title, drafts))
    }
    files = suites.compactMap { name, suite in
      suite.text.map { File(name: "\(name).yaml", text: $0) }
    }
    let declared =
      app.notModeled + WindowTopics.leftOut(facts) + BackgroundTopics.leftOut(facts)
      + LinkTopics.leftOut(app)
    leftOut = (declared + suites.flatMap(\.1.leftOut)).reduce(into: []) { known, part in
      if !known.contains(where: { $0.subject == part.subject }) { known.append(part) }
    }
  }
}

extension FirstScenarios {
  /// Why there are no scenarios about an app.
  private static func reason(for app: DescribedApp, _ devices: [DraftRunner]) -> String {
    guard devices.contains(where: { $0.environment(on: app.deploymentTarget) != nil }) else {
      return "the app's life cycle or methods are not known"
    }
    let versions = "iOS \(app.deploymentTarget) and later"
    return app.setsDeploymentTarget
      ? "the app does not launch on \(versions)"
      : "the project sets no deployment target, and the app does not launch on \(versions)"
  }
}

/// The versions of iOS on which an app is tested: the earliest on which it runs, and the newest that launches it.
private struct LaunchVersions {
  var usual: [OSVersion]
  /// The newest version, if it does not launch the app.
  var refusing: OSVersion?

  init(_ runner: DraftRunner) {
    let first = runner.app.deploymentTarget
    let all = [first] + OSVersion.released.filter { $0.minor == 0 && $0 > first }
    let oldest = all.first { Self.launches($0, runner) }
    let newest = all.last { Self.launches($0, runner) }
    usual = oldest == newest ? [newest].compactMap(\.self) : [oldest, newest].compactMap(\.self)
    refusing = all.last.flatMap { $0 == newest ? nil : $0 }
  }

  private static func launches(_ version: OSVersion, _ runner: DraftRunner) -> Bool {
    let draft = ScenarioDraft(title: "", reason: "", steps: [.check("user: tap-icon")])
    return runner.observe(draft, on: version)?.first?.lines[.state] == ["state: active"]
  }
}

package import AppLint
@_spi(Package) internal import LifecycleCore
internal import PropertyLists
internal import ScenarioSystem
internal import SourceScanner
internal import XcodeProjects

/// What an app's project says about its launch, what is wrong with it, and what it must change to adopt scenes.
package struct ProjectLint: Sendable {
  /// The findings, each with a place relative to the root of the project, if it has one.
  package internal(set) var result: LintResult
  /// What must move where; empty for an app with scenes.
  package internal(set) var migration: [MigrationStep]
  /// The methods that UIKit never calls in the life cycle of the app, in the order of the code.
  package internal(set) var uncalled: [UncalledMethod]
}

extension InspectedApp {
  /// Checks the Info.plist as it is built, together with the code.
  ///
  /// - Parameter options: The versions of iOS and the SDK; what the code does is taken from the app.
  /// - Returns: What was found.
  package func lint(_ options: LintOptions) -> ProjectLint {
    var known = lintOptions(sdk: options.sdk)
    known.versions = options.versions
    let code = code
    let knowsScenes = swiftUIApp != nil || !sceneDelegates.isEmpty || !missingClasses.isEmpty
    let asksForScenes = modelMethods.contains(.configurationForConnecting)
    if knowsDelegates, knowsScenes || !asksForScenes, project.infoPlist != nil { known.code = code }
    var result = Linter.lint(infoPlist, known)
    // Without the file nothing is known of its keys.
    if project.infoPlist == nil { result.findings = [] }
    result.otherProductPhrase = nil
    result.findings = result.findings.map(located)
    let isWithoutScenes =
      result.forecast.contains { $0.versions.lower >= 13 && $0.lifeCycle == .appDelegate }
      || result.forecast.contains { $0.launches == false }
    return named(
      ProjectLint(
        result: result,
        migration: isWithoutScenes ? code.migration : [],
        uncalled: uncalledMethods(result)
      )
    )
  }

  /// Why nothing was checked that the Info.plist decides; nil if it could be read.
  package var unreadInfoPlist: String? {
    project.infoPlist == nil
      ? "the Info.plist of '\(project.target)' could not be read, so what it decides was not checked"
      : nil
  }

  /// What the rules about code take into account.
  private var code: AppCode {
    var code = AppCode(facts)
    code.appDelegate = appDelegate?.declaration
    code.sceneDelegates = sceneDelegates.compactMap(\.declaration)
    code.mayHaveOtherNotificationDelegate = facts.hasUnknownNotificationDelegate
    if !code.mayHaveOtherNotificationDelegate {
      code.notificationDelegates = notificationDelegates.compactMap(\.declaration)
    }
    code.inherited = Set(
      methods.compactMap { method in
        if case .framework = method.code { method.modelMethod } else { nil }
      }
    )
    code.mayBeIncomplete =
      !frameworks.isEmpty || hasForwarders || unknownMethods.contains(where: \.hidesSources)
    code.linkedDomains = linkedDomains
    code.missingSceneDelegates = missingClasses.map(\.value).filter(isMissing)
    return code
  }

  /// The domains under `applinks`.
  private var linkedDomains: (names: [String], location: SourceLocation?) {
    let key = "com.apple.developer.associated-domains"
    guard let list = project.entitlements, let items = list.list.entry(key)?.value.items else {
      return ([], nil)
    }
    let links = items.compactMap { item in
      item.string.flatMap { text in
        text.hasPrefix("applinks:") && !text.contains("$(")
          ? (item, text.dropFirst("applinks:".count)) : nil
      }
    }
    let origin = links.first.flatMap { list.origin(of: $0.0, in: key) }
    return (links.map { String($0.1) }, origin?.location)
  }

  /// Returns a finding with its place in the file that has the value: the Info.plist, a project, or a configuration file.
  private func located(_ finding: LintFinding) -> LintFinding {
    guard finding.location == nil, let plist = project.infoPlist else { return finding }
    var finding = finding
    let key = finding.keyPath.split(separator: ".").first.map(String.init) ?? ""
    let value = PropertyList(.dictionary([]), at: finding.range)
    let origin = plist.origin(of: value, in: key) ?? plist.file.map { Origin($0) }
    finding.location = origin?.location
    if origin?.file != plist.file { finding.range = nil }
    return finding
  }
}

extension Origin {
  /// The place as the scanner of sources has it.
  fileprivate var location: SourceLocation {
    SourceLocation(path: file.text, line: line ?? 1)
  }
}

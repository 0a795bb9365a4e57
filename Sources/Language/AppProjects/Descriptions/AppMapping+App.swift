internal import AppLint
@_spi(Package) internal import LifecycleCore
internal import PropertyLists
internal import SourceScanner
internal import XcodeProjects

extension AppMapping {
  /// Describes an app.
  package init(_ app: InspectedApp) {
    var keys = PlistKeys(app)
    let lifeCycle = Self.lifeCycle(of: app)
    var entries = [lifeCycle, Self.implements(app), Self.delegates(app)].compactMap(\.self)
    entries += keys.sceneEntries
    entries += [
      keys.backgroundModes(),
      keys.urlSchemes(),
      keys.associatedDomains(),
      keys.apsEnvironment(),
      keys.usageDescriptions(),
      keys.quickActions(of: app),
      keys.activityTypes(),
      keys.list("permitted-task-identifiers", "BGTaskSchedulerPermittedIdentifiers") { $0 },
      Self.registeredTasks(app),
      Self.firstVersion(of: app).map { Entry("deployment-target", "\($0)") },
      keys.dataProtection(),
      keys.info(of: app),
    ].compactMap(\.self)
    var unknown = keys.unknown
    if lifeCycle == nil {
      let reason =
        (app.project.infoPlistProblem ?? app.unknownSettings.first).map(\.description)
        ?? (app.appDelegate == nil
          ? "the class of the app's delegate is not known"
          : "the app delegate's methods are not known")
      unknown.append(("life-cycle", reason))
    }
    if !app.isResolved { unknown.append(("implements", Self.reason(app.unknownMethods))) }
    self.init(
      entries: entries,
      unknown: unknown,
      firstVersion: Self.firstVersion(of: app),
      devices: keys.devices
    )
  }

  /// Returns the first of several reasons, and how many there are.
  private static func reason(_ notes: [ProjectNote]) -> String {
    let first = notes.prefix(3).map(\.description).joined(separator: "; ")
    return notes.count > 3 ? "\(first); and \(notes.count - 3) more" : first
  }

  // MARK: - Life cycle

  private static func lifeCycle(of app: InspectedApp) -> Entry? {
    if let swiftUI = app.swiftUIApp {
      let delegates: AppDescription.SwiftUIDelegates =
        swiftUI.delegates.isEmpty ? .none : app.sceneDelegates.isEmpty ? .app : .scene
      return Entry("swiftui", delegates.rawValue, comment: "\(Origin(swiftUI.location).file)")
    }
    let forecast = app.forecast().last { $0.versions.end.map { $0 > OSVersion(13) } ?? true }
    switch forecast?.lifeCycle {
    case .appDelegate: return Entry("life-cycle", "app-delegate")
    case .scenes: return Entry("life-cycle", "scenes", comment: comment(onScenesOf: app))
    case .undecided, nil: return nil
    }
  }

  /// Where the app adopts scenes: in the manifest, or in the code.
  private static func comment(onScenesOf app: InspectedApp) -> String? {
    let manifest = app.project.infoPlist?.origins["UIApplicationSceneManifest"]
    return (manifest ?? app.sceneDelegates.first?.origin).map { "\($0.file)" }
  }

  /// The identifiers of the tasks that the code registers; none if it registers none of those that are permitted; nil if it has
  /// no tasks, or a closure for one that is not known.
  private static func registeredTasks(_ app: InspectedApp) -> Entry? {
    let (key, permitted) = ("registered-task-identifiers", "BGTaskSchedulerPermittedIdentifiers")
    guard let identifiers = app.facts.knownTasks else { return nil }
    if let registration = app.facts.taskRegistrations.first, !identifiers.isEmpty {
      return Entry(key, identifiers, comment: "\(Origin(registration.context.location).file)")
    }
    if !identifiers.isEmpty { return Entry(key, identifiers) }
    let permitsTasks = app.project.infoPlist?.list.entry(permitted)?.value.items?.isEmpty == false
    let mayRegister = !app.facts.taskRegistrations.isEmpty || !app.frameworks.isEmpty
    return permitsTasks && !mayRegister ? Entry(key, "none") : nil
  }

  private static func firstVersion(of app: InspectedApp) -> OSVersion? {
    guard let text = app.project.deploymentTarget?.value,
      let version = OSVersion(text.split(separator: ".").prefix(2).joined(separator: "."))
    else { return nil }
    return OSVersion.released.first { $0 >= version }
  }

  // MARK: - Methods

  /// The methods of the app delegate, of the delegate of the main scene, and of that of the notification center.
  private static func implements(_ app: InspectedApp) -> Entry? {
    guard app.appDelegate != nil || app.swiftUIApp != nil else { return nil }
    let main = app.mainSceneDelegate?.name
    let others = Set(app.sceneDelegates.map(\.name)).subtracting([main].compactMap(\.self))
    var written: Set<DelegateMethod> = []
    var groups: [(comment: String, items: [String])] = []
    for method in app.methods {
      guard let model = method.modelMethod ?? method.known?.olderForm,
        written.insert(model).inserted
      else { continue }
      if method.role == .windowScene, let name = method.className, others.contains(name) {
        continue
      }
      let comment = comment(on: method)
      let name = Term.call(model).name(in: .swift)
      if let index = groups.firstIndex(where: { $0.comment == comment }) {
        groups[index].items.append(name)
      } else {
        groups.append((comment, [name]))
      }
    }
    if groups.isEmpty { return Entry("implements", "none") }
    let values = groups.map { Group(comment: $0.comment, items: $0.items) }
    return Entry(key: "implements", value: .words(values), comment: nil)
  }

  /// The classes that have these methods, each with its place.
  private static func delegates(_ app: InspectedApp) -> Entry? {
    func entry(_ key: String, _ name: String?, _ location: SourceLocation?) -> Entry? {
      name.map { name in
        Entry(
          key: key,
          value: .text(location.map { "\(name) (\(Origin($0)))" } ?? name),
          comment: nil
        )
      }
    }
    func entry(_ key: String, _ delegate: ResolvedDelegate?) -> Entry? {
      entry(key, delegate?.name, delegate?.declaration?.declarations.first)
    }
    let entries = [
      entry("swiftui-app", app.swiftUIApp?.name, app.swiftUIApp?.location),
      entry("app-delegate", app.appDelegate),
      entry("scene-delegate", app.mainSceneDelegate),
      entry("notification-delegate", app.notificationDelegates.first),
    ].compactMap(\.self)
    return entries.isEmpty ? nil : Entry(key: "delegates", value: .mapping(entries), comment: nil)
  }

  private static func comment(on method: ImplementedMethod) -> String {
    if case .framework(let framework) = method.code {
      return "\(framework.name) of \(framework.framework.rawValue)"
    }
    let file = method.origin.map { "\($0.file)" } ?? ""
    return method.className.map { "\($0): \(file)" } ?? file
  }
}

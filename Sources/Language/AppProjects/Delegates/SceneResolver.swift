internal import PropertyLists
internal import SourceScanner
internal import XcodeProjects

/// Finds the delegates of scenes and of the notification center: what the Info.plist and the code name.
struct SceneResolver {
  private let facts: SourceFacts
  /// The module of each source file, by its path.
  private let modules: [String: String]
  /// The classes that something names and no source file declares, each with where it is named.
  private(set) var missingClasses: [Located<String>] = []
  private(set) var notes: [ProjectNote] = []

  init(_ facts: SourceFacts, modules: [String: String]) {
    self.facts = facts
    self.modules = modules
  }

  // MARK: - Scenes

  /// Returns the classes of the scenes with the app's windows, the first of the manifest first.
  mutating func sceneDelegates(in plist: EffectivePlist?) -> [ResolvedDelegate] {
    var delegates: [ResolvedDelegate] = []
    for entry in Self.entries(in: plist) {
      guard let name = entry.className else { continue }
      add(name, "the scene manifest names it", entry.origin, to: &delegates)
    }
    for assignment in facts.sceneDelegates {
      guard let name = assignment.className else { continue }
      let origin = Origin(assignment.context.location)
      add(name, "the code sets it as delegateClass", origin, to: &delegates)
    }
    return delegates
  }

  private mutating func add(
    _ name: String,
    _ reason: String,
    _ origin: Origin?,
    to delegates: inout [ResolvedDelegate]
  ) {
    let declaration = facts.delegate(named: name).flatMap { isFound($0, as: name) ? $0 : nil }
    let framework = FrameworkSuperclass.of(name, declaration)
    guard declaration != nil || framework != nil else {
      if let origin { missingClasses.append(Located(name, at: origin)) }
      return
    }
    // A scene of CarPlay has no window.
    if let roles = declaration?.roles, roles.contains(.carPlayScene) { return }
    let name = declaration?.name ?? name
    guard !delegates.contains(where: { $0.name == name }) else { return }
    delegates.append(
      ResolvedDelegate(
        name: name,
        role: .windowScene,
        declaration: declaration,
        framework: framework,
        reason: reason,
        origin: origin
      )
    )
  }

  /// Whether the runtime finds a class by a name, whose module must be that of the class.
  private func isFound(_ delegate: DelegateClass, as name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1] == delegate.name, !name.contains("$"),
      let path = delegate.declarations.first?.path, let module = modules[path]
    else { return true }
    return parts[0] == module
  }

  /// Returns the names of the classes of which one is the delegate of the scene with which the app begins.
  ///
  /// UIKit takes the first configuration of the manifest unless the app delegate returns another one.
  func mainClasses(in plist: EffectivePlist?) -> [String] {
    let entries = Self.entries(in: plist)
    let assigned = facts.sceneDelegates.filter { $0.reach != .otherScenes }.compactMap(\.className)
    if facts.sceneDelegates.contains(where: { $0.reach == .allScenes }) { return assigned }
    let asked = facts.sceneConfigurations
    let named = (asked.isEmpty ? [.standard] : asked).flatMap { configuration in
      switch configuration {
      case .standard: Array(entries.prefix(1))
      case .named(let name):
        Array((entries.filter { $0.configuration == name } + entries.prefix(1)).prefix(1))
      case .computed, .unread: entries
      }
    }
    var seen: Set<String> = []
    return (named.compactMap(\.className) + assigned).filter { seen.insert($0).inserted }
  }

  /// A configuration of the scene manifest.
  struct Entry {
    let configuration: String?
    let className: String?
    let origin: Origin?
  }

  /// Returns the configurations of windows in the scene manifest.
  static func entries(in plist: EffectivePlist?) -> [Entry] {
    let key = "UIApplicationSceneManifest"
    guard let plist,
      let manifest = plist.list.entry(key)?.value,
      let roles = manifest.entry("UISceneConfigurations")?.value,
      let items = roles.entry("UIWindowSceneSessionRoleApplication")?.value.items
    else { return [] }
    return items.map { item in
      let value = item.entry("UISceneDelegateClassName")?.value
      return Entry(
        configuration: item.entry("UISceneConfigurationName")?.value.string,
        className: value?.string,
        origin: value.flatMap { plist.origin(of: $0, in: key) }
      )
    }
  }

  // MARK: - Notifications

  /// Returns the classes that are the delegate of the notification center.
  mutating func notificationDelegates() -> [ResolvedDelegate] {
    var delegates: [ResolvedDelegate] = []
    for assignment in facts.notificationCenterDelegates {
      guard let declaration = facts.notificationDelegate(of: assignment) else { continue }
      let position = Origin(assignment.context.location)
      add(declaration, "the code sets it", at: position, to: &delegates)
    }
    guard let unknown = facts.unknownNotificationDelegate else { return delegates }
    let position = Origin(unknown.context.location)
    if let adopter = facts.onlyNotificationDelegate, !facts.isOfOtherClass(unknown) {
      let reason = "the only class that adopts UNUserNotificationCenterDelegate"
      add(adopter, reason, at: position, to: &delegates)
    } else {
      let message =
        "the class of the notification center's delegate is not known: '\(unknown.expression)'"
      notes.append(ProjectNote(message: message, origin: position))
    }
    return delegates
  }

  private func add(
    _ declaration: DelegateClass,
    _ reason: String,
    at origin: Origin,
    to delegates: inout [ResolvedDelegate]
  ) {
    guard !delegates.contains(where: { $0.name == declaration.name }) else { return }
    delegates.append(
      ResolvedDelegate(
        name: declaration.name,
        role: .notificationCenter,
        declaration: declaration,
        framework: nil,
        reason: reason,
        origin: origin
      )
    )
  }
}

extension SourceFacts {
  /// Whether an object is that of a class which no file declares: `PushService.shared`.
  fileprivate func isOfOtherClass(_ assignment: DelegateAssignment) -> Bool {
    let parts = assignment.expression.split(separator: ".")
    guard parts.count == 2, let type = parts.first, type.first?.isUppercase == true else {
      return false
    }
    return ["shared", "default", "standard", "instance", "current"].contains(parts[1])
      && delegate(named: String(type)) == nil
  }

  /// Whether a class whose name is not known may be the delegate of the notification center.
  var hasUnknownNotificationDelegate: Bool {
    unknownNotificationDelegate.map { onlyNotificationDelegate == nil || isOfOtherClass($0) }
      ?? false
  }

  /// The first place that sets the delegate of the notification center to an object of a class that is not known.
  fileprivate var unknownNotificationDelegate: DelegateAssignment? {
    notificationCenterDelegates.first { notificationDelegate(of: $0) == nil }
  }

  fileprivate var onlyNotificationDelegate: DelegateClass? {
    let adopters = delegates.filter { $0.roles.contains(.notificationCenter) }
    return adopters.count == 1 ? adopters.first : nil
  }

  fileprivate func notificationDelegate(of assignment: DelegateAssignment) -> DelegateClass? {
    assignment.className.flatMap { delegate(named: $0) }.flatMap {
      $0.roles.contains(.notificationCenter) ? $0 : nil
    }
  }
}

@_spi(Package) internal import LifecycleCore
internal import PropertyLists
internal import SourceScanner
internal import XcodeProjects

/// Reads the keys of an Info.plist and of entitlements that a scenario has, too.
struct PlistKeys {
  private let plist: EffectivePlist?
  private let entitlements: EffectivePlist?
  private let isSwiftUI: Bool
  /// The classes of scene delegates that the manifest names and no source file declares.
  private let missingClasses: Set<String>
  /// Whether all keys of the Info.plist are known, also those that Xcode generates.
  private let isComplete: Bool
  /// Whether no code makes a window, or chooses the storyboard of a scene.
  private let needsStoryboard: Bool
  /// Whether nothing gives a scene a delegate whose configuration names none.
  private let leavesScenesWithoutDelegate: Bool
  /// The keys whose values are not known, each with the reason.
  private(set) var unknown: [(key: String, reason: String)] = []

  init(_ app: InspectedApp) {
    plist = app.project.infoPlist
    entitlements = app.project.entitlements
    isSwiftUI = app.swiftUIApp != nil
    let mayGiveDelegate =
      isSwiftUI || !app.isResolved || app.modelMethods.contains(.configurationForConnecting)
    missingClasses =
      mayGiveDelegate ? [] : Set(app.missingClasses.map(\.value).filter(app.isMissing))
    leavesScenesWithoutDelegate = !mayGiveDelegate
    isComplete = app.unknownSettings.isEmpty
    needsStoryboard = !app.mayMakeWindow
    if plist == nil {
      let problem = app.project.infoPlistProblem?.description
      unknown.append(("info", problem ?? "the Info.plist could not be read"))
    }
  }

  private func value(_ key: String) -> PropertyList? { plist?.list.entry(key)?.value }

  private func comment(_ key: String) -> String? { plist?.origins[key].map { "\($0.file)" } }

  private static func isUnknown(_ text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }

  /// Whether a flag of a property list is set; some files write it as a text.
  private static func isTrue(_ list: PropertyList?) -> Bool? {
    guard let list else { return nil }
    return list.boolean ?? list.string.map { $0 == "YES" || $0 == "true" }
  }

  /// Returns the texts in a list, each once; nil if one of them is not known, which is noted.
  private mutating func texts(_ key: String, _ lists: [PropertyList]) -> [String]? {
    let texts = lists.flatMap { $0.items?.compactMap(\.string) ?? [$0.string].compactMap(\.self) }
    if let text = texts.first(where: Self.isUnknown) {
      unknown.append((key, "the value of '\(text.shortened)' is not known"))
      return nil
    }
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  // MARK: - Keys

  /// Returns a key of a scenario with the texts that a key of the Info.plist contains; nil without any.
  mutating func list(
    _ key: String,
    _ name: String,
    _ part: (PropertyList) -> PropertyList?
  ) -> AppMapping.Entry? {
    guard let items = value(name)?.items else { return nil }
    guard let texts = texts(key, items.compactMap(part)), !texts.isEmpty else { return nil }
    return .init(key, texts, comment: comment(name))
  }

  /// The types of quick actions; none if neither the Info.plist nor the code can have any.
  mutating func quickActions(of app: InspectedApp) -> AppMapping.Entry? {
    let (key, name) = ("quick-actions", "UIApplicationShortcutItems")
    let known = list(key, name) { $0.entry("UIApplicationShortcutItemType")?.value }
    guard known == nil, plist != nil, !unknown.contains(where: { $0.key == key }),
      !app.facts.setsQuickActions, app.frameworks.isEmpty, app.isResolved
    else { return known }
    return .init(key, "none")
  }

  /// The types of user activities; none if the Info.plist has no such key.
  mutating func activityTypes() -> AppMapping.Entry? {
    let key = "activity-types"
    let known = list(key, "NSUserActivityTypes") { $0 }
    if known != nil || plist == nil || unknown.contains(where: { $0.key == key }) { return known }
    return .init(key, "none")
  }

  /// The schemes of URLs, and `file` for an app that opens documents; none if the app has neither.
  mutating func urlSchemes() -> AppMapping.Entry? {
    guard plist != nil else { return nil }
    let (key, name) = ("url-schemes", "CFBundleURLTypes")
    let lists = (value(name)?.items ?? []).compactMap { $0.entry("CFBundleURLSchemes")?.value }
    guard let schemes = texts(key, lists) else { return nil }
    let documents = "CFBundleDocumentTypes"
    let opensFiles =
      value(documents)?.items?.isEmpty == false
      || Self.isTrue(value("UISupportsDocumentBrowser")) == true
    let all = schemes + (opensFiles && !schemes.contains("file") ? ["file"] : [])
    return all.isEmpty
      ? .init(key, "none") : .init(key, all, comment: comment(schemes.isEmpty ? documents : name))
  }

  /// The modes that the model has.
  mutating func backgroundModes() -> AppMapping.Entry? {
    let (key, name) = ("background-modes", "UIBackgroundModes")
    guard let list = value(name), let texts = texts(key, [list]) else { return nil }
    let known = texts.filter { BackgroundMode(rawValue: $0) != nil }
    let others = texts.filter { BackgroundMode(rawValue: $0) == nil }
    if !others.isEmpty {
      unknown.append((key, "the model does not have \(others.joined(separator: ", ").shortened)"))
    }
    return known.isEmpty ? nil : .init(key, known, comment: comment(name))
  }

  /// The domains of universal links; none if the entitlements have no such domain.
  mutating func associatedDomains() -> AppMapping.Entry? {
    let (key, name) = ("associated-domains", "com.apple.developer.associated-domains")
    guard let entitlements else { return nil }
    let list = entitlements.list.entry(name)?.value
    guard let texts = texts(key, list.map { [$0] } ?? []) else { return nil }
    let file = (entitlements.origins[name]?.file ?? entitlements.file).map { "\($0)" }
    let domains = texts.filter { $0.hasPrefix("applinks:") }
    return domains.isEmpty
      ? .init(key, "none", comment: file) : .init(key, domains, comment: file)
  }

  /// The entitlement for pushes; none if the entitlements lack it.
  mutating func apsEnvironment() -> AppMapping.Entry? {
    let name = "aps-environment"
    guard let entitlements else { return nil }
    let file = (entitlements.origins[name]?.file ?? entitlements.file).map { "\($0)" }
    guard let value = entitlements.list.entry(name)?.value else {
      return .init(name, "none", comment: file)
    }
    guard let environment = value.string.flatMap(AppDescription.APSEnvironment.init) else {
      unknown.append((name, "the value of '\((value.string ?? "").shortened)' is not known"))
      return nil
    }
    return .init(name, environment.rawValue, comment: file)
  }

  /// For what the Info.plist has a usage description; none if it has none.
  func usageDescriptions() -> AppMapping.Entry? {
    guard plist != nil, isComplete else { return nil }
    let key = "usage-descriptions"
    let described = UsageDescription.allCases.filter { permission in
      permission.keys.contains { value($0)?.string?.isEmpty == false }
    }
    return described.isEmpty ? .init(key, "none") : .init(key, described.map(\.rawValue))
  }

  /// The data protection of its files.
  mutating func dataProtection() -> AppMapping.Entry? {
    let (key, name) = ("data-protection", "com.apple.developer.default-data-protection")
    guard let entitlements, let text = entitlements.list.entry(name)?.value.string else {
      return nil
    }
    guard let protection = FileProtection(appleName: text) else {
      unknown.append((key, "the value of '\(text.shortened)' is not known"))
      return nil
    }
    let file = (entitlements.origins[name]?.file ?? entitlements.file).map { "\($0)" }
    return .init(key, protection.rawValue, comment: file)
  }

  // MARK: - Scenes

  private var manifest: PropertyList? { value("UIApplicationSceneManifest") }

  /// The number of scenes, and the names of their configurations.
  var sceneEntries: [AppMapping.Entry] {
    guard let manifest else { return [] }
    let several = Self.isTrue(manifest.entry("UIApplicationSupportsMultipleScenes")?.value)
    let flag = several.map { AppMapping.Entry("multiple-scenes", $0 ? "true" : "false") }
    return [flag, configurations(manifest), missing].compactMap(\.self)
  }

  /// The classes that the scene manifest names and that the app does not have.
  private var missing: AppMapping.Entry? {
    missingClasses.isEmpty ? nil : .init("missing-classes", missingClasses.sorted())
  }

  /// Returns the value of a configuration: its role, with the class of the delegate if its scenes have none, and with the lack
  /// of a storyboard in an app that has a main storyboard instead.
  private func configuration(_ item: PropertyList, _ role: SceneRole) -> AppMapping.Value {
    let delegate = item.entry("UISceneDelegateClassName")?.value.string
    let isMissing = delegate.map(missingClasses.contains) ?? leavesScenesWithoutDelegate
    let lacksStoryboard =
      needsStoryboard && value("UIMainStoryboardFile") != nil
      && item.entry("UISceneStoryboardFile") == nil
    var entries = [AppMapping.Entry("role", role.rawValue)]
    if isMissing {
      let name: AppMapping.Value = delegate.map { .text($0) } ?? .word("none")
      entries.append(.init(key: "delegate", value: name, comment: nil))
    }
    if lacksStoryboard { entries.append(.init("storyboard", "none")) }
    return entries.count > 1 ? .mapping(entries) : .word(role.rawValue)
  }

  private func configurations(_ manifest: PropertyList) -> AppMapping.Entry? {
    let roles: [(String, SceneRole)] = [
      ("UIWindowSceneSessionRoleApplication", .application),
      ("UIWindowSceneSessionRoleExternalDisplayNonInteractive", .externalDisplay),
      ("UIWindowSceneSessionRoleExternalDisplay", .externalDisplay),
    ]
    var names: Set<String> = []
    let entries = roles.flatMap { key, role in
      let list = manifest.entry("UISceneConfigurations")?.value.entry(key)?.value
      return (list?.items ?? []).compactMap { item -> AppMapping.Entry? in
        let value = configuration(item, role)
        var name = item.entry("UISceneConfigurationName")?.value.string ?? ""
        // One without a name says nothing else.
        if name.isEmpty, case .mapping = value { name = "unnamed" }
        guard !name.isEmpty, !Self.isUnknown(name), names.insert(name).inserted else { return nil }
        return .init(key: name, value: value, comment: nil)
      }
    }
    guard !entries.isEmpty else { return nil }
    return .init(key: "scene-configurations", value: .mapping(entries), comment: nil)
  }

  // MARK: - Info.plist

  /// The devices on which the app runs: an iPhone unless the project says otherwise.
  var devices: [Device.Model] {
    let numbers = (value("UIDeviceFamily")?.items ?? []).compactMap { item in
      if case .integer(let number) = item.value { number } else { Int64(item.string ?? "") }
    }
    let devices = Device.Model.allCases.filter { numbers.contains($0 == .iphone ? 1 : 2) }
    return devices.isEmpty ? [.iphone] : devices
  }

  /// The keys that have no short form.
  func info(of app: InspectedApp) -> AppMapping.Entry? {
    var entries: [AppMapping.Entry] = []
    if Self.isTrue(value("UIApplicationExitsOnSuspend")) == true {
      entries.append(.init("UIApplicationExitsOnSuspend", "true"))
    }
    if Self.isTrue(value("UIRequiresFullScreen")) == true {
      entries.append(.init("UIRequiresFullScreen", "true"))
    }
    if let acceptsShares = acceptsShares(app) {
      entries.append(.init("CKSharingSupported", "\(acceptsShares)"))
    }
    if value("UIDeviceFamily") != nil {
      let numbers = devices.map { $0 == .iphone ? "1" : "2" }
      let group = AppMapping.Group(comment: nil, items: numbers)
      entries.append(.init(key: "UIDeviceFamily", value: .words([group]), comment: nil))
    }
    if let manifest, !isSwiftUI, lacksConfiguration(manifest) {
      let configurations = AppMapping.Entry(
        key: "UISceneConfigurations",
        value: .mapping([]),
        comment: nil
      )
      entries.append(
        .init(
          key: "UIApplicationSceneManifest",
          value: .mapping([configurations]),
          comment: comment("UIApplicationSceneManifest")
        )
      )
    }
    return entries.isEmpty ? nil : .init(key: "info", value: .mapping(entries), comment: nil)
  }

  /// Whether invitations to CloudKit shares open the app; nil for one without it that would not learn of them anyway.
  private func acceptsShares(_ app: InspectedApp) -> Bool? {
    if Self.isTrue(value("CKSharingSupported")) == true { return true }
    let methods: Set<DelegateMethod> = [
      .userDidAcceptCloudKitShare, .windowSceneUserDidAcceptCloudKitShare,
    ]
    return plist == nil || methods.isDisjoint(with: app.modelMethods) ? nil : false
  }

  /// Whether a manifest has no configuration for windows.
  private func lacksConfiguration(_ manifest: PropertyList) -> Bool {
    let roles = manifest.entry("UISceneConfigurations")?.value
    return (roles?.entry("UIWindowSceneSessionRoleApplication")?.value.items ?? []).isEmpty
  }
}

extension FileProtection {
  /// Creates the data protection with a name of Apple's; nil for another name.
  fileprivate init?(appleName: String) {
    switch appleName {
    case "NSFileProtectionNone": self = .none
    case "NSFileProtectionComplete": self = .complete
    case "NSFileProtectionCompleteUnlessOpen": self = .completeUnlessOpen
    case "NSFileProtectionCompleteUntilFirstUserAuthentication": self = .untilFirstUnlock
    default: return nil
    }
  }
}

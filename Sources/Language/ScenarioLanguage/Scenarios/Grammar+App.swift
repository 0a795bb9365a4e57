@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The keys of the app.
extension Grammar {
  /// `app`: each key overrides the same key of the suite.
  static let app = Mapping<AppSetup>(
    "'app'",
    definition: "app",
    aliases: ["on": "during"],
    shortForms: [scenes] + adaptors
  ) {
    Field("sdk", version, "the SDK version that the app was linked against") { $0.sdk = $1 }
    // What these name was read before the other keys.
    Field("from", descriptionPath, "the path of the app's project or description") { _, _ in }
    Field("target", projectName("target"), "the target of the project that `from` names") { _, _ in
    }
    Field(
      "configuration",
      projectName("configuration"),
      "the configuration of the project that `from` names"
    ) { _, _ in
    }
    Field(Key("info", infoNode, "the app's Info.plist: its path, or keys of it")) {
      // A file was read before the other keys.
      let kind = $0.node($2).kind
      if kind == .scalar || kind == .quoted { return _ = $0.isScalar($2, "a path") }
      _ = $0.read($2, info, into: &$3)
    }
    Field(
      "background-modes",
      orNone(backgroundModes),
      "`UIBackgroundModes` in the app's Info.plist"
    ) {
      $0.backgroundModes = Set($1)
    }
    Field("url-schemes", urlSchemes, "the schemes of the URLs that open the app") {
      $0.urlSchemes = ($1, $2.value)
    }
    Field(
      "associated-domains",
      associatedDomains,
      "its entitlement for universal links: `applinks:` and a domain each"
    ) {
      $0.associatedDomains = $1
    }
    Field(
      "aps-environment",
      word("environment", AppDescription.APSEnvironment.self),
      "its entitlement for pushes"
    ) {
      $0.apsEnvironment = $1
    }
    Field(
      "usage-descriptions",
      usageDescriptions,
      "for what its Info.plist has a usage description"
    ) {
      $0.usageDescriptions = Set($1)
    }
    Field(
      "quick-actions",
      quickActions,
      "the types of the quick actions of its icon"
    ) {
      $0.quickActions = ($1, $2.value)
    }
    Field("activity-types", orNone(activityTypes), "`NSUserActivityTypes` in the app's Info.plist")
    {
      $0.activityTypes = $1
    }
    Field(
      "permitted-task-identifiers",
      taskIdentifiers,
      "`BGTaskSchedulerPermittedIdentifiers` in the app's Info.plist"
    ) {
      $0.permittedTaskIdentifiers = $1
    }
    Field(
      "registered-task-identifiers",
      orNone(taskIdentifiers),
      "the tasks for which the app's code registers a launch handler at each launch"
    ) {
      $0.registeredTaskIdentifiers = $1
    }
    Field("deployment-target", version, "the earliest version of iOS on which the app runs") {
      $0.deploymentTarget = $1
    }
    Field("main", main, of: \.launch, "the classes that `main` passes to UIApplicationMain")
    Field("launch-images", schemes, "the URL schemes with a launch image of their own") {
      $0.launch.description.imageSchemes = $1
    }
    Field("life-cycle", lifeCycle, "which delegates are called") {
      $0.lifeCycle = $1.lifeCycle
      $0.lifeCycleRange = $2.value
      // The key 'swiftui' says which delegates it has.
      if $1 == .swiftUI, $0.swiftUI == nil { $0.swiftUI = (nil, $2.value) }
    }
    Field(
      "swiftui",
      word("kind of delegates", AppDescription.SwiftUIDelegates.self),
      "makes it a SwiftUI app, with these delegates"
    ) {
      $0.swiftUI = ($1, $2.value)
    }
    Field("multiple-scenes", flag, "whether the app supports several scenes, on an iPad") {
      $0.supportsMultipleScenes = $1
    }
    Field("scene-configurations", configurations, "the configurations of scenes, with their roles")
    {
      $0.sceneConfigurations = $1.map {
        var entry = $0.value
        entry.name = $0.name
        return entry
      }
      $0.areConfigurationsOfManifest = false
    }
    Field(
      "missing-classes",
      orNone(name("a class").list("a list of classes")),
      "the classes that `scene-configurations` or `main` names and the app does not have"
    ) {
      $0.missingClasses = ($1, $2.value)
    }
    Field(
      "notification-delegate",
      notificationDelegate,
      "when the app sets the delegate of the user notification center"
    ) {
      $0.notificationDelegate = $1
    }
    Field("state-restoration", flag, "whether the app saves and restores its state, from iOS 6") {
      $0.restoresState = $1
    }
    Field("view-controllers", controllers, "the object that recreates each view controller") {
      $0.launch.description.viewControllers = $1.map {
        .init(path: $0.name.split(separator: "/").map(String.init), maker: $0.value)
      }
    }
    Field(
      "data-protection",
      word("level of data protection", FileProtection.self),
      "its entitlement: the data protection of files for which its code asks none"
    ) {
      $0.dataProtection = $1
    }
    Field("implements", implements, "the delegate methods that the app implements") {
      $0.implements = $1
      $0.implementsRange = $2.value
    }
    Field("delegates", delegates, "the classes with these methods, as messages name them") {
      $0.delegates.replace(with: $1)
    }
    Field("during", during, "the actions of the app inside a call") { $0.during.replace(with: $1) }
    Field("handlers", handlers, "the actions of the app for a background event") {
      $0.handlers.replace(with: $1)
    }
    Field("observers", observers, "the actions of the app when a notification is posted") {
      $0.internals.observers.replace(with: $1)
    }
    Field(
      "objects",
      objects,
      "the app's objects by name: a class name, or a description of the object"
    ) {
      $0.internals.objects.replace(with: $1)
    }
    Field("reference-counting", counting, "how references are counted") {
      $0.internals.counting = ($1, $2.value)
    }
    Field("interface", interface, "the app's windows, and the views in them") {
      $0.interface = $1.merged(into: $0.interface)
    }
  }

  private static let descriptionPath = ValueType<Void>("string", Schema.ref("text")) {
    decoder,
    path in
    guard decoder.isScalar(path, "a path") else { return nil }
    guard decoder.isInDescription else { return () }
    decoder.report(.unreadableInclude, at: path, "a description does not name another one") {
      "write its keys here"
    }
    return nil
  }

  /// Returns the name of something in the project that `from` names.
  private static func projectName(_ key: String) -> ValueType<Void> {
    ValueType("string", Schema.ref("text")) { decoder, name in
      guard decoder.isScalar(name, "the name of a \(key)") else { return nil }
      guard !decoder.namesDescription else { return () }
      decoder.report(.missingKey, at: name, "'\(key)' needs 'from'") {
        "add 'from:' and the path of a project"
      }
      return nil
    }
  }
  private static let lifeCycle = word("life cycle", Vocabulary.lifeCycles)
  private static let associatedDomains = orNone(domain.list("a list of domains"))

  /// A service and a domain: `applinks:example.com`.
  private static let domain = text("a domain").checked { decoder, index, text in
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let services = ["applinks", "webcredentials", "activitycontinuation", "appclips"]
    let isWhole =
      parts.count == 2 && services.contains(parts[0]) && !parts[1].contains { "/: ".contains($0) }
    if isWhole || decoder.isInPropertyList { return }
    let host = WebLink(text)?.host ?? parts.last.flatMap { WebLink("https://\($0)")?.host }
    decoder.reportWrongType(index, "'\(text)' is not a service and a domain") {
      .write("applinks:\(services.contains(parts[0]) ? "example.com" : host ?? "example.com")")
    }
  }
  private static let usageDescriptions = orNone(
    word("permission", WordTable(UsageDescription.self)).list("a list of permissions")
  )
  private static let urlSchemes = orNone(schemes)
  static let activityTypes = name("a type").list("a list of types of user activities")
  private static let quickActions = orNone(
    name("a type").list("a list of types of quick actions")
  )

  /// Returns the type of a list, or of `none` for an app that nothing of the kind opens.
  private static func orNone<Item>(_ list: ValueType<[Item]>) -> ValueType<[Item]> {
    let none = ValueType<[Item]>("`none`", Schema.scalar(["enum": ["none"]])) {
      $0.isText($1, "none") ? [] : list.read(&$0, $1)
    }
    return list.or(none, if: .scalar)
  }

  /// `@UIApplicationDelegateAdaptor` of a SwiftUI app.
  private static let adaptors = ["app-delegate-adaptor", "delegate-adaptor"].map {
    ShortForm<AppSetup>($0, words: ["true", "false", "yes", "no"]) { decoder, value, app in
      let delegates: AppDescription.SwiftUIDelegates =
        decoder.isText(value, "true") || decoder.isText(value, "yes") ? .app : .none
      app.swiftUI = (delegates, decoder.range(value))
      return ("swiftui", delegates.rawValue)
    }
  }

  /// `scenes: true`, `false`, `multiple` or `single`, which stand for two other keys.
  private static let scenes = ShortForm<AppSetup>(
    "scenes",
    words: ["true", "false", "multiple", "single"]
  ) { decoder, value, app in
    switch decoder.string(value) {
    case "true", "false":
      let lifeCycle: AppDescription.LifeCycle =
        decoder.isText(value, "true") ? .scenes : .appDelegate
      app.lifeCycle = lifeCycle
      app.lifeCycleRange = decoder.range(value)
      return ("life-cycle", lifeCycle.rawValue)
    case let word:
      app.supportsMultipleScenes = word == "multiple"
      return ("multiple-scenes", word == "multiple" ? "true" : "false")
    }
  }

  private static let notificationDelegate = word(
    "time",
    WordTable(AppDescription.NotificationDelegate.self)
  )
  static let schemes = name("a URL scheme").list("a list of URL schemes")
  private static let counting = word(
    "way of counting",
    WordTable([("manual", false), ("automatic", true)])
  )
  private static let configurations = entries(
    "'scene-configurations'",
    from: name("a name"),
    to: sceneRole.map { SceneConfigurationEntry(name: "", role: $0) }
      .or(
        mapping(configuration, from: SceneConfigurationEntry(name: "", role: .application)),
        if: .mapping
      )
  )
  private static let sceneRole = word("role", WordTable(SceneRole.self))

  private static let configuration = Mapping<SceneConfigurationEntry>("a scene configuration") {
    Field("role", sceneRole, "the role of its scenes; `application` by default") { $0.role = $1 }
    Field("delegate", className, "the class of their delegate, or none") { $0.delegateClass = $1 }
    Field("class", className, "the class of its scenes: `UIWindowScene` by default") {
      $0.sceneClass = $1
    }
    Field("storyboard", fileName, "the storyboard of their windows, or none") {
      $0.storyboard = $1
    }
  }
  private static let delegates = entries(
    "'delegates'",
    from: word("kind of class", WordTable(MethodOwner.self)),
    to: text("the name of a class")
  )
  private static let controllers = entries(
    "'view-controllers'",
    from: text("a path"),
    to: word("maker", RestorableViewController.Maker.self)
  )

  // MARK: - main

  /// `main`: the classes that `main` passes to UIApplicationMain.
  private static let main = Mapping<LaunchSetup>("'main'") {
    Field("principal", className, "the class of the application, or none") {
      $0.description.principalClass = $1
    }
    Field("delegate", className, "the class of the app delegate, or none") {
      $0.description.delegateClass = $1
      $0.delegateRange = $2.key
    }
  }

  static let fileName = nameOrNone("a file, or none")
  static let className = nameOrNone("a class, or none")

  private static func nameOrNone(_ what: String) -> ValueType<LaunchDescription.Name> {
    text(what).compactMap { decoder, index, name -> LaunchDescription.Name in
      decoder.node(index).kind == .scalar && name == "none" ? .none : .named(name)
    }
  }

  // MARK: - What the app implements

  private static let implements =
    implementsWord
    .or(selectors.map { .only($0) }, if: .list)
    .or(
      mapping(otherMethods, from: .templateAndNamed).compactMap { decoder, index, methods in
        if decoder.tree.onlyField(index) != nil { return methods }
        decoder.reportWrongType(index, "'implements' has one key") {
          "write \(otherMethods.example)"
        }
        return nil
      },
      if: .mapping
    )

  private static let otherMethods = Mapping<AppSetup.ImplementedMethods>(
    "'implements'",
    example: "all, none, template, […], {template-and: […]} or {all-but: […]}"
  ) {
    Field("template-and", selectors, "the methods of Xcode's template, and these") {
      $0 = .templateAnd($1)
    }
    Field("all-but", selectors, "all methods except these") { $0 = .allBut($1) }
  }

  private static let implementsWord = ValueType(
    "`all`, `none`, `template`",
    Schema.scalar(["enum": ["all", "none", "template"]]),
    read: text("'all', 'none', 'template', or a list of selectors").read
  ).compactMap { decoder, index, text -> AppSetup.ImplementedMethods? in
    if text == "all" { return .all }
    if text == "none" { return .only([]) }
    if text == "template" { return .template }
    decoder.reportWrongType(index, "'\(text)' is not a list of selectors") {
      "write \(otherMethods.example)"
    }
    return nil
  }

  /// Selectors that do not count as named by the scenario, since `implements` may exclude them.
  private static let selectors = ValueType<MethodSet>(
    "list of selectors",
    Schema.ref("selectors")
  ) { decoder, index in
    let named = decoder.namedMethods
    defer { decoder.namedMethods = named }
    return decoder.list(index, "a list of selectors") { $0.methodSet($1) }?
      .reduce(into: []) { $0.formUnion($1) }
  }
}

extension Array {
  /// Appends entries after removing those of the same names.
  fileprivate mutating func replace<Name: Hashable, Value>(with entries: Self)
  where Element == NamedValue<Name, Value> {
    let names = Set(entries.map(\.name))
    removeAll { names.contains($0.name) }
    self += entries
  }
}

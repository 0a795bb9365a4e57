@_spi(Package) internal import LifecycleCore
internal import ScenarioJSON

// The keys of the app.
extension Grammar {
  /// `app`: each key overrides the same key of the suite.
  static let app = Mapping<AppSetup>("'app'", definition: "app", aliases: ["on": "during"]) {
    Field("sdk", version, "the SDK version that the app was linked against") { $0.sdk = $1 }
    Field("info", info, of: \.self, "keys of the app's Info.plist")
    Field("background-modes", backgroundModes, "`UIBackgroundModes` in the app's Info.plist") {
      $0.backgroundModes = Set($1)
    }
    Field("url-schemes", schemes, "the schemes of the URLs that open the app") {
      $0.urlSchemes = ($1, $2.value)
    }
    Field("main", main, of: \.launch, "the classes that `main` passes to UIApplicationMain")
    Field("launch-images", schemes, "the URL schemes with a launch image of their own") {
      $0.launch.description.imageSchemes = $1
    }
    Field("life-cycle", lifeCycle, "which delegates are called") {
      $0.lifeCycle = $1
      $0.lifeCycleRange = $2.value
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
      $0.sceneConfigurations = $1.map { .init(name: $0.name, role: $0.value) }
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
      protection,
      "whether the app is notified of protected data; a file has its own `protection`"
    ) {
      $0.dataProtection = $1.range
    }
    Field("implements", implements, "the delegate methods that the app implements") {
      $0.implements = $1
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

  private static let lifeCycle = word("life cycle", Vocabulary.lifeCycles)
  private static let notificationDelegate = word(
    "time",
    WordTable(AppDescription.NotificationDelegate.self)
  )
  private static let schemes = name("a URL scheme").list("a list of URL schemes")
  private static let protection = word("level of data protection", WordTable([("complete", true)]))
    .located
  private static let counting = word(
    "way of counting",
    WordTable([("manual", false), ("automatic", true)])
  )
  private static let configurations = entries(
    "'scene-configurations'",
    from: name("a name"),
    to: word("role", WordTable(SceneRole.self))
  )
  private static let controllers = entries(
    "'view-controllers'",
    from: text("a path"),
    to: word("maker", RestorableViewController.Maker.self)
  )

  // MARK: - Info.plist and main

  /// `info`: other keys are allowed and change nothing.
  static let info = Mapping<AppSetup>("'info'", allowsUnknownKeys: true) {
    Field("UIApplicationExitsOnSuspend", plistFlag, "whether leaving the app terminates it") {
      $0.exitsOnSuspend = $1
    }
    Field("UIBackgroundModes", backgroundModes, "what the app does in the background") {
      $0.backgroundModes = Set($1)
    }
    Field(
      "BGTaskSchedulerPermittedIdentifiers",
      name("an identifier").list("a list of identifiers"),
      "the tasks of BGTaskScheduler; from iOS 26 an identifier may end with `*`"
    ) {
      $0.permittedTaskIdentifiers = $1
    }
    Field("UIApplicationSceneManifest", sceneManifest, "whether the app has scenes") {
      $0.hasSceneManifest = true
      $0.hasEmptySceneManifest =
        $1.isDescribed && !$1.configurations.contains { $0.role == .application }
      $0.supportsMultipleScenes = $1.supportsMultipleScenes ?? $0.supportsMultipleScenes
      if !$1.configurations.isEmpty { $0.sceneConfigurations = $1.configurations }
    }
    Field("UIDeviceFamily", families, "the devices that the app supports: 1 is iPhone, 2 is iPad") {
      $0.internals.families = ($1, $2.value)
    }
    Field("NSMainNibFile", fileName, "the main nib file, or none") {
      $0.launch.description.mainNib = $1
      $0.launch.mainNibRange = $2.key
    }
    Field("UIMainStoryboardFile", fileName, "the main storyboard, or none") {
      $0.launch.description.mainStoryboard = $1
      $0.launch.storyboardRange = $2.key
    }
  }

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

  private static let fileName = nameOrNone("a file, or none")
  private static let className = nameOrNone("a class, or none")

  private static func nameOrNone(_ what: String) -> ValueType<LaunchDescription.Name> {
    text(what).compactMap { decoder, index, name -> LaunchDescription.Name in
      decoder.node(index).kind == .scalar && name == "none" ? .none : .named(name)
    }
  }

  /// A Boolean of a property list, which may also be `YES` or `NO`.
  static let plistFlag = ValueType<Bool>(
    "flag",
    Schema.anyOf([Schema.ref("flag"), ["enum": ["YES", "NO"]]])
  ) { decoder, index in
    switch decoder.string(index) {
    case "YES": true
    case "NO": false
    default: decoder.flag(index, "a flag")
    }
  }

  private static let backgroundModes = word("background mode", BackgroundMode.self)
    .list("a list of background modes")

  private static let families = word(
    "device family",
    WordTable<Device.Model>([("1", .iphone), ("2", .ipad)])
  ) {
    Schema.anyOf([["enum": [.number("1"), .number("2")]], Schema.words(["1", "2"])])
  }.list("a list of device families")

  // MARK: - What the app implements

  private static let implements =
    implementsWord
    .or(selectors.map { .only($0) }, if: .list)
    .or(mapping(allBut, from: .all), if: .mapping)

  private static let allBut = Mapping<AppSetup.ImplementedMethods>(
    "'implements'",
    example: "all, template, […] or {all-but: […]}"
  ) {
    Field("all-but", selectors, "all methods except these", isRequired: true) {
      $0 = .allBut($1)
    }
  }

  private static let implementsWord = ValueType(
    "`all`, `template`",
    Schema.scalar(["enum": ["all", "template"]]),
    read: text("'all', 'template', or a list of selectors").read
  ).compactMap { decoder, index, text -> AppSetup.ImplementedMethods? in
    if text == "all" { return .all }
    if text == "template" { return .template }
    decoder.reportWrongType(index, "'\(text)' is not a list of selectors") {
      "write \(allBut.example)"
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

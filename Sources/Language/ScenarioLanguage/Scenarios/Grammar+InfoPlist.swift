@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The keys of the Info.plist.
extension Grammar {
  static let infoNode = node(
    "path, or mapping",
    Schema.anyOf([Schema.ref("text"), info.schema])
  )

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
      taskIdentifiers,
      "the tasks of BGTaskScheduler; from iOS 26 an identifier may end with `*`"
    ) {
      $0.permittedTaskIdentifiers = $1
    }
    Field("UIApplicationSceneManifest", sceneManifest, "whether the app has scenes") {
      $0.hasSceneManifest = true
      $0.hasEmptySceneManifest =
        $1.isDescribed && !$1.configurations.contains { $0.role == .application }
      $0.supportsMultipleScenes = $1.supportsMultipleScenes ?? $0.supportsMultipleScenes
      if !$1.configurations.isEmpty {
        $0.sceneConfigurations = $1.configurations
        $0.areConfigurationsOfManifest = true
      }
    }
    Field("CFBundleURLTypes", urlTypes, "the schemes of the URLs that open the app") {
      let schemes = $1.flatMap(\.self)
      // The build replaces a variable, so that the scheme is not known.
      if !schemes.contains(where: { $0.contains("$(") || $0.contains("${") }) {
        $0.urlSchemes = (schemes, $2.value)
      }
    }
    Field(
      "NSUserActivityTypes",
      activityTypes,
      "the types of the user activities that it continues"
    ) {
      $0.activityTypes = $1
    }
    Field("CKSharingSupported", plistFlag, "whether invitations to CloudKit shares open the app") {
      $0.acceptsShares = $1
    }
    Field("UIDeviceFamily", families, "the devices that the app supports: 1 is iPhone, 2 is iPad") {
      $0.internals.families = ($1, $2.value)
    }
    Field("UIRequiresFullScreen", plistFlag, "whether the app has the screen alone, before iOS 26")
    {
      $0.requiresFullScreen = $1
    }
    usageDescriptionFields
    Field("NSMainNibFile", fileName, "the main nib file, or none") {
      $0.launch.description.mainNib = $1
      $0.launch.mainNibRange = $2.key
    }
    Field("UIMainStoryboardFile", fileName, "the main storyboard, or none") {
      $0.launch.description.mainStoryboard = $1
      $0.launch.storyboardRange = $2.key
    }
  }

  /// The keys with which an app tells the user why it needs something.
  private static let usageDescriptionFields = UsageDescription.allCases.flatMap { permission in
    permission.keys.map { key in
      Field<AppSetup>(key, text("a text"), "why it asks for: \(permission.rawValue)") {
        // With one of them, those that are not there are missing.
        $0.usageDescriptions = ($0.usageDescriptions ?? []).union($1.isEmpty ? [] : [permission])
      }
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

  static let backgroundModes = modelled(
    word("background mode", backgroundModeWords),
    backgroundModeWords
  ).list("a list of background modes")
  private static let backgroundModeWords = WordTable(BackgroundMode.self)

  private static let families = modelled(
    word("device family", familyNumbers) {
      Schema.anyOf([["enum": [.number("1"), .number("2")]], Schema.words(["1", "2"])])
    },
    familyNumbers
  ).list("a list of device families")
  private static let familyNumbers = WordTable<Device.Model>([("1", .iphone), ("2", .ipad)])

  /// Returns the type of a word, of which others are allowed in a file: a background mode that is not modeled.
  private static func modelled<Value>(
    _ type: ValueType<Value>,
    _ table: WordTable<Value>
  ) -> ValueType<Value> {
    .init(type.name, type.schema()) { decoder, index in
      decoder.isInPropertyList && decoder.node(index).kind == .quoted
        ? decoder.find(index, in: table) : type.read(&decoder, index)
    }
  }

  private static let urlTypes = mapping(
    Mapping<[String]>("an item of 'CFBundleURLTypes'", allowsUnknownKeys: true) {
      Field("CFBundleURLSchemes", schemes, "the schemes") { $0 = $1 }
    },
    from: []
  ).list("a list of URL types")

  static let taskIdentifiers = name("an identifier").list("a list of identifiers")
}

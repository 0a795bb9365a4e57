import AppProjects
import FirstScenarios
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing
import XcodeProjects

/// The first scenarios about whole projects pass, and fail if the project loses what they are about.
@Suite struct ProjectTests {
  /// Something that is taken out of a project.
  struct Removal: CustomTestStringConvertible, Sendable {
    var project: String
    /// What is removed: a value that the project declares, or what else the app needs.
    var what: String
    var file: String
    var text: String
    var rest = ""

    var testDescription: String { "\(project) without \(what)" }
  }

  static let projects = ["Journal", "Pantry", "Radio"]

  /// Returns what is removed from a property list with a value for each line.
  private static func strings(_ project: String, _ file: String, _ values: [String]) -> [Removal] {
    values.map { Removal(project: project, what: $0, file: file, text: "<string>\($0)</string>") }
  }

  private static func quickAction(_ project: String, _ file: String, _ type: String) -> Removal {
    let text = "<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>\(type)</string>"
    return Removal(project: project, what: type, file: file, text: text)
  }

  static let removals =
    strings(
      "Journal",
      "Journal/Info.plist",
      [
        "audio", "fetch", "processing", "remote-notification", "journal", "journal-share",
        "example.journal.write", "example.journal.refresh", "example.journal.clean-up",
      ]
    )
    + strings(
      "Journal",
      "Journal/Journal.entitlements",
      ["applinks:journal.example", "applinks:www.journal.example"]
    )
    + strings(
      "Pantry",
      "Pantry/Info.plist",
      ["fetch", "location", "remote-notification", "example.pantry.shelf"]
    )
    + strings("Pantry", "Pantry/Pantry.entitlements", ["applinks:pantry.example"])
    + strings(
      "Radio",
      "Radio/Radio-Info.plist",
      ["audio", "external-accessory", "fetch", "remote-notification", "radio"]
    )
    + strings("Radio", "Radio/Radio.entitlements", ["applinks:radio.example"])
    + [
      quickAction("Journal", "Journal/Info.plist", "example.journal.new"),
      quickAction("Journal", "Journal/Info.plist", "example.journal.search"),
      quickAction("Radio", "Radio/Radio-Info.plist", "example.radio.play"),
      quickAction("Radio", "Radio/Radio-Info.plist", "example.radio.search"),
      Removal(
        project: "Pantry",
        what: "pantry",
        file: "Pantry/Info.plist",
        text: "<string>$(PANTRY_URL_SCHEME)</string>"
      ),
      Removal(
        project: "Pantry",
        what: "example.pantry.refresh",
        file: "Pantry/Info.plist",
        text: "<string>$(PRODUCT_BUNDLE_IDENTIFIER).refresh</string>"
      ),
    ]

  /// What is changed in a project besides values that it declares.
  static let changes = [
    Removal(
      project: "Journal",
      what: "the scene manifest",
      file: "Journal/Info.plist",
      text: "<key>UIApplicationSceneManifest</key>",
      rest: "<key>Unused</key>"
    ),
    Removal(
      project: "Journal",
      what: "the configuration of scenes",
      file: "Journal/Info.plist",
      text: "<key>UIWindowSceneSessionRoleApplication</key>",
      rest: "<key>Unused</key>"
    ),
    Removal(
      project: "Journal",
      what: "several windows",
      file: "Journal/Info.plist",
      text: "<key>UIApplicationSupportsMultipleScenes</key>\n\t\t<true/>",
      rest: "<key>UIApplicationSupportsMultipleScenes</key>\n\t\t<false/>"
    ),
    Removal(
      project: "Journal",
      what: "CKSharingSupported",
      file: "Journal/Info.plist",
      text: "<key>CKSharingSupported</key>\n\t<true/>"
    ),
    Removal(
      project: "Journal",
      what: "the adoption of UNUserNotificationCenterDelegate",
      file: "Journal/AppDelegate+Notifications.swift",
      text: "extension AppDelegate: UNUserNotificationCenterDelegate",
      rest: "extension AppDelegate"
    ),
    Removal(
      project: "Pantry",
      what: "the adaptor",
      file: "Pantry/PantryApp.swift",
      text: "@UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate"
    ),
    Removal(
      project: "Pantry",
      what: "the configuration file",
      file: "Configurations/Pantry.xcconfig",
      text: "PANTRY_URL_SCHEME = pantry",
      rest: "PANTRY_URL_SCHEME = larder"
    ),
    Removal(
      project: "Radio",
      what: "the app delegate alone, in favor of scenes",
      file: "Radio/Radio-Info.plist",
      text: "<key>UILaunchStoryboardName</key>",
      rest: """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>SceneDelegate</string></dict></array></dict></dict>
        <key>UILaunchStoryboardName</key>
        """
    ),
  ]

  /// The entitlement for pushes, and a deployment target that is raised.
  static let ofEachProject =
    projects.map { project in
      Removal(
        project: project,
        what: "aps-environment",
        file: "\(project)/\(project).entitlements",
        text: "<key>aps-environment</key>",
        rest: "<key>unused</key>"
      )
    }
    + [
      ("Journal", "Journal.xcodeproj/project.pbxproj", "15.0;\n\t\t\t\tSDKROOT"),
      ("Pantry", "Configurations/Pantry.xcconfig", "17.0\nSWIFT_VERSION"),
      ("Radio", "Radio.xcodeproj/project.pbxproj", "12.0;\n\t\t\t\tSDKROOT"),
    ].map { project, file, version in
      let text = "IPHONEOS_DEPLOYMENT_TARGET = \(version)"
      return Removal(
        project: project,
        what: "support of its earliest version",
        file: file,
        text: text,
        rest: text.replacing(version.prefix(4), with: "18.0")
      )
    }

  /// The registrations of tasks.
  static let registrations = [
    ("Journal", "Journal/Tasks.swift", "forTaskWithIdentifier: refresh"),
    ("Journal", "Journal/Tasks.swift", "forTaskWithIdentifier: cleanUp"),
    ("Pantry", "Pantry/PantryApp.swift", "forTaskWithIdentifier: \"example.pantry.refresh\""),
  ].map { project, file, text in
    Removal(project: project, what: text, file: file, text: text, rest: "unused: refresh")
  }

  /// A project with the first scenarios about it.
  private struct Known: Sendable {
    var project: FixtureProject
    var app: InspectedApp
    var described: DescribedApp
    var files: [FirstScenarios.File]

    init(_ name: String) throws {
      project = try FixtureProject(name)
      app = try #require(try project.app())
      described = DescribedApp(app, reference: "")
      files = FirstScenarios(described).files
    }
  }

  /// The projects, each of which is read once.
  private static let known = Result { try projects.map { ($0, try Known($0)) } }

  private static func known(_ name: String) throws -> Known {
    try #require(try known.get().first { $0.0 == name }?.1)
  }

  /// Returns the names of the scenarios that fail, each with the reason, if they are about another state of the project.
  private static func problems(
    _ files: [FirstScenarios.File],
    _ project: FixtureProject
  ) throws -> [String] {
    guard let app = try project.app() else { return ["there is no app"] }
    let described = DescribedApp(app, reference: "")
    return files.flatMap { $0.problems(about: described) }
  }

  @Test(arguments: projects)
  func `they pass, and refer to the project`(name: String) throws {
    let known = try Self.known(name)
    #expect(known.app.isResolved)
    #expect(known.files.flatMap { $0.problems(about: known.described) } == [])
    let own = FirstScenarios(DescribedApp(known.app, reference: "app: { from: .. }")).files
    #expect(own.map(\.name) == known.files.map(\.name))
    for file in own { #expect(file.text.contains("\napp: { from: .. }\nscenarios:\n")) }
  }

  @Test(arguments: projects)
  func `they fail if any method is removed from the code`(name: String) throws {
    let known = try Self.known(name)
    for method in known.app.methods where method.modelMethod != .swiftUIInit {
      let changed = try #require(known.project.removing(method), "\(method.name)")
      let model = try #require(method.modelMethod)
      #expect(try changed.app()?.modelMethods.contains(model) == false, "\(method.name)")
      #expect(try !Self.problems(known.files, changed).isEmpty, "\(method.name)")
    }
  }

  @Test(arguments: removals)
  func `they fail if a value is removed from the project`(removal: Removal) throws {
    let known = try Self.known(removal.project)
    let changed = known.project.replacing(removal.text, with: removal.rest, in: removal.file)
    #expect(try !Self.problems(known.files, try #require(changed)).isEmpty)
  }

  @Test(arguments: changes + ofEachProject + registrations)
  func `they fail if the app is no longer called as before`(change: Removal) throws {
    let known = try Self.known(change.project)
    let changed = known.project.replacing(change.text, with: change.rest, in: change.file)
    #expect(try !Self.problems(known.files, try #require(changed)).isEmpty)
  }

  /// What is removed from a project, with what a report says about it.
  static let missing: [(removal: Removal, text: String)] =
    ["audio", "fetch", "processing", "remote-notification"].map { mode in
      (
        strings("Journal", "Journal/Info.plist", [mode])[0], "UIBackgroundModes has '\(mode)'"
      )
    }
    + [
      (
        strings("Journal", "Journal/Info.plist", ["example.journal.refresh"])[0],
        "BGTaskSchedulerPermittedIdentifiers has 'example.journal.refresh'"
      ), (registrations[0], "the app's code registers 'example.journal.refresh'"),
      (registrations[2], "the app's code registers 'example.pantry.refresh'"),
      (ofEachProject[0], "without the entitlement aps-environment"),
      (
        Removal(
          project: "Journal",
          what: "shares",
          file: "Journal/Info.plist",
          text: "CKSharingSupported"
        ), "without CKSharingSupported"
      ),
      (
        Removal(
          project: "Journal",
          what: "a scene delegate's method",
          file: "Journal/SceneDelegate.swift",
          text: "func sceneDidBecomeActive",
          rest: "func other"
        ),
        "SceneDelegate (Journal/SceneDelegate.swift:3) does not implement 'sceneDidBecomeActive:'"
      ),
      (
        Removal(
          project: "Journal",
          what: "an app delegate's method",
          file: "Journal/AppDelegate.swift",
          text: "func applicationWillTerminate",
          rest: "func other"
        ),
        "AppDelegate (Journal/AppDelegate.swift:6) does not implement 'applicationWillTerminate:'"
      ),
    ]

  @Test(arguments: missing)
  func `what is missing is named`(removal: Removal, text: String) throws {
    let known = try Self.known(removal.project)
    let changed = try #require(
      known.project.replacing(removal.text, with: removal.rest, in: removal.file)
    )
    let described = DescribedApp(try #require(try changed.app()), reference: "")
    let texts = known.files.flatMap { $0.explanations(about: described) }
    #expect(texts.contains { $0.contains(text) }, "\(texts)")
  }

  @Test(arguments: projects)
  func `the table has each value that a project declares`(name: String) throws {
    let values = try AppMapping(Self.known(name).app).entries.flatMap { entry -> [String] in
      switch entry.value {
      case .texts(let texts) where entry.key != "registered-task-identifiers": texts
      default: []
      }
    }
    let removed = Self.removals.filter { $0.project == name }.map(\.what)
    #expect(Set(removed) == Set(values))
    #expect(removed.count == values.count)
  }
}

extension FixtureProject {
  /// Returns the project with another name in the place of that of a method; nil if it is not found.
  fileprivate func removing(_ method: ImplementedMethod) -> FixtureProject? {
    guard let origin = method.origin, let line = origin.line else { return nil }
    let path = "\(origin.file)"
    var lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let event = method.name.hasPrefix("scenePhase") ? "onChange" : method.name
    for index in lines.indices[(line - 1)...] {
      let text = lines[index]
      if text.hasPrefix("- (") {
        lines[index] = "- (void)unused_\(text.drop { $0 != ")" }.dropFirst())"
      } else if let name = ["func ", ".\(event)"].first(where: text.contains) {
        let unused = name == "func " ? "func unused_" : ".unused"
        lines[index] = Substring(text.replacing(name, with: unused, maxReplacements: 1))
      } else {
        continue
      }
      break
    }
    var project = self
    project.files[path] = lines.joined(separator: "\n")
    return project
  }
}

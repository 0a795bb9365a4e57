import AppLint
import AppProjects
import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

/// `app: {from: PATH}` of a project that does not say which methods UIKit calls.
@Suite struct UnknownAppTests {
  /// Files of a project that leave something open, and how the message about it begins.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var sources: [String: String]
    var bytes: [String: [UInt8]] = [:]
    var links: [String: String] = [:]
    /// A key of the target.
    var target = "productName: Notes"
    var info = "CFBundleName: Notes"
    var keys = "implements: [applicationDidBecomeActive(_:)]"
    let message: String
    var testDescription: String { name }
  }

  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
    }
    """
  private static let scenes =
    "UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: "
    + "[{ UISceneDelegateClassName: SceneDelegate }] } }"
  private static let sceneDelegate = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"
  private static let more = "extension AppDelegate { func more() {} }"

  static let cases = [
    Case(
      name: "no delegate",
      sources: ["Scene.swift": sceneDelegate],
      info: scenes,
      message: "the methods of the app 'Notes' are not known: no class that adopts"
    ),
    Case(
      name: "several delegates",
      sources: [
        "main.swift": "UIApplicationMain(0, nil, nil, NSStringFromClass(x ? A.self : B.self))",
        "A.swift": "class A: UIResponder, UIApplicationDelegate {}",
        "B.swift": "class B: UIResponder, UIApplicationDelegate {}",
      ],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/main.swift:1: several classes could be the delegate of the app: 'A', 'B'"
    ),
    Case(
      name: "an unknown superclass",
      sources: ["App.swift": "import Kit\n@main class AppDelegate: KitAppDelegate {}"],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:2: no source file declares 'KitAppDelegate'"
    ),
    Case(
      name: "a scene delegate of another module than the manifest names",
      sources: ["App.swift": delegate, "Scene.swift": sceneDelegate],
      info: scenes.replacing("SceneDelegate }", with: "Other.SceneDelegate }"),
      message: "the methods of the app 'Notes' are not known: "
        + "project.yml:"
    ),
    Case(
      name: "an object of a class that is not read as the delegate of the notification center",
      sources: [
        "App.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          func start() { UNUserNotificationCenter.current().delegate = PushService.shared }
          func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification) async -> UNNotificationPresentationOptions { [] }
        }
        """
      ],
      message:
        "the methods of the app 'Notes' are not known: Sources/App.swift:2: the class of the "
        + "notification center's delegate is not known: 'PushService.shared'"
    ),
    Case(
      name: "a delegate that forwards messages",
      sources: [
        "App.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          override func responds(to selector: Selector!) -> Bool { other.responds(to: selector) }
        }
        """
      ],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:2: which methods 'AppDelegate' has is not known"
    ),
    Case(
      name: "a condition that is not known",
      sources: [
        "App.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
        #if canImport(Kit)
          func applicationWillTerminate(_ application: UIApplication) {}
        #endif
        }
        """
      ],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:3: whether 'canImport(Kit)' holds is not known"
    ),
    Case(
      name: "an unknown class of a scene delegate",
      sources: [
        "App.swift": delegate, "Scene.swift": "func f() {\n  c.delegateClass = make()\n}",
      ],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/Scene.swift:2: the class of this scene's delegate is not known: 'make()'"
    ),
    Case(
      name: "a scene delegate of another module",
      sources: ["App.swift": delegate],
      info: scenes,
      message: "the methods of the app 'Notes' are not known: "
        + "project.yml:14: no source file declares 'SceneDelegate'"
    ),
    Case(
      name: "a source file in UTF-16",
      sources: ["App.swift": delegate],
      bytes: ["More.swift": more.utf8.flatMap { [$0, 0] }],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/More.swift: not read: the file is not UTF-8"
    ),
    Case(
      name: "a source file with an invalid byte",
      sources: ["App.swift": delegate],
      bytes: ["More.swift": Array(more.utf8) + [0xC3, 0x28]],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/More.swift: not read: the file is not UTF-8"
    ),
    Case(
      name: "a source file that is too large",
      sources: ["App.swift": delegate],
      bytes: ["More.swift": Array(repeating: 0x20, count: (5 << 20) + 1)],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/More.swift: not read: 'Sources/More.swift' is larger than 5 MiB"
    ),
    Case(
      name: "a source file with a comment that is not closed",
      sources: ["App.swift": delegate + "\n/*\n", "More.swift": more],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:4: this comment is not closed"
    ),
    Case(
      name: "a macro on the delegate",
      sources: ["App.swift": "@AddDelegateMethods\n" + delegate],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:2: '@AddDelegateMethods' may be a macro that adds methods to 'AppDelegate'"
    ),
    Case(
      name: "a macro of C in the delegate",
      sources: [
        "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
        "AppDelegate.m": """
        @implementation AppDelegate
        - (void)applicationDidBecomeActive:(UIApplication *)application {}
        ADD_METHODS()
        @end
        """,
      ],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/AppDelegate.m:3: 'ADD_METHODS' may be a macro that adds methods to 'AppDelegate'"
    ),
    Case(
      name: "a file that is included in the delegate",
      sources: [
        "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
        "AppDelegate.m": """
        @implementation AppDelegate
        - (void)applicationDidBecomeActive:(UIApplication *)application {}
        #include "Methods.inc"
        @end
        """,
      ],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/AppDelegate.m:3: '#include \"Methods.inc\"' may add methods to 'AppDelegate'"
    ),
    Case(
      name: "another delegate of the app",
      sources: [
        "App.swift": delegate,
        "Proxy.swift": "class Proxy {\n  func f() { UIApplication.shared.delegate = self }\n}",
      ],
      message: "the methods of the app 'Notes' are not known: Sources/Proxy.swift:2: "
        + "the delegate of the app is set here, to 'self': which methods UIKit calls then is not known"
    ),
    Case(
      name: "another delegate of a scene",
      sources: [
        "App.swift": delegate,
        "Proxy.swift": "func f(_ scene: UIScene) { scene.delegate = nil }",
      ],
      message: "the methods of the app 'Notes' are not known: Sources/Proxy.swift:1: "
        + "the delegate of a scene is set here, to 'nil': which methods UIKit calls then is not known"
    ),
    Case(
      name: "methods that are added to the delegate at run time",
      sources: [
        "App.swift": delegate,
        "Add.swift": "func f() {\n  class_addMethod(AppDelegate.self, name, code, types)\n}",
      ],
      message: "the methods of the app 'Notes' are not known: Sources/Add.swift:2: "
        + "'class_addMethod' changes methods of 'AppDelegate' at run time: which ones UIKit calls then"
    ),
    Case(
      name: "methods that are exchanged in a class that is not known",
      sources: [
        "App.swift": delegate,
        "Add.swift": "func f() { method_exchangeImplementations(one, other) }",
      ],
      message: "the methods of the app 'Notes' are not known: Sources/Add.swift:1: "
        + "'method_exchangeImplementations' changes methods of a class that is not known, maybe of a"
    ),
    Case(
      name: "a delegate without its protocol",
      sources: [
        "App.swift": """
        @main class AppDelegate: UIResponder {
          func applicationDidBecomeActive(_ application: UIApplication) {}
        }
        """
      ],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:1: 'AppDelegate' does not adopt UIApplicationDelegate, so UIKit may not see its methods"
    ),
    Case(
      name: "a scene delegate without its protocol",
      sources: [
        "App.swift": delegate,
        "Scene.swift": """
        func f() { c.delegateClass = SceneDelegate.self }
        class SceneDelegate: UIResponder { func sceneDidBecomeActive(_ scene: UIScene) {} }
        """,
      ],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/Scene.swift:2: 'SceneDelegate' does not adopt UIWindowSceneDelegate, so UIKit may not see"
    ),
    Case(
      name: "classes that inherit from each other",
      sources: ["App.swift": "@main class AppDelegate: B {}\nclass B: AppDelegate {}"],
      keys: "life-cycle: app-delegate, implements: [applicationDidBecomeActive(_:)]",
      message: "the life cycle and the methods of the app 'Notes' are not known: "
        + "Sources/App.swift:1: 'AppDelegate' inherits from a class that inherits from itself, 'B'"
    ),
    Case(
      name: "a source file that is a link to nowhere",
      sources: ["App.swift": delegate],
      links: ["More.swift": "Gone.swift"],
      message: "the methods of the app 'Notes' are not known: "
        + "Sources/More.swift: not read: the link leads nowhere"
    ),
    Case(
      name: "a list of excluded files that is not known",
      sources: ["App.swift": delegate],
      target: "settings: { EXCLUDED_SOURCE_FILE_NAMES: $(DEV_FILES) }",
      message: "the methods of the app 'Notes' are not known: project.yml:7: which source files "
        + "EXCLUDED_SOURCE_FILE_NAMES names is not known: no file defines DEV_FILES"
    ),
    Case(
      name: "a file with a delegate's methods that a script makes",
      sources: ["App.swift": delegate],
      target:
        "preBuildScripts: [{ script: make, outputFiles: [$(SRCROOT)/AppDelegate+Links.swift] }]",
      message: "the methods of the app 'Notes' are not known: project.yml:7: "
        + "'AppDelegate+Links.swift' is made by the build and not read, so methods of a delegate may"
    ),
    Case(
      name: "a scene delegate of the app that a script may make",
      sources: ["App.swift": delegate],
      target: "preBuildScripts: [{ script: make, outputFiles: [$(DERIVED_FILE_DIR)/Made.swift] }]",
      info: scenes.replacing("SceneDelegate }", with: "Notes.SceneDelegate }"),
      message: "the methods of the app 'Notes' are not known: "
        + "project.yml:14: no source file declares 'Notes.SceneDelegate'"
    ),
    Case(
      name: "a template that does not exist",
      sources: ["App.swift": delegate],
      target: "templates: [More]",
      message: "the methods of the app 'Notes' are not known: "
        + "project.yml:7: there is no target template 'More'"
    ),
  ]

  private static func folder(_ item: Case) throws -> AppFolder {
    var files = [
      ".git/HEAD": "",
      "project.yml": """
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          deploymentTarget: "16.0"
          \(item.target)
          sources: [Sources]
          info:
            path: Info.plist
            properties:
              UILaunchScreen: {}
              CFBundleDisplayName: Notes
              \(item.info)
      """,
      "Scenarios/README.md": "",
    ]
    for (path, text) in item.sources { files["Sources/\(path)"] = text }
    let folder = try AppFolder(files)
    for (path, target) in item.links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.location.appending(path: "Sources/\(path)").path(percentEncoded: false),
        withDestinationPath: target
      )
    }
    for (path, bytes) in item.bytes {
      try Data(bytes).write(to: folder.location.appending(path: "Sources/\(path)"))
    }
    return folder
  }

  private static func load(_ app: String, in folder: AppFolder) -> LoadedFile {
    let text = """
      scenario: A
      ios: 18.0
      app: \(app)
      steps: [{ user: tap-icon, state: active }]
      """
    let path = folder.location.appending(path: "Scenarios/a.yaml").path(percentEncoded: false)
    var loader = YAMLLoader()
    return loader.load(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  @Test(arguments: cases)
  func `what is not known is an error with its place, until the scenario says it`(
    item: Case
  ) throws {
    let folder = try Self.folder(item)
    let file = Self.load("{ from: .. }", in: folder)
    let diagnostic = try #require(file.allDiagnostics.first)
    let message = diagnostic.message.replacing(#/[^ ']*AppProjects-[^\/]*\//#, with: "")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.id == .unreadableInclude)
    #expect(diagnostic.range.start == 35, "at the path")
    #expect(message.hasPrefix(item.message), "\(message)")
    for key in item.keys.split(separator: "[")[0].split(separator: ", ") {
      let name = key.split(separator: ":")[0]
      #expect(diagnostic.help.contains("\(name):"), "\(diagnostic)")
    }
    let decided = Self.load("{ from: .., \(item.keys) }", in: folder)
    #expect(decided.allDiagnostics.map(\.message) == [])
    let plan = try #require(decided.scenarios.first?.plans.first)
    #expect(plan.script.implemented == MethodSet(.didBecomeActive))
  }

  @Test func `what cannot change which methods UIKit calls is accepted`() throws {
    let item = Case(
      name: "",
      sources: [
        "App.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {}
        #if canImport(Kit)
          func applicationWillTerminate(_ application: UIApplication) { Kit.end() }
          func helper() {}
        #else
          func applicationWillTerminate(_ application: UIApplication) {}
        #endif
          func start(_ name: String) {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in }
          }
        }
        """,
        "Latin.m": "// caf\n",
        "Again.swift": "func f(_ a: AppDelegate) { UIApplication.shared.delegate = AppDelegate() }",
        "Swizzling.swift": """
        func exchange(in type: AnyClass, _ a: Selector, _ b: Selector) {
          method_exchangeImplementations(
            class_getInstanceMethod(type, a)!, class_getInstanceMethod(type, b)!)
        }
        func exchangeAll(_ view: UIView) {
          exchange(in: UIViewController.self, a, b)
          exchange(in: object_getClass(view)!, #selector(UIView.layoutSubviews), c)
          class_addMethod(Model.self, name, code, types)
        }
        """,
      ],
      bytes: ["Images.xcassets": [0xFF, 0xFE], "Old.m": [0x2F, 0x2F, 0xE9, 0x0A]],
      target: "preBuildScripts: [{ script: make, outputFiles: [App/Strings.swift, Delegate.h] }]",
      message: ""
    )
    let folder = try Self.folder(item)
    #expect(Self.load("{ from: .. }", in: folder).allDiagnostics.map(\.message) == [])
    #expect(try folder.read().app?.isResolved == true)
  }

  /// Settings of a target whose configuration file is not there, and whether the life cycle is not known for that.
  private static let settings: [(file: String, info: String, sources: [String: String], Bool)] = [
    ("Gone.xcconfig", "A: b", ["App.swift": delegate], true),
    ("Pods/Target Support Files/Pods-Notes.xcconfig", "A: b", ["App.swift": delegate], false),
    ("../Outside.xcconfig", "A: b", ["App.swift": delegate], true),
    // What is there decides it.
    ("Gone.xcconfig", scenes, ["App.swift": delegate, "Scene.swift": sceneDelegate], false),
    ("Gone.xcconfig", "A: b", ["App.swift": "@main struct NotesApp: App {}"], false),
  ]

  @Test(arguments: settings)
  func
    `a configuration file that is not read may have a scene manifest, until the scenario says it`(
      file: String,
      info: String,
      sources: [String: String],
      isUnknown: Bool
    ) throws
  {
    let folder = try Self.folder(
      Case(
        name: "",
        sources: sources,
        target: "configFiles: { Debug: '\(file)', Release: '\(file)' }",
        info: info,
        message: ""
      )
    )
    let messages = Self.load("{ from: .. }", in: folder).allDiagnostics.map(\.message)
    #expect(
      messages.contains { $0.hasPrefix("the life cycle of the app") } == isUnknown,
      "\(messages)"
    )
    #expect(messages.isEmpty == !isUnknown)
    #expect(messages.allSatisfy { $0.contains("project.yml:7: ") }, "\(messages)")
    let app = try #require(try folder.read().app)
    let findings = app.lint(LintOptions()).result.findings.map(\.id)
    let isWithoutScenes = !isUnknown && info == "A: b" && app.swiftUIApp == nil
    #expect(findings.contains("no-scenes") == isWithoutScenes)
    if isUnknown {
      let keys = "{ from: .., life-cycle: app-delegate }"
      #expect(Self.load(keys, in: folder).allDiagnostics.map(\.message) == [])
    }
  }

  @Test func `an Info.plist that cannot be read is an error, until the scenario has its keys`()
    throws
  {
    let folder = try Self.folder(
      Case(name: "", sources: ["App.swift": Self.delegate], message: "")
    )
    let project = """
      name: Notes
      targets: { Notes: { type: application, platform: iOS, sources: [Sources],
        settings: { INFOPLIST_FILE: Broken.plist } } }
      """
    try Data(project.utf8).write(to: folder.location.appending(path: "project.yml"))
    try Data("<plist>\n<dict>".utf8).write(to: folder.location.appending(path: "Broken.plist"))
    let file = Self.load("{ from: .. }", in: folder)
    let message = try #require(file.allDiagnostics.first?.message)
    #expect(message.hasPrefix("the life cycle and the Info.plist of the app 'Notes' are not known"))
    #expect(message.contains("Broken.plist:2: not read: the file ends inside <dict>"))
    let keys = "{ from: .., life-cycle: app-delegate, info: {} }"
    #expect(Self.load(keys, in: folder).allDiagnostics.map(\.message) == [])
    let other = "{ from: .., scenes: true, info: {} }"
    #expect(Self.load(other, in: folder).allDiagnostics.map(\.id) == [])
  }
}

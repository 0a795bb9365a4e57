@_spi(Package) import LifecycleCore
import PropertyLists
import ScenarioSystem
import Testing

@testable import XcodeProjects

/// What is read from the projects that apps have.
@Suite struct XcodeProjectTests {
  private static let scheme =
    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
    + "<array><string>notes</string></array></dict></array>"

  @Test func `a project whose files are listed one by one`() throws {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: [
            "INFOPLIST_FILE": "App/Info.plist", "SWIFT_VERSION": "5.0",
            "CODE_SIGN_ENTITLEMENTS": "$(SRCROOT)/App/$(TARGET_NAME).entitlements",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.${PRODUCT_NAME:lower}",
            "TARGETED_DEVICE_FAMILY": "1,2",
          ],
          sources: ["AppDelegate.swift", "Bridge/Reader.m", "Notes.xcdatamodeld"]
        )
      ]
    )
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text,
      "App/Info.plist": plist(
        "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n"
          + "<key>UIBackgroundModes</key>\n<array><string>fetch</string></array>"
      ),
      "App/Notes.entitlements": plist("<key>aps-environment</key><string>development</string>"),
      "App/AppDelegate.swift": "", "App/Bridge/Reader.m": "", "App/Bridge/Reader.h": "",
    ])
    let read = try files.read()
    let app = try #require(read.app)
    #expect(read.notices == [])
    #expect(app.target == "Notes")
    #expect(app.reason == "the only app for iOS")
    #expect(app.configuration == "Release")
    #expect(app.otherConfigurations == ["Debug"])
    #expect(app.deploymentTarget?.value == "16.0")
    #expect(app.swiftVersion?.value == "5.0")
    #expect(app.bundleIdentifier?.value == "org.example.notes")
    #expect(app.moduleName?.value == "Notes")
    #expect(
      read.sources == [
        "Notes": ["App/AppDelegate.swift", "App/Bridge/Reader.h", "App/Bridge/Reader.m"]
      ]
    )
    #expect(read["CFBundleIdentifier"] == "org.example.notes")
    #expect(read["UIBackgroundModes"] == "[fetch]")
    #expect(read.origin("UIBackgroundModes") == "App/Info.plist:6")
    #expect(read["UIDeviceFamily"] == "[1, 2]")
    #expect(read["MinimumOSVersion"] == "16.0")
    #expect(app.entitlements?.list.plainText == "{aps-environment: development}")
  }

  @Test func `every value has its file and line`() throws {
    let text = ProjectText(
      targets: [ProjectText.Target(name: "Notes", settings: ["INFOPLIST_FILE": "Info.plist"])]
    ).text
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text, "Info.plist": plist(Self.scheme),
    ])
    let read = try files.read()
    let line = try #require(read.app?.deploymentTarget?.origin.line)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[line - 1].contains("IPHONEOS_DEPLOYMENT_TARGET"))
    #expect(read.app?.deploymentTarget?.origin.file == "Notes.xcodeproj/project.pbxproj")
    let plist = try #require(read.app?.infoPlist)
    let schemes = try #require(plist.list.entry("CFBundleURLTypes")?.value.items?.first)
    #expect(plist.origin(of: schemes, in: "CFBundleURLTypes")?.description == "Info.plist:4")
  }

  @Test func `an Info.plist that is generated`() throws {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: [
            "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]": "YES",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
            "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
            "INFOPLIST_KEY_UIRequiresFullScreen[sdk=macosx*]": "YES",
            "INFOPLIST_KEY_NSCameraUsageDescription": "to see",
            "INFOPLIST_KEY_UIBackgroundModes": "audio",
          ]
        )
      ]
    )
    let files = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text.text])
    let read = try files.read()
    #expect(
      read["UIApplicationSceneManifest"]
        == "{UIApplicationSupportsMultipleScenes: true, UISceneConfigurations: {}}"
    )
    #expect(read["UILaunchScreen"] == "{}")
    #expect(read["UISupportedInterfaceOrientations~ipad"] == "[A, B]")
    #expect(read["UIRequiresFullScreen"] == "false")
    #expect(read["NSCameraUsageDescription"] == "to see")
    #expect(read["CFBundleExecutable"] == "Notes")
    #expect(read["UIBackgroundModes"] == nil)
    let note = try #require(read.notices.first)
    #expect(note.contains("Xcode does not know 'INFOPLIST_KEY_UIBackgroundModes'"))
    #expect(read.notices.count == 1)
  }

  @Test func `generated keys are merged into the file as the build system does`() throws {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: [
            "INFOPLIST_FILE": "Info.plist", "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UIRequiredDeviceCapabilities": "armv7 gps",
            "INFOPLIST_KEY_UIStatusBarHidden": "YES",
          ]
        )
      ]
    )
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text,
      "Info.plist": plist(
        "<key>UIStatusBarHidden</key><false/><key>UIBackgroundModes</key><array/>"
          + "<key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array>"
          + "<key>UIApplicationSceneManifest</key><dict><key>Other</key><true/></dict>"
      ),
    ])
    let read = try files.read()
    #expect(read["UIStatusBarHidden"] == "true")
    #expect(read["UIBackgroundModes"] == "[]")
    #expect(read["UIRequiredDeviceCapabilities"] == "[armv7, gps]")
    #expect(
      read["UIApplicationSceneManifest"]
        == "{Other: true, UIApplicationSupportsMultipleScenes: true, UISceneConfigurations: {}}"
    )
  }

  @Test func `INFOPLIST_KEY settings have no effect if nothing is generated`() throws {
    let settings = [
      "INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    ]
    let text = ProjectText(targets: [ProjectText.Target(name: "Notes", settings: settings)])
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text, "Info.plist": plist(""),
    ])
    #expect(try files.read()["UILaunchScreen"] == nil)
  }

  @Test func `folders whose files belong to targets, with exceptions in both directions`() throws {
    var text = ProjectText(
      targets: [
        ProjectText.Target(name: "Notes", folders: ["App"]),
        ProjectText.Target(
          name: "Widget",
          type: "com.apple.product-type.app-extension",
          folders: ["Widget"]
        ),
      ]
    )
    text.exceptions = [
      ("App", "Notes", ["Old/Unused.swift", "Data"]), ("Widget", "Notes", ["Shared.swift"]),
    ]
    text.pathForMacOS = "Inner/Window.swift"
    let names = [
      "App/Inner/Window.swift", "App/AppDelegate.swift", "App/Inner/Deep/View.swift",
      "App/Old/Unused.swift",
      "App/Old/Used.swift", "App/Data/Model.swift", "App/Data.swift", "App/Info.plist",
      "App/Images.xcassets/Hidden.swift", "App/.hidden/Secret.swift",
      "Widget/Widget.swift", "Widget/Shared.swift", "Elsewhere.swift",
    ]
    let files = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text.text])
    for name in names { try files.write(name, "") }
    #expect(
      try files.read().sources == [
        "Notes": [
          "App/AppDelegate.swift", "App/Data.swift", "App/Inner/Deep/View.swift",
          "App/Old/Used.swift", "Widget/Shared.swift",
        ]
      ]
    )
  }

  @Test func `local packages give the source folders of what the app links, never their root`()
    throws
  {
    var text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["GENERATE_INFOPLIST_FILE": "YES"],
          sources: ["App.swift"],
          dependencies: ["Kit", "Tests"],
          packageProducts: ["Feature"]
        ),
        ProjectText.Target(
          name: "Kit",
          type: "com.apple.product-type.framework",
          sources: ["Kit.swift"]
        ),
        ProjectText.Target(
          name: "Tests",
          type: "com.apple.product-type.bundle.unit-test",
          sources: ["Tests.swift"]
        ),
      ]
    )
    text.packages = ["Packages/Feature"]
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text,
      "Packages/Feature/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Feature",
        products: [.library(name: "Feature", targets: ["FeatureUI"])],
        dependencies: [
          .package(path: "../Base"), // .package(path: "../Commented"),
          .package(url: "https://example.org/far.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "FeatureUI",
            dependencies: ["FeatureModel", .product(name: "Base", package: "Base")],
            path: "Code/UI"
          ),
          .target(name: "FeatureModel"),
          .target(name: "Unlinked"),
          .testTarget(name: "FeatureTests", dependencies: ["FeatureUI"]),
        ]
      )
      """,
      "Packages/Base/Package.swift":
        ".library(name: \"Base\", targets: [\"Base\"]) .target(name: \"Base\")",
      "App/App.swift": "", "App/Kit.swift": "", "Packages/Base/Sources/Base/Base.swift": "",
      "Packages/Base/Root.swift": "",
      "Packages/Feature/Code/UI/View.swift": "",
      "Packages/Feature/Sources/FeatureModel/Model.swift": "",
      "Packages/Feature/Sources/Unlinked/Unlinked.swift": "",
      "Packages/Feature/Tests/FeatureTests/Test.swift": "",
    ])
    let read = try files.read()
    #expect(read.notices == [])
    #expect(
      read.sources == [
        "Notes": ["App/App.swift"], "Kit": ["App/Kit.swift"],
        "FeatureUI": ["Packages/Feature/Code/UI/View.swift"],
        "FeatureModel": ["Packages/Feature/Sources/FeatureModel/Model.swift"],
        "Base": ["Packages/Base/Sources/Base/Base.swift"],
      ]
    )
  }

  @Test func `source files that are not there are noted together`() throws {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["GENERATE_INFOPLIST_FILE": "YES"],
          sources: ["A.swift", "B.swift", "C.swift"]
        )
      ]
    )
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text, "App/B.swift": "",
    ])
    let read = try files.read()
    #expect(read.sources == ["Notes": ["App/B.swift"]])
    #expect(read.notices == ["source files of 'Notes' are not there: 'App/A.swift', and another"])
  }

  @Test func `upper and lower case do not matter in paths, as on a Mac`() throws {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["INFOPLIST_FILE": "app/info.PLIST"],
          sources: ["Views/Home.swift", "Views/home.swift"]
        )
      ]
    )
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text, "App/views/Home.swift": "",
      "App/Info.plist": plist("<key>UIBackgroundModes</key><array/>"),
    ])
    let read = try files.read()
    #expect(read["UIBackgroundModes"] == "[]")
    #expect(read.sources == ["Notes": ["App/views/Home.swift"]])
    #expect(read.notices == [])
  }

  @Test func `a workspace can list the packages that the app links`() throws {
    let text = ProjectText(
      targets: [ProjectText.Target(name: "Notes", packageProducts: ["Core"])]
    )
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text,
      "Notes.xcworkspace/contents.xcworkspacedata":
        "<FileRef location = \"group:Core\"></FileRef><FileRef location = \"group:Pods\"/>",
      "Core/Package.swift": ".target(name: \"Core\")", "Core/Sources/Core/Core.swift": "",
      "Pods/Package.swift": ".target(name: \"Core\")", "Pods/Sources/Core/Pod.swift": "",
    ])
    #expect(try files.read().sources == ["Core": ["Core/Sources/Core/Core.swift"]])
    #expect(
      try files.read("Notes.xcworkspace").notices == ["there is no project of Xcode or XcodeGen"]
    )
  }

  @Test func `a workspace names the projects`() throws {
    let text = ProjectText(targets: [ProjectText.Target(name: "Notes")]).text
    let other = ProjectText(targets: [ProjectText.Target(name: "Other")]).text
    let files = try ProjectFiles([
      "Code/iOS & more/Notes.xcodeproj/project.pbxproj": text,
      "Other.xcodeproj/project.pbxproj": other,
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <Group location = "group:Code" name = "Code">
            <FileRef location = "group:iOS &amp; more/Notes.xcodeproj"></FileRef>
         </Group>
         <FileRef location = "group:../../outside.xcodeproj"></FileRef>
      </Workspace>
      """,
    ])
    #expect(try files.read("All.xcworkspace").app?.target == "Notes")
    #expect(try files.read("Other.xcodeproj").app?.target == "Other")
    #expect(try files.read().app?.target == "Other")
  }

  @Test func `the configuration is the default one, or else the first release`() throws {
    var text = ProjectText(targets: [ProjectText.Target(name: "Notes")])
    text.configurations = ["Debug", "Beta", "AppStoreRelease", "Release"]
    text.defaultConfiguration = "Beta"
    let files = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text.text])
    #expect(try files.read().app?.configuration == "Beta")
    #expect(try files.read(configuration: "Debug").app?.configuration == "Debug")
    text.defaultConfiguration = nil
    try files.write("Notes.xcodeproj/project.pbxproj", text.text)
    #expect(try files.read().app?.configuration == "AppStoreRelease")
    let error = #expect(throws: (any Error).self) { try files.read(configuration: "Nightly") }
    #expect("\(try #require(error))".contains("the configurations are 'AppStoreRelease', 'Beta'"))
  }

  @Test func `frameworks are recognized by the files of their package managers`() throws {
    let text = ProjectText(targets: [ProjectText.Target(name: "Runner")]).text
    for (name, contents, framework, line) in [
      ("ios/Podfile", "\nflutter_install_all_ios_pods File.dirname", AppFramework.flutter, 2),
      ("pubspec.yaml", "dependencies:\n  flutter:\n    sdk: flutter\n", .flutter, 3),
      ("package.json", "{\"dependencies\": {\n\"react-native\": \"0.80\"}}", .reactNative, 2),
      ("package.json", "{\"dependencies\": {\"expo\": \"54\"}}", .expo, 1),
      ("package.json", "{\"dependencies\": {\"@capacitor/ios\": \"7\"}}", .capacitor, 1),
      ("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 6000.0.1f1", .unity, 1),
    ] {
      let files = try ProjectFiles([
        "ios/Runner.xcodeproj/project.pbxproj": text, name: contents,
      ])
      let found = try files.read().app?.frameworks
      #expect(found?.map(\.value) == [framework])
      #expect(found?.first?.origin.description == "\(name):\(line)")
    }
  }

  @Test(arguments: FrameworkSuperclass.all.map(\.name))
  func `the model calls each method that a superclass implements`(name: String) throws {
    let superclass = try #require(FrameworkSuperclass.all.first { $0.name == name })
    let names = Set(DelegateMethod.allCases.map(\.swiftName))
    #expect(superclass.methods.filter { !names.contains($0) } == [])
    #expect(superclass.methods.count == Set(superclass.methods).count)
  }

  @Test func `imports show the framework`() {
    #expect(AppFramework(importOf: "React_RCTAppDelegate") == .reactNative)
    #expect(AppFramework(importOf: "Flutter") == .flutter)
    #expect(AppFramework(importOf: "UIKit") == nil)
  }
}

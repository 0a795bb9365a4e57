import ScenarioSystem
import Testing
import XcodeProjects

/// What is read from specifications of XcodeGen.
@Suite struct SpecificationTests {
  @Test func `a target in one file`() throws {
    let files = try ProjectFiles([
      "project.yml": """
      name: Notes
      options:
        bundleIdPrefix: org.example
        deploymentTarget: {iOS: "16.4"}
      settings:
        SWIFT_VERSION: 5.10
        MARKETING_VERSION: 1.10
      targets:
        Notes:
          type: application
          platform: iOS
          sources:
            - App
            - path: Shared
              excludes: ["**/*Mac.swift", "Old"]
            - path: Resources
              buildPhase: resources
          dependencies:
            - target: Kit
            - package: Feature
          settings:
            base: {TARGETED_DEVICE_FAMILY: 1}
            configs:
              release: {OTHER: "yes"}
          info:
            path: App/Info.plist
            properties:
              CFBundleVersion: $(MARKETING_VERSION)
              UIBackgroundModes: [fetch]
              UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: false}
          entitlements:
            path: App/Notes.entitlements
            properties:
              com.apple.developer.associated-domains: [applinks:example.org]
        Kit:
          type: framework
          platform: iOS
          sources: Kit
      packages:
        Feature: {path: Packages/Feature}
      """,
      "Packages/Feature/Package.swift": ".target(name: \"Feature\")",
      "Packages/Feature/Sources/Feature/Feature.swift": "",
      "App/App.swift": "", "Kit/Kit.swift": "", "Resources/Code.swift": "",
      "Shared/Shared.swift": "", "Shared/Inner/WindowMac.swift": "", "Shared/Old/Gone.swift": "",
    ])
    let read = try files.read()
    let app = try #require(read.app)
    #expect(read.notices == [])
    #expect(app.project == "project.yml")
    #expect(app.configuration == "Release")
    #expect(app.bundleIdentifier?.value == "org.example.Notes")
    #expect(app.deploymentTarget?.value == "16.4")
    #expect(app.deploymentTarget?.origin.description == "project.yml:4")
    #expect(app.swiftVersion?.value == "5.10")
    #expect(app.deviceFamilies?.value == "1")
    #expect(read["CFBundleVersion"] == "1.10")
    #expect(read["CFBundleExecutable"] == "Notes")
    #expect(read["UIBackgroundModes"] == "[fetch]")
    #expect(read.origin("UIBackgroundModes") == "project.yml:29")
    #expect(read["UIApplicationSceneManifest"] == "{UIApplicationSupportsMultipleScenes: false}")
    #expect(
      app.entitlements?.list.plainText
        == "{com.apple.developer.associated-domains: [applinks:example.org]}"
    )
    #expect(
      read.sources == [
        "Notes": ["App/App.swift", "Shared/Shared.swift"], "Kit": ["Kit/Kit.swift"],
        "Feature": ["Packages/Feature/Sources/Feature/Feature.swift"],
      ]
    )
  }

  @Test func `several files, groups of settings, templates and platforms`() throws {
    let files = try ProjectFiles([
      "project.yml": """
      name: Notes
      include:
        - base.yml
        - path: Main/target.yml
        - path: never.yml
          enable: false
      configs: {Testing: debug, Store: release}
      settings: {groups: [common]}
      targets:
        Notes:
          sources: [Extra]
      """,
      "base.yml": """
      settingGroups:
        common:
          base: {SWIFT_VERSION: "6.0"}
          configs:
            store: {IPHONEOS_DEPLOYMENT_TARGET: 17.0}
            testing: {IPHONEOS_DEPLOYMENT_TARGET: 18.0}
      targetTemplates:
        App:
          type: application
          platform: [macOS, iOS]
          sources: ["Main", "${target_name}Code"]
          configFiles: {Store: Store.xcconfig}
          settings: {PRODUCT_NAME: "${name} for ${platform}"}
      """,
      "Main/target.yml": """
      targets:
        Notes:
          templates: [App, Missing]
          templateAttributes: {name: My Notes}
          sources: [Sources]
      """,
      "Store.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = org.example.store",
      "Main/Sources/A.swift": "", "Extra/B.swift": "", "NotesCode/C.swift": "",
      "Main/Info.plist": plist("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>"),
    ])
    let read = try files.read()
    let app = try #require(read.app)
    #expect(app.target == "Notes_iOS")
    #expect(app.configuration == "Store")
    #expect(app.deploymentTarget?.value == "17.0")
    #expect(app.swiftVersion?.value == "6.0")
    #expect(app.bundleIdentifier?.value == "org.example.store")
    #expect(read["CFBundleName"] == "My Notes for iOS")
    #expect(app.infoPlist?.file == "Main/Info.plist")
    #expect(
      read.sources == ["Notes_iOS": ["Extra/B.swift", "Main/Sources/A.swift", "NotesCode/C.swift"]]
    )
    #expect(read.notices == ["Main/target.yml:3: there is no target template 'Missing'"])
    let testing = try files.read(configuration: "Testing").app
    #expect(testing?.deploymentTarget?.value == "18.0")
  }

  @Test func `the project that was generated comes first`() throws {
    let files = try ProjectFiles([
      "project.yml": "targets: {Notes: {type: application, platform: iOS}}",
      "Notes.xcodeproj/project.pbxproj": ProjectText(
        targets: [ProjectText.Target(name: "Notes")]
      ).text,
    ])
    #expect(try files.read().app?.project == "Notes.xcodeproj")
    #expect(try files.read("project.yml").app?.project == "project.yml")
    try files.write("other.yaml", "targets: {Other: {type: application, platform: iOS}}")
    #expect(try files.read("other.yaml").app?.target == "Other")
  }

  @Test func `what cannot be read is reported with its line`() throws {
    for (text, note) in [
      ("a: [1", "project.yml:1: not read: "),
      ("include: project.yml", "project.yml:1: 'project.yml' includes itself"),
      ("include: none.yml", "project.yml:1: there is no file 'none.yml'"),
      ("include:\n - ../out.yml", "project.yml:2: '../out.yml' is outside of the project"),
      ("a: *a", "project.yml:1: not read: unknown anchor"),
    ] {
      let read = try ProjectFiles(["project.yml": text]).read()
      #expect(read.app == nil)
      #expect(read.notices[0].hasPrefix(note), "\(read.notices)")
    }
  }
}

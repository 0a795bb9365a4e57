import Testing
import XcodeProjects

/// Which of several apps is read, and why.
@Suite struct TargetChoiceTests {
  private typealias Target = ProjectText.Target

  private static let scheme = plist(
    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
      + "<array><string>notes</string></array></dict></array>"
  )

  private func files(_ projects: [String: [Target]]) throws -> ProjectFiles {
    let files = try ProjectFiles(["Scheme.plist": Self.scheme, "Sub/Scheme.plist": Self.scheme])
    for (path, targets) in projects {
      try files.write("\(path)/project.pbxproj", ProjectText(targets: targets).text)
    }
    return files
  }

  @Test func `each reason counts only if those before it do not decide`() throws {
    let plain = Target(name: "Aside")
    let schemed = Target(name: "Main", settings: ["INFOPLIST_FILE": "Scheme.plist"])
    let entitled = Target(name: "Main", settings: ["CODE_SIGN_ENTITLEMENTS": "Main.entitlements"])
    for (projects, reason) in [
      (["A.xcodeproj": [Target(name: "MainDemo"), Target(name: "Main")]], "no sample"),
      (["A.xcodeproj": [Target(name: "HomePreview"), Target(name: "Main")]], "no sample"),
      (["Example/A.xcodeproj": [plain], "Sub/B.xcodeproj": [Target(name: "Main")]], "no sample"),
      (["A.xcodeproj": [plain, schemed]], "URL scheme"),
      (["A.xcodeproj": [plain, entitled]], "entitlements"),
      (["Main.xcodeproj": [plain, Target(name: "Main")]], "name of its project"),
      (["A.xcodeproj": [Target(name: "Main"), plain]], "nothing distinguishes"),
    ] {
      let app = try #require(try files(projects).read().app)
      #expect(app.target == "Main")
      #expect(app.reason.contains(reason), "\(app.reason)")
    }
  }

  @Test func `deeper projects are read only if those above have nothing but samples`() throws {
    let files = try files([
      "A.xcodeproj": [Target(name: "Main")],
      "Sub/B.xcodeproj": [Target(name: "Inner", settings: ["INFOPLIST_FILE": "Scheme.plist"])],
    ])
    let app = try #require(try files.read().app)
    #expect(app.target == "Main")
    #expect(app.otherApps == [])
    #expect(try files.read(target: "Inner").app?.target == "Inner")
  }

  @Test func `folders of tools are not looked at`() throws {
    let files = try files([
      "Pods/Pods.xcodeproj": [Target(name: "One")],
      "Carthage/Checkouts/X/X.xcodeproj": [Target(name: "Two")],
      ".build/checkouts/Y/Y.xcodeproj": [Target(name: "Three")],
      "node_modules/z/Z.xcodeproj": [Target(name: "Four")],
    ])
    let read = try files.read()
    #expect(read.app == nil)
    #expect(read.notices == ["there is no project of Xcode or XcodeGen"])
  }

  @Test func `apps for other systems are not candidates`() throws {
    let everything = "iphoneos iphonesimulator macosx"
    for (settings, isForIOS) in [
      (["SDKROOT": "macosx"], false),
      (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": everything], false),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": everything], true),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], false),
      (["SDKROOT": "watchos"], false), (["SDKROOT": "appletvos"], false),
      (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "macosx"], true),
    ] {
      let files = try files(["A.xcodeproj": [Target(name: "Main", settings: settings)]])
      let read = try files.read()
      #expect((read.app != nil) == isForIOS, "\(settings)")
      if !isForIOS { #expect(read.notices == ["no target makes an app for iOS in 'A.xcodeproj'"]) }
    }
  }

  @Test func `a target that is not an app cannot be asked for`() throws {
    let files = try files([
      "A.xcodeproj": [
        Target(name: "Main"), Target(name: "Kit", type: "com.apple.product-type.framework"),
      ]
    ])
    for name in ["Kit", "Missing"] {
      let error = #expect(throws: (any Error).self) { try files.read(target: name) }
      #expect("\(try #require(error))".hasSuffix("; the apps are 'Main'"))
    }
  }

  @Test func `what cannot be read for other targets is not noted`() throws {
    let files = try files([
      "A.xcodeproj": [
        Target(name: "Main", settings: ["CODE_SIGN_ENTITLEMENTS": "Missing.entitlements"]),
        Target(name: "MainDemo", configurationFile: "Missing.xcconfig"),
      ]
    ])
    let read = try files.read()
    #expect(read.app?.target == "Main")
    #expect(read.notices.contains { $0.contains("'Missing.entitlements'") })
    #expect(!read.notices.contains { $0.contains("Missing.xcconfig") })
  }

  @Test func `projects of other tools are said to be unread`() throws {
    let files = try ProjectFiles(["Tools/Project.swift": "struct Project {}"])
    #expect(try files.read().notices == ["there is no project of Xcode or XcodeGen"])
    try files.write("Project.swift", "import ProjectDescription\nlet project = Project()")
    #expect(try files.read().notices[0].hasPrefix("Project.swift: projects of Tuist are not read"))
    let bazel = try ProjectFiles(["ios/BUILD.bazel": ""])
    #expect(
      try bazel.read().notices[0].hasPrefix("ios/BUILD.bazel: projects of Bazel are not read")
    )
  }
}

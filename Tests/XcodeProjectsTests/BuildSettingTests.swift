import ScenarioSystem
import Testing

@testable import XcodeProjects

/// How build settings take precedence, and what replaces their variables.
@Suite struct BuildSettingTests {
  /// Returns settings of layers, the weakest first; each line is `NAME = value`.
  private func settings(_ layers: [String]..., configuration: String = "Release") -> BuildSettings {
    BuildSettings(
      layers.map { lines in
        lines.compactMap { line in
          let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
          return SettingAssignment(sides[0], sides.count > 1 ? sides[1] : "", at: Origin("A"))
        }
      },
      for: BuildContext(configuration: configuration)
    )
  }

  @Test(
    arguments: [
      ("$(A)", "one"), ("${A}", "one"), ("$A!", "one!"), ("a$(A)b${A}c", "aonebonec"),
      ("$(X_$(A))", "nested"), ("$(MISSING:default=d $(A))", "d one"), ("$(A:default=d)", "one"),
      ("$(EMPTY:default=d)", "d"), ("$(NAME:lower)", "my app 2"), ("$(NAME:upper)", "MY APP 2"),
      ("$(NAME:c99extidentifier)", "My_App_2"), ("$(NAME:rfc1034identifier:lower)", "my-app-2"),
      ("$(DIGIT:c99extidentifier)", "_x"), ("$(PATH:rfc1034identifier)", "-a-b-tar-gz"),
      ("$(PATH:file)", "b.tar.gz"), ("$(PATH:base)", "b.tar"),
      ("$(PATH:suffix)", ".gz"), ("$(PATH:dir)", "/a/"), ("costs $5 and $", "costs $5 and $"),
      ("$(unclosed", "$(unclosed"),
    ]
  )
  func `variables are replaced`(text: String, expected: String) {
    let settings = settings([
      "A = one", "X_one = nested", "EMPTY = ", "NAME = My App 2", "DIGIT = 2x",
      "PATH = /a/b.tar.gz",
    ])
    let (result, undefined) = settings.expand(text)
    #expect(result == expected)
    #expect(undefined == [])
  }

  @Test(
    arguments: [
      ("$(MISSING)", ["MISSING"]), ("$(A:unknown)", ["A:unknown"]), ("$(X_$(A))", ["X_one"]),
      ("$(CIRCLE)", ["CIRCLE"]), ("$(B1)$(B1)", ["CIRCLE"]), ("$(MISSING:lower)", ["MISSING"]),
    ]
  )
  func `a variable without a value remains, and is named`(text: String, undefined: [String]) {
    let settings = settings([
      "A = one", "CIRCLE = x$(LOOP)", "LOOP = $(CIRCLE)", "B1 = $(CIRCLE)",
    ])
    let result = settings.expand(text)
    #expect(result.undefined == undefined)
    #expect(result.text.contains("$("))
  }

  /// Each text would never end if its variables were searched, expanded or remembered again and again.
  @Test(.timeLimit(.minutes(5))) func `many variables take no longer than the length of the text`()
  {
    let open = String(repeating: "$(", count: 300_000)
    let closed = String(repeating: ")", count: 100_000)
    let names = (0..<100_000).map { "$(A\($0))" }.joined()
    for (text, count) in [(open, 0), (open + closed, 100), (names, 64 << 10)] {
      let (result, undefined) = settings([]).expand(text)
      let isSame = result == text
      #expect(isSame && undefined.count <= count)
    }
  }

  @Test func `a stronger layer replaces, or extends, a weaker one`() {
    let settings = settings(
      ["A = 1", "B = 1", "C = 1", "D = 1"],
      ["A = 2", "B = $(inherited) 2", "C = $(C) 2"],
      ["B = $(inherited) 3", "C = $(inherited) 3"]
    )
    #expect(settings["A"]?.text == "2")
    #expect(settings["B"]?.text == "1 2 3")
    #expect(settings["C"]?.text == "1 2 3")
    #expect(settings["D"]?.text == "1")
    #expect(settings["E"] == nil)
  }

  @Test func `conditions decide within a layer, and do not reach above it`() {
    let settings = settings(
      ["A[sdk=iphoneos*] = device", "A = any", "B[sdk=macosx*] = mac", "B = any"],
      ["C = any", "C[config=Rel*] = release", "C[config=Debug] = debug"],
      ["D[sdk=iphone*][arch=arm64] = both", "D[sdk=iphone*] = one", "E[other=x] = no"],
      ["F[sdk=iphoneos*,arch=*] = comma", "G = below"],
      ["G[sdk=*] = $(inherited)+"]
    )
    for (name, value) in [
      ("A", "device"), ("B", "any"), ("C", "release"), ("D", "both"), ("F", "comma"),
      ("G", "below+"),
    ] { #expect(settings[name]?.text == value) }
    #expect(settings["E"] == nil)
  }

  @Test func `a name that is set for other builds only is empty`() {
    let settings = settings(["A[sdk=macosx*] = mac", "B[config=Debug] = .dev", "C = x$(B)$(A)"])
    #expect(settings["C"]?.text == "x")
    #expect(settings["C"]?.undefined == [])
  }

  @Test func `a value that would grow without end is left`() {
    var lines = ["A0 = 0123456789"]
    for number in 1...60 { lines.append("A\(number) = $(A\(number - 1))$(A\(number - 1))") }
    let setting = settings(lines)["A60"]
    #expect((setting?.text.utf8.count ?? 0) < 1 << 20)
    #expect(setting?.undefined.isEmpty == false)
    let deep = settings((1...500).map { "A\($0) = $(A\($0 - 1))" })["A500"]
    #expect(deep?.undefined.isEmpty == false)
  }

  // MARK: - Files

  private func read(_ files: [String: String]) throws -> ProjectDescription {
    let text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["SWIFT_VERSION": "$(inherited).target"],
          configurationFile: "Target.xcconfig"
        )
      ],
      settings: ["SDKROOT": "iphoneos", "SWIFT_VERSION": "$(inherited).project"],
      configurationFile: "Project.xcconfig"
    )
    let project = try ProjectFiles(files)
    try project.write("Notes.xcodeproj/project.pbxproj", text.text)
    try project.write("Info.plist", plist(""))
    return try project.read()
  }

  @Test func `configuration files are below the settings of the same object`() throws {
    let read = try read([
      "Project.xcconfig": "SWIFT_VERSION = 1\nINFOPLIST_FILE = Info.plist",
      "Target.xcconfig": "SWIFT_VERSION = $(inherited).file",
    ])
    #expect(read.app?.swiftVersion?.value == "1.project.file.target")
    #expect(read.notices == [])
  }

  @Test func `configuration files include others`() throws {
    let read = try read([
      "Project.xcconfig": """
      // A comment
      INFOPLIST_FILE = Info.plist; // to the end
      #include "Base/One.xcconfig"
      #include? "Secrets.xcconfig"
      #include "Base/Two"
      IPHONEOS_DEPLOYMENT_TARGET = 17.\\
        0
      PRODUCT_BUNDLE_IDENTIFIER[config=Release] = org.example.$(PART)
      """,
      "Base/One.xcconfig": "#include \"../Base/Inner.xcconfig\"\nPART = one",
      "Base/Inner.xcconfig": "PART = inner\nSWIFT_VERSION=6\n#include \"One.xcconfig\"",
      "Base/Two.xcconfig": "TARGETED_DEVICE_FAMILY = 1",
      "Target.xcconfig": "",
    ])
    let app = try #require(read.app)
    #expect(app.bundleIdentifier?.value == "org.example.one")
    #expect(app.deviceFamilies?.value == "1")
    #expect(app.deviceFamilies?.origin.description == "Base/Two.xcconfig:1")
    #expect(app.swiftVersion?.value == "6.project.target")
    #expect(app.deploymentTarget?.value == "17. 0")
    #expect(read.notices == ["Base/Inner.xcconfig:3: 'Base/One.xcconfig' includes itself"])
  }

  @Test func `a name that only other configurations set is empty, unless a file is missing`() throws
  {
    var text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example$(SUFFIX)"],
          debugSettings: ["SUFFIX": ".debug"]
        )
      ]
    )
    let project = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text.text])
    #expect(try project.read().app?.bundleIdentifier?.value == "org.example")
    text.configurationFile = "Missing.xcconfig"
    try project.write("Notes.xcodeproj/project.pbxproj", text.text)
    #expect(try project.read().app?.bundleIdentifier?.value == "org.example$(SUFFIX)")
  }

  @Test func `what is missing is noted once, with where it is mentioned`() throws {
    let read = try read([
      "Project.xcconfig": """
      INFOPLIST_FILE = Info.plist
      #include "Missing.xcconfig"
      #include "../../Outside.xcconfig"
      #import "X.xcconfig"
      = 1
      """,
      "Target.xcconfig": "#include \"Missing.xcconfig\"",
    ])
    #expect(
      read.notices == [
        "Project.xcconfig:2: there is no file 'Missing.xcconfig': what it would set is not known",
        "Project.xcconfig:3: '../../Outside.xcconfig' is outside of the project and is not read",
        "Project.xcconfig:4: '#import \"X.xcconfig\"' is not an include of a file in quotes",
        "Project.xcconfig:5: '= 1' is not a build setting",
      ]
    )
  }

  @Test func `variables without a value are noted only where they decide something`() throws {
    let text = ProjectText(
      targets: [ProjectText.Target(name: "Notes", settings: ["INFOPLIST_FILE": "Info.plist"])]
    )
    let project = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text,
      "Info.plist": plist(
        "<key>CFBundleVersion</key><string>$(BUILD)</string>\n"
          + "<key>BGTaskSchedulerPermittedIdentifiers</key>\n"
          + "<array><string>$(PREFIX).refresh</string></array>"
      ),
    ])
    let read = try project.read()
    #expect(read["BGTaskSchedulerPermittedIdentifiers"] == "[$(PREFIX).refresh]")
    #expect(
      read.notices == [
        "Info.plist:5: no file defines 'PREFIX', which BGTaskSchedulerPermittedIdentifiers contains"
      ]
    )
  }
}

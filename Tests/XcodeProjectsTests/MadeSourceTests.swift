import Testing
import XcodeProjects

/// Which source files a build makes, so that they are not there to be read.
@Suite struct MadeSourceTests {
  /// Outputs of a script, a build rule, or a folder of the build.
  struct Case: Sendable {
    /// Further objects of a project of Xcode.
    var objects = ""
    /// Replacements in its text.
    var changes: [String: String] = [:]
    var names: [String] = []
  }

  private static func script(_ outputs: String) -> Case {
    Case(
      objects: "SCRIPT = {isa = PBXShellScriptBuildPhase; outputPaths = (\(outputs)); };",
      changes: ["buildPhases = (": "buildPhases = (SCRIPT, "]
    )
  }

  private static func with(_ names: String..., in item: Case) -> Case {
    var item = item
    item.names = names
    return item
  }

  static let cases = [
    Case(),
    with("Strings.swift", in: script("\"$(SRCROOT)/Made/Strings.swift\", ")),
    with(
      "Strings.swift",
      in: script("\"$SRCROOT/Made/Strings.swift\", \"$(DERIVED_FILE_DIR)/a.h\",")
    ),
    with("A.m", "B.mm", in: script("\"${DERIVED_FILE_DIR}/B.mm\", \"/tmp/A.m\", list.json, ")),
    // A file that was made before is read.
    with(in: script("\"$(SRCROOT)/App/A.swift\", ")),
    Case(
      objects:
        "RULE = {isa = PBXBuildRule; outputFiles = (\"$(DERIVED_FILE_DIR)/Model.swift\", ); };",
      changes: ["buildPhases = (": "buildRules = (RULE, ); buildPhases = ("],
      names: ["Model.swift"]
    ),
    Case(
      objects: """
        MADE = {isa = PBXFileReference; path = "Made.swift"; sourceTree = BUILT_PRODUCTS_DIR; };
        MADEFILE = {isa = PBXBuildFile; fileRef = MADE; };
        """,
      changes: [
        "children = (INNER, )": "children = (INNER, MADE, )", "files = (": "files = (MADEFILE, ",
      ],
      names: ["Made.swift"]
    ),
  ]

  @Test(arguments: cases)
  func `source files that a build of a project makes are named`(item: Case) throws {
    let project = ProjectText(
      targets: [
        .init(name: "Notes", settings: ["GENERATE_INFOPLIST_FILE": "YES"], sources: ["A.swift"])
      ]
    )
    var text = project.text.replacing("objects = {", with: "objects = {\n\(item.objects)")
    for (old, new) in item.changes { text = text.replacing(old, with: new) }
    let read = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text, "App/A.swift": ""]).read()
    let made = try #require(read.app).madeSources
    #expect(made.map(\.value) == item.names)
    #expect(made.allSatisfy { $0.origin.line != nil })
    #expect(read.sources == ["Notes": ["App/A.swift"]])
    #expect(read.notices == [])
  }

  @Test func `a file that is listed and made by a script is not missed`() throws {
    let text = ProjectText(targets: [
      .init(
        name: "Notes",
        settings: ["GENERATE_INFOPLIST_FILE": "YES"],
        sources: ["A.swift", "Made.swift", "Gone.swift"]
      )
    ]).text.replacing(
      "objects = {",
      with:
        "objects = {\nSCRIPT = {isa = PBXShellScriptBuildPhase; outputPaths = (\"$(SRCROOT)/App/Made.swift\", ); };"
    ).replacing("buildPhases = (", with: "buildPhases = (SCRIPT, ")
    let read = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text, "App/A.swift": ""]).read()
    #expect(read.app?.madeSources.map(\.value) == ["Made.swift"])
    #expect(read.notices == ["source files of 'Notes' are not there: 'App/Gone.swift'"])
  }

  @Test(arguments: ["$(SRCROOT)/", "${PROJECT_DIR}/", "$SRCROOT/", ""])
  func `source files in a list of outputs are named`(folder: String) throws {
    let text = ProjectText(targets: [
      .init(name: "Notes", settings: ["GENERATE_INFOPLIST_FILE": "YES"], sources: ["A.swift"])
    ]).text.replacing(
      "objects = {",
      with: """
        objects = {
        SCRIPT = {isa = PBXShellScriptBuildPhase; outputFileListPaths = (\
        "\(folder)Lists/out.xcfilelist", "$(TEMP)/gone.xcfilelist", "../out.xcfilelist", ); };
        """
    ).replacing("buildPhases = (", with: "buildPhases = (SCRIPT, ")
    let read = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text, "App/A.swift": "",
      "Lists/out.xcfilelist": "# Made\n\n$(DERIVED_FILE_DIR)/Made.swift\nMade.json\n",
    ]).read()
    #expect(read.app?.madeSources.map(\.value) == ["Made.swift"])
    #expect(read.app?.madeSources.map(\.origin.description) == ["Lists/out.xcfilelist:3"])
    #expect(read.notices == [])
  }

  @Test(
    arguments: [
      "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts",
      "postbuildScripts", "buildRules",
    ]
  )
  func `source files that a specification has made are named`(key: String) throws {
    let read = try ProjectFiles([
      "project.yml": """
      name: Notes
      targets:
        Notes: { type: application, platform: iOS, deploymentTarget: "16.0", sources: [App],
          info: { path: Info.plist, properties: { A: b } },
          \(key): [{ script: make, outputFiles: [$(SRCROOT)/App/Made.swift, Made.json] }] }
      """, "App/A.swift": "",
    ]).read()
    #expect(read.app?.madeSources.map(\.value) == ["Made.swift"])
    #expect(read.app?.madeSources.map(\.origin.description) == ["project.yml:5"])
  }
}

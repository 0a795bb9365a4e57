import Foundation
import ScenarioSystem
import ScenarioYAML
import Testing
import XcodeProjects

/// Which files around and in a project are found, and what is said about those that are not.
@Suite struct FoundFileTests {
  private typealias Target = ProjectText.Target

  private func project(_ text: ProjectText) throws -> ProjectFiles {
    try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text.text, "App/A.swift": ""])
  }

  private var text: ProjectText {
    let settings = ["GENERATE_INFOPLIST_FILE": "YES"]
    return ProjectText(
      targets: [
        Target(name: "Notes", settings: settings, sources: ["A.swift"], folders: ["Folder"])
      ]
    )
  }

  // MARK: - Damage

  @Test(
    arguments: [
      ["Notes.xcodeproj/project.pbxproj": "{\n/*", "Info.plist": plist("")],
      ["project.yml": "targets:\n\t- [", "App/Info.plist": plist("")],
      ["Notes.xcodeproj/other": ""],
    ]
  )
  func `a damaged project is not the same as none`(files: [String: String]) throws {
    let read = try ProjectFiles(files).read()
    #expect(read.app == nil)
    #expect(read.damage.count == 1)
    #expect(read.damage[0].origin != nil)
  }

  @Test func `a damaged project hides the app of another one, unless its target is named`() throws {
    let files = try project(text)
    try files.write("Damaged.xcodeproj/project.pbxproj", "{")
    try files.write("Deeper/Samples.xcodeproj/project.pbxproj", "{")
    #expect(
      try files.read().damage.map(\.origin?.file) == ["Damaged.xcodeproj/project.pbxproj"]
    )
    let named = try files.read(target: "Notes")
    #expect(named.app?.target == "Notes")
    #expect(named.damage.isEmpty)
  }

  @Test func `what is left of a generated project does not hide its specification`() throws {
    let files = try ProjectFiles([
      "project.yml": "targets: { Notes: { type: application, platform: iOS } }",
      "Notes.xcodeproj/xcuserdata/settings": "",
    ])
    let read = try files.read()
    #expect(read.app?.target == "Notes")
    #expect(read.damage.isEmpty)
  }

  // MARK: - Places

  @Test(
    arguments: [
      "Notes.xcodeproj/", "Notes.xcodeproj/project.pbxproj", "Notes.xcodeproj/project.xcworkspace",
    ]
  )
  func `what is in a project means the project`(path: String) throws {
    let files = try project(text)
    try files.write("Notes.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "")
    let read = try files.read(path)
    #expect(read.app?.target == "Notes")
    #expect(read.app?.project == "Notes.xcodeproj")
  }

  @Test func `a project above the folder is named`() throws {
    let files = try project(text)
    try files.write(".git/HEAD", "")
    try files.write("App/Inner/B.swift", "")
    #expect(
      try files.read("App/Inner").notices == [
        "there is no project of Xcode or XcodeGen; there is Notes.xcodeproj in '../..'"
      ]
    )
  }

  // MARK: - Limits and links

  @Test func `files that do not belong to a project do not make it too large`() throws {
    let files = try project(text)
    for number in 0..<60 { try files.write("Other/Unrelated\(number).txt", "") }
    try files.write("Folder/B.swift", "")
    var limits = ReadingLimits()
    limits.files = 10
    let read = try files.read(limits: limits)
    #expect(read.sources["Notes"] == ["App/A.swift", "Folder/B.swift"])
    #expect(!read.isTruncated)
    for number in 0..<20 { try files.write("Folder/C\(number).swift", "") }
    #expect(try files.read(limits: limits).isTruncated)
  }

  @Test func `links to folders in the root are followed once`() throws {
    let files = try project(text)
    try files.write(".git/HEAD", "")
    try files.write("Shared/B.swift", "")
    try files.write("Folder/Own/C.swift", "")
    try files.link("Folder/Linked", to: "../Shared")
    try files.link("Folder/Again", to: "../Shared")
    try files.link("Folder/Loop", to: "Own")
    try files.link("Shared/Back", to: "../Folder")
    try files.link("Shared/Self", to: ".")
    let read = try files.read()
    #expect(
      read.sources["Notes"] == ["App/A.swift", "Folder/Again/B.swift", "Folder/Own/C.swift"]
    )
    #expect(read.notices == [])
  }

  @Test func `a linked folder outside of the root hides source files`() throws {
    let outside = try ProjectFiles(["B.swift": ""])
    let files = try project(text)
    try files.write("Folder/C.swift", "")
    try files.link("Folder/Linked", to: outside.location.path(percentEncoded: false))
    let notes = try files.read().notes
    #expect(
      notes.map(\.description) == [
        "Folder/Linked: 'Folder/Linked' is a link that leads out of the project; it is not read"
      ]
    )
    #expect(notes.allSatisfy { $0.hidesSources })
  }

  @Test func `source files that a build makes are not missed`() throws {
    let files = ["BUILT_PRODUCTS_DIR", "DERIVED_FILE_DIR", "\"<absolute>\""].map { tree in
      text.text.replacing(
        "objects = {",
        with: """
          objects = {
          MADEGROUP = {isa = PBXGroup; children = (MADE, ); path = ../../Made; sourceTree = \(tree); };
          MADE = {isa = PBXFileReference; path = "Made.swift"; sourceTree = "<group>"; };
          MADEFILE = {isa = PBXBuildFile; fileRef = MADE; };
          """
      ).replacing("children = (INNER, )", with: "children = (INNER, MADEGROUP, )")
        .replacing("files = (", with: "files = (MADEFILE, ")
    }
    let notices = try files.map { text in
      let files = try ProjectFiles(["Notes.xcodeproj/project.pbxproj": text, "App/A.swift": ""])
      return try files.read().notes.filter(\.hidesSources).map(\.message)
    }
    #expect(notices == [[], [], ["the source file is outside of the project"]])
  }

  @Test(
    arguments: [
      ("Gone", "there is no folder 'Gone', whose files belong to the target", false),
      ("../Gone", "a folder of the target is outside of the project and is not read", true),
    ]
  )
  func `a folder of a target that is not there is noted`(
    folder: String,
    message: String,
    hidesSources: Bool
  ) throws {
    var text = text
    text.targets[0].folders = [folder]
    let notes = try project(text).read().notes
    #expect(notes.map(\.message) == [message])
    #expect(notes.map(\.hidesSources) == [hidesSources])
    #expect(notes.allSatisfy { $0.origin?.line != nil })
  }

  @Test func `a package outside of the project is noted`() throws {
    var text = text
    text.targets[0].folders = []
    text.packages = ["../Kit"]
    let notes = try project(text).read().notes
    #expect(
      notes.map(\.message) == ["the package '../Kit' is outside of the project and is not read"]
    )
    #expect(notes.filter(\.hidesSources).isEmpty)
  }

  // MARK: - Names

  @Test func `a name that does not exist is corrected`() throws {
    let files = try project(text)
    var reader = ProjectReader(readYAML: YAMLPropertyList.read)
    reader.nearest = { word, words in words.first { $0.count == word.count } }
    let path = Path(files.location.path(percentEncoded: false))
    reader.target = "Nodes"
    let target = #expect(throws: ScenarioError.self) { try reader.read(path) }
    #expect(target?.help == "did you mean 'Notes'? the apps are 'Notes'")
    reader.target = "Notes"
    reader.configuration = "Debut"
    let configuration = #expect(throws: ScenarioError.self) { try reader.read(path) }
    #expect(configuration?.message == "there is no configuration 'Debut'")
    #expect(configuration?.help.hasPrefix("did you mean 'Debug'? ") == true)
  }
}

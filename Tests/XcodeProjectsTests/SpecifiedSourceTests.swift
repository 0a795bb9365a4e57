import Testing
import XcodeProjects

/// Which source files a specification of XcodeGen names, and what is said of those that are not read.
@Suite struct SpecifiedSourceTests {
  private static let files = [
    "App/A.swift": "", "App/Mac/B.swift": "", "Other/C.swift": "", "base.yml": "targets: {}",
    "Deep/base.yml": "targets: {Notes: {sources: [Own]}}", "Deep/Own/D.swift": "",
  ]

  /// The keys of a target beside its type.
  struct Case: Sendable {
    var target = "sources: App"
    /// Other keys of the file.
    var top = "name: Notes"
    var read = ["App/A.swift", "App/Mac/B.swift"]
    /// What is noted, with its line in `project.yml`.
    var notes: [String] = []
    var hidesSources = true
  }

  static let cases = [
    // Sources.
    Case(target: "sources: [App, Gone]", notes: ["5: there is no file or folder 'Gone'"]),
    Case(
      target: "sources: [App, Gone.swift]",
      notes: ["5: there is no file or folder 'Gone.swift'"]
    ),
    Case(
      target: "sources: [App, {path: Gone, optional: true}]",
      notes: ["5: there is no file or folder 'Gone'"],
      hidesSources: false
    ),
    Case(target: "sources: [App, ../Out]", notes: ["5: '../Out' is outside of the project"]),
    Case(
      target: "sources: [App, \"${FOLDER}\"]",
      notes: ["5: '${FOLDER}' has a variable of the environment"]
    ),
    Case(target: "sources: [App, {name: Other}]", notes: ["5: this has no 'path'"]),
    Case(target: "sources: ~", read: []),
    Case(target: "sources: [{path: App, excludes: [Mac]}]", read: ["App/A.swift"]),
    Case(
      target: "sources: [{path: App, excludes: [\"${X}\"]}]",
      notes: ["5: '${X}' has a variable of the environment"]
    ),
    Case(target: "sources: [{path: App, includes: [Mac/*]}]", read: ["App/Mac/B.swift"]),
    Case(target: "sources: [App, {path: Other, buildPhase: none}]"),
    Case(
      target: "sources: [App, {path: Other, buildPhase: {copyFiles: {destination: resources}}}]"
    ),
    Case(target: "sources: [App, {path: Other, type: folder}]"),
    Case(
      target: "sources: [{path: App, type: group}, Other]",
      top: "options: {defaultSourceDirectoryType: folder}"
    ),
    Case(target: "sources: [App, {path: Other, destinationFilters: [macOS]}]"),
    Case(
      target:
        "sources: [{path: App, destinationFilters: [iOS], inferDestinationFiltersByPath: true}]",
      notes: ["5: for which devices the files in it are built is not read"]
    ),
    Case(
      top: "options: {fileTypes: {swift: {buildPhase: none}, xyz: {file: true}}}",
      notes: ["1: how files with the ending 'swift' are built is not read"]
    ),
    // Templates.
    Case(
      target: "templates: [Gone], sources: App",
      notes: ["5: there is no target template 'Gone'"]
    ),
    Case(
      target: "templates: [Loop], sources: []",
      top: "targetTemplates: {Loop: {templates: [Loop], sources: [App]}}",
      notes: ["1: more than 8 templates are in one another"]
    ),
    Case(
      target: "templates: [Code], sources: []",
      top: "targetTemplates: {Code: {sources: [\"${target_name}\"]}}",
      read: [],
      notes: ["1: there is no file or folder 'Notes'"]
    ),
    Case(
      target: "templates: [Code], sources: []",
      top: "targetTemplates: {Code: {sources: [\"${folder}\"]}}",
      read: [],
      notes: ["1: '${folder}' has a variable of the environment"]
    ),
    // Included files.
    Case(top: "include: [base.yml]"),
    Case(top: "include: [gone.yml]", notes: ["1: there is no file 'gone.yml'"]),
    Case(top: "include: [../out.yml]", notes: ["1: '../out.yml' is outside of the project"]),
    Case(top: "include: [{enable: true}]", notes: ["1: this has no 'path'"]),
    Case(top: "include: [{path: gone.yml, enable: false}]"),
    Case(
      top: "include: [{path: base.yml, enable: \"${CI}\"}]",
      notes: ["1: '${CI}' has a variable of the environment"]
    ),
    Case(
      top: "include: [{path: base.yml, relativePaths: false}]"
    ),
    Case(
      target: "sources: [App]",
      top: "include: [{path: Deep/base.yml, relativePaths: false}]",
      read: ["App/A.swift", "App/Mac/B.swift", "Deep/Own/D.swift"],
      notes: ["1: paths in 'Deep/base.yml' are taken as relative to its folder"]
    ),
    Case(
      top: "include: [Deep]",
      notes: ["1: not read: cannot read 'Deep'"]
    ),
    // Settings and packages, which name no source files.
    Case(
      target: "sources: App, settings: {groups: [gone]}",
      notes: ["5: there is no group of settings 'gone'"],
      hidesSources: false
    ),
    Case(
      top: "packages: {Kit: {path: ../Kit}}",
      notes: ["1: the package '../Kit' is outside of the project"],
      hidesSources: false
    ),
  ]

  @Test(arguments: cases)
  func `what is not read is noted, and hides source files if it may name some`(item: Case) throws {
    var files = Self.files
    files["project.yml"] = """
      \(item.top)
      targets:
        Notes: {type: application, platform: iOS, deploymentTarget: "16.0",
          info: {path: Info.plist, properties: {A: b}},
          \(item.target)}
        Tests: {type: bundle.unit-test, platform: iOS, templates: [None], sources: [Nowhere]}
      """
    let read = try ProjectFiles(files).read()
    #expect(read.sources["Notes", default: []] == item.read)
    let notes = read.notes.filter { !$0.message.contains("'None'") }
    #expect(notes.count == item.notes.count, "\(read.notices)")
    for (note, expected) in zip(notes, item.notes) {
      #expect(note.description.hasPrefix("project.yml:\(expected)"))
      #expect(note.hidesSources == item.hidesSources)
    }
  }
}

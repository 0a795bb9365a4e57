import ScenarioSystem
import Testing
import XcodeProjects

/// Which source files build settings exclude.
@Suite struct SourceFilterTests {
  private static let files = [
    "App/A.swift", "App/Dev/B.swift", "App/Dev/Deep/C.swift", "App/My Code/D.swift",
  ]

  /// Build settings, the files that are left, and what is noted of them.
  struct Case: Sendable {
    var excluded: String
    var included: String?
    /// The condition of the first setting.
    var condition = ""
    /// The initials of the names that are left.
    let left: String
    var note: String?
  }

  static let cases = [
    Case(excluded: "B.swift", left: "ACD"),
    Case(excluded: "b.swift", left: "ABCD"),
    Case(excluded: "*.swift", left: ""),
    Case(excluded: "[AB].swift ?.m", left: "CD"),
    Case(excluded: "Dev/*", left: "ACD"),
    Case(excluded: "*/Dev/*", left: "ACD"),
    Case(excluded: "App/*/Deep/*", left: "ABD"),
    Case(excluded: "$(SRCROOT)/App/*", left: "BCD"),
    Case(excluded: "$(SRCROOT)/Dev/*", left: "ABCD"),
    Case(excluded: "\\\"My Code/*\\\" 'A.swift'", left: "BC"),
    Case(excluded: #"My\\ Code/*"#, left: "ABC"),
    Case(excluded: "*", included: "A.swift C.*", left: "AC"),
    Case(excluded: "$(NAMES)", left: "AD"),
    Case(excluded: "$(inherited) A.swift", left: "BCD"),
    Case(excluded: "B.swift", condition: "[sdk=iphoneos*]", left: "ACD"),
    Case(excluded: "B.swift", condition: "[sdk=macosx*]", left: "ABCD"),
    Case(excluded: "B.swift", condition: "[config=Release]", left: "ACD"),
    Case(excluded: "B.swift", condition: "[config=Debug]", left: "ABCD"),
    Case(excluded: "$(OTHER)", left: "ABCD", note: "EXCLUDED_SOURCE_FILE_NAMES"),
    Case(excluded: "$(OTHER_$(NAME))", left: "ABCD", note: "EXCLUDED_SOURCE_FILE_NAMES"),
    Case(excluded: "x$(OTHER)/$(OTHER)B.*", left: "ABCD", note: "EXCLUDED_SOURCE_FILE_NAMES"),
    Case(excluded: "D.swift $(OTHER)/B.swift", left: "ABC", note: "EXCLUDED_SOURCE_FILE_NAMES"),
    Case(excluded: "$(OTHER)/None.swift ${OTHER}None.swift $OTHER.m", left: "ABCD"),
    Case(
      excluded: "*",
      included: "A.swift $(OTHER)/B.swift",
      left: "AB",
      note: "INCLUDED_SOURCE_FILE_NAMES"
    ),
  ]

  @Test(arguments: cases)
  func `files with the names in a list are left out`(item: Case) throws {
    var settings = ["EXCLUDED_SOURCE_FILE_NAMES\(item.condition)": item.excluded]
    settings["INCLUDED_SOURCE_FILE_NAMES"] = item.included
    settings["NAMES"] = "B.swift C.swift"
    let lines = settings.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let specification = """
      settings: {\(lines)}
      targets: {Notes: {type: application, platform: iOS, sources: [App]}}
      """
    let sources = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") })
    let read = try ProjectFiles(
      sources.merging(["project.yml": specification]) { first, _ in first }
    ).read()
    let names = (read.sources["Notes"] ?? []).compactMap {
      $0.split(separator: "/").last?.prefix(1)
    }
    #expect(names.joined() == item.left)
    let notes = read.notes.filter(\.hidesSources)
    #expect(notes.count == (item.note == nil ? 0 : 1))
    for note in notes {
      let start = "which source files \(item.note ?? "") names is not known: no file defines "
      #expect(note.message.hasPrefix(start) && note.message.contains("OTHER"))
    }
    #expect(notes.allSatisfy { $0.origin == Origin("project.yml", line: 1) })
  }

  @Test func `each target has its own list, which a project of Xcode may write as one`() throws {
    var text = ProjectText(
      targets: [
        ProjectText.Target(
          name: "Notes",
          settings: ["EXCLUDED_SOURCE_FILE_NAMES": "B.swift"],
          sources: ["A.swift", "B.swift"],
          dependencies: ["Kit"]
        ),
        ProjectText.Target(
          name: "Kit",
          type: "com.apple.product-type.framework",
          settings: ["EXCLUDED_SOURCE_FILE_NAMES": "NAMES"],
          configurationFile: "Missing.xcconfig",
          sources: ["C.swift", "D.swift", "E.swift"]
        ),
      ]
    ).text
    text = text.replacing("\"NAMES\"", with: "(\"C.swift\", \"E.*\", )")
    var files = Dictionary(uniqueKeysWithValues: "ABCDE".map { ("App/\($0).swift", "") })
    files["Notes.xcodeproj/project.pbxproj"] = text
    let read = try ProjectFiles(files).read()
    #expect(read.sources == ["Notes": ["App/A.swift"], "Kit": ["App/D.swift"]])
    #expect(read.notes.filter(\.hidesSources).isEmpty, "\(read.notices)")
  }
}

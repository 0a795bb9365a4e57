import Foundation
import PropertyLists
import ScenarioSystem
import Testing
import XcodeProjects

/// No project makes the reader crash, hang, use much memory, or leave its root.
@Suite(.timeLimit(.minutes(5))) struct HostileProjectTests {
  private typealias Target = ProjectText.Target

  private static var text: String {
    var text = ProjectText(
      targets: [
        Target(
          name: "Notes",
          settings: ["INFOPLIST_FILE": "Info.plist"],
          configurationFile: "A.xcconfig",
          sources: ["A.swift"],
          folders: ["Folder"],
          packageProducts: ["Feature"]
        )
      ]
    )
    text.exceptions = [("Folder", "Notes", ["B.swift"])]
    text.packages = ["Feature"]
    return text.text
  }

  private func project(_ text: String) throws -> ProjectFiles {
    try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text, "Info.plist": plist(""), "A.xcconfig": "A = b",
      "App/A.swift": "",
      "Feature/Package.swift": ".target(name: \"Feature\")",
    ])
  }

  @Test func `any part of a project can be missing`() throws {
    let bytes = Array(Self.text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 31) {
      _ = try project(String(decoding: bytes.prefix(count), as: UTF8.self)).read()
    }
  }

  @Test func `any line of a project can be missing, or refer to itself`() throws {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var changed = lines
      changed.remove(at: index)
      _ = try project(changed.joined(separator: "\n")).read()
      // Another object than the one that should be there.
      let id = ["PROJECT", "MAIN", "LIST", "\"TARGET-Notes\""][index % 4]
      changed = lines
      changed[index] = changed[index].replacing(#/"[A-Z]+-[^"]*"|GROUP|INNER/#) { _ in id }[...]
      _ = try project(changed.joined(separator: "\n")).read()
    }
  }

  @Test func `groups and targets inside themselves end`() throws {
    let text = Self.text
      .replacing("children = (INNER, )", with: "children = (INNER, GROUP, MAIN)")
      .replacing("dependencies = ()", with: "dependencies = (D)")
      .replacing(
        "rootObject",
        with: "rootObject2 = x;\nrootObject"
      )
      .replacing("objects = {", with: "objects = { D = {target = \"TARGET-Notes\";};")
    let read = try project(text).read()
    #expect(read.app?.target == "Notes")
    #expect(read.sources["Notes"] == ["App/A.swift"])
  }

  @Test func `files that include others again and again end`() throws {
    let files = try project(Self.text)
    for number in 0..<30 {
      let include = "#include \"F\(number + 1).xcconfig\"\n"
      try files.write("F\(number).xcconfig", include + include)
    }
    try files.write("F30.xcconfig", "SWIFT_VERSION = 6")
    try files.write("A.xcconfig", "#include \"F0.xcconfig\"")
    let read = try files.read()
    #expect(read.app?.swiftVersion?.value == "6")
    #expect(read.notices.contains { $0.contains("too many files include one another") })
    let specification = try ProjectFiles(["project.yml": "include: [f0.yml]"])
    for number in 0..<14 {
      try specification.write("f\(number).yml", "include: [f\(number + 1).yml, f\(number + 1).yml]")
    }
    try specification.write("f14.yml", "targets: {Notes: {type: application, platform: iOS}}")
    let specified = try specification.read()
    #expect(specified.app?.target == "Notes")
    #expect(specified.notices.contains { $0.contains("too many files include one another") })
  }

  @Test func `names and paths that grow in each group, and values that multiply, end`() throws {
    let count = 3_000
    var groups = ""
    for number in 0..<count {
      groups += "G\(number) = {isa = PBXGroup; path = folder; children = (G\(number + 1)); };\n"
    }
    groups += "G\(count) = {isa = PBXFileReference; path = \"Deep.swift\"; };\n"
    let text = Self.text.replacing("children = (INNER, )", with: "children = (INNER, G0)")
      .replacing("objects = {", with: "objects = { \(groups)")
    let files = try project(text)
    let long = String(repeating: "x", count: 10_000)
    try files.write("A.xcconfig", "A = \(long)\nB = $(A)$(A)$(A)$(A)$(A)")
    let string = "<string>$(B)</string>"
    try files.write(
      "Info.plist",
      plist("<key>K</key><array>\(String(repeating: string, count: 20_000))</array>")
    )
    let items = try #require(try files.read().app?.infoPlist?.list.entry("K")?.value.items)
    #expect(items.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) } < 8 << 20)
    #expect(items.first?.string?.utf8.count == 50_000)
  }

  @Test(
    arguments: [
      ["INFOPLIST_FILE": "$(LONG)"], ["INFOPLIST_FILE": "../$(LONG)"],
      ["INFOPLIST_FILE": "$(LONG)/$(MISSING)"], ["INFOPLIST_FILE": "$(MISSING$(LONG))"],
      ["CODE_SIGN_ENTITLEMENTS": "$(LONG).plist"],
      ["EXCLUDED_SOURCE_FILE_NAMES": "$(MISSING$(LONG))"],
    ]
  )
  func `messages quote only the beginning of a long value`(settings: [String: String]) throws {
    let long = ["LONG": String(repeating: "x", count: 20_000)]
    let files = try project(
      ProjectText(
        targets: [
          Target(
            name: "Notes",
            settings: long.merging(settings) { _, own in own },
            sources: ["A.swift"]
          )
        ]
      ).text
    )
    let messages = try files.read().notes.map(\.message)
    #expect(messages.contains { $0.contains("xxx…") }, "\(messages)")
    #expect(messages.allSatisfy { $0.count < 400 })
  }

  @Test(
    arguments: [
      (String(repeating: "{a=", count: 100_000), "more than 64 arrays and dictionaries"),
      (String(repeating: "(", count: 100_000), "more than 64 arrays and dictionaries"),
      ("{a = b}", "expected ';'"), ("{a = \"b", "the string is not closed"),
      ("{/*", "the comment is not closed"), ("{a = <0>;}", "odd number of digits"),
      ("{a = b;} c", "text after the end"), ("", "the file ends before its value"),
      ("{objects = {}; rootObject = X;}", "there is no PBXProject"),
      ("<plist><dict>", "the file ends inside <dict>"), ("bplist00", "damaged"),
    ]
  )
  func `a broken project is an error with its place`(text: String, message: String) throws {
    let read = try project(text).read()
    #expect(read.app == nil)
    let note = try #require(read.notices.first)
    #expect(note.hasPrefix("Notes.xcodeproj/project.pbxproj:"))
    #expect(note.contains(message), "\(note)")
  }

  @Test func `bytes that are not UTF-8 are an error with their line`() throws {
    let files = try project(Self.text)
    try files.write("Info.plist", Data("<plist>\n<dict>\n\u{FF}".utf8.map { $0 } + [0xFF]))
    try files.write("A.xcconfig", Data([0x41, 0xFF]))
    let notices = try files.read().notices
    #expect(notices.contains { $0.hasPrefix("Info.plist:3: not read: the file is neither UTF-8") })
    #expect(notices.contains("A.xcconfig: not read: the file is not UTF-8"))
    try files.write(
      "Notes.xcodeproj/project.pbxproj",
      Data("{\na = \"".utf8.map { $0 } + [0xC3, 0x28])
    )
    #expect(
      try files.read().notices[0].hasPrefix("Notes.xcodeproj/project.pbxproj:2: not read: the file")
    )
  }

  @Test func `neither paths nor links lead out of the root`() throws {
    let outside = try ProjectFiles([
      "Secret.plist": plist("<key>UIBackgroundModes</key><array/>"), "Secret.swift": "",
      "Inner.xcconfig": "SWIFT_VERSION = 9",
    ])
    let away = outside.location.path(percentEncoded: false)
    for path in ["\(away)/Secret.plist", "../\(outside.location.lastPathComponent)/Secret.plist"] {
      let text = ProjectText(targets: [Target(name: "Notes", settings: ["INFOPLIST_FILE": path])])
      let files = try project(text.text)
      let read = try files.read()
      #expect(read["UIBackgroundModes"] == nil)
      #expect(read.notices[0].hasSuffix("is not read: it is outside of the project"))
    }
    let files = try project(Self.text)
    try FileManager.default.removeItem(at: files.location.appending(path: "Info.plist"))
    try FileManager.default.removeItem(at: files.location.appending(path: "A.xcconfig"))
    try files.link("Info.plist", to: "\(away)/Secret.plist")
    try files.link("A.xcconfig", to: "\(away)/Inner.xcconfig")
    try files.link("Folder", to: away)
    let read = try files.read()
    #expect(read["UIBackgroundModes"] == nil)
    #expect(read.app?.swiftVersion == nil)
    #expect(!read.sources.values.joined().contains { $0.contains("Secret") })
    #expect(read.notices.count { $0.contains("leads out of the project") } >= 2)
    let linked = try project(Self.text)
    try linked.write("Folder/Own.swift", "")
    try linked.link("Folder/Linked.swift", to: "\(away)/Secret.swift")
    try linked.link("Folder/Inner.swift", to: "Own.swift")
    // A file is read once.
    #expect(try linked.read().sources["Notes"] == ["App/A.swift", "Folder/Inner.swift"])
  }

  @Test func `links in a circle, devices and huge files are not read`() throws {
    let files = try project(Self.text)
    try FileManager.default.removeItem(at: files.location.appending(path: "A.xcconfig"))
    try files.link("A.xcconfig", to: "A.xcconfig")
    try files.write("Folder/A.swift", "")
    try files.link("Folder/Loop", to: "../Folder")
    let file = files.location.appending(path: "Info.plist").path(percentEncoded: false)
    truncate(file, 1 << 30)
    let read = try files.read()
    #expect(read.sources["Notes"] == ["App/A.swift", "Folder/A.swift"])
    #expect(read.notices.contains { $0.contains("'Info.plist' is larger than 5 MiB") })
    truncate(
      files.location.appending(path: "Notes.xcodeproj/project.pbxproj").path(percentEncoded: false),
      1 << 30
    )
    #expect(
      try files.read().notices.contains { $0.contains("project.pbxproj' is larger than 32 MiB") }
    )
  }

  @Test func `the number of files and folders is limited`() throws {
    let files = try project(Self.text)
    for number in 0..<30 { try files.write("Folder/F\(number).swift", "") }
    var limits = ReadingLimits()
    limits.files = 20
    let read = try files.read(limits: limits)
    #expect(read.sources.values.joined().count < 25)
    #expect(read.notices.contains { $0.hasPrefix("more than 20 files and folders") })
    limits = ReadingLimits()
    limits.depth = 3
    try files.write("Folder/1/2/3/4/Deep.swift", "")
    let shallow = try files.read(limits: limits)
    #expect(!shallow.sources.values.joined().contains { $0.contains("Deep") })
    #expect(shallow.notices.contains { $0.contains("more than 3 folders in one another") })
    limits = ReadingLimits()
    limits.bytes = 10
    #expect(
      try files.read(limits: limits).notices.contains { $0.contains("more files than are read") }
    )
  }

  @Test func `a folder without anything, and none, are errors`() throws {
    let files = try ProjectFiles()
    #expect(try files.read().notices == ["there is no project of Xcode or XcodeGen"])
    #expect(throws: (any Error).self) { try files.read("missing") }
  }
}

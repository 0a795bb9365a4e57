import Foundation
import ScenarioSystem
import Testing
import XcodeProjects

/// What stands where a source file is expected, and is none.
@Suite(.timeLimit(.minutes(5))) struct SpecialFileTests {
  /// What is made in place of a file.
  enum Kind: CaseIterable {
    case pipe, socket, brokenLink, circle, folder, linkedFolder, brokenFolder, unreadable
    case unreadableFolder

    /// Its name; nil if it need not have that of a source file.
    var name: String {
      switch self {
      case .brokenFolder, .unreadableFolder: "App/B"
      default: "App/B.swift"
      }
    }

    /// What is noted if the folder around it is searched; nil if nothing is, since who reads it says so.
    var note: String? {
      switch self {
      case .pipe, .socket: "not read: it has the name of a source file, and is no file"
      case .brokenLink, .circle, .brokenFolder: "not read: the link leads nowhere"
      case .folder, .linkedFolder:
        "this folder has the name of a source file: whether it is compiled is not known"
      case .unreadable: nil
      case .unreadableFolder: "not read: cannot read the folder 'App/B': permission denied"
      }
    }

    func make(in files: ProjectFiles) throws {
      let file = files.location.appending(path: name)
      let path = file.path(percentEncoded: false)
      switch self {
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .socket: #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
      case .brokenLink, .brokenFolder: try files.link(name, to: "nowhere")
      case .circle: try files.link(name, to: "B.swift")
      case .folder: try files.write(name + "/Inner.txt", "")
      case .linkedFolder:
        try files.write("Other/Inner.txt", "")
        try files.link(name, to: "../Other")
      case .unreadable:
        try files.write(name, "")
        chmod(path, 0)
      case .unreadableFolder:
        try files.write(name + "/C.swift", "")
        chmod(path, 0)
      }
    }

    /// Whether whoever runs the tests can read everything.
    var isReadable: Bool {
      geteuid() == 0 && (self == .unreadable || self == .unreadableFolder)
    }
  }

  @Test(arguments: Kind.allCases.filter { !$0.isReadable })
  func `it hides source files where a folder is searched`(kind: Kind) throws {
    let files = try ProjectFiles([
      "project.yml": "targets: {Notes: {type: application, platform: iOS, sources: [App]}}",
      "App/A.swift": "",
    ])
    try kind.make(in: files)
    let read = try files.read()
    let notes = read.notes.filter(\.hidesSources)
    #expect(notes.map(\.message) == [kind.note].compactMap(\.self))
    #expect(notes.allSatisfy { $0.origin == Origin(Path(kind.name)) })
    let found = kind == .unreadable ? ["App/A.swift", "App/B.swift"] : ["App/A.swift"]
    #expect(read.sources["Notes"] == found)
    chmod(files.location.appending(path: kind.name).path(percentEncoded: false), 0o700)
  }

  @Test(arguments: [Kind.pipe, .socket, .brokenLink, .circle, .folder])
  func `it is damage in place of a project`(kind: Kind) throws {
    for name in ["project.yml", "Notes.xcodeproj/project.pbxproj"] {
      let files = try ProjectFiles(["App/A.swift": "", "Notes.xcodeproj/other": ""])
      try kind.make(in: files)
      try FileManager.default.moveItem(
        at: files.location.appending(path: kind.name),
        to: files.location.appending(path: name)
      )
      #expect(try !files.read().damage.isEmpty, "\(name)")
    }
  }

  @Test func `broken links to images do not matter`() throws {
    let files = try ProjectFiles([
      "project.yml": "targets: {Notes: {type: application, platform: iOS, sources: [App]}}",
      "App/A.swift": "",
    ])
    try files.link("App/logo.png", to: "nowhere")
    try files.link("App/.hidden", to: "nowhere")
    #expect(try files.read().notes.filter(\.hidesSources).isEmpty)
  }
}

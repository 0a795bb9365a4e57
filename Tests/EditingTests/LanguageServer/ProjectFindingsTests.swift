import Foundation
@_spi(Package) import ScenarioJSON
import ScenarioSystem
import ScenarioYAML
import Testing

@testable import ScenarioServers

/// What the language server publishes about files of projects.
@Suite struct ProjectFindingsTests {
  /// A session in a folder, in which each reading of a project finds something in each line of a file.
  private final class Session {
    let folder: URL
    private var server: LanguageServer?
    private var count = 0
    private(set) var messages: [JSONValue] = []
    /// The folders of the projects that were read.
    private(set) var readings: [String] = []

    init(_ paths: [String], _ options: JSONValue) throws {
      let unique = FileManager.default.temporaryDirectory.appending(path: "Findings-\(UUID())")
      try FileManager.default.createDirectory(at: unique, withIntermediateDirectories: true)
      folder = unique.resolvingSymlinksInPath()
      for path in paths {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data().write(to: file)
      }
      let finding = folder.appending(path: "App/Code/A.swift").path(percentEncoded: false)
      server = LanguageServer(
        version: "1.0",
        loader: YAMLLoader(),
        readFindings: { [unowned self] project in
          readings.append(project.name.text)
          let path = Path(finding).canonicalized() ?? Path(finding)
          return ProjectFindings([.init(at: path, line: 2, .warning, "lost-work", "lost")])
        }
      ) { [unowned self] in messages.append($0) }
      _ = ask("initialize", ["rootUri": .text(uri("")), "initializationOptions": options])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func uri(_ path: String) -> String {
      FileURL.uri(of: Path(folder.path(percentEncoded: false) + (path.isEmpty ? "" : "/\(path)")))
    }

    private func receive(_ message: JSONValue) {
      server?.receive(.content(message.json))
      while server?.hasPending == true { server?.answerNext() }
    }

    func ask(_ method: String, _ params: JSONValue) -> JSONValue? {
      count += 1
      receive(["id": .number("\(count)"), "method": .text(method), "params": params])
      return messages.last?["result"]
    }

    func notify(_ method: String, _ path: String, _ more: [(key: String, value: JSONValue)] = []) {
      let document = JSONValue.object([("uri", .text(uri(path)))] + more)
      receive(["method": .text("textDocument/\(method)"), "params": ["textDocument": document]])
    }

    func open(_ path: String) {
      notify(
        "didOpen",
        path,
        [("languageId", "swift"), ("text", "class A {\n  func b() {}  \n}\n")]
      )
    }

    func workWhileIdle() { server?.workWhileIdle() }

    /// The diagnostics that were published for a file, each time.
    func published(_ path: String) -> [[JSONValue]] {
      messages.filter { $0["params"]?["uri"]?.string == uri(path) }.map {
        $0["params"]?["diagnostics"]?.items ?? []
      }
    }
  }

  private static let paths = [
    "App/App.xcodeproj/project.pbxproj", "App/Code/A.swift", "App/Code/B.swift", "Other/C.swift",
  ]
  private static let options: JSONValue = [
    "findings": true, "findingsPage": "https://docs.example/lint",
  ]

  @Test func `findings are at their lines, with the rule and its page`() throws {
    let session = try Session(Self.paths, Self.options)
    session.open("App/Code/A.swift")
    #expect(session.published("App/Code/A.swift").isEmpty)
    session.workWhileIdle()
    let diagnostic = try #require(session.published("App/Code/A.swift").last?.first)
    let range: JSONValue = [
      "start": ["line": 1, "character": 2], "end": ["line": 1, "character": 13],
    ]
    #expect(diagnostic["range"]?.json == range.json)
    #expect(diagnostic["severity"]?.integer == 2)
    #expect(diagnostic["code"]?.string == "lost-work")
    #expect(diagnostic["codeDescription"]?["href"]?.string == "https://docs.example/lint")
    #expect(session.readings == ["App"])
  }

  @Test func `a project is read once, and again when a file of it is saved`() throws {
    let session = try Session(Self.paths, Self.options)
    session.open("App/Code/A.swift")
    session.open("App/Code/B.swift")
    session.workWhileIdle()
    session.workWhileIdle()
    #expect(session.readings == ["App"])
    #expect(session.published("App/Code/B.swift").map(\.count) == [0])
    session.notify("didSave", "Other/C.swift")
    session.workWhileIdle()
    #expect(session.readings == ["App"])
    session.notify("didSave", "App/Code/B.swift")
    session.notify("didSave", "App/Code/A.swift")
    session.workWhileIdle()
    session.workWhileIdle()
    #expect(session.readings == ["App", "App"])
    #expect(session.published("App/Code/A.swift").map(\.count) == [1, 1])
    session.notify("didClose", "App/Code/A.swift")
    #expect(session.published("App/Code/A.swift").last?.isEmpty == true)
  }

  @Test func `nothing is published without a project, or if the client does not ask`() throws {
    let session = try Session(Self.paths, Self.options)
    session.open("Other/C.swift")
    session.workWhileIdle()
    #expect(session.readings.isEmpty && session.published("Other/C.swift").isEmpty)
    let other = try Session(Self.paths, .object([]))
    other.open("App/Code/A.swift")
    other.workWhileIdle()
    #expect(other.readings.isEmpty)
  }

  @Test func `requests about code have no answer, and no error`() throws {
    let session = try Session(Self.paths, Self.options)
    session.open("App/Code/A.swift")
    for method in ["hover", "completion", "inlayHint", "formatting", "documentSymbol"] {
      let answer = session.ask(
        "textDocument/\(method)",
        ["textDocument": ["uri": .text(session.uri("App/Code/A.swift"))]]
      )
      #expect(answer?.json == JSONValue.null.json, "\(method)")
    }
  }
}

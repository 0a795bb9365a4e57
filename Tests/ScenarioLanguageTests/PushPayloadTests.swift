import Foundation
@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// `push: { aps: … }` and `push: payload.apns`: the payload of a push as `xcrun simctl push` takes it.
@Suite struct PushPayloadTests {
  /// Loads a scenario with a push, whose folder contains a payload.
  private static func load(_ push: String, file: String = "{}") throws -> LoadedFile {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(file.utf8).write(to: folder.appending(path: "a.apns"))
    try Data(file.utf8).write(to: folder.appending(path: "inner/b.json"))
    let library = "fragments: { news: [{system: {push: b.json}}] }\n"
    try Data(library.utf8).write(to: folder.appending(path: "inner/lib.yaml"))
    let text = """
      scenario: x
      ios: 17.0
      include: [inner/lib.yaml]
      app: { background-modes: [remote-notification] }
      steps: [{user: tap-icon, state: active}, \(push)]

      """
    var loader = YAMLLoader()
    return loader.load(
      SourceFile(
        path: "main.yaml",
        location: folder.appending(path: "main.yaml").path(percentEncoded: false),
        bytes: Array(text.utf8)
      )
    )
  }

  /// The arguments of the push.
  private static func arguments(of file: LoadedFile) throws -> [ArgumentValue] {
    try #require(file.allDiagnostics.isEmpty, "\(file.allDiagnostics.map(\.message))")
    return try #require(file.scenarios.first?.plans.first?.steps.last?.action).arguments
  }

  private static func message(_ push: String, file: String = "{}") throws -> String {
    try #require(Self.load("{system: {push: \(push)}}", file: file).allDiagnostics.first).message
  }

  @Test(arguments: [
    ("alert: Hi", 0), ("alert: {title: Hi, body: There}, badge: 3, sound: default", 0),
    ("content-available: 1", 1), ("content-available: 1, thread-id: a", 1),
    ("alert: Hi, content-available: 1", 2), ("alert: Hi, content-available: 0", 0),
    ("alert: Hi, sound: {critical: 1, volume: 0.5}, mutable-content: 1, category: a", 0),
    ("alert: Hi, interruption-level: time-sensitive, relevance-score: 1", 0),
  ])
  func `the kind of a push follows from its keys`(_ aps: String, _ kind: Int) throws {
    let push = "{system: {push: {aps: {\(aps)}, id: 5}}}"
    #expect(try Self.arguments(of: Self.load(push))[0] == .word(kind))
  }

  @Test func `the keys beside aps reach the app, and that of simctl does not`() throws {
    let keys = "aps: {alert: Hi}, id: 5, who: Ann, list: [1, \"2\"], Simulator Target Bundle: a.b"
    let arguments = try Self.arguments(of: Self.load("{system: {push: {\(keys)}}}"))
    guard case .payload(let payload)? = arguments.last else {
      Issue.record("no payload")
      return
    }
    #expect(payload.userInfo == ["id": "5", "who": "Ann", "list": #"[1,"2"]"#])
    #expect(payload.json == #"{"aps":{"alert":"Hi"},"id":5,"who":"Ann","list":[1,"2"]}"#)
  }

  private static let file = #"{"aps": {"alert": "Hi"}, "id": 5, "who": "Ann"}"#

  @Test(arguments: [
    "system: {push: a.apns}", "push-notification: a.apns", "push: {payload: a.apns}",
    "use: news", "system: {push: {payload: {aps: {alert: Hi}, id: 5, who: Ann}}}",
  ])
  func `a file is what its keys are, relative to the file that names it`(_ push: String) throws {
    let written = "{system: {push: {aps: {alert: Hi}, id: 5, who: Ann}}}"
    let expected = try Self.arguments(of: Self.load(written))
    #expect(try Self.arguments(of: Self.load("{\(push)}", file: Self.file)) == expected)
  }

  @Test(arguments: [
    "content_available", "contentavailable", "contentAvailable", "content-avail", "allert", "Alert",
  ])
  func `the keys of aps are exact`(_ key: String) throws {
    let message = "unknown key '\(key)' in 'aps'"
    #expect(try Self.message("{aps: {\(key): 1, badge: 1}}") == message)
    let file = "{\n\"aps\": {\n\"\(key)\": 1 } }"
    let loaded = try Self.load("{system: {push: a.apns}}", file: file)
    let diagnostic = try #require(loaded.allDiagnostics.first)
    #expect(diagnostic.message == message)
    let location = loaded.source.file(at: diagnostic.range.start)
    #expect(location.path == "a.apns")
    let lines = loaded.source.lineTable()
    #expect(lines.line(at: diagnostic.range.start) - lines.line(at: location.start) == 2)
  }

  @Test(arguments: [
    ("{aps: {}}", "nobody notices a push without an alert or content"),
    ("{aps: {badge: 1}}", "a push with a badge and no alert is not modeled"),
    ("{aps: {sound: a, content-available: 1}}", "a push with a sound and no alert is not modeled"),
    ("{aps: {alert: 5}}", "this is a string, not 5"),
    ("{aps: {content-available: '1'}}", "this is a number, not a string"),
    ("{aps: {alert: a, relevance-score: 2}}", "this is a number from 0 to 1"),
    (
      "{aps: {alert: a, target-content-id: b}}",
      "'target-content-id' chooses a scene by conditions that are not modeled"
    ),
    ("{aps: {event: update}}", "'event' is of a Live Activity, which is not modeled"),
    ("{alert: true}", "'alert' is a key of 'aps', in the payload of a push"),
    (
      "{kind: silent, payload: {aps: {alert: a}}}",
      "the push is 'silent', but its payload makes it 'alert'"
    ),
    ("{payload: a.txt}", "'a.txt' is not a file of JSON"),
    ("b.apns", "there is no file 'b.apns'"), ("../a.apns", "there is no file '../a.apns'"),
    ("a.apns", "the payload of a push needs 'aps'"),
  ])
  func `what makes no push is an error`(_ push: String, _ message: String) throws {
    #expect(try Self.message(push) == message)
  }

  @Test(arguments: ["{", "[1,]", "{\"aps\": {\"alert\": \"Hi\",}}", "aps: {alert: Hi}", ""])
  func `a file that is not JSON is an error`(_ file: String) throws {
    let diagnostics = try Self.load("{system: {push: a.apns}}", file: file).allDiagnostics
    #expect(diagnostics.map(\.id) == [.unreadableInclude])
    #expect(diagnostics.first?.message.contains("it is no JSON") == true)
  }
}

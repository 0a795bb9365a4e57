import Foundation
import Testing

/// What was written for version 0.1 still works, except where the changelog marks a breaking change.
///
/// Everything in `Fixtures/version-0.1` was written or run with that version; all of its `Scenarios`
/// passed.
@Suite(.timeLimit(.minutes(15))) struct FormerVersionTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let fixtures = root.appending(path: "Tests/Fixtures/version-0.1")

  /// The scenarios whose results changed, and what the changelog says of it.
  private static let changes = [
    "Its completion handler may be called later": "`quick-action-must-answer`",
    "In willTerminate nothing more can be asked for": "`applicationDidReceiveMemoryWarning:`",
    "Up to iOS 6 an app that declares audio goes on running": "`background-mode`",
    "What OpenGL ES was asked for must be done before the app is in the background":
      "`unfinished-graphics`",
    "A scene's commands must be done as well": "`unfinished-graphics`",
    "Two fingers are two touches, and the Simulator has no third": "several fingers",
    "Unless the model says so, no app is prepared": "`prewarm`",
    "The app delegate is told of local notifications no more":
      "user notification center's delegate",
    "The last subview lies on top": "touch on the status bar",
    "Cold launch, Home, and back, on iOS 4.0": "puts its view into the window",
  ]

  /// The breaking changes in the changelog.
  private static func breakingChanges() throws -> String {
    let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let start = try #require(changelog.firstRange(of: "\n### Breaking changes\n"))
    let rest = changelog[start.upperBound...]
    let text = rest[..<(rest.firstRange(of: "\n##")?.lowerBound ?? rest.endIndex)]
    return String(text.replacing(#/\s+/#, with: " "))
  }

  private func copy(of folder: String) throws -> Playground {
    let place = try Playground()
    try FileManager.default.removeItem(at: place.folder)
    try FileManager.default.copyItem(at: Self.fixtures.appending(path: folder), to: place.folder)
    return place
  }

  private func run(_ arguments: String..., in place: Playground) async throws -> Command.Outcome {
    try await Command.start(arguments, in: place.folder).outcome()
  }

  private func report(_ text: String?) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(try #require(text).utf8))
  }

  @Test func `scenarios pass after migrate, except those that the changelog names`() async throws {
    let place = try copy(of: "Scenarios")
    #expect(try await run("migrate", ".", in: place).status == 0)
    _ = try await run(".", "--history", "off", "--report", "json:report.json", in: place)
    let cases = try report(place.text("report.json")).files.flatMap(\.cases)
    #expect(cases.count > 500)
    let changed = Set(cases.filter { $0.result != "passed" }.map(\.scenario))
    #expect(changed == Set(Self.changes.keys))
    let changelog = try Self.breakingChanges()
    for (scenario, words) in Self.changes {
      #expect(
        changelog.contains(words),
        "'\(scenario)' changed, and the changelog does not say why"
      )
    }
  }

  @Test func `only a scenario that includes iOS 27 gets another SDK`() async throws {
    func scenario(_ keys: String) -> String {
      """
      scenario: The one with \(keys.filter { $0.isNumber })
      \(keys.replacing("; ", with: "\n"))
      steps:
        - user: tap-icon
          calls: [application:didFinishLaunchingWithOptions, applicationDidBecomeActive]

      """
    }
    let place = try Playground([
      "a.yaml": ["ios: 27.0", "ios: 18.0; app: { sdk: 17.0 }", "ios: 16.0"].map(scenario)
        .joined(separator: "---\n")
    ])
    let migrated = try await run("migrate", "a.yaml", in: place)
    #expect(migrated.status == 0, "\(migrated.errors)")
    let text = try #require(place.text("a.yaml"))
    #expect(text.contains("ios: 27.0\napp: { life-cycle: app-delegate, sdk: 26.0 }\n"), "\(text)")
    #expect(text.contains("app: { life-cycle: app-delegate, sdk: 17.0 }\n"), "\(text)")
    #expect(text.contains("ios: 16.0\napp: { life-cycle: app-delegate }\n"), "\(text)")
    #expect(try await run("a.yaml", in: place).status == 0)
  }

  @Test func `without migrate, only the files fail that it would change`() async throws {
    let place = try copy(of: "Scenarios")
    let migrated = try await run("migrate", "--check", ".", in: place)
    #expect(migrated.status == 1)
    _ = try await run(".", "--history", "off", "--report", "json:report.json", in: place)
    for file in try report(place.text("report.json")).files {
      let failed = Set(file.cases.filter { $0.result != "passed" }.map(\.scenario))
      let isMigrated = migrated.output.contains(file.path + ":")
      #expect(isMigrated || failed.isSubset(of: Self.changes.keys), "\(file.path): \(failed)")
    }
  }

  @Test func `a configuration sets what it set`() async throws {
    let place = try copy(of: "project")
    let former = try report(place.text("report.json"))
    let formerLines = try #require(place.text("report.xml")).split(separator: "<testcase").count
    for name in ["report.json", "report.xml", "report.tap", "events.jsonl"] {
      try FileManager.default.removeItem(at: place.folder.appending(path: name))
    }
    #expect(try await run("--profile", "ci", in: place).status == 3)
    #expect(try report(place.text("report.json")).results == former.results)
    #expect(place.text("report.xml")?.split(separator: "<testcase").count == formerLines)
    #expect(place.text("report.tap")?.contains("\n1..8") == true)
    #expect(place.text("events.jsonl")?.hasPrefix(#"{"event":"run-started""#) == true)
    #expect(!place.names.contains(".scenario-run"), "the history is off")
  }

  @Test func `an event stream still becomes a report`() async throws {
    let place = try copy(of: "project")
    let former = try report(place.text("report.json"))
    let run = try await run(
      "report",
      "--from",
      "events.jsonl",
      "--report",
      "json:new.json",
      "--report",
      "html:new.html",
      in: place
    )
    #expect(run.status == 3)
    #expect(
      run.output.contains("2 failed, 1 invalid, 3 passed, 1 skipped, 1 known issue in 0.20 s")
    )
    let new = try report(place.text("new.json"))
    #expect(new.results == former.results)
    let row = try #require(new.files[0].cases[1].failures?.first?.rows?.first)
    #expect(row.expected == "applicationWillTerminate:")
    #expect(row.actual?.hasPrefix("applicationWillResignActive:") == true)
    let page = try #require(place.text("new.html"))
    #expect(page.contains("the user brings the app to the front"), "rules keep their words")
  }

  @Test func `keys that left the JSON report are breaking changes`() async throws {
    let place = try copy(of: "project")
    _ = try await run("--profile", "ci", "--report", "json:new.json", in: place)
    let removed = try keys(of: "report.json", in: place).subtracting(
      keys(of: "new.json", in: place)
    )
    #expect(removed == ["covers", "seen", "wanted"])
    let changelog = try Self.breakingChanges()
    for key in removed { #expect(changelog.contains("`\(key)`")) }
  }

  @Test func `diagnostics that were renamed are breaking changes`() throws {
    let names = try String(
      contentsOf: Self.fixtures.appending(path: "diagnostics.names"),
      encoding: .utf8
    ).split(separator: "\n")
    #expect(names.count > 50)
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/diagnostics.md"),
      encoding: .utf8
    )
    let changelog = try Self.breakingChanges()
    for name in names where !page.contains("\n### `\(name)`\n") {
      #expect(changelog.contains("`\(name)`"), "the changelog lacks \(name)")
    }
  }

  /// Every key in a JSON file.
  private func keys(of file: String, in place: Playground) throws -> Set<String> {
    func keys(_ value: Any) -> Set<String> {
      if let object = value as? [String: Any] {
        return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
      }
      return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1)) }
    }
    return keys(try JSONSerialization.jsonObject(with: Data(try #require(place.text(file)).utf8)))
  }
}

/// What these tests read of a JSON report.
private struct Report: Decodable {
  struct File: Decodable {
    var path: String
    var cases: [Case]
  }

  struct Case: Decodable {
    var name: String
    var scenario: String
    var result: String
    var failures: [Failure]?
  }

  struct Failure: Decodable {
    var rows: [Row]?
  }

  struct Row: Decodable {
    var expected: String?
    var actual: String?
  }

  var files: [File]

  /// The result of each case.
  var results: [String: String] {
    let pairs = files.flatMap(\.cases).map { ($0.name, $0.result) }
    return Dictionary(pairs) { first, _ in first }
  }
}

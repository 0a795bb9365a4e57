import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioJSON
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage
@testable import ScenarioReports
@testable import ScenarioRunner

/// Answers have the names of methods and notifications in the language of the file, and none in the other one.
@Suite struct AnswerNamesTests {
  /// The terms that have a name in each language, and the newest version that has them.
  private static let terms = Term.all.filter { $0.row.swiftName != nil }.map { term in
    (term, OSVersion.released.last { term.row.exists(on: $0) } ?? OSVersion(13))
  }

  private static func other(than spelling: NameSpelling) -> NameSpelling {
    spelling == .swift ? .objc : .swift
  }

  @Test(arguments: NameSpelling.allCases)
  func `a failure or an error about each name has it as in the file`(
    _ spelling: NameSpelling
  ) throws {
    for (term, os) in Self.terms {
      let name = term.name(in: spelling)
      for lifeCycle in os < OSVersion(13) ? [""] : ["app-delegate", "scenes"] {
        let text = """
          scenario: A
          ios: \(os)
          app: { \(lifeCycle.isEmpty ? "" : "life-cycle: \(lifeCycle), sdk: \(min(os, OSVersion(26)))") }
          steps:
            - user: tap-icon
              never: [\(name.trimmingLastColon)]
            - user: press-home
              \(term.kind.key): [\(name.trimmingLastColon), { \(name.trimmingLastColon): { times: 3 } }]

          """
        let console = Self.withoutExcerpts(Self.text(of: try Self.run(text), "console"))
        #expect(console.contains(name), "\(name): \(console)")
        let foreign = UIKitNames.written(in: Self.other(than: spelling), console)
        #expect(foreign.isEmpty, "\(foreign): \(console)")
      }
    }
  }

  @Test(arguments: NameSpelling.allCases)
  func `a trace has each name as in the file, and keeps names of tasks`(
    _ spelling: NameSpelling
  ) throws {
    var result = CaseResult(name: "a", outcome: .passed)
    result.spelling = spelling
    let kinds = [TermKind.calls, .notifications, .views]
    let entries = Self.terms.filter { kinds.contains($0.0.kind) }.map { term, _ in
      EntryRecord(time: .zero, kind: term.kind, text: term.word)
    }
    let task = EntryRecord(time: .zero, kind: .tasks, text: "sceneDidBecomeActive:")
    let trace = StepTrace(entries: entries + [task])
    let step = StepRecord(text: "user: tap-icon", trace: trace)
    result.trace = TraceRecord(steps: [step, step])
    var writer = ResultSpelling()
    let written = writer.written(result)
    let records = try #require(written.trace).steps
    #expect(records.count == 2)
    #expect(records[0].trace === records[1].trace)
    let names = records[0].trace.entries.map(\.text)
    #expect(
      names == Self.terms.filter { kinds.contains($0.0.kind) }
        .map { $0.0.name(in: spelling) } + [task.text]
    )
    // The same step of another case shares the trace, too, and nothing is made anew for selectors.
    #expect(writer.written(result).trace?.steps[0].trace === records[0].trace)
    if spelling == .objc { #expect(records[0].trace === trace) }
  }

  @Test(arguments: NameSpelling.allCases)
  func `an explanation has each name in its language`(_ spelling: NameSpelling) throws {
    var explainer = CaseExplainer(SourceFile(path: "a.yaml", bytes: []), includesEffects: true)
    for (term, os) in Sampling.one(in: 4, of: Self.terms) {
      let named = term.kind == .calls || term.kind == .notifications || term.kind == .views
      guard named else { continue }
      let text =
        "scenario: A\nios: \(os)\nsteps:\n- user: tap-icon\n- user: press-home\n  state: active\n"
      var loader = YAMLLoader()
      let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
      let plan = try #require(file.scenarios.first?.plans.first)
      let whyNot = WhyNot(term, in: explainer.explain(plan), from: 0, triesChanges: false)
      let lines = spelling.written(WhyNotText(Paint(isColored: true)).lines(whyNot))
      let answer = lines.joined(separator: "\n")
      #expect(answer.contains(term.name(in: spelling)), "\(answer)")
      #expect(UIKitNames.written(in: Self.other(than: spelling), answer).isEmpty, "\(answer)")
    }
  }

  // MARK: - Editors

  private static func document(_ spelling: NameSpelling, _ rest: String) -> String {
    let name = Term.call(.sceneWillResignActive).name(in: spelling).trimmingLastColon
    return """
      scenario: A
      ios: 17.0
      never: [{ \(name): { at: 1h } }]
      \(rest)
      """
  }

  @Test(arguments: NameSpelling.allCases, [TermKind.calls, .notifications, .views])
  func `editors complete names as in the file`(_ spelling: NameSpelling, _ kind: TermKind) {
    let places = [
      "steps:\n  - user: tap-icon\n    \(kind.key): { including: [|] }\n",
      "steps:\n  - user: tap-icon\n    \(kind.key):\n      - |\n",
      kind == .calls ? "app:\n  during:\n    |\nsteps: [{ user: tap-icon }]\n" : nil,
      kind == .notifications ? "app:\n  observers:\n    |\nsteps: [{ user: tap-icon }]\n" : nil,
    ]
    for place in places.compactMap(\.self) {
      let labels = EditorSession(Self.document(spelling, place)).labels
      for term in kind.terms {
        #expect(labels.contains(term.name(in: spelling).trimmingLastColon), "\(term) \(place)")
      }
      let text = labels.joined(separator: "\n")
      #expect(UIKitNames.written(in: Self.other(than: spelling), text).isEmpty, "\(place)")
    }
  }

  @Test(arguments: NameSpelling.allCases)
  func `editors complete what comes next after a name in either language`(
    _ spelling: NameSpelling
  ) {
    for listed in NameSpelling.allCases {
      let first = Term.call(.didFinishLaunching).name(in: listed).trimmingLastColon
      let step = "steps:\n  - user: tap-icon\n    calls:\n      - \(first)\n      - |\n"
      let next = Term.call(.configurationForConnecting).name(in: spelling).trimmingLastColon
      #expect(EditorSession(Self.document(spelling, step)).labels.first == next)
    }
  }

  @Test(arguments: NameSpelling.allCases)
  func `hovers, hints and changes have names as in the file`(_ spelling: NameSpelling) throws {
    let launch =
      "steps:\n  - user: ta|p-icon\n    calls: { including: [NAME] }\n  - user: press-home\n"
    let called = Term.call(.sceneDidBecomeActive).name(in: spelling).trimmingLastColon
    let absent = Term.call(.sceneDidDisconnect).name(in: spelling).trimmingLastColon
    func session(_ text: String, _ name: String) -> EditorSession {
      EditorSession(Self.document(spelling, text.replacing("NAME", with: name)))
    }
    func expectOwnNames(_ answer: JSONValue?, _ name: String) {
      let text = String(decoding: answer?.json ?? [], as: UTF8.self).replacing("\\n", with: "\n")
        .replacing("\\\"", with: "\"")
      #expect(text.contains(name), "\(text)")
      let foreign = UIKitNames.written(in: Self.other(than: spelling), text)
      // The titles of sources are quoted; JSON's own quotes are not.
      #expect(foreign.isEmpty, "\(foreign) \(text)")
    }
    expectOwnNames(session(launch, called).ask("hover"), called)
    for name in [called, absent] {
      for position in [2, name.count - 1] {
        let index = name.index(name.startIndex, offsetBy: position)
        let marked = name[..<index] + "|" + name[index...]
        let text = launch.filter { $0 != "|" }
        let answer = session(text, String(marked)).ask("hover")
        if position == 2 { expectOwnNames(answer, name) }
      }
    }
    let home = launch.filter { $0 != "|" }.replacing("press-home", with: "press-home|")
    let hints = session(home, called).ask("inlayHint")
    expectOwnNames(hints, Term.call(.sceneDidEnterBackground).name(in: spelling).trimmingLastColon)
    let actions = session(
      launch.filter { $0 != "|" }.replacing("{ including: [NAME] }", with: "[NAME]"),
      "|" + called
    ).actions.map(\.text)
    let next = Term.call(.sceneWillEnterForeground).name(in: spelling).trimmingLastColon
    #expect(actions.contains { $0.contains(next) }, "\(actions)")
    let misplaced = Term.call(.didBecomeActive).name(in: spelling).trimmingLastColon
    let replaced = session(launch.filter { $0 != "|" }, "|" + misplaced).actions.map(\.title)
    #expect(replaced.contains { $0 == "Replace with '\(called)'" }, "\(replaced)")
  }

  // MARK: - Reports

  /// Files of `Scenarios` of every subject, one of each folder.
  private static let files: [Sample] = {
    var folders: Set<Substring> = []
    return Sample.files.filter { sample in
      let parts = sample.name.split(separator: "/")
      return parts.count > 2 && parts[0] == "Scenarios" && !sample.text.contains("include")
        && folders.insert(parts[1]).inserted
    }
  }()

  @Test(arguments: Sampling.one(in: 4, of: files), NameSpelling.allCases)
  func `reports have no name of the other language`(
    _ sample: Sample,
    _ spelling: NameSpelling
  ) throws {
    let source = SourceFile(path: "a.yaml", bytes: Array(sample.text.utf8))
    let canonical = ScenarioFormatter.canonical(source, spelling: spelling)
    var text = String(decoding: canonical.bytes, as: UTF8.self)
    // Names of scenarios are those that a person has chosen.
    text = text.replacing(/(scenario|suite|source|reason): .*/) { "\($0.1): a\(UUID())" }
    // A file without a name of its own has those of its version.
    guard text.contains("(_:") || spelling == .objc else { return }
    let broken = text.replacing("user: press-home", with: "user: lock")
      .replacing("user: tap-icon", with: "user: open-switcher")
    for text in [text, broken] {
      let file = try Self.run(text)
      guard file.cases.allSatisfy({ $0.spelling == spelling }) else { continue }
      for format in ["console", "html", "junit", "tap", "github-summary", "github-annotations"] {
        let report = Self.withoutExcerpts(Self.text(of: file, format))
        let foreign = UIKitNames.written(in: Self.other(than: spelling), report)
        #expect(foreign.isEmpty, "\(foreign) in \(format) of \(sample)")
      }
    }
  }

  // MARK: -

  private static func run(_ text: String) throws -> FileResult {
    let folder = URL.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "a.yaml"))
    let files = try ScenarioFiles(arguments: [Path(folder.path(percentEncoded: false))])
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    var results: [FileResult] = []
    Runner(loader: YAMLLoader(), configuration: configuration).run(files) { results.append($0) }
    return try #require(results.first)
  }

  /// Returns a report of a file as the command writes it.
  private static func text(of file: FileResult, _ format: String) -> String {
    var writer = ResultSpelling()
    let file = writer.written(file)
    guard let format = ReportFormat.all.first(where: { $0.name == format }) else {
      return ConsoleReport(style: .verbose, paint: Paint(isColored: false)).text(of: file)
    }
    var report = format.makeWriter(RunStart(timestamp: "", program: "scenario-run"))
    var bytes: [UInt8] = []
    report.add(file, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text without the lines of the file that it shows.
  private static func withoutExcerpts(_ text: String) -> String {
    text.split(separator: "\n").filter { $0.firstMatch(of: #/^ *\d+ \| /#) == nil }
      .joined(separator: "\n")
  }
}

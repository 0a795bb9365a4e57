import Foundation
import TestSupport
import Testing

/// Crash reports of all forms have the answers that were established before they were read.
///
/// `answers.txt` in `Tests/Fixtures/crash-reports` lists them.
@Suite(.timeLimit(.minutes(15))) struct CrashReportTests {
  /// What is right about a report.
  struct Answer: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var isRefused: Bool
    var properties: [(key: String, value: String)]

    var testDescription: String { arguments.joined(separator: " ") }

    init(_ block: Substring) {
      let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      arguments = lines[0].split(separator: " ").map(String.init)
      isRefused = lines[1] == "refused"
      properties = lines.dropFirst(2).map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return (String(parts[0]), String(parts[1]))
      }
    }

    func values(of key: String) -> [String] {
      properties.filter { $0.key == key }.map(\.value)
    }
  }

  static let folder = Golden.root.appending(path: "Tests/Fixtures/crash-reports")

  static let answers: [Answer] = {
    let file = folder.appending(path: "answers.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.replacing("\n\n", with: "\u{0}").split(separator: "\u{0}").dropFirst().map(
      Answer.init
    )
  }()

  @Test func eachReportHasAnAnswer() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(files).subtracting(["answers.txt"]) == Set(Self.answers.map(\.arguments[0])))
    #expect(Self.answers.count >= 30)
  }

  /// The keys of the answer in JSON, by the words of `answers.txt`.
  private static let keys = [
    "cause": "code", "ios": "ios", "termination": "terminated", "allowance": "allowedByReport",
    "model": "allowedByModel",
  ]

  @Test(arguments: answers) func aReportHasTheEstablishedAnswer(_ answer: Answer) async throws {
    let text = try await run(answer)
    #expect(text.status == (answer.isRefused ? 2 : 0), "\(text.output)\(text.errors)")
    for part in answer.values(of: "prints") {
      #expect((text.output + text.errors).contains(part), "\(text.output)\(text.errors)")
    }
    guard !answer.isRefused else { return }
    #expect(text.output.split(separator: "\n").count <= 15, "\(text.output)")
    let run = try await run(answer, "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let crashes = (document as? [String: Any])?["crashes"] as? [[String: Any]]
    let crash = try #require(crashes?.first, "\(run.output)")
    func value(_ key: String) -> String { crash[key] as? String ?? "none" }
    for (word, key) in Self.keys {
      for expected in answer.values(of: word) { #expect(value(key) == expected, "\(word)") }
    }
    for expected in answer.values(of: "limit") {
      #expect(expected == "none" ? value("limit") == "none" : value("limit").contains(expected))
    }
    for expected in answer.values(of: "call") {
      #expect(value("call") == expected || value("call").contains("\(expected) "), "\(crash)")
    }
    let advice = (crash["advice"] as? [String] ?? []).joined(separator: "\n")
    for expected in answer.values(of: "advice") { #expect(advice.contains(expected), "\(advice)") }
    #expect((crash["scenario"] is String) == (answer.values(of: "scenario") == ["yes"]))
  }

  private func run(_ answer: Answer, _ options: String...) async throws -> Command.Outcome {
    try await Command.start(
      ["check-log"] + answer.arguments + options,
      in: Self.folder,
      environment: [:]
    ).outcome()
  }

  /// A scenario is written for each report that the model can reproduce, and passes.
  @Test(arguments: answers.filter { $0.values(of: "scenario") == ["yes"] })
  func theScenarioOfAReportPasses(_ answer: Answer) async throws {
    let workspace = try Workspace()
    let name = answer.arguments[0]
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    try workspace.write(String(decoding: bytes, as: UTF8.self), to: name)
    let read = try await Command.start(
      ["check-log"] + answer.arguments + ["--format", "json"],
      in: workspace.folder
    ).outcome()
    let document = try JSONSerialization.jsonObject(with: Data(read.output.utf8))
    let crashes = (document as? [String: Any])?["crashes"] as? [[String: Any]]
    let scenario = try #require(crashes?.first?["scenario"] as? String)
    try workspace.write(scenario, to: "reproduced.yaml")
    let run = try await Command.run("reproduced.yaml", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)\(scenario)")
    #expect(scenario.contains("terminated: "))
  }

  @Test func theScenarioOfAReportIsWrittenAndFormatted() async throws {
    let workspace = try Workspace()
    let file = Self.folder.appending(path: "scene-create.ips").path()
    let run = try await Command.run(
      "check-log",
      file,
      "--to-scenario",
      "slow.yaml",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    let text = workspace.text("slow.yaml") ?? ""
    #expect(text.contains("application(_:didFinishLaunchingWithOptions:): [work: 21s]"), "\(text)")
    #expect(try await Command.run("slow.yaml", in: workspace.folder).status == 0)
    #expect(try await Command.run("fmt", "--check", "slow.yaml", in: workspace.folder).status == 0)
  }

  @Test func aTerminationOutsideOfTheModelHasNoScenario() async throws {
    let workspace = try Workspace()
    let file = Self.folder.appending(path: "carplay.log").path()
    let run = try await Command.run(
      "check-log",
      file,
      "--to-scenario",
      "carplay.yaml",
      in: workspace.folder
    )
    #expect(run.status == 2 && run.errors.contains("no scenario can reproduce"), "\(run.errors)")
    #expect(workspace.text("carplay.yaml") == nil)
  }

  @Test func aLogWithCallsAndAnExceptionHasBothAnswers() async throws {
    let file = Self.folder.appending(path: "pushkit-exception.log").path()
    let run = try await Command.run("check-log", file, "--ios", "17", in: Self.folder)
    #expect(run.output.contains("possible on iOS 17.0"), "\(run.output)")
    #expect(run.output.contains("did not report a call"))
    #expect(run.output.contains("is the last call in the log before it"))
  }

  /// A function on a stack is no call of the log.
  @Test func anExceptionIsExplainedWithoutAVersion() async throws {
    let log = """
      sceneDidBecomeActive(_:)
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
      'All launch handlers must be registered before application finishes launching'
      """
    let workspace = try Workspace(["a.log": log])
    let run = try await Command.run("check-log", "a.log", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("a.log:2: ended: "))
    #expect(run.errors.contains("a.log: the calls are not checked: add '--ios 26'"))
    let calls = try await Command.run("check-log", "a.log", "--ios", "26", in: workspace.folder)
    #expect(calls.output.contains("a.log:2: ended: "))
    #expect(!calls.errors.contains("not checked"))
  }

  @Test func theFunctionsOfAnExceptionAreNotRecorded() async throws {
    let workspace = try Workspace([
      "device.log": """
      *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Wrong'
      *** First throw call stack:
      (
      \t0   CoreFoundation  0x00000001d2716248 __exceptionPreprocess + 164
      \t1   Notes           0x0000000100016248 -[AppDelegate applicationDidBecomeActive:] + 60
      )

      """
    ])
    let run = try await Command.run("check-log", "device.log", in: workspace.folder)
    #expect(run.status == 0 && run.output.contains("running: applicationDidBecomeActive(_:)"))
    #expect(!run.output.contains("possible"), "\(run.output)")
  }

  @Test func aReportIsNotComparedWithAScenario() async throws {
    let file = Self.folder.appending(path: "thermal.ips").path()
    let run = try await Command.run("check-log", file, "--against", "a.yaml", in: Self.folder)
    #expect(run.status == 2 && run.errors.contains("is a crash report"), "\(run.errors)")
  }

  @Test func thePageShowsTheAnswer() async throws {
    let page = try String(contentsOf: Golden.root.appending(path: "docs/trace.md"), encoding: .utf8)
    let report = "Tests/Fixtures/crash-reports/scene-create.ips"
    let run = try await Command.run("check-log", report, in: Golden.root)
    #expect(page.contains("$ scenario-run check-log \(report)\n\(run.output)```"), "\(run.output)")
  }

  /// Every code is explained by the rows that recognize it.
  @Test(arguments: [
    ("0x8badf00d", "scene-update"), ("0xdeadfa11", "force-quit"), ("0xc51bad02", "watchOS"),
    ("0x2182bad2", "endBackgroundTask"),
  ])
  func aCodeIsExplained(_ code: String, _ text: String) async throws {
    let run = try await Command.run("explain", code, in: Self.folder)
    #expect(run.status == 0 && run.output.contains(text), "\(run.output)\(run.errors)")
  }
}

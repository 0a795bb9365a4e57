import Foundation
@_spi(Package) import LifecycleCore
import ScenarioReports
import Testing

@testable import ScenarioAnalysis
@_spi(Package) @testable import ScenarioRunner

/// A log may begin anywhere, and of one that lacks a line the answer names it in the words of the log.
@Suite struct MissingLineTests {
  private func result(_ lines: [String], on os: OSVersion = OSVersion(26)) throws -> RecordingResult
  {
    let text = lines.joined(separator: "\n")
    var recording = try RecordingReader.read(Array(text.utf8))
    recording.nameWindows()
    return RecordingResult(recording, on: os, path: "device.log")
  }

  private func text(_ result: RecordingResult) -> String {
    result.report.text(
      of: result.outcome,
      missing: result.missing,
      paint: Paint(isColored: false)
    )
  }

  /// Launch, home and return, twice, as frameworks print it.
  static let cycles: [[String]] = [
    cycle("AppLifecycleState.", "resumed", ["inactive", "hidden", "paused", "hidden", "inactive"]),
    cycle("scenePhase ", "active", ["inactive", "background", "inactive"]),
    cycle(
      "application",
      "DidBecomeActive",
      ["WillResignActive", "DidEnterBackground", "WillEnterForeground"]
    ),
    cycle(
      "scene",
      "DidBecomeActive",
      ["WillResignActive", "DidEnterBackground", "WillEnterForeground"]
    ),
  ]

  private static func cycle(_ mark: String, _ active: String, _ others: [String]) -> [String] {
    let once = others + [active]
    return ([active] + once + once).map { mark + $0 }
  }

  @Test(arguments: cycles) func aLogMayBeginAnywhere(_ cycle: [String]) throws {
    for start in cycle.indices {
      let result = try result(Array(cycle[start...]))
      guard case .possible(let explanation) = result.outcome else {
        Issue.record("\(text(result)) from \(start)")
        continue
      }
      #expect(explanation.assumedLaunches.isEmpty, "from \(start)")
    }
  }

  @Test(arguments: RecordingCheckerTests.sequences)
  func aRecordingOfAllCallsMayBeginAnywhere(
    _ sequence: RecordingCheckerTests.ActionSequence
  ) {
    let recording = sequence.recording()
    for start in recording.lines.indices {
      var rest = recording
      rest.beginsWithLaunch = false
      rest.lines = Array(recording.lines[start...])
      let environment = RecordingChecker.environment(of: rest, on: sequence.os)
      guard case .possible = RecordingChecker(rest, in: environment).outcome() else {
        Issue.record("\(rest.lines[0].event) cannot be the first one")
        continue
      }
    }
  }

  /// What would make the log possible is named, in its own words; that is mostly the line that was removed.
  @Test(arguments: cycles) func aMissingLineIsNamed(_ cycle: [String]) throws {
    var (named, exact) = (0, 0)
    for index in cycle.indices.dropFirst(2).dropLast() {
      var lines = cycle
      lines.remove(at: index)
      let result = try result(lines)
      guard let missing = result.missing else { continue }
      named += 1
      let answer = text(result)
      #expect(answer.contains("missing before line"), "\(answer)")
      let word = cycle[index].split { $0 == "." || $0 == " " }.last ?? ""
      if missing.terms.count == 1, answer.contains(word) { exact += 1 }
    }
    #expect(named > 1 && 2 * exact > named, "\(exact) of \(named)")
  }

  /// Lines that mention a call, before or after the app becomes inactive.
  @Test(
    arguments: [
      "CXCallObserver: incoming", "callObserver(_:callChanged:) ringing",
      "AVAudioSession.interruptionNotification began",
      "AVAudioSessionInterruptionNotification type 1", "CTCallStateIncoming",
    ],
    [OSVersion(12), OSVersion(13), OSVersion(17), OSVersion(26)]
  )
  func aCallInTheLogIsTheReason(_ line: String, _ os: OSVersion) throws {
    let calls = [
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidBecomeActive",
    ]
    for index in 1...2 {
      var lines = calls
      lines.insert(line, at: index)
      let result = try result(lines, on: os)
      let answer = text(result)
      #expect(answer.contains("incoming-call"), "\(answer)")
      #expect(!answer.contains("center"), "\(answer)")
      #expect(answer.contains("line \(index + 1) mentions a call"), "\(answer)")
    }
    #expect(!text(try result(calls, on: os)).contains("mentions a call"))
  }

  @Test func anEndForMemoryIsOneOfTheSystem() throws {
    for end in ["Terminated due to memory issue", "Terminated due to signal 9"] {
      let answer = text(
        try result(["applicationDidBecomeActive", "Message from debugger: \(end)"])
      )
      let isMemory = end.contains("memory")
      #expect(answer.contains("low-memory: foreground") || !isMemory, "\(answer)")
      #expect(
        answer.contains(
          "line 2: the process ended\(isMemory ? " for its memory" : ""), as 'Message from debugger: Terminated due to"
        ),
        "\(answer)"
      )
    }
  }

  /// Of many actions the first and the last ones are printed, and all on request.
  @Test func manyActionsAreCounted() throws {
    let cycle = [String](repeating: "active inactive background inactive", count: 20)
      .flatMap { $0.split(separator: " ").map { "scenePhase \($0)" } }
    let result = try result(cycle)
    let some = text(result).split(separator: "\n")
    let all = result.report.text(
      of: result.outcome,
      printsAll: true,
      paint: Paint(isColored: false)
    ).split(separator: "\n")
    #expect(some.contains { $0.hasPrefix("  … ") && $0.hasSuffix(" more actions; -v prints all") })
    #expect(all.count > 35 && some.count < 25)
    #expect(!all.contains { $0.contains("…") })
  }
}

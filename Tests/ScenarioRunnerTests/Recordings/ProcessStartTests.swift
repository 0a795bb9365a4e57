import Foundation
@_spi(Package) import LifecycleCore
import ScenarioReports
import Testing

@testable import ScenarioAnalysis
@_spi(Package) @testable import ScenarioRunner

/// A new process of the app is assumed only where the log shows it, or else as a condition that the answer states.
@Suite struct ProcessStartTests {
  private func outcome(_ text: String) throws -> RecordingOutcome {
    let recording = try RecordingReader.read(Array(text.utf8))
    return RecordingResult(recording, on: OSVersion(26), path: "device.log").outcome
  }

  /// Logs in the words of frameworks and of UIKit, each with a line too few, and the line of the launch that they need.
  static let incomplete: [(lines: [String], launch: Int)] = [
    (lines("AppLifecycleState.", ["resumed", "inactive", "hidden", "paused", "resumed"]), 5),
    (lines("scenePhase ", ["active", "inactive", "background", "active"]), 4),
    (lines("application", twice), 8),
  ]

  private static let twice = [
    "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
    "DidBecomeActive", "WillResignActive", "DidEnterBackground", "DidBecomeActive",
  ]

  private static func lines(_ mark: String, _ words: [String]) -> [String] {
    words.map { mark + $0 }
  }

  @Test(arguments: incomplete)
  func aLaunchWithoutALineIsACondition(_ lines: [String], _ launch: Int) throws {
    let text = lines.joined(separator: "\n")
    guard case .possible(let explanation) = try outcome(text) else {
      Issue.record("\(text) is impossible")
      return
    }
    #expect(explanation.assumedLaunches.map { $0 + 1 }.count == 1)
    let recording = try RecordingReader.read(Array(text.utf8))
    let result = RecordingResult(recording, on: OSVersion(26), path: "device.log")
    let answer = result.report.text(of: result.outcome, paint: Paint(isColored: false))
    #expect(
      answer.contains(
        " only if the app was launched again before line \(launch), for which the log has no line"
      ),
      "\(answer)"
    )
    #expect(result.report.json(of: result.outcome).contains("\"onlyWithLaunchBefore\": ["))
  }

  /// Lines that show the end of a process before the last line, or the start of another one.
  @Test(
    arguments: incomplete.map(\.lines),
    [
      "killed", "Message from debugger: killed", "applicationWillTerminate(_:)",
      "application(_:didFinishLaunchingWithOptions:)",
    ]
  )
  func anEndOrALaunchInTheLogIsEvidence(_ lines: [String], _ evidence: String) throws {
    let text = (Array(lines.dropLast()) + [evidence, lines[lines.count - 1]]).joined(
      separator: "\n"
    )
    guard case .possible(let explanation) = try outcome(text) else {
      Issue.record("\(text) is impossible")
      return
    }
    #expect(explanation.assumedLaunches.isEmpty)
  }

  /// What is complete needs no condition, and a log whose lines name one process allows no launch at all.
  @Test(arguments: incomplete.map(\.lines)) func linesOfOneProcessAllowNoLaunch(
    _ lines: [String]
  ) throws {
    let numbered = lines.map { "2026-03-25 15:38:59.075 Sample[812:9301] \($0)" }
    guard case .impossible(let line, _, _, _) = try outcome(numbered.joined(separator: "\n")) else {
      Issue.record("a line too few was not noticed")
      return
    }
    #expect(line > 0)
    guard case .possible(let explanation) = try outcome(lines.dropLast().joined(separator: "\n"))
    else {
      Issue.record("a complete log is impossible")
      return
    }
    #expect(explanation.assumedLaunches.isEmpty)
  }
}

import Foundation
import Testing

@testable import ScenarioAnalysis

/// What the kernel and RunningBoard print about a process that lost its memory.
@Suite struct MemoryLogLineTests {
  @Test(arguments: [
    (
      "kernel: memorystatus: killing_specific_process pid 702 [Notes] (per-process-limit 1) 2098MB - 4711",
      "Notes", "per-process-limit"
    ),
    (
      "memorystatus: killing_top_process pid 12 [Maps] (vm-pageshortage) 1MB", "Maps",
      "vm-pageshortage"
    ),
    (
      "runningboardd[34] [app<com.example.notes(1234)>:702] termination reported: <RBSProcessExitStatus| domain:jetsam(1) code:7>",
      "com.example.notes", "per-process-limit"
    ),
    (
      "[app<com.example.notes>:702] <RBSProcessExitStatus| domain:jetsam code:vm-pageshortage(4)>",
      "com.example.notes", "vm-pageshortage"
    ),
    ("domain:jetsam(1) code:99", "the process", "99"),
  ])
  func aLineNamesTheProcessAndTheReason(_ line: String, _ name: String, _ reason: String) throws {
    let victim = try #require(MemoryLogLine.victim(in: line))
    #expect(victim.name == name && victim.reason == reason)
    let log =
      "2026-04-02 08:30:30 applicationDidBecomeActive(_:)\n\(line)\nsceneDidBecomeActive(_:)\n"
    let reports = try CrashReports(Array(log.utf8))
    #expect(reports.all.map { $0.lines } == [2...2])
    let answer = try #require(reports.answers().first)
    #expect(answer.cause != nil && answer.code == reason)
  }

  @Test func anotherLineIsNone() {
    #expect(MemoryLogLine.victim(in: "memorystatus: nothing") == nil)
    #expect(MemoryLogLine.victim(in: "domain:10 code:0x8BADF00D") == nil)
  }

  /// Of the ends of several processes, one can be asked for.
  @Test func anAppIsChosen() throws {
    let processes = ["Notes", "Maps", "healthd"].map { name in
      #"{"name":"\#(name)","states":["suspended"],"rpages":10,"reason":"brand-new-reason"}"#
    }
    let report = #"""
      {"bug_type":"298","os_version":"iPhone OS 18.3 (22D63)"}
      {"processes":[\#(processes.joined(separator: ","))]}
      """#
    let lines = ["Notes", "Maps"].map {
      "memorystatus: killing_top_process pid 1 [\($0)] (vm-pageshortage)"
    }
    for text in [report, lines.joined(separator: "\n")] {
      for name in ["Notes", "Maps"] {
        let reports = try CrashReports(Array(text.utf8), of: name)
        #expect(reports.all.map { $0.victim?.name } == [name])
        #expect(reports.processNames.contains("Notes") && reports.processNames.contains("Maps"))
        #expect(reports.answers().first?.cause != nil)
      }
    }
  }
}

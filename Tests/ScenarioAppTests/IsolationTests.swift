import Foundation
import TestSupport
import Testing

/// What becomes of `swift test` if the code of an app crashes, hangs or exits.
///
/// The tests are run as SwiftPM runs them: this program in a process of its own, with a filter.
@Suite struct IsolationTests {
  private struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs a test of `FaultyAppTests`.
  private func run(
    _ test: String,
    tag: String? = nil,
    variables: [String: String] = [:]
  ) async throws -> Outcome {
    let process = Process()
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "FaultyAppTests/\(test)",
    ]
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["FAULTY_APP"] = "1"
    environment["FAULTY_APP_TAG"] = tag
    environment["NO_COLOR"] = "1"
    // A backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Measuring the coverage of these tests themselves would turn isolation off.
    environment["LLVM_PROFILE_FILE"] = nil
    process.environment = environment
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.runWithDefaultSignals()
    let identifier = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 600) { [weak process] in
      if process?.isRunning == true { kill(identifier, SIGKILL) }
    }
    let data = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: pipe.fileHandleForReading.readDataToEndOfFile())
      }
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0),
      output: String(decoding: data, as: UTF8.self)
    )
  }

  @Test func eachFaultFailsItsOwnCase() async throws {
    let run = try await run("isolated")
    #expect(run.status == 1, "\(run.output)")
    for (name, line, message) in [
      // Whether it ran alone at first depends on which worker was free.
      ("It exits", 15, "its process exited with status 0"),
      ("It crashes", 21, "its process crashed with SIG"),
      ("It hangs", 28, "it hung and was terminated after "),
      ("It writes without end", 35, "it hung and was terminated after "),
    ] {
      let issue = try #require(
        run.output.split(separator: "✘ ").first {
          $0.contains("recorded an issue") && $0.contains(": \(name) at faults.yaml:\(line):")
        },
        "\(name) is missing: \(run.output)"
      )
      #expect(issue.contains("error: \(message)"), "\(issue)")
      #expect(issue.contains("in step 2"), "\(issue)")
      #expect(issue.utf8.count < 100_000)
    }
    #expect(run.output.contains("| about to exit-on-thread\n"))
    #expect(run.output.contains(": Fatal error: Index out of range"))
    #expect(run.output.contains("expected suspended"))
    #expect(run.output.contains("with 7 test cases failed"))
    #expect(run.output.contains("with 5 issues"))
    #expect(run.output.contains("printed by the app\n"))
    #expect(run.output.ranges(of: "Test run started").count == 1)
  }

  @Test(arguments: [
    ("exit", "error: the app ended this process (exit)", 15),
    ("crash", "SIG", 21), ("hang", "error: the app hung for 11 s", 28),
  ])
  func withoutIsolationTheCaseIsNamed(_ tag: String, _ message: String, _ line: Int) async throws {
    // At the same time, since an app that hangs is waited for.
    async let isolationIsOff = run("withoutIsolation", tag: tag)
    async let madeByTheTest = run("createdByTheTest", tag: tag)
    async let inProcess = run("isolated", tag: tag, variables: ["SCENARIO_RUN_IN_PROCESS": "1"])
    for run in try await [isolationIsOff, madeByTheTest, inProcess] {
      #expect(run.status != 0)
      let text = try #require(
        run.output.split(separator: "\n").first { $0.contains("faults.yaml:\(line): error: ") },
        "\(run.output)"
      )
      #expect(text.contains(message))
      #expect(text.contains("', step 2 of 2, app: fail"), "\(text)")
    }
  }

  @Test func indistinguishableSuitesRunTheirOwnApps() async throws {
    let run = try await run("twoAppsOfOnePlace")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("launched to crash"))
    #expect(run.output.contains("launched to exit"))
  }
}

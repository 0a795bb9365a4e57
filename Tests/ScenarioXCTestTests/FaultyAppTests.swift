import AppSamples
import Foundation
import ScenarioXCTest
import TestSupport
import Testing
import XCTest

/// A test of XCTest whose app crashes, hangs and exits; `XCTestIsolationTests` runs it in a process of its own.
final class FaultyAppXCTest: XCTestCase {
  func testFaults() throws {
    guard ProcessInfo.processInfo.environment["FAULTY_APP"] != nil else {
      throw XCTSkip("run by XCTestIsolationTests")
    }
    for tag in ["print", "exit or crash or hang"] {
      try runScenarios(
        ScenarioSuite("Tests/ScenarioAppTests/Scenarios/faults.yaml", of: notes, tag: tag)
      )
    }
  }
}

/// What becomes of a test of XCTest if the code of an app crashes, hangs or exits.
@Suite struct XCTestIsolationTests {
  @Test func eachFaultIsAFailureAtItsLine() throws {
    let process = Process()
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: program)
    process.arguments = ["ScenarioXCTestTests.FaultyAppXCTest/testFaults"]
    var environment = ProcessInfo.processInfo.environment
    environment["FAULTY_APP"] = "1"
    environment["LLVM_PROFILE_FILE"] = nil
    process.environment = environment
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.runWithDefaultSignals()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(output.contains("printed by the app\n"), "\(output)")
    for (line, message) in [
      (15, "its process exited with status 0"), (21, "its process crashed with SIG"),
      (28, "it hung and was terminated after "),
    ] {
      #expect(output.contains("faults.yaml:\(line): error: "), "\(output)")
      #expect(output.contains(message), "\(output)")
    }
    #expect(output.contains("Executed 1 test, with 3 failures"), "\(output)")
  }
}

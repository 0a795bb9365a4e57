import Foundation
import Synchronization

/// What one run of a program took.
struct Measurement {
  var milliseconds: Double
  var peakBytes: Double
}

/// The programs that are compared.
enum Program: String {
  case runner = "scenario-run"
  case floor = "yaml-floor"
  case empty
  case measure
}

/// Runs programs: the runner, and from a folder of their own the floors.
struct Programs {
  let runner: String
  let floors: String

  /// Runs a program to its end, through `measure`; one that fails ends the benchmark.
  func measure(
    _ program: Program,
    _ arguments: [String],
    in folder: URL? = nil
  ) throws -> Measurement {
    let output = try self.output(of: .measure, [path(of: program)] + arguments, in: folder)
    let numbers = output.split(separator: " ").compactMap { Double($0.trimmingSuffix("\n")) }
    guard numbers.count == 3 else { throw BenchmarkError("'measure' said: \(output)") }
    guard numbers[0] == 0 else {
      let command = ([path(of: program)] + arguments).joined(separator: " ")
      throw BenchmarkError("'\(command)' ended with \(Int(numbers[0]))")
    }
    return Measurement(milliseconds: numbers[1] / 1_000_000, peakBytes: numbers[2])
  }

  /// Runs a program twice at the same time, and returns what the slower one took.
  func measureTwo(_ program: Program, _ arguments: [String]) throws -> Measurement {
    let results = Mutex<[Result<Measurement, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let result = Result { try measure(program, arguments) }
      results.withLock { $0.append(result) }
    }
    let both = try results.withLock { $0 }.map { try $0.get() }
    return both.max { $0.milliseconds < $1.milliseconds } ?? both[0]
  }

  /// Runs a program that must succeed, and returns what it printed.
  func output(
    of program: Program,
    _ arguments: [String],
    in folder: URL? = nil
  ) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.currentDirectoryURL = folder
    process.executableURL = URL(filePath: path(of: program))
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw BenchmarkError("'\(program.rawValue)' ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func path(of program: Program) -> String {
    URL(filePath: program == .runner ? runner : "\(floors)/\(program.rawValue)").path
  }
}

/// Why the benchmark could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}

extension [Double] {
  /// The middle value, of an even number the mean of the two in the middle.
  var median: Double {
    let sorted = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

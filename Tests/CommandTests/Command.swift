import Foundation
import TestSupport
import Testing

/// The built command, run as a process of its own.
struct Command {
  /// The result of a run.
  struct Outcome {
    /// The exit status; 128 and its number for a signal that ended the process.
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program, which is built beside the tests.
  static let program = built("scenario-run")

  /// The same program with apps that crash and hang on purpose.
  static let faultyProgram = built("faulty-run")

  /// The same program with an app in Swift; on Linux only.
  static let appProgram = built("app-run")

  /// Returns a program of this build.
  static func built(_ name: String) -> URL {
    // On Linux the test runner itself is there, on macOS a bundle around the tests.
    let places =
      [Bundle.main.executableURL, Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    let folders = places.compactMap { $0?.deletingLastPathComponent() }
    let programs = folders.map { $0.appending(path: name) }
    let found = programs.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
    return found ?? URL(filePath: ".build/debug/\(name)")
  }

  /// A run that has begun.
  final class Running {
    fileprivate let process: Process
    fileprivate let output: Task<Data, Never>
    fileprivate let errors: Task<Data, Never>
    private let limit: DispatchWorkItem

    /// Takes a process, which is ended after ten minutes, so that no test hangs, however busy the machine.
    fileprivate init(_ process: Process, output: Task<Data, Never>, errors: Task<Data, Never>) {
      self.process = process
      self.output = output
      self.errors = errors
      let identifier = process.processIdentifier
      limit = DispatchWorkItem { kill(identifier, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: limit)
    }

    /// Sends a signal to it as soon as the condition holds; if it repeats, again until the process has ended.
    ///
    /// It looks on a thread of its own: tests that compute can keep all others busy for seconds.
    func send(
      _ signal: Int32,
      repeats: Bool = false,
      when isTime: @escaping @Sendable () -> Bool = { true }
    ) {
      let process = process
      Thread.detachNewThread {
        while process.isRunning, !isTime() { usleep(10_000) }
        repeat {
          guard process.isRunning else { return }
          kill(process.processIdentifier, signal)
          usleep(100_000)
        } while repeats
      }
    }

    /// Sends a signal to it when it has used the processor for a second, however long that takes: it is in its work then.
    func sendAfterASecondOfWork(_ signal: Int32) {
      let identifier = process.processIdentifier
      send(signal) {
        let ps = Process()
        let output = Pipe()
        ps.executableURL = URL(filePath: "/bin/sh")
        ps.arguments = ["-c", "ps -o time= -p \(identifier)"]
        ps.standardOutput = output
        guard (try? ps.run()) != nil else { return true }
        let time = output.fileHandleForReading.readDataToEndOfFile()
        // Hours, minutes and seconds.
        return String(decoding: time, as: UTF8.self).contains(/[1-9]/)
      }
    }

    /// Ends it, if it has not ended by itself.
    func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Waits for its end.
    func outcome() async -> Outcome {
      let output = await output.value
      let errors = await errors.value
      process.waitUntilExit()
      limit.cancel()
      let isSignal = process.terminationReason == .uncaughtSignal
      return Outcome(
        status: process.terminationStatus + (isSignal ? 128 : 0),
        output: String(decoding: output, as: UTF8.self),
        errors: String(decoding: errors, as: UTF8.self)
      )
    }
  }

  /// Starts the command.
  static func start(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    output file: FileHandle? = nil,
    program: URL = program
  ) throws -> Running {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "CI", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "GITHUB_ACTIONS",
      "GITLAB_CI",
    ] {
      variables[name] = nil
    }
    // What is not about the history leaves none in its folder.
    variables["SCENARIO_RUN_HISTORY"] = "off"
    process.environment = variables.merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    if let file { process.standardOutput = file } else { process.standardOutput = output }
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.runWithDefaultSignals()
    // Both pipes are read while it runs: a full one would stop it.
    let isPiped = file == nil
    return Running(
      process,
      output: reading { isPiped ? output.fileHandleForReading : nil },
      errors: reading { errors.fileHandleForReading }
    )
  }

  private static func reading(_ handle: @escaping @Sendable () -> FileHandle?) -> Task<Data, Never>
  {
    Task.detached {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: handle()?.readDataToEndOfFile() ?? Data())
        }
      }
    }
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: String...,
    in folder: URL,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await start(arguments, in: folder, environment: environment).outcome()
  }

  /// Runs the command with apps that crash and hang on purpose, each requested by a tag.
  static func runFaulty(
    _ arguments: String...,
    in folder: URL,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await start(
      arguments,
      in: folder,
      environment: environment,
      program: faultyProgram
    ).outcome()
  }

  /// Runs a line of the shell, in which the command is `$run`.
  static func shell(_ line: String, in folder: URL) async throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["run": program.path(percentEncoded: false), "SCENARIO_RUN_HISTORY": "off"]
    ) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.runWithDefaultSignals()
    return await Running(
      process,
      output: reading { output.fileHandleForReading },
      errors: reading { errors.fileHandleForReading }
    ).outcome()
  }
}

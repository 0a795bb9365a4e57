internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run trace FILE`.
struct TraceCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Check whether recorded calls of a device are possible in the model.",
    discussion: """
      The file is a recording in JSON Lines, or any log in which an app prints the names of its delegate methods and \
      notifications. The command searches for actions of the user and the system that lead to the recorded calls. If \
      there are none, it prints the first line that is impossible, and what would have been possible there.

      EXIT STATUS:
        0  the recording is possible
        1  it is not

      EXAMPLE:
        scenario-run trace device.log --ios 26
        scenario-run trace device.jsonl --to-scenario recorded.yaml
      """
  )

  static let configurableOptions: [ConfigurableOption] = []

  @Argument(help: .value("file", "Check the calls that this file contains."))
  var file: String

  @Option(help: .value("version", "Set the version of iOS (default: the recorded one)."))
  var ios: String?

  @Option(help: .value("life-cycle", "Set the life cycle: 'scenes' or 'app-delegate'."))
  var lifeCycle: String?

  @Option(help: .value("path", "Write a scenario that expects the recorded calls to this file."))
  var toScenario: String?

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let path = Path(file)
    let bytes = try FileReader.read(path: path, as: path, limit: 64 << 20)
    let recording = try read(bytes)
    guard !recording.lines.isEmpty else {
      throw ScenarioError(
        .usage,
        "'\(path)' contains no name of a delegate method or notification",
        help: "'scenario-run words' lists the names"
      )
    }
    let world = RecordingChecker.world(of: recording, on: try version(of: recording))
    let report = RecordingReport(recording, in: world, path: file)
    let verdict = RecordingChecker(recording, in: world).verdict()
    console.print(report.text(of: verdict, paint: console.paint))
    guard case .possible(let steps) = verdict else { return 1 }
    if let toScenario {
      let target = Path(toScenario)
      guard try FileWriter.create(target, with: Array(report.scenario(of: steps).utf8)) else {
        throw ScenarioError(.usage, "'\(target)' already exists", help: "choose another name")
      }
      console.print("\(target)\n")
    }
    return 0
  }

  private func read(_ bytes: [UInt8]) throws(ScenarioError) -> Recording {
    var recording: Recording
    do throws(RecordingReader.LineError) {
      recording = try RecordingReader.read(bytes)
    } catch {
      throw ScenarioError(.io, "\(file):\(error.line): \(error.message)", help: error.help)
    }
    if let lifeCycle {
      guard let value = AppDescription.LifeCycle(rawValue: lifeCycle) else {
        throw ScenarioError(
          .usage,
          "unknown life cycle '\(lifeCycle)'",
          help: "write 'scenes' or 'app-delegate'"
        )
      }
      recording.lifeCycle = value
    }
    return recording
  }

  private func version(of recording: Recording) throws(ScenarioError) -> OSVersion {
    guard let ios else {
      if let ios = recording.ios { return ios }
      throw ScenarioError(
        .usage,
        "the recording does not name its version of iOS",
        help: "add '--ios 26'"
      )
    }
    guard let version = OSVersion(ios), OSVersion.released.contains(version) else {
      throw ScenarioError(
        .usage,
        "unknown version '\(ios)'",
        help: "known versions: \(OSVersion.released.map(\.description).joined(separator: ", "))"
      )
    }
    return version
  }
}

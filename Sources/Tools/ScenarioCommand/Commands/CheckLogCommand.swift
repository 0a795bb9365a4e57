internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run check-log FILE`.
struct CheckLogCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "check-log",
    abstract: "Say whether a log of a device is possible, or why the app ended.",
    discussion: """
      The file is any log in which an app prints the names of its delegate methods and notifications, in Swift or \
      Objective-C, shortened or in the words of a framework, or a recording in JSON Lines. The command searches for the most \
      probable actions of the user and the system that lead to the calls. If there are none, it prints the first line that is \
      impossible, what would have been possible there, which lines are missing, and the switches of the model with which the \
      line is possible. Lines that look like calls and are not read are named with the reason. The version of iOS is that \
      which the log names, unless --ios sets it.

      Of a crash report, .ips or .crash, and of a termination or an exception in a log, it prints which limit was exceeded or \
      which rule was broken, with the time in the report and in the model, which call was running, and what to do.

      These frameworks are recognized where their names are in a line; --dialect reads their words in any line:
      \(LogDialect.selectable.map(\.listed).joined(separator: "\n"))

      With --to-scenario, it writes a test of the log, or a scenario that reproduces the termination. With --against, it compares the log with what a scenario does in the \
      model, step by step; --steps-for prints the steps as a checklist for the person with the device. The calls of a run of \
      scenarios are printed by 'run -v'.

      EXIT STATUS:
        0  the log is possible, or matches the scenario; a crash report was read
        1  the log is impossible, or differs from the scenario

      EXAMPLE:
        scenario-run check-log device.log --ios 26
        scenario-run check-log device.log --ios 15...26 --device ipad
        scenario-run check-log device.log --ios 26 --app Notes.xcodeproj
        scenario-run check-log device.log --ios 18 --to-scenario recorded.yaml
        scenario-run check-log Notes-2026-03-04.ips --to-scenario slow-launch.yaml
        scenario-run check-log --steps-for call.yaml:12
        scenario-run check-log device.jsonl --against call.yaml:12
      """
  )

  static let configurableOptions: [ConfigurableOption] = []

  @Argument(help: .value("file", "Check the calls in this file, or explain this crash report."))
  var file: String?

  @Option("version", "Set the version of iOS, or several: 15...26 (default: the recorded one).")
  var ios: VersionsArgument?

  @Option("version", "Set the SDK that the app was built with (default: that of iOS).")
  var sdk: VersionArgument?

  @Option("device", "Set the device (default: the recorded one, or iphone).")
  var device: Device.Model?

  @Option("life-cycle", "Set the life cycle of the app (default: that of the recorded methods).")
  var lifeCycle: LifeCycleWord?

  @Flag("The app is a SwiftUI app; the same as '--life-cycle swiftui'.")
  var swiftui = false

  @Option("key=value", "Set a switch of 'model'; repeatable.")
  var model: [String] = []

  @Option(
    name: [.customLong("app"), .customLong("app-file")],
    help: .value(
      "file",
      "Describe the app by FILE, or name its process in a log that has several."
    ),
    completion: .file(extensions: ["yaml", "yml", "plist", "xcodeproj", "xcworkspace"])
  )
  var appFile: String?

  @Option(
    help: .value("dialect", "Read the words of this framework in all lines."),
    completion: .list(LogDialect.selectable.map(\.name))
  )
  var dialect: String?

  @Option("path", "Write a scenario of the recorded calls, or of the termination, to this file.")
  var toScenario: String?

  @Option(
    help: .value("path", "Compare with this scenario file or FILE:LINE, step by step."),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var against: String?

  @Option(
    help: .value("path", "Print the steps of this scenario, to be performed on a device."),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var stepsFor: String?

  @Flag(name: .shortAndLong, help: "Print all actions, not only the first and the last ones.")
  var verbose = false

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  func validate() throws {
    try require(
      (file == nil) != (stepsFor == nil),
      "name a log, for example: scenario-run check-log device.log --ios 26"
    )
    try require(
      appFile == nil || (against == nil && stepsFor == nil && life == nil),
      "--app cannot be used with a scenario or with --life-cycle: each says what the app is"
    )
    if let dialect, LogDialect.named(dialect) == nil {
      let names = LogDialect.all.map(\.name)
      let meant = Suggestion.nearest(to: dialect, in: names).map { "did you mean '\($0)'?" }
      let all = "there are \(LogDialect.selectable.map(\.name).joined(separator: ", "))"
      throw ValidationError("'\(dialect)' is not a dialect of logs; \(meant ?? all)")
    }
    try requireSwitches(model)
  }

  /// The largest log, in bytes.
  private static let limit = 64 << 20

  /// The life cycle of the options; nil if they do not say it.
  var life: LifeCycleWord? { swiftui ? .swiftUI : lifeCycle }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    if let stepsFor { return try printSteps(of: stepsFor, console) }
    let file = file ?? ""
    let path = Path(file)
    let bytes = try FileReader.readWhole(path: path, limit: Self.limit)
    let reports = try crashReports(in: bytes, path)
    let isOfProcess = appFile.map(reports.processNames.contains) ?? false
    if reports.isReport { return try answer(reports, in: nil, console) }
    var recording = try read(bytes, of: file)
    reports.remove(from: &recording)
    recording.nameWindows()
    console.warn(aboutUnreadLinesOf: recording, file)
    if recording.lines.isEmpty {
      guard reports.all.isEmpty else { return try answer(reports, in: nil, console) }
      throw Self.emptyLog(path, bytes, recording)
    }
    if ios == nil, recording.ios == nil, against == nil, appFile == nil || isOfProcess,
      !reports.all.isEmpty
    {
      console.warning("\(file): the calls are not checked: add '--ios 26', or several versions")
      return try answer(reports, in: recording, console)
    }
    let versions = try versions(of: recording)
    if let appFile, recording.process?.name != appFile, !isOfProcess {
      guard let app = try app(describedBy: appFile, of: recording, on: versions[0], console) else {
        return 3
      }
      recording.describe(app)
    }
    console.warn(aboutIgnoredNamesOf: recording, file)
    if recording.assumesOnlyRecordedMethods {
      console.note(
        "methods that occur nowhere in the recording count as not implemented; "
          + "'implements' in its first line can name those of the app"
      )
    }
    if let against { return try compare(recording, on: versions[0], with: against, console) }
    let results = versions.map { RecordingResult(recording, on: $0, path: file) }
    // The newest version with which it is possible says most.
    let result = results.last(where: \.isPossible) ?? results[results.count - 1]
    let os = result.os
    let (explanations, missing) = (result.explanations, result.missing)
    let crashes = reports.answers(on: os, lifeCycle: life?.lifeCycle, in: recording)
    if format == .json {
      console.print(
        result.report.json(
          of: result.outcome,
          explanations,
          missing: missing,
          on: results,
          crashes: crashes.map(\.json)
        ),
        as: format.syntax
      )
    } else {
      let all = results.count > 1 ? RecordingResult.text(of: results, path: file) : ""
      let text = result.report.text(
        of: result.outcome,
        explanations,
        missing: missing,
        printsAll: verbose,
        paint: console.paint
      )
      console.print(NameSpelling.usual(on: os).written(all + text), as: format.syntax)
      console.print(Self.text(of: crashes, file, console), as: format.syntax)
    }
    guard case .possible(let explanation) = result.outcome else { return 1 }
    if let toScenario {
      try write(result.report.scenario(of: explanation), toScenario, os, console)
    }
    return 0
  }

  /// Writes a scenario to a new file.
  func write(
    _ scenario: String,
    _ name: String,
    _ os: OSVersion,
    _ console: Console
  ) throws(ScenarioError) {
    let target = Path(name)
    let source = SourceFile(target, at: target, bytes: Array(scenario.utf8))
    let spelling = NameSpelling.usual(on: os) == .swift ? NameSpelling.swift : nil
    let bytes = ScenarioFormatter.formatted(source, spelling: spelling)
    guard try FileWriter.create(target, with: bytes) else {
      throw ScenarioError.usage("'\(target)' already exists", help: "choose another name")
    }
    if format == .text { console.print("\(target)\n") }
  }

  private func read(_ bytes: [UInt8], of file: String) throws(ScenarioError) -> Recording {
    var recording: Recording
    do throws(RecordingReader.LineError) {
      recording = try RecordingReader.read(
        bytes,
        in: dialect.flatMap(LogDialect.named),
        of: appFile
      )
    } catch {
      throw ScenarioError(.io, "\(file):\(error.line): \(error.message)", help: error.help)
    }
    recording.sdk = sdk?.version ?? recording.sdk
    recording.device = device ?? recording.device
    if let life {
      recording.lifeCycle = life.lifeCycle
      if life != .swiftUI {
        recording.swiftUI = nil
      } else {
        recording.swiftUI =
          recording.swiftUI ?? recording.apparentSwiftUI ?? AppDescription.SwiftUIDelegates.none
      }
    }
    for text in model {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let problem = recording.choose(String(parts[0]), String(parts[1])) {
        throw ScenarioError.usage("--model: \(problem.message)", help: problem.help)
      }
    }
    return recording
  }

  /// Returns the app that a file describes; nil after printing what is wrong with it.
  private func app(
    describedBy path: String,
    of recording: Recording,
    on os: OSVersion,
    _ console: Console
  ) throws(ScenarioError) -> Recording.App? {
    var described = DescribedEnvironment()
    described.os = os
    described.sdk = recording.sdk
    described.device = recording.device
    let document = try ActionDocument(after: [], then: [], in: described, path)
    guard let plan = ExplainableCases.compile(document, console)?.plans.first else { return nil }
    let script = plan.script
    return Recording.App(
      plan.environment.app,
      script.statedLifeCycle,
      implementing: script.statedMethods
    )
  }

  /// Returns the versions of the options, or that of the recording.
  private func versions(of recording: Recording) throws(ScenarioError) -> [OSVersion] {
    if let ios { return ios.versions }
    guard let ios = recording.ios else {
      let all = recording.statedVersions.prefix(3).map { "\($0.version) in line \($0.line)" }
      throw ScenarioError.usage(
        all.isEmpty
          ? "the recording does not name its version of iOS"
          : "the log names several versions of iOS: \(all.joined(separator: ", "))",
        help: "add '--ios 26', or several versions: '--ios 15...26'"
      )
    }
    return [ios]
  }
}

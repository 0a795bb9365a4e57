internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run trace FILE`.
struct TraceCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Check whether calls recorded on a device are possible in the model.",
    discussion: """
      The file is a recording in JSON Lines, or any log in which an app prints the names of its delegate methods and \
      notifications. The command searches for actions of the user and the system that lead to the recorded calls. If \
      there are none, it prints the first line that is impossible, what would have been possible there, and the switches of \
      the model with which the line is possible.

      With --against, it compares the recording with what a scenario does in the model, step by step; --steps-for prints \
      the steps as a checklist for the person with the device.

      EXIT STATUS:
        0  the recording is possible, or matches the scenario
        1  the recording is impossible, or differs from the scenario

      EXAMPLE:
        scenario-run trace device.log --ios 26
        scenario-run trace device.log --ios 26 --app-file .
        scenario-run trace device.jsonl --to-scenario recorded.yaml
        scenario-run trace --steps-for call.yaml:12
        scenario-run trace device.jsonl --against call.yaml:12
      """
  )

  static let configurableOptions: [ConfigurableOption] = []

  @Argument(help: .value("file", "Check the calls that this file contains."))
  var file: String?

  @Option("version", "Set the version of iOS (default: the recorded one).")
  var ios: VersionArgument?

  @Option("version", "Set the SDK that the app was built with (default: that of iOS).")
  var sdk: VersionArgument?

  @Option("life-cycle", "Set the life cycle: 'scenes' or 'app-delegate'.")
  var lifeCycle: AppDescription.LifeCycle?

  @Option(
    help: .value(
      "file",
      "Describe the app by FILE: a project, 'app' of a scenario, or an Info.plist."
    ),
    completion: .file(extensions: ["yaml", "yml", "plist", "xcodeproj", "xcworkspace"])
  )
  var appFile: String?

  @Option("path", "Write a scenario that expects the recorded calls to this file.")
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

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  func validate() throws {
    try require(
      (file == nil) != (stepsFor == nil),
      "name a recording, for example: scenario-run trace device.log --ios 26"
    )
    try require(
      appFile == nil || (against == nil && stepsFor == nil && lifeCycle == nil),
      "--app-file cannot be used with a scenario or with --life-cycle: each says what the app is"
    )
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    if let stepsFor {
      guard let cases = try ExplainableCases.read(stepsFor, nil, console) else { return 3 }
      // A device has one version of iOS.
      let plans = cases.changing(EnvironmentChange(os: ios?.version), implementing: [])
      let first = Dictionary(plans.map { ($0.scenario.range.start, $0) }) { first, _ in first }
      let scenarios = first.values.sorted { $0.scenario.range.start < $1.scenario.range.start }
      console.print(
        format == .json
          ? RecordingJSON.checkList(of: scenarios)
          : RecordingComparisonText.checkList(of: scenarios),
        as: format.syntax
      )
      return 0
    }
    let file = file ?? ""
    let path = Path(file)
    let bytes = try FileReader.read(path: path, as: path, limit: 64 << 20)
    var recording = try read(bytes, of: file)
    warn(about: recording.unreadNames, of: file, console)
    guard !recording.lines.isEmpty else {
      throw ScenarioError.usage(
        "'\(path)' contains no name of a delegate method or notification",
        help: "'scenario-run words' lists the names"
      )
    }
    let os = try version(of: recording)
    if let appFile {
      guard let app = try app(describedBy: appFile, of: recording, on: os, console) else {
        return 3
      }
      recording.describe(app)
    }
    warn(about: recording.ignoredNames, of: file, console)
    if recording.assumesOnlyRecordedMethods {
      console.note(
        "methods that occur nowhere in the recording count as not implemented; "
          + "'implements' in its first line can name those of the app"
      )
    }
    if let against { return try compare(recording, on: os, with: against, console) }
    let environment = RecordingChecker.environment(of: recording, on: os)
    let report = RecordingReport(recording, in: environment, path: file)
    let checker = RecordingChecker(recording, in: environment)
    let outcome = checker.outcome()
    let explanations = SwitchExplanations(of: outcome, by: checker)
    console.print(
      format == .json
        ? report.json(of: outcome, explanations)
        : NameSpelling.usual(on: os).written(
          report.text(of: outcome, explanations, paint: console.paint)
        ),
      as: format.syntax
    )
    guard case .possible(let steps) = outcome else { return 1 }
    if let toScenario {
      let target = Path(toScenario)
      let scenario = SourceFile(target, at: target, bytes: Array(report.scenario(of: steps).utf8))
      let spelling = NameSpelling.usual(on: os) == .swift ? NameSpelling.swift : nil
      let bytes = ScenarioFormatter.formatted(scenario, spelling: spelling)
      guard try FileWriter.create(target, with: bytes) else {
        throw ScenarioError.usage("'\(target)' already exists", help: "choose another name")
      }
      if format == .text { console.print("\(target)\n") }
    }
    return 0
  }

  /// Prints how a recording differs from what the model does in the steps of a scenario.
  private func compare(
    _ recording: Recording,
    on os: OSVersion,
    with scenario: String,
    _ console: Console
  ) throws(ScenarioError) -> Int32 {
    guard let cases = try ExplainableCases.read(scenario, nil, console) else { return 3 }
    let change = EnvironmentChange(
      os: os,
      lifeCycle: recording.assumedLifeCycle(on: os),
      sdk: recording.sdk,
      device: recording.device
    )
    let plans = cases.changing(change, implementing: recording.methods)
    guard plans.count == 1 else {
      throw ScenarioError.usage(
        "'\(scenario)' contains \(plans.count) scenarios, and the recording is about one",
        help: "name its line, as in \(scenario):12"
      )
    }
    var explainer = CaseExplainer(cases.source, includesEffects: false)
    let comparison = RecordingComparison(recording, explainer.explain(plans[0]))
    console.print(
      format == .json
        ? RecordingJSON.comparison(comparison)
        : plans[0].spelling.written(
          RecordingComparisonText(console.paint).text(of: comparison)
        ),
      as: format.syntax
    )
    if comparison.explained.problem != nil { return 3 }
    return comparison.differenceCount == 0 ? 0 : 1
  }

  private func read(_ bytes: [UInt8], of file: String) throws(ScenarioError) -> Recording {
    var recording: Recording
    do throws(RecordingReader.LineError) {
      recording = try RecordingReader.read(bytes)
    } catch {
      throw ScenarioError(.io, "\(file):\(error.line): \(error.message)", help: error.help)
    }
    recording.ios = ios?.version ?? recording.ios
    recording.sdk = sdk?.version ?? recording.sdk
    recording.lifeCycle = lifeCycle ?? recording.lifeCycle
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

  /// Warns about lines that name several calls, of which only the first one is read.
  private func warn(about lines: [Recording.IgnoredNames], of file: String, _ console: Console) {
    let maximum = 10
    for ignored in lines.prefix(maximum) {
      let names = ignored.terms.map { "'\($0.word)'" }.joined(separator: ", ")
      let verb = ignored.terms.count == 1 ? "is" : "are"
      console.warning(
        "\(file):\(ignored.line): \(names) \(verb) ignored: a line counts as the first name that it contains"
      )
    }
    if lines.count > maximum {
      console.warning("\(file): \(lines.count - maximum) more lines contain several names")
    }
  }

  private func warn(about names: [Recording.UnreadName], of file: String, _ console: Console) {
    let maximum = 5
    for unread in names.prefix(maximum) {
      console.warning(
        "\(file):\(unread.line): '\(unread.word)' is not read: only the whole name is, such as "
          + "'\(unread.method.selector)' or '\(unread.method.swiftName)'"
      )
    }
    if names.count > maximum {
      console.warning("\(file): \(names.count - maximum) more lines have a part of a name")
    }
  }

  private func version(of recording: Recording) throws(ScenarioError) -> OSVersion {
    guard let ios = recording.ios else {
      throw ScenarioError.usage(
        "the recording does not name its version of iOS",
        help: "add '--ios 26'"
      )
    }
    return ios
  }
}

@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

// Crash reports, and terminations that a log mentions.
extension CheckLogCommand {
  /// Finds the crash reports in a file.
  func crashReports(in bytes: [UInt8], _ path: Path) throws(ScenarioError) -> CrashReports {
    do throws(CrashReports.ReadError) {
      return try CrashReports(bytes, of: appFile)
    } catch {
      throw .usage("'\(path)' \(error.message)", help: error.help)
    }
  }

  /// Prints the answers about crash reports, and writes a scenario that reproduces the first one.
  func answer(
    _ reports: CrashReports,
    in recording: Recording?,
    _ console: Console
  ) throws(ScenarioError) -> Int32 {
    guard against == nil, appFile == nil || reports.processNames.contains(appFile ?? "") else {
      let names = reports.processNames.prefix(5).joined(separator: ", ")
      throw .usage(
        "--against and --app are about calls, and '\(file ?? "")' is a crash report",
        help: names.isEmpty ? "leave them out" : "leave them out, or choose one of \(names)"
      )
    }
    let answers = reports.answers(
      on: ios?.versions.last,
      lifeCycle: life?.lifeCycle,
      in: recording
    )
    if format == .json {
      console.print(RecordingJSON.crashes(answers.map(\.json), in: file ?? ""), as: format.syntax)
    } else {
      console.print(Self.text(of: answers, file ?? "", console), as: format.syntax)
    }
    guard let toScenario else { return 0 }
    guard let answer = answers.first(where: \.isReproducible), let scenario = answer.scenario else {
      throw .usage(
        "no scenario can reproduce this termination: the model has none like it",
        help: "leave --to-scenario out"
      )
    }
    try write(scenario, toScenario, answer.os, console)
    return 0
  }

  /// Returns the text of answers; empty for none.
  static func text(of answers: [CrashAnswer], _ file: String, _ console: Console) -> String {
    answers.map { CrashText(console.paint).text(of: $0, path: file) }.joined()
  }
}

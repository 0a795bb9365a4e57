@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

// Comparing a device with what a scenario does in the model.
extension CheckLogCommand {
  /// Prints the steps of scenarios as a checklist.
  func printSteps(of stepsFor: String, _ console: Console) throws(ScenarioError) -> Int32 {
    guard let cases = try ExplainableCases.read(stepsFor, nil, console) else { return 3 }
    // A device has one version of iOS.
    let plans = cases.changing(EnvironmentChange(os: ios?.versions.last), implementing: [])
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

  /// Prints how a recording differs from what the model does in the steps of a scenario.
  func compare(
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
}

@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// The reports for GitHub Actions: annotations, and the summary of the step.
final class GitHubReports: RunEventConsumer {
  private var annotations: GitHubAnnotations?
  private var summary: GitHubSummary?
  private var file: LineFile?
  private var spelling: ResultSpelling
  /// Why the summary cannot be written.
  private var problem: ScenarioError?
  var problems: [ScenarioError] { problem.map { [$0] } ?? [] }
  /// The annotations to print to the console; empty until the run has ended.
  private(set) var lines = ""

  /// Creates the reports; nil if the environment is not that of GitHub Actions.
  ///
  /// `names` is the language of names for all files, nil for that of each.
  init?(
    annotates: Bool,
    names: NameSpelling? = nil,
    environment: (String) -> String? = ProcessEnvironment.value
  ) {
    guard environment("GITHUB_ACTIONS") == "true" else { return nil }
    spelling = ResultSpelling(names)
    if annotates { annotations = GitHubAnnotations() }
    guard let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do throws(ScenarioError) {
      let file = try LineFile(path: Path(path), appends: true)
      summary = GitHubSummary(limit: max(0, GitHubSummary.limit - file.size))
      self.file = file
    } catch {
      problem = error
    }
  }

  func consume(_ event: RunEvent) {
    var bytes: [UInt8] = []
    switch event {
    case .fileFinished(let result):
      let result = spelling.written(result)
      annotations?.add(result, into: &bytes)
      summary?.add(result, into: &bytes)
    case .runEnded(let end):
      summary?.finish(end, into: &bytes)
      file?.append(bytes[...])
      file?.close()
      problem = problem ?? file?.problem
      bytes = []
      annotations?.finish(end, into: &bytes)
      lines = String(decoding: bytes, as: UTF8.self)
    default: break
    }
  }
}

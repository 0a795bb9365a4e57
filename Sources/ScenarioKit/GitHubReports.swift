internal import ScenarioEvents
internal import ScenarioReports
internal import ScenarioSystem

/// What GitHub Actions is told beside all other reports: annotations, and the summary of the step.
struct GitHubReports {
  private var annotations: GitHubAnnotations?
  private var summary: GitHubSummary?
  private var file: LineFile?
  /// Why the summary cannot be written.
  private(set) var problem: ScenarioError?

  /// Creates the reports where the environment is that of GitHub Actions; nil elsewhere.
  init?(annotates: Bool, environment: (String) -> String? = Environment.value) {
    guard environment("GITHUB_ACTIONS") == "true" else { return nil }
    if annotates { annotations = GitHubAnnotations() }
    guard let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do throws(ScenarioError) {
      let file = try LineFile(appendingTo: Path(path))
      summary = GitHubSummary(limit: max(0, GitHubSummary.limit - file.size))
      self.file = file
    } catch {
      problem = error
    }
  }

  mutating func add(_ record: FileRecord) {
    var nothing: [UInt8] = []
    annotations?.add(record, into: &nothing)
    summary?.add(record, into: &nothing)
  }

  /// Writes the summary, and returns the annotations, for the console.
  mutating func finish(_ end: RunEnd) -> String {
    var text: [UInt8] = []
    _ = summary?.finish(end, into: &text)
    file?.append(text[...])
    file?.close()
    problem = problem ?? file?.problem
    var lines: [UInt8] = []
    _ = annotations?.finish(end, into: &lines)
    return String(decoding: lines, as: UTF8.self)
  }
}

internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// What Bazel tells a test by its environment, and what it wants to be told.
///
/// Source: Bazel, "Test encyclopedia". A test rule needs no option for any of it.
struct BazelTest: Sendable {
  /// The shard, where the test is sharded.
  let shard: Shard?
  /// What must stand in the names of the cases: `--test_filter`.
  let filter: String?
  /// Where the JUnit report goes.
  let reportPath: String?
  /// Where files go that are kept with the result.
  let outputFolder: String?
  /// Whether the first failure ends the run: `--test_runner_fail_fast`.
  let failsFast: Bool

  private let shardStatusPath: String?
  private let prematureExitPath: String?

  /// Reads the environment; nil where no Bazel runs this process.
  ///
  /// - Parameter environment: Looks a variable up.
  /// - Throws: `.usage` for numbers that make no shard.
  init?(environment: (String) -> String? = Environment.value) throws(ScenarioError) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    // Versions before 5 do not say so themselves, but all of them set these.
    let isOlder = ["TEST_SRCDIR", "TEST_TMPDIR", "TEST_WORKSPACE"].allSatisfy { value($0) != nil }
    guard value("BAZEL_TEST") == "1" || isOlder else { return nil }
    shard =
      value("TEST_TOTAL_SHARDS") == nil
      ? nil : try ShardVariables.shard(environment: environment, of: "Bazel")
    filter = value("TESTBRIDGE_TEST_ONLY")
    reportPath = value("XML_OUTPUT_FILE")
    outputFolder = value("TEST_UNDECLARED_OUTPUTS_DIR")
    failsFast = value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1"
    shardStatusPath = value("TEST_SHARD_STATUS_FILE")
    prematureExitPath = value("TEST_PREMATURE_EXIT_FILE")
  }

  /// Adds what Bazel asks for to a request.
  func apply(to request: inout RunRequest) {
    if request.selection.shard == nil { request.selection.shard = shard }
    if failsFast { request.configuration.failureLimit = 1 }
    if let filter { request.selection.filters.append(filter) }
    if let reportPath {
      request.output.reports.append(RunOutput.Report(format: .junit, path: reportPath))
    }
    if let outputFolder, request.output.events == nil {
      request.output.events = "\(outputFolder)/events.jsonl"
    }
    // A test of Bazel leaves nothing behind but what it is asked for.
    if request.history == .automatic { request.history = .off }
  }

  /// Tells Bazel that shards are understood, and that this run is not at its end before it says so.
  ///
  /// - Throws: `.unwritable`, where Bazel would take silence for success.
  func begin() throws(ScenarioError) {
    if let path = prematureExitPath { try FileWriter.touch(Path(path)) }
    if let path = shardStatusPath { try FileWriter.touch(Path(path)) }
  }

  /// Tells Bazel that the run has come to its end.
  func end() {
    if let path = prematureExitPath { FileWriter.remove(Path(path)) }
  }
}

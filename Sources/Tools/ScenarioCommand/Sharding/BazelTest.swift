internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// A test that Bazel runs, recognized by environment variables, so that test rules need no options.
///
/// Source: Bazel, "Test encyclopedia".
struct BazelTest {
  private let environment: (String) -> String?

  /// Reads the environment; returns nil if Bazel does not run this process.
  init?(environment: @escaping (String) -> String? = ProcessEnvironment.value) {
    self.environment = environment
    // Versions before 5 do not set BAZEL_TEST, but all of them set these.
    let older = ["TEST_SRCDIR", "TEST_TMPDIR", "TEST_WORKSPACE"]
    guard value("BAZEL_TEST") == "1" || older.allSatisfy({ value($0) != nil }) else { return nil }
  }

  private func value(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Applies the shard, filter and output files that Bazel requests.
  ///
  /// - Throws: `.usage` for numbers that are not a valid shard.
  func apply(to request: inout RunRequest) throws(ScenarioError) {
    if value("TEST_TOTAL_SHARDS") != nil {
      let shard = try ShardVariables.shard(environment: environment, of: "Bazel")
      request.selection.shard = request.selection.shard ?? shard
    }
    if value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1" { request.configuration.failureLimit = 1 }
    if let filter = value("TESTBRIDGE_TEST_ONLY") { request.selection.filters.append(filter) }
    if let path = value("XML_OUTPUT_FILE") {
      request.output.reports.append(RunOutput.Report(format: .junit, path: path))
    }
    if let folder = value("TEST_UNDECLARED_OUTPUTS_DIR"), request.output.events == nil {
      request.output.events = "\(folder)/events.jsonl"
    }
    // A Bazel test must write only the requested outputs.
    if request.history == .automatic { request.history = .off }
  }

  /// Signals to Bazel that sharding is supported, and that an exit before `end()` is premature.
  ///
  /// - Throws: `.unwritable` if a file cannot be written, since Bazel would then treat a crash as success.
  func begin() throws(ScenarioError) {
    for name in ["TEST_PREMATURE_EXIT_FILE", "TEST_SHARD_STATUS_FILE"] {
      if let path = value(name) { try FileWriter.touch(Path(path)) }
    }
  }

  /// Signals to Bazel that the run has ended.
  func end() {
    if let path = value("TEST_PREMATURE_EXIT_FILE") { FileWriter.remove(Path(path)) }
  }
}

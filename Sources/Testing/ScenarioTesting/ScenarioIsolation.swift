internal import ScenarioSystem

/// Where the cases of a suite with an app under test run.
public enum ScenarioIsolation: Sendable {
  /// In a worker process, which is the test program, started once more: if code of the app crashes, hangs or exits, only
  /// the case in progress fails.
  ///
  /// The cases of a suite that a test creates in its body run in the process of the tests instead, since nothing but the
  /// body could create the app a second time. So do those of suites that cannot be told apart, since a loop creates them
  /// with apps of the same name; and all cases if the environment variable `SCENARIO_RUN_IN_PROCESS` is set, if the
  /// coverage of the code is measured, and on systems other than Linux.
  case process
  /// In the process of the tests, for a debugger.
  ///
  /// If code of the app crashes, hangs or exits, the case and the step are printed, and the tests end with a failure.
  case none
}

extension ScenarioIsolation {
  /// Whether no case of this process can run in a worker, whatever the suite.
  static let isImpossible: Bool = {
    #if os(Linux)
      // A worker that is killed does not write what it has counted.
      isSet("SCENARIO_RUN_IN_PROCESS") || isSet("LLVM_PROFILE_FILE")
    #else
      true
    #endif
  }()

  private static func isSet(_ variable: String) -> Bool {
    !["", "0"].contains(ProcessEnvironment.value(variable) ?? "")
  }
}

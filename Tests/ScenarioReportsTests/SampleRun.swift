import ScenarioSystem

@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage
@testable import ScenarioReports
@testable import ScenarioRunner

/// A run made by hand, in which everything happens that a report must be able to tell.
enum SampleRun {
  private static let text = """
    suite: Sample
    scenarios:
      - scenario: Passes
      - scenario: Fails
        steps:
          - user: press-home
            calls: [applicationWillResignActive, applicationWillTerminate]
            state: active
      - scenario: "<b>&amp; 'quotes' \\"too\\" ]]> 📞 \\e[31m"
      - scenario: Known
      - scenario: Fixed
      - scenario: Skipped
    """
  private static let source = SourceFile(
    path: "Scenarios/sample/all.yaml",
    bytes: Array(text.utf8)
  )

  /// The place of a word in the text.
  private static func place(_ word: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let expected = Array(word.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: expected) } ?? 0
    return SourceRange(start, start + expected.count)
  }

  private static let file = FileContext(source)

  private static func result(_ name: String, at word: String, _ outcome: Outcome) -> CaseResult {
    var result = CaseResult(
      name: name,
      line: file.lines.line(at: place(word).start),
      outcome: outcome
    )
    result.scenario.name = name.replacing(" [iOS 8.0]", with: "")
    result.scenario.offset = Int(place(word).start)
    result.scenario.suite = "Sample"
    result.scenario.tags = ["smoke"]
    result.scenario.sources = ["2010 \"Moving to the Background\""]
    result.scenario.statements = ["F1.1", "F2.1"]
    (result.ios, result.device) = ("8.0", "iphone")
    result.virtualTime = VirtualTime(milliseconds: 1500)
    result.wallTime = 2_345_678
    return result
  }

  private static let rules = RuleBook(
    [
      Rule("sample", on: .action(.pressHome), since: .iOS4)?
        .doesNothing(for: 66)
        .because("Home sends the app away")
        .stated(.guide2010("Moving to the Background"), .measured("")),
      Rule("sample-background", on: .action(.pressHome), since: .iOS4)?
        .doesNothing(for: 66)
        .because("an app that was sent away enters the background")
        .stated(.guide2011("Moving to the Background")),
    ].compactMap(\.self)
  )

  /// One step of a case, in which the app was called twice.
  private static let execution: CaseExecution = {
    var trace = Trace()
    let calls: [(DelegateMethod, AppState)] = [
      (.willResignActive, .active), (.didEnterBackground, .background),
    ]
    let (first, second) = (Int32(rules.rules.startIndex), Int32(rules.rules.startIndex + 1))
    let action = trace.append(Cause(rule: first, parent: -1))
    let cause = trace.append(Cause(rule: second, parent: action))
    for (index, call) in calls.enumerated() {
      trace.append(
        TraceEntry(
          time: VirtualTime(milliseconds: Int64(index) * 250),
          term: .call(call.0),
          index: 0,
          reads: call.1,
          cause: cause
        )
      )
    }
    trace.append(
      TraceEntry(
        time: .zero,
        term: .notification(.didEnterBackground),
        index: 0,
        reads: nil,
        cause: cause
      )
    )
    let step = Step(
      activity: .action(Action(.pressHome)),
      activityRange: place("press-home"),
      range: place("user"),
      expectations: []
    )
    return CaseExecution(
      trace: trace,
      steps: [
        .init(
          entries: trace.entries.indices,
          start: .zero,
          end: VirtualTime(milliseconds: 250),
          snapshot: Snapshot(state: .background)
        )
      ],
      plannedSteps: [step],
      book: rules,
      profile: Profile.index(of: SimulationEnvironment(os: OSVersion(8))),
      stepCount: 1,
      impossibleAction: nil
    )
  }()

  private static let failures = [
    StepFailure(
      failure: Failure(
        range: place("applicationWillTerminate"),
        message:
          "expected applicationWillTerminate:, got applicationDidEnterBackground: (and 1 more)",
        rows: [
          .init(
            expected: "applicationWillResignActive:",
            actual: "applicationWillResignActive:",
            note: "at 0s, active",
            isFirstDifference: false
          ),
          .init(
            expected: "applicationWillTerminate:",
            actual: "applicationDidEnterBackground:",
            note: "at 250ms, background",
            isFirstDifference: true
          ),
          .init(expected: "applicationDidBecomeActive:", isFirstDifference: false),
        ],
        time: VirtualTime(milliseconds: 250),
        state: .background,
        rules: Array(rules.rules.indices)
      ),
      step: 1
    ),
    StepFailure(
      failure: Failure(
        range: place("active\n"),
        message: "state is background, expected active",
        time: VirtualTime(milliseconds: 250),
        state: .background,
        rules: []
      ),
      step: 1
    ),
  ]

  private static let trace: TraceRecord? = {
    var recorder = TraceRecorder()
    return recorder.record(execution, [], in: file)
  }()

  private static let all: FileResult = {
    var result = FileResult(path: Path(source.path))
    var passed = Self.result("Passes", at: "Passes", .passed)
    var failed = Self.result("Fails [iOS 8.0]", at: "Fails", .failed)
    var known = Self.result("Known", at: "Known", .knownIssue)
    known.reason = "wrong screen"
    passed.trace = trace
    failed.trace = trace
    known.trace = trace
    failed.failures = failures.map { FailureRecord($0, of: execution, in: file) }
    known.failures = failed.failures
    var unexpected = Self.result("Fixed", at: "Fixed", .unexpectedPass)
    unexpected.reason = "<not> & \"yet\""
    unexpected.excerpt = file.excerpt(place("Fixed"))
    var skipped = Self.result("Skipped", at: "Skipped", .skipped)
    skipped.reason = "no telephony ]]> here"
    result.cases = [
      passed, failed,
      Self.result("<b>&amp; 'quotes' \"too\" ]]> 📞 \u{1B}[31m", at: "\"<b>", .passed),
      known, unexpected, skipped,
    ]
    return numbered(result)
  }()

  /// The same with an index for each case.
  private static func numbered(_ file: FileResult) -> FileResult {
    var file = file
    for index in file.cases.indices { file.cases[index].index = index }
    return file
  }

  private static func small(_ path: Path, _ cases: [CaseResult]) -> FileResult {
    var file = FileResult(path: path)
    file.cases = cases
    for index in cases.indices {
      (file.cases[index].scenario.line, file.cases[index].scenario.offset) = (1, 0)
    }
    return numbered(file)
  }

  private static let invalid: FileResult = {
    let path = "a.b/c.yaml"
    let source = SourceFile(path: path, bytes: Array("scenario: 電話 and tap-icn\n".utf8))
    let diagnostics = [
      Diagnostic(
        .unknownAction,
        at: SourceRange(21, 28),
        "unknown user action 'tap-icn'",
        help: "did you mean 'tap-icon'?"
      ),
      Diagnostic(.yamlSyntax, at: SourceRange(28, 28), "something is missing"),
    ].map(FileContext(source).record)
    var whole = CaseResult(name: CaseResult.wholeFileName, outcome: .invalid)
    whole.diagnostics = [diagnostics[1]]
    var scenario = result("電話", at: "Passes", .invalid)
    (scenario.ios, scenario.device) = ("", "")
    (scenario.wallTime, scenario.virtualTime) = (0, .zero)
    scenario.diagnostics = diagnostics
    return small(Path(path), [whole, scenario])
  }()

  private static func unreadable(_ path: Path, _ message: String) -> FileResult {
    var file = FileResult(path: path)
    file.problem = ScenarioError(.unreadable, message)
    return file
  }

  /// The files, in order, and one file more with what only a supervisor of other processes finds out.
  static let files = [
    all,
    invalid,
    // Its path makes the same class name as the one before, but for the dot.
    small("a/b/c.yml", [result("電話", at: "Passes", .passed)]),
    unreadable("secret/", "cannot read the folder 'secret': permission denied"),
    unreadable("gone.yaml", "cannot read 'gone.yaml': no such file or directory"),
    FileResult(path: "nothing-chosen.yaml"),
    supervised,
  ]

  /// Cases that were tried again, crashed, or came to no end.
  private static let supervised: FileResult = {
    let failed = all.cases[1]
    var file = FileResult(path: "supervised.yaml")
    func record(_ name: String, _ outcome: Outcome) -> CaseResult {
      var record = CaseResult(index: file.cases.count, name: name, line: 1, outcome: outcome)
      record.scenario.name = name
      record.ios = "8.0"
      record.device = "iphone"
      record.wallTime = 1_000_000
      return record
    }
    var crash = record("Crashes", .error)
    crash.processFailure = .init(type: "crash", message: "its process was ended by SIGSEGV (11)")
    crash.processFailure?.signal = 11
    crash.processFailure?.step = 2
    crash.processFailure?.output = "Fatal error: index out of range\n<b>\u{1B}[31m ]]> # | `"
    var flaky = record("Passes at last", .passed)
    flaky.earlierAttempts = [failed, crash]
    flaky.attempt = 3
    var stubborn = failed
    stubborn.name = "Fails again"
    stubborn.earlierAttempts = [crash, failed]
    stubborn.attempt = 3
    var interrupted = record("Cut off", .interrupted)
    interrupted.reason = "the run ended before the case did"
    var different = record("Is not alike <twice>", .passed)
    different.difference =
      "after other cases: call a at 0s; in a fresh process: nothing more"
    var failedOnce = failed
    failedOnce.name = "Fails after others"
    failedOnce.difference = "it ended as failed after others, and as passed in a fresh process"
    for var record in [crash, flaky, stubborn, interrupted, different, failedOnce] {
      record.index = file.cases.count
      file.cases.append(record)
    }
    return file
  }()

  static let start = RunStart(timestamp: "2026-11-21T09:30:00")

  static let end: RunEnd = {
    var counts = Counts()
    for file in files { counts.add(file) }
    var end = RunEnd(counts: counts, wallTime: 12_345_678_901)
    end.unmetConditions = [.proveDeterminism]
    return end
  }()

  /// What a writer makes of the run.
  static func report(_ format: ReportFormat, of files: [FileResult] = files) -> String {
    var sink: [UInt8] = []
    var writer = format.makeWriter(start)
    writer.begin(into: &sink)
    for file in files { writer.add(file, into: &sink) }
    writer.finish(end, into: &sink)
    if let head = writer.head(end) {
      sink.replaceSubrange(head.offset..<(head.offset + head.bytes.count), with: head.bytes)
    }
    return String(decoding: sink, as: UTF8.self)
  }
}

extension SourceExcerpt {
  /// A place without its words.
  init(path: String, line: Int, column: Int) {
    self.init()
    (self.path, self.line, self.column) = (path, line, column)
  }
}

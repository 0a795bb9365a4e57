internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Reads files, and plays and judges one after the other.
struct FileWorker<Loader: ScenarioLoader> {
  private var batch: FileBatch<Loader>
  private let configuration: RunConfiguration
  private var runner: CaseRunner
  private var listener: (any RunListener)?
  private let stop: StopSign?
  /// How many cases of the file other shards have so far: they keep their places in it.
  private var elsewhere = 0

  init(
    loader: Loader,
    configuration: RunConfiguration,
    fileLimit: Int,
    stop: StopSign? = nil
  ) {
    batch = FileBatch(loader, fileLimit: fileLimit, isTimed: configuration.isTimed)
    self.configuration = configuration
    self.stop = stop
    listener = configuration.makeListener?()
    let keepsRecords = configuration.keepsRecords || listener?.wantsRecords == true
    runner = CaseRunner(configuration, keepsRecords: keepsRecords)
  }

  /// Works on what the walk over the folders found, one after the other.
  mutating func work(on entries: [ScenarioFiles.Entry], emit: (FileResult) -> Void) {
    var results = ResultBatch()
    work(on: entries, &results, emit)
    results.handOut(emit)
  }

  /// Works on what the walk over the folders found, and returns what came of all.
  mutating func results(of entries: [ScenarioFiles.Entry]) -> [FileResult] {
    var results = ResultBatch(holdingAll: true)
    work(on: entries, &results) { _ in }
    return results.results
  }

  private mutating func work(
    on entries: [ScenarioFiles.Entry],
    _ results: inout ResultBatch,
    _ emit: (FileResult) -> Void
  ) {
    var rest = entries[...]
    while !rest.isEmpty {
      // After a stop nothing is read.
      let count = StopSign.reason(stop) == nil ? batch.read(rest) : rest.count
      for index in 0..<count where results.add(work(on: rest.removeFirst(), index)) {
        listener?.flush()
        results.handOut(emit)
      }
      listener?.flush()
    }
  }

  private mutating func work(on entry: ScenarioFiles.Entry, _ index: Int) -> FileResult {
    switch entry {
    case .failure(let error, let folder): return refuse(folder, error)
    case .file(let path):
      if let reason = StopSign.reason(stop) { return leave(path, reason) }
      var result = FileResult(path: path.display)
      if let file = load(index, into: &result) { add(file, to: &result) }
      return result
    }
  }

  /// Tells of a folder that cannot be read.
  mutating func refuse(_ folder: Path, _ error: ScenarioError) -> FileResult {
    var result = FileResult(path: folder)
    add(error, to: &result)
    return result
  }

  /// Reads a file and finds its cases out; which of them are played, the configuration says.
  mutating func plan(_ path: ScenarioPath) -> (FileResult, LoadedFile?) {
    _ = batch.read([.file(path)])
    var result = FileResult(path: path.display)
    let file = load(0, into: &result)
    if let file { add(file, to: &result) }
    return (result, file)
  }

  /// Finds out what one of the files means that were read last.
  private mutating func load(_ index: Int, into result: inout FileResult) -> LoadedFile? {
    do throws(ScenarioError) {
      let (file, time) = try batch.load(index)
      result.loadTime = time
      return file
    } catch {
      add(error, to: &result)
      return nil
    }
  }

  private mutating func add(_ problem: ScenarioError, to result: inout FileResult) {
    result.problem = problem
    listener?.fileUnreadable(result.path, problem)
  }

  private mutating func add(_ file: LoadedFile, to result: inout FileResult) {
    let selector = configuration.selection.forFile(result.path, file)
    result.usedVariables = file.usedVariables
    result.includedPaths = file.source.includedPaths
    if configuration.lints { result.lintFacts = LintFacts(file) }
    if configuration.selection.choosesTags {
      result.tags = file.scenarios.flatMap { $0.info.tags.map(\.word) }
    }
    if configuration.isFingerprinted { result.fingerprint.add(file.source.bytes) }
    var isShown = configuration.keepsRecords
    var isTroubled = !file.diagnostics.isEmpty
    elsewhere = 0
    var invalid = InvalidCases(file, selector)
    // Found once for all who ask, and where nobody does, not at all.
    let known = listener.map { file.lines(all: $0.wantsRecords) }
    if let known {
      let planned = invalid.planned(of: file, selector, known)
      listener?.fileStarted(file.source, known, cases: planned)
    }
    if !file.diagnostics.isEmpty {
      add(invalid.take(), to: &result, file.source)
      isShown = true
    }
    for scenario in file.scenarios {
      let count = result.cases.count
      if scenario.isValid {
        for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
          guard selector.isShared(plan.name) else {
            elsewhere += 1
            continue
          }
          play(plan, warnings: scenario.diagnostics, into: &result, file.source)
          let last = result.cases.count - 1
          if case .passed = result.cases[last].outcome, !result.cases[last].isFlaky,
            result.cases[last].warnings.isEmpty
          {
            continue
          }
          isShown = true
        }
      } else if selector.selectsInvalid(scenario.info) {
        isShown = true
        isTroubled = true
        add(invalid.take(), to: &result, file.source)
      }
      if result.cases.count > count { result.scenarioCount += 1 }
    }
    if isTroubled {
      for scenario in file.scenarios where scenario.isValid {
        for plan in scenario.plans where !selector.selects(plan.name, of: scenario.info) {
          result.passedOver.append(plan.name)
        }
      }
    }
    if isShown { result.source = file.source }
    if configuration.wantsLines || isShown {
      let starts = result.cases.map { $0.scenario?.range.start ?? 0 }
      let lines = known ?? file.source.lineTable(upTo: starts.max() ?? 0)
      result.lines = starts.map { lines.line(at: $0) }
    }
  }

  /// Plays a case, again and again where that is asked for; every attempt is told to who listens.
  private mutating func play(
    _ plan: Plan,
    warnings: [Diagnostic],
    into file: inout FileResult,
    _ source: SourceFile
  ) {
    // Played where it stays: a result that is handed on is copied.
    let index = file.cases.count
    file.cases.append(CaseResult(plan))
    if let reason = StopSign.reason(stop) ?? limitReason(in: file) {
      file.cases[index].outcome = .interrupted(reason)
      return tell(of: index, in: &file, source)
    }
    listener?.flush()
    runner.play(plan, warnings: warnings, into: &file.cases[index])
    var retries = configuration.retries
    while retries > 0, file.cases[index].outcome.verdict.mayChange, StopSign.reason(stop) == nil {
      retries -= 1
      listener?.caseFinished(file.cases[index], at: index + elsewhere, of: source)
      var earlier = CaseResult(plan)
      swap(&earlier, &file.cases[index])
      swap(&earlier.earlier, &file.cases[index].earlier)
      file.cases[index].earlier.append(earlier)
      listener?.flush()
      runner.play(plan, warnings: warnings, into: &file.cases[index])
    }
    tell(of: index, in: &file, source)
  }

  /// Why nothing more of a file is played: it alone has all the failures that a run may have.
  private func limitReason(in file: FileResult) -> String? {
    guard let limit = configuration.failureLimit, let stop,
      file.cases.count(where: { !$0.outcome.isGood }) >= limit
    else { return nil }
    return stop.reason
  }

  /// Leaves a file unread: that it was chosen is told, and why no more is known of it.
  private mutating func leave(_ path: ScenarioPath, _ reason: String) -> FileResult {
    var file = FileResult(path: path.display)
    file.leaveUnread(reason)
    let source = SourceFile(file.path)
    for result in file.cases {
      listener?.fileStarted(
        source,
        source.lineTable(),
        cases: [PlannedCase(name: result.name, line: 1, index: 0)]
      )
      listener?.caseFinished(result, at: 0, of: source)
    }
    return file
  }

  /// Adds a case that was not played, told to who listens.
  private mutating func add(
    _ result: CaseResult,
    to file: inout FileResult,
    _ source: SourceFile
  ) {
    file.cases.append(result)
    tell(of: file.cases.count - 1, in: &file, source)
  }

  /// Tells who listens of a case; what happened is kept where it is wanted.
  private mutating func tell(of index: Int, in file: inout FileResult, _ source: SourceFile) {
    guard listener != nil else { return }
    listener?.caseFinished(file.cases[index], at: index + elsewhere, of: source)
    if !configuration.keepsRecords, case .passed = file.cases[index].outcome {
      runner.recycle(&file.cases[index].record)
    }
  }
}

extension LoadedFile {
  /// All lines, or as far as the last scenario begins.
  fileprivate func lines(all: Bool) -> LineTable {
    if all { return source.lineTable() }
    return source.lineTable(upTo: scenarios.map(\.info.range.start).max() ?? 0)
  }
}

@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// Reads files, and executes and evaluates their cases, one file at a time.
package struct FileRunner<Loader: ScenarioLoader> {
  private var loader: Loader
  private let configuration: RunConfiguration
  private let cancellation: Cancellation?
  private var cases: CaseRunner

  package init(
    loader: Loader,
    configuration: RunConfiguration,
    cancellation: Cancellation? = nil,
    analyses: SharedAnalyses = SharedAnalyses()
  ) {
    self.loader = loader
    self.configuration = configuration
    self.cancellation = cancellation
    cases = CaseRunner(configuration, analyses: analyses)
  }

  /// Runs a file, or returns the error of an unreadable folder.
  package mutating func run(_ entry: ScenarioFiles.Entry) -> FileResult {
    let reason = Cancellation.reason(cancellation)
    var file = prepare(entry, leavingOut: reason)
    if let problem = file.result.problem {
      notify(.fileUnreadable(file.result.path, problem))
      return file.result
    }
    if configuration.purpose != .list { execute(&file) }
    return file.result
  }

  // MARK: - Reading

  /// Prepares a file, or returns the error of an unreadable folder; if `reason` is set, the file is not read but marked
  /// as interrupted.
  package mutating func prepare(
    _ entry: ScenarioFiles.Entry,
    leavingOut reason: String? = nil
  ) -> PreparedFile {
    switch entry {
    case .failure(let error, let path):
      return PreparedFile(result: FileResult(path: path, problem: error))
    case .file(let path):
      guard let reason else { return prepare(path.path, as: path.display) }
      var result = FileResult(path: path.display)
      result.markAsUnread(reason)
      return PreparedFile(result: result)
    }
  }

  /// Reads a file, and determines its selected cases.
  package mutating func prepare(_ path: Path, as display: Path) -> PreparedFile {
    var file = PreparedFile(location: path, result: FileResult(path: display))
    let start = now
    do throws(ScenarioError) {
      let bytes = try FileReader.read(path: path, as: display, limit: Loader.fileLimit)
      let loaded = loader.load(SourceFile(display, at: path, bytes: bytes))
      file.result.facts.loadNanoseconds = now - start
      add(loaded, to: &file)
    } catch {
      file.result.problem = error
    }
    return file
  }

  private func add(_ loaded: LoadedFile, to file: inout PreparedFile) {
    let selection = configuration.selection
    file.context = FileContext(loaded.source)
    file.result.facts.usedVariables = loaded.usedVariables
    file.result.facts.includedPaths = loaded.source.includedPaths
    if configuration.purpose == .check {
      file.result.facts.findings = loader.notes().map(file.context.record)
      if configuration.isStrict { file.result.facts.refuseNotes() }
    }
    if configuration.checksAcrossFiles { file.result.facts.crossFileFacts = CrossFileFacts(loaded) }
    if selection.usesTags {
      file.result.facts.tags = loaded.scenarios.flatMap { $0.info.tags.map(\.word) }
    }
    if configuration.isFingerprinted { file.result.facts.fingerprint.add(loaded.source.bytes) }
    let selector = selection.forFile(file.result.path, loaded)
    let selected = SelectedCases(loaded, selector, file.context)
    file.result.facts.unselectedCases = selected.unselectedCases
    file.result.cases = selected.results
    file.executable = selected.executable
  }

  private var now: UInt64 { configuration.isTimed ? Clock.monotonicNanoseconds() : 0 }

  // MARK: - Execution

  private mutating func execute(_ file: inout PreparedFile) {
    let path = file.result.path
    notify(.fileStarted(path, file.planned))
    var rest = file.executable[...]
    for position in file.result.cases.indices {
      if let item = rest.first, item.position == position {
        rest.removeFirst()
        execute(item, of: &file)
      }
      notify(.caseFinished(file.result.cases[position], of: path))
    }
  }

  /// Executes a case with retries; every attempt is an event.
  private mutating func execute(_ item: PreparedFile.Case, of file: inout PreparedFile) {
    let position = item.position
    if let reason = Cancellation.reason(cancellation)
      ?? limitReason(before: position, in: file.result)
    {
      file.result.cases[position] = file.result.cases[position].interrupted(reason)
      return
    }
    // Executed in place, since a copy of each result costs a hundredth of a run.
    let planned = configuration.retries > 0 ? file.result.cases[position] : nil
    var earlier: [CaseResult] = []
    cases.run(item.plan, &file.result.cases[position], warnings: item.warnings, in: file.context)
    while let planned, earlier.count < configuration.retries,
      file.result.cases[position].outcome.isRetriable, Cancellation.reason(cancellation) == nil
    {
      notify(.caseFinished(file.result.cases[position], of: file.result.path))
      earlier.append(file.result.cases[position])
      file.result.cases[position] = planned
      cases.run(item.plan, &file.result.cases[position], warnings: item.warnings, in: file.context)
      file.result.cases[position].attempt = earlier.count + 1
    }
    file.result.cases[position].earlierAttempts = earlier
  }

  /// Returns why the rest of a file is not executed, if the file alone has reached the failure limit.
  private func limitReason(before position: Int, in file: FileResult) -> String? {
    guard let limit = configuration.failureLimit, let cancellation,
      file.cases[..<position].count(where: { !$0.outcome.isSuccess }) >= limit
    else { return nil }
    return cancellation.reason
  }

  /// Passes an event to the callback; creates it only if there is one.
  private func notify(_ event: @autoclosure () -> RunEvent) { configuration.onEvent?(event()) }
}

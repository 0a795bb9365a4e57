@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// The console output: results on standard output, errors on standard error, progress on a terminal.
///
/// If a report is written to standard output, results are printed to standard error instead.
final class Console: RunEventConsumer {
  private let output: StandardStream
  private let errors: StandardStream
  /// The colors of the results.
  let paint: Paint
  private let report: ConsoleReport
  private var digest: FailureDigest
  private var slowest: SlowestCases
  private let listsSlowest: Bool
  private let pointsOutSlowest: Bool
  private var versions = VersionNote()
  private let notesVersions: Bool
  /// Whether a line of progress is printed after every thousand cases.
  private let printsProgressLines: Bool
  /// The language in which names are printed; nil for that of each file.
  let names: NameSpelling?
  private var spelling: ResultSpelling
  private var counts = Counts()
  private var reportedCases = 0
  private let purpose: RunConfiguration.Purpose
  /// The diagnostics for editors and programs, which replace the console report.
  private var diagnostics: DiagnosticReport?
  /// The document about the cases, which replaces the lines of `list`.
  private var list: ListJSON?
  /// Whether the terminal shows a line of progress that is overwritten.
  private let showsLiveProgress: Bool
  private let width: Int
  private let errorPaint: Paint
  /// What is printed to each stream, unless it is a document.
  private let syntax: PrintedText.Syntax
  private let errorSyntax: PrintedText.Syntax
  private var liveProgressIsShown = false
  private var lastLiveProgress: UInt64 = 0
  private var progress = ProgressText(start: Clock.monotonicNanoseconds())
  private let outputIsTerminal: Bool

  /// The error that occurred while writing the results; the run continues without them.
  private(set) var problem: ScenarioError?
  var problems: [ScenarioError] { problem.map { [$0] } ?? [] }

  /// Creates the console of a command that runs, checks or lists cases.
  init(
    _ settings: ConsoleSettings = ConsoleSettings(),
    for purpose: RunConfiguration.Purpose = .list,
    on channel: StandardStream.Channel = .output
  ) {
    errors = StandardStream(.error)
    names = settings.names
    // A document for programs has selectors.
    spelling = ResultSpelling(settings.format == .json ? .objc : settings.names)
    output = channel == .error ? errors : StandardStream(channel)
    let terminal = Terminal(channel)
    let errorTerminal = Terminal(.error)
    let isColored = terminal.usesColor(settings.color)
    paint = Paint(isColored: isColored, isASCII: terminal.showsOnlyASCII())
    syntax = isColored ? .colored : .plain
    report = ConsoleReport(
      style: settings.style.reportStyle,
      paint: paint,
      passed: purpose == .check ? "valid" : "passed"
    )
    digest = FailureDigest(limit: purpose == .run ? settings.shownFailures : .max)
    slowest = SlowestCases(limit: settings.listedDurations ?? 1)
    listsSlowest = settings.listedDurations != nil
    pointsOutSlowest = purpose == .run && !listsSlowest && settings.style != .quiet
    notesVersions = purpose != .list && settings.style == .verbose && settings.format == .full
    printsProgressLines = settings.style == .progress && !terminal.isTerminal
    let errorsAreColored = errorTerminal.usesColor(settings.color)
    errorPaint = Paint(isColored: errorsAreColored)
    errorSyntax = errorsAreColored ? .colored : .plain
    self.purpose = purpose
    let isList = purpose == .list
    diagnostics = isList || settings.format == .full ? nil : DiagnosticReport(settings.format)
    list = isList && settings.format == .json ? ListJSON() : nil
    outputIsTerminal = terminal.isTerminal
    showsLiveProgress = terminal.isTerminal && errorTerminal.isTerminal && purpose == .run
    width = errorTerminal.width ?? 80
  }

  func consume(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): digest.rerun = start.rerun
    case .fileFinished(let file): show(file)
    case .warning(let text): warning(text)
    default: break
    }
  }

  /// Shows the result of a file.
  private func show(_ file: FileResult) {
    counts.add(file)
    slowest.add(file)
    if notesVersions { versions.add(file) }
    if diagnostics != nil, let problem = file.problem { error("\(problem)") }
    let file = spelling.written(file)
    let text =
      diagnostics?.add(file)
      ?? (purpose == .list ? listText(file) : report.text(of: file, &digest))
    if !text.isEmpty {
      clearLiveProgress()
      write(text, flushing: outputIsTerminal)
    }
    if purpose == .list { printErrors(of: file) }
    progress.files += 1
    progress.now = Clock.monotonicNanoseconds()
    if showsLiveProgress { showLiveProgress(file.path) }
    if printsProgressLines { printProgressLine() }
  }

  /// Sets the number of files to run, for the progress.
  func setFileCount(_ files: Int) { progress.fileCount = files }

  private func listText(_ file: FileResult) -> String {
    if list == nil { return ListText.of(file) }
    list?.add(file)
    return ""
  }

  func finish(_ end: RunEnd, note: String) {
    if pointsOutSlowest, let hint = slowest.hint(runTime: end.wallTime) { self.note(hint) }
    if let text = versions.text { self.note(text) }
    clearLiveProgress()
    if purpose == .run, diagnostics == nil { write(digest.text, flushing: false) }
    if listsSlowest { write(slowest.text(runTime: end.wallTime), flushing: false) }
    if let document = diagnostics?.end ?? (purpose == .list ? list?.text ?? "" : nil) {
      write(document, as: .json, flushing: true)
    } else {
      let line = report.summaryLine(end.counts, wallTime: end.wallTime, note: note)
      write(line, flushing: true)
    }
    try? errors.flush()
  }

  /// Prints the output of a command: text for people, unless it has another syntax.
  func print(_ text: String, as syntax: PrintedText.Syntax? = nil) {
    try? errors.flush()
    write(text, as: syntax, flushing: true)
  }

  /// Writes what the line editor draws, with its control sequences.
  func draw(_ text: String) {
    try? output.write(text.utf8)
    try? output.flush()
  }

  private func write(
    _ text: String,
    as syntax: PrintedText.Syntax? = nil,
    flushing shouldFlush: Bool
  ) {
    guard problem == nil else { return }
    do throws(ScenarioError) {
      try output.print(paint.shown(text), as: syntax ?? self.syntax)
      if shouldFlush { try output.flush() }
    } catch {
      problem = error
    }
  }

  /// Prints an error.
  func error(_ text: String) { print("error", text) }

  /// Prints a warning about a probable mistake.
  func warning(_ text: String) { print("warning", text) }

  /// Prints a note.
  func note(_ text: String) { print("note", text) }

  private func print(_ severity: String, _ text: String) {
    clearLiveProgress()
    write("", flushing: true)
    printToErrors("scenario-run: \(errorPaint.severity(severity)): \(text)\n")
    try? errors.flush()
  }

  /// Prints the diagnostics of a file, or why it cannot be read, to standard error.
  func printErrors(of file: FileResult) {
    let text = report.errorText(of: spelling.written(file))
    if !text.isEmpty { printToErrors(text) }
  }

  /// Prints diagnostics to standard error, with names in a language unless the console has one.
  func printErrors(
    _ diagnostics: [Diagnostic],
    in source: SourceFile,
    _ spelling: NameSpelling
  ) {
    let diagnostics = diagnostics.map { $0.written(in: names ?? spelling) }
    let lines = DiagnosticText(errorPaint).lines(diagnostics, in: source)
    printToErrors(lines.joined(separator: "\n") + "\n")
    try? errors.flush()
  }

  private func printToErrors(_ text: String) { try? errors.print(text, as: errorSyntax) }

  /// Calls the closure, and returns its exit status; if it throws an error, prints it and returns the error's status.
  func exitStatus(of body: (Console) throws(ScenarioError) -> Int32) -> Int32 {
    do throws(ScenarioError) {
      return try body(self)
    } catch {
      self.error("\(error)")
      return error.code.exitStatus
    }
  }

  /// Prints a line after every thousand cases, for output in which no line can be overwritten.
  private func printProgressLine() {
    guard counts.cases / 1000 > reportedCases / 1000 else { return }
    reportedCases = counts.cases
    write("\(progress.text(counts))\n", flushing: true)
  }

  /// Overwrites the line of progress on the terminal, at most ten times a second.
  private func showLiveProgress(_ path: Path) {
    let now = Clock.monotonicNanoseconds()
    guard now - lastLiveProgress > 100_000_000 else { return }
    lastLiveProgress = now
    let line = progress.line(counts, path: path.description, columns: width - 1)
    try? errors.write(Self.startOfLine)
    printToErrors(paint.shown(line))
    try? errors.flush()
    liveProgressIsShown = true
  }

  private func clearLiveProgress() {
    guard liveProgressIsShown else { return }
    liveProgressIsShown = false
    try? errors.write(Self.startOfLine)
    try? errors.flush()
  }

  /// Returns the cursor to the start of the line, and erases the line.
  private static let startOfLine = "\r\u{1B}[2K".utf8
}

internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// What the user sees: results on standard output, trouble on standard error, progress on a terminal.
///
/// Where standard output gets a report, results are on standard error, too.
final class Screen: RunEventConsumer {
  private let output: StandardStream
  private let errors: StandardStream
  /// How results are colored.
  let paint: Paint
  private let report: ConsoleReport
  private var dots: DotsReport?
  private var digest: FailureDigest
  private let tellsProgress: Bool
  private var counts = Counts()
  private var reportedCases = 0
  private let purpose: RunConfiguration.Purpose
  /// What is written in place of the console report, for editors and programs.
  private var diagnostics: DiagnosticReport?
  private let showsProgress: Bool
  private let width: Int
  private let errorPaint: Paint
  private var progressIsShown = false
  private var lastProgress: UInt64 = 0
  private var progress = ProgressText(start: Clock.monotonicNanoseconds())
  private let outputIsTerminal: Bool

  /// Why the results could not be written; the run goes on without them.
  private(set) var problem: ScenarioError?

  init(_ request: RunRequest) {
    let channel = request.consoleChannel
    errors = StandardStream(.error)
    output = channel == .error ? errors : StandardStream(channel)
    let terminal = Terminal(channel)
    let errorTerminal = Terminal(.error)
    paint = Paint(
      isColored: terminal.colorIsWanted(request.color),
      isASCII: terminal.showsOnlyASCII()
    )
    report = ConsoleReport(
      style: request.style.reportStyle,
      paint: paint,
      passed: request.purpose == .check ? "valid" : "passed"
    )
    digest = FailureDigest(limit: request.purpose == .run ? request.shownFailures : .max)
    dots = request.style == .dots ? DotsReport(paint: paint) : nil
    tellsProgress = request.style == .progress && !terminal.isTerminal
    errorPaint = Paint(isColored: errorTerminal.colorIsWanted(request.color))
    purpose = request.purpose
    diagnostics = request.format == .full ? nil : DiagnosticReport(request.format)
    outputIsTerminal = terminal.isTerminal
    // Dots stand in a line of their own, which nothing must write over.
    showsProgress =
      terminal.isTerminal && errorTerminal.isTerminal && request.purpose == .run && dots == nil
    width = errorTerminal.width ?? 80
  }

  func consume(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): digest.rerun = start.rerun
    case .fileFinished(let file): show(file)
    case .warning(let text): say(text, as: "warning")
    default: break
    }
  }

  /// Shows the result of a file.
  private func show(_ file: FileResult) {
    counts.add(file)
    if diagnostics != nil, let problem = file.problem { say("\(problem)") }
    let text = diagnostics?.add(file) ?? (purpose == .list ? ListText.of(file) : resultText(file))
    if !text.isEmpty {
      clearProgress()
      write(text, andFlush: outputIsTerminal)
    }
    if purpose == .list { complain(file) }
    progress.files += 1
    progress.now = Clock.monotonicNanoseconds()
    if showsProgress { showProgress(file.path) }
    if tellsProgress { tellProgress() }
  }

  /// Says how many files there are to run.
  func expect(files: Int) { progress.fileCount = files }

  private func resultText(_ file: FileResult) -> String {
    dots?.text(of: file, &digest) ?? report.text(of: file, &digest)
  }

  func finish(_ end: RunEnd, note: String) {
    clearProgress()
    if let end = dots?.endLine() { write(end, andFlush: false) }
    if purpose == .run, diagnostics == nil { write(digest.text, andFlush: false) }
    let isList = purpose == .list
    let lastLine =
      isList ? "" : report.lastLine(end.counts, wallTime: end.wallTime, note: note)
    write(diagnostics?.end ?? lastLine, andFlush: true)
    try? errors.flush()
  }

  /// Prints the result of a command that prints one.
  func print(_ text: String) {
    try? errors.flush()
    write(text, andFlush: true)
  }

  private func write(_ text: String, andFlush isLast: Bool) {
    guard problem == nil else { return }
    do throws(ScenarioError) {
      try output.write(paint.shown(text).utf8)
      if isLast { try output.flush() }
    } catch {
      problem = error
    }
  }

  /// Says why the program cannot do its work, or what it is uneasy about.
  func say(_ text: String, as severity: String = "error") {
    clearProgress()
    write("", andFlush: true)
    let word = errorPaint.severity(severity)
    try? errors.write("scenario-run: \(word): \(text)\n".utf8)
    try? errors.flush()
  }

  /// Says what the user should know.
  func say(notes: [String]) {
    for note in notes { say(note, as: "note") }
  }

  /// What is invalid in a file belongs to the trouble, not to the lines of a list.
  func complain(_ file: FileResult) {
    let text = report.troubleText(of: file)
    if !text.isEmpty { try? errors.write(text.utf8) }
  }

  /// A line for every thousand cases, where no line can be written over.
  private func tellProgress() {
    guard counts.cases / 1000 > reportedCases / 1000 else { return }
    reportedCases = counts.cases
    write("\(progress.words(counts))\n", andFlush: true)
  }

  private func showProgress(_ path: Path) {
    let now = Clock.monotonicNanoseconds()
    guard now - lastProgress > 100_000_000 else { return }
    lastProgress = now
    let line = progress.line(counts, path: path.description, columns: width - 1)
    try? errors.write("\r\u{1B}[2K\(paint.shown(line))".utf8)
    try? errors.flush()
    progressIsShown = true
  }

  private func clearProgress() {
    guard progressIsShown else { return }
    progressIsShown = false
    try? errors.write("\r\u{1B}[2K".utf8)
    try? errors.flush()
  }
}

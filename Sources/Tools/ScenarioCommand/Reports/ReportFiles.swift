@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// The reports of a run; an error in one does not affect the others.
final class ReportFiles: RunEventConsumer {
  /// The errors of reports that could not be written.
  private(set) var problems: [ScenarioError] = []
  private var files: [ReportFile] = []
  /// The results that are buffered to be sorted by path; nil if they arrive in that order.
  private var bufferedResults: [FileResult]?

  /// Begins the reports; if the results do not arrive sorted by path, they are buffered until the run ends.
  ///
  /// `names` is the language of names for all files, nil for that of each.
  init(
    _ reports: [RunOutput.Report],
    _ start: RunStart,
    names: NameSpelling? = nil,
    isSortedByPath: Bool = true
  ) {
    bufferedResults = isSortedByPath ? nil : []
    for report in reports {
      do throws(ScenarioError) {
        files.append(try ReportFile(report, start, names))
      } catch {
        problems.append(error)
      }
    }
  }

  func consume(_ event: RunEvent) {
    switch event {
    case .fileFinished(let file) where bufferedResults != nil: bufferedResults?.append(file)
    case .runEnded:
      for file in (bufferedResults ?? []).sorted(by: { $0.path < $1.path }) {
        write(.fileFinished(file))
      }
      write(event)
    default: write(event)
    }
  }

  /// Discards all reports, because there is nothing to report.
  func discard() {
    for file in files { file.discard() }
    files.removeAll()
  }

  private func write(_ event: RunEvent) {
    files.removeAll { file in
      do throws(ScenarioError) {
        try file.consume(event)
        return false
      } catch {
        file.discard()
        problems.append(error)
        return true
      }
    }
  }
}

/// A report that is being written to a file, or to standard output, where it appears only when complete.
private final class ReportFile {
  private var writer: any ReportWriter
  private let output: ReportOutput
  private var buffer: [UInt8] = []
  /// Writes results for people; nil in a report for programs, which has selectors.
  private var spelling: ResultSpelling?

  init(
    _ report: RunOutput.Report,
    _ start: RunStart,
    _ names: NameSpelling?
  ) throws(ScenarioError) {
    var start = start
    start.sourceLink = SourceLink.template(forReportAt: report.path)
    writer = report.format.makeWriter(start)
    spelling = report.format.syntax == .json ? nil : ResultSpelling(names)
    output = try ReportOutput(path: Path(report.path), as: report.format.syntax)
    writer.begin(into: &buffer)
    try flushBuffer()
  }

  func consume(_ event: RunEvent) throws(ScenarioError) {
    switch event {
    case .fileFinished(let file):
      writer.add(spelling?.written(file) ?? file, into: &buffer)
      try flushBuffer()
    case .runEnded(let end):
      writer.finish(end, into: &buffer)
      try flushBuffer()
      if let head = writer.head(end) { try output.overwrite(at: head.offset, head.bytes) }
      try output.commit()
    default: break
    }
  }

  func discard() { output.discard() }

  private func flushBuffer() throws(ScenarioError) {
    try output.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

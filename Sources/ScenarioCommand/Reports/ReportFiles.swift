internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// The reports of a run; one that cannot be written costs the others nothing.
final class ReportFiles: RunEventConsumer {
  /// Why reports could not be written.
  private(set) var problems: [ScenarioError] = []
  private var files: [ReportFile] = []
  /// Files that wait for those before them by path; nil where they come in that order.
  private var waiting: [FileResult]?

  /// Begins reports; where the files do not come in the order of their paths, they are written at the end.
  init(_ reports: [RunOutput.Report], _ start: RunStart, isByPath: Bool = true) {
    waiting = isByPath ? nil : []
    for report in reports {
      do throws(ScenarioError) {
        files.append(try ReportFile(report, start))
      } catch {
        problems.append(error)
      }
    }
  }

  func consume(_ event: RunEvent) {
    switch event {
    case .fileFinished(let file) where waiting != nil: waiting?.append(file)
    case .runEnded:
      for file in (waiting ?? []).sorted(by: { $0.path < $1.path }) { write(.fileFinished(file)) }
      write(event)
    default: write(event)
    }
  }

  /// Discards all of them: there is nothing to report.
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

/// A report on its way to its file, or to standard output, where it appears when it is complete.
private final class ReportFile {
  private var writer: any ReportWriter
  private let output: ReportOutput
  private var buffer: [UInt8] = []

  init(_ report: RunOutput.Report, _ start: RunStart) throws(ScenarioError) {
    var start = start
    start.sourceLink = SourceLink.template(forReportAt: report.path)
    writer = report.format.makeWriter(start)
    output = try ReportOutput(path: Path(report.path))
    writer.begin(into: &buffer)
    try drain()
  }

  func consume(_ event: RunEvent) throws(ScenarioError) {
    switch event {
    case .fileFinished(let file):
      writer.add(file, into: &buffer)
      try drain()
    case .runEnded(let end):
      writer.finish(end, into: &buffer)
      try drain()
      if let head = writer.head(end) { try output.overwrite(at: head.offset, head.bytes) }
      try output.commit()
    default: break
    }
  }

  func discard() { output.discard() }

  private func drain() throws(ScenarioError) {
    try output.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

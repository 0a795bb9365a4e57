internal import ScenarioEvents
internal import ScenarioReports
internal import ScenarioSystem

/// A report on its way to its file, or to standard output, which is there when it is whole.
final class ReportFile {
  private var writer: any ReportWriter
  private let output: ReportOutput
  private var buffer: [UInt8] = []

  init(_ report: RunRequest.Report, _ start: RunStart) throws(ScenarioError) {
    var start = start
    start.sourceLink = SourceLink.template(forReportAt: report.path)
    writer = report.format.makeWriter(start)
    output = try ReportOutput(path: Path(report.path))
    writer.begin(into: &buffer)
    try drain()
  }

  func add(_ file: FileRecord) throws(ScenarioError) {
    writer.add(file, into: &buffer)
    try drain()
  }

  func finish(_ end: RunEnd) throws(ScenarioError) {
    let patch = writer.finish(end, into: &buffer)
    try drain()
    if let patch { try output.overwrite(at: patch.offset, patch.bytes) }
    try output.commit()
  }

  func discard() { output.discard() }

  private func drain() throws(ScenarioError) {
    try output.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

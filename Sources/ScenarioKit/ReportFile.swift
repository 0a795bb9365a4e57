internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// A report on its way to its file: written beside it, and moved there when it is whole.
final class ReportFile {
  private var writer: any ReportWriter
  private let file: AtomicFile
  private var buffer: [UInt8] = []

  init(_ report: RunRequest.Report, _ start: RunStart) throws(ScenarioError) {
    writer = report.format.makeWriter(start)
    file = try AtomicFile(path: report.path)
    writer.begin(into: &buffer)
    try drain()
  }

  func add(_ result: FileResult) throws(ScenarioError) {
    writer.add(result, into: &buffer)
    try drain()
  }

  func finish(_ end: RunEnd) throws(ScenarioError) {
    let patch = writer.finish(end, into: &buffer)
    try drain()
    if let patch { try file.overwrite(at: patch.offset, patch.bytes) }
    try file.commit()
  }

  func discard() { file.discard() }

  private func drain() throws(ScenarioError) {
    try file.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

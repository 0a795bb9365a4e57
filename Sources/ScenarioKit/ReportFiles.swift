internal import ScenarioEvents
internal import ScenarioReports
internal import ScenarioSystem

/// The reports of a run; one that cannot be written costs the others nothing.
struct ReportFiles {
  /// Why reports could not be written.
  private(set) var problems: [ScenarioError] = []
  private var files: [ReportFile] = []

  /// Whether there is nobody to tell.
  var isEmpty: Bool { files.isEmpty }

  init(_ reports: [RunRequest.Report], _ start: RunStart) {
    for report in reports {
      do throws(ScenarioError) {
        files.append(try ReportFile(report, start))
      } catch {
        problems.append(error)
      }
    }
  }

  mutating func add(_ record: FileRecord) {
    keepThose { (file) throws(ScenarioError) in try file.add(record) }
  }

  mutating func finish(_ end: RunEnd) {
    keepThose { (file) throws(ScenarioError) in try file.finish(end) }
  }

  /// Gives all of them up: there is nothing to tell.
  mutating func discard() {
    for file in files { file.discard() }
    files.removeAll()
  }

  private mutating func keepThose(where write: (ReportFile) throws(ScenarioError) -> Void) {
    var problems: [ScenarioError] = []
    files.removeAll { file in
      do throws(ScenarioError) {
        try write(file)
        return false
      } catch {
        file.discard()
        problems.append(error)
        return true
      }
    }
    self.problems += problems
  }
}

@_spi(Package) internal import ScenarioLanguage
public import ScenarioSystem

/// The result of a file: the results of its cases in the order of the file.
public struct FileResult: Sendable {
  /// The displayed path; for an unreadable folder, it ends with a slash.
  public var path: Path
  /// The results of the cases.
  public var cases: [CaseResult] = []
  /// Why the file could not be read; nil if it was.
  public var problem: ScenarioError?

  /// Details that only the process that read the file needs.
  package var facts = FileFacts()

  /// Creates the result of an unreadable file, or of a file without cases.
  package init(path: Path, problem: ScenarioError? = nil) {
    self.path = path
    self.problem = problem
  }

  /// The errors in the file, by position; errors that cases share occur once.
  package var diagnostics: [DiagnosticRecord] {
    // Accessed by index, here and below: iterating would copy each result.
    let invalid = cases.indices.filter { cases[$0].outcome == .invalid }
    return distinct(invalid.flatMap { cases[$0].diagnostics })
  }

  /// The warnings of a check and its findings across files, by position.
  package var warnings: [DiagnosticRecord] {
    let isChecked = cases.indices.contains {
      cases[$0].outcome == .passed && !cases[$0].diagnostics.isEmpty
    }
    guard isChecked || !facts.findings.isEmpty else { return [] }
    // A case that failed shows what may be wrong with its app.
    var distinctWarnings = Set(
      cases.lazy.filter { !$0.outcome.isSuccess }.flatMap(\.diagnostics).filter(\.isAboutApp)
    )
    let warnings = cases.lazy.filter { $0.outcome == .passed }.flatMap(\.diagnostics)
    // If several cases have the same warning, only the first message is kept; those about the app have one place, and
    // differ by their messages.
    let caseWarnings = warnings.filter {
      distinctWarnings.insert($0.isAboutApp ? $0 : $0.withoutMessages).inserted
    }
    return distinct(facts.findings + caseWarnings)
  }

  /// Errors and warnings, by position.
  package var allDiagnostics: [DiagnosticRecord] { distinct(warnings + diagnostics) }

  private func distinct(_ all: some Collection<DiagnosticRecord>) -> [DiagnosticRecord] {
    if all.isEmpty { return [] }
    var seen: Set<DiagnosticRecord> = []
    let found = all.filter { seen.insert($0).inserted }
    func key(_ record: DiagnosticRecord) -> (String, Int) {
      // Included files come after the file itself.
      (record.excerpt.path == "\(path)" ? "" : record.excerpt.path, record.offset)
    }
    let sorted = found.enumerated().sorted {
      let (one, other) = (key($0.element), key($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }
    return sorted.prefix(Diagnostic.List.maximumCount).map(\.element)
  }

  /// The number of scenarios that the cases belong to.
  package var scenarioCount: Int {
    // The cases of a scenario are consecutive.
    let indices = cases.indices.filter { cases[$0].scenario.name != nil }
    return zip([nil] + indices, indices).count { last, index in
      last.map { !cases[$0].scenario.isSame(as: cases[index].scenario) } ?? true
    }
  }

  /// Marks a selected file as not read.
  package mutating func markAsUnread(_ reason: String) {
    let wholeFile = CaseResult(name: CaseResult.wholeFileName, outcome: .interrupted)
    cases = [wholeFile.interrupted(reason)]
  }
}

extension DiagnosticRecord {
  /// The record without its message and help.
  fileprivate var withoutMessages: DiagnosticRecord {
    var record = self
    (record.message, record.help, record.fixes) = ("", "", [])
    return record
  }
}

/// Details of a file that only the process that read it needs.
package struct FileFacts: Sendable {
  /// The valid cases that were not selected, if something else in the file is invalid.
  package var unselectedCases: [String] = []
  /// The tags of its scenarios, if the selection uses tags.
  package var tags: [String] = []
  /// The names of the variables whose text on the command line was used.
  package var usedVariables: Set<String> = []
  /// The displayed paths of the files that it includes.
  package var includedPaths: [String] = []
  /// The fingerprint of its bytes, if the run computes it.
  package var fingerprint = Fingerprint()
  /// The wall-clock time of reading it, if the run is timed.
  package var loadNanoseconds: UInt64 = 0
  /// The lint findings, and the notes of a check, that belong to no case.
  package var findings: [DiagnosticRecord] = []
  /// The contents that are compared with other files.
  var crossFileFacts: CrossFileFacts?

  /// Makes warnings of the notes, which a check refuses.
  mutating func refuseNotes() {
    for index in findings.indices where findings[index].severity == .note {
      findings[index].severity = .warning
    }
  }
}

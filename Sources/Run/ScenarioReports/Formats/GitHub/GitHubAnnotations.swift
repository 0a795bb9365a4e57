package import ScenarioRunner

/// Workflow commands that annotate files on GitHub: the worst ten errors, and ten warnings.
///
/// GitHub shows no more than that for one step; the rest is in the summary. Problems of several cases at one location,
/// such as an error in a shared fragment, are joined.
package struct GitHubAnnotations: ReportWriter {
  private static let maximumCount = 10

  private let text = CaseText(paint: Paint(isColored: false))
  private var problems = ReportedProblems(keeping: maximumCount, joiningLocations: true)

  /// Creates a writer of annotations.
  package init() {}

  /// Collects the problems in a file.
  package mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    problems.add(file, text)
  }

  /// Writes the annotations.
  package mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    let all = problems.all
    let errors = all.filter { $0.rank != .flaky }.prefix(Self.maximumCount)
    let warnings = all.filter { $0.rank == .flaky }.prefix(Self.maximumCount)
    for problem in errors { write("error", problem, into: &sink) }
    for problem in warnings { write("warning", problem, into: &sink) }
    let rest = problems.count - (errors + warnings).reduce(0) { $0 + $1.count }
    if rest > 0 { sink += "::notice::and \(rest) more: see the summary\n".utf8 }
  }

  private func write(_ level: String, _ problem: ReportedProblems.Problem, into sink: inout [UInt8])
  {
    let location = problem.location
    var lines = [problem.message]
    if let difference = problem.record?.difference, !difference.isEmpty, problem.rank != .different
    {
      lines.append("not deterministic: \(difference)")
    }
    var message = lines.map { VisibleText.of($0) }.joined(separator: "\n")
    if problem.count > 1 { message += "\nin \(problem.count) cases" }
    let name = VisibleText.of(problem.record?.name ?? problem.path)
    let title = "\(name): \(problem.rank.rawValue)"
    let path = Self.property(VisibleText.of(location.path))
    sink += "::\(level) file=\(path)".utf8
    sink += ",line=\(location.line),col=\(location.column)".utf8
    sink += ",title=\(Self.property(title))".utf8
    sink += "::\(Self.data(message))\n".utf8
  }

  static func data(_ text: String) -> String { text.replacingScalars { escapes[$0] } }

  static func property(_ text: String) -> String {
    data(text).replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
}

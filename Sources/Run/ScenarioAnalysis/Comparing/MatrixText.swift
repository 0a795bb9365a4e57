@_spi(Package) internal import LifecycleCore
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// Formats groups of versions in which the same happens, and what differs from one group to the next.
package struct MatrixText {
  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the groups, and then the differences between consecutive ones.
  package func lines(_ matrix: VersionMatrix) -> [String] {
    let count = matrix.groups.count
    let heading =
      count == 1 ? "every version behaves alike" : "\(count) groups of versions behave alike"
    var lines = [paint(heading, .strong)]
    for (index, group) in matrix.groups.enumerated() {
      let end =
        group.explained.problem.map { "\($0.step) is not possible" }
        ?? "final state \(group.explained.steps.last?.state.word ?? "")"
      lines.append(
        "  \(index + 1)  iOS \(group.versions), \(group.explained.environment.app.lifeCycle.phrase): \(end)"
      )
    }
    for (index, pair) in zip(matrix.groups, matrix.groups.dropFirst()).enumerated() {
      lines += ["", paint("\(index + 1) and \(index + 2)", .strong)]
      lines += changes(EnvironmentComparison(pair.0.explained, pair.1.explained))
    }
    return lines
  }

  /// Returns the entries that differ, one on each line.
  private func changes(_ comparison: EnvironmentComparison) -> [String] {
    var lines: [String] = []
    for step in comparison.steps where step.isDifferent {
      lines.append("  \((step.left ?? step.right)?.title ?? "")")
      for row in step.rows where row.difference != .none {
        if let left = row.left, row.difference != .changed { lines.append("    - \(text(left))") }
        if let right = row.right {
          lines.append("    \(row.difference == .changed ? "*" : "+") \(text(right))")
        }
      }
      if step.endsDifferently {
        lines.append(
          "    → \(step.left?.state.word ?? "not performed") becomes \(step.right?.state.word ?? "not performed")"
        )
      }
    }
    return lines
  }

  private func text(_ entry: EntryRecord) -> String { TraceText.text(of: entry) }
}

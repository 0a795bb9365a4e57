internal import LifecycleCore
public import ScenarioRunner

/// What `coverage` prints: for each behaviour of the documents the scenarios that cover it.
public struct CoverageText {
  private let coverage: Coverage
  private let paint: Paint

  /// Creates the text of a run's coverage.
  public init(_ coverage: Coverage, paint: Paint) {
    self.coverage = coverage
    self.paint = paint
  }

  // MARK: - For people

  /// Every behaviour by area, then how many are how.
  public var text: String {
    var lines: [String] = []
    for area in BehaviourArea.all {
      lines.append(paint(area.title, .strong))
      lines += area.rows.flatMap(self.lines)
      lines.append("")
    }
    return (lines + summary).joined(separator: "\n") + "\n"
  }

  private func lines(_ behaviour: Behaviour) -> [String] {
    let status = coverage.status(of: behaviour)
    let scenarios = coverage.scenarios[behaviour.number] ?? []
    let name = String(repeating: " ", count: max(0, 4 - behaviour.name.count)) + behaviour.name
    let first =
      "  \(name)  \(behaviour.scope.rawValue)  \(paint(words(status, scenarios), style(status)))"
    return [first]
      + scenarios.map {
        let path = DisplayWidth.visible("\($0.path):\($0.line): \($0.name)")
        return
          "          \($0.verdict.rawValue)  \(path)\($0.cases > 1 ? " (\($0.cases) cases)" : "")"
      }
  }

  private func words(_ status: Coverage.Status, _ scenarios: [Coverage.Scenario]) -> String {
    switch status {
    case .passed: "covered by \(Self.count(scenarios.count))"
    case .open: "named by \(Self.count(scenarios.count)), none of which passed"
    case .failed: "covered by \(Self.count(scenarios.count)), not all of which passed"
    case .uncovered: "not covered"
    case .advice: "advice"
    }
  }

  private func style(_ status: Coverage.Status) -> Paint.Role {
    switch status {
    case .passed: .success
    case .failed: .error
    case .uncovered, .open: .strong
    case .advice: .faint
    }
  }

  private var summary: [String] {
    let all = Behaviour.all.map { coverage.status(of: $0) }
    func count(_ status: Coverage.Status) -> Int { all.count { $0 == status } }
    var parts = ["\(count(.passed)) covered and passed"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) with failures") }
    if count(.open) > 0 { parts.append("\(count(.open)) open") }
    parts.append("\(count(.uncovered)) not covered")
    let asked = all.count { $0 != .advice }
    let isGood = count(.failed) == 0
    let line =
      "\(asked) behaviours: \(parts.joined(separator: ", ")); \(count(.advice)) more are advice"
    return [paint(line, isGood ? .success : .error)]
  }

  private static func count(_ number: Int) -> String {
    "\(number) scenario\(number == 1 ? "" : "s")"
  }

  // MARK: - For programs

  /// The same as JSON; its shape is described in `docs/ci.md`.
  public var json: String {
    let value = JSONText.object([
      ("version", .number(1)),
      (
        "behaviours",
        .list(
          BehaviourArea.all.flatMap { area in
            area.rows.map { json($0, of: area) }
          }
        )
      ),
    ])
    return value.lines() + "\n"
  }

  private func json(_ behaviour: Behaviour, of area: BehaviourArea) -> JSONText {
    let scenarios = (coverage.scenarios[behaviour.number] ?? []).map { scenario in
      JSONText.object([
        ("file", .text("\(scenario.path)")),
        ("line", .number(scenario.line)),
        ("name", .text(scenario.name)),
        ("cases", .number(scenario.cases)),
        ("outcome", .text(scenario.verdict.rawValue)),
      ])
    }
    return .object([
      ("row", .text(behaviour.name)),
      ("area", .text(area.title)),
      ("scope", .text(behaviour.scope.rawValue)),
      ("status", .text(coverage.status(of: behaviour).rawValue)),
      ("scenarios", .list(scenarios)),
    ])
  }
}

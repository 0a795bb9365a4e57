@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioReports

@testable import ScenarioAnalysis
@testable import ScenarioRunner

/// A recording with all mutations of one call or notification, and what the checker says about them.
struct MutatedRecording {
  /// What happens to the line at an index.
  enum Mutation: String, CaseIterable {
    case dropped, doubled, swapped
  }

  /// What was found about one recording.
  struct Report: Sendable {
    var name: String
    /// What is wrong with the recording itself, or with an answer.
    var problems: [String] = []
    /// The numbers of mutations that are noticed at the line, noticed later, possible only if the app leaves out what it
    /// would print or was launched again, and legal.
    var counts = (noticed: 0, later: 0, conditional: 0, legal: 0)
    /// Two lines for each mutation that is legal or noticed later: what it is, and why.
    var lines: [String] = []

    /// The lines below the name; empty if there are none.
    var text: String {
      lines.isEmpty ? "" : "\n\(name)\n" + lines.joined(separator: "\n") + "\n"
    }
  }

  private let name: String
  private let recording: Recording
  private let environment: SimulationEnvironment
  private let checker: RecordingChecker

  init(_ name: String, _ recording: Recording, on os: OSVersion) {
    self.name = name
    let result = RecordingResult(recording, on: os, path: name)
    self.recording = result.report.recording
    checker = result.checker
    environment = checker.environment
  }

  /// Checks the recording, and each of its mutations if these are asked for.
  func report(withMutations: Bool) -> Report {
    var report = Report(name: name)
    let outcome = checker.outcome()
    guard case .possible(let explanation) = outcome else {
      let text = RecordingReport(recording, in: environment, path: name)
      report.problems = [text.text(of: outcome, paint: Paint(isColored: false))]
      return report
    }
    for index in recording.lines.indices where withMutations {
      guard case .term(let term) = recording.lines[index].event else { continue }
      for mutation in Mutation.allCases {
        guard let (lines, wrong) = mutate(index, mutation) else { continue }
        let title = "  \(mutation.rawValue) \(recording.lines[index].number) \(term.word)"
        switch checker.outcome(on: lines) {
        case .possible(let others)
        where others.unprinted.count > explanation.unprinted.count
          || !others.assumedLaunches.isEmpty:
          report.counts.conditional += 1
        case .possible(let others):
          report.counts.legal += 1
          report.lines.append(
            "\(title)\n    \(reason(mutation, index, lines, explanation.steps, others.steps))"
          )
        case .impossible(wrong, _, _, _):
          report.counts.noticed += 1
        case .impossible(let line, let others, _, _):
          report.counts.later += 1
          let later =
            "noticed in line \(line + 2) only: \(others.map(\.move.text).joined(separator: "; "))"
          report.lines.append("\(title)\n    \(later)")
        }
      }
    }
    return report
  }

  /// Returns the mutated lines and the index of the first wrong one; nil if they would be the same.
  private func mutate(_ index: Int, _ mutation: Mutation) -> (lines: [Recording.Line], wrong: Int)?
  {
    var lines = recording.lines
    switch mutation {
    case .dropped:
      lines.remove(at: index)
      return (lines, index)
    case .doubled:
      lines.insert(lines[index], at: index)
      return (lines, index + 1)
    case .swapped:
      guard index + 1 < lines.count, case .term = lines[index + 1].event,
        lines[index].event != lines[index + 1].event
      else { return nil }
      lines.swapAt(index, index + 1)
      return (lines, index)
    }
  }

  /// Returns why a mutation is legal.
  private func reason(
    _ mutation: Mutation,
    _ index: Int,
    _ lines: [Recording.Line],
    _ steps: [RecordingStep],
    _ others: [RecordingStep]
  ) -> String {
    if mutation == .dropped, index == lines.count { return "a recording may end at any line" }
    if mutation == .swapped, case .term(let first) = recording.lines[index].event,
      case .term(let second) = recording.lines[index + 1].event,
      let order = UnspecifiedOrder.between(first, second)
    {
      return order.reason
    }
    let (moves, otherMoves) = (steps.map(\.move), others.map(\.move))
    let same = zip(moves, otherMoves).prefix { $0 == $1 }.count
    let different = otherMoves[same...].prefix(4).map(\.text).joined(separator: "; ")
    return different.isEmpty ? "the same actions" : "also by \(different)"
  }

  /// Returns all counts, and the mutations that are not noticed where they are.
  static func text(of reports: [Report]) -> String {
    let counts = reports.map(\.counts)
    func sum(_ count: ((noticed: Int, later: Int, conditional: Int, legal: Int)) -> Int) -> Int {
      counts.map(count).reduce(0, +)
    }
    let all = sum { $0.noticed + $0.later + $0.conditional + $0.legal }
    let text = """
      \(reports.count) recordings, \(all) mutations: \(sum(\.noticed)) are noticed at the wrong line, \(sum(\.later)) later, \
      \(sum(\.conditional)) are possible only if the app leaves something out, \(sum(\.legal)) are legal

      """
    return text + reports.map(\.text).joined()
  }
}

@_spi(Package) package import LifecycleCore
internal import ReportAssets
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// The comparison of cases in two environments, as an HTML page: two timelines side by side, and both state diagrams.
///
/// The page has the style of the HTML report, and no script.
package struct ComparisonPage {
  private var bytes: [UInt8] = []

  /// The language of names in the section that is being written.
  private var spelling = NameSpelling.objc

  /// Returns the page; without a language of names, each comparison has its own.
  package static func text(
    of comparisons: [EnvironmentComparison],
    in names: NameSpelling? = nil
  ) -> String {
    var page = ComparisonPage()
    page.bytes.append(contentsOf: htmlComparisonStart().bytes)
    page.tag("main") { page in
      for comparison in comparisons {
        page.spelling = names ?? comparison.spelling
        page.tag("section") { $0.add(comparison, hasTitle: comparisons.count > 1) }
      }
    }
    page.bytes += "</body>\n</html>\n".utf8
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private mutating func add(_ comparison: EnvironmentComparison, hasTitle: Bool) {
    tag("h1") { $0.add(hasTitle ? comparison.left.plan.name : "What differs") }
    tag("div", "timelines") { page in
      page.tag("div", "row environments") { page in
        page.tag("h2") { $0.add(comparison.left.environment.title) }
        page.tag("span") { _ in }
        page.tag("h2") { $0.add(comparison.right.environment.title) }
      }
      var states = (AppState.notRunning, AppState.notRunning)
      for step in comparison.steps { page.add(step, &states) }
    }
    for (side, name) in [(comparison.left, "left"), (comparison.right, "right")] {
      guard let problem = side.problem else { continue }
      tag("p", "problem") {
        $0.add("\(problem.step): not possible on the \(name): \(problem.diagnostic.message)")
      }
    }
    tag("p", "conclusion") {
      $0.add(ComparisonText(Paint(isColored: false)).conclusion(comparison))
    }
    let sentences = ComparisonSentences(comparison: comparison, paint: Paint(isColored: false))
    let lines = sentences.lines + sentences.unimplementedLines
    if !lines.isEmpty {
      tag("h2") { $0.add("Why") }
      tag("pre") { page in
        for line in lines {
          page.add(line)
          page.bytes += "\n".utf8
        }
      }
    }
    addDiagrams(comparison.left.environment, comparison.right.environment)
  }

  // MARK: - Timelines

  private mutating func add(
    _ step: EnvironmentComparison.ComparedStep,
    _ states: inout (AppState, AppState)
  ) {
    tag("div", step.isDifferent ? "step" : "step same") { page in
      page.tag("h3") { $0.add((step.left ?? step.right)?.title ?? "") }
      if !step.isDifferent { page.tag("span", "muted") { $0.add("the same") } }
    }
    for row in step.rows {
      states.0 = row.left?.enteredState ?? states.0
      states.1 = row.right?.enteredState ?? states.1
      guard step.isDifferent else { continue }
      tag("div", "row d-\(row.difference.rawValue)") { page in
        page.add(row.left, states.0)
        page.tag("span", "mark") { $0.add(row.difference.mark) }
        page.add(row.right, states.1)
      }
    }
  }

  private mutating func add(_ entry: EntryRecord?, _ state: AppState) {
    tag("div", "entry s-\(state.word)") { page in
      guard let entry else { return }
      page.tag("code", "k-\(entry.kind)") {
        $0.add(TraceText.text(of: entry, withDetails: false))
      }
      if entry.time > .zero { page.tag("span", "muted") { $0.add("after \(entry.time)") } }
      if let reads = entry.reads { page.tag("span", "muted") { $0.add("@\(reads.word)") } }
      if !entry.given.isEmpty {
        page.tag("span", "muted") { $0.add(entry.given.joined(separator: ", ")) }
      }
    }
  }

  // MARK: - Diagrams

  /// Adds the diagrams of the states of an app in both environments, if they differ.
  private mutating func addDiagrams(_ left: SimulationEnvironment, _ right: SimulationEnvironment) {
    let diagrams = [left, right].map { StateDiagram(StateGraph($0)) }
    func arrows(_ diagram: StateDiagram) -> [String] {
      diagram.arrows.map { "\($0.from) \($0.to) \($0.text)" }
    }
    guard arrows(diagrams[0]) != arrows(diagrams[1]) else { return }
    tag("h2") { $0.add("The states of the app") }
    tag("div", "diagrams") { page in
      for diagram in diagrams {
        page.tag("figure") { page in
          page.bytes += "<img alt=\"".utf8
          XMLText.appendAttribute("\(diagram.title): \(diagram.subtitle)", to: &page.bytes)
          page.bytes += "\" src=\"data:image/svg+xml,".utf8
          page.appendInURL(diagram.svg)
          page.bytes += "\">".utf8
        }
      }
    }
  }

  /// Appends text as a part of a URL: all bytes but letters and digits are escaped.
  private mutating func appendInURL(_ text: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if byte.isLetterOrDigit {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  // MARK: - Markup

  private mutating func tag(
    _ name: String,
    _ style: String = "",
    _ contents: (inout ComparisonPage) -> Void
  ) {
    bytes += (style.isEmpty ? "<\(name)>" : "<\(name) class=\"\(style)\">").utf8
    contents(&self)
    bytes += "</\(name)>\n".utf8
  }

  private mutating func add(_ text: String) {
    XMLText.appendContent(spelling.written(text).escapingHidden, to: &bytes)
  }
}

extension EntryRecord {
  /// The state that the app enters; nil for anything else, and where the process ends.
  fileprivate var enteredState: AppState? {
    switch kind {
    case .states: AppState.allCases.first { $0.word == text }
    case .terminations: .notRunning
    default: nil
    }
  }
}

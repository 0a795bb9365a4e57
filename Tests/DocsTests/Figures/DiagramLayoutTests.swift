@_spi(Package) import LifecycleCore
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import Testing

@testable import ScenarioAnalysis
@testable import ScenarioReports

/// The layout of the diagrams of all scenarios of this repository.
@Suite("The layout of diagrams") struct DiagramLayoutTests {
  /// A diagram of each scenario: that of its first case.
  private static let diagrams = Task {
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    let runner = Runner(loader: YAMLLoader(), configuration: configuration)
    var diagrams: [SequenceDiagram] = []
    try runner.run(ScenarioFiles(arguments: ["Scenarios"])) { file in
      var last: String?
      for record in file.cases where record.scenario.name != last {
        last = record.scenario.name
        if let trace = record.trace {
          diagrams.append(SequenceDiagram(record, trace, of: file.path.description))
        }
      }
    }
    return diagrams
  }

  @Test("No text leaves the picture or covers another one")
  func textsFit() async throws {
    let diagrams = try await Self.diagrams.value
    #expect(diagrams.count > 500)
    for diagram in diagrams {
      let layout = SequenceLayout(diagram)
      var boxes = layout.texts.sorted { $0.y < $1.y }
      for box in boxes {
        let isInside =
          box.x >= 0 && box.x + box.width <= layout.width && box.y >= 0
          && box.y + box.height <= layout.height
        if !isInside { Issue.record("\(diagram.title): \(box) leaves it") }
      }
      while let box = boxes.popLast() {
        // The others are above it or beside it, in order.
        let others = boxes.reversed().prefix { $0.y + $0.height > box.y }
        if others.contains(where: { $0.overlaps(box) }) {
          Issue.record("\(diagram.title): \(box) is covered")
        }
      }
    }
  }

  @Test("What lasts begins and ends at a row, next to what lasts with it")
  func spansAreInside() async throws {
    let diagrams = try await Self.diagrams.value
    #expect(diagrams.contains { !$0.spans.isEmpty })
    for diagram in diagrams {
      for (index, span) in diagram.spans.enumerated() {
        #expect(span.rows.lowerBound >= 0 && span.rows.upperBound <= diagram.rows.count)
        for other in diagram.spans[..<index]
        where other.lifeline == span.lifeline && other.depth == span.depth {
          #expect(other.rows.upperBound <= span.rows.lowerBound, "\(diagram.title): \(span.name)")
        }
      }
    }
  }

  @Test("Mermaid gets no mark but those of its language")
  func mermaidIsEscaped() async throws {
    let line =
      #/ {2}(\w+(->>|-\)|--\))\w+|Note over \w+(,\w+)?|accTitle|accDescr): [^;#"<>&%${}`\\]*(#\d+;[^;#"<>&%${}`\\]*)*/#
    let other = #/ {2}(title .*|(actor|participant) \w+ as [\w -]+|(de)?activate \w+)/#
    for diagram in try await Self.diagrams.value {
      var active: [Substring: Int] = [:]
      for text in diagram.mermaid.split(separator: "\n").dropFirst() {
        if text.wholeMatch(of: line) == nil, text.wholeMatch(of: other) == nil {
          Issue.record("\(diagram.title): \(text)")
        }
        let words = text.split(separator: " ")
        if words[0] == "activate" { active[words[1], default: 0] += 1 }
        if words[0] == "deactivate" { active[words[1], default: 0] -= 1 }
        if active.values.contains(where: { $0 < 0 }) {
          Issue.record("\(diagram.title): \(text) ends what has not begun")
        }
      }
    }
  }

  @Test(
    "A text is broken into lines that fit and lose nothing but spaces",
    arguments: [40, 90, 300]
  )
  func linesFit(_ width: Int) {
    let texts = [
      "application:didFinishLaunchingWithOptions:", "UIApplicationDidFinishLaunchingNotification",
      "a few plain words", "", "verylongwordwithoutanycapitalletters", "日本語のテキスト 📱📱📱📱",
    ]
    for text in texts {
      let lines = TextWidth.lines(text, within: width, size: 13)
      #expect(lines.allSatisfy { TextWidth.of($0, size: 13) <= width || $0.count == 1 }, "\(lines)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}

extension SequenceLayout {
  /// The boxes of all texts, by the measures with which they were laid out.
  fileprivate var texts: [Box] {
    var boxes = title.boxes(Self.titleSize, isBold: true)
    boxes += subtitle.boxes(Self.headSize)
    boxes += heads.flatMap { $0.1.boxes(Self.headSize) }
    for item in items {
      switch item {
      case .message(_, let block, _), .end(let block, _): boxes += block.boxes(Self.textSize)
      case .state(let block, _, _), .pause(let block, _, _): boxes += block.boxes(Self.headSize)
      }
    }
    return boxes
  }
}

extension SequenceLayout.Block {
  fileprivate func boxes(_ size: Double, isBold: Bool = false) -> [SequenceLayout.Box] {
    lines.enumerated().map { index, line in
      let width = TextWidth.of(line, size: size, isBold: isBold)
      let left =
        switch anchor {
        case .start: x
        case .middle: x - width / 2
        case .end: x - width
        }
      // From the height of capital letters to the base line.
      return .init(x: left, y: y + index * 16 - 10, width: width, height: 10)
    }
  }
}

extension SequenceLayout.Box {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

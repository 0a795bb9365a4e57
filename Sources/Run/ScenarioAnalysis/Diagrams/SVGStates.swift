extension StateDiagram {
  /// The diagram as one self-contained SVG file: a column for each state, with the transitions below each other.
  package var svg: String {
    var drawing = SVGStates(states: states)
    for arrow in arrows { drawing.add(arrow) }
    return drawing.text(title, subtitle)
  }
}

/// Draws a state diagram as SVG, without scripts, for light and dark mode.
private struct SVGStates {
  /// The width of a picture whose text can be read on a phone.
  private static let widest = 614
  private static let margin = 12
  /// The width of the longest name of an action.
  private static let longestName = 180
  private static let lineHeight = 16
  private static let textSize = 13.0

  private let states: [StateDiagram.State]
  /// The name of each state, in as many lines as fit its column.
  private let names: [[String]]
  private let laneWidth: Int
  private let width: Int
  private let top: Int
  private var shapes: [String] = []
  private var height: Int

  init(states: [StateDiagram.State]) {
    self.states = states
    let laneWidth = min(118, (Self.widest - 2 * Self.margin) / max(states.count, 1))
    self.laneWidth = laneWidth
    width = states.count * laneWidth + 2 * Self.margin
    names = states.map { Self.lines($0.word, within: laneWidth - 12) }
    top = 76 + (names.map(\.count).max() ?? 1) * Self.lineHeight
    height = top + Self.lineHeight
  }

  /// Returns a name in one line, or broken after its first hyphen if it does not fit.
  private static func lines(_ name: String, within width: Int) -> [String] {
    guard TextWidth.of(name, size: SequenceLayout.headSize) > width,
      let hyphen = name.firstIndex(of: "-")
    else { return [name] }
    return [String(name[...hyphen]), String(name[name.index(after: hyphen)...])]
  }

  /// The horizontal center of a state's column.
  private func lane(_ state: Int) -> Int {
    Self.margin + laneWidth / 2 + state * laneWidth
  }

  mutating func add(_ arrow: StateDiagram.Arrow) {
    let (from, to) = (lane(arrow.from), lane(arrow.to))
    let start = min(min(from, to) + 8, width - Self.margin - Self.longestName)
    for text in TextWidth.lines(
      arrow.text,
      within: width - start - Self.margin,
      size: Self.textSize
    ) {
      height += Self.lineHeight
      shapes.append(SVG.text(text, "text", x: start, y: height))
    }
    height += 8
    let kind =
      switch arrow.isCovered {
      case true?: "call"
      case false?: "notification"
      case nil: "action"
      }
    let tip = to > from ? to - 1 : to + 1
    shapes.append(SVG.arrow(kind, from: from, to: tip, y: height, isFilled: true))
    height += Self.lineHeight
  }

  func text(_ title: String, _ subtitle: String) -> String {
    let height = height + Self.margin
    var heads = [
      SVG.text(title, "title", x: Self.margin, y: 28),
      SVG.text(subtitle, "muted head", x: Self.margin, y: 46),
    ]
    let boxWidth = laneWidth - 8
    let boxHeight = top - 66
    for (index, state) in states.enumerated() {
      let x = lane(index)
      let box = SequenceLayout.Box(x: x - boxWidth / 2, y: 60, width: boxWidth, height: boxHeight)
      let lines = names[index]
      let y = 61 + (boxHeight - lines.count * Self.lineHeight) / 2 + 11
      let name = SequenceLayout.Block(lines: lines, x: x, y: y, anchor: .middle)
      heads += [
        SVG.path("lane", "M\(x) \(top - 6)V\(height - Self.margin)"),
        SVG.rect(box, "state \(state.tone.rawValue)", radius: 9), SVG.text(name, "head"),
      ]
    }
    return SVG.picture(title, subtitle, width: width, height: height, heads + shapes)
  }
}

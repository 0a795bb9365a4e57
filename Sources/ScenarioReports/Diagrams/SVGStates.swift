internal import LifecycleCore

extension StateDiagram {
  /// The diagram as one self-contained SVG file: a column for each state, with the transitions below each other.
  public var svg: String {
    var drawing = SVGStates()
    for arrow in arrows { drawing.add(arrow) }
    return drawing.text(title, subtitle)
  }
}

/// Draws a state diagram as SVG, without scripts, for light and dark mode.
private struct SVGStates {
  private static let laneWidth = 118
  private static let margin = 12
  /// The width of the longest name of an action.
  private static let longestName = 180
  private static let lineHeight = 16
  private static let textSize = 13.0
  private static let width = AppState.allCases.count * laneWidth + 2 * margin
  private static let top = 92

  private var shapes: [String] = []
  private var height = top + lineHeight

  /// The horizontal center of a state's column.
  private func lane(_ state: AppState) -> Int {
    Self.margin + Self.laneWidth / 2 + Int(state.rawValue) * Self.laneWidth
  }

  mutating func add(_ arrow: StateDiagram.Arrow) {
    let (from, to) = (lane(arrow.from), lane(arrow.to))
    let start = min(min(from, to) + 8, Self.width - Self.margin - Self.longestName)
    for text in TextWidth.lines(
      arrow.text,
      within: Self.width - start - Self.margin,
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
    for state in AppState.allCases {
      let x = lane(state)
      let box = SequenceLayout.Box(x: x - 55, y: Self.top - 32, width: 110, height: 26)
      let name = SequenceLayout.Block(lines: [state.word], x: x, y: Self.top - 15, anchor: .middle)
      heads += [
        SVG.path("lane", "M\(x) \(Self.top - 6)V\(height - Self.margin)"),
        SVG.rect(box, "state \(state.tone.rawValue)", radius: 9), SVG.text(name, "head"),
      ]
    }
    return SVG.picture(title, subtitle, width: Self.width, height: height, heads + shapes)
  }
}

internal import LifecycleCore
internal import ReportAssets

extension StateDiagram {
  /// The diagram as one SVG file that needs nothing else: a column for each state, and below each other the arrows.
  public var svg: String {
    var drawing = SVGStates()
    for arrow in arrows { drawing.add(arrow) }
    return drawing.text(title, subtitle)
  }
}

/// Draws a state diagram as SVG, without scripts, for light and dark.
private struct SVGStates {
  private static let laneWidth = 118
  private static let margin = 12
  /// The width of the longest name of an action.
  private static let longestName = 180
  private static let lineHeight = 16
  private static let textSize = 13.0
  private static let width = AppState.allCases.count * laneWidth + 2 * margin
  private static let top = 92

  private var lines: [String] = []
  private var height = top + lineHeight

  /// The middle of a state's column.
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
      lines.append(
        "<text class=\"text\" x=\"\(start)\" y=\"\(height)\">\(SVG.escaped(text))</text>"
      )
    }
    height += 8
    let kind =
      switch arrow.isCovered {
      case true?: "call"
      case false?: "notification"
      case nil: "action"
      }
    let side = to > from ? 1 : -1
    lines.append(
      """
      <path class="line \(kind)" d="M\(from) \(height)H\(to - 2 * side)"/>\
      <path class="point \(kind)" d="M\(to - 9 * side) \(height - 4)l\(8 * side) 4l\(-8 * side) 4z"/>
      """
    )
    height += Self.lineHeight
  }

  func text(_ title: String, _ subtitle: String) -> String {
    let (width, height) = (Self.width, height + Self.margin)
    var all = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(SVG.escaped(title))</title>
      <desc id="desc">\(SVG.escaped(subtitle))</desc>
      <style>
      \(String(decoding: diagramStyle().bytes, as: UTF8.self))</style>
      <rect class="page" width="\(width)" height="\(height)"/>
      <text class="title" x="\(Self.margin)" y="28">\(SVG.escaped(title))</text>
      <text class="muted head" x="\(Self.margin)" y="46">\(SVG.escaped(subtitle))</text>
      """
    ]
    for state in AppState.allCases {
      let x = lane(state)
      let box = SequenceLayout.Box(x: x - 55, y: Self.top - 32, width: 110, height: 26)
      all.append("<path class=\"lane\" d=\"M\(x) \(Self.top - 6)V\(height - Self.margin)\"/>")
      all.append(SVG.rect(box, "state \(SequenceDiagram.Tone(state).rawValue)", radius: 9))
      all.append(
        "<text class=\"head\" x=\"\(x)\" y=\"\(Self.top - 15)\" text-anchor=\"middle\">\(state.word)</text>"
      )
    }
    return (all + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

extension SequenceDiagram.Tone {
  fileprivate init(_ state: AppState) {
    self =
      switch state {
      case .notRunning: .gone
      case .inactive: .inactive
      case .active: .active
      case .background: .background
      case .suspended: .suspended
      }
  }
}

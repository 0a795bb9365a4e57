/// How diagrams look: shapes once, colors for light and for dark.
///
/// The colors stand in plain rules, and those for light outside of every query: a viewer that knows neither variables
/// nor queries still shows a readable picture.
enum SVGStyle {
  private struct Palette {
    var page, box, edge, text, muted, lane, call, notification, action, end, span: String
    /// The states, in the order of `Tone`.
    var tones: [String]
  }

  private static let light = Palette(
    page: "#ffffff",
    box: "#f1f3f7",
    edge: "#c5cbd6",
    text: "#1b1f27",
    muted: "#5a6270",
    lane: "#c5cbd6",
    call: "#2456c9",
    notification: "#4c5bb0",
    action: "#1b1f27",
    end: "#c2212e",
    span: "#ffab5e",
    tones: ["#8b94a3", "#d9a21b", "#23a86a", "#5088ee", "#9a74d8"]
  )
  private static let dark = Palette(
    page: "#14161b",
    box: "#23272f",
    edge: "#4a5160",
    text: "#e7e9ee",
    muted: "#a0a8b6",
    lane: "#3c424e",
    call: "#8db0ff",
    notification: "#a9b4f7",
    action: "#e7e9ee",
    end: "#ff8088",
    span: "#a86420",
    tones: ["#79818f", "#e5b94e", "#4fc48c", "#78a6ff", "#b898ec"]
  )

  static let text = """
    text { font: 13px "Helvetica Neue", Arial, "Liberation Sans", Roboto, sans-serif; }
    .head { font-size: 11.5px; } .title { font-size: 15px; font-weight: bold; }
    .text { stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
    .line, .point, .lane, .pause, .cross { fill: none; stroke-width: 1.5px; } .lane { stroke-width: 1px; }
    .line.notification { stroke-dasharray: 5 3; } .pause { stroke-dasharray: 2 4; } .cross { stroke-width: 3px; }
    .point.notification, .line.effect, .point.effect { stroke-width: 1px; }
    .bar { fill-opacity: 0.75; } .bar.gone { fill: none; } .state { fill-opacity: 0.2; stroke-width: 1px; }
    \(rules(light))
    @media (prefers-color-scheme: dark) {
    \(rules(dark))
    }
    """

  private static func rules(_ palette: Palette) -> String {
    let tones = zip(SequenceDiagram.Tone.allCases, palette.tones).map { tone, color in
      ".\(tone.rawValue) { fill: \(color); stroke: \(color); }"
    }
    return """
      .page { fill: \(palette.page); } .text { stroke: \(palette.page); }
      .box { fill: \(palette.box); stroke: \(palette.edge); } .lane { stroke: \(palette.lane); }
      text { fill: \(palette.text); } text.muted { fill: \(palette.muted); } text.end { fill: \(palette.end); }
      .line, .point { stroke: \(palette.action); } .line.call, .point.call { stroke: \(palette.call); }
      .point.call { fill: \(palette.call); } .line.notification, .point.notification { stroke: \(palette.notification); }
      .line.effect, .point.effect, .pause { stroke: \(palette.muted); } .cross { stroke: \(palette.end); }
      .span { fill: \(palette.span); stroke: \(palette.edge); }
      \(tones.joined(separator: "\n"))
      .bar { stroke: none; }
      """
  }
}

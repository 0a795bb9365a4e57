internal import LifecycleCore
internal import ReportAssets

extension SequenceDiagram {
  /// The diagram as one self-contained SVG file.
  public var svg: String {
    var drawing = SVGSequence(self)
    drawing.draw()
    return drawing.text
  }
}

/// Draws a sequence diagram as SVG, without scripts, for light and dark.
private struct SVGSequence {
  private let diagram: SequenceDiagram
  private let layout: SequenceLayout
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    layout = SequenceLayout(diagram)
  }

  mutating func draw() {
    let (width, height) = (layout.width, layout.height)
    lines.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(SVG.escaped(diagram.title))</title>
      <desc id="desc">\(SVG.escaped("\(diagram.subtitle). \(diagram.summary)"))</desc>
      <style>
      \(String(decoding: diagramStyle().bytes, as: UTF8.self))</style>
      <rect class="page" width="\(width)" height="\(height)"/>
      """
    )
    for block in layout.title { add(block, "title") }
    add(layout.subtitle, "muted head")
    drawLifelines()
    for bar in layout.bars { lines.append(SVG.rect(bar.box, "bar \(bar.tone.rawValue)")) }
    for (span, box) in layout.spans {
      let name = SVG.escaped(span.name)
      lines.append(
        "<g><title>\(name)</title>\(SVG.rect(box, "span", radius: 2))</g>"
      )
    }
    for item in layout.items { draw(item) }
    lines.append("</svg>")
  }

  private mutating func drawLifelines() {
    for lane in layout.lanes.values.sorted() {
      let end = layout.height - SequenceLayout.margin
      lines.append("<path class=\"lane\" d=\"M\(lane) \(layout.top)V\(end)\"/>")
    }
    for (box, block) in layout.heads {
      lines.append(SVG.rect(box, "box", radius: 4))
      add(block, "head")
    }
  }

  private mutating func draw(_ item: SequenceLayout.Item) {
    switch item {
    case .message(let message, let block, let y):
      lines.append(arrow(message, y))
      add(block, "text")
    case .state(let block, let tone, let box):
      lines.append(SVG.rect(box, "page", radius: 9))
      lines.append(SVG.rect(box, "state \(tone.rawValue)", radius: 9))
      add(block, "head")
    case .pause(let block, let box, let y):
      let end = layout.width - SequenceLayout.margin
      lines.append("<path class=\"pause\" d=\"M\(SequenceLayout.margin) \(y)H\(end)\"/>")
      lines.append(SVG.rect(box, "box", radius: 10))
      add(block, "head")
    case .end(let block, let y):
      let x = layout.lanes[.application] ?? 0
      lines.append(
        "<path class=\"cross\" d=\"M\(x - 7) \(y - 7)l14 14m0 -14l-14 14\"/>"
      )
      add(block, "text end")
    }
  }

  /// The arrow of a message: its line, dashed for a notification, and its head, filled for a call.
  private func arrow(_ message: SequenceDiagram.Message, _ y: Int) -> String {
    let from = layout.lanes[message.from] ?? 0
    let to = layout.lanes[message.to] ?? 0
    let kind = "\(message.kind)"
    if from == to {
      let start = from + 5
      let loop = SequenceLayout.loopWidth
      return """
        <path class="line \(kind)" d="M\(start) \(y)h\(loop - 4)q4 0 4 4v2q0 4 -4 4H\(start + 2)"/>\
        <path class="point \(kind)" d="M\(start + 7) \(y + 6)l-6 4l6 4\(message.kind == .call ? "z" : "")"/>
        """
    }
    let side = to > from ? 1 : -1
    let (start, tip) = (from + 5 * side, to - 6 * side)
    let isFilled = message.kind == .call
    return """
      <path class="line \(kind)" d="M\(start) \(y)H\(tip - side)"/>\
      <path class="point \(kind)" d="M\(tip - 8 * side) \(y - 4)l\(8 * side) 4l\(-8 * side) 4\(isFilled ? "z" : "")"/>
      """
  }

  private mutating func add(_ block: SequenceLayout.Block, _ names: String) {
    let anchor = block.anchor == .start ? "" : " text-anchor=\"\(block.anchor.rawValue)\""
    let tspans = block.lines.enumerated().map { index, line in
      let place = index == 0 ? "" : " x=\"\(block.x)\" dy=\"16\""
      // Copied text has spaces between the lines.
      let gap = index < block.lines.count - 1 && !line.hasSuffix(":") ? " " : ""
      return "<tspan\(place)>\(SVG.escaped(line))\(gap)</tspan>"
    }
    let content =
      block.lines.count == 1 ? SVG.escaped(block.lines[0]) : tspans.joined()
    lines.append(
      "<text class=\"\(names)\" x=\"\(block.x)\" y=\"\(block.y)\"\(anchor)>\(content)</text>"
    )
  }
}

/// Pieces of SVG.
enum SVG {
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    XMLText.appendContent(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func rect(_ box: SequenceLayout.Box, _ names: String, radius: Int = 0) -> String {
    let corner = radius == 0 ? "" : " rx=\"\(radius)\""
    return "<rect class=\"\(names)\" x=\"\(box.x)\" y=\"\(box.y)\" "
      + "width=\"\(box.width)\" height=\"\(box.height)\"\(corner)/>"
  }
}

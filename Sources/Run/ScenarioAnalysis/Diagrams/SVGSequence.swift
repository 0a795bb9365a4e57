extension SequenceDiagram {
  /// The diagram as one self-contained SVG file.
  package var svg: String {
    let layout = SequenceLayout(self)
    return SVG.picture(
      title,
      "\(subtitle). \(summary)",
      width: layout.width,
      height: layout.height,
      layout.shapes
    )
  }
}

/// SVG elements for a sequence diagram.
extension SequenceLayout {
  fileprivate var shapes: [String] {
    var shapes = [SVG.text(title, "title"), SVG.text(subtitle, "muted head")]
    for lane in lanes.values.sorted() {
      shapes.append(SVG.path("lane", "M\(lane) \(top)V\(height - Self.margin)"))
    }
    for (box, block) in heads {
      shapes += [SVG.rect(box, "box", radius: 4), SVG.text(block, "head")]
    }
    shapes += bars.map { box, tone in SVG.rect(box, "bar \(tone.rawValue)") }
    shapes += spans.map { span, box in
      "<g><title>\(SVG.escaped(span.name))</title>\(SVG.rect(box, "span", radius: 2))</g>"
    }
    return shapes + items.flatMap(self.shapes(of:))
  }

  private func shapes(of item: Item) -> [String] {
    switch item {
    case .message(let message, let block, let y):
      return [arrow(message, y), SVG.text(block, "text")]
    case .state(let block, let tone, let box):
      return [
        SVG.rect(box, "page", radius: 9), SVG.rect(box, "state \(tone.rawValue)", radius: 9),
        SVG.text(block, "head"),
      ]
    case .pause(let block, let box, let y):
      return [
        SVG.path("pause", "M\(Self.margin) \(y)H\(width - Self.margin)"),
        SVG.rect(box, "box", radius: 10), SVG.text(block, "head"),
      ]
    case .end(let block, let y):
      let x = lanes[.application] ?? 0
      return [
        SVG.path("cross", "M\(x - 7) \(y - 7)l14 14m0 -14l-14 14"), SVG.text(block, "text end"),
      ]
    }
  }

  /// The elements of an arrow: its line, dashed for a notification, and its head, filled for a call.
  private func arrow(_ message: SequenceDiagram.Message, _ y: Int) -> String {
    let (from, to) = (lanes[message.from] ?? 0, lanes[message.to] ?? 0)
    let kind = "\(message.kind)"
    let isFilled = message.kind == .call
    guard from == to else {
      let side = to > from ? 1 : -1
      return SVG.arrow(kind, from: from + 5 * side, to: to - 6 * side, y: y, isFilled: isFilled)
    }
    let start = from + 5
    let loop = "M\(start) \(y)h\(Self.loopWidth - 4)q4 0 4 4v2q0 4 -4 4H\(start + 2)"
    let head = "M\(start + 7) \(y + 6)l-6 4l6 4\(isFilled ? "z" : "")"
    return SVG.path("line \(kind)", loop) + SVG.path("point \(kind)", head)
  }
}

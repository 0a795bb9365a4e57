internal import ReportAssets
internal import ScenarioReports

/// SVG elements without scripts, for light and dark mode.
enum SVG {
  /// A complete SVG image, with a title and a description for screen readers.
  static func picture(
    _ title: String,
    _ description: String,
    width: Int,
    height: Int,
    _ content: [String]
  ) -> String {
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(escaped(title))</title>
      <desc id="desc">\(escaped(description))</desc>
      <style>
      \(String(decoding: diagramStyle().bytes, as: UTF8.self))</style>
      <rect class="page" width="\(width)" height="\(height)"/>
      """
    return ([start] + content + ["</svg>"]).joined(separator: "\n") + "\n"
  }

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

  static func path(_ names: String, _ data: String) -> String {
    "<path class=\"\(names)\" d=\"\(data)\"/>"
  }

  /// A line of text.
  static func text(_ text: String, _ names: String, x: Int, y: Int) -> String {
    self.text(SequenceLayout.Block(lines: [text], x: x, y: y), names)
  }

  /// Lines of text, one below the other.
  static func text(_ block: SequenceLayout.Block, _ names: String) -> String {
    let anchor = block.anchor == .start ? "" : " text-anchor=\"\(block.anchor.rawValue)\""
    let spans = block.lines.enumerated().map { index, line in
      let position = index == 0 ? "" : " x=\"\(block.x)\" dy=\"16\""
      // Copied text has spaces between the lines, and none inside of a word.
      let isInWord = line.hasSuffix(":") || line.hasSuffix("-")
      let gap = index < block.lines.count - 1 && !isInWord ? " " : ""
      return "<tspan\(position)>\(escaped(line))\(gap)</tspan>"
    }
    let content = spans.count == 1 ? escaped(block.lines[0]) : spans.joined()
    return "<text class=\"\(names)\" x=\"\(block.x)\" y=\"\(block.y)\"\(anchor)>\(content)</text>"
  }

  /// A horizontal arrow with a filled or open head.
  static func arrow(_ kind: String, from start: Int, to tip: Int, y: Int, isFilled: Bool) -> String
  {
    let side = tip > start ? 1 : -1
    let head = "M\(tip - 8 * side) \(y - 4)l\(8 * side) 4l\(-8 * side) 4\(isFilled ? "z" : "")"
    return path("line \(kind)", "M\(start) \(y)H\(tip - side)") + path("point \(kind)", head)
  }
}

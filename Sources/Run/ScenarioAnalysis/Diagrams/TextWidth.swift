internal import ScenarioReports

/// Measures text in DejaVu Sans, the widest font that may display a diagram, so that no text overflows.
enum TextWidth {
  /// Returns the width of a text in pixels, rounded up.
  static func of(_ text: some StringProtocol, size: Double, isBold: Bool = false) -> Int {
    let units = text.reduce(0) { $0 + of($1) }
    return Int((Double(units) * size * (isBold ? 1.15 : 1) / 1000).rounded(.up))
  }

  /// Breaks a text into lines of at most a width in pixels.
  ///
  /// It breaks after a space or a colon, and inside a word only if necessary: before a capital letter, or else
  /// anywhere.
  static func lines(
    _ text: String,
    within width: Int,
    size: Double,
    isBold: Bool = false
  ) -> [String] {
    func fits(_ line: some StringProtocol) -> Bool {
      of(trimmed(line), size: size, isBold: isBold) <= width
    }
    var lines: [String] = []
    var line = ""
    func add(_ part: Substring, _ next: (Substring) -> [Substring]) {
      if fits(line + part) { return line += part }
      if !line.isEmpty, fits(part) {
        lines.append(line)
        line = String(part)
        return
      }
      for piece in next(part) { add(piece, piece.count == part.count ? single : next) }
    }
    func single(_ part: Substring) -> [Substring] {
      // A single character is shown even if it does not fit.
      var rest = part
      while let first = rest.first {
        if !line.isEmpty, !fits(line + String(first)) {
          lines.append(line)
          line = ""
        }
        line.append(first)
        rest = rest.dropFirst()
      }
      return []
    }
    for word in parts(of: text[...], where: { $0 == " " || $0 == ":" }, splitsAfter: true) {
      add(word) { parts(of: $0, where: \.isUppercase, splitsAfter: false) }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(trimmed($0)) }
  }

  /// Returns the width of the widest line.
  static func ofWidest(_ lines: [String], size: Double) -> Int {
    lines.map { of($0, size: size) }.max() ?? 0
  }

  /// Returns the width of the longest word; words also end before capital letters.
  static func ofLongestWord(_ text: String, size: Double) -> Int {
    let words = text.split(separator: " ").flatMap {
      parts(of: $0, where: \.isUppercase, splitsAfter: false)
    }
    return words.map { of($0, size: size) }.max() ?? 0
  }

  private static func parts(
    of text: Substring,
    where isMark: (Character) -> Bool,
    splitsAfter: Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices where isMark(text[index]) {
      let end = splitsAfter ? text.index(after: index) : index
      if end > start { parts.append(text[start..<end]) }
      start = end
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return text
  }

  /// Returns the width of a character, in thousandths of the font size.
  private static func of(_ character: Character) -> Int {
    if let width = widths[character] { return width }
    return DisplayWidth.of(character) * (character.isASCII ? 640 : 700)
  }

  private static let widths: [Character: Int] = {
    let groups: [(Int, String)] = [
      (280, "'ijl"), (300, "IJ"), (320, " ,."), (340, "/:;\\|"), (360, "f"), (370, "-"),
      (390, "()[]"), (400, "t"), (410, "!"), (420, "r"), (460, "\""), (500, "*_`"), (530, "sz"),
      (540, "?"), (550, "c"), (560, "L"), (580, "Fk"), (600, "vxy"), (610, "P"), (620, "TYaeo"),
      (640, "$0123456789ESbdghnpqu{}"), (660, "K"), (690, "ABVXZ"), (700, "CR"), (740, "U"),
      (750, "N"), (760, "H"), (770, "D"), (780, "&G"), (790, "OQ"), (820, "w"), (840, "#+<=>^~"),
      (870, "M"), (950, "%"), (980, "m"), (990, "W"), (1000, "@"),
    ]
    return Dictionary(
      groups.flatMap { width, characters in characters.map { ($0, width) } },
      uniquingKeysWith: { first, _ in first }
    )
  }()
}

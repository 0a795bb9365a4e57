@_spi(Package) internal import LifecycleCore

/// The layout of a sequence diagram in pixels; `SVGSequence.swift` draws it.
struct SequenceLayout {
  /// A text block of one or more lines.
  struct Block {
    /// Whether `x` is the left end, the center or the right end of the lines.
    enum Anchor: String { case start, middle, end }

    var lines: [String]
    var x: Int
    /// The base line of the first line.
    var y: Int
    var anchor = Anchor.start

    var height: Int { lines.count * lineHeight }
  }

  /// A row with its position.
  enum Item {
    case message(SequenceDiagram.Message, Block, y: Int)
    case state(Block, SequenceDiagram.Tone, Box)
    case pause(Block, Box, y: Int)
    case end(Block, y: Int)
  }

  /// A rectangle.
  struct Box {
    var x, y, width, height: Int
  }

  static let margin = 12
  static let textSize = 13.0
  static let headSize = 11.5
  static let titleSize = 15.0
  private static let lineHeight = 16
  private static let barWidth = 10
  private static let stateWidth = 76
  private static let spanWidth = 8
  /// The space between the texts of two heads.
  private static let headGap = 6
  /// How far a loop, the arrow from a lifeline to itself, extends to the right.
  static let loopWidth = 20

  /// The distance between lifelines; smaller if there are many, so that they are legible on a phone.
  private let laneWidth: Int
  private(set) var width: Int
  private(set) var height = 0
  private(set) var title = Block(lines: [], x: margin, y: 0)
  private(set) var subtitle = Block(lines: [], x: margin, y: 0)
  private(set) var heads: [(Box, Block)] = []
  private(set) var items: [Item] = []
  /// The parts of lifelines with a constant state.
  private(set) var bars: [(Box, SequenceDiagram.Tone)] = []
  private(set) var spans: [(SequenceDiagram.Span, Box)] = []
  /// The horizontal center of each lifeline.
  private(set) var lanes: [Lifeline: Int] = [:]
  /// The vertical start of the lifelines.
  private(set) var top = 0

  init(_ diagram: SequenceDiagram) {
    let lifelines = diagram.lifelines
    // Names may be broken before a capital letter, but not elsewhere inside a word.
    let widest = lifelines.map { TextWidth.ofLongestWord($0.name, size: Self.headSize) }.max() ?? 0
    laneWidth = max(lifelines.count > 5 ? 74 : 90, widest + Self.headGap)
    width = max(lifelines.count, 5) * laneWidth + 2 * Self.margin
    for (index, lifeline) in lifelines.enumerated() {
      lanes[lifeline] = Self.margin + laneWidth / 2 + index * laneWidth
    }
    addHead(diagram, lifelines)
    // For each row, the position at which a span begins or ends.
    var positions: [Int] = []
    var tones: [Lifeline: (tone: SequenceDiagram.Tone, since: Int)] = [:]
    for row in diagram.rows {
      switch row {
      case .message(let message): positions.append(add(message))
      case .pause(let length, let time):
        positions.append(addPause(SequenceDiagram.pauseText(length, until: time)))
      case .end(let reason): positions.append(addEnd(reason))
      case .state(let lifeline, let name, let tone):
        let box = addState(lifeline, name, tone)
        if let old = tones[lifeline] { addBar(lifeline, old, until: box.y) }
        tones[lifeline] = (tone, box.y + box.height)
        positions.append(box.y + box.height)
      }
    }
    height += 8
    for (lifeline, last) in tones.sorted(by: { $0.key < $1.key }) {
      addBar(lifeline, last, until: height)
    }
    let deepest = Dictionary(
      diagram.spans.map { ($0.lifeline, $0.depth) },
      uniquingKeysWith: { max($0, $1) }
    )
    for span in diagram.spans { add(span, positions, deepest: deepest[span.lifeline] ?? 0) }
    height += Self.margin
  }

  private func lane(_ lifeline: Lifeline) -> Int { lanes[lifeline] ?? 0 }

  // MARK: - The head

  private mutating func addHead(_ diagram: SequenceDiagram, _ lifelines: [Lifeline]) {
    height = Self.margin + 15
    let room = width - 2 * Self.margin
    title.lines = TextWidth.lines(
      diagram.title,
      within: room,
      size: Self.titleSize,
      isBold: true
    )
    title.y = height
    height += title.height + 3
    subtitle.lines = TextWidth.lines(diagram.subtitle, within: room, size: Self.headSize)
    subtitle.y = height
    height += subtitle.height - 2
    let names = lifelines.map {
      TextWidth.lines($0.name, within: laneWidth - Self.headGap, size: Self.headSize)
    }
    let rows = names.map(\.count).max() ?? 1
    let boxHeight = rows * Self.lineHeight + 8
    for (lifeline, lines) in zip(lifelines, names) {
      let box = Box(
        x: lane(lifeline) - laneWidth / 2 + 2,
        y: height,
        width: laneWidth - 4,
        height: boxHeight
      )
      let y = height + 16 + (rows - lines.count) * Self.lineHeight / 2
      heads.append((box, Block(lines: lines, x: lane(lifeline), y: y, anchor: .middle)))
    }
    height += boxHeight
    top = height
    height += 10
  }

  // MARK: - Rows

  /// Adds a message and returns the position of its arrow.
  private mutating func add(_ message: SequenceDiagram.Message) -> Int {
    if message.from == message.to { return addLoop(message) }
    let gap = Self.barWidth / 2 + 5
    let left = min(lane(message.from), lane(message.to)) + gap
    // Text may cross thin lines, but not the bar of the app: text from the left ends before it.
    let isBeforeBar = max(message.from, message.to) == .application
    let end = isBeforeBar ? lane(.application) - gap : width - Self.margin
    let room = isBeforeBar ? end - Self.margin : max(end - left, 190)
    let lines = TextWidth.lines(message.text, within: room, size: Self.textSize)
    let widest = TextWidth.ofWidest(lines, size: Self.textSize)
    let x = max(Self.margin, min(left, end - widest))
    let block = Block(lines: lines, x: x, y: height + 13)
    let y = height + block.height + 4
    items.append(.message(message, block, y: y))
    height = y + 10
    return y
  }

  /// Adds a message of a participant to itself and returns the position of its arrow.
  private mutating func addLoop(_ message: SequenceDiagram.Message) -> Int {
    let start = lane(message.from) + Self.barWidth / 2
    let right = start + Self.loopWidth + 6
    let rightSpace = width - Self.margin - right
    let isRight =
      message.from > .system
      && (rightSpace >= 130 || TextWidth.of(message.text, size: Self.textSize) <= rightSpace)
    let room = isRight ? rightSpace : start - Self.barWidth - 8 - Self.margin
    let lines = TextWidth.lines(message.text, within: room, size: Self.textSize)
    let block = Block(
      lines: lines,
      x: isRight ? right : start - Self.barWidth - 8,
      y: height + 14,
      anchor: isRight ? .start : .end
    )
    let y = height + 4
    items.append(.message(message, block, y: y))
    height += max(lines.count * Self.lineHeight, 14) + 8
    return y + 10
  }

  /// Adds a state and returns its box.
  private mutating func addState(
    _ lifeline: Lifeline,
    _ name: String,
    _ tone: SequenceDiagram.Tone
  ) -> Box {
    let lines = TextWidth.lines(name, within: Self.stateWidth, size: Self.headSize)
    let widest = TextWidth.ofWidest(lines, size: Self.headSize)
    let box = Box(
      x: lane(lifeline) - widest / 2 - 6,
      y: height + 2,
      width: widest + 12,
      height: lines.count * Self.lineHeight + 4
    )
    let block = Block(lines: lines, x: lane(lifeline), y: box.y + 14, anchor: .middle)
    items.append(.state(block, tone, box))
    height = box.y + box.height + 8
    return box
  }

  /// Adds a pause and returns its position.
  private mutating func addPause(_ text: String) -> Int {
    let y = height + 12
    let room = TextWidth.of(text, size: Self.headSize) + 16
    let box = Box(x: (width - room) / 2, y: y - 10, width: room, height: 20)
    let block = Block(lines: [text], x: width / 2, y: y + 4, anchor: .middle)
    items.append(.pause(block, box, y: y))
    height = y + 18
    return y
  }

  /// Adds the termination of the process and returns its position.
  private mutating func addEnd(_ reason: String) -> Int {
    let x = lane(.application) + 16
    let room = width - Self.margin - x
    let lines = TextWidth.lines("terminated, \(reason)", within: room, size: Self.textSize)
    let y = height + 10
    items.append(.end(Block(lines: lines, x: x, y: height + 15), y: y))
    height += lines.count * Self.lineHeight + 10
    return y
  }

  // MARK: - Bars and spans

  private mutating func addBar(
    _ lifeline: Lifeline,
    _ state: (tone: SequenceDiagram.Tone, since: Int),
    until end: Int
  ) {
    guard end > state.since else { return }
    let box = Box(
      x: lane(lifeline) - Self.barWidth / 2,
      y: state.since,
      width: Self.barWidth,
      height: end - state.since
    )
    bars.append((box, state.tone))
  }

  /// Adds a span next to others in progress, within its lane.
  private mutating func add(_ span: SequenceDiagram.Span, _ positions: [Int], deepest: Int) {
    let start = positions[span.rows.lowerBound]
    let end = span.rows.upperBound == positions.count ? height : positions[span.rows.upperBound]
    let room = laneWidth / 2 - Self.spanWidth
    let box = Box(
      x: lane(span.lifeline) - Self.spanWidth / 2
        + (deepest * 6 > room ? span.depth * room / deepest : span.depth * 6),
      y: start,
      width: Self.spanWidth,
      height: max(end - start, 6)
    )
    spans.append((span, box))
  }
}

extension SequenceDiagram {
  /// A text for elapsed time, and the time at its end.
  static func pauseText(_ length: VirtualTime, until time: VirtualTime) -> String {
    length == time ? "\(length) later" : "\(length) later, at \(time)"
  }
}

internal import LifecycleCore

/// Collects what lasts longer than a row while a diagram is written.
struct SpanKeeper {
  typealias Span = SequenceDiagram.Span

  /// What has begun and not ended.
  private var open: [OpenSpan] = []
  private var ended: [Span] = []

  /// A span, and when it is over; nil if something else ends it.
  private typealias OpenSpan = (span: Span, end: VirtualTime?)

  /// Begins something in a row; `end` is when it is over, if that is known.
  mutating func begin(
    _ kind: Span.Kind,
    _ name: String,
    on lifeline: Lifeline,
    at row: Int,
    until end: VirtualTime? = nil
  ) {
    let taken = Set(open.filter { $0.span.lifeline == lifeline }.map(\.span.depth))
    let depth = (0...taken.count).first { !taken.contains($0) } ?? 0
    let span = Span(kind: kind, lifeline: lifeline, name: name, rows: row...row, depth: depth)
    open.append((span, end))
  }

  /// Ends the first one of a kind that has this name.
  mutating func endFirst(_ kind: Span.Kind, _ name: String, at row: Int) {
    let first = open.firstIndex { $0.span.kind == kind && $0.span.name == name }
    if let first { end(open.remove(at: first), at: row) }
  }

  /// Ends what is over at a time.
  mutating func end(through time: VirtualTime, at row: Int) {
    func isOver(_ item: OpenSpan) -> Bool { item.end.map { $0 <= time } ?? false }
    for item in open where isOver(item) { end(item, at: row) }
    open.removeAll(where: isOver)
  }

  /// Ends everything.
  mutating func endAll(at row: Int) {
    for item in open { end(item, at: row) }
    open = []
  }

  /// Removes the last one of a kind that has this name: it did not begin after all.
  mutating func removeLast(_ kind: Span.Kind, _ name: String) {
    let last = open.lastIndex { $0.span.kind == kind && $0.span.name == name }
    if let last { open.remove(at: last) }
  }

  /// All of them by the rows in which they begin; what has not ended lasts until that row.
  func all(until row: Int) -> [Span] {
    var copy = self
    copy.endAll(at: row)
    return copy.ended.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
  }

  private mutating func end(_ item: OpenSpan, at row: Int) {
    var span = item.span
    span.rows = span.rows.lowerBound...max(row, span.rows.lowerBound)
    ended.append(span)
  }
}

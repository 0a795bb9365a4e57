@_spi(Package) internal import LifecycleCore

/// Collects activities that last longer than a row, while a diagram is created.
struct SpanTracker {
  typealias Span = SequenceDiagram.Span

  /// The spans that have begun but not ended.
  private var open: [OpenSpan] = []
  private var ended: [Span] = []

  /// A span, and the time at which it ends; nil if another entry ends it.
  private typealias OpenSpan = (span: Span, end: VirtualTime?)

  /// Begins a span in a row; `end` is the time at which it ends, if known.
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

  /// Ends the first span of a kind with this name.
  mutating func endFirst(_ kind: Span.Kind, _ name: String, at row: Int) {
    let first = open.firstIndex { $0.span.kind == kind && $0.span.name == name }
    if let first { end(open.remove(at: first), at: row) }
  }

  /// Ends the spans whose time is over.
  mutating func end(through time: VirtualTime, at row: Int) {
    func isOver(_ item: OpenSpan) -> Bool { item.end.map { $0 <= time } ?? false }
    for item in open where isOver(item) { end(item, at: row) }
    open.removeAll(where: isOver)
  }

  /// Ends all spans.
  mutating func endAll(at row: Int) {
    for item in open { end(item, at: row) }
    open = []
  }

  /// Removes the last span of a kind with this name, because it did not begin after all.
  mutating func removeLast(_ kind: Span.Kind, _ name: String) {
    let last = open.lastIndex { $0.span.kind == kind && $0.span.name == name }
    if let last { open.remove(at: last) }
  }

  /// All spans, by the rows in which they begin; those in progress last until the given row.
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

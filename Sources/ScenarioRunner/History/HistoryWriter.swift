internal import ScenarioLanguage
public import ScenarioSystem

/// How much of a file a run has played.
public enum PlayedPart: Sendable {
  /// All of its cases.
  case whole
  /// All that had not passed before, and no others.
  case failed
  /// Some of its cases.
  case some
}

/// Writes what a run tells into what was known before, file by file.
///
/// Files that this run did not play keep what was known of them, until nobody has played them for 90 days. Neither
/// history is ever whole in memory, as long as the files come in the order of their paths.
public final class HistoryWriter {
  /// Whether a file is gone, by its path here, so that nobody can play again what failed in it; nil to keep all.
  public var isGone: ((Path) -> Bool)?
  /// Why what lay there before could not be read, and is lost.
  public let loss: ScenarioError?

  private let file: AtomicFile
  private var old: HistoryReader?
  private let today: Int
  private let isSorted: Bool
  /// The day on which an earlier history was lost, and may still be missed.
  private let lossDay: Int?
  /// Blocks that came in the order of their paths, until enough of them are there to be merged at once.
  private var fresh: [UInt8] = []
  private var turns: [Turn] = []
  /// Blocks that came in another order.
  private var waiting: [Waiting] = []
  private var sink: [UInt8] = []
  private var sum = HistoryChecksum()
  private var name: [UInt8] = []
  private var last: [UInt8] = []
  private var count = 0

  /// Where a block and its path stand in `fresh`.
  private struct Turn {
    var name: Range<Int>
    var block: Range<Int>
  }

  /// What a run tells of a file, until its turn comes.
  fileprivate struct Waiting {
    var name: [UInt8]
    var block: [UInt8]
    var part: PlayedPart
    /// The valid cases of a troubled file that were not chosen.
    var passedOver: Set<ExactText> = []
  }

  private static let daysKept = 90
  /// How many bytes are merged, and written, at once.
  private static let batch = 32 << 10

  /// Begins a new history.
  ///
  /// - Parameters:
  ///   - path: Where it is to lie.
  ///   - isSorted: Whether files will come in the order of their paths.
  ///   - today: The day, counted from 1970.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(
    path: Path,
    isSorted: Bool,
    today: Int
  ) throws(ScenarioError) {
    self.isSorted = isSorted
    self.today = today
    var loss: ScenarioError?
    do throws(ScenarioError) {
      old = FileReader.exists(path) ? try HistoryReader(path: path) : nil
    } catch {
      loss = error
    }
    self.loss = loss
    let formerLoss = old?.lossDay.flatMap { today - $0 <= Self.daysKept ? $0 : nil }
    lossDay = loss == nil ? formerLoss : today
    file = try AtomicFile(replacing: path)
    HistoryText.appendHead(lossDay: lossDay, to: &sink)
  }

  /// Adds what came of a file; what the run did not come to stays as it was known.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - path: The path by which the history calls it.
  ///   - part: How much of it was played.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func add(
    _ result: FileResult,
    as path: Path,
    part: PlayedPart
  ) throws(ScenarioError) {
    let cutOff = result.cases.indices.count(where: { result.cases[$0].outcome.isCutOff })
    if cutOff > 0, cutOff == result.cases.count { return }
    let part = cutOff == 0 ? part : .some
    name.removeAll(keepingCapacity: true)
    HistoryText.append(escaping: path, to: &name)
    let isFirst = count == 0 && turns.isEmpty
    if isSorted, part == .whole, waiting.isEmpty,
      isFirst || ByteOrder.precedes(last[...], name[...])
    {
      let start = fresh.count
      let place = append(result, name, to: &fresh)
      turns.append(Turn(name: place, block: start..<fresh.count))
      swap(&last, &name)
      if fresh.count > Self.batch { try merge() }
    } else {
      var block: [UInt8] = []
      append(result, name, to: &block)
      waiting.append(
        Waiting(
          name: name,
          block: block,
          part: part,
          passedOver: Set(result.passedOver.map { ExactText($0) })
        )
      )
    }
  }

  /// Adds what the shards of a run tell of a file: together they have played all that was chosen.
  ///
  /// - Parameters:
  ///   - file: What is known.
  ///   - path: The path by which the history calls it.
  public func add(_ file: History.File, as path: Path) {
    var name: [UInt8] = []
    HistoryText.append(escaping: path, to: &name)
    var block: [UInt8] = []
    HistoryText.appendFile(
      name,
      day: today,
      loadTime: file.loadTime,
      // After a loss, what was not chosen may have failed before.
      isTroubled: file.isTroubled || lossDay != nil,
      to: &block
    )
    for (name, item) in file.cases.sorted(by: { $0.key < $1.key }) {
      HistoryText.appendCase(name.text, item, to: &block)
    }
    waiting.append(Waiting(name: name, block: block, part: .failed))
  }

  /// Puts the new history into the place of the old one.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason; then the old one stays.
  public func finish() throws(ScenarioError) {
    try merge()
    waiting.sort { ByteOrder.precedes($0.name[...], $1.name[...]) }
    for item in waiting where count == 0 || ByteOrder.precedes(last[...], item.name[...]) {
      try copy(before: item.name[...])
      if let old, isKnown(item.name[...]) {
        let merged = item.part == .whole ? item.block : item.merged(over: old.block)
        try advance()
        try add(merged[...])
      } else {
        let isPart = lossDay != nil && item.part == .some
        try add(isPart ? item.merged(over: HistoryText.unknown(item.name))[...] : item.block[...])
      }
      last = item.name
    }
    try copy(before: nil)
    HistoryText.appendEnd(files: count, to: &sink)
    try drain()
    try file.append(sum.ending)
    try file.commit(isDurable: false)
  }

  /// Gives the new history up; the old one stays.
  public func discard() { file.discard() }

  // MARK: -

  /// Appends the block of a file, and returns where its path stands in it.
  @discardableResult
  private func append(
    _ result: FileResult,
    _ name: [UInt8],
    to sink: inout [UInt8]
  ) -> Range<Int> {
    var isTroubled = result.problem != nil
    // By index: a result is not copied for it.
    for index in result.cases.indices where result.cases[index].destination == nil {
      isTroubled = true
    }
    let place = HistoryText.appendFile(
      name,
      day: today,
      loadTime: Int(result.loadTime / 1000),
      isTroubled: isTroubled,
      to: &sink
    )
    for index in result.cases.indices where result.cases[index].destination != nil {
      if result.cases[index].outcome.isCutOff { continue }
      HistoryText.appendCase(
        result.cases[index].name,
        History.Case(
          hasFailed: result.cases[index].isTrouble,
          time: Int(result.cases[index].wallTime / 1000)
        ),
        to: &sink
      )
    }
    return place
  }

  /// Merges the blocks that came in order with what was known.
  ///
  /// Many at once: doing it for each file as it comes would drive the code that plays out of the processor's cache.
  private func merge() throws(ScenarioError) {
    for turn in turns {
      let name = fresh[turn.name]
      try copy(before: name)
      if isKnown(name) { try advance() }
      try add(fresh[turn.block])
    }
    turns.removeAll(keepingCapacity: true)
    fresh.removeAll(keepingCapacity: true)
  }

  /// Whether the next block of what was known is about this file.
  private func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
    guard let old, !old.isAtEnd else { return false }
    return old.name.elementsEqual(name)
  }

  /// Copies what was known of files before this one, or of all that are left.
  private func copy(before name: ArraySlice<UInt8>?) throws(ScenarioError) {
    while let old, !old.isAtEnd {
      if let name, !ByteOrder.precedes(old.name[...], name) { return }
      if today - old.day <= Self.daysKept, !isForgotten(old) { try add(old.block[...]) }
      try advance()
    }
  }

  /// Whether what is known of a file is a failure that is gone; what is known of other files may still be of use.
  private func isForgotten(_ old: HistoryReader) -> Bool {
    // Most have passed: only of the others is the system asked.
    guard let isGone, HistoryText.tellsOfTrouble(old.block) else { return false }
    return HistoryText.unescaped(old.name[...]).map { isGone(Path(bytes: $0)) } ?? false
  }

  /// What is damaged from here on is forgotten.
  private func advance() throws(ScenarioError) {
    do throws(ScenarioError) {
      try old?.advance()
    } catch {
      old = nil
    }
  }

  private func add(_ block: ArraySlice<UInt8>) throws(ScenarioError) {
    sink.append(contentsOf: block)
    count += 1
    if sink.count > Self.batch { try drain() }
  }

  private func drain() throws(ScenarioError) {
    sum.add(sink[...])
    try file.append(sink)
    sink.removeAll(keepingCapacity: true)
  }
}

extension HistoryWriter.Waiting {
  /// The block over what was known of the same file.
  fileprivate func merged(over known: [UInt8]) -> [UInt8] {
    guard let (_, new) = HistoryText.parse(block), var (_, file) = HistoryText.parse(known) else {
      return block
    }
    // What was invalid now may be any case that is not known to be valid: its old result says nothing.
    if new.isTroubled {
      for name in file.cases.keys where !passedOver.contains(name) {
        file.cases[name]?.hasFailed = true
      }
    }
    file.cases.merge(new.cases) { $1 }
    var merged: [UInt8] = []
    HistoryText.appendFile(
      name,
      day: new.day,
      loadTime: max(new.loadTime, file.loadTime),
      // Some cases of a troubled file may have passed since; that all have, only a run of all can tell.
      isTroubled: new.isTroubled || (part == .some && file.isTroubled),
      to: &merged
    )
    for (name, item) in file.cases.sorted(by: { $0.key < $1.key }) {
      HistoryText.appendCase(name.text, item, to: &merged)
    }
    return merged
  }
}

extension CaseResult.Outcome {
  /// Whether the end of the run cut it off.
  fileprivate var isCutOff: Bool { if case .interrupted = self { true } else { false } }
}

public import ScenarioSystem

/// Writes what a run tells into what was known before, file by file.
///
/// Files that this run did not play keep what was known of them, until nobody has played them for 90 days. Neither
/// history is ever whole in memory, as long as the files come in the order of their paths.
public final class HistoryWriter {
  private let file: AtomicFile
  private var old: HistoryReader?
  private let today: Int
  private let isSorted: Bool
  /// Blocks that came in another order than that of their paths.
  private var waiting: [(name: [UInt8], block: [UInt8], isWhole: Bool)] = []
  private var sink: [UInt8] = []
  private var last: [UInt8] = []
  private var count = 0

  private static let daysKept = 90

  /// Begins a new history.
  ///
  /// - Parameters:
  ///   - path: Where it is to lie.
  ///   - isSorted: Whether files will come in the order of their paths.
  ///   - keepsOld: Whether what lies there is merged in.
  ///   - today: The day, counted from 1970.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(
    path: String,
    isSorted: Bool,
    keepsOld: Bool,
    today: Int
  ) throws(ScenarioError) {
    self.isSorted = isSorted
    self.today = today
    old = keepsOld ? try? HistoryReader(path: path) : nil
    file = try AtomicFile(replacing: path)
    sink.append(contentsOf: HistoryText.head)
    sink.append(UInt8(ascii: "\n"))
  }

  /// Adds what came of a file; what the run did not come to stays as it was known.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - path: The path by which the history calls it.
  ///   - isWhole: Whether all of its cases were chosen.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func add(_ result: FileResult, as path: String, isWhole: Bool) throws(ScenarioError) {
    let cutOff = result.cases.indices.count(where: { result.cases[$0].outcome.isCutOff })
    if cutOff > 0, cutOff == result.cases.count { return }
    let isWhole = isWhole && cutOff == 0
    var name: [UInt8] = []
    HistoryText.append(escaping: path, to: &name)
    if isSorted, waiting.isEmpty, count == 0 || ByteOrder.precedes(last, name), isWhole {
      try copy(before: name)
      if old?.name == name, old?.block != nil { try advance() }
      last = name
      count += 1
      append(result, name)
      if sink.count > 32 << 10 { try drain() }
    } else {
      let start = sink.count
      append(result, name)
      waiting.append((name, Array(sink[start...]), isWhole))
      sink.removeSubrange(start...)
    }
  }

  /// Adds what is known of a file of which perhaps not all cases were chosen.
  ///
  /// - Parameters:
  ///   - file: What is known.
  ///   - path: The path by which the history calls it.
  public func add(_ file: History.File, as path: String) {
    var name: [UInt8] = []
    HistoryText.append(escaping: path, to: &name)
    var block: [UInt8] = []
    HistoryText.appendFile(
      name,
      day: today,
      loadTime: file.loadTime,
      isTroubled: file.isTroubled,
      to: &block
    )
    for (name, item) in file.cases.sorted(by: { $0.key < $1.key }) {
      HistoryText.appendCase(name, item, to: &block)
    }
    waiting.append((name, block, false))
  }

  /// Puts the new history into the place of the old one.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason; then the old one stays.
  public func finish() throws(ScenarioError) {
    waiting.sort { ByteOrder.precedes($0.name, $1.name) }
    for (name, block, isWhole) in waiting where count == 0 || ByteOrder.precedes(last, name) {
      try copy(before: name)
      var merged = block
      if old?.name == name, let known = old?.block {
        if !isWhole { merged = merge(block, over: known) }
        try advance()
      }
      last = name
      count += 1
      sink.append(contentsOf: merged)
      if sink.count > 32 << 10 { try drain() }
    }
    try copy(before: nil)
    HistoryText.appendEnd(files: count, to: &sink)
    try drain()
    try file.commit(isDurable: false)
  }

  /// Gives the new history up; the old one stays.
  public func discard() { file.discard() }

  // MARK: -

  private func append(_ result: FileResult, _ name: [UInt8]) {
    var isTroubled = result.problem != nil
    // By index: a result is not copied for it.
    for index in result.cases.indices where result.cases[index].world == nil { isTroubled = true }
    HistoryText.appendFile(
      name,
      day: today,
      loadTime: Int(result.loadTime / 1000),
      isTroubled: isTroubled,
      to: &sink
    )
    for index in result.cases.indices where result.cases[index].world != nil {
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
  }

  private func merge(_ block: [UInt8], over known: [UInt8]) -> [UInt8] {
    guard let (_, new) = HistoryText.parse(block), var (_, file) = HistoryText.parse(known),
      let name = HistoryText.fileLine(block.prefix { $0 != UInt8(ascii: "\n") })?.path
    else { return block }
    file.cases.merge(new.cases) { $1 }
    var merged: [UInt8] = []
    HistoryText.appendFile(
      Array(name),
      day: new.day,
      loadTime: max(new.loadTime, file.loadTime),
      isTroubled: new.isTroubled,
      to: &merged
    )
    for (name, item) in file.cases.sorted(by: { $0.key < $1.key }) {
      HistoryText.appendCase(name, item, to: &merged)
    }
    return merged
  }

  /// Copies what was known of files before this one, or of all that are left.
  private func copy(before name: [UInt8]?) throws(ScenarioError) {
    while let known = old, let block = known.block {
      if let name, !ByteOrder.precedes(known.name, name) { return }
      if today - known.day <= Self.daysKept {
        sink.append(contentsOf: block)
        last = known.name
        count += 1
        if sink.count > 32 << 10 { try drain() }
      }
      try advance()
    }
  }

  /// What is damaged from here on is forgotten.
  private func advance() throws(ScenarioError) {
    do throws(ScenarioError) {
      try old?.advance()
    } catch {
      old = nil
    }
  }

  private func drain() throws(ScenarioError) {
    try file.append(sink)
    sink.removeAll(keepingCapacity: true)
  }
}

extension CaseResult.Outcome {
  /// Whether the end of the run cut it off.
  fileprivate var isCutOff: Bool { if case .interrupted = self { true } else { false } }
}

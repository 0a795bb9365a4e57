internal import LifecycleCore
internal import ScenarioEvents
internal import ScenarioRunner

/// The data of the page: a JSON value a line, behind a letter that says what it is.
///
/// `readData` in `HTMLScript+Data.swift` lists the letters. Words and rules that come again and again are
/// numbers, whose meaning stands at the end.
struct HTMLData {
  private var json = JSONBytes()
  private var tables = HTMLTables()
  private let text = CaseText(paint: Paint(isColored: false))

  /// Every kind of end, worst first, as the page numbers them.
  private enum State: Int64 {
    case error, failed, interrupted, different, flaky, knownIssue, skipped, passed

    init(_ record: CaseRecord) {
      self =
        switch record.outcome {
        case .passed where !record.difference.isEmpty,
          .knownIssue where !record.difference.isEmpty:
          .different
        case .passed: record.isFlaky ? .flaky : .passed
        case .failed, .unexpectedPass: .failed
        case .skipped: .skipped
        case .knownIssue: .knownIssue
        case .invalid, .error: .error
        case .interrupted: .interrupted
        }
    }
  }

  /// Writes what is known when the run starts.
  mutating func add(_ start: RunStart, into sink: inout [UInt8]) {
    json.openObject()
    json.pair("program", start.program)
    json.pair("started", start.timestamp)
    json.pair("link", start.sourceLink)
    json.closeObject()
    endLine("R", into: &sink)
  }

  /// Writes a file and its cases.
  mutating func add(_ file: FileRecord, into sink: inout [UInt8]) {
    json.openList()
    json.text(file.path)
    if let problem = file.problem { json.text("\(problem)") }
    json.closeList()
    endLine("F", into: &sink)
    for record in file.cases {
      writeHead(of: record)
      endLine("C", into: &sink)
      json.write(record, &tables)
      endLine("D", into: &sink)
    }
  }

  /// What the list of results and its filters need of a case.
  private mutating func writeHead(of record: CaseRecord) {
    json.openList()
    json.text(record.name)
    json.number(Int64(record.line))
    json.number(State(record).rawValue)
    json.text(record.ios)
    json.text(record.device)
    json.openList()
    for tag in record.tags { json.text(tag) }
    json.closeList()
    json.number(Int64(record.wallTime / 1000))
    json.number(record.virtualTime.milliseconds)
    // What a flaky case did at first is more than that it passed in the end.
    let shown = record.isFlaky ? record.earlier.last { !$0.outcome.isGood } ?? record : record
    let isDifferent = record.outcome.isGood && !record.difference.isEmpty
    json.text(isDifferent ? record.difference : text.headline(of: shown))
    json.closeList()
  }

  /// Writes what the numbers mean, and how the run ended.
  mutating func add(_ end: RunEnd, into sink: inout [UInt8]) {
    json.openList()
    for word in tables.words { json.text(word) }
    json.closeList()
    endLine("W", into: &sink)
    json.openList()
    for rule in tables.rules { json.write(rule) }
    json.closeList()
    endLine("L", into: &sink)
    json.openObject()
    json.key("wall")
    json.number(Int64(end.wallTime / 1000))
    json.key("scenarios")
    json.number(Int64(end.counts.scenarios))
    json.pair("note", end.ending.note)
    json.pair("missed", end.missedNote)
    json.closeObject()
    endLine("E", into: &sink)
  }

  /// Gives what was written to the sink as a line of that letter.
  ///
  /// A `<` stands only inside of texts there: escaped, nothing can end the element or begin another.
  private mutating func endLine(_ letter: Character, into sink: inout [UInt8]) {
    sink.append(contentsOf: letter.utf8)
    var rest = json.written
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      sink.append(contentsOf: rest[..<place])
      sink.append(contentsOf: #"\u003c"#.utf8)
      rest = rest[(place + 1)...]
    }
    sink.append(contentsOf: rest)
    sink.append(UInt8(ascii: "\n"))
    json.removeAll()
  }
}

/// Words and rules by the numbers under which the data names them.
struct HTMLTables {
  private(set) var words: [String] = []
  private(set) var rules: [RuleRecord] = []
  private var wordNumbers: [String: Int64] = [:]
  private var ruleNumbers: [Int: Int64] = [:]

  /// The number of a word of the vocabulary.
  mutating func number(of word: String) -> Int64 {
    if let number = wordNumbers[word] { return number }
    let number = Int64(words.count)
    wordNumbers[word] = number
    words.append(word)
    return number
  }

  /// The number of a rule of a trace's table; -1 for one that the table does not have.
  mutating func number(ofRule rule: Int, in table: RuleTable) -> Int64 {
    if let number = ruleNumbers[rule] { return number }
    guard let record = table[rule] else { return -1 }
    let number = Int64(rules.count)
    ruleNumbers[rule] = number
    rules.append(record)
    return number
  }
}

extension JSONBytes {
  fileprivate mutating func write(_ rule: RuleRecord) {
    openList()
    text(rule.id)
    text(rule.reason)
    text(rule.confidence)
    openList()
    for source in rule.sources { text(source) }
    closeList()
    closeList()
  }
}

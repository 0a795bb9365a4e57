@_spi(Package) internal import LifecycleCore

/// Reads logs: each line that contains a name of UIKit, in full or shortened, or a word of a dialect is an occurrence of it.
struct LogReader {
  /// A name in a line.
  private struct Found {
    var kind: LogNames.Kind
    var range: Range<Int>
  }

  /// A line in which a name is, from its first byte.
  private struct Line {
    var number: Int
    var start: Int
    var found: [Found] = []
  }

  private let text: [UInt8]
  /// The dialect that is named; nil if it is to be recognized.
  private let dialect: LogDialect?
  /// The name of the process to read; nil for that with most lines.
  private let process: String?
  private var recording = Recording()
  /// The numbers of the lines that are read, or known not to matter.
  private var readLines: Set<Int> = []
  /// The dialects of which a mark or a name was found.
  private var recognized: [String: LogDialect] = [:]
  /// The lines that were read by a word at their end only, which may repeat what another one says.
  private var endings: Set<Int> = []
  /// The lines that belong to the next one, if that is about the same.
  private var companions: Set<Int> = []
  /// The lines that say what happens around them.
  private var evidence: [(line: Int, kind: LogDialect.Evidence)] = []

  private init(_ text: [UInt8], _ dialect: LogDialect?, _ process: String?) {
    (self.text, self.dialect, self.process) = (text, dialect, process)
    if let dialect { recognized[dialect.name] = dialect }
  }

  /// Reads a log, in a dialect if one is named, and of a process if it has lines of several ones.
  static func read(
    _ text: [UInt8],
    in dialect: LogDialect?,
    of process: String? = nil
  ) -> Recording {
    var reader = LogReader(text, dialect, process)
    for line in reader.linesWithNames() { reader.read(line) }
    reader.readWords()
    reader.finish()
    return reader.recording
  }

  // MARK: - Names

  /// Returns the lines that contain names.
  private func linesWithNames() -> [Line] {
    var lines: [Line] = []
    for match in LogNames.shared.trie.matches(in: text) {
      if lines.last?.number != match.line {
        let start = text[..<match.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        lines.append(Line(number: match.line, start: start))
      }
      let kind = LogNames.shared.all[match.name].kind
      lines[lines.count - 1].found.append(Found(kind: kind, range: match.range))
    }
    return lines
  }

  /// Reads a line with names: it is about the first one, as a message may mention others.
  private mutating func read(_ line: Line) {
    var read: LogDialect.Meaning?
    for found in line.found {
      if case .mark(let dialects) = found.kind {
        for dialect in dialects { recognized[dialect.name] = dialect }
        guard read == nil, let (dialect, word) = state(of: dialects, after: found, line),
          let meaning = dialect.words[word]
        else { continue }
        recognized[dialect.name] = dialect
        read = meaning
        add(meaning, line.number, line.start, word)
        continue
      }
      guard isWhole(found.range) else {
        if read == nil { report(line, found, .partOfName) }
        continue
      }
      var word: String?
      switch found.kind {
      case .name(let meaning):
        if let read { ignore(meaning, besides: read, line.number) } else { read = meaning }
      case .word(let meaning, let dialect):
        if let dialect { recognized[dialect.name] = dialect }
        if read != nil { continue }
        read = meaning
        if dialect != nil { word = String(decoding: text[found.range], as: UTF8.self) }
      case .foreign(let system):
        if read == nil { report(line, found, .foreign(system.name)) }
        continue
      case .mark: continue
      }
      if let read, !readLines.contains(line.number) { add(read, line.number, line.start, word) }
    }
  }

  /// Returns the state that a line reports after the mark of a dialect: the last word, since the state before it comes first.
  private func state(
    of dialects: [LogDialect],
    after found: Found,
    _ line: Line
  ) -> (LogDialect, word: String)? {
    let rest = LogText.words(of: LogText.line(in: text, from: found.range.upperBound))
    for dialect in dialects {
      for word in rest.reversed() {
        if dialect.words[word] != nil { return (dialect, word) }
      }
    }
    return nil
  }

  /// Returns whether a name is a word of its own; the prefix of a vendor may precede it: `abc_sceneDidBecomeActive`.
  private func isWhole(_ range: Range<Int>) -> Bool {
    if range.lowerBound > 0 {
      let before = text[range.lowerBound - 1]
      if LogText.isLetterOrDigit(before) { return false }
    }
    guard range.upperBound < text.count, LogText.isPartOfName(text[range.upperBound - 1]) else {
      return true
    }
    return !LogText.isPartOfName(text[range.upperBound])
  }

  // MARK: - Words of dialects

  /// Reads the lines that consist of words of dialects: of the named one wherever they are, of recognized ones at the end.
  private mutating func readWords() {
    let whole = LogDialect.all.filter { !$0.wholeLines.isEmpty }
    let ending = recognized.values.filter { !$0.words.isEmpty }.sorted { $0.name < $1.name }
    guard dialect != nil || !ending.isEmpty || !recording.lines.isEmpty else { return }
    let count = recording.lines.count
    // Most lines of a log are about something else, and longer.
    let longest = whole.flatMap(\.wholeLines.keys).map(\.utf8.count).max() ?? 0
    let hasWords = dialect?.words.isEmpty == false || !ending.isEmpty
    LogText.forEachLine(of: text) { number, line in
      if hasWords, readLines.contains(number) { return }
      if let dialect, !dialect.words.isEmpty {
        let words = LogText.words(of: line)
        if let word = words.last(where: { dialect.words[$0] != nil }),
          let meaning = dialect.words[word]
        {
          add(meaning, number, line.startIndex, word)
          return
        }
      }
      if !ending.isEmpty {
        guard let last = LogText.endingWord(of: line) else { return }
        for dialect in ending {
          guard let meaning = dialect.words[last] else { continue }
          endings.insert(number)
          return add(meaning, number, line.startIndex, last)
        }
      }
      guard line.count < 40, let trimmed = LogText.trimmed(line, upTo: longest) else { return }
      for dialect in whole {
        if let meaning = dialect.wholeLines[trimmed], !readLines.contains(number) {
          return add(meaning, number, line.startIndex, trimmed)
        }
      }
    }
    if recording.lines.count > count { recording.lines.sort { $0.number < $1.number } }
  }

  // MARK: - Lines

  private mutating func add(
    _ meaning: LogDialect.Meaning,
    _ number: Int,
    _ start: Int,
    _ word: String?
  ) {
    readLines.insert(number)
    let line = LogText.line(in: text, from: start)
    if LogPrefix.isOfAndroid(line) {
      recording.unreadNames.append(
        .init(line: number, word: LogText.beginning(of: line), reason: .foreign("Android"))
      )
      return
    }
    switch meaning {
    case .terms(let terms), .launch(let terms), .companion(let terms):
      var read = Recording.Line(
        number: number,
        event: .term(terms[0]),
        others: Array(terms.dropFirst())
      )
      read.word = word
      if case .launch = meaning { read.showsLaunch = true }
      if case .companion = meaning { companions.insert(number) }
      recording.lines.append(read)
    case .processEnded(let reason):
      var read = Recording.Line(number: number, event: .processEnded)
      (read.end, read.word) = (reason, word)
      recording.lines.append(read)
    case .evidence(let kind):
      evidence.append((number, kind))
      recording.incidentalLines += 1
    case .incidental: recording.incidentalLines += 1
    }
  }

  /// Remembers that a term of a line is not read.
  private mutating func ignore(
    _ meaning: LogDialect.Meaning,
    besides read: LogDialect.Meaning,
    _ number: Int
  ) {
    guard let terms = meaning.terms, meaning != read else { return }
    if let others = read.terms, others.contains(where: terms.contains) { return }
    if recording.ignoredNames.last?.line != number {
      recording.ignoredNames.append(.init(line: number, terms: []))
    }
    let last = recording.ignoredNames.count - 1
    if !recording.ignoredNames[last].terms.contains(terms[0]) {
      recording.ignoredNames[last].terms.append(terms[0])
    }
  }

  private mutating func report(
    _ line: Line,
    _ found: Found,
    _ reason: Recording.UnreadName.Reason
  ) {
    guard recording.unreadNames.last?.line != line.number else { return }
    recording.unreadNames.append(
      .init(line: line.number, word: LogText.word(in: text, around: found.range), reason: reason)
    )
  }

  // MARK: - The whole log

  private mutating func finish() {
    recording.chooseProcess(process, in: text)
    recording.joinLines(companions: companions, endings: endings)
    recording.use(evidence)
    recording.statedVersions = LogVersion.all(in: text)
    if recording.statedVersions.count == 1 { recording.ios = recording.statedVersions[0].version }
    separateProcesses()
    recording.nameTerms(in: Array(recognized.values))
    recording.unreadNames.removeAll { readLines.contains($0.line) && !$0.isAboutReadLine }
    let known = readLines.union(recording.unreadNames.map(\.line))
    recording.unreadNames += UnreadNames.all(in: text, besides: known)
    recording.unreadNames.sort { $0.line < $1.line }
    recording.dialects = recognized.values.filter { !$0.group.isEmpty }.map(\.name).sorted()
    let frameworks = recognized.values.filter(\.isFramework)
    if !frameworks.isEmpty { recording.likelyLifeCycle = .appDelegate }
    recording.assumeGroups(of: recognized.values.map(\.group))
  }

  /// Puts the start of a process between lines of different ones, if all lines name theirs.
  private mutating func separateProcesses() {
    var starts: [Int: Int] = [:]
    LogText.forEachLine(of: text, in: recording.lines.map(\.number)) { number, line in
      starts[number] = LogPrefix.process(of: line)
    }
    guard starts.count == Set(recording.lines.map(\.number)).count, !starts.isEmpty else { return }
    recording.showsProcesses = true
    var lines: [Recording.Line] = []
    var process: Int?
    for line in recording.lines {
      if let process, process != starts[line.number] {
        lines.append(.init(number: line.number, event: .processStarted))
      }
      process = starts[line.number]
      lines.append(line)
    }
    recording.lines = lines
  }
}

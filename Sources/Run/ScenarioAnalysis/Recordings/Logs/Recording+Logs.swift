@_spi(Package) internal import LifecycleCore

/// What follows from all lines of a log together.
extension Recording {
  /// Processes of the system that say what happens to apps.
  private static let systemProcesses = [
    "SpringBoard", "runningboardd", "backboardd", "assertiond", "kernel", "launchd",
  ]

  /// Reads the lines of one process only, if their names show that there are several.
  mutating func chooseProcess(_ asked: String?, in text: [UInt8]) {
    var names: [Int: String] = [:]
    LogText.forEachLine(of: text, in: lines.map(\.number)) { number, line in
      names[number] = LogPrefix.processName(of: line)
    }
    var counts: [(name: String, lines: Int)] = []
    for line in lines {
      guard let name = names[line.number] else { continue }
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].lines += 1
      } else {
        counts.append((name, 1))
      }
    }
    guard counts.count > 1 else { return }
    let apps = counts.filter { !Self.systemProcesses.contains($0.name) }
    let most = (apps.isEmpty ? counts : apps).reduce(counts[0]) { best, next in
      let isBetter = Self.systemProcesses.contains(best.name) || next.lines > best.lines
      return isBetter ? next : best
    }
    let chosen = counts.first { $0.name == asked } ?? most
    process = .init(name: chosen.name, others: counts.filter { $0.name != chosen.name })
    func isRead(_ line: Int) -> Bool { names[line].map { $0 == chosen.name } ?? true }
    lines.removeAll { !isRead($0.number) }
    ignoredNames.removeAll { !isRead($0.line) }
  }

  /// Makes one of two lines about the same notification: a word that precedes another one, and a message of the app beside
  /// the state that a framework has.
  mutating func joinLines(companions: Set<Int>, endings: Set<Int>) {
    var joined: [Line] = []
    for line in lines {
      guard let last = joined.last else {
        joined.append(line)
        continue
      }
      if companions.contains(last.number) {
        if !companions.contains(line.number), line.terms.contains(where: last.terms.contains) {
          joined[joined.count - 1] = line
          continue
        }
        unreadNames.append(
          .init(line: last.number, word: last.word ?? "", reason: .alone)
        )
      } else if !line.terms.isEmpty, last.terms == line.terms,
        endings.contains(last.number) != endings.contains(line.number)
      {
        if endings.contains(last.number) { joined[joined.count - 1] = line }
        incidentalLines += 1
        continue
      }
      joined.append(line)
    }
    lines = joined
  }

  /// Notes what lines say of those beside them.
  mutating func use(_ evidence: [(line: Int, kind: LogDialect.Evidence)]) {
    var next = 0
    for (number, kind) in evidence.sorted(by: { $0.line < $1.line }) {
      while next < lines.count, lines[next].number < number { next += 1 }
      switch kind {
      case .launch:
        if next < lines.count { lines[next].showsLaunch = true }
      case .call:
        lineOfCall = lineOfCall ?? number
        for index in [next - 1, next] where lines.indices.contains(index) {
          lines[index].isNearCall = true
        }
      }
    }
  }

  /// Finds the words that this log has, or its frameworks have, for calls and notifications.
  mutating func nameTerms(in dialects: [LogDialect]) {
    for line in lines {
      guard let word = line.word, let term = line.terms.first, !line.showsLaunch else { continue }
      words[term] = words[term] ?? word
    }
    for dialect in dialects.filter({ !$0.group.isEmpty }).sorted(by: { $0.name < $1.name }) {
      let all = dialect.words.merging(dialect.names) { first, _ in first }
      for (word, meaning) in all.sorted(by: { $0.key < $1.key }) {
        guard case .terms = meaning else { continue }
        for term in meaning.terms ?? [] where words[term] == nil {
          words[term] = word
        }
      }
    }
  }
}

internal import ScenarioLanguage
public import ScenarioSystem

/// How much of a file a run covers.
public enum FileCoverage: Sendable {
  /// All of its cases.
  case whole
  /// All that had not passed before, and no others.
  case failed
  /// All that a run selected, joined from the shards that ran it.
  case joined
  /// Some of its cases.
  case some
}

extension History {
  /// What one run found out about a file.
  public struct Update: Sendable {
    /// The path by which the history calls the file.
    public var path: Path
    /// The result of the cases that the run finished.
    var file = File()
    /// How much of the file was run.
    var part: FileCoverage
    /// The cases that were to be run when the run ended.
    var missed: [ExactText] = []
    /// Whether the run ended before the file was read.
    var isUnread = false
    /// The valid cases of an invalid file that were not selected.
    var passedOver: Set<ExactText> = []

    /// Creates the update for a file.
    public init(_ result: FileResult, path: Path, part: FileCoverage) {
      self.path = path
      self.part = part
      passedOver = Set(result.facts.passedOver.map { ExactText($0) })
      file.loadTime = Int(result.facts.loadTime / 1000)
      file.hasProblem = result.problem != nil
      for item in result.cases {
        switch (item.isExecutable, item.outcome == .interrupted) {
        case (true, false):
          file.cases[ExactText(item.name)] = Case(
            hasFailed: !item.outcome.isGood,
            time: Int(item.wallTime / 1000)
          )
        case (true, true): missed.append(ExactText(item.name))
        case (false, false): file.hasProblem = true
        case (false, true): isUnread = true
        }
      }
    }
  }

  /// Merges what a run found out; files that it did not run keep what was known of them.
  ///
  /// - Parameters:
  ///   - updates: The result of each file.
  ///   - today: The day, counted from 1970.
  ///   - isGone: Whether a file is gone, so that nobody can run again what failed in it.
  public mutating func merge(
    _ updates: [Update],
    today: Int,
    isGone: (Path) -> Bool = { _ in false }
  ) {
    if let day = lossDay, today - day > Self.daysKept { lossDay = nil }
    for update in updates { merge(update, today: today) }
    files = files.filter { path, file in
      // Most have passed: the system is asked only about the others.
      today - file.day <= Self.daysKept && !(file.hasFailed && isGone(path))
    }
  }

  /// For how many days it is known the result of a file that nobody runs.
  private static let daysKept = 90

  private mutating func merge(_ update: Update, today: Int) {
    let known = files[update.path]
    var file = update.file
    var part = known == nil && update.part == .joined ? .some : update.part
    // What no run has ever come to has not passed; of the rest, what is known stays.
    if update.isUnread {
      if known == nil { file.hasProblem = true } else { part = .some }
    }
    for name in update.missed {
      if known?.cases[name] == nil {
        file.cases[name] = Case(hasFailed: true, time: 0)
      } else {
        part = .some
      }
    }
    let isMissed = update.isUnread || !update.missed.isEmpty
    if isMissed, file.cases.isEmpty, !file.hasProblem { return }
    file.day = today
    if part != .whole { file.add(known ?? unknownFile, over: update.passedOver, part) }
    files[update.path] = file
  }

  /// A file of which nothing is known.
  private var unknownFile: File {
    var file = File()
    file.hasProblem = lossDay != nil
    return file
  }
}

extension History.File {
  /// Adds what was known of the cases that were not run.
  fileprivate mutating func add(
    _ known: History.File,
    over passedOver: Set<ExactText>,
    _ part: FileCoverage
  ) {
    let old = known.cases.map { name, item in
      // What was invalid may be any case that is not known to be valid: its old result says nothing.
      let isDoubtful = hasProblem && !passedOver.contains(name)
      return (name, History.Case(hasFailed: item.hasFailed || isDoubtful, time: item.time))
    }
    cases.merge(old) { new, _ in new }
    loadTime = max(loadTime, known.loadTime)
    // Some cases of a troubled file may have passed since; that all have, only a run of all shows.
    if part == .some, known.hasProblem { hasProblem = true }
  }
}

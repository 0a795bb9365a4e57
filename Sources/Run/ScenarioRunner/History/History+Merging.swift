@_spi(Package) internal import ScenarioLanguage
package import ScenarioSystem

/// The cases of a file that a run includes.
package enum RunScope: Sendable {
  /// All cases of the file.
  case all
  /// All cases that had not passed before.
  case notPassed
  /// All selected cases, merged from several shards.
  case mergedShards
  /// Any other subset of the cases.
  case partial
}

extension History {
  /// The results of a run for one file.
  package struct Update: Sendable {
    /// The path of the file in the history.
    package var path: Path
    /// The results of the cases that finished.
    var file = File()
    /// The cases of the file that were run.
    var scope: RunScope
    /// The cases that were interrupted or not started.
    var interruptedCases: [ExactText] = []
    /// Whether the run ended before the file was read.
    var isUnread = false
    /// The valid cases of an invalid file that were not selected.
    var unselectedCases: Set<ExactText> = []

    /// Creates the update for a file.
    package init(_ result: FileResult, path: Path, scope: RunScope) {
      self.path = path
      self.scope = scope
      unselectedCases = Set(result.facts.unselectedCases.map { ExactText($0) })
      file.loadMicroseconds = Int(result.facts.loadNanoseconds / 1000)
      file.hasProblem = result.problem != nil
      for item in result.cases {
        switch (item.isExecutable, item.outcome == .interrupted) {
        case (true, false):
          file.cases[ExactText(item.name)] = Case(
            hasFailed: !item.outcome.isSuccess,
            microseconds: Int(item.wallTime / 1000)
          )
        case (true, true): interruptedCases.append(ExactText(item.name))
        case (false, false): file.hasProblem = true
        case (false, true): isUnread = true
        }
      }
    }

    /// Counts every case as failed: each may have caused what happened after the last one.
    package mutating func failAllCases() {
      for name in file.cases.keys { file.cases[name]?.hasFailed = true }
    }
  }

  /// Forgets all results, since a later run has not recorded its own: each case may have failed in it.
  ///
  /// - Parameter today: The number of days since 1 January 1970.
  package mutating func forget(today: Int) {
    files = [:]
    lossDay = today
  }

  /// Merges the results of a run; files that it did not run keep their results.
  ///
  /// - Parameters:
  ///   - updates: The result of each file.
  ///   - today: The number of days since 1 January 1970.
  ///   - isGone: Whether a file no longer exists, so that its failures cannot be run again.
  package mutating func merge(
    _ updates: [Update],
    today: Int,
    isGone: (Path) -> Bool = { _ in false }
  ) {
    if let day = lossDay, today - day > Self.daysKept { lossDay = nil }
    for update in updates { merge(update, today: today) }
    files = files.filter { path, file in
      // The file system is queried only for files with failures.
      today - file.day <= Self.daysKept && !(file.hasFailed && isGone(path))
    }
  }

  /// The number of days for which the results of a file are kept if it is not run.
  private static let daysKept = 90

  private mutating func merge(_ update: Update, today: Int) {
    let previous = files[update.path]
    var file = update.file
    var scope = previous == nil && update.scope == .mergedShards ? .partial : update.scope
    // Cases that the run did not reach count as not passed, whatever an earlier run has found.
    if update.isUnread {
      // It may have cases by now that the earlier run did not.
      file.hasProblem = true
      file.cases = previous?.cases ?? [:]
      scope = .partial
    }
    for name in update.isUnread ? Array(file.cases.keys) : update.interruptedCases {
      let time = previous?.cases[name]?.microseconds ?? 0
      file.cases[name] = Case(hasFailed: true, microseconds: time)
    }
    let wasInterrupted = update.isUnread || !update.interruptedCases.isEmpty
    if wasInterrupted, file.cases.isEmpty, !file.hasProblem { return }
    file.day = today
    if scope != .all {
      file.add(previous ?? unknownFile, unselected: update.unselectedCases, scope)
    }
    files[update.path] = file
  }

  /// The state of a file without results.
  private var unknownFile: File {
    var file = File()
    file.hasProblem = lossDay != nil
    return file
  }
}

extension History.File {
  /// Adds the former results of the cases that were not run.
  fileprivate mutating func add(
    _ previous: History.File,
    unselected unselectedCases: Set<ExactText>,
    _ scope: RunScope
  ) {
    let old = previous.cases.map { name, item in
      // An invalid scenario may be any case not known to be valid, so its old result does not count.
      let isDoubtful = hasProblem && !unselectedCases.contains(name)
      return (
        name, History.Case(hasFailed: item.hasFailed || isDoubtful, microseconds: item.microseconds)
      )
    }
    cases.merge(old) { new, _ in new }
    loadMicroseconds = max(loadMicroseconds, previous.loadMicroseconds)
    // Only a run of all cases shows that every case of a file with problems has passed.
    if scope == .partial, previous.hasProblem { hasProblem = true }
  }
}

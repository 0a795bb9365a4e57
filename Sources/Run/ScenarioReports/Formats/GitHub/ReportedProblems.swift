internal import ScenarioRunner

/// The problems of a run, the worst first; the number that is kept is limited.
struct ReportedProblems {
  /// The severity of a problem: cases that could not be evaluated are worse than failures.
  enum Rank: String, CaseIterable {
    case unreadable, error, invalid, failed
    case different = "not deterministic"
    case flaky
  }

  /// A problem of a case or a file.
  struct Problem {
    var rank: Rank
    var path: String
    var record: CaseResult?
    var message: String
    /// The number of cases with this problem.
    var count = 1

    /// The attempt that shows the problem.
    var shown: CaseResult? { rank == .flaky ? record?.decisiveAttempt : record }

    /// The location of the problem, which may be in an included file.
    var location: Location {
      shown?.faultExcerpt.map { Location(path: $0.path, line: $0.line, column: $0.column) }
        ?? Location(path: path, line: record?.scenario.line ?? 1, column: 1, message: message)
    }
  }

  /// A location in a file.
  struct Location: Hashable {
    var path: String
    var line: Int
    var column: Int
    /// The message, if no part of the file causes the problem.
    var message = ""
  }

  private let maximumCount: Int
  private let joinsLocations: Bool
  /// The index of the first problem at each location, among those of its rank.
  private var firstIndices: [Rank: [Location: Int]] = [:]
  private var byRank: [Rank: [Problem]] = [:]
  /// The total number of problems, kept or not.
  private(set) var count = 0

  /// Creates a collection that keeps a number of problems per rank, and optionally joins those at one location.
  init(keeping maximumCount: Int, joiningLocations joinsLocations: Bool = false) {
    self.maximumCount = maximumCount
    self.joinsLocations = joinsLocations
  }

  /// All kept problems, the worst first, in the order of the files.
  var all: [Problem] { Rank.allCases.flatMap { byRank[$0] ?? [] } }

  mutating func add(_ file: FileResult, _ text: CaseText) {
    let path = "\(file.path)"
    if let problem = file.problem {
      add(Problem(rank: .unreadable, path: path, message: "\(problem)"))
    }
    for record in file.cases {
      guard let rank = Rank(record) else { continue }
      var problem = Problem(rank: rank, path: path, record: record, message: record.difference)
      if rank != .different { problem.message = text.headline(of: problem.shown ?? record) }
      add(problem)
    }
  }

  private mutating func add(_ problem: Problem) {
    count += 1
    let kept = byRank[problem.rank]?.count ?? 0
    if joinsLocations, let first = firstIndices[problem.rank]?[problem.location] {
      byRank[problem.rank]?[first].count += 1
    } else if kept < maximumCount {
      if joinsLocations { firstIndices[problem.rank, default: [:]][problem.location] = kept }
      byRank[problem.rank, default: []].append(problem)
    }
  }
}

extension ReportedProblems.Rank {
  /// Creates the rank of a case; nil if there is no problem.
  fileprivate init?(_ record: CaseResult) {
    switch CaseStatus(record) {
    case .error, .interrupted: self = .error
    case .invalid: self = .invalid
    case .failed: self = .failed
    case .different: self = .different
    case .flaky: self = .flaky
    case .passed, .skipped, .knownIssue: return nil
    }
  }
}

internal import ScenarioRunner

/// What went wrong in a run, the worst first, of which only so much is kept.
struct ReportedProblems {
  /// How bad something is: what could not be evaluated comes before what failed.
  enum Rank: String, CaseIterable {
    case unreadable, error, invalid, failed
    case different = "not deterministic"
    case flaky
  }

  /// Something that went wrong.
  struct Problem {
    var rank: Rank
    var path: String
    var record: CaseResult?
    var message: String
    /// In how many cases it occurs.
    var count = 1

    /// The attempt that shows it.
    var shown: CaseResult? { rank == .flaky ? record?.decisiveAttempt : record }

    /// Where it is in a file: that may be one that the case's file includes.
    var place: Place {
      shown?.faultExcerpt.map { Place(path: $0.path, line: $0.line, column: $0.column) }
        ?? Place(path: path, line: record?.scenario.line ?? 1, column: 1, message: message)
    }
  }

  /// A place in a file.
  struct Place: Hashable {
    var path: String
    var line: Int
    var column: Int
    /// What happened there, where no words of the file are at fault.
    var message = ""
  }

  private let most: Int
  private let joinsPlaces: Bool
  /// Where among those of its rank the first one at a place is.
  private var known: [Rank: [Place: Int]] = [:]
  private var byRank: [Rank: [Problem]] = [:]
  /// How many there are, kept or not.
  private(set) var count = 0

  /// Keeps at most this many of each rank; of those at one place only the first, if they are joined.
  init(keeping most: Int, joiningPlaces joinsPlaces: Bool = false) {
    self.most = most
    self.joinsPlaces = joinsPlaces
  }

  /// All that are kept, the worst first, and in the order of the files.
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
    if joinsPlaces, let first = known[problem.rank]?[problem.place] {
      byRank[problem.rank]?[first].count += 1
    } else if kept < most {
      if joinsPlaces { known[problem.rank, default: [:]][problem.place] = kept }
      byRank[problem.rank, default: []].append(problem)
    }
  }
}

extension ReportedProblems.Rank {
  /// The rank of a case; nil if all is well.
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

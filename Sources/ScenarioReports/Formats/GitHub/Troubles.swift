internal import ScenarioRunner

/// What went wrong in a run, the worst first, of which only so much is kept.
struct Troubles {
  /// How bad something is: what nobody has judged comes before what failed.
  enum Rank: Int, CaseIterable {
    case unreadable, error, invalid, failed, different, flaky
  }

  /// Something that went wrong.
  struct Trouble {
    var rank: Rank
    var path: String
    var record: CaseResult?
    var message: String
    /// In how many cases it stands.
    var count = 1

    /// Where it stands in a file: that may be one that the case's file includes.
    var place: Place {
      guard let record else { return Place(path: path, line: 1, column: 1, message: message) }
      let shown = rank == .flaky ? record.earlier.last ?? record : record
      return shown.faultExcerpt.map { Place(path: $0.path, line: $0.line, column: $0.column) }
        ?? Place(path: path, line: record.scenario.line, column: 1, message: message)
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
  private var byRank: [[Trouble]] = Rank.allCases.map { _ in [] }
  /// How many there are of each rank, kept or not.
  private(set) var counts: [Int] = Rank.allCases.map { _ in 0 }

  /// Keeps so many of each rank; of those at one place only the first, if they are joined.
  init(keeping most: Int, joiningPlaces joinsPlaces: Bool = false) {
    self.most = most
    self.joinsPlaces = joinsPlaces
  }

  /// All that are kept, the worst first, and in the order of the files.
  var all: [Trouble] { byRank.flatMap(\.self) }

  mutating func add(_ file: FileResult, _ text: CaseText) {
    if let problem = file.problem {
      add(Trouble(rank: .unreadable, path: "\(file.path)", record: nil, message: "\(problem)"))
    }
    for record in file.cases {
      guard let rank = Rank(record) else { continue }
      let shown = rank == .flaky ? record.earlier.last ?? record : record
      add(
        Trouble(
          rank: rank,
          path: "\(file.path)",
          record: record,
          message: rank == .different ? record.difference : text.headline(of: shown)
        )
      )
    }
  }

  private mutating func add(_ trouble: Trouble) {
    counts[trouble.rank.rawValue] += 1
    if joinsPlaces {
      let place = trouble.place
      if let first = known[trouble.rank]?[place] {
        byRank[trouble.rank.rawValue][first].count += 1
        return
      }
      guard byRank[trouble.rank.rawValue].count < most else { return }
      known[trouble.rank, default: [:]][place] = byRank[trouble.rank.rawValue].count
    }
    guard byRank[trouble.rank.rawValue].count < most else { return }
    byRank[trouble.rank.rawValue].append(trouble)
  }
}

extension Troubles.Rank {
  /// The rank of a case; nil if all is well.
  fileprivate init?(_ record: CaseResult) {
    switch record.outcome {
    case .error, .interrupted: self = .error
    case .invalid: self = .invalid
    case .failed, .unexpectedPass: self = .failed
    case .passed where !record.difference.isEmpty,
      .knownIssue where !record.difference.isEmpty:
      self = .different
    case .passed where record.isFlaky: self = .flaky
    case .passed, .skipped, .knownIssue: return nil
    }
  }

  /// The rank in a word, as a table shows it.
  var word: String {
    switch self {
    case .unreadable: "unreadable"
    case .error: "error"
    case .invalid: "invalid"
    case .failed: "failed"
    case .different: "not deterministic"
    case .flaky: "flaky"
    }
  }
}

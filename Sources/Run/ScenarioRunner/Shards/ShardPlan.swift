@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// An assignment of the cases of a run to shards of similar duration.
///
/// The longest files are assigned first, each to the shard with the shortest duration so far. A file is split into
/// cases only if it is so long that it would delay its shard. The same cases and times give the same plan on every
/// machine.
package struct ShardPlan: Sendable {
  /// A file and its selected cases.
  package struct File: Sendable {
    /// The displayed path.
    package var path: Path
    /// The names of its valid cases, in the order of the file.
    package var cases: [String]
    /// The number of its invalid cases.
    package var invalidCount = 0
    /// Whether the file is unreadable or partly invalid, so that it is not split.
    package var hasProblem: Bool
    /// Whether its cases must not be split for another reason.
    package var staysWhole = false
    /// The fingerprint of its bytes.
    package var content: UInt64

    /// Creates a file.
    package init(path: Path, cases: [String], hasProblem: Bool, content: UInt64) {
      self.path = path
      self.cases = cases
      self.hasProblem = hasProblem
      self.content = content
    }

    /// The number of its cases, valid or not.
    package var caseCount: Int { cases.count + invalidCount }
  }

  /// The part of a file that a shard runs.
  package enum Share: Hashable, Sendable {
    /// All cases of the file.
    case whole
    /// The cases with these names.
    case cases(Set<ExactText>)
  }

  /// A file or a case to be assigned to a shard.
  private struct Piece {
    var file: Int
    var name: String?
    /// The expected duration, in the unit of `loads`.
    var load: Int
  }

  /// The durations of reading a file, and of each of its cases.
  private struct FileTime {
    var reading: Int
    var cases: [Int]
    var total: Int { cases.reduce(reading, +) }
  }

  /// The expected duration of each shard in microseconds, or its number of cases if no times are known.
  package private(set) var loads: [Int]
  /// The number of cases.
  package private(set) var caseCount = 0
  /// Whether a case has a recorded time; otherwise all cases count the same.
  package private(set) var isTimed = false
  /// The number of cases without a recorded time.
  package private(set) var unknownCount = 0
  /// A fingerprint of the files and their cases.
  package let suite: Fingerprint
  /// A fingerprint of the suite and of the assignment.
  package private(set) var plan: Fingerprint

  private var shares: [[Path: Share]]

  /// Assigns the cases to shards.
  ///
  /// - Parameters:
  ///   - files: The files, sorted by path.
  ///   - count: The number of shards.
  ///   - history: The recorded times.
  package init(_ files: [File], over count: Int, history: History) {
    loads = Array(repeating: 0, count: count)
    shares = Array(repeating: [:], count: count)
    suite = Self.suite(files)
    plan = suite
    caseCount = files.reduce(0) { $0 + $1.caseCount }
    let known = files.map { file in
      let cases = history.files[file.path]?.cases ?? [:]
      return file.cases.map { cases[ExactText($0)]?.microseconds }
    }
    let sorted = known.joined().compactMap(\.self).sorted()
    let isTimed = !sorted.isEmpty
    self.isTimed = isTimed
    unknownCount = known.joined().count { $0 == nil }
    // A case without a time counts as the median; without any times, each counts as one.
    let median = isTimed ? sorted[sorted.count / 2] : 1
    let times = zip(files, known).map { file, known in
      FileTime(
        reading: isTimed
          ? history.files[file.path]?.loadMicroseconds ?? 0 : known.isEmpty ? 1 : 0,
        cases: known.map { max(1, $0 ?? median) }
      )
    }
    assign(Self.pieces(files, times, over: count), of: files)
  }

  /// Returns the files and cases that a shard runs.
  package func share(of shard: Shard) -> [Path: Share] { shares[shard.number - 1] }

  // MARK: -

  private static func suite(_ files: [File]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.add(file.path.bytes)
      fingerprint.add(file.content)
      for name in file.cases { fingerprint.add(name) }
    }
    return fingerprint
  }

  private static func pieces(
    _ files: [File],
    _ times: [FileTime],
    over count: Int
  ) -> [Piece] {
    // A file that takes more than a twentieth of a shard is split.
    let limit = times.reduce(0) { $0 + $1.total } / count / 20
    return files.indices.flatMap { index in
      let (file, time) = (files[index], times[index])
      if time.total <= limit || file.hasProblem || file.staysWhole || file.cases.count < 2 {
        return [Piece(file: index, name: nil, load: time.total)]
      }
      // Each case shares in the time of reading the file.
      let reading = time.reading / file.cases.count
      return zip(file.cases, time.cases).map {
        Piece(file: index, name: $0, load: $1 + reading)
      }
    }
  }

  private mutating func assign(_ pieces: [Piece], of files: [File]) {
    // Of equally long pieces, the first comes first.
    let order = pieces.indices.sorted { (pieces[$1].load, $0) < (pieces[$0].load, $1) }
    var names: [[Int: Set<ExactText>]] = Array(repeating: [:], count: loads.count)
    for index in order {
      let piece = pieces[index]
      var lightest = 0
      for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
      loads[lightest] += piece.load
      plan.add(UInt64(index))
      plan.add(UInt64(lightest))
      if let name = piece.name {
        names[lightest][piece.file, default: []].insert(ExactText(name))
      } else {
        shares[lightest][files[piece.file].path] = .whole
      }
    }
    for (shard, parts) in names.enumerated() {
      for (file, names) in parts {
        let hasAllCases = names.count == files[file].cases.count
        shares[shard][files[file].path] = hasAllCases ? .whole : .cases(names)
      }
    }
  }
}

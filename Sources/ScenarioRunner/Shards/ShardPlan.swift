public import ScenarioLanguage
public import ScenarioSystem

/// Who runs what: the cases of a run, dealt to shards so that each takes about as long.
///
/// The longest go first, each to the shard that has least to do so far. A file stays whole, unless it is so long that
/// it would make its shard late; then its cases go one by one. The same cases and times give the same plan on
/// every machine.
public struct ShardPlan: Sendable {
  /// A file and its cases, as they were chosen.
  public struct File: Sendable {
    /// The path as it is displayed.
    public var path: Path
    /// The names of its cases, in the order of the file.
    public var cases: [String]
    /// Whether something in it is invalid, or it cannot be read: it stays whole.
    public var isTroubled: Bool
    /// Whether its cases must be run together for another reason.
    public var staysWhole = false
    /// The fingerprint of its bytes.
    public var content: UInt64

    /// Creates a file.
    public init(path: Path, cases: [String], isTroubled: Bool, content: UInt64) {
      self.path = path
      self.cases = cases
      self.isTroubled = isTroubled
      self.content = content
    }
  }

  /// What one shard runs of a file.
  public enum Share: Hashable, Sendable {
    /// All of it.
    case whole
    /// The cases of these names.
    case cases(Set<ExactText>)
  }

  /// What goes to one shard: a file, or a case of one.
  private struct Piece {
    var file: Int
    var name: String?
    var time: Int
  }

  /// How long reading a file takes, and each of its cases.
  private struct FileTime {
    var reading: Int
    var cases: [Int]
    var whole: Int { cases.reduce(reading, +) }
  }

  /// How long each shard will take, in microseconds; in cases, where no times are known.
  public private(set) var loads: [Int]
  /// How many cases there are.
  public private(set) var caseCount = 0
  /// Whether any of them has a recorded time: else each counts as much.
  public private(set) var isTimed = false
  /// How many of them have no recorded time.
  public private(set) var unknownCount = 0
  /// A fingerprint of the files and their cases.
  public let suite: Fingerprint
  /// A fingerprint of the suite and of who runs what.
  public private(set) var plan: Fingerprint

  private var shares: [[Path: Share]]

  /// Deals the cases.
  ///
  /// - Parameters:
  ///   - files: The files, in the order of their paths.
  ///   - count: How many shards there are.
  ///   - history: What is known of the times.
  public init(_ files: [File], over count: Int, history: History) {
    loads = Array(repeating: 0, count: count)
    shares = Array(repeating: [:], count: count)
    suite = Self.suite(files)
    plan = suite
    caseCount = files.reduce(0) { $0 + max($1.cases.count, $1.isTroubled ? 1 : 0) }
    let known = files.map { file in
      let cases = history.files[file.path]?.cases ?? [:]
      return file.cases.map { cases[ExactText($0)]?.time }
    }
    let sorted = known.joined().compactMap(\.self).sorted()
    let isTimed = !sorted.isEmpty
    self.isTimed = isTimed
    unknownCount = known.joined().count { $0 == nil }
    // Where a case has no time the median stands in, and where none has one each counts as one.
    let median = isTimed ? sorted[sorted.count / 2] : 1
    let times = zip(files, known).map { file, known in
      FileTime(
        reading: isTimed
          ? history.files[file.path]?.loadTime ?? 0 : known.isEmpty ? 1 : 0,
        cases: known.map { max(1, $0 ?? median) }
      )
    }
    deal(Self.pieces(files, times, over: count), of: files)
  }

  /// What a shard runs, by path.
  public func share(of shard: Shard) -> [Path: Share] { shares[shard.number - 1] }

  // MARK: -

  private static func suite(_ files: [File]) -> Fingerprint {
    var print = Fingerprint()
    for file in files {
      print.add(file.path.bytes)
      print.add(file.content)
      for name in file.cases { print.add(name) }
    }
    return print
  }

  private static func pieces(
    _ files: [File],
    _ times: [FileTime],
    over count: Int
  ) -> [Piece] {
    // No piece is so long that it could make a shard late by more than a twentieth, unless it is one case.
    let limit = times.reduce(0) { $0 + $1.whole } / count / 20
    return files.indices.flatMap { index in
      let (file, time) = (files[index], times[index])
      if time.whole <= limit || file.isTroubled || file.staysWhole || file.cases.count < 2 {
        return [Piece(file: index, name: nil, time: time.whole)]
      }
      // A case takes its part of reading the file, too.
      let reading = time.reading / file.cases.count
      return zip(file.cases, time.cases).map {
        Piece(file: index, name: $0, time: $1 + reading)
      }
    }
  }

  private mutating func deal(_ pieces: [Piece], of files: [File]) {
    // Of two that take as long, the one that stands first.
    let order = pieces.indices.sorted { (pieces[$1].time, $0) < (pieces[$0].time, $1) }
    var names: [[Int: Set<ExactText>]] = Array(repeating: [:], count: loads.count)
    for index in order {
      let piece = pieces[index]
      var lightest = 0
      for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
      loads[lightest] += piece.time
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
        let isWhole = names.count == files[file].cases.count
        shares[shard][files[file].path] = isWhole ? .whole : .cases(names)
      }
    }
  }
}

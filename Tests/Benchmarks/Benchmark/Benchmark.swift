import Foundation

/// Measures the command against its floors, and fails where it misses a bound.
///
///     benchmark SCENARIO-RUN FOLDER-OF-FLOORS PAIRS
///     benchmark core PAIRS
@main
struct Benchmark {
  private static let files = 10_000
  private static let fewFiles = 1_000
  private static let manyFiles = 100_000
  private static let starts = 41
  private static let coreSteps = 1_000_000

  private let programs: Programs
  private let scenarios: ScenarioFiles
  private let report: String
  private let history: String
  private let pairs: Int
  private var table = Table()

  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "core" {
      print(try core(pairs: CommandLine.arguments.last.flatMap { Int($0) } ?? 5).text)
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "scenario-run-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    )
    var isKept = false
    do {
      defer { try? FileManager.default.removeItem(at: folder) }
      var benchmark = try Benchmark(in: folder)
      isKept = try benchmark.run()
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
    }
    exit(isKept ? 0 : 1)
  }

  private init(in folder: URL) throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 3, let pairs = Int(arguments[3]), pairs > 0 else {
      throw BenchmarkError("usage: benchmark SCENARIO-RUN FOLDER-OF-FLOORS PAIRS")
    }
    programs = Programs(runner: arguments[1], floors: arguments[2])
    scenarios = ScenarioFiles(root: folder.appending(path: "Scenarios"))
    report = folder.appending(path: "report.xml").path
    history = folder.appending(path: "history").path
    self.pairs = pairs
  }

  private mutating func run() throws -> Bool {
    Self.say("Writing \(Self.manyFiles) scenarios")
    try scenarios.write(count: Self.manyFiles)
    try checkThatAllArePlayed()
    try compareSpeed()
    try compareStart()
    try compareMemory()
    try Self.measureCore(pairs: pairs, into: &table)
    print(table.text)
    return table.isKept
  }

  /// Both programs must have read every file, or their times say nothing.
  private func checkThatAllArePlayed() throws {
    let folder = scenarios.first(Self.files, of: Self.manyFiles)
    let events = try programs.output(of: .floor, [folder])
    guard events.hasSuffix(" \(Self.files) files\n") else {
      throw BenchmarkError("the floor read \(events)")
    }
    _ = try programs.measure(.runner, arguments(folder, junit: true))
    let tests =
      try String(contentsOfFile: report, encoding: .utf8)
      .components(separatedBy: "<testcase ").count - 1
    guard tests == Self.files else {
      throw BenchmarkError("the report has \(tests) test cases for \(Self.files) scenarios")
    }
  }
}

extension Benchmark {
  private mutating func compareSpeed() throws {
    let folder = scenarios.first(Self.files, of: Self.manyFiles)
    for (title, junit, bound) in [("run", false, 2.0), ("run --junit", true, 2.3)] {
      Self.say("Running \(pairs) pairs: \(title)")
      var floor: [Double] = []
      var runner: [Double] = []
      for _ in 0..<pairs {
        floor.append(try programs.measure(.floor, [folder]).milliseconds)
        let arguments = arguments(folder, junit: junit)
        runner.append(try programs.measure(.runner, arguments).milliseconds)
      }
      let perSecond = Int(Double(Self.files) / runner.median * 1000)
      table.add(
        "\(title), \(Self.files) files (\(perSecond)/s)",
        measured: String(format: "%.1f ms", runner.median),
        against: String(format: "libyaml %.1f ms", floor.median),
        result: runner.median / floor.median,
        bound: bound,
        unit: "x"
      )
    }
  }

  private mutating func compareStart() throws {
    Self.say("Starting \(Self.starts) times")
    var empty: [Double] = []
    var version: [Double] = []
    for _ in 0..<Self.starts {
      empty.append(try programs.measure(.empty, []).milliseconds)
      version.append(try programs.measure(.runner, ["--version"]).milliseconds)
    }
    table.add(
      "start-up",
      measured: String(format: "%.2f ms", version.median),
      against: String(format: "empty %.2f ms", empty.median),
      result: version.median - empty.median,
      bound: 5,
      unit: " ms"
    )
  }

  private mutating func compareMemory() throws {
    Self.say("Running \(Self.fewFiles) and \(Self.manyFiles) files")
    for (title, junit) in [("memory", false), ("memory --junit", true)] {
      let peaks = try [Self.fewFiles, Self.manyFiles].map { count in
        let folder = scenarios.first(count, of: Self.manyFiles)
        return try programs.measure(.runner, arguments(folder, junit: junit)).peakBytes
      }
      let megabytes = peaks.map { String(format: "%.1f MiB", $0 / 1_048_576) }
      table.add(
        "\(title), \(Self.manyFiles) files",
        measured: megabytes[1],
        against: "\(Self.fewFiles) files \(megabytes[0])",
        result: peaks[1] / peaks[0],
        bound: 2,
        unit: "x"
      )
    }
  }

  private static func core(pairs: Int) throws -> Table {
    var table = Table()
    try measureCore(pairs: pairs, into: &table)
    return table
  }

  private static func measureCore(pairs: Int, into table: inout Table) throws {
    say("Playing \(coreSteps) steps")
    let times = try (0..<pairs).map { _ in
      try CoreLoop.microsecondsPerStep(steps: coreSteps)
    }
    table.add(
      "core, launch, home, return",
      measured: String(format: "%.2f million steps/s", 1 / times.median),
      against: "1 million steps/s",
      result: times.median,
      bound: 1,
      unit: " us"
    )
  }

  private func arguments(_ folder: String, junit: Bool) -> [String] {
    // A history of its own: that of the project would be copied with all that earlier benchmarks left in it.
    ["--jobs", "1", "--quiet", "--history", history] + (junit ? ["--junit", report] : []) + [folder]
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

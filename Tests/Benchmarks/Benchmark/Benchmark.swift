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
  private let events: String
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
    events = folder.appending(path: "events.jsonl").path
    history = folder.appending(path: "history").path
    self.pairs = pairs
  }

  private mutating func run() throws -> Bool {
    Self.say("Writing \(Self.manyFiles) scenarios")
    try scenarios.write(count: Self.manyFiles)
    try checkThatAllAreRun()
    try compareSpeed()
    try compareEvents()
    try compareJobs()
    try compareStart()
    try compareMemory()
    try Self.measureCore(pairs: pairs, into: &table)
    print(table.text)
    return table.isKept
  }

  /// Both programs must have read every file, or their times say nothing.
  private func checkThatAllAreRun() throws {
    let folder = scenarios.first(Self.files, of: Self.manyFiles)
    let events = try programs.output(of: .floor, [folder])
    guard events.hasSuffix(" \(Self.files) files\n") else {
      throw BenchmarkError("the floor read \(events)")
    }
    _ = try programs.measure(.runner, arguments(folder, ["--junit", report]))
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
    for (title, options, bound) in [("run", [], 2.0), ("run --junit", ["--junit", report], 2.3)] {
      Self.say("Running \(pairs) pairs: \(title)")
      let (floor, runner) = try pairs {
        try programs.measure(.floor, [folder]).milliseconds
      } and: {
        try programs.measure(.runner, arguments(folder, options)).milliseconds
      }
      add(title, runner, against: "libyaml", floor, bound)
    }
  }

  /// What reporting the run costs, compared with a run without reports.
  private mutating func compareEvents() throws {
    let folder = scenarios.first(Self.files, of: Self.manyFiles)
    for (options, bound) in [
      (["--events", events, "--no-traces"], 1.15), (["--events", events], 1.3),
    ] {
      let title = options.filter { $0 != events }.joined(separator: " ")
      Self.say("Running \(pairs) pairs: \(title)")
      let (plain, measured) = try pairs {
        try programs.measure(.runner, arguments(folder)).milliseconds
      } and: {
        try programs.measure(.runner, arguments(folder, options)).milliseconds
      }
      add(title, measured, against: "run", plain, bound)
    }
  }

  /// Two jobs beside one, and beside two floors: these show what the machine has to give just now.
  private mutating func compareJobs() throws {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    let folder = scenarios.first(Self.files, of: Self.manyFiles)
    Self.say("Running \(pairs) pairs: --jobs 2")
    var floors: [Double] = []
    let (one, two) = try pairs {
      try programs.measure(.runner, arguments(folder)).milliseconds
    } and: {
      let alone = try programs.measure(.floor, [folder]).milliseconds
      floors.append(try programs.measureTwo(.floor, [folder]).milliseconds / alone / 2)
      return try programs.measure(.runner, arguments(folder, jobs: 2)).milliseconds
    }
    let machine = String(format: "two floors %.2fx, run", floors.median)
    add("--jobs 2", two, against: machine, one, 1 / 1.7)
  }

  /// Measures one and the other in turn: what else the machine does falls on both.
  private func pairs(
    _ one: () throws -> Double,
    and other: () throws -> Double
  ) rethrows -> ([Double], [Double]) {
    var times: (one: [Double], other: [Double]) = ([], [])
    for _ in 0..<pairs {
      times.one.append(try one())
      times.other.append(try other())
    }
    return times
  }

  private mutating func add(
    _ title: String,
    _ times: [Double],
    against name: String,
    _ others: [Double],
    _ bound: Double
  ) {
    let perSecond = Int(Double(Self.files) / times.median * 1000)
    table.add(
      "\(title), \(Self.files) files (\(perSecond)/s)",
      measured: String(format: "%.1f ms", times.median),
      against: String(format: "\(name) %.1f ms", others.median),
      result: times.median / others.median,
      bound: bound,
      unit: "x"
    )
  }

  private mutating func compareStart() throws {
    // Its history lies beside the file.
    let folder = try scenarios.writeTiny()
    for (title, arguments, bound) in [
      ("start-up", ["--version"], 1.2), ("one tiny file", ["tiny.yaml", "--quiet"], 3),
    ] {
      Self.say("Starting \(Self.starts) times: \(title)")
      var empty: [Double] = []
      var runner: [Double] = []
      for _ in 0..<Self.starts {
        empty.append(try programs.measure(.empty, []).milliseconds)
        runner.append(try programs.measure(.runner, arguments, in: folder).milliseconds)
      }
      table.add(
        title,
        measured: String(format: "%.2f ms", runner.median),
        against: String(format: "empty %.2f ms", empty.median),
        result: runner.median - empty.median,
        bound: bound,
        unit: " ms"
      )
    }
  }

  private mutating func compareMemory() throws {
    Self.say("Running \(Self.fewFiles) and \(Self.manyFiles) files")
    for (title, options) in [("memory", []), ("memory --junit", ["--junit", report])] {
      let peaks = try [Self.fewFiles, Self.manyFiles].map { count in
        let folder = scenarios.first(count, of: Self.manyFiles)
        return try programs.measure(.runner, arguments(folder, options)).peakBytes
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

  private func arguments(
    _ folder: String,
    jobs: Int = 1,
    _ options: [String] = []
  ) -> [String] {
    // A history of its own: that of the project would be copied with all that earlier benchmarks left in it.
    ["--jobs", "\(jobs)", "--quiet", "--history", history] + options + [folder]
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

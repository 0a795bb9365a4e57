internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// The options for the reports of a run, and for what the console shows.
struct ReportOptions: ParsableArguments, Configurable {
  static let configurableOptions = [
    ConfigurableOption("junit", .text, path: .wholeValue(unless: ""), role: .output),
    ConfigurableOption("report", .list, path: .afterColon, role: .output),
    ConfigurableOption("style", .text, conflicts: ["quiet", "verbose"], role: .output),
    ConfigurableOption(
      "quiet",
      .flag,
      shortName: "q",
      conflicts: ["verbose", "style"],
      role: .output
    ),
    ConfigurableOption(
      "verbose",
      .flag,
      shortName: "v",
      conflicts: ["quiet", "style"],
      role: .output
    ),
    ConfigurableOption("show-failures", .text, role: .output),
    ConfigurableOption("durations", .text, role: .output),
    ConfigurableOption("names", .text, role: .output),
    ConfigurableOption("color", .text, role: .output),
  ]

  @Option("file", "Write a JUnit report to FILE; '-' is standard output.")
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a report to FILE in the given FORMAT; repeatable.",
      discussion: "The formats are \(ReportFormat.all.map(\.name).joined(separator: ", ")).",
      valueName: "format:file"
    ),
    transform: RunOutput.Report.init(reading:)
  )
  var report: [RunOutput.Report] = []

  @Option(help: "Set the format of standard output; 'json' is the same as --report json:-.")
  var format = AnswerFormat.text

  @Option("style", "Set what the console shows (default: lines).")
  var style: ConsoleStyle?

  @Flag(
    name: .shortAndLong,
    help: "Print only failures and the summary; the same as --style quiet."
  )
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print a trace of every step; the same as --style verbose.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Print the first N failures, or 'all', in full (default: 100).",
      discussion: "The next 9×N failures are printed on one line each.",
      valueName: "n"
    ),
    transform: Self.failureCount(reading:)
  )
  var showFailures: Int = 100

  @Option("n", "List the N slowest cases at the end.")
  var durations: Int?

  @Option("language", "Print UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  func validate() throws {
    let isInRange = (1...1_000_000).contains(durations ?? 1)
    try require(isInRange, "--durations takes a number from 1 to 1,000,000")
    try require(!quiet || !verbose, "--quiet and --verbose cannot be used together")
    try require(
      style == nil || !quiet && !verbose,
      "--style and --\(quiet ? "quiet" : "verbose") cannot be used together"
    )
  }

  func apply(to request: inout RunRequest) {
    // The report of `--junit` comes last.
    request.output.reports = report
    if let junit { request.output.reports.append(RunOutput.Report(format: .junit, path: junit)) }
    if format == .json { request.output.reports.append(RunOutput.Report(format: .json, path: "-")) }
    request.output.console.style = quiet ? .quiet : verbose ? .verbose : style ?? .lines
    request.output.console.shownFailures = showFailures
    request.output.console.listedDurations = durations
    request.output.console.color = color
    request.output.console.names = names
  }

  /// Reads a number, or `all`.
  private static func failureCount(reading argument: String) throws -> Int {
    if argument == "all" { return .max }
    guard let number = Int(argument), (1...1_000_000).contains(number) else {
      throw ValidationError("--show-failures takes a number from 1 to 1,000,000, or all")
    }
    return number
  }
}

extension RunOutput.Report {
  /// Reads `FORMAT:FILE`.
  fileprivate init(reading argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1)
    let names = ReportFormat.all.map(\.name)
    guard let name = parts.first.map(String.init), parts.count == 2 else {
      throw ValidationError("expected FORMAT:FILE, such as html:report.html")
    }
    guard let format = ReportFormat.all.first(where: { $0.name == name }) else {
      let meant = Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      let formats = "the formats are \(names.joined(separator: ", "))"
      throw ValidationError("unknown format '\(name)'; \(meant ?? formats)")
    }
    self.init(format: format, path: String(parts[1]))
  }
}

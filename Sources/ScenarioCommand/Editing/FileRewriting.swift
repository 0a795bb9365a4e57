internal import ScenarioSystem

/// A subcommand that rewrites files, or with `--check` only finds out which it would rewrite.
protocol FileRewriting: PathAccepting, ConsolePrinting {
  /// Whether nothing is written.
  var check: Bool { get }

  /// Rewrites a file, and counts what became of it.
  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts,
    _ console: Console
  ) throws(ScenarioError)

  /// Returns the parts of the last line of the output, without the errors.
  func summary(of counts: RewriteCounts) -> [String]
}

/// What became of the files of a command that rewrites them.
struct RewriteCounts {
  var unchanged = 0
  var changed = 0
  /// The number of scenarios that must be changed by hand.
  var skipped = 0
  var invalid = 0
  var errors = 0

  func exitStatus(isCheck: Bool) -> Int32 {
    errors > 0 ? 5 : invalid > 0 ? 3 : skipped > 0 || isCheck && changed > 0 ? 1 : 0
  }

  /// Returns a number with its noun.
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension FileRewriting {
  static var configurableOptions: [ConfigurableOption] {
    PathOptions.configurableOptions + [ConfigurableOption("check", .flag)]
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    var counts = RewriteCounts()
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      try rewrite(path, &counts, console)
    }
    let errors = counts.errors > 0 ? [RewriteCounts.text(counts.errors, "error")] : []
    console.print((summary(of: counts) + errors).joined(separator: ", ") + "\n")
    return counts.exitStatus(isCheck: check)
  }
}

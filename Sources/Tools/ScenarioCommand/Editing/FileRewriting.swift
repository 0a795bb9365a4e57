@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// A subcommand that rewrites files, or only finds out which it would rewrite.
protocol FileRewriting: PathAccepting, ConsolePrinting {
  /// Whether nothing is written.
  var check: Bool { get }
  /// The format of the output.
  var format: AnswerFormat { get }

  /// Rewrites a file, counts what became of it, and returns what is to be reported.
  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts
  ) throws(ScenarioError) -> RewrittenFile

  /// Returns the parts of the last line of the output.
  func summary(of counts: RewriteCounts) -> [String]
}

/// What became of the files of a command that rewrites them.
struct RewriteCounts {
  var unchanged = 0
  var changed = 0
  /// The number of scenarios or expectations that must be changed by hand.
  var skipped = 0
  /// The number of expectations that were updated.
  var edited = 0
  /// The number of updates that were refused because they weaken or invert an expectation.
  var refused = 0
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
    return rewrite(selected, console)
  }

  /// Rewrites all files, prints what became of them, and returns the exit status.
  func rewrite(_ selected: SelectedFiles, _ console: Console) -> Int32 {
    var (counts, document, errors) = (RewriteCounts(), RewriteJSON(), [String]())
    counts.errors = selected.forEach(console) { path throws(ScenarioError) in
      do throws(ScenarioError) {
        let file = try rewrite(path, &counts)
        if format == .json { document.add(file) } else { console.print(file.text(console.paint)) }
      } catch {
        errors.append("\(error)")
        throw error
      }
    }
    guard format == .json else {
      console.print(summary(of: counts).joined(separator: ", ") + "\n")
      return counts.exitStatus(isCheck: check)
    }
    console.print(
      document.text(
        of: HelpText.name(of: Self.self),
        isWritten: !check,
        errors: errors,
        counts: [
          ("changed", counts.changed), ("unchanged", counts.unchanged),
          ("invalid", counts.invalid), ("errors", counts.errors),
        ]
      ),
      as: .json
    )
    return counts.exitStatus(isCheck: check)
  }
}

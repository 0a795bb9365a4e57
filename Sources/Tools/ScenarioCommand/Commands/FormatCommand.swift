internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem
internal import ScenarioYAML

/// `scenario-run fmt PATH...`.
struct FormatCommand: FileRewriting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format scenario files in place.",
    discussion: """
      Comments and the meaning of a file are preserved. The command prints the path of each file that it reformatted, \
      or would reformat with --check.

      EXAMPLE:
        scenario-run fmt --check Scenarios/

      With --names, a method is 'scene(_:openURLContexts:)' in Swift, 'scene:openURLContexts' in Objective-C. \
      With --check, as in CI, it exits with 1 if a file is not formatted.
      """
  )

  @OptionGroup var paths: PathOptions

  @Flag("Change nothing; exit with 1 if a file would be reformatted.")
  var check = false

  @Option("language", "Write UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  func rewrite(
    _ path: ScenarioPath,
    _ counts: inout RewriteCounts
  ) throws(ScenarioError) -> RewrittenFile {
    var file = RewrittenFile("\(path.display)")
    let source = try SourceFile(reading: path)
    var rewrite = Rewrite(source, .ofCommand())
    switch try Self.format(source, names, checking: &rewrite) {
    case .unchanged: counts.unchanged += 1
    case .changed:
      if !check { try rewrite.write(to: path) }
      counts.changed += 1
      file.isChanged = true
    case .invalid(let diagnostic):
      counts.invalid += 1
      (file.diagnostics, file.source) = ([diagnostic], source)
    case .refused: throw Self.changedMeaningError(path)
    }
    return file
  }

  /// Formats a file; one whose words together mean something else in the standard spelling gets a new layout only.
  private static func format(
    _ source: SourceFile,
    _ names: NameSpelling?,
    checking rewrite: inout Rewrite
  ) throws(ScenarioError) -> ScenarioFormatter.Outcome {
    let outcome = ScenarioFormatter.format(source, spelling: names) { bytes in
      replace(bytes, in: &rewrite, names)
    }
    guard case .refused = outcome else { return outcome }
    let layout = ScenarioFormatter.format(source, replacesWords: false)
    guard case .changed(let bytes) = layout else { return layout }
    return try rewrite.replaceBytes(with: bytes) == nil ? layout : .refused
  }

  /// Replaces the bytes of a file unless that changes its meaning; returns whether it did.
  private static func replace(
    _ bytes: [UInt8],
    in rewrite: inout Rewrite,
    _ names: NameSpelling?
  ) -> Bool {
    do {
      return try rewrite.replaceBytes(with: bytes, isCanonical: true, spelling: names) == nil
    } catch {
      return false
    }
  }

  private static func changedMeaningError(_ path: ScenarioPath) -> ScenarioError {
    ScenarioError(
      .io,
      "internal error: '\(path.display)' was not changed, because formatting would change its meaning",
      help: "please report this as a bug and attach the file"
    )
  }

  /// Counts each file once.
  func summary(of counts: RewriteCounts) -> [String] {
    func files(_ number: Int) -> String { RewriteCounts.text(number, "file") }
    var parts: [String] = []
    if counts.changed > 0 {
      let all = files(counts.unchanged + counts.changed + counts.invalid + counts.errors)
      parts.append(
        check
          ? "\(files(counts.changed)) \(counts.changed == 1 ? "is" : "are") not formatted; run scenario-run fmt"
          : "\(counts.changed) of \(all) reformatted"
      )
    } else if counts.unchanged > 0 {
      parts.append("\(files(counts.unchanged)) already formatted")
    }
    if counts.invalid > 0 {
      parts.append("\(parts.isEmpty ? files(counts.invalid) : "\(counts.invalid)") invalid")
    }
    if counts.errors > 0 { parts.append(RewriteCounts.text(counts.errors, "error")) }
    return parts
  }
}

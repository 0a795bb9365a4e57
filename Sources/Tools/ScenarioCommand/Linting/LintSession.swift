internal import AppLint
internal import AppProjects
internal import PropertyLists
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `lint`: reads projects and property lists one after another, and prints what was found.
struct LintSession {
  /// The largest property list that is read, in bytes.
  private static let fileLimit = 4 << 20

  private let options: LintOptions
  private let console: Console
  private var report: LintReport
  /// The annotations on GitHub; a JSON document must not be followed by anything.
  private var annotations: LintAnnotations?
  /// The findings that are not reported; nil for none.
  private let baseline: LintBaseline?
  private var unreadableFiles = 0
  /// nil for text.
  private let syntax: PrintedText.Syntax?

  init(
    options: LintOptions,
    baseline: LintBaseline?,
    _ format: DiagnosticFormat,
    _ console: Console
  ) {
    self.options = options
    self.baseline = baseline
    self.console = console
    report = LintReport(format, console.paint, sdk: options.sdk)
    syntax = format == .json ? .json : nil
    let isOnGitHub = ProcessEnvironment.value("GITHUB_ACTIONS") == "true"
    let annotates = isOnGitHub && format != .json && !CommandContext.current.servesClient
    annotations = annotates ? LintAnnotations(failsForNotes: baseline != nil) : nil
  }

  /// Checks a file, and prints what was found.
  mutating func add(_ entry: FoundFile) {
    do throws(ScenarioError) {
      switch entry {
      case .failure(let error, _): throw error
      case .file(let path):
        add(LintFile(try Self.source(path), options))
      }
    } catch {
      unreadableFiles += 1
      console.error("\(error)")
    }
  }

  /// Checks the app of a project, and prints what was found.
  mutating func add(_ app: InspectedApp, of project: InspectedProject) throws(ScenarioError) {
    add(try LintFile(app, of: project, options))
    if let unread = app.unreadInfoPlist {
      unreadableFiles += 1
      console.error("\(ScenarioError(.unreadable, unread))")
    }
  }

  private mutating func add(_ file: LintFile) {
    let file = baseline.map(file.without) ?? file
    annotations?.add(file)
    print(report.add(file))
  }

  /// Prints what follows the last file.
  func finish() {
    print(report.end)
    if let annotations { console.print(annotations.text, as: .workflowCommands) }
    if exitStatus == ScenarioError.Code.nothingSelected.exitStatus {
      console.error("none of the files is the Info.plist of an iOS app")
    }
  }

  private func print(_ text: String) {
    if !text.isEmpty { console.print(text, as: syntax) }
  }

  /// The status of `check`: 5 if a file could not be read, 3 for an error or a warning, 4 if nothing was checked.
  ///
  /// With a baseline, each finding that it does not have counts.
  var exitStatus: Int32 {
    if unreadableFiles > 0 { return ScenarioError.Code.unreadable.exitStatus }
    let counted: [LintSeverity] = baseline == nil ? [.error, .warning] : LintSeverity.allCases
    if counted.contains(where: { report.counts[$0, default: 0] > 0 }) { return 3 }
    return report.isAboutApps ? 0 : ScenarioError.Code.nothingSelected.exitStatus
  }

  private static func source(_ path: ScenarioPath) throws(ScenarioError) -> SourceFile {
    let bytes = try FileReader.read(path: path.path, as: path.display, limit: fileLimit)
    guard bytes.count <= fileLimit else {
      throw ScenarioError(.unreadable, "'\(path.display)' is larger than \(fileLimit >> 20) MiB")
    }
    return SourceFile(path.display, at: path.path, bytes: PropertyListReader.utf8(bytes))
  }
}

internal import AppLint
internal import AppProjects
internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem
internal import XcodeProjects

/// `scenario-run lint PATH...`.
struct LintCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check a project or an Info.plist: where it launches, what is never called.",
    discussion: """
      The command needs no scenario. It reads the Xcode or XcodeGen project at PATH with the source files of its app; \
      nothing is built. Folders without a project are searched for files named Info.plist or ending in -Info.plist.

      For an Info.plist alone, some findings depend on the app's code. Pass '--implements none' if the app implements none \
      of the methods listed in docs/lint.md. That page also explains each finding by its identifier.

      EXAMPLES:
        scenario-run lint .
        scenario-run lint App/Info.plist --implements applicationDidBecomeActive:
      """
  )

  static let configurableOptions = [
    ConfigurableOption("color", .text), ConfigurableOption("format", .text),
  ]

  @Argument(
    help: .value("path", "Check these projects, property lists (XML or binary) and folders."),
    completion: .file(extensions: ["plist", "xcodeproj", "xcworkspace", "yml"])
  )
  var paths: [String]

  @Option("version", "Set the SDK that the app is built with.")
  var sdk = "27"

  @Option("range", "Check these versions: 27, 15...26 or 15... (default: all).")
  var ios: String?

  @Option("selector,...", "Assume that the app implements these delegate methods, 'all' or 'none'.")
  var implements: [String] = []

  @Flag("Treat the app as a SwiftUI app.")
  var swiftui = false

  @OptionGroup var project: ProjectOptions

  @Option(
    help: .value("file", "Report, and fail for, only what this output of --format json lacks."),
    completion: .file(extensions: ["json"])
  )
  var baseline: String?

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  @Option(help: "Print findings in FORMAT.")
  var format = DiagnosticFormat.full

  func validate() throws {
    guard let sdk = OSVersion(sdk) else {
      throw ValidationError("--sdk takes a version, such as 27 or 26.2")
    }
    guard OSVersion.isReleased(major: sdk.major) else {
      throw ValidationError(
        "--sdk: there is no SDK \(self.sdk); there are \(OSVersion.releasedRange)"
      )
    }
    guard let ios else { return }
    guard let range = VersionRange(ios) else {
      throw ValidationError("--ios takes a version or a range, such as 27, 15...26 or 15...")
    }
    for version in [range.firstVersion, range.lastVersion].compactMap(\.self) {
      guard let major = OSVersion(version)?.major, OSVersion.isReleased(major: major) else {
        throw ValidationError(
          "--ios: there is no iOS \(version); there are \(OSVersion.releasedRange)"
        )
      }
    }
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let known = try baseline.map { path throws(ScenarioError) in try LintBaseline(Path(path)) }
    var session = LintSession(options: options(console), baseline: known, format, console)
    var others: [Path] = []
    var reasons: [Path: String] = [:]
    for path in paths.map({ Path($0) }) {
      if try !addProject(path, to: &session, &reasons) { others.append(path) }
    }
    if !others.isEmpty { try addPropertyLists(others, to: &session, reasons, console) }
    session.finish()
    return session.exitStatus
  }

  /// Checks the project at a path; false if there is none, for reasons.
  private func addProject(
    _ path: Path,
    to session: inout LintSession,
    _ reasons: inout [Path: String]
  ) throws(ScenarioError) -> Bool {
    let isProject =
      path.hasScenarioExtension || (path.canonicalized() ?? path).bundlePosition != nil
    let saysWhatCodeDoes = !implements.isEmpty || swiftui
    if isProject, saysWhatCodeDoes {
      throw ScenarioError.usage(
        "--implements and --swiftui are for property lists; '\(path)' is a project",
        help: "name its Info.plist instead"
      )
    }
    guard isProject || FileReader.isFolder(path) && !saysWhatCodeDoes else {
      try checkOptions(path)
      return false
    }
    let inspected = try project.reader.read(path)
    try inspected.checkChoice()
    if let app = inspected.app {
      try session.add(app, of: inspected)
      return true
    }
    let why = inspected.notes.map { "\($0)" }.joined(separator: "; ")
    guard !isProject, !project.isSet else {
      throw ScenarioError.nothingSelected("there is no app for iOS in '\(path)'", help: why)
    }
    reasons[path] = why
    return false
  }

  /// Refuses options that a property list has no use for.
  private func checkOptions(_ path: Path) throws(ScenarioError) {
    guard project.isSet else { return }
    throw ScenarioError.usage(
      "--target and --configuration are for projects; '\(path)' is none",
      help: "remove them, or name a project or a folder"
    )
  }

  private func addPropertyLists(
    _ paths: [Path],
    to session: inout LintSession,
    _ reasons: [Path: String],
    _ console: Console
  ) throws(ScenarioError) {
    let files = try ScenarioFiles(arguments: paths, searchingFor: .infoPlists)
    if let empty = files.firstEmptyArgument {
      throw ScenarioError.nothingSelected(
        "there is no project and no Info.plist below '\(empty)'",
        help: (reasons[Path("\(empty)")].map { "\($0); " } ?? "")
          + "name the file; one that .gitignore excludes is skipped in folders"
      )
    }
    for entry in files { session.add(entry) }
    files.ignoredNotes.forEach(console.note)
  }

  private func options(_ console: Console) -> LintOptions {
    var options = LintOptions()
    options.sdk = OSVersion(sdk) ?? options.sdk
    options.versions = ios.flatMap { VersionRange($0) }
    options.isSwiftUI = swiftui
    options.implemented = methods(console)
    return options
  }

  /// The methods that `--implements` names; warns about those that change nothing.
  private func methods(_ console: Console) -> Set<DelegateMethod>? {
    guard !implements.isEmpty else { return nil }
    var methods: Set<DelegateMethod> = []
    for name in implements.flatMap({ $0.split(separator: ",") }) where name != "none" {
      if name == "all" {
        methods.formUnion(DelegateMethod.allCases)
      } else if case .call(let method)? = Term(named: String(name)) {
        methods.insert(method)
      } else {
        let known = DelegateMethod.ofFindings.flatMap { [$0.selector, $0.swiftName] }
        let meant = Suggestion.nearest(to: String(name), in: known)
        console.warning(
          "--implements: '\(name)' changes no finding"
            + (meant.map { "; did you mean '\($0)'?" } ?? "")
        )
      }
    }
    return methods
  }
}

extension OSVersion {
  /// Whether any version with this major number was released.
  fileprivate static func isReleased(major: Int) -> Bool {
    released.contains { $0.major == major }
  }
}

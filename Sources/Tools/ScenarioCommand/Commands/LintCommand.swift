internal import AppLint
internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// `scenario-run lint PATH...`.
struct LintCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check an Info.plist and report on which iOS versions the app launches.",
    discussion: """
      The command needs no scenario. Folders are searched for files named Info.plist or ending in -Info.plist.

      Some findings depend on the app's code. Pass '--implements none' if the app implements none of the methods listed \
      in docs/lint.md. That page also explains each finding by its identifier.

      EXAMPLE:
        scenario-run lint App/Info.plist --implements applicationDidBecomeActive:
      """
  )

  static let configurableOptions = [
    ConfigurableOption("color", .text), ConfigurableOption("format", .text),
  ]

  @Argument(
    help: .value("path", "Check these property lists (XML or binary) and folders."),
    completion: .file(extensions: ["plist"])
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
    let files = try ScenarioFiles(arguments: paths.map { Path($0) }, searchingFor: .infoPlists)
    if let empty = files.firstEmptyArgument {
      throw ScenarioError.nothingSelected(
        "there is no Info.plist below '\(empty)'",
        help: "name the file; one that .gitignore excludes is skipped in folders"
      )
    }
    var session = LintSession(options: options(console), format, console)
    for entry in files { session.add(entry) }
    files.ignoredNotes.forEach(console.note)
    session.finish()
    return session.exitStatus
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

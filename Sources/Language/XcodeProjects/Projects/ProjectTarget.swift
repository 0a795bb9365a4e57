internal import ScenarioSystem

/// A target of a project, before its files are read.
struct ProjectTarget: Sendable {
  /// What identifies it in its project.
  let id: String
  let name: String
  let kind: TargetKind
  let origin: Origin
  /// The names of its configurations, in the order of the project.
  var configurations: [String] = []
  /// The configuration that is built if none is asked for, as the project says.
  var defaultConfiguration: String?
  /// The targets of the same project that it needs, by their identifiers.
  var dependencies: [String] = []
  /// The products of packages that it links.
  var packageProducts: [String] = []
  /// The Info.plist that is in the project file itself, without its own file.
  var infoPlist: InlineList?
  /// The entitlements that are in the project file itself.
  var entitlements: InlineList?

  /// The configuration to read: the one asked for, the project's default, the first release, or the first.
  func configuration(_ requested: String?) -> String? {
    if let requested { return configurations.first { $0 == requested } }
    if let name = defaultConfiguration, configurations.contains(name) { return name }
    return configurations.first { $0.lowercased().contains("release") } ?? configurations.first
  }
}

/// A file that says which targets a project has, and what they are made of.
protocol ReadableProject {
  /// The path of the project, relative to the root.
  var path: Path { get }
  /// The folder that paths in build settings are relative to.
  var folder: Path { get }
  /// The name of the project.
  var name: String { get }
  var targets: [ProjectTarget] { get }
  /// The folders of packages that belong to the project, each with where it is mentioned.
  var localPackages: [Located<Path>] { get }

  /// Returns the build settings that files set, of a configuration of a target, the weakest layer first.
  func layers(of target: ProjectTarget, _ configuration: String) -> [[SettingAssignment]]
  /// Returns the source files of a target, relative to the root.
  func sources(of target: ProjectTarget) -> [Path]
  /// Returns the paths of files that a build of a target makes, which may be source files and have variables.
  func madeSources(of target: ProjectTarget) -> [Located<String>]
}

extension ReadableProject {
  /// Returns the build settings of a target, with those that Xcode knows itself.
  func settings(of target: ProjectTarget, _ configuration: String) -> BuildSettings {
    let known = [
      "CONFIGURATION": configuration,
      "TARGET_NAME": target.name,
      "PROJECT": name, "PROJECT_NAME": name,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.kind == .appExtension ? "XPC!" : "APPL",
      "DEVELOPMENT_LANGUAGE": "en",
      "PLATFORM_NAME": "iphoneos",
      // Paths in settings are relative to this folder in any case.
      "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
    ]
    let builtIn = known.compactMap { SettingAssignment($0.key, $0.value, at: target.origin) }
    return BuildSettings(
      [builtIn] + layers(of: target, configuration),
      for: BuildContext(configuration: configuration)
    )
  }

  /// Returns the names of the settings that files set in other configurations of a target.
  func names(of target: ProjectTarget, besides configuration: String) -> Set<String> {
    let others = target.configurations.filter { $0 != configuration }
    return Set(others.flatMap { layers(of: target, $0).joined().map(\.name) })
  }
}

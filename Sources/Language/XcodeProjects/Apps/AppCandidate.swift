internal import ScenarioSystem

/// A target that makes an app for iOS, with what its choice depends on.
struct AppCandidate {
  let project: any ReadableProject
  let target: ProjectTarget
  let configuration: String
  let settings: BuildSettings

  /// Creates a candidate; nil for a target that makes no app for iOS.
  init?(_ target: ProjectTarget, in project: any ReadableProject, configuration: String?) {
    guard target.kind == .app, let name = target.configuration(configuration) else { return nil }
    self.project = project
    self.target = target
    self.configuration = name
    settings = project.settings(of: target, name)
    guard Self.isForIOS(settings) else { return nil }
  }

  /// Whether a target is built for iOS: its SDK says so, or else the platforms that it supports.
  ///
  /// The platforms may be inherited from a project that has apps for others, too, so that they matter only if the SDK is not
  /// fixed.
  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    if let sdk = settings["SDKROOT"], sdk.text != "auto", sdk.undefined.isEmpty {
      return sdk.text.hasPrefix("iphone")
    }
    if let platforms = settings["SUPPORTED_PLATFORMS"] {
      return platforms.text.split(separator: " ").contains { $0.hasPrefix("iphone") }
    }
    return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
  }

  // MARK: - What its name says

  /// Names of folders and targets that show something other than the app itself.
  private static let sampleWords: Set<Substring> = [
    "example", "examples", "demo", "demos", "sample", "samples", "preview", "previews", "test",
    "tests", "uitests", "playground", "playgrounds", "pods", "carthage", "benchmark", "benchmarks",
    "fixture", "fixtures",
  ]

  /// Whether the folder or the name is that of a sample, a preview or a test.
  var isSample: Bool {
    let names = project.path.parts.map(\.description) + [target.name]
    return names.contains { name in
      Self.words(name).contains(where: Self.sampleWords.contains)
    }
  }

  /// Returns the words of a name such as `HomePreview` or `iOS-example`, in lower case.
  private static func words(_ name: String) -> [Substring] {
    var spaced = ""
    var wasLower = false
    for character in name {
      if character.isUppercase, wasLower { spaced.append(" ") }
      wasLower = character.isLowercase
      spaced.append(character.isLetter ? character : " ")
    }
    return spaced.lowercased().split(separator: " ")
  }

  var isNamedLikeProject: Bool { target.name == project.name }
}

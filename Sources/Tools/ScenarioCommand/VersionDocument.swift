@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
internal import ScenarioReports
@_spi(Package) internal import ScenarioRunner
internal import ScenarioServers

/// What `--version --json` prints, described by `docs/version.schema.json`.
enum VersionDocument {
  /// The versions of the tool, of what it writes and speaks, and what it was built for.
  static var text: String {
    let formats = JSONFormat.allCases.map { ($0.rawValue, JSONValue.number("\($0.version)")) }
    return JSONFormat.version.document([
      ("tool", .text(HelpText.version)),
      // The language of scenarios has the version of the tool.
      ("schema", .text(HelpText.version)), ("formats", .object(formats)),
      (
        "protocols",
        [
          "app": .number("\(AppHello.version)"), "lsp": .text(LanguageServer.protocolVersion),
          "mcp": .texts(AssistantServer.protocolVersions),
        ]
      ),
      ("ios", ["first": .text("\(OSVersion.first)"), "last": .text("\(OSVersion.newest)")]),
      ("swift", .text(swiftVersion)),
      ("platform", ["os": .text(operatingSystem), "architecture": .text(architecture)]),
    ])
  }

  /// The version of the compiler, as far as conditions of compilation can find out.
  private static var swiftVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var operatingSystem: String {
    #if os(macOS)
      "macos"
    #elseif os(Linux)
      "linux"
    #else
      "other"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}

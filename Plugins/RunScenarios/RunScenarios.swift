import Foundation
import PackagePlugin

/// Runs `scenario-run` in the folder of the package, with the arguments of `swift package scenarios`.
@main
struct RunScenarios: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try program(context)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment
      // Where a plug-in may write without asking.
      .merging(["SCENARIO_RUN_HISTORY": context.pluginWorkDirectoryURL.path]) { users, _ in users }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds the command on demand.
  ///
  /// As a dependency of the plug-in, it would be built by every `swift build` of this package, a second time.
  private func program(_ context: PluginContext) throws -> URL {
    let result = try packageManager.build(
      .product("scenario-run"),
      parameters: .init(configuration: .inherit, echoLogs: true)
    )
    let program = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let program else {
      Diagnostics.error("scenario-run was not built:\n\(result.logText)")
      throw Failure.notBuilt
    }
    return program.url
  }

  enum Failure: Error { case notBuilt }
}

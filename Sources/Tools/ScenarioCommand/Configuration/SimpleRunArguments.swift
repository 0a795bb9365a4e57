internal import ArgumentParser
internal import ScenarioRunner

/// The arguments of most runs, which are only paths and the console style.
///
/// The argument parser inspects the types of all options first, which takes longer than a small run. Simple arguments
/// are therefore read here, all others by the parser; a test compares both results.
package struct SimpleRunArguments {
  /// The paths to run.
  var paths: [String] = []
  private var style: ConsoleStyle?

  /// Reads the arguments after the subcommand; returns nil if they contain any other option.
  init?(_ arguments: [String]) {
    for argument in arguments {
      switch argument {
      case "-q" where style == nil, "--quiet" where style == nil: style = .quiet
      case "-v" where style == nil, "--verbose" where style == nil: style = .verbose
      case _ where argument.utf8.first == UInt8(ascii: "-"): return nil
      default: paths.append(argument)
      }
    }
  }

  /// The request that `RunCommand` would make for these arguments.
  var request: RunRequest {
    var request = RunRequest(purpose: RunCommand.purpose)
    request.selection.paths = paths
    if let style { request.output.console.style = style }
    request.configuration.makeApp = CommandContext.current.makeApp
    return request
  }
}

extension SimpleRunArguments {
  /// Returns textual dumps of the requests that this type and the parser read; nil if only the parser can read them.
  package static func requests(
    for arguments: [String]
  ) throws -> (simple: String, parsed: String)? {
    guard let simple = SimpleRunArguments(arguments) else { return nil }
    let parsed = try RunCommand.parse(arguments)
    return (String(reflecting: simple.request), String(reflecting: parsed.request))
  }
}

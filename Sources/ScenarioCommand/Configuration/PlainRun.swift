internal import ArgumentParser
internal import ScenarioReports
internal import ScenarioRunner

/// The arguments of most runs: paths, and how much the console shows.
///
/// The parser looks at the types of all options before it reads one, which takes longer than a small run. What is as
/// plain as this is read here, anything else by the parser; a test compares what both make of it.
package struct PlainRun {
  /// What is run.
  var paths: [String] = []
  private var style: ConsoleStyle?

  /// Reads the arguments that follow the subcommand; nil for anything that is not plain.
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

  /// What `RunCommand` requests for them.
  var request: RunRequest {
    var request = RunRequest(purpose: RunCommand.purpose)
    request.selection.paths = paths
    if let style { request.output.console.style = style }
    request.configuration.makeApp = CommandContext.current.makeApp
    return request
  }
}

extension PlainRun {
  /// The requests that are read of arguments here and by the parser, written out; nil where only the parser can.
  package static func requests(
    for arguments: [String]
  ) throws -> (plain: String, parsed: String)? {
    guard let plain = PlainRun(arguments) else { return nil }
    let parsed = try RunCommand.parse(arguments)
    return (String(reflecting: plain.request), String(reflecting: parsed.request))
  }
}

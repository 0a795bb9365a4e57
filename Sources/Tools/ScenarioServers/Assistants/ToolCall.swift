@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// The values of a call of a tool, as arguments of its subcommand.
struct ToolCall {
  /// The options, and what follows them.
  private(set) var arguments: [String] = []
  /// The contents of the files that exist only during the call.
  private(set) var files: [Path: [UInt8]] = [:]

  /// Reads the values.
  ///
  /// - Parameters:
  ///   - values: The values by the names of their parameters.
  ///   - parameters: The parameters of the tool.
  ///   - required: The parameters of which exactly one must be given.
  ///   - others: The parameters that suffice in place of one of these.
  /// - Throws: What is wrong with the first value that cannot be used.
  init(
    _ values: JSONValue,
    _ parameters: [ToolParameter],
    needsExactlyOneOf required: [String],
    orAnyOf others: [String] = []
  ) throws(ToolProblem) {
    guard let pairs = values.pairs else { throw ToolProblem(text: "'arguments' must be an object") }
    // Clients write null for parameters that they leave out.
    let given = pairs.filter { if case .null = $0.value { false } else { true } }
    var operands: [String] = []
    for (name, value) in given {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw Self.unknown(name, parameters)
      }
      let texts = try parameter.texts(of: value)
      switch parameter.target {
      // A list would be read from the client's requests: `@-` is standard input.
      case .argument: operands += texts.map(CommandArguments.path)
      case .option(let option):
        if case .flag = parameter.kind {
          arguments += texts.isEmpty ? [] : [option]
        } else {
          arguments += texts.map { "\(option)=\($0)" }
        }
      case .file(let file, let option):
        files[Path(file)] = Array((texts.first ?? "").utf8)
        if let option { arguments.append("\(option)=\(file)") } else { operands.append(file) }
      }
    }
    try Self.check(given.map(\.key), required, others)
    if !operands.isEmpty { arguments += ["--"] + operands }
  }

  private static func check(
    _ given: [String],
    _ required: [String],
    _ others: [String]
  ) throws(ToolProblem) {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    let count = required.count { given.contains($0) }
    guard count <= 1 else {
      throw ToolProblem(text: "only one of \(list(required)) can be given")
    }
    guard count == 1 || required.isEmpty || others.contains(where: given.contains) else {
      throw ToolProblem(text: "one of \(list(required + others)) is required")
    }
  }

  private static func unknown(_ name: String, _ parameters: [ToolParameter]) -> ToolProblem {
    let known = parameters.map(\.name)
    let meant = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
    return ToolProblem(
      text: "unknown parameter '\(name)'; \(meant ?? "there are \(known.joined(separator: ", "))")"
    )
  }
}

@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem

/// A tool of the server: a subcommand, with those of its options that matter to an assistant.
package struct AssistantTool: Sendable {
  /// What a call of a tool results in.
  struct Answer {
    /// The answer for people, or the error.
    var text: String
    /// The answer for programs; nil for an error, or if it is too large.
    var document: JSONValue?
    var isError = false
  }

  /// The largest document, in bytes; an assistant could not read more.
  private static let documentLimit = 256 << 10
  /// The largest text, in bytes.
  private static let textLimit = 64 << 10

  /// Runs the subcommand with arguments; returns false if it does not take them.
  package typealias Subcommand = @Sendable ([String]) -> Bool

  /// The name of the subcommand.
  let name: String
  private let subcommand: Subcommand
  private let title: String
  private let summary: String
  private let parameters: [ToolParameter]
  /// The parameters of which exactly one must be given.
  private let needsExactlyOneOf: [String]
  /// The parameters that suffice in place of one of these.
  private let suffices: [String]
  /// Other arguments of the subcommand.
  private let arguments: [String]
  /// The arguments with which it prints text; nil if it prints text beside the JSON.
  private let textArguments: [String]?

  /// Creates a tool.
  package init(
    name: String,
    title: String,
    summary: String,
    parameters: [ToolParameter],
    needsExactlyOneOf: [String] = [],
    suffices: [String] = [],
    arguments: [String] = [],
    textArguments: [String]? = [],
    subcommand: @escaping Subcommand
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.parameters, self.needsExactlyOneOf) = (parameters, needsExactlyOneOf)
    (self.suffices, self.arguments) = (suffices, arguments)
    (self.textArguments, self.subcommand) = (textArguments, subcommand)
  }

  /// The description in the list of the tools.
  var json: JSONValue {
    let properties = parameters.map { (key: $0.name, value: $0.schema) }
    return [
      "name": .text(name), "title": .text(title), "description": .text(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
      ],
      "annotations": [
        "title": .text(title), "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }

  /// Calls the tool.
  func answer(_ values: JSONValue) -> Answer {
    let call: ToolCall
    do throws(ToolProblem) {
      call = try ToolCall(
        values,
        parameters,
        needsExactlyOneOf: needsExactlyOneOf,
        orAnyOf: suffices
      )
    } catch {
      return Answer(text: error.text, isError: true)
    }
    return UnsavedFiles.$current.withValue(call.files) {
      let (json, isUsable) = run(arguments + ["--format=json"] + call.arguments)
      guard isUsable, let document = try? JSONValue(json: json.output[...])
      else { return Answer(text: message(json.errors), isError: true) }
      var text = json.errors
      if let textArguments {
        let (printed, _) = run(arguments + textArguments + call.arguments)
        text = printed.output + printed.errors
      }
      guard json.output.count <= Self.documentLimit else {
        let note =
          "\nThe structured result is omitted, since it has \(json.output.count >> 10) KiB: ask about less, "
          + "or run 'scenario-run \(name) --format json' yourself.\n"
        return Answer(text: Self.shortened(text) + note)
      }
      return Answer(text: Self.shortened(text), document: document)
    }
  }

  /// Runs the subcommand, and returns what it prints, and whether it takes the arguments.
  private func run(_ arguments: [String]) -> (CapturedOutput, isUsable: Bool) {
    let captured = CapturedOutput()
    let isUsable = CapturedOutput.$current.withValue(captured) { subcommand(arguments) }
    return (captured, isUsable)
  }

  /// Returns an error of the subcommand as one of the tool: options are called parameters.
  func message(_ errors: [UInt8]) -> String {
    var text = Self.shortened(errors).replacing("scenario-run: error: ", with: "")
    for parameter in parameters.sorted(by: { $0.name.count > $1.name.count }) {
      guard let option = parameter.option else { continue }
      // The parser names an option with its value: '--ios <version>'.
      while let start = text.firstRange(of: "'\(option) <"),
        let end = text[start.upperBound...].firstRange(of: ">'")
      {
        text.replaceSubrange(start.lowerBound..<end.upperBound, with: "'\(parameter.name)'")
      }
      text.replace("'\(option)'", with: "'\(parameter.name)'")
      text.replace("\(option) ", with: "'\(parameter.name)' ")
      text.replace(option, with: "'\(parameter.name)'")
    }
    return text.isEmpty ? "there is no result" : text
  }

  private static func shortened(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(textLimit), as: UTF8.self)
    return bytes.count <= textLimit
      ? text : "\(text)\n… and \((bytes.count - textLimit) >> 10) KiB more: ask about less"
  }
}

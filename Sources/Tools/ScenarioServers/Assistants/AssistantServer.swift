@_spi(Package) package import ScenarioJSON

/// A server of the Model Context Protocol, whose tools are subcommands.
package struct AssistantServer: MessageServer {
  package static let framing = MessageReader.Framing.lines
  package static let cancellation = (method: "notifications/cancelled", id: "requestId")
  // Its client ignores an answer.
  package static let answersCancelledRequests = false
  // A client ends the session by closing the input.
  package static let statusAtEnd: Int32 = 0

  /// The versions of the protocol that the server speaks, newest first.
  package static let protocolVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    Facts about the life cycle of iOS apps, from iPhone OS 2 to iOS 27, from a model whose rules cite their sources. \
    Before you answer which delegate method is called, in which order, or what differs between versions of iOS, SDKs, \
    or apps with and without scenes, call 'explain' or 'diff', and cite the rule and source of the result; 'lint' \
    checks an Info.plist for the migration to scenes, and 'words' lists the names of actions and methods. Write \
    scenarios in YAML, validate them with 'check', and run them with 'run'. It is a model, not a device.
    """

  package let exitStatus: Int32? = nil
  package var inbox: MessageInbox
  private var isInitialized = false

  /// The version of the command.
  private let version: String
  private let tools: [AssistantTool]

  /// Creates a server of a version of the command with tools, which sends its messages with a closure.
  package init(
    version: String,
    tools: [AssistantTool],
    send: @escaping (JSONValue) -> Void
  ) {
    (self.version, self.tools) = (version, tools)
    inbox = MessageInbox(send: send)
  }

  package mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue
  {
    switch method {
    case "initialize": return initialize(params)
    case "ping": return .object([])
    case "tools/list", "tools/call":
      guard isInitialized else {
        throw RPCError(.invalidRequest, "'initialize' must come before '\(method)'")
      }
      if method == "tools/list" {
        return ["tools": .list(tools.map(\.json))]
      }
      return try call(params)
    default: throw RPCError(.methodNotFound, "there is no method '\(method)'")
    }
  }

  package mutating func notify(_ method: String, _ params: JSONValue) {}

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    isInitialized = true
    let requested = params["protocolVersion"]?.string ?? ""
    let version = Self.protocolVersions.contains(requested) ? requested : Self.protocolVersions[0]
    return [
      "protocolVersion": .text(version), "capabilities": ["tools": .object([])],
      "serverInfo": [
        "name": "scenario-run", "title": "iOS app life cycle", "version": .text(self.version),
      ],
      "instructions": .text(Self.instructions),
    ]
  }

  private func call(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let names = tools.map(\.name)
    guard let name = params["name"]?.string else {
      throw RPCError(
        .invalidParams,
        "'name' is missing; the tools are \(names.joined(separator: ", "))"
      )
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw RPCError(
        .invalidParams,
        "there is no tool '\(name)'; the tools are \(names.joined(separator: ", "))"
      )
    }
    let answer = tool.answer(params["arguments"] ?? .object([]))
    var result: [(key: String, value: JSONValue)] = [
      ("content", [["type": "text", "text": .text(answer.text)]])
    ]
    if let document = answer.document { result.append(("structuredContent", document)) }
    return .object(result + [("isError", .flag(answer.isError))])
  }
}

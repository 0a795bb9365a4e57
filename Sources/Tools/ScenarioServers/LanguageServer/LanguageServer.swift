internal import ScenarioAnalysis
@_spi(Package) package import ScenarioJSON
internal import ScenarioSystem
package import ScenarioYAML

/// A server of the Language Server Protocol: answers the messages of an editor.
package struct LanguageServer: MessageServer {
  package static let framing = MessageReader.Framing.headers
  package static let cancellation = (method: "$/cancelRequest", id: "id")
  package static let answersCancelledRequests = true
  // A client that disappears has not ended the session.
  package static let statusAtEnd: Int32 = 1
  /// The version of the protocol that the server follows.
  package static let protocolVersion = "3.17"

  /// How far the session has come.
  private enum Phase { case fresh, running, shutDown }

  /// The exit status, once the client has ended the session.
  package private(set) var exitStatus: Int32?
  /// The open documents, by URL.
  var documents: [String: OpenDocument] = [:]
  /// The open files of projects, by URL.
  var projectFiles: [String: ProjectFile] = [:]
  /// The open logs of devices, by URL.
  var logs: [String: TextDocument] = [:]
  /// What was found in projects, by their folders.
  var findings: [Path: ProjectFindings] = [:]
  /// The folders of the projects that are to be read.
  var unread: Set<Path> = []
  /// Whether the client wants what `lint` finds in the files of projects.
  private(set) var reportsFindings = false
  /// The URL of the page that explains findings.
  private(set) var findingsPage: String?
  /// Reads and checks a project; nil if no project is checked.
  let readFindings: ProjectFindings.Reading?
  /// The folders of the workspace.
  private(set) var folders: [Path] = []
  private(set) var encoding = PositionEncoding.utf16
  /// Whether completions may have tab stops.
  private(set) var usesSnippets = false
  var loader: YAMLLoader
  /// The version of the command.
  private let version: String
  let schema = SchemaWalk()
  let plans = PlanChecker(threads: Processors.count)

  private var phase = Phase.fresh
  package var inbox: MessageInbox

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the command.
  ///   - loader: Reads files.
  ///   - readFindings: Reads and checks projects; nil to check none.
  ///   - send: Sends a message to the client.
  package init(
    version: String,
    loader: YAMLLoader,
    readFindings: ProjectFindings.Reading? = nil,
    send: @escaping (JSONValue) -> Void
  ) {
    (self.version, self.loader, self.readFindings) = (version, loader, readFindings)
    inbox = MessageInbox(send: send)
  }

  /// Whether a message that waits changes the document again, before any request.
  func isSuperseded(_ uri: String) -> Bool {
    inbox.pending.prefix { $0.message["id"] == nil }.contains {
      $0.message["method"]?.string == "textDocument/didChange"
        && $0.message["params"]?["textDocument"]?["uri"]?.string == uri
    }
  }

  // MARK: - The session

  package mutating func answer(
    _ method: String,
    _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch (phase, method) {
    case (.fresh, "initialize"): return initialize(params)
    case (.fresh, _):
      throw RPCError(.notInitialized, "'initialize' must come before '\(method)'")
    case (.shutDown, _):
      throw RPCError(.invalidRequest, "'\(method)' came after 'shutdown'")
    case (.running, "initialize"):
      throw RPCError(.invalidRequest, "'initialize' was sent twice")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _): return try answerRequest(method, params)
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    phase = .running
    let capabilities = params["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.items ?? []
    encoding = encodings.contains { $0.string == "utf-8" } ? .utf8 : .utf16
    let item = capabilities?["textDocument"]?["completion"]?["completionItem"]
    usesSnippets = item?["snippetSupport"]?.isTrue ?? false
    let uris =
      params["workspaceFolders"]?.items?.compactMap { $0["uri"]?.string }
      ?? [params["rootUri"]?.string].compactMap(\.self)
    folders = uris.compactMap(FileURL.path)
    let options = params["initializationOptions"]
    reportsFindings = options?["findings"]?.isTrue ?? false
    findingsPage = options?["findingsPage"]?.string
    return [
      "capabilities": Self.capabilities(encoding),
      "serverInfo": ["name": "scenario-run", "version": .text(version)],
    ]
  }

  package mutating func notify(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch method {
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      let changes = params["changes"]?.items ?? [params["textDocument"] ?? .null]
      noteSaved(changes.compactMap { $0["uri"]?.string })
      for uri in documents.keys.sorted() { check(uri) }
    default: break
    }
  }
}

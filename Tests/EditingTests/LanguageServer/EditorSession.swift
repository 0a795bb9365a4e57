@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
import ScenarioYAML

@testable import ScenarioServers

/// A session of the language server with one document.
final class EditorSession {
  private var server: LanguageServer?
  private(set) var messages: [JSONValue] = []
  private let uri = "file:///no-such-folder/a.yaml"
  private let text: String
  private var count = 0

  /// Opens a text, in which `|` is the cursor.
  init(_ text: String) {
    self.text = text
    server = LanguageServer(version: "1.0", loader: YAMLLoader()) { [unowned self] in
      messages.append($0)
    }
    send("initialize", ["capabilities": .object([])])
    notify("textDocument/didOpen", ["textDocument": ["uri": .text(uri), "text": .text(plain)]])
  }

  private var plain: String { text.filter { $0 != "|" } }

  private func notify(_ method: String, _ params: JSONValue) {
    receive(["method": .text(method), "params": params])
  }

  @discardableResult func send(_ method: String, _ params: JSONValue) -> JSONValue? {
    count += 1
    receive(["id": .number("\(count)"), "method": .text(method), "params": params])
    return messages.last?["result"]
  }

  private func receive(_ message: JSONValue) {
    server?.receive(.content(message.json))
    while server?.hasPending == true { server?.answerNext() }
  }

  /// Sends a request about the cursor, with further parameters; nil if the answer is an error.
  func ask(_ method: String, _ more: JSONValue = .object([])) -> JSONValue? {
    let lines = text.prefix { $0 != "|" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let position = Position(line: lines.count - 1, character: lines.last?.utf16.count ?? 0).json
    let range: JSONValue = ["start": position, "end": position]
    let location: [(key: String, value: JSONValue)] = [
      ("textDocument", ["uri": .text(uri)]), ("position", position), ("range", range),
    ]
    return send("textDocument/\(method)", .object(location + (more.pairs ?? [])))
  }

  /// The labels of the completions at the cursor, best first.
  var labels: [String] {
    (ask("completion")?["items"]?.items ?? []).compactMap { $0["label"]?.string }
  }

  /// The changes that are offered at the cursor: their titles, and the text after each.
  var actions: [(title: String, text: String)] {
    (ask("codeAction")?.items ?? []).map { action in
      let edits = action["edit"]?["changes"]?[uri]?.items ?? []
      var document = TextDocument(uri: uri, text: plain)
      for edit in edits {
        let range = edit["range"].flatMap { document.range($0) }
        document.replace(range, with: edit["newText"]?.string ?? "")
      }
      return (action["title"]?.string ?? "", String(decoding: document.bytes, as: UTF8.self))
    }
  }

  /// Changes the document to another text, and returns the diagnostics that follow.
  func change(to text: String) -> [JSONValue] {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(uri), "version": 1],
        "contentChanges": [["text": .text(text)]],
      ]
    )
    return diagnostics
  }

  /// The diagnostics that were published last.
  var diagnostics: [JSONValue] { messages.last?["params"]?["diagnostics"]?.items ?? [] }
}

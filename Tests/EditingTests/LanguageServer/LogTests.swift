@_spi(Package) import ScenarioJSON
import ScenarioYAML
import Testing

@testable import ScenarioServers

/// What the language server publishes about logs of devices.
@Suite struct LogTests {
  /// Opens a document, changes its text, and returns the diagnostics of both.
  private func diagnostics(_ uri: String, _ texts: [String]) -> [[JSONValue]] {
    var published: [[JSONValue]] = []
    var server = LanguageServer(version: "1.0", loader: YAMLLoader(), readFindings: nil) {
      message in
      guard message["method"]?.string == "textDocument/publishDiagnostics" else { return }
      published.append(message["params"]?["diagnostics"]?.items ?? [])
    }
    func send(_ method: String, _ params: JSONValue, id: String? = nil) {
      var message: [(key: String, value: JSONValue)] = [("method", .text(method))]
      if let id { message.append(("id", .number(id))) }
      server.receive(.content(JSONValue.object(message + [("params", params)]).json))
      while server.hasPending { server.answerNext() }
    }
    send("initialize", [:], id: "1")
    for (version, text) in texts.enumerated() {
      let document: [(key: String, value: JSONValue)] = [
        ("uri", .text(uri)), ("version", .number("\(version)")),
      ]
      if version == 0 {
        let item = document + [("languageId", "log"), ("text", .text(text))]
        send("textDocument/didOpen", ["textDocument": .object(item)])
      } else {
        send(
          "textDocument/didChange",
          ["textDocument": .object(document), "contentChanges": [["text": .text(text)]]]
        )
      }
    }
    return published
  }

  @Test func anImpossibleLineIsAnErrorUntilItIsCorrected() throws {
    let header =
      #"{"trace":1,"ios":"12.0","complete":["applicationWillResignActive:"],"begins":"launch"}"#
      + "\n"
    let active = "{\"call\":\"applicationDidBecomeActive:\"}\n"
    let left = "{\"call\":\"applicationDidEnterBackground:\"}\n"
    let found = diagnostics("file:///device.jsonl", [header + active + left, header + active])
    #expect(found.map(\.count) == [1, 0])
    let diagnostic = try #require(found.first?.first)
    #expect(diagnostic["severity"]?.integer == 1)
    #expect(diagnostic["range"]?["start"]?["line"]?.integer == 2)
    let message = diagnostic["message"]?.string ?? ""
    #expect(message.hasPrefix("applicationDidEnterBackground: is impossible here on iOS 12.0"))
    #expect(message.contains("\npossible here: "))
  }

  @Test(arguments: [
    ("sceneDidBecomeActive:\nsceneDidBecomeActiveFoo\n", [2]),
    ("{\"call\":\"sceneDidBecomeActive:\"}\n{\"cal\":1}\n", [1]), ("fetched 12 items\n", []),
  ])
  func whatIsNotReadIsReported(_ text: String, _ severities: [Int]) {
    let found = diagnostics("file:///device.log", [text]).first ?? []
    #expect(found.compactMap { $0["severity"]?.integer } == severities)
  }

  @Test(arguments: ["file:///Notes.crash", "file:///device.log"])
  func aCrashReportIsExplainedWhereItSaysWhyTheAppEnded(_ uri: String) throws {
    let report = """
      Process:             Notes [815]
      OS Version:          iPhone OS 26.2 (23C54)
      Exception Type:  EXC_CRASH (SIGKILL)
      Termination Reason: RUNNINGBOARD 0x2182bad2

      """
    let diagnostic = try #require(diagnostics(uri, [report]).first?.first)
    #expect(diagnostic["severity"]?.integer == 1)
    #expect(diagnostic["range"]?["start"]?["line"]?.integer == 2)
    let message = diagnostic["message"]?.string ?? ""
    #expect(message.hasPrefix("a background task was not ended in time (0x2182bad2, iOS 26.2)"))
    #expect(message.contains("endBackgroundTask"))
  }
}

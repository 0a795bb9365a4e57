import Testing

@_spi(Package) @testable import ScenarioLanguage

@Suite struct DiagnosticListTests {
  /// Rows of examples report the same error, and to find the nearest of many words takes time.
  @Test func `the help of a duplicate is not looked for`() {
    var list = Diagnostic.List()
    var searches = 0
    func add(_ message: String, at start: Int) {
      list.add(.unknownAction, at: SourceRange(start, start + 4), message) {
        searches += 1
        return "did you mean 'launch'?"
      }
    }
    for _ in 1...3 { add("unknown user action 'lanch'", at: 10) }
    #expect(searches == 1)
    #expect(list.all.map(\.help) == ["did you mean 'launch'?"])
    add("unknown user action 'lanch'", at: 20)
    add("unknown user action 'lunch'", at: 10)
    #expect(searches == 3)
    #expect(list.all.count == 3)
    #expect(list.errorCount == 3)
  }
}

@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import ScenarioYAML
import Testing

@testable import ScenarioCommand

/// What may take the place of a file.
@Suite struct RewriteTests {
  private static let text = """
    suite: Two
    ios: 8.0
    scenarios:
      - scenario: One
        steps:
          - user: tap-icon
            state: inactive
            calls: { in-order: [applicationWillTerminate] }
      - scenario: Broken
        steps:
          - user: tap-icn
            state: active

    """

  private static func rewrite() -> Rewrite {
    Rewrite(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), YAMLLoader())
  }

  @Test(arguments: [
    // It is no YAML any more.
    ("state: inactive", "state: [inactive"),
    // Something else is said.
    ("suite: Two", "suite: Three"),
    ("ios: 8.0", "ios: 8.0\ntags: [a]"),
    ("state: inactive\n", "\n"),
    ("in-order", "including"),
    ("[applicationWillTerminate]", "[]"),
    // In an invalid scenario, too.
    ("        state: active\n", ""),
    ("state: active", "state: \"active\""),
    ("Broken", "Broken\n---\nscenario: New"),
  ])
  func aFormattedFileWithAnotherMeaningIsAnInternalError(_ old: String, _ new: String) throws {
    var rewrite = Self.rewrite()
    let bytes = Array(Self.text.replacing(old, with: new).utf8)
    let error = #expect(throws: ScenarioError.self) { _ = try rewrite.replaceBytes(with: bytes) }
    #expect(error?.code.exitStatus == 5)
    #expect(error?.message.hasPrefix("internal error: 'a.yaml' was not changed: ") == true)
    #expect(error?.help.contains("report") == true)
    #expect(!rewrite.isChanged)
  }

  @Test(arguments: [
    ("state: inactive", "state:   inactive # why"),
    ("suite: Two", "\"suite\": Two"),
    (
      "{ in-order: [applicationWillTerminate] }", "\n          in-order: [applicationWillTerminate]"
    ),
    ("\n", "\r\n"),
  ])
  func aRewriteWithTheSameMeaningIsAccepted(_ old: String, _ new: String) throws {
    var rewrite = Self.rewrite()
    let bytes = Array(Self.text.replacing(old, with: new).utf8)
    #expect(try rewrite.replaceBytes(with: bytes) == nil)
    #expect(rewrite.bytes == bytes)
  }

  @Test func aValueThatIsMeantToChangeMayChangeToThatAlone() throws {
    let start = try #require(Self.text.utf8.firstRange(of: "inactive".utf8))
    let offset = Self.text.utf8.distance(from: Self.text.utf8.startIndex, to: start.lowerBound)
    let range = SourceRange(offset, offset + 8)
    func take(_ word: String) throws -> Diagnostic? {
      var rewrite = Self.rewrite()
      let bytes = Array(Self.text.replacing("inactive", with: word).utf8)
      return try rewrite.replaceBytes(with: bytes, changing: [range: .word("active")])
    }
    #expect(try take("active") == nil)
    #expect(throws: ScenarioError.self) { try take("background") }
    #expect(throws: ScenarioError.self) { try take("inactive") }
  }

  @Test func whatWouldMakeTheFileInvalidIsNotTaken() throws {
    let start = try #require(Self.text.utf8.firstRange(of: "inactive".utf8))
    let offset = Self.text.utf8.distance(from: Self.text.utf8.startIndex, to: start.lowerBound)
    var rewrite = Self.rewrite()
    let bytes = Array(Self.text.replacing("inactive", with: "asleep").utf8)
    let range = SourceRange(offset, offset + 8)
    let problem = try rewrite.replaceBytes(with: bytes, changing: [range: .word("asleep")])
    #expect(problem?.message.contains("asleep") == true)
    #expect(!rewrite.isChanged)
  }
}

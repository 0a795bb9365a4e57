import Testing

/// The names of UIKit in files, in either language.
@Suite(.timeLimit(.minutes(15))) struct NameLanguageTests {
  private static func scenario(_ names: String...) -> String {
    """
    scenario: A launch
    ios: 17.0
    steps:
      - user: tap-icon
        calls: { including: [\(names.joined(separator: ", "))] }

    """
  }

  private static let swift = scenario(
    "scene(_:willConnectTo:options:)",
    "sceneDidBecomeActive(_:)"
  )
  private static let objectiveC = scenario(
    "scene:willConnectToSession:options",
    "sceneDidBecomeActive"
  )

  @Test(arguments: [("swift", objectiveC, swift), ("objc", swift, objectiveC)])
  func formattingWritesNamesInOneLanguage(
    _ language: String,
    _ text: String,
    _ result: String
  ) async throws {
    let workspace = try Workspace(["a.yaml": text])
    let run = try await Command.run("fmt", "a.yaml", "--names", language, in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(workspace.text("a.yaml") == result)
    #expect(try await Command.run("a.yaml", in: workspace.folder).status == 0)
  }

  /// What `fmt` would write in another way is a note of `check`, and an error of `check --strict`.
  @Test func nonstandardSpellingsFailOnlyWithStrict() async throws {
    let workspace = try Workspace([
      "a.yaml": "scenario: A launch\nios: 17.0\nsteps: [{user: launch, state: active}]\n"
    ])
    let lenient = try await Command.run("check", "a.yaml", in: workspace.folder)
    #expect(lenient.status == 0)
    #expect("\(lenient.output)\(lenient.errors)".contains("the standard spelling is 'tap-icon'"))
    let strict = try await Command.run("check", "a.yaml", "--strict", in: workspace.folder)
    #expect(strict.status != 0)
  }
}

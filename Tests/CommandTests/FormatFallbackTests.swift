import Testing

/// Files whose words cannot all be replaced: `fmt` changes their layout, and reports no internal error.
@Suite struct FormatFallbackTests {
  private static let files = [
    // The value is a variable.
    "variables: {b: background}\nsteps: [{user: tap-icon}, {user: press-home, scenePhase: \"${b}\"}]",
    // The standard key is in another place of the step already.
    "steps: [{user: tap-icon}, {user: press-home, expect: {scenes: {main: background}}, scenePhase: background}]",
    "app: {during: {sceneDidEnterBackground: &x {save-object: a}, sceneDidBecomeActive: *x}}\nsteps: [{user: tap-icon, state: active}]",
    "steps: [{user: []}, {user: tap-icon, state: active}]",
  ]

  @Test(arguments: files)
  func aFileWhoseWordsCannotBeReplacedGetsANewLayout(_ keys: String) async throws {
    let workspace = try Workspace(["a.yaml": "scenario: A\nios: 17.0\n\(keys)\n"])
    let before = try await Command.run("run", "-v", "a.yaml", in: workspace.folder)
    let format = try await Command.run("fmt", "a.yaml", in: workspace.folder)
    #expect(format.status == 0, "\(format.errors)")
    #expect(try await Command.run("fmt", "--check", "a.yaml", in: workspace.folder).status == 0)
    let after = try await Command.run("run", "-v", "a.yaml", in: workspace.folder)
    #expect(after.status == before.status)
  }
}

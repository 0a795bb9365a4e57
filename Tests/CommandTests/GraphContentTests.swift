import Testing

/// Who does what in the diagrams of `graph`, and how long it lasts.
@Suite("The content of diagrams", .timeLimit(.minutes(15))) struct GraphContentTests {
  /// The lines of a diagram in Mermaid, without the spaces before them.
  private func mermaid(of text: String, _ options: String...) async throws -> [String] {
    let workspace = try Workspace(["a.yaml": text])
    let words = ["graph", "a.yaml", "--format", "mermaid"] + options
    let run = try await Command.start(words, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test("What a thread does is drawn as its own, whatever else happens meanwhile")
  func threadsKeepTheirWork() async throws {
    let lines = try await mermaid(
      of: """
        scenario: Two threads
        ios: 8.0
        app:
          during:
            applicationDidEnterBackground:
              - begin-background-task: saving
              - dispatch:
                  name: saving
                  block:
                    - work: 5s
                    - save-object: letter
                    - dispatch: { name: inner, block: [work: 1s, save-object: note] }
                    - end-background-task: saving
              - dispatch:
                  name: other
                  block:
                    - work: 5s
                    - save-object: letter
                    - work: 1s
                    - dispatch: { name: back, queue: main, block: [save-object: draft] }
                    - save-object: letter
        steps:
          - user: tap-icon
          - app: { hold-object: letter }
          - user: press-home
            within: 0s
          - wait: 5s
          - wait: 1s
          - wait: 20s
            state: suspended

        """
    )
    let thread = "backgroundThread-)backgroundThread:"
    #expect(lines.count { $0 == "\(thread) save-object letter" } == 3)
    #expect(lines.contains("\(thread) save-object note"))
    #expect(lines.contains("\(thread) dispatch [work, save-object], name inner"))
    #expect(lines.contains("\(thread) work-queued inner"))
    #expect(lines.contains("backgroundThread-)appDelegate: work-queued back"))
    #expect(lines.contains("appDelegate-)appDelegate: save-object draft"))
    #expect(lines.count { $0.hasPrefix("appDelegate-)appDelegate: save-object") } == 1)
    // The end of the task is not that of the thread of the same name.
    let end = try #require(
      lines.firstIndex(of: "backgroundThread-)application: end-background-task saving")
    )
    #expect(
      lines[(end + 1)...].prefix(3) == [
        "deactivate appDelegate", "\(thread) work-ended saving", "deactivate backgroundThread",
      ]
    )
  }

  @Test("Of two tasks of one name each ends by itself")
  func tasksEndOneByOne() async throws {
    let lines = try await mermaid(
      of: """
        scenario: Two tasks of one name
        ios: 8.0
        steps:
          - user: tap-icon
          - app: { begin-background-task: upload }
          - app: { begin-background-task: upload }
          - app: { end-background-task: upload }
          - app: { end-background-task: upload }
            state: active

        """,
      "--step",
      "2"
    )
    let (begin, end) = ("begin-background-task upload", "end-background-task upload")
    #expect(
      lines.drop { !$0.hasSuffix(begin) } == [
        "appDelegate-)application: \(begin)", "activate appDelegate",
        "appDelegate-)application: \(begin)", "activate appDelegate",
        "appDelegate-)application: \(end)", "deactivate appDelegate",
        "appDelegate-)application: \(end)", "deactivate appDelegate",
      ]
    )
  }

  @Test("A touch says which fingers it is of")
  func touchesNameFingers() async throws {
    let lines = try await mermaid(
      of: """
        scenario: Fingers
        ios: 5.0
        device: ipad
        app: { interface: { window: { map: { handles: [touches] } } } }
        steps:
          - user: tap-icon
          - user: { put-finger-down: { view: map, finger: 3 } }
          - user: { two-finger-tap: map }
            state: active

        """
    )
    #expect(lines.contains("application-)views: touch-began finger 3 (map)"))
    #expect(lines.contains("application-)views: touch-ended fingers 1, 2 (map)"))
  }

  @Test("A file that ends in .mmd is Mermaid unless another format is requested")
  func formatIsThatOfTheFile() async throws {
    let text = """
      scenario: Starts
      ios: 8.0
      steps: [{ user: tap-icon, state: active }]

      """
    let workspace = try Workspace(["a.yaml": text])
    for (options, start) in [
      (["-o", "a.mmd"], "sequenceDiagram\n"), (["-o", "b.MERMAID"], "sequenceDiagram\n"),
      (["-o", "c.svg"], "<svg "), (["-o", "d.mmd", "--format", "svg"], "<svg "),
    ] {
      let words = ["graph", "a.yaml"] + options
      let run = try await Command.start(words, in: workspace.folder).outcome()
      #expect(run.status == 0, "\(run.errors)")
      let written = try #require(workspace.text(options[1]))
      #expect(written.hasPrefix(start), "\(options)")
    }
  }
}

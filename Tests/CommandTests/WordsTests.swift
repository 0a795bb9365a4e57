import Foundation
import Testing

/// How `words` lists and finds words.
@Suite("words", .timeLimit(.minutes(15))) struct WordsTests {
  private func words(_ texts: [String]) async throws -> Command.Outcome {
    let workspace = try Workspace()
    return try await Command.start(["words"] + texts, in: workspace.folder).outcome()
  }

  @Test(
    "A word is found by its meaning, an alias, a name in Swift, or several texts",
    arguments: [
      (["background", "upload"], "system: background-transfer-done"),
      (["UPLOAD"], "app: start-background-transfer"), (["swipe-up"], "user: "),
      (["application(_:open:options:)"], "calls: application:openURL:options:"),
      (["kill"], "user: remove-from-switcher"), (["passcode"], "device: passcode"),
      (["background-modes"], "app: background-modes"),
      (["multiple", "scenes"], "app: multiple-scenes"),
      (["UIBackgroundModes"], "info: UIBackgroundModes"), (["deep-link"], "system: open-url"),
      (["tags"], "tags"),
    ]
  )
  func findsByMeaning(_ texts: [String], _ notation: String) async throws {
    let run = try await words(texts)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n  \(notation)"), "\(run.output)")
  }

  @Test("Lines fit into 80 columns where there is no terminal, except for longer names")
  func fits() async throws {
    for texts in [[], ["a"], ["url"]] {
      let run = try await words(texts)
      for line in run.output.split(separator: "\n") where line.count > 80 {
        #expect(!line.dropFirst(2).contains("  "), "\(line)")
      }
    }
  }

  @Test("Every group says what one can do with its words")
  func groups() async throws {
    let run = try await words([])
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads.count > 15)
    #expect(heads.allSatisfy { $0.hasPrefix("To ") && $0.hasSuffix(":") })
    #expect(Set(heads).count == heads.count)
  }

  @Test("What matches nothing is answered with the nearest, or what to try")
  func suggests() async throws {
    let misspelled = try await words(["bakground"])
    #expect(misspelled.status == 4)
    #expect(misspelled.errors.contains("did you mean 'background'?"), "\(misspelled.errors)")
    let unknown = try await words(["qqqqqqq"])
    #expect(unknown.errors.contains("try one word of what it means"), "\(unknown.errors)")
    let some = try await words(["passcode", "qqqqqqq"])
    #expect(some.status == 0)
    #expect(some.errors.contains("these match 1 of 2"), "\(some.errors)")
    #expect(some.output.contains("device: passcode"))
  }
}

import Foundation
import Testing

/// Names in the code consist of the terms of UIKit, compilers and test runners, too.
@Suite struct NameWordingTests {
  private static let wording = Result {
    try Wording(words: PrivateWord.inNames, exceptions: PrivateWord.exceptionsInNames)
  }

  @Test(arguments: PrivateWord.inNames)
  func `each private word is found in a name that has it`(_ word: PrivateWord) throws {
    let wording = try Wording(words: [word], exceptions: PrivateWord.exceptionsInNames)
    #expect(wording.findings(in: word.sample).count == 1)
    #expect(wording.findings(in: word.instead).isEmpty)
  }

  @Test func `no name has a private word`() throws {
    let wording = try Self.wording.get()
    for file in DeclaredNames.all {
      for finding in wording.findings(in: file.phrases.joined(separator: "\n")) {
        let name = file.phrases[finding.line - 1]
        Issue.record("\(file.path): '\(finding.found)' in '\(name)'; write: \(finding.instead)")
      }
    }
  }

  @Test func `each exception is needed`() throws {
    let names = DeclaredNames.all.flatMap(\.phrases).joined(separator: "\n")
    for exception in PrivateWord.exceptionsInNames {
      let expression = try NSRegularExpression(pattern: exception.pattern)
      let range = NSRange(names.startIndex..., in: names)
      let isUsed = expression.firstMatch(in: names, range: range) != nil
      #expect(isUsed, "nothing matches \(exception.pattern): \(exception.reason)")
    }
  }

  @Test func `names are read from every kind of declaration`() {
    let code = """
      // let trouble
      struct OneTale<Value>: Sendable { indirect case storyEnd(in: Int); let seenURL = "let wanted" }
      func `a play of words`(of wantedItem: Int) { if case .outlook = item { item.trial = 1 } }
      """
    #expect(
      DeclaredNames(path: "", code: code).phrases == [
        "_ in", "_ wanted Item", "case story End", "func a play of words",
        "let seen URL", "struct One Tale",
      ]
    )
  }

  @Test func `the names of all targets are read`() {
    #expect(DeclaredNames.all.count > 1_000)
    #expect(DeclaredNames.all.allSatisfy { !$0.path.contains("/Fixtures/") })
    for folder in ["Sources/Model/", "Sources/Apps/", "Tests/DocsTests/", "Tests/Fuzz/"] {
      #expect(DeclaredNames.all.contains { $0.path.hasPrefix(folder) }, "\(folder)")
    }
  }
}

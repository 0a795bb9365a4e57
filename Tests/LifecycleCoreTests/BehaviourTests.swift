import LifecycleCore
import Testing

@Suite("The inventory of behaviours") struct BehaviourTests {
  @Test("The numbers are those from 1 on, each for one row")
  func numbers() {
    #expect(Behaviour.all.map(\.number).sorted() == Array(1...Behaviour.all.count))
  }

  @Test("Each row is found by its name")
  func lookup() {
    for row in Behaviour.all { #expect(Behaviour.named(row.name)?.number == row.number) }
  }

  @Test(
    "What is spelled otherwise is no name",
    arguments: [
      "F0", "F\(Behaviour.all.count + 1)", "F07", "F+7", "f7", "7",
    ]
  )
  func noName(name: String) {
    #expect(Behaviour.named(name) == nil)
  }

  @Test("Each row says something, and by which documents")
  func texts() {
    for row in Behaviour.all {
      #expect(row.text.hasSuffix("."), "\(row.name)")
      #expect(!row.documents.isEmpty, "\(row.name)")
      #expect(row.documents == Behaviour.Document.allCases.filter(row.documents.contains))
    }
  }

  @Test("A row that is named in another one exists")
  func references() {
    for row in Behaviour.all {
      for match in row.text.matches(of: #/\bF[0-9]+/#) {
        let name = String(match.output)
        #expect(Behaviour.named(name) != nil && name != row.name, "\(row.name) names \(name)")
      }
    }
  }

  @Test("A switch that is named in a row exists")
  func switches() {
    let names = Set(ModelSwitch.allCases.map(\.name))
    for row in Behaviour.all {
      for match in row.text.matches(of: #/`([a-z0-9]+(?:-[a-z0-9]+)+)`/#) {
        #expect(names.contains(String(match.output.1)), "\(row.name) names \(match.output.1)")
      }
    }
  }
}

import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("The inventory of behaviors") struct BehaviorTests {
  @Test("The numbers are those from 1 on, each for one row")
  func numbers() {
    #expect(Behavior.all.map(\.number).sorted() == Array(1...Behavior.all.count))
  }

  @Test("Each row is found by its name")
  func lookup() {
    for row in Behavior.all { #expect(Behavior.named(row.name)?.number == row.number) }
  }

  @Test(
    "What is spelled otherwise is no name",
    arguments: [
      "F0", "F\(Behavior.all.count + 1)", "F07", "F+7", "f7", "7",
    ]
  )
  func noName(name: String) {
    #expect(Behavior.named(name) == nil)
  }

  @Test("Each statement is a sentence, and names the documents that make it")
  func texts() {
    for row in Behavior.all {
      #expect(!row.statements.isEmpty, "\(row.name)")
      for (id, statement) in zip(row.statementIDs, row.statements) {
        #expect(statement.text.hasSuffix("."), "\(id.name)")
        #expect(!statement.sources.isEmpty, "\(id.name)")
        for source in statement.sources {
          #expect(source.document.hasSection(source.section), "\(id.name): \(source.citation)")
        }
        #expect(Behavior[id]?.text == statement.text)
      }
    }
  }

  @Test("A name means one statement or all of a behavior")
  func statementNames() {
    for row in Behavior.all {
      #expect(Behavior.statements(named: row.name) == row.statementIDs)
      for id in row.statementIDs { #expect(Behavior.statements(named: id.name) == [id]) }
      #expect(Behavior.statements(named: "\(row.name).\(row.statements.count + 1)") == nil)
    }
  }

  @Test(
    "Another spelling of a statement is not a name",
    arguments: ["F2.", "F2.0", "F2.01", "F02.1", "F2.+1", "f2.1", "2.1", "F2.1.1", ".1", "F.1", ""]
  )
  func noStatement(name: String) {
    #expect(Behavior.statements(named: name) == nil)
  }

  @Test("Behind its sources a statement has opposites, or why it has none")
  func opposites() throws {
    let text = """
      # Area
      Introduction.
      F1 core
      1. A. [2010 X]
         opposite: b never
         opposite: c without
           "d"
      2. E. [2010 X]
         not observable: nobody can see it
      """
    let statements = try BehaviorParser(text.entries).areas[0].rows[0].statements
    #expect(statements.map(\.opposites) == [["b never", #"c without "d""#], []])
    #expect(statements.map(\.unobservableBecause) == [nil, "nobody can see it"])
    #expect(statements.map(\.sources.count) == [1, 1])
  }

  @Test(
    "What is misspelled in the text of an area is not skipped",
    arguments: [
      (
        "F1 core\n1. A. [2010 X]\nF2 cor\n1. B. [2010 X]",
        "no number and scope of a behavior: F2 cor"
      ),
      ("F1 core\n1. A. [2010 X]\nF2\n2. B. [2010 X]", "no number and scope of a behavior: F2"),
      ("1. A. [2010 X]", "a statement of no behavior: 1. A. [2010 X]"),
      ("F1 core\n2. A. [2010 X]", "not the number of the next statement: 2. A. [2010 X]"),
      ("F1 core\n1. A.", "no sources in brackets behind it: 1. A."),
      ("F1 core\n1. A. [2010 X; ]", "no document and section in '': 1. A. [2010 X; ]"),
      ("F1 core\n1. A. [2099 X]", "no document and section in '2099 X': 1. A. [2099 X]"),
      ("F1 core\nF2 core\n1. A. [2010 X]", "no statement: F1"),
      (
        "F1 core\n1. A. [2010 X] except: b",
        "neither 'opposite:' nor 'not observable:' behind the sources: 1. A. [2010 X] except: b"
      ),
      (
        "F1 core\n1! A. [2010 X] opposite: b never",
        "advice has no opposite: 1! A. [2010 X] opposite: b never"
      ),
    ]
  )
  func misspelled(text: String, message: String) {
    let fault = #expect(throws: BehaviorParser.ParseError.self) {
      try BehaviorParser("# Area\nIntroduction.\n\(text)".entries)
    }
    #expect(fault?.description == message)
  }

  @Test("Text before the first area, or before its first behavior, is not skipped")
  func outside() {
    let noArea = #expect(throws: BehaviorParser.ParseError.self) { try BehaviorParser(["F1 core"]) }
    #expect(noArea?.description == "no area: F1 core")
    let noBehavior = #expect(throws: BehaviorParser.ParseError.self) {
      try BehaviorParser(["# Area", "Introduction.", "More."])
    }
    #expect(noBehavior?.description == "a statement of no behavior: More.")
  }

  @Test("A row that is named in another one exists")
  func references() {
    for row in Behavior.all {
      for match in row.text.matches(of: #/\bF[0-9]+/#) {
        let name = String(match.output)
        #expect(Behavior.named(name) != nil && name != row.name, "\(row.name) names \(name)")
      }
    }
  }

  @Test("Only a section, or what narrows it down behind a comma, is a place in a document")
  func sections() {
    #expect(Document.guide2010.hasSection("Table 2-4"))
    #expect(Document.guide2010.hasSection("Table 2-4, battery level"))
    #expect(!Document.guide2010.hasSection("Table 2-44"))
    #expect(!Document.guide2010.hasSection("Table 3-1"))
    #expect(!Document.guide2011.hasSection(""))
    #expect(Document.uikit.hasSection("UIApplicationDelegate"))
    for document in Document.allCases {
      #expect(Set(document.sections).count == document.sections.count)
    }
  }

  /// Without its sections, every citation of a document would count as one that exists.
  @Test(
    "The sections of each document with a fixed text are known",
    arguments: [
      Document.guide2010, .guide2011, .translation, .guide2014, .book, .guide2017,
    ]
  )
  func fixedTexts(document: Document) {
    #expect(!document.sections.isEmpty)
    #expect(!document.hasSection("Sleep/Wake button"))
  }

  @Test("A switch that is named in a row exists")
  func switches() {
    let names = Set(ModelSwitch.allCases.map(\.name))
    for row in Behavior.all {
      for match in row.text.matches(of: #/`([a-z0-9]+(?:-[a-z0-9]+)+)`/#) {
        #expect(names.contains(String(match.output.1)), "\(row.name) names \(match.output.1)")
      }
    }
  }
}

import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

/// What holds for every file below `Scenarios/`.
@Suite struct ScenarioFileTests {
  private static let files = all(below: "Scenarios")
  private static let refused = all(below: "Tests/Fixtures/refused")

  private static func all(below folder: String) -> [String] {
    let root = Golden.root.appending(path: folder).path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func `there are many`() { #expect(Self.files.count > 90) }

  /// Otherwise nobody would notice that no rule causes it.
  @Test func `each action, effect, notification and event is in one of them`() throws {
    var words: Set<String> = []
    for path in Self.files {
      let text = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
      let parts = text.utf8.split { byte in
        let letter = byte | 0x20
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
          && byte != UInt8(ascii: "-")
      }
      for part in parts { words.insert(String(decoding: part, as: UTF8.self)) }
    }
    let all =
      ActionKind.allCases.map(\.word) + SystemEffect.allCases.map(\.word)
      + NotificationName.allCases.map(\.word) + InterfaceEvent.allCases.map(\.word)
    #expect(all.filter { !words.contains($0) } == [])
  }

  /// So that an editor with the YAML language server completes it, wherever the clone lies.
  @Test(arguments: files)
  func `its first line leads to the schema`(_ path: String) throws {
    let file = Golden.root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = text.prefix { $0 != "\n" }
    let schema = try #require(
      line.firstMatch(of: /^# yaml-language-server: \$schema=(\S+)$/)?.1,
      "begin it with '# yaml-language-server: $schema=../../docs/scenario.schema.json'"
    )
    let target = file.deletingLastPathComponent().appending(path: String(schema)).standardized
    #expect(target == Golden.root.appending(path: "docs/scenario.schema.json").standardized)
  }

  /// The sources are also those of suites and of scenarios that are refused, which no plan has.
  @Test(arguments: files + refused)
  func `its sources name sections that exist`(_ path: String) throws {
    let text = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
    let sources = text.matches(
      of: /^ *source:(?: (.+)|((?:\n +- .+)+))$/.anchorsMatchLineEndings()
    )
    .flatMap { match in
      let list = match.2?.split(separator: "\n").map { item in
        item.drop { $0 == " " }.dropFirst("- ".count)
      }
      return (list ?? [match.1 ?? ""]).map(String.init)
    }
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: path, bytes: Array(text.utf8)))
    #expect(Set(file.scenarios.flatMap(\.info.sources)).isSubset(of: sources))
    for source in sources { #expect(Self.citesSection(source), "\(source)") }
  }

  @Test(
    arguments: [
      (#"2010 "Table 2-4""#, true),
      (#"2010 "Table 2-4", battery level"#, true),
      (#"2010 "Responding to Interuptions""#, false),
      (#"2010 Responding to Interruptions"#, false),
      (#"2010, "Responding to Interruptions""#, false),
      (#"2009 "Responding to Interruptions""#, false),
      (#"App Programming Guide 2017 "Background Execution""#, false),
      (#"translation "III.3 Rules of the background", rule 9"#, true),
      (#"tranlation "III.3 Rules of the background", rule 9"#, false),
      (#"UIKit "UIApplicationDelegate""#, true),
      (#"Apple developer forum 85066, "UIApplication Background Task Notes""#, true),
    ]
  )
  func `a section is cited behind the short name of its document`(
    _ source: String,
    _ isCitation: Bool
  ) {
    #expect(Self.citesSection(source) == isCitation)
  }

  /// Returns whether a source that begins with a document's short name, or quotes a section, is a section of that document
  /// in quotes, which may be narrowed down behind a comma.
  private static func citesSection(_ source: String) -> Bool {
    let name = source.prefix { $0 != " " && $0 != "," }
    guard let document = Document(rawValue: String(name)), !document.sections.isEmpty else {
      let quoted = source.matches(of: /"([^"]+)"/).map { String($0.1) }
      return !Document.allCases.contains { document in
        !document.sections.isEmpty && quoted.contains(where: document.hasSection)
      }
    }
    let section = source.dropFirst(name.count).firstMatch(of: /^ "([^"]+)"(,.*)?$/)?.1
    return section.map { document.hasSection(String($0)) } == true
  }

  /// All statements of a behavior at once would claim what nobody has looked at.
  @Test(arguments: files + refused)
  func `it covers statements one by one`(_ path: String) throws {
    let text = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
    for list in text.matches(of: /covers: \[([^\]]*)\]/) {
      for name in list.1.split(whereSeparator: { $0 == "," || $0 == " " })
      where !name.contains(".") {
        #expect(Behavior.statements(named: String(name))?.count == 1, "\(name)")
      }
    }
  }

  @Test(arguments: files)
  func `it is formatted`(_ path: String) throws {
    let file = Golden.root.appending(path: path)
    let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: file)))
    guard case .unchanged = ScenarioFormatter.format(source) else {
      Issue.record("write it with: scenario-run fmt \(path)")
      return
    }
  }

  @Test(arguments: files)
  func `its names can be written as in Swift, and back`(_ path: String) throws {
    let file = Golden.root.appending(path: path)
    let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: file)))
    func written(_ bytes: [UInt8], _ spelling: NameSpelling) -> [UInt8] {
      switch ScenarioFormatter.format(SourceFile(path: path, bytes: bytes), spelling: spelling) {
      case .unchanged: return bytes
      case .changed(let bytes): return bytes
      case .invalid, .refused:
        Issue.record("it cannot be written with the names of \(spelling)")
        return bytes
      }
    }
    // A file may have names of both.
    for first in NameSpelling.allCases {
      let second = first == .swift ? NameSpelling.objc : .swift
      let once = written(source.bytes, first)
      let again = written(written(once, second), first)
      #expect(again == once)
      #expect(ScenarioFormatter.formatted(SourceFile(path: path, bytes: once)) == once)
    }
  }
}

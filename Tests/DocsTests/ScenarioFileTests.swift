import Foundation
import LifecycleCore
import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

/// What holds for every file below `Scenarios/`.
@Suite struct ScenarioFileTests {
  private static let files = all(below: "Scenarios")

  private static func all(below folder: String) -> [String] {
    let root = Golden.root.appending(path: folder).path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func `there are many`() { #expect(Self.files.count > 90) }

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

  /// A source that begins with a document's short name is a section in quotes, and may go on behind a comma.
  @Test(arguments: files)
  func `its sources name sections that exist`(_ path: String) throws {
    var loader = YAMLLoader()
    let bytes = Array(try Data(contentsOf: Golden.root.appending(path: path)))
    let file = loader.load(SourceFile(path: path, bytes: bytes))
    for source in file.scenarios.flatMap(\.info.sources) {
      let words = source.split(separator: " ", maxSplits: 1)
      guard let document = Document(rawValue: words[0].filter { $0 != "," }),
        !document.sections.isEmpty
      else { continue }
      let section = words.last?.firstMatch(of: /^"([^"]+)"(,.*)?$/)?.1
      #expect(section.map { document.hasSection(String($0)) } == true, "\(source)")
    }
  }

  /// All statements of a behavior at once would claim what nobody has looked at.
  @Test(arguments: files + all(below: "Tests/Fixtures/refused"))
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
  func `it is in the one form`(_ path: String) throws {
    let file = Golden.root.appending(path: path)
    let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: file)))
    guard case .unchanged = ScenarioFormatter.format(source) else {
      Issue.record("write it with: scenario-run fmt \(path)")
      return
    }
  }
}

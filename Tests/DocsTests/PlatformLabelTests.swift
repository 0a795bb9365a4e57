import Foundation
import TestSupport
import Testing

/// Code that this machine cannot compile says so.
@Suite struct PlatformLabelTests {
  @Test func `files that only a Mac compiles say that they were not compiled`() throws {
    let files = ["Sources", "Recorder", "Examples"].flatMap(Self.swiftFiles)
    let sources = try files.map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
    let ofMacs = sources.filter { $0.1.contains(/#if canImport\((Darwin|ObjectiveC|UIKit)\)/) }
    #expect(ofMacs.count >= 8)
    for (file, text) in ofMacs {
      #expect(text.contains(/(?i)not\s+(\/\/ )?(been )?compiled/), "\(file.path)")
    }
    let client = sources.first { $0.0.lastPathComponent == "ScenarioClient.swift" }
    #expect(client?.1.contains("NOT COMPILED ON A MAC") == true)
  }

  @Test(arguments: [
    ("docs/app-protocol.md", "It was not compiled on a Mac"),
    ("docs/trace.md", "not compiled with UIKit"), ("docs/adopt.md", "has not been tested on a Mac"),
    ("docs/own-app.md", "has been tested only on Linux"),
    ("docs/platforms.md", "has not been compiled yet"),
  ])
  func `so do the pages about them`(_ path: String, _ words: String) throws {
    let page = try #require(Documentation.page(path))
    let text = page.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains(words), "\(path)")
  }

  private static func swiftFiles(below folder: String) -> [URL] {
    let root = Golden.root.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { url in
      url.pathExtension == "swift" && !url.path.contains("/.build/")
    }
  }
}

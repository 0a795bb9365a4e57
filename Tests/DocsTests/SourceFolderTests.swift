import Foundation
import TestSupport
import Testing

/// The folders of `Sources`, which docs/architecture.md describes.
@Suite struct SourceFolderTests {
  /// The folders, each with those whose modules its own may import besides their own.
  private static let folders: [String: Set<String>] = [
    "Model": [], "System": [], "Language": ["Model", "System"],
    "Run": ["Model", "System", "Language"], "Tools": ["Model", "System", "Language", "Run"],
    "Testing": ["Model", "System", "Language", "Run"],
    "Apps": ["Model", "System", "Language", "Run", "Testing"],
  ]

  /// The names in a folder of the repository.
  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Golden.root.appending(path: folder).path(percentEncoded: false)
    ).filter { !$0.hasPrefix(".") }
  }

  @Test func `modules import only those of their own folder and of folders before it`() throws {
    #expect(Set(try Self.names(in: "Sources")) == Set(Self.folders.keys))
    var folderOfModule: [String: String] = [:]
    for folder in Self.folders.keys {
      for module in try Self.names(in: "Sources/\(folder)") { folderOfModule[module] = folder }
    }
    var imports = 0
    for (module, folder) in folderOfModule {
      let location = Golden.root.appending(path: "Sources/\(folder)/\(module)")
      let files = FileManager.default.enumerator(at: location, includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?m)^(?:@?\w+(?:\(\w+\))? )*import (\w+)/) {
          guard let imported = folderOfModule[String(match.1)], imported != folder else { continue }
          imports += 1
          #expect(
            Self.folders[folder]?.contains(imported) == true,
            "\(file.lastPathComponent) of \(folder) imports \(match.1) of \(imported)"
          )
        }
      }
    }
    #expect(imports > 500)
  }

  @Test func `the page about the architecture lists the folders`() throws {
    let page = try #require(Documentation.page("docs/architecture.md"))
    for folder in Self.folders.keys {
      #expect(page.lines.contains { $0.hasPrefix("| `\(folder)` |") }, "\(folder)")
    }
  }
}

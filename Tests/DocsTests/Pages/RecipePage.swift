import Foundation
import TestSupport
import Testing

/// `docs/recipes.md`, from the files in `Recipes/`.
enum RecipePage {
  /// A file in `Recipes/`.
  struct File: Sendable, CustomTestStringConvertible {
    /// Its path in the package.
    let path: String
    let text: String

    /// The folder that it is in.
    var folder: String { String(path.split(separator: "/")[1]) }
    /// Its name without the extension.
    var name: String { String(path.split(separator: "/")[2].dropLast(".yaml".count)) }
    /// The name of its scenario or suite.
    var title: String {
      let line = text.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
      return String(line.drop { $0 != " " }.dropFirst())
    }
    var testDescription: String { path }
  }

  /// The folders in the order of the page, each with the heading of its group.
  static let groups = [
    ("launch", "Launching and leaving"), ("saving", "Saving"), ("links", "Links and Handoff"),
    ("pushes", "Notifications"), ("background-tasks", "Background tasks"),
    ("transfers", "Uploads and downloads"), ("background-modes", "Location and audio"),
    ("interruptions", "Interruptions"), ("lock", "The locked device"), ("memory", "Memory"),
    ("restoration", "State restoration"), ("windows", "Windows on an iPad"),
    ("time", "Timers and the clock"), ("device", "Changes of the device"), ("swiftui", "SwiftUI"),
    ("migration", "Adopting scenes"),
  ]

  /// The files in the order of the page: those of a group by name.
  static let files: [File] = {
    let root = Golden.root.appending(path: "Recipes").path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".yaml") }.compactMap { name -> File? in
      let path = "Recipes/\(name)"
      let text = try? String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
      return text.map { File(path: path, text: $0) }
    }
    let order = Dictionary(
      uniqueKeysWithValues: groups.enumerated().map { ($0.element.0, $0.offset) }
    )
    return files.sorted {
      (order[$0.folder] ?? 0, $0.path) < (order[$1.folder] ?? 0, $1.path)
    }
  }()

  static let text = """
    # I want to test …

    <!-- Generated from the files in Recipes/: change a file there, then run 'make record'. -->

    Each of these scenarios is about one topic. `scenario-run new RECIPE FILE` writes one of them, and
    `scenario-run new --list` lists them; editors offer them in an empty file. The app that a scenario describes is its own: change
    it, or [run your app](own-app.md).

    \(groups.map(index).joined(separator: "\n"))

    \(groups.map(section).joined(separator: "\n\n"))

    """

  private static func files(of folder: String) -> [File] { files.filter { $0.folder == folder } }

  private static func index(_ folder: String, _ heading: String) -> String {
    "- [\(heading)](#\(anchor(heading)))"
  }

  private static func section(_ folder: String, _ heading: String) -> String {
    "## \(heading)\n\n" + files(of: folder).map(entry).joined(separator: "\n\n")
  }

  private static func entry(_ file: File) -> String {
    """
    ### \(file.title)

    `scenario-run new \(file.name) \(file.name).yaml`

    ```yaml
    \(file.text)```
    """
  }

  /// The anchor that GitHub gives a heading.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
  }
}

import Foundation

/// The pages of the documentation, written by hand or generated.
enum Documentation {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every page at the top and in `docs/`.
  static let pages: [MarkdownPage] = {
    let folders = ["", "docs/"]
    return folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap { read(folder + $0) }
    }
  }()

  static func page(_ path: String) -> MarkdownPage? { pages.first { $0.path == path } }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func read(_ path: String) -> MarkdownPage? {
    guard let bytes = try? Data(contentsOf: root.appending(path: path)) else { return nil }
    return MarkdownPage(path: path, text: String(decoding: bytes, as: UTF8.self))
  }
}

package import AppProjects
@_spi(Package) internal import ScenarioLanguage

extension AppMapping {
  /// The key `app` with the description, as `fmt` writes it; keys whose values are not known are comments.
  package var text: String {
    var lines = entries.isEmpty ? ["app: {}"] : ["app:"]
    var comment: String?
    for entry in entries {
      // One comment for successive keys of the same file.
      if let text = entry.comment, text != comment { lines += Self.comment(text, indentation: 1) }
      comment = entry.comment
      lines += Self.lines(of: entry, indentation: 1)
    }
    for (key, reason) in unknown {
      lines += Self.comment("\(key) is not complete: \(reason)", indentation: 1)
    }
    let source = SourceFile(path: "", bytes: lines.flatMap { Array("\($0)\n".utf8) })
    return String(decoding: ScenarioFormatter.formatted(source), as: UTF8.self)
  }

  private static func lines(of entry: Entry, indentation: Int) -> [String] {
    let indent = String(repeating: "  ", count: indentation)
    let key = "\(indent)\(YAMLText.value(entry.key)):"
    switch entry.value {
    case .word(let word): return ["\(key) \(word)"]
    case .text(let text): return ["\(key) \(YAMLText.value(text))"]
    case .texts(let texts): return ["\(key) [\(texts.map(YAMLText.value).joined(separator: ", "))]"]
    case .words(let groups):
      return [key]
        + groups.flatMap { group in
          (group.comment.map { comment($0, indentation: indentation + 1) } ?? [])
            + group.items.map { "\(indent)  - \($0)" }
        }
    case .mapping(let entries) where entries.isEmpty: return ["\(key) {}"]
    case .mapping(let entries):
      return [key] + entries.flatMap { lines(of: $0, indentation: indentation + 1) }
    }
  }

  private static func comment(_ text: String, indentation: Int) -> [String] {
    let indent = String(repeating: "  ", count: indentation)
    return YAMLText.comment(text).map { "\(indent)\($0)" }
  }
}

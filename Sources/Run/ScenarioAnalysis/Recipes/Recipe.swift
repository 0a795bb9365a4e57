internal import ReportAssets
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports

/// A scenario about one topic, to begin with: `new` writes it, and editors offer it in an empty file.
package struct Recipe: Equatable, Sendable {
  /// The heading of its group, such as `Links`.
  package let group: String
  /// The name by which `new` knows it: `universal-link-cold`.
  package let name: String
  /// What it shows: `A universal link starts the app`.
  package let title: String
  /// The file.
  package let text: String

  /// The recipes in the order of `docs/recipes.md`, which is embedded in the program.
  package static let all = recipes(in: String(decoding: recipesPage().bytes, as: UTF8.self))

  /// Returns the recipe with a name.
  package static func named(_ name: String) -> Recipe? { all.first { $0.name == name } }

  /// Returns the names that are meant by one that does not exist: those about all of its words, or else the nearest.
  package static func names(like name: String) -> [String] {
    let asked = words(of: name)
    let about = all.filter { recipe in
      let known = words(of: "\(recipe.name) \(recipe.title)")
      return !asked.isEmpty
        && asked.allSatisfy { word in known.contains { isSimilar(word, to: $0) } }
    }
    if !about.isEmpty { return about.prefix(5).map(\.name) }
    return Suggestion.nearest(to: name, in: all.map(\.name)).map { [$0] } ?? []
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether a word is the beginning of another one, or a misspelling of it.
  private static func isSimilar(_ word: String, to other: String) -> Bool {
    word.count > 2 && other.hasPrefix(word)
      || Suggestion.distance(from: word, to: other) <= word.count / 4
  }

  /// Reads a page: `## GROUP`, `### TITLE`, a line with the command, and the file in a block of code.
  static func recipes(in page: String) -> [Recipe] {
    var recipes: [Recipe] = []
    var (group, title, name) = ("", "", "")
    var code: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = code {
        code = line == "```" ? nil : lines + [line]
        guard code == nil else { continue }
        let text = lines.map { $0 + "\n" }.joined()
        recipes.append(Recipe(group: group, name: name, title: title, text: text))
      } else if line.hasPrefix("## ") {
        group = String(line.dropFirst(3))
      } else if line.hasPrefix("### ") {
        title = String(line.dropFirst(4))
      } else if line.hasPrefix(command) {
        name = String(line.dropFirst(command.count).prefix { $0 != " " })
      } else if line == "```yaml" {
        code = []
      }
    }
    return recipes
  }

  private static let command = "`scenario-run new "
}

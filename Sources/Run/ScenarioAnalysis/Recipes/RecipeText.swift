@_spi(Package) internal import ScenarioJSON
package import ScenarioReports

/// The list of the recipes.
package enum RecipeText {
  /// Returns all recipes, group by group, in lines that are at most as wide as a terminal.
  package static func list(width: Int?, _ paint: Paint) -> String {
    let column = 2 + (Recipe.all.map(\.name.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: column)
    var lines: [String] = []
    var group = ""
    for recipe in Recipe.all {
      if recipe.group != group {
        group = recipe.group
        lines += (lines.isEmpty ? [] : [""]) + [paint(group, .strong)]
      }
      let titles = wrapped(recipe.title, to: max(20, (width ?? .max) - column))
      let name = "  \(recipe.name)"
      lines.append(name + indent.dropFirst(name.count) + titles[0])
      lines += titles.dropFirst().map { indent + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a text as lines of at most this many characters, unless a word has more.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

/// The document of `new --format json`, described by `docs/new.schema.json`.
package enum RecipeJSON {
  /// The document about all recipes.
  package static var list: String { document(Recipe.all.map(\.pairs)) }

  /// Returns the document about one, with its file.
  package static func document(_ recipe: Recipe, scenario: String) -> String {
    document([recipe.pairs + [("scenario", .text(scenario))]])
  }

  private static func document(_ recipes: [[(key: String, value: JSONValue)]]) -> String {
    JSONFormat.new.document([("recipes", .list(recipes.map { .object($0) }))])
  }
}

extension Recipe {
  /// Its name, its group and its title.
  fileprivate var pairs: [(key: String, value: JSONValue)] {
    [("name", .text(name)), ("group", .text(group)), ("title", .text(title))]
  }
}

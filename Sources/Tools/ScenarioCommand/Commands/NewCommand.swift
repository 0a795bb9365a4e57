internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run new RECIPE [PATH]`, `scenario-run new PATH` and `scenario-run new --list`.
struct NewCommand: ConsolePrinting, Configurable {
  static let configurableOptions = [
    ConfigurableOption("name", .text), ConfigurableOption("ios", .text),
    ConfigurableOption("from", .list), ConfigurableOption("names", .text),
  ]

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scenario: a recipe, or actions and what they cause.",
    // The parser would show <path> as optional, or after '--from', which consumes all following arguments.
    usage: """
      scenario-run new <recipe> [<path>] [--name <text>] [--ios <version>]
      scenario-run new <path> [--name <text>] [--ios <version>] [--from <action> ...]
      scenario-run new --list
      """,
    discussion: """
      A recipe is a scenario about one topic, such as a push that arrives after a force quit. Without a path it is printed. \
      An argument that ends in .yaml or .yml is a path, any other one is a recipe.

      EXAMPLE:
        scenario-run new --list
        scenario-run new push-after-force-quit first.yaml
        scenario-run new first.yaml
        scenario-run new call.yaml --ios 8 --from tap-icon incoming-call decline-call
        scenario-run new url.yaml --from 'open-url: todo://new'
      """
  )

  @Argument(
    help: .value("recipe", "Write this recipe; '--list' lists them."),
    completion: .list(Recipe.all.map(\.name))
  )
  var recipe: String?

  @Argument(
    help: "Write the scenario to this file, which must not exist yet.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  @Flag("List the recipes.")
  var list = false

  @Option("text", "Set the scenario's name (default: the recipe's, or derived from the file name).")
  var name: String?

  @Option("version", "Set the versions of iOS: a version, a range or a list.")
  var ios: String?

  @Option(help: "Set the format of recipes that are printed.")
  var format = AnswerFormat.text

  @Option("language", "Write UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

  @Option(
    parsing: .upToNextOption,
    help: .value(
      "action",
      "Perform these actions: WORD, 'WORD: ARGUMENT', DURATION or a step's action."
    )
  )
  var from: [String] = []

  mutating func validate() throws {
    if list {
      return try require(
        recipe == nil && name == nil && ios == nil && from.isEmpty,
        "--list takes no arguments and no options but '--format'"
      )
    }
    // A single argument may be either.
    if let first = recipe, Path(first).hasScenarioExtension {
      try require(
        path == nil,
        "a recipe comes before the path: 'scenario-run new \(path ?? "") \(first)'"
      )
      (recipe, path) = (nil, first)
    }
    if let recipe {
      try require(
        from.isEmpty,
        "'--from' writes a scenario of its own; leave out the recipe '\(recipe)'"
      )
    } else {
      try requirePath()
    }
    try require(
      format == .text || path == nil,
      "'\(path ?? "")' is a path, and JSON is printed; leave out the path"
    )
  }

  private func requirePath() throws {
    guard path == nil else { return }
    guard let last = from.last else {
      throw ValidationError("Missing expected argument '<recipe>' or '<path>'")
    }
    throw ValidationError(
      "missing <path>; it must come before --from"
        + (Path(last).hasScenarioExtension
          ? "; did you mean 'scenario-run new \(last) --from …'?" : "")
    )
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    if list {
      let width = Terminal(.output).width
      console.print(
        format == .json ? RecipeJSON.list : RecipeText.list(width: width, console.paint),
        as: format.syntax
      )
    } else if let recipe {
      try write(recipe, console)
    } else {
      return try writeActions(to: Path(path ?? ""), console) ? 0 : 3
    }
    return 0
  }

  private func write(_ name: String, _ console: Console) throws(ScenarioError) {
    if path == nil, Recipe.named(name) == nil, Recipe.names(like: name).isEmpty {
      try NewFile.check(Path(name))
    }
    let recipe = try Recipe.existing(name)
    let text = try recipe.text(name: self.name, ios: ios, spelling: names)
    if let path {
      try NewFile.check(Path(path))
      try NewFile.create(Path(path), Array(text.utf8), console)
    } else {
      console.print(
        format == .json ? RecipeJSON.document(recipe, scenario: text) : text,
        as: format.syntax
      )
    }
  }

  private func writeActions(to path: Path, _ console: Console) throws(ScenarioError) -> Bool {
    let scenario = FirstScenario(
      name: name ?? FirstScenario.name(from: path),
      ios: ios ?? Profile.all.map(\.firstVersion).max().map { "\($0)" } ?? "",
      actions: from.isEmpty ? ["tap-icon", "press-home"] : from.flatMap(ActionDocument.actions)
    )
    return try scenario.write(to: path, console)
  }
}

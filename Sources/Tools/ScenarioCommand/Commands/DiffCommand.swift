internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run diff SCENARIO`.
struct DiffCommand: AppAccepting, ConsolePrinting, Configurable {
  static let configurableOptions =
    AnswerOptions.configurableOptions + AppOptions<RunsApp>.configurableOptions

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Run the same steps in two environments, and print the differences.",
    discussion: """
      Runs a scenario on two versions of iOS, with two life cycles, two SDKs, both devices or two values of a switch of \
      the model, ignores its expectations, and prints both runs side by side. Give an option twice to name both sides. An option that is given once applies to \
      the second side only, or to both sides if another option is given twice. Actions can take the place of a scenario, \
      as in 'explain'.

      The exit status is 0 if nothing differs, 1 if something does, and 3 if the steps are possible in neither.

      EXAMPLE:
        scenario-run diff call.yaml --ios 12 --ios 27
        scenario-run diff --after push tap-notification --ios 12 --ios 27
        scenario-run diff call.yaml:12 --matrix
        scenario-run diff call.yaml --ios 12 --ios 27 --format html > call.html
      """
  )

  @Argument(
    help: .value("what", "Compare the runs of this scenario file, FILE:LINE, or action."),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var argument: String

  @Option("actions", "Perform these actions first, separated by ';'; repeatable.")
  var after: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @Flag("Compare all versions, and group those that behave the same.")
  var matrix = false

  @Option(help: "Set the format of the comparison.")
  var format = ComparisonFormat.text

  @OptionGroup var answer: AnswerOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  var color: Terminal.ColorMode { answer.color }
  var names: NameSpelling? { answer.names }

  func validate() throws {
    let most = environment.mostSides
    try require(!matrix || format != .html, "--format html cannot be used with --matrix")
    try require(
      !matrix || environment.ios.isEmpty && most <= 1,
      "--matrix compares all versions; other options can be given once"
    )
    try require(
      matrix || most > 0,
      "name what to compare, for example --ios 12 --ios 27, or --life-cycle app-delegate, or --matrix"
    )
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    guard let left = try environment.change(environment.side(0, of: 2), console),
      let right = try environment.change(environment.side(1, of: 2), console)
    else { return 3 }
    let changes = (left: left, right: right)
    guard let cases = try cases(changes, console) else { return 3 }
    let methods = try MethodSet(selectors: environment.implements)
    var explainer = CaseExplainer(
      cases.source,
      includesEffects: answer.effects,
      makeApp: CommandContext.current.makeApp
    )
    if matrix {
      let plans = cases.changing(EnvironmentChange(os: .newest), implementing: methods)
      let matrices = plans.map { VersionMatrix($0, changes.right, &explainer) }
      console.print(
        format == .json
          ? ComparisonJSON.matrices(matrices)
          : titled(matrices) {
            let lines = MatrixText(console.paint).lines($0)
            let plans = $0.groups.map(\.explained.plan)
            let spelling = names ?? plans.last?.spelling ?? .swift
            return (spelling.written(lines), plans.first?.name ?? "")
          },
        as: format == .json ? .json : nil
      )
      return status(
        isDifferent: matrices.contains { $0.groups.count > 1 },
        isImpossible: matrices.contains { $0.groups[0].explained.problem != nil }
      )
    }
    let plans = cases.unique(cases.plans) {
      [$0.changing(changes.left), $0.changing(changes.right)]
    }
    let comparisons = plans.map { plan in
      let (left, right) = (plan.changing(changes.left), plan.changing(changes.right))
      return EnvironmentComparison(
        explainer.explain(left.implementing(methods)),
        explainer.explain(right.implementing(methods))
      )
    }
    switch format {
    case .json: console.print(ComparisonJSON.comparisons(comparisons), as: .json)
    case .html: console.print(ComparisonPage.text(of: comparisons, in: names), as: .markup)
    case .text:
      console.print(
        titled(comparisons) {
          (ComparisonText(console.paint, names: names).lines($0), $0.left.plan.name)
        }
      )
    }
    return status(
      isDifferent: comparisons.contains(where: \.isDifferent),
      isImpossible: comparisons.contains(where: \.isImpossible)
    )
  }
}

extension DiffCommand {
  /// Changes to the environments of both sides.
  private typealias Changes = (left: EnvironmentChange, right: EnvironmentChange)

  private func cases(
    _ changes: Changes,
    _ console: Console
  ) throws(ScenarioError)
    -> ExplainableCases?
  {
    switch try ExplainedArgument(argument, prefersActions: true) {
    case .file(let path):
      guard after.isEmpty else {
        throw ScenarioError.usage("--after cannot be used with a scenario file")
      }
      try environment.requireNoAppFile()
      return try ExplainableCases.read(path, answer.variables, console)
    case .actions(let action):
      try answer.variables.check { [] }
      // An action may exist in one of the two versions only.
      let versions = [changes.left.os, changes.right.os, .newest].compactMap { $0 }
      let documents = try versions.map { os throws(ScenarioError) in
        try ActionDocument(
          after: after,
          then: [action],
          in: DescribedEnvironment(os: os),
          environment.appFile
        )
      }
      let document = documents.first { (try? $0.plan()) != nil } ?? documents[0]
      guard var cases = ExplainableCases.compile(document, console) else { return nil }
      if changes.left.os == nil {
        cases.plans = cases.changing(EnvironmentChange(os: .newest), implementing: [])
      }
      return cases
    case .rules, .diagnostic, .words, .code, .unmodeled:
      throw ScenarioError.usage("only a scenario file or actions can be compared")
    }
  }

  /// Returns the text of each item, with its title if there are several.
  private func titled<Item>(_ items: [Item], _ lines: (Item) -> ([String], String)) -> String {
    let texts = items.map { item in
      let (lines, title) = lines(item)
      return (items.count > 1 ? [title] : []) + lines
    }
    return texts.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  private func status(isDifferent: Bool, isImpossible: Bool) -> Int32 {
    isDifferent ? 1 : isImpossible ? 3 : 0
  }
}

/// The format of `diff`.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
  /// A page with two timelines side by side.
  case html
}

internal import ArgumentParser
internal import ScenarioRunner

/// `scenario-run coverage PATH...`.
struct CoverageCommand: PathCommand, SettableOptions {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Run scenarios and print which statements of the documents they cover.",
    discussion: """
      A scenario lists the statements of docs/behaviors.md that it shows under 'covers'. With --prove \
      every rule of the model and every invariant is mutated, and the mutants that survive are printed, with the \
      scenarios that violate other invariants than they list: for those who extend the model.

      EXAMPLE:
        scenario-run coverage Scenarios/ --json
      """
  )

  static let settable =
    PathArguments.settable + [
      OptionWord("json", .flag, rivals: ["prove"]), OptionWord("prove", .flag, rivals: ["json"]),
      OptionWord("color", .text),
    ]

  @OptionGroup var paths: PathArguments

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Mutation-test the rules of the model and print surviving mutants.")
  var prove = false

  @Option(help: "Set when the output is colored.")
  var color = ColorArgument.auto

  func validate() throws {
    if json, prove { throw ValidationError("--json and --prove exclude each other") }
  }

  func status() -> Int32 {
    let session = CoverageSession(
      paths: paths.paths,
      exclusions: paths.exclusions,
      asJSON: json,
      proves: prove,
      color: color.mode
    )
    return session.run()
  }
}

internal import ArgumentParser
internal import ScenarioRunner

/// `scenario-run bless PATH...`.
struct BlessCommand: PathCommand, SettableOptions {
  static let configuration = CommandConfiguration(
    commandName: "bless",
    abstract: "Update failing expectations to what the model did, in place.",
    discussion: """
      Nothing else in a file changes. An expectation that several test cases share is updated only if all of them \
      agree; the others are listed, and the command exits with 1. Review the diff before committing.

      An update that would weaken or invert an expectation is only listed: a longer limit, a missing item that has \
      expectations of its own, 'none' in place of items, 'object-missing' in place of 'object-found'. --force makes \
      it, too.

      Refuses to run when CI=true.
      """
  )

  static let settable = PathArguments.settable + [OptionWord("set", .pairs)]

  @OptionGroup var paths: PathArguments

  @Option(
    help: ArgumentHelp(
      "Override the variable NAME in all files; repeatable.",
      valueName: "name=text"
    ),
    transform: VariableArgument.init(reading:)
  )
  var set: [VariableArgument] = []

  @Flag(help: "Also make updates that weaken or invert an expectation.")
  var force = false

  func status() -> Int32 {
    let variables = Dictionary(set.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    return BlessSession(
      paths: paths.paths,
      exclusions: paths.exclusions,
      variables: variables,
      force: force
    ).run()
  }
}

internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run bless PATH...`.
struct BlessCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless",
    abstract: "Updates the expectations that fail to what the model did, in place.",
    discussion: """
      Nothing else of a file changes. What several test cases share is only updated where all agree; what is left is \
      named, and the command ends with 1. Look at the difference before you commit it: a wrong expectation has become a \
      right one, or a right one a wrong one.

      What would make an expectation weaker or turn it into its opposite is only named: a longer limit, an item of which \
      something is asked and that did not come, 'none' in place of items, 'object-missing' in place of \
      'object-found'. With --force it is blessed, too.

      Where the environment says CI=true it refuses.
      """
  )

  @OptionGroup var paths: PathArguments

  @Option(
    help: ArgumentHelp(
      "Set a variable in all files, over what they define.",
      valueName: "name=text"
    ),
    transform: VariableArgument.init(reading:)
  )
  var set: [VariableArgument] = []

  @Flag(help: "Bless what makes an expectation weaker or inverts it, too.")
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

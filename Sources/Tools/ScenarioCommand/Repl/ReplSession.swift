@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// A session of `repl`: the actions so far, and what they caused.
///
/// Each action is performed by running all of them again, so nothing has to be undone.
struct ReplSession {
  /// Whether a line had an error.
  private(set) var hasFailed = false

  /// The actions that are possible now.
  var possibleActions: [ActionKind] { environment.possibleActions(after: run) }

  /// The language of names in what it prints.
  var spelling: NameSpelling { run.explained.plan.spelling }

  private let environment: ReplEnvironment
  private let console: Console
  private let text: ExplanationText
  private var actions: [String] = []
  private var run: ReplEnvironment.Run

  /// Starts a session; nil after printing why the environment is not possible.
  ///
  /// - Throws: `.usage` for an unknown method.
  init?(_ options: EnvironmentOptions, _ console: Console) throws(ScenarioError) {
    guard let environment = try ReplEnvironment(options, console) else { return nil }
    self.environment = environment
    self.console = console
    text = ExplanationText(console.paint)
    guard let run = try environment.perform([], after: [], console) else { return nil }
    self.run = run
  }

  /// The environment in words.
  var title: String { text.title(of: run.explained) }

  /// Reads a line: a command, or actions separated by `;`; returns whether the session goes on.
  mutating func read(_ line: String) -> Bool {
    let line = line.trimmingWhitespace
    if line.isEmpty || line.hasPrefix("#") { return true }
    do throws(ScenarioError) {
      guard line.hasPrefix(":") else {
        try perform(line)
        return true
      }
      return try performCommand(line)
    } catch {
      fail(error)
      return true
    }
  }

  private mutating func fail(_ error: ScenarioError) {
    console.error("\(error)")
    hasFailed = true
  }

  /// Performs actions up to the first one that is not possible.
  private mutating func perform(_ line: String) throws(ScenarioError) {
    for short in ActionDocument.actions(in: line) {
      let action = try ShortAction.step(short)
      guard let run = try environment.perform([action], after: actions, console) else {
        hasFailed = true
        return
      }
      self.run = run
      actions.append(action)
      print(text.steps(run.explained, from: run.firstStep, withRules: false))
    }
  }

  private mutating func performCommand(_ line: String) throws(ScenarioError) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 1).map { String($0).trimmingWhitespace }
    guard let word = ReplCommandWord.allCases.first(where: { $0.text == parts[0] }) else {
      let known = ReplCommandWord.allCases.map(\.text)
      let meant = Suggestion.nearest(to: parts[0], in: known).map { "did you mean '\($0)'?" }
      let help = meant ?? "':help' lists the commands"
      throw ScenarioError.usage("unknown command '\(parts[0])'", help: help)
    }
    let argument = parts.count > 1 ? parts[1] : nil
    guard argument == nil || !word.argument.isEmpty else {
      throw ScenarioError.usage("'\(word.text)' takes no argument")
    }
    switch word {
    case .possible: print(PossibleActionsText.lines(possibleActions))
    case .state: print([text.state(atEndOf: run.explained)])
    case .why:
      try requireAction()
      print(text.steps(run.explained, from: run.firstStep))
    case .whyNot: try explainAbsence(of: argument)
    case .undo: try undo()
    case .steps: print(actions)
    case .save: try save(argument)
    case .environment: print([title])
    case .help: print(ReplCommandWord.overview)
    case .quit: return false
    }
    return true
  }

  private func explainAbsence(of name: String?) throws(ScenarioError) {
    guard let name else {
      throw ScenarioError.usage(
        "':why-not' needs a name",
        help: spelling.written("write ':why-not applicationDidEnterBackground:'")
      )
    }
    try requireAction()
    let term = try Term(nameOrError: name)
    print(
      WhyNotText(console.paint).shortLines(WhyNot(term, in: run.explained, from: run.firstStep))
    )
  }

  private mutating func undo() throws(ScenarioError) {
    try requireAction()
    let rest = Array(actions.dropLast())
    // The rest was possible before.
    guard let run = try environment.perform(rest.suffix(1), after: rest.dropLast(), console) else {
      return
    }
    (self.run, actions) = (run, rest)
    print([text.state(atEndOf: run.explained)])
  }

  private mutating func save(_ argument: String?) throws(ScenarioError) {
    guard let argument else {
      throw ScenarioError.usage("':save' needs a file", help: "write ':save call.yaml'")
    }
    try requireAction()
    let path = Path(argument)
    let name = FirstScenario.name(from: path)
    let scenario = try environment.scenario(actions, of: run, name: name)
    if try !scenario.write(to: path, console) { hasFailed = true }
  }

  private func requireAction() throws(ScenarioError) {
    if actions.isEmpty {
      throw ScenarioError.usage("there is no action yet", help: "perform one: tap-icon")
    }
  }

  private func print(_ lines: [String]) {
    let lines = spelling.written(lines)
    if !lines.isEmpty { console.print(lines.joined(separator: "\n") + "\n") }
  }
}

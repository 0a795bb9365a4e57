internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// `scenario-run explain ACTION`.
struct ExplainCommand: AppAccepting, ConsolePrinting, Configurable {
  static let configurableOptions =
    AnswerOptions.configurableOptions + AppOptions<RunsApp>.configurableOptions

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what an action causes, why something does not happen, or a rule.",
    discussion: """
      Prints every call, notification and state change that an action causes, each with the rule behind it, its sources \
      and its confidence. The app is the one from Xcode's template. Actions are written like the steps of a scenario, or in \
      short form: press-home, 'open-url: notes://1', 5s; 'scenario-run words' lists them. For a scenario file, it \
      explains each step in the scenario's environment, and ignores its expectations.

      For any other word that 'scenario-run words' lists, it prints what the word means.

      With --why-not, it prints why a method is not called, a notification is not posted, a state is not entered or an \
      action is not possible: first what to change, then why; --rules adds all rules and sources. Without an action, \
      it tries the usual ways, such as a launch, leaving the app, a push, a link, and termination.

      EXAMPLE:
        scenario-run explain --why-not applicationDidEnterBackground:
        scenario-run explain --swiftui --app-file App/Info.plist push
        scenario-run explain press-home --after tap-icon
        scenario-run explain --ios 12 --after push tap-notification
        scenario-run explain --why-not applicationDidEnterBackground: call.yaml:12
        scenario-run explain launch.scene
        scenario-run explain wrong-life-cycle
      """
  )

  @Argument(
    help: .value(
      "what",
      "Explain this action, scenario file, FILE:LINE, rule, diagnostic or word."
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var argument: String?

  @Option("actions", "Perform these actions first, separated by ';'; repeatable.")
  var after: [String] = []

  @Option("name", "Explain why this method, notification, state or action does not occur.")
  var whyNot: String?

  @Flag("With --why-not: also print all rules that could cause it, with their sources.")
  var rules = false

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  @OptionGroup var answer: AnswerOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  var color: Terminal.ColorMode { answer.color }
  var names: NameSpelling? { answer.names }

  func validate() throws {
    try environment.requireOneSide()
    try require(!rules || whyNot != nil, "--rules needs --why-not")
    try require(
      argument != nil || !after.isEmpty || whyNot != nil,
      "name what to explain, for example: scenario-run explain tap-icon"
        + HelpText.hintForPathNamedLikeSubcommand()
    )
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let prefersActions = !after.isEmpty || whyNot != nil
    let explained = try argument.map { text throws(ScenarioError) in
      try ExplainedArgument(text, prefersActions: prefersActions)
    }
    switch explained {
    case .rules(let rules)?:
      try refuseActions(with: "rule")
      if let argument, let action = ActionKind.allCases.first(where: { $0.word == argument }) {
        console.note(
          "'\(argument)' is also an action: scenario-run explain '\(action.actor.rawValue): \(argument)'"
        )
      }
      return print(console, ExplainingJSON.rules(rules)) { paint in
        // A rule that no version since iOS 13 has is about apps of that time.
        let isOld = rules.allSatisfy { rule in rule.until.map { $0 <= OSVersion(13) } ?? false }
        return (names ?? (isOld ? .objc : .swift)).written(RuleText(paint).lines(rules))
      }
    case .diagnostic(let id)?:
      try refuseActions(with: "diagnostic")
      return print(console, ExplainingJSON.diagnostic(id)) { _ in
        ["\(id.name) (\(id.severity.rawValue))", ""] + DiagnosticPage.text(of: id)
      }
    case .words(let words)?:
      try refuseActions(with: "word")
      return print(console, ExplainingJSON.words(words)) { _ in
        (names ?? .swift).written(WordText.lines(words))
      }
    case .code(let code, let words)?:
      try refuseActions(with: "code")
      let causes = CrashCause.all(withCode: code)
      return print(console, ExplainingJSON.words(words, causes: causes.map(\.json))) { _ in
        (names ?? .swift).written(WordText.lines(words) + causes.flatMap(\.lines))
      }
    case .unmodeled(let feature)?:
      try refuseActions(with: "part of iOS")
      return print(console, ExplainingJSON.unmodeled(feature)) { UnmodeledText($0).lines(feature) }
    case .file(let path)?:
      guard after.isEmpty else {
        throw ScenarioError.usage("--after cannot be used with a scenario file")
      }
      try environment.requireNoAppFile()
      guard let cases = try ExplainableCases.read(path, answer.variables, console) else {
        return 3
      }
      return try explain(cases, console)
    case .actions(let action)?: return try explain(actions: [action], console)
    case nil: return try after.isEmpty ? answerInGeneral(console) : explain(actions: [], console)
    }
  }
}

extension ExplainCommand {
  private func explain(actions: [String], _ console: Console) throws(ScenarioError) -> Int32 {
    try answer.variables.check { [] }
    let after = after.flatMap(ActionDocument.actions)
    if after.isEmpty, actions.isEmpty {
      throw ScenarioError.usage("--after contains no action")
    }
    let document = try document(after, then: actions)
    guard let cases = ExplainableCases.compile(document, console) else { return 3 }
    return try explain(try preparing(cases, after, actions, console), console)
  }

  private func document(
    _ after: [String],
    then actions: [String]
  ) throws(ScenarioError)
    -> ActionDocument
  {
    try ActionDocument(
      after: after,
      then: actions,
      in: environment.described,
      environment.appFile,
      grantsModes: true
    )
  }

  /// Answers why something does not happen without steps.
  private func answerInGeneral(_ console: Console) throws(ScenarioError) -> Int32 {
    try answer.variables.check { [] }
    guard let whyNot else { return 0 }
    let term = try Term(nameOrError: whyNot)
    guard let cases = ExplainableCases.compile(try document([], then: []), console),
      let plan = try plans(of: cases, console)?.first
    else { return 3 }
    var explainer = makeExplainer(for: cases)
    let question = GeneralQuestion(term, of: plan, &explainer)
    return print(console, ExplainingJSON.whyNot([question.whyNot])) { paint in
      let text = WhyNotText(paint)
      let lines =
        text.lines(question, rest: rest) + (rules ? [""] + text.lines(question.whyNot) : [])
      return (names ?? plan.spelling).written(lines)
    }
  }

  /// What shows the rest of an answer; nil if it is shown.
  private var rest: String? { rules ? nil : "--rules" }

  /// Returns the cases with what the options change; nil after printing why they cannot.
  private func plans(
    of cases: ExplainableCases,
    _ console: Console
  ) throws(ScenarioError)
    -> [Plan]?
  {
    let methods = try MethodSet(selectors: environment.implements)
    let change = try environment.change(environment.described, console)
    return change.map { cases.changing($0, implementing: methods) }
  }

  /// Returns the actions of the command line with those before them that make an impossible one possible, after a note.
  private func preparing(
    _ cases: ExplainableCases,
    _ after: [String],
    _ actions: [String],
    _ console: Console
  ) throws(ScenarioError) -> ExplainableCases {
    var explainer = makeExplainer(for: cases)
    guard let explained = try plans(of: cases, console)?.first.map({ explainer.explain($0) }) else {
      return cases
    }
    let written = after + actions
    let index = explained.steps.count
    let preparation = explainer.preparation(for: explained)
    // A step such as `repeat` is more than one of the case.
    guard !preparation.isEmpty, explained.plan.steps.count == written.count else { return cases }
    var before = after
    before.insert(contentsOf: preparation, at: min(index, after.count))
    let document = try document(before, then: actions)
    guard let prepared = ExplainableCases.compile(document, console) else { return cases }
    console.note("assuming: \(preparation.joined(separator: "; ")), then '\(written[index])'")
    return prepared
  }

  private func explain(_ cases: ExplainableCases, _ console: Console) throws(ScenarioError) -> Int32
  {
    let term = try whyNot.map { name throws(ScenarioError) in try Term(nameOrError: name) }
    var explainer = makeExplainer(for: cases)
    guard let plans = try plans(of: cases, console) else { return 3 }
    let explained = plans.map { explainer.explain($0) }
    var firstStep = 0
    if let document = cases.document, let only = explained.first {
      if let problem = only.problem {
        console.printProblem(document.located(problem.diagnostic), of: only, explainer)
        return 3
      }
      // Without an action, those of --after are explained.
      firstStep = argument == nil ? 0 : document.firstStep(of: only.plan)
    }
    if let term {
      let answers = explained.map { WhyNot(term, in: $0, from: firstStep) }
      return print(console, ExplainingJSON.whyNot(answers)) { paint in
        let text = WhyNotText(paint)
        let texts = answers.map { answer in
          let lines = text.shortLines(answer, rest: rest) + (rules ? [""] + text.lines(answer) : [])
          return written(lines, about: answer.explained)
        }
        return Array(texts.joined(separator: [""]))
      }
    }
    if after.isEmpty, cases.document != nil, let only = explained.first, format == .text,
      let states = ActionInStates(only, &explainer)
    {
      return print(console, "") { written(states.lines($0), about: only) }
    }
    let status: Int32 = explained.contains { $0.problem != nil } ? 3 : 0
    return print(console, ExplainingJSON.run(explained, from: firstStep), status) { paint in
      let texts = explained.map { item in
        let title = cases.document == nil ? [item.plan.name] : []
        return title
          + written(ExplanationText(paint).lines(item, from: firstStep), about: item)
      }
      return Array(texts.joined(separator: [""]))
    }
  }

  /// Returns lines about a case with the names of its language, or of the one that is asked for.
  private func written(_ lines: [String], about explained: ExplainedCase) -> [String] {
    (names ?? explained.plan.spelling).written(lines)
  }

  private func makeExplainer(for cases: ExplainableCases) -> CaseExplainer {
    CaseExplainer(
      cases.source,
      includesEffects: answer.effects,
      makeApp: CommandContext.current.makeApp
    )
  }

  private func refuseActions(with noun: String) throws(ScenarioError) {
    guard after.isEmpty, whyNot == nil else {
      throw ScenarioError.usage("--after and --why-not cannot be used with a \(noun)")
    }
  }

  /// Prints the answer in the chosen format, and returns the exit status.
  private func print(
    _ console: Console,
    _ json: @autoclosure () -> String,
    _ status: Int32 = 0,
    text: (Paint) -> [String]
  ) -> Int32 {
    console.print(
      format == .json ? json() : text(console.paint).joined(separator: "\n") + "\n",
      as: format.syntax
    )
    return status
  }
}

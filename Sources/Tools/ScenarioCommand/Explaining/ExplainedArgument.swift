@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// What the argument of `explain` or `diff` names.
enum ExplainedArgument {
  /// One or several actions.
  case actions(String)
  /// A scenario file, `FILE:LINE` or a line that `list` prints.
  case file(String)
  /// Every form of a rule.
  case rules([RuleDescription])
  /// A diagnostic.
  case diagnostic(DiagnosticID)
  /// Words of the language that are not actions, such as a method or a switch; several keys can have the same word.
  case words([WordList.Entry])
  /// The code of crash reports, with the terminations of the model that have it.
  case code(String, [WordList.Entry])
  /// A part of iOS that the model lacks.
  case unmodeled(UnmodeledFeature)

  /// Finds out what an argument names.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - prefersActions: Whether a word that is an action and a rule, such as `lock`, is the action.
  /// - Throws: `.usage` with a suggestion, if it names nothing.
  init(_ text: String, prefersActions: Bool) throws(ScenarioError) {
    let rules = RuleDescription.all(named: text)
    if prefersActions, Self.namesActions(text) {
      self = .actions(text)
    } else if !rules.isEmpty {
      self = .rules(rules)
    } else if let id = DiagnosticID.allCases.first(where: { $0.name == text }) {
      self = .diagnostic(id)
    } else if Self.namesActions(text) {
      self = .actions(text)
    } else if try Self.namesFile(text) {
      self = .file(text)
    } else if text.lowercased().hasPrefix("0x") {
      self = .code(text, try Self.terminations(withCode: text))
    } else if text.first?.isNumber == true {
      self = .actions(text)
    } else if case let words = WordList.entries(named: text), !words.isEmpty {
      self = .words(words)
    } else if let feature = UnmodeledFeature.named(text) {
      self = .unmodeled(feature)
    } else if case let word = text.lowercased().replacing(" ", with: "-"), word != text,
      Self.namesActions(word)
    {
      self = .actions(word)
    } else {
      throw Self.error(about: text)
    }
  }

  /// Returns whether a text begins with an action.
  static func namesActions(_ text: String) -> Bool {
    ActionDocument.actions(in: text).first.map(ShortAction.isAction) ?? false
  }

  private static func namesFile(_ text: String) throws(ScenarioError) -> Bool {
    if FileReader.exists(Path(text)) { return true }
    let path = text.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    return [".yaml", ".yml"].contains { text.hasSuffix($0) || path.hasSuffix($0) }
  }

  private static func terminations(withCode code: String) throws(ScenarioError) -> [WordList.Entry]
  {
    let words = WordList.terminations(withCode: code)
    guard words.isEmpty, CrashCause.all(withCode: code).isEmpty else { return words }
    throw .usage(
      "no crash report is known with the code '\(code)'",
      help: "the codes that it knows: \(CrashCause.allCodes.joined(separator: ", "))"
    )
  }

  private static func error(about text: String) -> ScenarioError {
    var help =
      "name an action such as tap-icon, a scenario file, a rule, a diagnostic or another word"
    if let colon = ShortAction.helpWithColon(for: text) {
      help = colon
    } else if let meant = nearest(to: text) {
      help = "did you mean '\(meant)'?"
    } else if let meant = Term.nearestName(to: text) {
      help = "did you mean 'explain tap-icon --why-not \(meant)'?"
    }
    return ScenarioError.usage(
      "'\(text)' is not an action, file, rule, diagnostic or word",
      help: help
    )
  }

  private static func nearest(to text: String) -> String? {
    let word = String(text.prefix { $0 != ":" && $0 != ";" })
    if let meant = ActionKind.words(meantBy: word).first ?? ActionKind.word(misspelled: word) {
      return meant
    }
    return Suggestion.nearest(
      to: word,
      in: RuleDescription.ids + DiagnosticID.allCases.map(\.name)
    )
  }
}

@_spi(Package) import LifecycleCore
import ScenarioRunner
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Other words for actions, from the catalogue: each means the same as the standard spelling, which 'fmt' writes.
@Suite struct ActionAliasTests {
  /// An alias as an actor's action, with samples of what it requires.
  struct Alias: CustomTestStringConvertible, Sendable {
    let actor: Actor
    let word: String
    let kind: ActionKind
    let text: String

    var testDescription: String { "\(actor): \(text)" }

    init(_ actor: Actor, _ word: String, _ meaning: ActionMeaning) {
      (self.actor, self.word, kind) = (actor, word, meaning.kind)
      let required = meaning.kind.parameters.enumerated().filter { index, parameter in
        parameter.isRequired && index != meaning.preset?.index
      }
      let samples = required.map { "\($1.name): \(Self.sample(of: $1.type, meaning.kind))" }
      text = samples.isEmpty ? word : "{ \(word): { \(samples.joined(separator: ", ")) } }"
    }

    private static func sample(of type: ParameterType, _ kind: ActionKind) -> String {
      switch type {
      case .word(let words): words[0]
      case .duration: "1s"
      case .integer(let range): "\(range.lowerBound)"
      case .flag: "true"
      case .actions: "none"
      case .words(let words): "[\(words[0])]"
      case .payload: "{ aps: { alert: Hi } }"
      case .text: kind == .openURL ? "notes://1" : kind.sampleText
      case .name(let kind): kind == .scene ? "main" : "a"
      }
    }
  }

  static let all = Actor.allCases.flatMap { actor in
    ActionMeanings.aliases(of: actor).sorted { $0.key < $1.key }.map { Alias(actor, $0, $1) }
  }

  @Test func `there are at least two hundred of users and the system`() {
    #expect(Self.all.count { $0.actor != .app } >= 200)
  }

  @Test(arguments: ActionKind.allCases)
  func `none is the word of an action of its actor, and each gives its argument a value`(
    _ kind: ActionKind
  ) {
    let words = Vocabulary.actions(of: kind.actor).words
    for alias in kind.aliases + kind.uncertainAliases {
      #expect(alias.argument == nil || alias.preset(of: kind) != nil, "\(alias.word)")
    }
    for alias in kind.aliases { #expect(!words.contains(alias.word), "\(alias.word)") }
  }

  /// Beginnings of scenarios, in one of which most actions are possible.
  private static let beginnings = ["", "{user: tap-icon}, "]

  /// Those that 'fmt' writes as others.
  private static let rewritten = all.filter { $0.actor != .app }

  /// Each alias after each beginning, with an expectation that no action meets at once.
  private static func file(_ action: (Alias) -> String) -> String {
    let scenarios = rewritten.flatMap { alias in
      beginnings.enumerated().map { index, beginning in
        """
          - scenario: "\(alias.actor) \(alias.word) \(index)"
            steps: [\(beginning){\(action(alias)), state: suspended}]
        """
      }
    }
    let app = """
      life-cycle: scenes, interface: { window: { a: text-field } },
        background-modes: [audio, location, fetch, remote-notification, processing],
        info: { BGTaskSchedulerPermittedIdentifiers: [a] }
      """
    return "suite: aliases\nios: 26.0\napp: { \(app) }\nscenarios:\n"
      + scenarios.joined(separator: "\n") + "\n"
  }

  @Test func `a scenario with an alias runs as with the standard spelling, and can fail`()
    async throws
  {
    let text = Self.file { "\($0.actor): \($0.text)" }
    let standard = ScenarioFormatter.canonical(
      SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    )
    let aliases = try await Fixture("aliases", made: Array(text.utf8), goldenIn: "").result()
    let words = try await Fixture("standard-words", made: standard.bytes, goldenIn: "").result()
    #expect(aliases.cases.map(\.name) == words.cases.map(\.name))
    var failures: [String: Int] = [:]
    for (alias, word) in zip(aliases.cases, words.cases) {
      #expect(alias.outcome == word.outcome, "\(alias.name)")
      #expect(alias.failures.count == word.failures.count, "\(alias.name)")
      let name = alias.name.split(separator: " ").prefix(2).joined(separator: " ")
      if alias.outcome == .failed { failures[name, default: 0] += 1 }
    }
    let possible = Self.rewritten.count { failures["\($0.actor) \($0.word)"] != nil }
    #expect(possible > 150, "\(possible) of \(Self.rewritten.count)")
  }

  /// The actions of the app's own code may be those of an app under test in a step, which 'fmt' leaves as they are.
  @Test(arguments: all)
  func `fmt writes the standard spelling`(_ alias: Alias) throws {
    let isCode = alias.actor == .app && !alias.kind.isOnlyForCallbacks
    let file =
      isCode
      ? "app: {during: {applicationDidBecomeActive: [\(alias.text)]}}\nsteps: [{user: tap-icon, state: active}]"
      : "steps: [{\(alias.actor): \(alias.text), state: active}]"
    let text = "scenario: x\nios: 18.0\n\(file)\n"
    let written = ScenarioFormatter.canonical(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let result = String(decoding: written.bytes, as: UTF8.self)
    if alias.kind.isOnlyForCallbacks { return }
    let words = result.split { !$0.isLetter && $0 != "-" }
    #expect(words.contains { $0 == alias.kind.word }, "\(result)")
    #expect(
      !words.contains { $0 == alias.word }
        || alias.kind.parameters.contains {
          $0.name == alias.word || $0.type.words.contains(alias.word)
        },
      "\(result)"
    )
    #expect(
      try Compiled(result).diagnostics.map(\.message) == Compiled(text).diagnostics.map(\.message)
    )
  }

  @Test func `an app under test can have an action that is an alias`() {
    let words = CustomWords(actions: ["play-audio", "save", "lock"])
    #expect(words.problem == nil)
  }

  @Test(arguments: [
    "{ silent-push: news }", "{ silent-push: { name: news } }", "silent-push news",
    "\n      silent-push:\n        name: news", "\n      silent-push: news",
  ])
  func `fmt writes the argument that an alias stands for beside the others`(_ action: String) throws
  {
    let text = "scenario: x\nios: 18.0\nsteps:\n  - system: \(action)\n    state: active\n"
    let written = ScenarioFormatter.canonical(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let result = String(decoding: written.bytes, as: UTF8.self)
    let standard =
      "scenario: x\nios: 18.0\nsteps: [{system: {push: {kind: silent, name: news}}, state: active}]\n"
    #expect(
      try Compiled(result).plan().steps[0].activity == Compiled(standard).plan().steps[0].activity
    )
    #expect(!result.contains("silent-push"))
  }

  @Test(arguments: ActionMeanings.uncertainWords)
  func `a word that may mean several actions shows each of them, and none is taken`(
    _ word: String
  ) throws {
    let certain = Set(
      Actor.allCases.filter { actor in
        ActionMeanings.alias(word, of: actor) != nil || Vocabulary.actions(of: actor)[word] != nil
      }
    )
    for actor in Actor.allCases where actor != .app && !certain.contains(actor) {
      let text = "scenario: x\nios: 18.0\nsteps: [{\(actor): \(word), state: active}]\n"
      let diagnostics = try Compiled(text).diagnostics
      let diagnostic = try #require(diagnostics.first, "\(actor): \(word)")
      for meaning in ActionMeanings.possible(word) {
        #expect(diagnostic.help.contains("'\(meaning.step)'"), "\(diagnostic)")
      }
      #expect(diagnostic.fixes.count == ActionMeanings.possible(word).count)
      for fix in diagnostic.fixes {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.text.utf8)
        let fixed = try Compiled(String(decoding: bytes, as: UTF8.self)).diagnostics
        #expect(!fixed.contains { $0.id == .unknownAction }, "\(fix.text)")
      }
    }
  }

  @Test(arguments: ["lacontext", "airplane-mode", "carplay", "guided-access", "voip-push"])
  func `a word for what is not modeled says so, and what to write instead`(_ word: String) throws {
    let diagnostic = try #require(
      try Compiled("scenario: x\nios: 18.0\nsteps: [{system: \(word), state: active}]\n")
        .diagnostics.first
    )
    #expect(diagnostic.message.hasPrefix("'\(word)' is not modeled"))
    #expect(!diagnostic.help.contains("lists them all"))
  }
}

extension ParameterType {
  fileprivate var words: [String] { if case .word(let words) = self { words } else { [] } }
}

@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Other words for keys: accepted where they can mean one key only.
@Suite struct KeySynonymTests {
  /// The mappings that a file is made of, and the keys of each.
  private static let places: [String: [String]] = [
    "suite": Grammar.suite.keyNames, "scenario": Grammar.scenario.keyNames,
    "scenario of a suite": Grammar.scenarioOfSuite.keyNames, "library": Grammar.library.keyNames,
    "step": Grammar.step.keyNames, "versions": Grammar.versionedKeys.keyNames,
    "app": Grammar.app.keyNames, "device": Grammar.deviceKeys.keyNames,
    "fragment": Grammar.fragment.keyNames, "constraints": Grammar.constraints.keyNames,
    "property": Grammar.property.keyNames,
  ]

  /// A value of each key that has other words, and where the key is: `%` stands for both.
  private static let samples: [String: (value: String, file: String)] = {
    let steps = "steps: [{user: tap-icon, state: active}]"
    let key = "scenario: x\nios: 8.0\n%\n\(steps)\n"
    let step = "scenario: x\nios: 8.0\nsteps: [{user: tap-icon, state: active, %}]\n"
    let app = "scenario: x\nios: 8.0\napp: {%}\n\(steps)\n"
    return [
      "scenario": ("x", "%\nios: 8.0\n\(steps)\n"),
      "suite": ("x", "%\nios: 8.0\nscenarios: [{scenario: y, \(steps)}]\n"),
      "scenarios": ("[{scenario: y, \(steps)}]", "suite: x\nios: 8.0\n%\n"),
      "ios": ("8.0", "scenario: x\n%\n\(steps)\n"),
      "device": ("ipad", key), "given": ("[{wait: 1s}]", key), "finally": ("[{wait: 1s}]", key),
      "steps": ("[{user: tap-icon, state: active}]", "scenario: x\nios: 8.0\n%\n"),
      "calls": ("{including: [applicationDidBecomeActive]}", step),
      "never": ("[applicationWillTerminate]", step),
      "state": ("active", "scenario: x\nios: 8.0\nsteps: [{user: tap-icon, %}]\n"),
      "wait": ("5s", "scenario: x\nios: 8.0\nsteps: [{user: tap-icon, state: active}, {%}]\n"),
      "notifications": ("{including: [UIApplicationDidBecomeActiveNotification]}", step),
      "tags": ("[a]", key), "known-issue": ("not yet", key), "skip": ("not yet", key),
      "variables": (
        "{x: active}", "scenario: x\nios: 8.0\n%\nsteps: [{user: tap-icon, state: \"${x}\"}]\n"
      ),
      "examples": (
        "{a: {x: active}}",
        "scenario: x\nios: 8.0\n%\nsteps: [{user: tap-icon, state: \"${x}\"}]\n"
      ),
      "info": ("{UIBackgroundModes: [audio]}", app), "implements": ("all", app),
      "during": ("{applicationDidBecomeActive: [work: 1s]}", app),
      "activity-types": ("[a.b]", app), "background-modes": ("[audio]", app),
      "url-schemes": ("[todo]", app),
      "life-cycle": ("app-delegate", app), "multiple-scenes": ("true", app),
      "state-restoration": ("true", app),
      "data-protection": ("complete", app),
      "accessible": (
        "always",
        "scenario: x\nios: 18\nsteps: [{user: tap-icon, state: active}, {app: {read-keychain-item: {name: x, %}}}]\n"
      ),
      "kind": (
        "refresh",
        "scenario: x\nios: 18\nsteps: [{user: tap-icon, state: active}, {app: {submit-task-request: {identifier: x, %}}}]\n"
      ),
      "earliest": (
        "15min",
        "scenario: x\nios: 18\nsteps: [{user: tap-icon, state: active}, {app: {submit-task-request: {identifier: x, %}}}]\n"
      ),
      "identifier": (
        "x",
        "scenario: x\nios: 18\nsteps: [{user: tap-icon, state: active}, {app: {submit-task-request: {%}}}]\n"
      ),
      "options": (
        "none",
        "scenario: x\nios: 18\nsteps: [{user: tap-icon, calls: {including: [{'application:didFinishLaunchingWithOptions': {%}}]}}]\n"
      ),
      "result": (
        "failed",
        "scenario: x\nios: 8.0\napp: {life-cycle: app-delegate, during: {'application:performFetchWithCompletionHandler:': [call-completion-handler: {%}]}}\n\(steps)\n"
      ),
      "scenes": (
        "{main: foreground-active}", "scenario: x\nios: 18\nsteps: [{user: tap-icon, %}]\n"
      ),
      "times": (
        "2",
        "scenario: x\nios: 8.0\nsteps: [{repeat: {steps: [{wait: 1s}], %}}, {user: tap-icon, state: active}]\n"
      ),
    ]
  }()

  static let words = KeySynonyms.table.sorted { $0.key < $1.key }.flatMap { word, keys in
    keys.map { (word, $0) }
  }

  @Test(arguments: words)
  func `another word for a key means the same, and fmt writes the key`(
    _ word: String,
    _ key: String
  ) throws {
    let sample = try #require(Self.samples[key], "a sample for '\(key)' is missing")
    let written = sample.file.replacing("%", with: "\(word): \(sample.value)")
    let usual = sample.file.replacing("%", with: "\(key): \(sample.value)")
    let compiled = try Compiled(written)
    #expect(compiled.diagnostics.map(\.message) == [])
    #expect(try Self.content(of: written) == Self.content(of: usual))
    #expect(Self.formatted(written) == Self.formatted(usual))
    // Otherwise the comparison could not fail.
    #expect(Self.formatted(written) != written)
  }

  @Test(arguments: places)
  func `each word means one key in a place, or none`(_ place: String, _ keys: [String]) {
    for (word, meanings) in KeySynonyms.table where !keys.contains(word) {
      let possible = Set(meanings).intersection(keys)
      let meant = KeySynonyms.key(meantBy: word, in: keys)
      #expect(meant == (possible.count == 1 ? possible.first : nil), "\(word) in \(place)")
    }
  }

  /// A step may begin with an action in place of its actor.
  @Test func `no word for a key of a step is an action`() {
    for key in Grammar.step.keyNames {
      for word in KeySynonyms.synonyms(of: key, in: Grammar.step.keyNames) {
        #expect(ActionKind(named: word) == nil, "\(word)")
      }
    }
  }

  @Test(arguments: [
    ("lifeCycle", "life-cycle"), ("life_cycle", "life-cycle"), ("Life-Cycle", "life-cycle"),
    ("LIFE CYCLE", "life-cycle"), ("backgroundModes", "background-modes"),
  ])
  func `letter case, underscores and spaces do not matter`(_ word: String, _ key: String) {
    #expect(KeySynonyms.key(meantBy: word, in: Grammar.app.keyNames) == key)
  }

  @Test(arguments: [
    ("expected: none, calls: none", "calls"), ("calls: none, expected: none", "calls"),
    ("expected: none, callbacks: none", "calls"),
  ])
  func `a key and another word for it are one key too many`(
    _ keys: String,
    _ key: String
  ) throws {
    let text = "scenario: x\nios: 8.0\nsteps: [{user: tap-icon, \(keys), state: active}]\n"
    let messages = try Compiled(text).diagnostics.map(\.message)
    try #require(messages.count == 1, "\(messages)")
    #expect(messages[0].hasSuffix("means '\(key)', which is there already"))
  }

  /// The author chose these names.
  @Test func `a view or another name is not a key`() throws {
    let text = """
      scenario: x
      ios: 8.0
      variables: {expected: active}
      app: {interface: {window: {protection: label, times: {lifecycle: label}}}, info: {CFBundleName: a}}
      steps: [{user: tap-icon, state: "${expected}"}]

      """
    #expect(try Compiled(text).diagnostics.map(\.message) == [])
    #expect(Self.formatted(text).contains("protection: label"))
  }

  private static func content(of text: String) throws -> String {
    var content = ""
    for scenario in try Compiled(text).file.scenarios { dump(scenario, to: &content) }
    return content.replacing(/(start|end): -?[0-9]+/, with: "")
  }

  private static func formatted(_ text: String) -> String {
    String(
      decoding: ScenarioFormatter.formatted(SourceFile(path: "a.yaml", bytes: Array(text.utf8))),
      as: UTF8.self
    )
  }
}

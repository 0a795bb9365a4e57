@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What newcomers write, each where one would write it: the diagnostic names the right word, and its fix compiles.
@Suite struct SynonymTests {
  /// Where a word is tried: a file with `%` in its place.
  enum Place: String, CaseIterable {
    case user = "steps: [{user: tap-icon, state: active}, {user: %}]"
    case touch =
      "app: {interface: {window: {field: text-field}}}\nsteps: [{user: tap-icon, state: active}, {user: %}]"
    case system = "steps: [{user: tap-icon, state: active}, {system: %}]"
    case app = "steps: [{user: tap-icon, state: active}, {app: %}]"
    case step = "steps: [{user: tap-icon, state: active}, %]"
    case fileProtection =
      "steps: [{user: tap-icon, state: active}, {app: {open-file: {name: a, protection: %}}}]"
    case keychain =
      "steps: [{user: tap-icon, state: active}, {app: {read-keychain-item: {name: a, accessible: %}}}]"
    case during =
      "app: {during: {applicationDidBecomeActive: [%]}}\nsteps: [{user: tap-icon, state: active}]"
    case state = "steps: [{user: tap-icon}, {state: %}]"
    case scene = "app: {life-cycle: scenes}\nsteps: [{user: tap-icon, scenes: {main: %}}]"
    case front = "steps: [{user: tap-icon, front: %}]"
    case over = "steps: [{user: tap-icon, over: %}]"
    case terminated = "steps: [{user: tap-icon, terminated: %}]"
    case device = "device: %\nsteps: [{user: tap-icon, state: active}]"
    case appKey = "app: {%}\nsteps: [{user: tap-icon, state: active}]"
    case stepKey = "steps: [{user: tap-icon, %}]"
    case listForm = "steps: [{user: tap-icon, calls: {%: [applicationDidBecomeActive]}}]"
  }

  /// Words that may mean an action, or one of another actor; other words for actions are aliases.
  static let actions: [(Place, String, String)] = [
    (.user, "run", "tap-icon"), (.user, "cold-start", "tap-icon"), (.app, "launch", "tap-icon"),
    (.user, "kill", "force-quit"), (.user, "terminate", "force-quit"),
    (.system, "kill-app", "force-quit"), (.user, "wake", "unlock"),
    (.user, "settings", "change-settings"), (.user, "unlok", "unlock"),
    (.touch, "swipe-left", "swipe"), (.system, "jetsam", "low-memory"),
    (.system, "oom", "low-memory"),
    (.system, "background-refresh", "background-fetch"), (.system, "shutdown", "reboot"),
    (.system, "sms", "show-alert"), (.app, "gps", "start-location-updates"),
    (.system, "incoming-cal", "incoming-call"), (.user, "presshome", "press-home"),
  ]

  static let words: [(Place, String, String)] = [
    (.state, "terminated", "not-running"), (.state, "killed", "not-running"),
    (.state, "dead", "not-running"), (.state, "foreground", "active"),
    (.state, "running", "active"), (.state, "frozen", "suspended"),
    (.scene, "foreground", "foreground-active"),
    (.front, "springboard", "home-screen"),
    (.front, "phone-app", "call-screen"), (.over, "nothing", "none"),
    (.terminated, "oom", "memory"),
    (.terminated, "0x2182bad3", "background-url-session"),
    (.terminated, "0x2182bad4", "background-fetch"),
    (.terminated, "0x8badf00d", "watchdog"), (.terminated, "timeout", "watchdog"),
    (.terminated, "crashed", "crash"),
    (.device, "tablet", "ipad"),
    (.fileProtection, "NSFileProtectionNone", "none"),
    (.fileProtection, "NSFileProtectionComplete", "complete"),
    (.fileProtection, "completeFileProtection", "complete"),
    (.fileProtection, "NSFileProtectionCompleteUnlessOpen", "complete-unless-open"),
    (.fileProtection, "completeFileProtectionUnlessOpen", "complete-unless-open"),
    (
      .fileProtection, "NSFileProtectionCompleteUntilFirstUserAuthentication", "until-first-unlock"
    ), (.fileProtection, "completeUntilFirstUserAuthentication", "until-first-unlock"),
    (
      .fileProtection, "completeFileProtectionUntilFirstUserAuthentication", "until-first-unlock"
    ), (.keychain, "kSecAttrAccessibleWhenUnlocked", "when-unlocked"),
    (.keychain, "kSecAttrAccessibleWhenUnlockedThisDeviceOnly", "when-unlocked"),
    (.keychain, "kSecAttrAccessibleAfterFirstUnlock", "after-first-unlock"),
    (.keychain, "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "after-first-unlock"),
    (.keychain, "kSecAttrAccessibleAlways", "always"),
    (.listForm, "contains", "including"), (.listForm, "ordered", "in-order"),
    (.listForm, "any", "any-order"),
  ]

  static let keys: [(Place, String, String, String)] = [
    (.appKey, "background-tasks", ": [audio]", "background-modes"),
    (.stepKey, "expect", ": [applicationDidBecomeActive]", "calls"),
    (.stepKey, "call", ": [applicationDidBecomeActive]", "calls"),
    (.stepKey, "notification", ": none", "notifications"),
    (.stepKey, "notify", ": none", "notifications"),
  ]

  @Test(arguments: actions + words)
  func `a word that is tried leads to the right one`(
    _ place: Place,
    _ word: String,
    _ meant: String
  ) throws {
    try check(place, word, meant, in: place.rawValue.replacing("%", with: word))
  }

  @Test(arguments: keys)
  func `a key that is tried leads to the right one`(
    _ place: Place,
    _ key: String,
    _ value: String,
    _ meant: String
  ) throws {
    try check(place, key, meant, in: place.rawValue.replacing("%", with: key + value))
  }

  @Test(arguments: [("15.0.1", "15.0"), (">15.0", "15.0..."), ("any", "2.0...")])
  func `a version in another notation leads to the right one`(
    _ written: String,
    _ meant: String
  ) throws {
    let text = "scenario: x\nios: \"\(written)\"\nsteps: [{user: tap-icon, state: active}]\n"
    let diagnostic = try #require(try Compiled(text).diagnostics.first)
    #expect(diagnostic.help == "did you mean '\(meant)'?")
    try checkFix(diagnostic, of: text)
  }

  private func check(_ place: Place, _ word: String, _ meant: String, in body: String) throws {
    let ios = place == .scene ? "13.0" : "8.0"
    let text = "scenario: x\nios: \(ios)\n\(body)\n"
    let diagnostics = try Compiled(text).diagnostics
    let diagnostic = try #require(diagnostics.first { $0.help.contains("'") }, "\(diagnostics)")
    #expect(fix(of: diagnostic).contains(meant), "\(diagnostic)")
    try checkFix(diagnostic, of: text)
  }

  /// What the help quotes.
  private func fix(of diagnostic: Diagnostic) -> Substring {
    diagnostic.help.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }
  }

  /// Follows the help, and expects a file without diagnostics.
  private func checkFix(_ diagnostic: Diagnostic, of text: String) throws {
    var bytes = Array(text.utf8)
    var range = Int(diagnostic.range.start)..<Int(diagnostic.range.end)
    if diagnostic.help.hasPrefix("write '") {
      // An actor and an action, in place of those that are there.
      let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
      range =
        before.utf8.count
        - Array(before.utf8.reversed()).prefix { $0 != 0x7B }.count..<range.upperBound
    }
    let quote = bytes[range].first == UInt8(ascii: "\"") ? "" : ""
    bytes.replaceSubrange(range, with: "\(quote)\(fix(of: diagnostic))".utf8)
    let fixed = String(decoding: bytes, as: UTF8.self)
    #expect(try Compiled(fixed).diagnostics.map(\.message) == [], "\(fixed)")
  }
}

/// Words and forms that are accepted in place of others.
@Suite struct AliasTests {
  @Test(arguments: [
    ("{user: launch}", "{user: tap-icon}"), ("{user: home}", "{user: press-home}"),
    ("{user: force-close}", "{user: force-quit}"),
    ("{system: memory-warning}", "{system: low-memory}"),
    ("{system: memory-warning purge}", "{system: {low-memory: purge}}"),
    ("{user: open-url todo://item/5}", "{system: {open-url: todo://item/5}}"),
    ("{user: {open-url: todo://new}}", "{system: {open-url: todo://new}}"),
    ("{system: open-url todo://new}", "{system: {open-url: todo://new}}"),
    ("{app: work 2s}", "{app: {work: 2s}}"),
    ("{user: rotate landscape-left}", "{user: {rotate: landscape-left}}"),
    ("{system: battery-level 20}", "{system: {battery-level: 20}}"),
    ("{system: silent-push}", "{system: {push: silent}}"),
    ("{system: silent-push news}", "{system: {push: {kind: silent, name: news}}}"),
    ("{system: {silent-push: news}}", "{system: {push: {kind: silent, name: news}}}"),
    ("{system: {silent-push: {name: news}}}", "{system: {push: {kind: silent, name: news}}}"),
    ("{system: low-battery}", "{system: {battery-level: 20}}"),
    ("{system: lock}", "{system: auto-lock}"),
  ])
  func `means the same`(_ written: String, _ meant: String) throws {
    func steps(_ step: String) throws -> [String] {
      try Compiled("scenario: x\nios: 8.0\nsteps: [{state: not-running}, \(step)]\n").plan().steps
        .map { "\($0.activity)" }
    }
    #expect(try steps(written) == steps(meant))
  }

  @Test(arguments: [
    ("{silent-push: {kind: alert}}", "'silent-push' is 'kind: silent' already"),
    ("{low-battery: 10}", "'low-battery' has no arguments"),
  ])
  func `an argument that an alias stands for cannot be given`(
    _ action: String,
    _ message: String
  ) throws {
    let file = try Compiled("scenario: x\nios: 18.0\nsteps: [{system: \(action), state: active}]\n")
    #expect(file.diagnostics.map(\.message) == [message])
  }

  @Test func `an argument that is wrong is found behind its action`() throws {
    let file = try Compiled("scenario: x\nios: 8.0\nsteps: [{app: work soon, state: active}]\n")
    #expect(file.diagnostics.map(\.message) == ["'soon' is not a duration"])
  }
}

@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Texts for people have the names of methods and notifications in the language of the file.
@Suite struct SpelledTextTests {
  @Test func `each name is written in Swift, and nothing else changes`() {
    let surroundings = [
      ("", ""), ("expected ", ", but it was not called"), ("'", "'"), ("(", ")"), ("", "."),
      ("a, ", " b"), ("`", "`"), ("[", ", x]"), ("\u{1B}[1m", "\u{1B}[0m"),
    ]
    for term in Term.all where term.row.swiftName != nil {
      let name = term.name(in: .swift)
      for (start, end) in surroundings {
        for word in [term.word, term.word.trimmingLastColon] {
          let text = start + word + end
          #expect(NameSpelling.swift.written(text) == start + name + end, "\(text)")
          #expect(NameSpelling.objc.written(text) == text)
        }
        let text = start + name + end
        for spelling in NameSpelling.allCases { #expect(spelling.written(text) == text) }
      }
    }
  }

  @Test func `no name is written in Swift inside of another word or of a quotation`() {
    for word in Term.all.filter({ $0.row.swiftName != nil }).map(\.word) {
      for (start, end) in [
        ("my", ""), ("my-", ""), ("a/", ""), ("", "_x"), ("", "x"), ("é", ""), ("", "-x"),
        ("a.", ""), ("x:", ""), ("", "("), ("\"The ", " Method\""), ("at \"", "\", x"),
      ] {
        let text = start + word.trimmingLastColon + end
        // The rest may be a name: 'x' after 'application:openURL:'.
        guard !Term.all.contains(where: { text == $0.word }) else { continue }
        #expect(NameSpelling.swift.written(text) == text)
      }
    }
  }

  @Test(arguments: [
    ("{ sceneDidBecomeActive: [work: 1s] }", "{ sceneDidBecomeActive(_:): [work: 1s] }"),
    ("{ sceneDidBecomeActive: { times: 2 } }", "{ sceneDidBecomeActive(_:): { times: 2 } }"),
    ("sceneDidBecomeActive: was called", "sceneDidBecomeActive(_:) was called"),
    ("UISceneDidActivateNotification: posted", "UIScene.didActivateNotification: posted"),
    (
      "application:didReceiveRemoteNotification: is older",
      "application:didReceiveRemoteNotification: is older"
    ),
    (
      "(UIKit, \"applicationDidEnterBackground:\") sceneDidBecomeActive:",
      "(UIKit, \"applicationDidEnterBackground:\") sceneDidBecomeActive(_:)"
    ),
    ("5\" sceneDidBecomeActive:", "5\" sceneDidBecomeActive(_:)"),
  ])
  func `punctuation and quotations stay`(_ text: String, _ written: String) {
    #expect(NameSpelling.swift.written(text) == written)
    #expect(NameSpelling.swift.written([text, ""]) == [written, ""])
  }

  @Test(arguments: [
    "", ":", "...", "scene: main", "sceneDidBecomeActive:x", "größe:", "scenePhase.active",
    "tap-icon → active", "\u{1B}", "\u{1B}[1", "\"",
  ])
  func `another word stays as it is`(_ text: String) {
    #expect(NameSpelling.swift.written(text) == text)
  }

  /// Steps, the version, and the language in which people read about the case.
  @Test(
    arguments: [
      ("calls: [sceneDidBecomeActive(_:)]", "17.0", .swift),
      ("never: [sceneDidBecomeActive]", "17.0", .objc),
      ("never: [{ any-of: [state: active, sceneDidBecomeActive] }]", "17.0", .objc),
      ("notifications: { including: [UIScene.didActivateNotification] }", "12.0", .swift),
      ("notifications: { including: [didActivateNotification] }", "17.0", .swift),
      ("never: [stateRestorationActivity]", "17.0", .swift),
      ("never: [application:configurationForConnectingSceneSession]", "17.0", .objc),
      ("never: [scene(_:willConnectTo:), sceneDidBecomeActive]", "17.0", .swift),
      ("never: [sceneDidBecomeActive, scene(_:willConnectTo:)]", "17.0", .objc),
      ("state: active", "13.0", .swift), ("state: active", "12.0", .objc),
      ("effects: { including: [view-loaded] }", "17.0", .swift),
      ("never: [scenePhase.active]", "12.0", .objc),
    ] as [(String, String, NameSpelling)]
  )
  func `a case is written about in the language of its file, or the usual one for its version`(
    _ expectation: String,
    _ version: String,
    _ spelling: NameSpelling
  ) throws {
    let text = "scenario: a\nios: \(version)\nsteps: [{ user: tap-icon, \(expectation) }]\n"
    let file = try Compiled(text).file
    #expect(file.scenarios.first?.info.spelling() == spelling)
    #expect(file.answerSpelling == spelling)
    for plan in file.scenarios.flatMap(\.plans) { #expect(plan.spelling == spelling) }
  }

  @Test func `the first name in the file decides for all of its scenarios`() throws {
    let other = "scenario: a\nios: 17.0\nsteps: [{ user: tap-icon, state: active }]\n"
    let named = """
      scenario: b
      ios: 17.0
      never: [sceneDidDisconnect]
      app:
        during: { sceneDidBecomeActive(_:): [work: 1s] }
      steps: [{ user: tap-icon, state: active }]

      """
    let later = named.replacing("scenario: b", with: "scenario: c")
      .replacing("sceneDidDisconnect", with: "sceneDidDisconnect(_:)")
    let file = try Compiled([other, named, later].joined(separator: "---\n")).file
    try #require(file.allDiagnostics.isEmpty)
    #expect(file.scenarios.map { $0.info.spelling() } == [.objc, .objc, .objc])
    #expect(file.scenarios.flatMap(\.plans).map(\.spelling) == [.objc, .objc, .objc])
    let swift = try Compiled([other, later, named].joined(separator: "---\n")).file
    #expect(swift.scenarios.map { $0.info.spelling() } == [.swift, .swift, .swift])
  }

  @Test func `without a name each case has the usual language for its version`() throws {
    let file = try Compiled(
      "scenario: a\nios: [12.0, 13.0]\nsteps: [{ user: tap-icon, state: active }]\n"
    ).file
    #expect(file.scenarios.flatMap(\.plans).map(\.spelling) == [.objc, .swift])
    #expect(file.answerSpelling == .swift)
  }

  @Test func `a note keeps the spelling that fmt writes`() throws {
    let range = SourceRange(0, 1)
    let help = Diagnostic.Help("write it", replacements: ["sceneDidBecomeActive"])
    let note = Diagnostic(.nonstandardSpelling, at: range, "'sceneDidBecomeActive'", help: help)
    #expect(note.written(in: .swift) == note)
    let error = Diagnostic(.unknownSelector, at: range, "'sceneDidBecomeActive:'", help: help)
    #expect(error.written(in: .objc) == error)
    #expect(error.written(in: .swift).message == "'sceneDidBecomeActive(_:)'")
    #expect(error.written(in: .swift).fixes.map(\.text) == ["sceneDidBecomeActive(_:)"])
  }
}

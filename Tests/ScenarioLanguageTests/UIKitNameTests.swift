@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// A name of UIKit means the same in each of its spellings, wherever it can stand.
@Suite struct UIKitNameTests {
  /// The places of names of a kind, where `NAME` stands for one.
  private static func places(_ kind: TermKind) -> [String] {
    let item = [
      "[NAME]", "[{ NAME: { times: 1 } }]", "{ in-order: [NAME] }", "{ any-order: [NAME] }",
      "{ including: [NAME] }", "{ starts-with: [NAME] }", "[{ unordered: [NAME, NAME] }]",
      "\n      - NAME", "\n      - NAME:\n          optional: true",
    ]
    let pattern = [
      "{ never: [NAME] }", "{ never: [{ any-of: [NAME, state: active] }] }",
      "{ never: [{ NAME: { within: 2s } }] }",
    ]
    let always = [
      "{ after: NAME, never: [NAME] }", "{ after: NAME, until: NAME, eventually: [NAME] }",
      "{ balanced: [NAME, NAME] }",
    ]
    let step =
      item.map { "  - user: tap-icon\n    \(kind.key): \($0)" }
      + item.map { "  - user: tap-icon\n    trace: \($0)" }
      + item.map { "  - user: tap-icon\n    versions: [{ ios: 8.0..., \(kind.key): \($0) }]" }
      .filter { !$0.contains("\n      ") }
      + pattern.map { "  - user: tap-icon\n    \($0.dropFirst(2).dropLast(2))" }
    let app: [String] =
      switch kind {
      case .calls:
        [
          "implements: [NAME]", "implements: { all-but: [NAME] }",
          "implements: [state-preservation, NAME]", "during: { NAME: [{ work: 1s }] }",
          "during:\n    NAME:\n      - work: 1s",
        ]
      case .notifications: ["observers: { NAME: [{ work: 1s }] }"]
      default: []
      }
    return step.map { "scenario: a\nios: 17.0\nsteps:\n\($0)\n" }
      + pattern.map {
        "scenario: a\nios: 17.0\n\($0.dropFirst(2).dropLast(2))\nsteps: [{ user: tap-icon }]\n"
      }
      + always.map { "scenario: a\nios: 17.0\nalways: [\($0)]\nsteps: [{ user: tap-icon }]\n" }
      + app.map { "scenario: a\nios: 17.0\napp:\n  \($0)\nsteps: [{ user: tap-icon }]\n" }
  }

  private static func rewritten(_ text: String, _ spelling: NameSpelling) throws -> String {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let bytes = ScenarioFormatter.canonical(source, spelling: spelling).bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let unknown: Set<DiagnosticID> = [
    .unknownSelector, .unknownNotification, .unknownViewMethod, .unknownWord, .unknownKey,
    .ambiguousName, .yamlSyntax,
  ]

  /// The kinds whose terms have names of UIKit.
  private static let kinds = [TermKind.calls, .notifications, .views]

  @Test(arguments: kinds)
  func `each name is known in each spelling at each place`(_ kind: TermKind) throws {
    let places = Self.places(kind)
    let terms = kind.terms.filter { !$0.row.otherSpellings.isEmpty }
    try #require(terms.count > 10)
    for term in terms {
      let names = NameSpelling.allCases.map { term.name(in: $0).trimmingLastColon }
      for place in places {
        let texts = names.map { place.replacing("NAME", with: $0) }
        for text in texts {
          for (spelling, expected) in zip(NameSpelling.allCases, texts) {
            #expect(try Self.rewritten(text, spelling) == expected)
          }
        }
        let messages = try texts.map { text in
          let diagnostics = try Compiled(text).diagnostics
          #expect(diagnostics.allSatisfy { !Self.unknown.contains($0.id) }, "\(text)")
          return diagnostics.map(\.id)
        }
        #expect(Set(messages).count == 1, "\(names): \(messages) in \(place)")
      }
    }
  }

  @Test func `a name on the command line is known in each spelling`() {
    for term in Term.all {
      for name in [term.word] + term.row.otherSpellings { #expect(Term(named: name) == term) }
    }
  }

  @Test(arguments: [
    ("userNotificationCenter(_:willPresent:)", DelegateMethod.willPresentNotification),
    ("scene(_:willConnectTo:)", .sceneWillConnect),
    ("scene:willConnectToSession", .sceneWillConnect),
    ("application:configurationForConnectingSceneSession", .configurationForConnecting),
    ("sceneDidBecomeActive()", .sceneDidBecomeActive),
    ("stateRestorationActivity", .sceneStateRestorationActivity),
    ("onOpenURL(perform:)", .swiftUIOpenURL),
  ])
  func `the beginning of one name means that name`(_ name: String, _ method: DelegateMethod) throws
  {
    #expect(Term(named: name) == .call(method))
    let text = "scenario: a\nios: 17.0\nnever: [NAME]\nsteps: [{ user: tap-icon }]\n"
    let short = text.replacing("NAME", with: name)
    let source = SourceFile(path: "a.yaml", bytes: Array(short.utf8))
    let spelling =
      name.contains("(") || method == .sceneStateRestorationActivity
      ? NameSpelling.swift : .objc
    let full = Term.call(method).name(in: spelling).trimmingLastColon
    let fixed = String(decoding: ScenarioFormatter.canonical(source).bytes, as: UTF8.self)
    #expect(fixed == text.replacing("NAME", with: full))
    var loader = YAMLLoader()
    _ = loader.load(source)
    #expect(loader.notes().map(\.id) == [.nonstandardSpelling])
    #expect(loader.notes().first?.message.contains("'\(full)'") == true)
    _ = loader.load(SourceFile(path: "a.yaml", bytes: Array(fixed.utf8)))
    #expect(loader.notes().isEmpty)
  }

  @Test func `each beginning is known or means several names`() {
    for term in Self.kinds.flatMap(\.terms) {
      for spelling in NameSpelling.allCases {
        let name = term.name(in: spelling)
        for end in name.indices where name[end] == ":" {
          let beginning = name[...end] + (spelling == .swift && name.contains("(") ? ")" : "")
          let readings = Term.readings(of: String(beginning))
          #expect(
            readings == [term] || readings.count > 1
              || readings.contains { reading in
                [reading.word, reading.name(in: .swift)].contains(String(beginning))
              },
            "\(beginning)"
          )
        }
      }
    }
  }

  @Test func `a notification needs neither its class nor its end`() {
    for name in NotificationName.allCases {
      let term = Term.notification(name)
      let swiftName = term.name(in: .swift)
      let member = swiftName.split(separator: ".").last.map(String.init) ?? ""
      guard member.hasSuffix("Notification") else { continue }
      #expect(Term.readings(of: member).contains(term))
      #expect(Term.readings(of: ".\(member)").contains(term))
      #expect(Term.readings(of: "NSNotification.Name.\(term.word)") == [term])
      if swiftName.hasSuffix("Notification") {
        #expect(Term(named: String(swiftName.dropLast("Notification".count))) == term)
      }
    }
    #expect(Term.readings(of: "didEnterBackgroundNotification").count == 2)
  }

  @Test(arguments: [
    "application", "scene", "scene(_:)", "open", "active:", "()", ":)", "", "Name",
  ])
  func `a name that is too short has no completion`(_ name: String) {
    #expect(Term.readings(of: name).count != 1)
    #expect(ShortName.fullNames(for: name).isEmpty)
  }

  @Test func `the old method for pushes has the name of the new one's asynchronous form`() throws {
    let name = "application(_:didReceiveRemoteNotification:)"
    let file = try Compiled(
      "scenario: a\nios: 17.0\nnever: [\(name)]\nsteps: [{ user: tap-icon }]\n"
    )
    let diagnostic = try #require(file.diagnostics.first)
    #expect(file.diagnostics.map(\.id) == [.ambiguousName])
    let names = [
      "application:didReceiveRemoteNotification",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    ]
    #expect(diagnostic.fixes.map(\.text) == names)
    for name in names { #expect(diagnostic.help.contains(name)) }
    #expect(Term(named: name) == nil)
  }

  @Test(arguments: [
    ".active", "UIApplication.State.active", "UIApplicationStateActive", "active",
  ])
  func `UIKit's constant for the state of an app is its word`(_ constant: String) throws {
    _ = try Compiled("scenario: a\nios: 17.0\nsteps: [{ user: tap-icon, state: \(constant) }]\n")
      .plan()
  }

  @Test(arguments: [
    ".foregroundActive", "UIScene.ActivationState.foregroundActive", "foregroundActive", "active",
    "UISceneActivationStateForegroundActive", ".active", "foreground-active",
  ])
  func `UIKit's constant for the state of a scene is its word`(_ constant: String) throws {
    let step = "{ user: tap-icon, scenes: { main: \(constant) } }"
    let plan = try Compiled("scenario: a\nios: 17.0\nsteps: [\(step)]\n").plan()
    let expectation = plan.steps.first?.expectations.first as? ScenesExpectation
    #expect(expectation?.items.map(\.state) == [.foregroundActive])
  }

  @Test(arguments: [
    ("life-cycle: swiftui", AppDescription.SwiftUIDelegates.none),
    ("{ life-cycle: swiftui, swiftui: app-delegate }", .app),
    ("{ swiftui: scene-delegate, life-cycle: swiftui }", .scene),
  ])
  func `the life cycle of SwiftUI has no delegates unless the app says so`(
    _ app: String,
    _ delegates: AppDescription.SwiftUIDelegates
  ) throws {
    let text = app.hasPrefix("{") ? app : "{ \(app) }"
    let plan = try Compiled("scenario: a\nios: 17.0\napp: \(text)\n\(Compiled.steps)\n").plan()
    #expect(plan.environment.app.swiftUI == delegates)
    #expect(plan.environment.app.lifeCycle == .scenes)
  }
}

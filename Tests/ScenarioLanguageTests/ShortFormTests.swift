import Foundation
@_spi(Package) import LifecycleCore
import ScenarioReports
import ScenarioRunner
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Other notations that are accepted: each means the same as the usual one, which `fmt` writes, and is checked.
@Suite struct ShortFormTests {
  /// A notation, the usual one, and a scenario in which an expectation depends on it: `%` stands for it.
  struct Form: CustomTestStringConvertible, Sendable {
    let written: String
    let usual: String
    let scenario: String

    var testDescription: String { written }

    init(_ written: String, _ usual: String, in scenario: String) {
      (self.written, self.usual, self.scenario) = (written, usual, scenario)
    }

    func text(_ notation: String) -> String {
      "scenario: x\n" + scenario.replacing("%", with: notation) + "\n"
    }
  }

  static let forms: [Form] =
    ["calls", "notifications", "effects", "trace"].map {
      Form("\($0): []", "\($0): none", in: "ios: 8.0\nsteps: [{user: tap-icon, %}]")
    }
    + ["not-called", "not-calls", "should-not-call", "forbidden"].map {
      Form(
        "\($0): [applicationDidBecomeActive]",
        "never: [applicationDidBecomeActive]",
        in: "ios: 8.0\nsteps: [{user: tap-icon, %}]"
      )
    }

    + durations + versions + devices + app + lists + windows + severalActions + phases + pages
    + pushes + timers + screens + terminations + names

  private static let durations = [
    ("1 min", "1min"), ("5 seconds", "5s"), ("1m", "1min"), ("1.5s", "1500ms"), ("2 hours", "2h"),
    ("1 hour", "1h"), ("90sec", "90s"), ("0.5h", "30min"), ("1 day", "24h"), ("250 msec", "250ms"),
    ("3 S", "3s"), ("10 Minutes", "10min"),
  ].map {
    Form(
      "wait: \($0)",
      "wait: \($1)",
      in: "ios: 8.0\nsteps: [{user: tap-icon}, {user: press-home}, {%, state: active}]"
    )
  }

  private static let versions: [Form] = {
    let latest = OSVersion.released.last.map { "\($0)" } ?? ""
    let last15 = OSVersion.released.last { $0.major == 15 }.map { "\($0)" } ?? ""
    return [
      ("latest", latest), ("newest", latest), ("iOS 15", "15.0"), ("v15.0", "15.0"),
      ("iPadOS 16", "16.0"), ("15+", "15.0..."), ("15.0+", "15.0..."), ("\">=15\"", "15.0..."),
      ("15 or later", "15.0..."), ("iOS 15+", "15.0..."), ("\"<=4\"", "...4.0"),
      ("15-17", "15.0...17.0"), ("15..17", "15.0...17.0"), ("15.0 to 17.0", "15.0...17.0"),
      ("iOS 15...17", "15.0...17.0"), ("15 - 17", "15.0...17.0"), ("15.x", "15.0...\(last15)"),
      ("all", "2.0..."), ("[iOS 15, 17+]", "[15.0, 17.0...]"),
    ].map {
      Form("ios: \($0)", "ios: \($1)", in: "%\nsteps: [{user: tap-icon, state: background}]")
    } + [
      Form(
        "sdk: iOS 12",
        "sdk: 12.0",
        in: "ios: 15.0\napp: {%}\nsteps: [{user: tap-icon, calls: [applicationDidBecomeActive]}]"
      )
    ]
  }()

  private static let devices = [
    ("iPad", "ipad"), ("IPAD", "ipad"), ("iPhone", "iphone"), ("iPhone 15 Pro", "iphone"),
    ("iphone-15", "iphone"), ("iPad Pro (11-inch)", "ipad"), ("{model: iPad}", "{model: ipad}"),
    ("{type: iPad}", "{model: ipad}"),
  ].map {
    Form(
      "device: \($0)",
      "device: \($1)",
      in: "ios: 13.0\n%\nsteps: [{user: tap-icon, state: background}]"
    )
  }

  private static let app: [Form] = {
    let old = "ios: 14.0\napp: {sdk: 12.0, %}\n"
    let calls = "steps: [{user: tap-icon, calls: [sceneDidBecomeActive]}]"
    let windows =
      "steps: [{user: tap-icon}, {user: {open-window: second}, scenes: {second: background}}]"
    let plain = "ios: 14.0\napp: {%}\nsteps: [{user: tap-icon, state: background}]"
    return [
      Form("scenes: true", "life-cycle: scenes", in: old + calls),
      Form("scenes: false", "life-cycle: app-delegate", in: plain),
      Form(
        "scenes: multiple",
        "multiple-scenes: true",
        in: "ios: 14.0\ndevice: ipad\napp: {%}\n" + windows
      ),
      Form("scenes: single", "multiple-scenes: false", in: plain),
      Form(
        "rotate: landscape",
        "rotate: landscape-left",
        in: "ios: 8.0\nsteps: [{user: tap-icon}, {user: {%}, state: background}]"
      ),
    ]
  }()

  /// Other words for what is in front, and overlays, which have a key of their own.
  private static let screens: [Form] =
    (Aliases.screens.map { ("front: \($0)", "front: \($1)") }
    + Overlay.allCases.map { ("front: \($0.word)", "over: \($0.word)") }
    + Aliases.overlays.flatMap {
      [("front: \($0)", "over: \($1)"), ("over: \($0)", "over: \($1)")]
    })
    .sorted { $0.0 < $1.0 }
    .map { Form($0, $1, in: "ios: 17.0\nsteps: [{user: tap-icon, %}]") }

  private static let terminations = Aliases.terminations.sorted { $0.key < $1.key }.map {
    Form("terminated: \($0)", "terminated: \($1)", in: "ios: 17.0\nsteps: [{user: tap-icon, %}]")
  }

  /// Each effect with several arguments of which the first one names what it is about.
  private static let names: [Form] = TermKind.effects.terms.compactMap { term in
    let arguments = term.row.arguments.filter { $0 != .scene }
    guard arguments.count > 1, let first = arguments.first, [.name, .identifier].contains(first)
    else { return nil }
    return Form(
      "effects: [\(term.word): x]",
      "effects: [\(term.word): { \(first.word): x }]",
      in: "ios: 17.0\nsteps: [{user: tap-icon, %}]"
    )
  }

  /// Other words for windows, in each place of a name.
  private static let windows: [Form] = SceneList.names.sorted { $0.key < $1.key }.flatMap {
    word,
    name in
    let number = name == "main" ? 1 : Int(word) ?? 1
    let open = String(repeating: "{user: open-window}, ", count: number - 1)
    let start =
      "ios: 17.0\ndevice: ipad\napp: {multiple-scenes: true, implements: all}\nsteps: [{user: tap-icon}, \(open)"
    return [
      Form("scenes: {\(word): background}", "scenes: {\(name): background}", in: start + "{%}]"),
      Form("windows: {\(word): closed}", "scenes: {\(name): unattached}", in: start + "{%}]"),
      Form(
        "close-window: \(word)",
        "close-window: \(name)",
        in: start + "{user: {%}, state: suspended}]"
      ),
      Form(
        "sceneWillResignActive(_:): {scene: \(word)}",
        "sceneWillResignActive(_:): {scene: \(name)}",
        in: start + "{user: press-home, calls: [%]}]"
      ),
    ]
  }

  /// Several actions of a step, which only expects a state.
  private static let severalActions: [Form] = [
    Form(
      "{user: tap-icon, app: {start: timer}, state: background}",
      "{user: tap-icon}, {app: {start: timer}, state: background}",
      in: "ios: 17.0\nsteps: [%]"
    ),
    Form(
      "{user: tap-icon, system: low-memory, wait: 5s, state: background, front: home-screen}",
      "{user: tap-icon}, {system: low-memory}, {wait: 5s, state: background, front: home-screen}",
      in: "ios: 17.0\nsteps: [%]"
    ),
    Form(
      "{wait: 1s, user: tap-icon, scenes: {main: background}}",
      "{wait: 1s}, {user: tap-icon, scenes: {main: background}}",
      in: "ios: 17.0\nsteps: [%]"
    ),
  ]

  /// The phases through which a scene passes.
  private static let phases: [Form] = {
    let app =
      "ios: 17.0\napp: {life-cycle: swiftui}\nsteps: [{user: tap-icon}, {user: press-home, %}]"
    return [
      ("[background, inactive]", "[scenePhase.background, scenePhase.inactive]"),
      ("[.inactive, .active]", "[scenePhase.inactive, scenePhase.active]"),
      ("[active]", "[scenePhase.active]"),
    ].map { Form("scenePhase: \($0)", "calls: {in-order: \($1)}", in: app) }
  }()

  /// A web page in place of the type of an activity.
  private static let pages: [Form] = ["user-activities", "userActivities"].flatMap { key in
    ["\"https://a.com/1\"", "[\"https://a.com/1\"]"].map { value in
      Form(
        "\(key): \(value)",
        "webpage-url: \"https://a.com/1\"",
        in: "ios: 17.0\nsteps: [{user: {open-universal-link: \"https://a.com/2\"}, "
          + "calls: {including: [scene(_:willConnectTo:options:): {%}]}}]"
      )
    }
  }

  /// Keys of `aps` that are not below it.
  private static let pushes: [Form] = [
    ("{alert: Hi, category: a, id: 5}", "{aps: {alert: Hi, category: a}, id: 5}"),
    ("{content-available: 1}", "{aps: {content-available: 1}}"),
    ("{payload: {alert: Hi, id: 5}}", "{payload: {aps: {alert: Hi}, id: 5}}"),
  ].map {
    Form("push: \($0)", "push: \($1)", in: "ios: 17.0\nsteps: [{system: {%}, state: active}]")
  }

  /// What belongs under `trace`, in a list of calls.
  private static let lists: [Form] = {
    let launch = "ios: 13.0\nsteps: [{user: tap-icon, %}]"
    let leaving = "ios: 13.0\nsteps: [{user: tap-icon}, {user: press-home, %}]"
    let task =
      "ios: 13.0\napp: {during: {sceneDidEnterBackground: [begin-background-task: {name: a}]}}\n"
      + "steps: [{user: tap-icon}, {user: press-home}, {wait: 1min, %}]"
    return [
      Form(
        "calls: [sceneWillResignActive, UISceneWillDeactivateNotification]",
        "trace: [sceneWillResignActive, UISceneWillDeactivateNotification]",
        in: leaving
      ),
      Form(
        "calls: {in-order: [sceneDidBecomeActive, viewDidLoad]}",
        "trace: {in-order: [sceneDidBecomeActive, viewDidLoad]}",
        in: launch
      ),
      Form(
        "calls: {in-order: [sceneDidEnterBackground, {state: active}]}",
        "trace: {in-order: [sceneDidEnterBackground, {state: active}]}",
        in: leaving
      ),
      Form(
        "calls: [unordered: [snapshot, sceneWillResignActive: {state: background}]]",
        "trace: [unordered: [snapshot, sceneWillResignActive: {state: background}]]",
        in: leaving
      ),
      Form(
        "expected: [sceneWillResignActive, snapshot]",
        "trace: [sceneWillResignActive, snapshot]",
        in: leaving
      ),
      Form("calls: [expirationHandler]", "trace: [task-expired]", in: launch),
      Form("calls: [launchHandler]", "trace: [task-launched]", in: launch),
      Form("tasks: [expiration-handler]", "tasks: [task-expired]", in: launch),
      Form("calls: [setTaskCompleted]", "trace: [task-completed]", in: task),
    ]
  }()

  private static let timers: [Form] = {
    let start =
      "ios: 8.0\nsteps: [{user: tap-icon}, {app: {start: %}}, {wait: 5s, effects: [tick: {name: b}]}]"
    let stop =
      "ios: 8.0\nsteps: [{user: tap-icon}, {app: {start: {kind: game, name: a}}}, "
      + "{app: {stop: %}}, {wait: 5s, effects: [tick: {name: b}]}]"
    let fired = "ios: 8.0\nsteps: [{user: tap-icon}, {app: {start: {kind: timer, name: a}}}, {%}]"
    return [
      Form("{timer: a, every: 5s}", "{kind: timer, name: a, every: 5s}", in: start),
      Form("{every: 5s, movie: a}", "{every: 5s, kind: movie, name: a}", in: start),
      Form("{game: a}", "{kind: game, name: a}", in: stop),
      Form(
        "wait: 1s, effects: [timer-fired: b]",
        "wait: 1s, effects: [tick: { kind: timer, name: b }]",
        in: fired
      ),
      Form(
        "wait: 1s, effects: [timer-fired, timer-fired]",
        "wait: 1s, effects: [{ tick: { kind: timer } }, { tick: { kind: timer } }]",
        in: fired
      ),
      Form(
        "wait: 1s, never: [timer-fired: {name: a, at: 1s}]",
        "wait: 1s, never: [tick: {kind: timer, name: a, at: 1s}]",
        in: fired
      ),
    ]
  }()

  @Test func `a list of calls stays one beside a trace`() {
    let text = """
      scenario: x
      ios: 13.0
      steps:
        - user: tap-icon
          calls: [snapshot]
          trace: { including: [sceneDidBecomeActive] }

      """
    #expect(Self.formatted(text) == text)
  }

  @Test(arguments: [
    ("background", "write one of: { state: background }, { scene: background }"),
    ("exit", "write one of: { app: exit }, { terminated: exit }"),
    ("suspended", "a state is written { state: suspended }"),
    ("press-home", "an action is written { user: press-home }"),
  ])
  func `a name with several meanings is an error that lists them`(
    _ name: String,
    _ help: String
  ) throws {
    let text = "scenario: x\nios: 13.0\nsteps: [{user: tap-icon, calls: [\(name)]}]\n"
    #expect(try Compiled(text).diagnostics.map(\.help) == [help])
  }

  /// Returns the outcome of each case, and the messages of its failures.
  private static func outcomes(of text: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var fixture = Fixture("\(UUID().uuidString).yaml")
    fixture.folder = folder
    try Data(text.utf8).write(to: folder.appending(path: fixture.path))
    return try await fixture.result().cases.map { result in
      "\(result.outcome) \(result.name)\n"
        + (result.failures.map(\.message) + result.diagnostics.map(\.message)).joined(
          separator: "\n"
        )
    }
  }

  private static func formatted(_ text: String) -> String {
    String(
      decoding: ScenarioFormatter.formatted(SourceFile(path: "a.yaml", bytes: Array(text.utf8))),
      as: UTF8.self
    )
  }

  @Test(arguments: forms)
  func `a notation means the same as the usual one, and is checked`(_ form: Form) async throws {
    let outcomes = try await Self.outcomes(of: form.text(form.written))
    #expect(try await outcomes == Self.outcomes(of: form.text(form.usual)))
    #expect(outcomes.contains { $0.hasPrefix("failed") }, "\(outcomes)")
  }

  @Test(arguments: forms)
  func `fmt writes the standard notation`(_ form: Form) {
    #expect(Self.formatted(form.text(form.written)) == Self.formatted(form.text(form.usual)))
  }

  /// What could mean two things, or nothing that was released.
  @Test(arguments: [
    "wait: 10", "wait: \"1,5s\"", "wait: 1.0005s", "wait: half an hour", "wait: -1s", "wait: 1e3s",
  ])
  func `a duration with two meanings, or none, is an error`(_ step: String) throws {
    let text = "scenario: x\nios: 8.0\nsteps: [{user: tap-icon, state: active}, {\(step)}]\n"
    #expect(try Compiled(text).diagnostics.count == 1)
  }

  @Test(arguments: [
    "\">15\"", "\"<15\"", "15..<17", "99+", "15.0.1", "17-15", "15.9", "any", "\"iOS\"", "+",
  ])
  func `a version with two meanings, or none, is an error`(_ ios: String) throws {
    let text = "scenario: x\nios: \(ios)\nsteps: [{user: tap-icon, state: active}]\n"
    #expect(try Compiled(text).diagnostics.count == 1)
  }

  @Test(arguments: ["iphones", "ipod", "watch", "iPhon", "tablet"])
  func `another device is an error`(_ device: String) throws {
    let text = "scenario: x\nios: 8.0\ndevice: \(device)\n\(Compiled.steps)\n"
    #expect(try Compiled(text).diagnostics.count == 1)
  }

  @Test(arguments: [
    "scenes: true, life-cycle: scenes", "life-cycle: scenes, scenes: true",
    "scenes: multiple, multiple-scenes: true", "scenes: many", "scenes: [main]",
  ])
  func `a short form beside what it stands for, or with another value, is an error`(
    _ keys: String
  ) throws {
    let text = "scenario: x\nios: 14.0\napp: {\(keys)}\n\(Compiled.steps)\n"
    #expect(try Compiled(text).diagnostics.count == 1)
  }

  @Test func `a quick action that the icon does not have cannot be chosen`() throws {
    func messages(_ type: String) throws -> [String] {
      let steps = "steps: [{user: {choose-quick-action: \(type)}, state: active}]"
      return try Compiled("scenario: x\nios: 13.0\napp: {quick-actions: [compose]}\n\(steps)\n")
        .diagnostics.map(\.message)
    }
    #expect(try messages("compose") == [])
    #expect(try messages("search") == ["the app has no quick action 'search'"])
  }

  @Test(arguments: [
    ("url-schemes: none", "system: {open-url: \"notes://1\"}", "does not open 'notes' URLs"),
    ("quick-actions: none", "user: {choose-quick-action: compose}", "no quick action 'compose'"),
    ("activity-types: none", "user: {continue-activity: edit}", "of the type 'edit'"),
  ])
  func `an app with none of something cannot be opened by it`(
    _ app: String,
    _ action: String,
    _ message: String
  ) throws {
    func messages(_ app: String) throws -> [String] {
      let steps = "steps: [{\(action), state: active}]"
      return try Compiled("scenario: x\nios: 13.0\napp: {\(app)}\n\(steps)\n")
        .diagnostics.map(\.message)
    }
    #expect(try messages(app).count == 1)
    #expect(try messages(app).first?.contains(message) == true)
    #expect(try messages("life-cycle: scenes") == [])
  }

  @Test func `permitted identifiers are those of the Info.plist`() throws {
    func identifiers(_ app: String) throws -> [String] {
      try Compiled("scenario: x\nios: 13.0\napp: {\(app)}\n\(Compiled.steps)\n").plan().environment
        .app.permittedTaskIdentifiers
    }
    #expect(try identifiers("permitted-task-identifiers: [com.a.b]") == ["com.a.b"])
    #expect(
      try identifiers("info: {BGTaskSchedulerPermittedIdentifiers: [com.a.b]}") == ["com.a.b"]
    )
  }

  @Test(arguments: [
    "never: []", "calls: {including: []}", "calls: {in-order: []}", "trace: [unordered: []]",
    "calls:", "not-called: []", "scenes: {}",
  ])
  func `an empty value that means nothing is an error`(_ expectation: String) throws {
    let text = "scenario: x\nios: 13.0\nsteps:\n  - user: tap-icon\n    \(expectation)\n"
    #expect(try !Compiled(text).diagnostics.isEmpty)
  }
}

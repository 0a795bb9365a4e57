import Testing

@testable import SourceScanner

/// What identifiers name, as the code shows it.
@Suite struct IdentifierTests {
  private static let samples: [(code: String, kinds: Set<IdentifierKind>)] = [
    ("BGAppRefreshTaskRequest(identifier: \"a\")", [.refreshTask]),
    ("BGProcessingTaskRequest(identifier: X.id)", [.processingTask]),
    (
      "BGContinuedProcessingTaskRequest(identifier: \"a\", title: \"t\", subtitle: \"s\")",
      [.continuedTask]
    ),
    ("URLSessionConfiguration.background(withIdentifier: \"a\")", [.urlSession]),
    ("make(.background(withIdentifier: X.id))", [.urlSession]),
    (
      """
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
        handle(task as! BGProcessingTask)
      }
      """, [.processingTask]
    ),
    (
      """
      BGTaskScheduler.shared.register(forTaskWithIdentifier: X.id, using: nil, launchHandler: { task in
        guard let task = task as? BGAppRefreshTask else { return }
      })
      """, [.refreshTask]
    ),
    (
      "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil) { handle($0) }", []
    ),
    (
      "BGAppRefreshTaskRequest(identifier: \"a\"); BGProcessingTaskRequest(identifier: \"a\")",
      [.refreshTask, .processingTask]
    ),
    ("BGTaskRequest(identifier: \"a\")", []),
    ("BGAppRefreshTaskRequest(identifier: make())", []),
  ]

  @Test(arguments: samples)
  func `requests, handlers and sessions show it in Swift`(code: String, kinds: Set<IdentifierKind>)
  {
    let facts = scan([
      "A.swift": "class A { func f() { \(code) } }", "X.swift": "enum X { static let id = \"a\" }",
    ])
    #expect(facts.identifierKinds["a", default: []] == kinds)
    #expect(facts.identifierKinds.keys.allSatisfy { $0 == "a" })
    #expect(facts.notUnderstood.isEmpty)
  }

  private static let compositions: [(expression: String, value: String?)] = [
    (#""\(Bundle.main.bundleIdentifier ?? "").refresh""#, "org.a.refresh"),
    (#""\(Bundle.main.bundleIdentifier!).refresh""#, "org.a.refresh"),
    (#""\(Bundle.main.bundleIdentifier ?? "none")""#, "org.a"),
    (#"Bundle.main.bundleIdentifier! + ".refresh""#, "org.a.refresh"),
    (#"(Bundle.main.bundleIdentifier ?? "none") + ".refresh""#, "org.a.refresh"),
    (#"Bundle.main.bundleIdentifier ?? "none" + ".refresh""#, "org.a"),
    ("Bundle.main.bundleIdentifier!", "org.a"),
    (#""a" + "." + X.last"#, "a.refresh"),
    (#""\(X.prefix).\(X.last)""#, "org.a.x.refresh"),
    ("X.whole", "org.a.x.refresh.all"),
    (#""<\("\(X.last)!")>""#, "<refresh!>"),
    (#"Bundle.module.bundleIdentifier! + ".refresh""#, nil),
    (#""\(make()).refresh""#, nil), (#"X.prefix + make()"#, nil),
    (#""\(X.other).refresh""#, nil), (#""\(X.last)\n""#, nil), (#""\(X.none).refresh""#, nil),
    ("X.circle", nil), (#""\(1 + 2)""#, nil), (#""\(X.last, a: b)""#, nil),
  ]

  @Test(
    arguments: compositions,
    [
      "", "let id = %\n", "let id: String = %; ", "guard let id = % else { return }\n",
      "guard let a = b, let id = %, c else { return }\n", "if let id = % { }\n",
    ]
  )
  func `they may be composed, of the identifier of the bundle, too`(
    composition: (expression: String, value: String?),
    local: String
  ) {
    let start = local.replacing("%", with: composition.expression)
    let identifier = local.isEmpty ? composition.expression : "id"
    let files = [
      "A.swift": """
      class A { func f() { \(start)
        BGTaskScheduler.shared.register(forTaskWithIdentifier: \(identifier), using: nil) { _ in }
      } }
      """,
      "X.swift": #"""
      enum X {
        static let prefix = Bundle.main.bundleIdentifier! + ".x"
        static let last = "refresh"
        static let whole = "\(prefix).\(last)" + ".all"
        static let other = make()
        static let circle = "\(circle)a"
      }
      """#,
    ]
    let known = scan(files, CompilationSettings(bundleIdentifier: "org.a")).taskRegistrations
    let value: String? = if case .known(let text) = known.first?.identifier { text } else { nil }
    #expect(value == composition.value)
    guard composition.expression.contains("Bundle.main") else { return }
    let facts = scan(files)
    #expect(facts.notUnderstood.map(\.message).first?.contains("the bundle identifier") == true)
  }

  @Test(
    arguments: [
      ("[[BGAppRefreshTaskRequest alloc] initWithIdentifier:@\"a\"];", IdentifierKind.refreshTask),
      ("[[BGProcessingTaskRequest alloc] initWithIdentifier:@\"a\"];", .processingTask),
      (
        "[NSURLSessionConfiguration backgroundSessionConfigurationWithIdentifier:@\"a\"];",
        .urlSession
      ),
      (
        """
        [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:@"a" usingQueue:nil
          launchHandler:^(BGTask *task) { [self handle:(BGAppRefreshTask *)task]; }];
        """, .refreshTask
      ),
    ]
  )
  func `they show it in Objective-C`(code: String, kind: IdentifierKind) {
    let facts = scan(["A.m": "@implementation A\n- (void)f { \(code) }\n@end\n"])
    #expect(facts.identifierKinds == ["a": [kind]])
  }

  @Test func `modifiers of SwiftUI show it`() {
    let code = """
      @main struct A: App {
        var body: some Scene {
          WindowGroup { Text("") }
            .backgroundTask(.appRefresh("a")) {}
            .backgroundTask(.urlSession("b")) {}
        }
      }
      """
    #expect(
      scan(["A.swift": code]).identifierKinds == ["a": [.refreshTask], "b": [.urlSession]]
    )
  }
}

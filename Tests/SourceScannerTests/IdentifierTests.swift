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

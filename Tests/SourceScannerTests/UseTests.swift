@_spi(Package) import LifecycleCore
import Testing

@testable import SourceScanner

/// Registrations, observers, and what SwiftUI handles.
@Suite struct UseTests {
  private static let registration = "BGTaskScheduler.shared.register(forTaskWithIdentifier:"

  @Test(
    arguments: [
      ("func f() { \(registration) \"a\", using: nil) { _ in } }", "a"),
      ("static let id = \"a\"\nfunc f() { \(registration) Self.id, using: nil) { _ in } }", "a"),
      ("let id = \"a\"\nfunc f() { \(registration) id, using: nil) { _ in } }", "a"),
      ("let id = \"a\"\nfunc f() { \(registration) self.id, using: nil) { _ in } }", "a"),
      ("func f() { let id = \"a\"\n\(registration) id, using: nil) { _ in } }", "a"),
      (
        "enum Task: String { case a = \"b\" }\nfunc f() { \(registration) Task.a.rawValue, using: nil) { _ in } }",
        "b"
      ),
      (
        "enum Task: String { case a, b }\nfunc f() { \(registration) Task.b.rawValue, using: nil) { _ in } }",
        "b"
      ),
      ("func f() { \(registration) X.id, using: nil) { _ in } }", "of X"),
      (
        "enum X { static let id = \"inner\" }\nfunc f() { \(registration) X.id, using: nil) { _ in } }",
        "inner"
      ),
      ("func f() { \(registration) Y.id, using: nil) { _ in } }", "of Y"),
      ("func f() { \(registration) global, using: nil) { _ in } }", "everywhere"),
      ("func f() { \(registration) Single.shared.task, using: nil) { _ in } }", "of one"),
    ]
  )
  func `an identifier is known if it is a literal or one constant`(member: String, value: String) {
    let facts = scan([
      "A.swift": "class A { \(member) }", "X.swift": "struct X { static let id = \"of X\" }",
      "Y.swift": "struct Y { static let id = \"of Y\" }", "G.swift": "let global = \"everywhere\"",
      "S.swift": "class Single { static let shared = Single()\nlet task = \"of one\" }",
    ])
    #expect(facts.taskRegistrations.map(\.identifier) == [.known(value)])
    #expect(facts.notUnderstood == [])
  }

  @Test(
    arguments: [
      ("func f(id: String) { \(registration) id, using: nil) { _ in } }", "it is a parameter"),
      (
        "func f() { \(registration) \"a\\(b)\", using: nil) { _ in } }",
        "'b' is not known: its declar"
      ),
      ("func f() { \(registration) base + \".a\", using: nil) { _ in } }", "'base' is not known"),
      ("func f() { \(registration) base() + \".a\", using: nil) { _ in } }", "it is computed"),
      ("func f() { for id in ids { \(registration) id, using: nil) { _ in } } }", "variable"),
      (
        "var id: String { \"a\" }\nfunc f() { \(registration) id, using: nil) { _ in } }",
        "it is a variable"
      ),
      ("var id = \"a\"\nfunc f() { \(registration) id, using: nil) { _ in } }", "it is a variable"),
      (
        "static var id = \"a\"\nfunc f() { \(registration) Self.id, using: nil) { _ in } }",
        "it is a variable"
      ),
      ("let id = make()\nfunc f() { \(registration) id, using: nil) { _ in } }", "not a literal"),
      ("func f() { \(registration) Other.id, using: nil) { _ in } }", "not found"),
      (
        "#if X\nlet id = \"a\"\n#else\nlet id = \"b\"\n#endif\nfunc f() { \(registration) id, using: nil) { _ in } }",
        "several times"
      ),
      (
        "enum Task: String { case a }\nfunc f() { \(registration) Task.a, using: nil) { _ in } }",
        "not a literal"
      ),
    ]
  )
  func `an identifier that may be another one is not known`(member: String, reason: String) {
    let facts = scan("class A { \(member) }")
    guard case .unknown(_, let found)? = facts.taskRegistrations.first?.identifier else {
      Issue.record("\(facts.taskRegistrations)")
      return
    }
    #expect(found.contains(reason))
    #expect(facts.notUnderstood.map(\.location) == facts.taskRegistrations.map(\.context.location))
  }

  @Test func `registrations in Objective-C are found`() {
    let facts = scan([
      "A.m": """
      static NSString *const kTask = @"b";
      #define TASK @"c"
      @implementation A
      - (void)setUp {
        [BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:@"a" usingQueue:nil launchHandler:^(BGTask *t) {}];
        [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:kTask usingQueue:nil launchHandler:^(BGTask *t) {}];
        [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:TASK usingQueue:nil launchHandler:nil];
      }
      @end
      """
    ])
    #expect(facts.taskRegistrations.map(\.identifier) == [.known("a"), .known("b"), .known("c")])
    #expect(facts.taskRegistrations.map(\.context.function) == ["A.setUp", "A.setUp", "A.setUp"])
  }

  @Test(
    arguments: [
      ("static NSString *const kTask = @\"a\";", true), ("NSString * const kTask = @\"a\";", true),
      ("static NSString *kTask = @\"a\";", false), ("NSString *kTask = @\"a\";", false),
      ("static const NSString *kTask = @\"a\";", false),
    ]
  )
  func `a text in Objective-C is known if nothing can change it`(line: String, isKnown: Bool) {
    let facts = scan([
      "A.m": """
      \(line)
      @implementation A
      - (void)setUp {
        [BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:kTask usingQueue:nil launchHandler:nil];
      }
      @end
      """
    ])
    let value: SourceValue = isKnown ? .known("a") : .unknown("kTask", reason: "it is a variable")
    #expect(facts.taskRegistrations.map(\.identifier) == [value])
  }

  @Test(
    arguments: [
      "addObserver(self, selector: #selector(go(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)",
      "addObserver(self, selector: #selector(go(_:)), name: .UIApplicationDidEnterBackground, object: nil)",
      "addObserver(self, selector: #selector(A.go(_:)), name: NSNotification.Name.UIApplicationDidEnterBackground, object: nil)",
      "addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { _ in }",
      "addObserver(forName: Notification.Name(rawValue: UIApplicationDidEnterBackgroundNotification), object: nil) {}",
      "publisher(for: UIApplication.didEnterBackgroundNotification).sink {}",
      "notifications(named: UIApplication.didEnterBackgroundNotification)",
      "startObserving(self, observing: [UIApplication.didEnterBackgroundNotification])",
    ]
  )
  func `observers are found in each of their forms`(call: String) {
    let facts = scan("class A { func f() { NotificationCenter.default.\(call) } }")
    #expect(facts.observers.map(\.notification) == [.didEnterBackground])
    #expect(facts.observers.first?.method == (call.contains("#selector") ? "go(_:)" : nil))
    #expect(facts.observers.first?.context.function == "A.f()")
  }

  @Test(
    arguments: [
      "post(name: UIApplication.didEnterBackgroundNotification, object: nil)",
      "removeObserver(self, name: UIApplication.didEnterBackgroundNotification, object: nil)",
    ]
  )
  func `what observes nothing is not an observer`(call: String) {
    #expect(scan("class A { func f() { NotificationCenter.default.\(call) } }").observers == [])
  }

  @Test func `SwiftUI's ways into the app are found`() {
    let facts = scan(
      """
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @Environment(\\.scenePhase) private var phase
        var body: some Scene {
          WindowGroup {
            ContentView()
              .onOpenURL { url in open(url) }
              .onContinueUserActivity("com.example.read") { _ in }
          }
          .onChange(of: phase) { _ in }
          .onChange(of: other) { _ in }
          .backgroundTask(.appRefresh("refresh")) { }
          .backgroundTask(.urlSession("transfers")) { }
        }
      }
      class Delegate: NSObject {}
      """
    )
    #expect(
      facts.viewEvents.map(\.kind) == [
        .scenePhase, .onOpenURL, .onContinueUserActivity, .onChangeOfScenePhase, .appRefreshTask,
        .urlSessionTask,
      ]
    )
    #expect(
      facts.viewEvents.compactMap(\.argument) == [
        .known("com.example.read"), .known("refresh"), .known("transfers"),
      ]
    )
    #expect(facts.viewEvents[1].context.function == "MyApp.body")
    #expect(facts.apps.map(\.delegates) == [["Delegate"]])
    #expect(facts.apps.map(\.isMain) == [true])
    #expect(facts.entryPoints.map(\.kind) == [.swiftUIApp])
  }

  @Test(
    arguments: [
      ("c.delegateClass = S.self", "S"), ("c.delegateClass = Module.S.self", "S"),
      ("c.delegateClass = isNew ? S.self : T.self", nil), ("c.delegateClass = kind", nil),
    ] as [(String, String?)]
  )
  func `the class of a scene's delegate is read where code sets it`(code: String, name: String?) {
    let facts = scan(["A.swift": "class A { func f() {\n\(code)\n} }", "S.swift": "class S {}"])
    #expect(facts.sceneDelegates.map(\.className) == [name])
    #expect(facts.notUnderstood.isEmpty == (name != nil))
  }

  @Test func `a class that is copied from the session is not another one`() {
    let code = "c.delegateClass = session.configuration.delegateClass"
    let facts = scan("class A { func f() {\n\(code)\n} }")
    #expect(facts.sceneDelegates == [])
    #expect(facts.notUnderstood == [])
  }

  @Test(
    arguments: [
      ("UNUserNotificationCenter.current().delegate = self", ["A"]),
      ("let center = UNUserNotificationCenter.current()\ncenter.delegate = self", ["A"]),
      ("UNUserNotificationCenter.current().delegate = manager", [nil]),
      ("let x: B = get()\nUNUserNotificationCenter.current().delegate = x", ["B"]),
      ("let x = B()\nUNUserNotificationCenter.current().delegate = x", ["B"]),
      ("let x = make()\nUNUserNotificationCenter.current().delegate = x", [nil]),
      ("UNUserNotificationCenter.current().delegate = member", ["M"]),
      ("UNUserNotificationCenter.current().delegate = self.member", ["M"]),
      ("UNUserNotificationCenter.current().delegate = abstract", [nil]),
      ("let center: UNUserNotificationCenter = .current()\ncenter.delegate = self", ["A"]),
      ("center.delegate = self", ["A"]), ("self.center.delegate = member", ["M"]),
      ("typed.delegate = self", ["A"]), ("environment.notificationCenter.delegate = self", ["A"]),
      ("center.delegate = H.shared", ["H"]), ("center.delegate = H.one", ["M"]),
      ("center.delegate = H()", ["H"]), ("center.delegate = Other.shared", [nil]),
      ("center.delegate = H.shared.inner", ["M"]), ("center.delegate = nil", []),
      ("let h = H.shared\ncenter.delegate = h", [nil]),
      ("let center = CBCentralManager()\ncenter.delegate = self", []), ("delegate = self", []),
      ("table.delegate = self", []),
    ] as [(String, [String?])]
  )
  func `the notification center's delegate is read`(code: String, classes: [String?]) {
    let facts = scan(
      """
      import UserNotifications
      class H { static let shared = H(); static let one: M; let inner = M() }
      class A {
        let center = UNUserNotificationCenter.current()
        weak var typed: UNUserNotificationCenter?
        lazy var member = M(name: "a")
        var abstract: (any UNUserNotificationCenterDelegate)?
        func f() {
          \(code)
        }
      }
      // UNUserNotificationCenter
      """
    )
    #expect(facts.notificationCenterDelegates.map(\.className) == classes)
  }

  @Test(
    arguments: [
      ("[UNUserNotificationCenter currentNotificationCenter].delegate = self;", ["A"]),
      ("[[UNUserNotificationCenter currentNotificationCenter] setDelegate:self];", ["A"]),
      (
        "UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];\ncenter.delegate = self;",
        ["A"]
      ),
      ("UNUserNotificationCenter *center = get();\n[center setDelegate:self];", ["A"]),
      ("self.kept.delegate = self;", ["A"]), ("_kept.delegate = self;", ["A"]),
      ("self.kept.delegate = [[H alloc] init];", ["H"]),
      ("self.kept.delegate = [H shared];", ["H"]), ("self.kept.delegate = H.shared;", ["H"]),
      ("H *h = get();\nself.kept.delegate = h;", ["H"]),
      ("self.kept.delegate = self.manager;", [nil]), ("self.table.delegate = self;", []),
      ("[self.table setDelegate:self];", []),
    ] as [(String, [String?])]
  )
  func `the notification center's delegate is read in Objective-C`(code: String, classes: [String?])
  {
    let facts = scan([
      "A.m": """
      @interface A ()
      @property (nonatomic) UNUserNotificationCenter *kept;
      @property (nonatomic) UITableView *table;
      @end
      @interface H : NSObject
      @end
      @implementation A
      - (void)setUp {
        \(code)
      }
      @end
      """
    ])
    #expect(facts.notificationCenterDelegates.map(\.className) == classes)
  }
}

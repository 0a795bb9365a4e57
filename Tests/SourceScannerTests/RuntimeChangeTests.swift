import SourceScanner
import Testing

/// Code that sets another delegate of the app or of a scene, or changes the methods of classes, while the app runs.
@Suite struct RuntimeChangeTests {
  /// A line in Swift, and whose delegate it sets to an object of which class.
  static let delegates: [(code: String, role: DelegateRole?, name: String?)] = [
    ("UIApplication.shared.delegate = Proxy()", .app, "Proxy"),
    ("UIApplication.shared.delegate=self", .app, "A"),
    ("UIApplication.shared.delegate = make()", .app, nil),
    ("UIApplication.shared.delegate = nil", .app, nil),
    ("func f(_ application: UIApplication) { application.delegate = Proxy() }", .app, "Proxy"),
    ("func f(_ app: UIApplication) { app.delegate = Proxy() }", .app, "Proxy"),
    ("let app = UIApplication.shared\n    app.delegate = Proxy()", .app, "Proxy"),
    ("windowScene.delegate = Proxy()", .windowScene, "Proxy"),
    ("view.window?.windowScene?.delegate = Proxy()", .windowScene, "Proxy"),
    ("func f(_ scene: UIScene) { scene.delegate = Proxy() }", .windowScene, "Proxy"),
    ("(scene as? UIWindowScene)?.delegate = Proxy()", .windowScene, "Proxy"),
    ("UIApplication.shared.connectedScenes.first?.delegate = Proxy()", .windowScene, "Proxy"),
    // Other delegates, and what only reads.
    ("func f(_ scene: SKScene) { scene.delegate = self }", nil, nil),
    ("tableView.delegate = self", nil, nil),
    ("let d = UIApplication.shared.delegate as? A", nil, nil),
    ("guard UIApplication.shared.delegate == nil else { return }", nil, nil),
    ("UIApplication.shared.windows.first?.delegate = self", nil, nil),
    ("let scene = SKScene()\n    scene.delegate = self", nil, nil),
  ]

  @Test(arguments: delegates)
  func `a delegate that code sets is found`(code: String, role: DelegateRole?, name: String?) {
    let isFunction = code.hasPrefix("func")
    let body = isFunction ? code : "func g() {\n    \(code)\n  }"
    let facts = scan(["A.swift": "class A: UIResponder {\n  \(body)\n}\nclass Proxy {}"])
    #expect(facts.delegateChanges.map(\.role) == [role].compactMap(\.self))
    #expect(facts.delegateChanges.first?.assignment.className == name)
  }

  @Test(
    arguments: [
      ("[UIApplication sharedApplication].delegate = x;", DelegateRole.app),
      ("UIApplication.sharedApplication.delegate = x;", .app),
      ("[[UIApplication sharedApplication] setDelegate:x];", .app),
      ("[application setDelegate:x];", .app),
      ("application.delegate = x;", .app),
      ("[windowScene setDelegate:x];", .windowScene),
      ("[table setDelegate:x];", nil), ("table.delegate = x;", nil),
    ] as [(String, DelegateRole?)]
  )
  func `a delegate that Objective-C sets is found`(code: String, role: DelegateRole?) {
    let facts = scan([
      "A.m": """
      @implementation A
      - (void)f:(UIApplication *)application {
        UIApplication *application; UIWindowScene *windowScene; UITableView *table;
        \(code)
      }
      @end
      """
    ])
    #expect(facts.delegateChanges.map(\.role) == [role].compactMap(\.self))
  }

  /// Files, and the classes whose methods they change; `?` if they are not known.
  static let changes: [(files: [String: String], classes: [String])] = [
    (
      [
        "A.swift":
          "func f() { class_addMethod(AppDelegate.self, name, imp, types) }"
      ], ["AppDelegate"]
    ),
    (
      [
        "A.swift":
          "func f() { class_replaceMethod(Notes.AppDelegate.self, name, imp, types) }"
      ], ["AppDelegate"]
    ),
    (
      [
        "A.swift":
          "func f() { class_addMethod(NSClassFromString(\"Notes.AppDelegate\"), name, imp, t) }"
      ],
      ["AppDelegate"]
    ),
    (
      [
        "A.swift":
          "extension AppDelegate { func f() { class_addMethod(type(of: self), n, i, t) } }"
      ], ["AppDelegate"]
    ),
    (
      [
        "A.swift":
          "func f() {\n  let c: AnyClass = AppDelegate.self\n  class_addMethod(c, n, i, t)\n}"
      ],
      ["AppDelegate"]
    ),
    (["A.swift": "func f() { class_addMethod(object_getClass(x.delegate), n, i, t) }"], ["?"]),
    // A name that UIKit never calls.
    (
      [
        "A.swift":
          "func f() { class_addMethod(object_getClass(x), #selector(viewDidLoad), i, t) }"
      ], []
    ),
    (
      [
        "A.swift":
          "func f() { class_addMethod(object_getClass(x), Selector(\"application:openURL:options:\"), i, t) }"
      ], ["?"]
    ),
    (
      [
        "A.swift": """
        extension UIViewController {
          static let swizzle: Void = {
            let old = class_getInstanceMethod(UIViewController.self, name)
            let new = class_getInstanceMethod(UIViewController.self, other)
            method_exchangeImplementations(old!, new!)
          }()
        }
        """
      ], ["UIViewController"]
    ),
    (
      [
        "A.swift": """
        extension UIViewController {
          static func swizzle() {
            let selector = #selector(viewDidLoad)
            let old = class_getInstanceMethod(object_getClass(x), selector)!
            method_exchangeImplementations(old, old)
          }
        }
        """
      ], []
    ),
    (
      ["A.swift": "func f() { method_exchangeImplementations(class_getClassMethod(a, b), c) }"], []
    ),
    (["A.swift": "func f() { method_exchangeImplementations(a, b) }"], ["?"]),
    // A function whose callers name the class.
    (
      [
        "A.swift": """
        func swizzle(_ c: AnyClass, _ a: Selector, with b: Selector, isClass: Bool = false) {
          method_exchangeImplementations(class_getInstanceMethod(c, a)!, class_getInstanceMethod(c, b)!)
        }
        """, "B.swift": "func f() { swizzle(UIViewController.self, a, with: b) }",
        "C.swift": "func f() { swizzle(AppDelegate.self, a, with: b) }",
      ], ["UIViewController", "AppDelegate"]
    ),
    (
      [
        "A.swift": """
        extension NSObject {
          static func swizzle(_ a: Selector) { class_replaceMethod(self, a, imp, types) }
        }
        """,
        "B.swift": "func f() { UIView.swizzle(a); AppDelegate.swizzle(#selector(layout)) }",
      ], ["UIView"]
    ),
    (
      ["A.swift": "func swizzle(_ c: AnyClass) { class_replaceMethod(c, name, imp, types) }"], ["?"]
    ),
    (
      [
        "A.m": """
        static void Swizzle(Class c, SEL a, SEL b) {
          method_exchangeImplementations(class_getInstanceMethod(c, a), class_getInstanceMethod(c, b));
        }
        @implementation UIViewController (Log)
        + (void)load { Swizzle([self class], a, b); Swizzle(AppDelegate.class, a, b); }
        @end
        """
      ], ["UIViewController", "AppDelegate"]
    ),
    (
      [
        "A.m": """
        @implementation UIViewController (Log)
        + (void)load {
          Class class = [self class];
          SEL selector = @selector(viewWillAppear:);
          method_exchangeImplementations(class_getInstanceMethod(class, selector), other);
        }
        @end
        """
      ], []
    ),
    (
      [
        "A.m": """
        @implementation Swizzler
        + (void)swizzle:(Class)c with:(SEL)a { class_addMethod(c, a, imp, types); }
        @end
        """,
        "B.m":
          "@implementation B\n- (void)f { [Swizzler swizzle:[AppDelegate class] with:a]; }\n@end",
      ], ["AppDelegate"]
    ),
  ]

  @Test(arguments: changes)
  func `the classes are found whose methods code changes`(
    files: [String: String],
    classes: [String]
  ) {
    let changes = scan(files).runtimeChanges
    let found = changes.map { $0.classes?.sorted().joined(separator: ", ") ?? "?" }
    #expect(found == classes)
  }
}

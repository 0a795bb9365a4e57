import Testing

@testable import SourceScanner

/// What several files say of one class.
@Suite struct MergingTests {
  private static let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"

  @Test func `extensions in other files count, even if the search does not find them`() {
    let facts = scan([
      "A.swift": "@main class A: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      "B.swift": "import UIKit\nextension A { func buildMenu(with b: any UIMenuBuilder) {} }",
      "C.swift": "extension A { func helper() {} }",
      "D.swift": "class AX { func helper() {} }",
    ])
    #expect(facts.delegates.map(\.name) == ["A"])
    #expect(facts.delegates[0].functions.map(\.name) == ["buildMenu(with:)", "helper()"])
    #expect(facts.delegates[0].declarations.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    #expect(facts.delegates[0].properties == ["window"])
    #expect(facts.parsedFileCount == 3)
  }

  @Test func `a superclass in the project gives its methods and its protocols`() {
    let facts = scan([
      "A.swift":
        "@main final class A: Base { override func applicationWillTerminate(_ a: UIApplication) { super.applicationWillTerminate(a) } }",
      "Base.swift": "class Base: Root {}\nextension Base { \(Self.method) }",
      "Root.swift":
        "class Root: UIResponder, UIApplicationDelegate { func applicationWillTerminate(_ a: UIApplication) {} }",
    ])
    let delegate = facts.delegate(named: "A")
    #expect(delegate?.superclasses == ["Base", "Root", "UIResponder"])
    #expect(delegate?.roles == [.app])
    #expect(
      delegate?.methods.map(\.declaringType) == ["A", "Base"]
        && delegate?.methods.map { $0.method?.selector } == [
          "applicationWillTerminate:", "applicationDidBecomeActive:",
        ]
    )
    #expect(delegate?.methods.map(\.callsSuper) == [true, false])
  }

  @Test(
    arguments: [
      "class A: NSObject {}\nextension A: UIApplicationDelegate { \(method) }",
      "typealias All = UIResponder & UIApplicationDelegate\nclass A: All { \(method) }",
      "protocol Base: UIApplicationDelegate {}\nclass A: NSObject, Base { \(method) }",
      "class A: NSObject, UIKit.UIApplicationDelegate { \(method) }",
      "class A<T: X>: NSObject, @preconcurrency UIApplicationDelegate where T: Y { \(method) }",
      "@UIApplicationMain class A: SomeFrameworkDelegate { \(method) }",
      "struct S: App { @UIApplicationDelegateAdaptor(A.self) var a }\nclass A: NSObject { \(method) }",
      "struct S: App { @UIApplicationDelegateAdaptor private var a: A }\nclass A: NSObject { \(method) }",
    ]
  )
  func `a class is a delegate by its protocols or by what names it`(text: String) {
    let facts = scan(text)
    #expect(facts.delegate(named: "A")?.methods.count == 1)
  }

  @Test(
    arguments: [
      ["B.swift": "typealias AD = A\n", "C.swift": "extension AD { \(short) }"],
      [
        "B.swift": "typealias AD = Notes.A",
        "C.swift": "typealias BD = AD\nextension BD { \(short) }",
      ],
      ["B.swift": "enum X { typealias AD=A }", "C.swift": "extension X.AD { \(short) }"],
      ["B.swift": "extension Notes.A { \(short) }"],
    ]
  )
  func `an extension of another name of a class is one of the class`(files: [String: String]) {
    let main = "@main class A: UIResponder, UIApplicationDelegate {}"
    let facts = scan(files.merging(["A.swift": main]) { first, _ in first })
    #expect(facts.delegates.map(\.name) == ["A"])
    #expect(facts.methodNames == ["application(_:open:options:)"])
    #expect(facts.delegates[0].methods.map(\.declaringType) == ["A"])
  }

  /// A method whose name is too common to be searched.
  private static let short =
    "func application(_ a: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { true }"

  @Test(
    arguments: [
      ("typealias Base = Root", ["Root", "UIResponder"], 1),
      (
        "typealias Base = Other\ntypealias Other = Root & UIApplicationDelegate",
        ["Root", "UIResponder"], 1
      ),
      ("typealias Base = UIResponder & UIApplicationDelegate", ["UIResponder"], 0),
      ("typealias Base = KitDelegate", ["KitDelegate"], 0),
      ("typealias Base = Kit.KitDelegate & UIApplicationDelegate", ["Kit.KitDelegate"], 0),
      ("typealias Base = UIApplicationDelegate", [], 0),
      ("typealias Base = Base", [], 0),
      ("typealias Base = Other & Other\ntypealias Other = Base & Base", [], 0),
    ]
  )
  func `a superclass may have another name`(alias: String, superclasses: [String], count: Int) {
    let facts = scan([
      "A.swift": "@main class A: Base {}", "Base.swift": alias,
      "Root.swift": "class Root: UIResponder { \(Self.method) }",
    ])
    let delegate = facts.delegate(named: "A")
    #expect(delegate?.superclasses.filter { $0 != "Base" } == superclasses)
    #expect(delegate?.methods.count == count)
  }

  @Test(arguments: ["A", "B", "C"])
  func `classes that inherit from each other are a circle`(last: String) {
    let facts = scan("@main class A: B {}; class B: C {}; class C: \(last) {}")
    #expect(facts.delegate(named: "A")?.superclassProblem == .circle)
    #expect(facts.delegate(named: "A")?.superclasses == ["B", "C"])
  }

  @Test func `what the Info.plist names is a delegate`() {
    let texts = ["A.swift": "class A: Unknown { func sceneDidBecomeActive(_ scene: UIScene) {} }"]
    #expect(scan(texts, delegates: ["Module.A"]).methodNames == ["sceneDidBecomeActive(_:)"])
    #expect(scan(texts).delegates.isEmpty)
  }

  @Test func `nested types with one name are distinct`() {
    let facts = scan(
      """
      enum X { class D: NSObject, UIWindowSceneDelegate { func sceneDidBecomeActive(_ s: UIScene) {} } }
      enum Y { class D: NSObject, UIWindowSceneDelegate { func sceneWillResignActive(_ s: UIScene) {} } }
      extension Y.D { func sceneDidDisconnect(_ s: UIScene) {} }
      """
    )
    #expect(facts.delegates.map(\.name) == ["X.D", "Y.D"])
    #expect(facts.delegates.map(\.methods.count) == [1, 2])
  }

  @Test func `a class in Objective-C with extensions in Swift is one class`() {
    let facts = scan([
      "A.h":
        "#import <UIKit/UIKit.h>\n@interface A : UIResponder <UIApplicationDelegate>\n@property (nonatomic) UIWindow *window;\n@end",
      "A.m": """
      #import "A.h"
      @interface A () { int x; }
      @end
      @implementation A
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<NSString *, id> *)options {
        [self setUp];
        [[NSUserDefaults standardUserDefaults] setObject:@"a" forKey:@"b"];
        return YES;
      }
      @end
      @implementation A (Push)
      - (void)applicationDidBecomeActive:(nonnull UIApplication *)application { }
      @end
      """,
      "A+Swift.swift": "extension A { func applicationWillTerminate(_ a: UIApplication) {} }",
    ])
    #expect(facts.delegates.map(\.name) == ["A"])
    #expect(
      Set(facts.methodNames) == [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
        "applicationWillTerminate(_:)",
      ]
    )
    #expect(facts.delegates[0].languages == [.swift, .objectiveC])
    #expect(facts.delegates[0].superclasses == ["UIResponder"])
    let calls = facts.delegates[0].function("application")?.calls.map(\.name)
    #expect(calls == ["setUp", "setObject:forKey:", "standardUserDefaults"])
  }

  @Test(
    arguments: [
      "main.swift": """
      let name = isTesting ? NSStringFromClass(TestDelegate.self) : NSStringFromClass(A.self)
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
      """,
      "main.m": """
      int main(int argc, char *argv[]) {
        Class c = isTesting() ? [TestDelegate class] : [A class];
        return UIApplicationMain(argc, argv, nil, NSStringFromClass(c));
      }
      """,
    ]
  )
  func `main names the delegate, and one for tests`(path: String, text: String) {
    let facts = scan([
      path: text,
      "A.swift": "class A: UIResponder, UIApplicationDelegate {}",
      "T.swift": "class TestDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(facts.entryPoints.map(\.kind) == [.call])
    #expect(facts.entryPoints.first?.types == ["A"])
    #expect(facts.entryPoints.first?.testTypes == ["TestDelegate"])
  }

  @Test func `main that names no delegate is reported`() {
    let facts = scan([
      "main.m": "int main(int c, char **v) { return UIApplicationMain(c, v, nil, nil); }"
    ])
    #expect(facts.entryPoints.map(\.types) == [[]])
    #expect(facts.notUnderstood.map(\.location) == facts.entryPoints.map(\.location))
  }

  @Test(
    arguments: [
      ("self.applicationDidBecomeActive(app)", true),
      ("applicationDidBecomeActive(app)", true),
      ("(UIApplication.shared.delegate as? A)?.applicationDidBecomeActive(app)", true),
      ("a.applicationDidBecomeActive(app)", false),
      ("UIApplication.shared.delegate?.applicationDidBecomeActive?(app)", false),
      ("sdk.applicationDidBecomeActive(app)", nil), ("super.applicationDidBecomeActive(app)", nil),
      ("n.addObserver(self, selector: #selector(applicationDidBecomeActive), name: x)", true),
      ("n.addObserver(self, selector: #selector(A.applicationDidBecomeActive(_:)), name: x)", true),
    ] as [(String, Bool?)]
  )
  func `calls of a delegate's method by the app are found`(call: String, isCertain: Bool?) {
    let facts = scan(
      "class A: NSObject, UIApplicationDelegate {\n\(Self.method)\nfunc f() {\n\(call) } }"
    )
    #expect(facts.delegates[0].ownCalls.map(\.isCertain) == (isCertain.map { [$0] } ?? []))
    #expect(facts.delegates[0].ownCalls.allSatisfy { $0.location.line == 4 })
  }

  @Test func `a CarPlay delegate is distinguished`() {
    let facts = scan("class C: UIResponder, CPTemplateApplicationSceneDelegate {}")
    #expect(facts.delegates[0].roles == [.carPlayScene])
  }

  @Test(
    arguments: [
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "class SceneDelegate: UIResponder {}\nextension Notes.SceneDelegate: UIWindowSceneDelegate {}",
      """
      enum Legacy { class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidDisconnect(_ scene: UIScene) {} } }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      extension Legacy.SceneDelegate { func sceneWillResignActive(_ scene: UIScene) {} }
      """,
    ]
  )
  func `an extension that names the module extends the class of the app`(text: String) {
    let more = """
      extension Notes.SceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { self.sceneDidBecomeActive(scene) }
      }
      """
    for files in [["A.swift": text, "B.swift": more], ["A.swift": "\(text)\n\(more)"]] {
      let facts = scan(files, delegates: ["Notes.SceneDelegate"])
      let delegate = facts.delegate(named: "Notes.SceneDelegate")
      #expect(delegate?.name == "SceneDelegate")
      #expect(delegate?.methods.map(\.name) == ["sceneDidBecomeActive(_:)"])
      #expect(delegate?.roles == [.windowScene])
      #expect(delegate?.ownCalls.count == 1)
    }
  }

  @Test func `a name that Objective-C uses is that of the class`() {
    let facts = scan("@objc(Main) class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    #expect(facts.delegate(named: "Main")?.name == "SceneDelegate")
  }

  @Test func `each superclass may be in a file of its own, up to a number`() {
    for (count, isWhole) in [(10, true), (32, true), (33, false)] {
      var files = ["Main.swift": "@main class C0: C1, UIApplicationDelegate {}"]
      // The last one is a class of UIKit.
      for number in 1..<count {
        let base = number == count - 1 ? "UIResponder" : "C\(number + 1)"
        files["C\(number).swift"] = """
          class C\(number): \(base) {
            func applicationDidBecomeActive(_ application: UIApplication) {}
          }
          """
      }
      let delegate = scan(files).delegate(named: "C0")
      #expect(delegate?.superclasses.count == min(count, 32))
      #expect((delegate?.superclassProblem == nil) == isWhole)
      #expect(delegate?.methods.count == 1)
    }
  }
}

import Adoption
import Testing

/// What Linux cannot compile is rewritten, or refused with its line and a reason.
@Suite struct RewritingTests {
  /// Code of an app, and what becomes of it.
  static let rewritten = [
    ("@UIApplicationMain\nclass A: NSObject {}", "\nclass A: NSObject {}"),
    ("@main class A: UIResponder {}", "class A: UIResponder {}"),
    ("@objc(Name) public class A: NSObject {}", "public class A: NSObject {}"),
    ("@objcMembers class A {\n  @objc dynamic var x = 1\n}", "class A {\n  var x = 1\n}"),
    ("class A { @IBOutlet weak var v: UIView! }", "class A { weak var v: UIView! }"),
    ("class A { @IBAction func f(_ s: Any) {} }", "class A { func f(_ s: Any) {} }"),
    ("@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    ("import os.log", "import OSLog"),
    ("import os", "import OSLog"),
    ("import CloudKit", "import CloudKit"),
    ("import Foundation", "import Foundation"),
    ("import Foundation\nlet t: Timer?", "import UIKit\nlet t: Timer?"),
    (
      "import UIKit\nimport Foundation\nlet t: Timer?",
      "import UIKit\n// import Foundation\nlet t: Timer?"
    ),
    ("import Alamofire", "// import Alamofire"),
    ("@testable import Alamofire", "// @testable import Alamofire"),
    (
      "#if canImport(Alamofire)\nimport Alamofire\n#endif",
      "#if canImport(Alamofire)\nimport Alamofire\n#endif"
    ),
    ("#if os(iOS)\n#endif", "#if (os(iOS) || os(Linux))\n#endif"),
    ("#if !os(iOS) && DEBUG\n#endif", "#if !(os(iOS) || os(Linux)) && DEBUG\n#endif"),
    ("#if os(iOS) || os(Linux)\n#endif", "#if os(iOS) || os(Linux)\n#endif"),
    (
      "import SwiftUI\n@main struct A: App {\n  var body: some Scene { W() }\n}\nclass D {}",
      "// import SwiftUI\n// @main struct A: App {\n//   var body: some Scene { W() }\n// }\nclass D {}"
    ),
    (
      "class A { func f() {}; let s = #selector(f) }",
      "class A { func f() {}; let s = Selector(\"f\", A.f) }"
    ),
    (
      "extension A { func f() { g(#selector(self.h(_:))) } }",
      "extension A { func f() { g(Selector(\"h(_:)\", A.h(_:))) } }"
    ),
    (
      "class A {\n  @objc func application(_ a: UIApplication, handlerFor i: INIntent) -> Any? {\n    nil\n  }\n}",
      "class A {\n  // func application(_ a: UIApplication, handlerFor i: INIntent) -> Any? {\n//     nil\n//   }\n}"
    ),
    ("let s = #selector(B.C.f)", "let s = Selector(\"f\", B.C.f)"),
    ("let k = #keyPath(A.b.c)", "let k = \"b.c\""),
  ]

  @Test(arguments: rewritten)
  func `what Objective-C has is rewritten`(_ code: String, _ expected: String) {
    let adoption = Adoption(of: [SourceText(path: "A.swift", text: code)])
    #expect(adoption.files.map(\.text) == [expected])
    #expect(adoption.errors.isEmpty)
    // Whatever was changed is said.
    #expect(adoption.findings.isEmpty == (code == expected))
  }

  /// Code that cannot be rewritten, and a part of the reason.
  static let refused = [
    ("class A { @NSManaged var x: Int }", "A.swift:1: error: Core Data sets"),
    (
      "@objc protocol P {\n  @objc optional func f()\n}",
      "A.swift:2: error: an optional requirement"
    ),
    ("let s = #selector(f)", "name the class, as in"),
    ("class A { let s = #selector(view.f) }", "name the class of 'view'"),
    ("class A { let s = #selector(getter: x) }", "the selector of a property needs Objective-C"),
    (
      "class A { class func f() {}\n let s = #selector(A.f) }", "A.swift:2: error: '#selector(A.f)'"
    ),
    ("class A { func f() {}; func f(_ x: Int) {}\n let s = #selector(f) }", "add the labels"),
    ("class A { func f(_ x: Int, y: Int) {}\n let s = #selector(f) }", "more than one parameter"),
    ("let s = Selector((\"f\"))", "cannot find a method by its name"),
    ("let s = NSSelectorFromString(\"f\")", "cannot find a method by its name"),
    ("let o = x.observe(\\.y) { _, _ in }", "key-value observing needs Objective-C"),
    ("x.addObserver(self, forKeyPath: \"y\", options: [], context: nil)", "key-value observing"),
    ("class A { override func observeValue(forKeyPath: String?) {} }", "key-value observing"),
    ("class A {", "cannot be parsed as Swift"),
    ("class A {\n  func f() {}\n", "A.swift:2: error: this file cannot be parsed as Swift: '}'"),
    ("func f() {\n  g(1,\n}\nfunc h() {}\n", "A.swift:2: error"),
    ("let a = 1\n\n\nfunc = 3\n", "A.swift:4: error"),
    ("// A comment.\nlet a = [1\nlet b = 2\n", "A.swift:2: error"),
    ("let a = 1\nlet b = )\n", "A.swift:2: error"),
  ]

  @Test(arguments: refused)
  func `what cannot be rewritten is refused`(_ code: String, _ reason: String) {
    let errors = Adoption(of: [SourceText(path: "A.swift", text: code)]).errors
    #expect(errors.count == 1)
    #expect(errors.contains { "\($0)".contains(reason) }, "\(errors)")
  }

  @Test
  func `a method for menus is noted, and secure state restoration only where scenes replace it`() {
    let code = """
      class A: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: UIMenuBuilder) {}
        func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }
      }
      """
    let menus = "A.swift:2: note: 'buildMenu(with:)' is never called: menus are not simulated"
    let alone = Adoption(of: [SourceText(path: "A.swift", text: code)])
    #expect(alone.findings.map(\.description) == [menus])
    let scene = """
      class S: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {}
      }
      """
    let both = Adoption(of: [
      SourceText(path: "A.swift", text: code), SourceText(path: "S.swift", text: scene),
    ])
    let name = "application(_:shouldSaveSecureApplicationState:)"
    #expect(
      both.findings.map(\.description) == [
        menus, "A.swift:3: note: '\(name)' is not called where the app has scenes",
      ]
    )
  }

  @Test func `what Linux does otherwise is noted`() {
    let code = """
      class A: UIResponder, UIApplicationDelegate {
        func f() { if #available(iOS 13, *) {} }
        func application(_ a: UIApplication, opened url: URL) {}
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
        #if canImport(WatchKit)
          func applicationWillTerminate(_ application: UIApplication) { Watch.stop() }
        #endif
      }
      class S: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {}
      }
      """
    let findings = Adoption(of: [SourceText(path: "A.swift", text: code)]).findings
    #expect(
      findings.map(\.description) == [
        "A.swift:2: note: '#available(iOS 13, *)' is always true on Linux",
        "A.swift:3: note: 'application(_:opened:)' is never called: no delegate protocol has this method",
        "A.swift:4: note: 'application(_:supportedInterfaceOrientationsFor:)' is never called: windows are not drawn",
        "A.swift:5: note: 'applicationDidEnterBackground(_:)' is not called where the app has scenes",
        "A.swift:7: note: 'applicationWillTerminate(_:)' is never called: its condition is never true on Linux",
      ]
    )
  }

  @Test func `what starts the app is removed`() {
    let code =
      "import UIKit\n\nUIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))\n"
    let adoption = Adoption(of: [SourceText(path: "App/main.swift", text: code)])
    #expect(
      adoption.files.map(\.text) == [
        "// import UIKit\n// \n// UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))\n"
      ]
    )
    #expect(adoption.findings.map(\.kind) == [.change])
    #expect(adoption.unknownNames.map(\.name) == [])
  }

  @Test func `names that nothing declares are listed with their places`() {
    let code = """
      import Alamofire
      class A: FlutterAppDelegate, RouterDelegate {
        @Injected var x: Int
        var session: Session?
        override func applicationDidBecomeActive(_ application: UIApplication) {
          Telemetry.shared.log("a", level: 1)
          Telemetry.shared.log("b", level: 2)
          DDLogInfo("a")
        }
      }
      """
    let adoption = Adoption(of: [SourceText(path: "A.swift", text: code)])
    #expect(
      adoption.unknownNames.map { "\($0.name) \($0.places)" } == [
        "DDLogInfo A.swift:8", "FlutterAppDelegate A.swift:2", "Injected A.swift:3",
        "RouterDelegate A.swift:2", "Session A.swift:4", "Telemetry A.swift:6, 7",
      ]
    )
    let stubs = adoption.stubs ?? ""
    for line in [
      "func DDLogInfo(_ items: Any...) {}",
      "@MainActor class FlutterAppDelegate: UIResponder, UIApplicationDelegate {",
      "  func applicationDidBecomeActive(_ application: UIApplication) {}",
      "@propertyWrapper struct Injected<Value> {",
      "@MainActor protocol RouterDelegate: AnyObject {}",
      "@MainActor final class Session {}",
      "  static let shared = Telemetry()",
      "  func log(_ value0: Any?, level value1: Any?) {}",
    ] {
      #expect(stubs.contains("\n\(line)\n"), "\(line) in\n\(stubs)")
    }
    // With the stubs nothing is unknown.
    let next = Adoption(of: [SourceText(path: "A.swift", text: code)], stubs: stubs)
    #expect(next.unknownNames.map(\.name) == [])
  }
}

import Testing

@testable import SourceScanner

/// Which macros may add methods to a delegate.
@Suite struct MacroTests {
  private func macros(_ text: String, _ files: [String: String] = [:]) -> [String] {
    let facts = scan(files.merging(["A.swift": text]) { first, _ in first })
    return facts.delegate(named: "A")?.macros.map { "\($0.text):\($0.location.line)" } ?? []
  }

  private static let start = "class A: UIResponder, UIApplicationDelegate {"

  @Test(
    arguments: [
      ("@AddMethods\n@main\n\(start) }", ["@AddMethods:3"]),
      ("@main @Kit.AddMethods(1) \(start) }", ["@AddMethods:1"]),
      ("@main \(start) }\n@AddMethods extension A {}", ["@AddMethods:2"]),
      ("@main \(start)\n@Twice func f() {}\n@Twice init() {} }", []),
      (
        "@main \(start)\n@Twice func application(_ a: UIApplication, open: URL, options: O) {} }",
        ["@Twice:2"]
      ),
      ("@main \(start)\n@Twice func applicationWillTerminate() {} }", ["@Twice:2"]),
      ("@main \(start)\n#methods }", ["#methods:2"]),
      ("@main \(start)\n#methods(\"a\") { 1 } }", ["#methods:2"]),
      (
        "@main class A: B {}\n@AddMethods class B: UIResponder, UIApplicationDelegate {}",
        ["@AddMethods:2"]
      ),
      ("@main \(start) class B { @Twice func f() {} } }\n@AddMethods class C {}\n#more", []),
    ]
  )
  func `those of a class, its functions and its superclasses`(text: String, expected: [String]) {
    #expect(macros(text) == expected)
  }

  @Test(
    arguments: [
      "main", "UIApplicationMain", "objc", "objc(B)", "objcMembers", "MainActor", "Observable",
      "available(iOS 13, *)", "preconcurrency", "_spi(A)", "_alwaysEmitIntoClient",
      "IBAction", "discardableResult", "Sendable", "ViewBuilder", "Kit.MenuBuilder",
      "DatabaseActor",
    ]
  )
  func `attributes of Swift and of Apple add nothing`(attribute: String) {
    #expect(macros("@\(attribute) \(Self.start) @\(attribute) func f() {} }") == [])
  }

  @Test func `neither do property wrappers and what the files declare`() {
    let text = """
      @main @Wide.Own \(Self.start)
        @Injected var a: B
        @Published(1) var c = 1, d = 2
        @UIKit.IBOutlet weak var e: F! { didSet {} }
        @Lazy var g: Int { 1 }
        @Own func sceneDidDisconnect() { #selector(i) }
        @Built func buildMenu() {}
        #if Y
        func j() {}
        #endif
        #warning("k")
        #error("l")
      }
      """
    let files = [
      "Own.swift": "@globalActor actor Own {}", "Built.swift": "@resultBuilder struct Built {}",
    ]
    #expect(macros(text, files) == [])
    #expect(macros(text) == ["@Own:1", "@Own:6", "@Built:7"])
  }

  // MARK: - Objective-C

  private static let interface = "@interface A : UIResponder <UIApplicationDelegate> @end"

  /// The macros in an implementation of `A` with these members.
  private func macrosOfObjectiveC(
    _ members: String,
    _ files: [String: String] = [:]
  ) -> [String] {
    let files = files.merging(["A.h": Self.interface, "A.m": "@implementation A\n\(members)\n@end"])
    {
      first,
      _ in first
    }
    return scan(files).delegate(named: "A")?.macros.map { "\($0.text):\($0.location.line)" } ?? []
  }

  @Test(
    arguments: [
      ("METHODS", ["METHODS:2"]),
      ("METHODS;", ["METHODS:2"]),
      ("METHODS()", ["METHODS:2"]),
      ("METHODS(A, 1);", ["METHODS:2"]),
      ("METHOD(applicationDidBecomeActive) { [self f]; }", ["METHOD:2"]),
      ("- (void)f {}\nMETHODS\n- (void)g {}", ["METHODS:3"]),
      ("static int f(void) { return 1; }\nmethods\nMORE\n", ["methods:3", "MORE:4"]),
      ("#include \"Methods.inc\"", ["#include \"Methods.inc\":2"]),
      ("#import \"A+Push.m\"\n- (void)g {}", ["#import \"A+Push.m\":2"]),
      ("#include <Methods.inc>", ["#include:2"]),
      (
        "#define METHODS - (void)applicationWillTerminate:(UIApplication *)a {}\nMETHODS",
        ["METHODS:3"]
      ),
      ("#define ALL OTHER\nALL", ["ALL:3"]),
      ("#define ALL(x) int x; OTHER(x)\nALL(y)", ["ALL:3"]),
    ]
  )
  func `macros and files among the members of an implementation may have methods`(
    members: String,
    expected: [String]
  ) {
    #expect(macrosOfObjectiveC(members) == expected)
    let methods = scan(["A.h": Self.interface, "A.m": "@implementation A\n\(members)\n@end"])
    #expect(methods.methodNames == [], "what a macro is defined as is no method yet")
  }

  @Test(
    arguments: [
      "@synthesize window = _window;\n@dynamic a;",
      "static NSString *const name = @\"a\";\nBOOL isReady;",
      "static void f(int a) { g(a); }\nstatic BOOL\nh(int a)\n{ return YES; }",
      "BOOL\nh(int a)\n{ return YES; }\nUIColor\n*color;",
      "typedef NS_ENUM(NSInteger, Kind) { A, B };\ntypedef enum { C } Other;",
      "#pragma mark - Life\n- (void)f NS_REQUIRES_SUPER { MACRO(a); }",
      "NS_ASSUME_NONNULL_BEGIN\n- (void)f {}\nNS_ASSUME_NONNULL_END",
      "RCT_EXPORT_MODULE()\n__attribute__((unused))\nstatic int a;",
      "#if X\n- (void)f {}\n#endif",
      "#define VALUE 1\n#define NAME(x) @dynamic x;\nNAME(a)\n- (void)f {}",
      "static const int list[] = { 1, VALUE };\nextern int a;",
    ]
  )
  func `declarations of C are not taken for macros`(members: String) {
    #expect(macrosOfObjectiveC(members) == [])
  }

  @Test func `a macro that a header defines without methods adds none`() {
    let files = ["Macros.h": "#define OWN(x) @dynamic x;\n#define MORE - (void)f {}"]
    #expect(macrosOfObjectiveC("OWN(a)\nMORE", files) == ["MORE:3"])
  }

  @Test(
    arguments: [
      ("#import \"Kit/Push.m\"", ["the code in 'Push.m', which is included here, is not read"]),
      ("#import \"Kit/Push.h\"\n#import <Kit/Push.m>\n#include \"a.c\"", []),
      ("#import \"Kit/More.m\"", []),
    ]
  )
  func `code that another file includes is not read`(line: String, expected: [String]) {
    let text = "\(line)\n@implementation A\n@end"
    let facts = scan(["A.h": Self.interface, "A.m": text, "Other/More.m": ""])
    #expect(facts.notUnderstood.map(\.message) == expected)
    #expect(facts.notUnderstood.filter { !$0.hidesCode }.isEmpty)
  }
}

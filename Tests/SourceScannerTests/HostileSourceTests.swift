import TestSupport
import Testing

@testable import SourceScanner

/// No bytes make the scanner crash, and none make it slow.
@Suite(.timeLimit(.minutes(15))) struct HostileSourceTests {
  private static let swift = """
    @main
    class A: UIResponder, UIApplicationDelegate, B<C> where D: E {
      static let id = #"a"#, other: [String: Int] = [:] { didSet { f("\\(x[0] ?? "y")") } }
      enum K: String { case a = "b", c }
      #if os(iOS) && (!X || swift(>=5.9))
      @available(iOS, deprecated: 13, message: "m")
      func application(_ app: UIApplication, performFetchWithCompletionHandler done: @escaping (R) -> Void) async {
        guard a else { return }
        switch b { case .c: done(.x); return
        default: if d { done(.y) } else { throw e } }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.id, using: nil) { _ in }
        n.addObserver(self, selector: #selector(A.go(_:)), name: UIApplication.willTerminateNotification)
        c.delegateClass = S.self; (x as? A)?.application(app, open: u, options: [:])
        let s = \"\"\"
          a "b" \\(c)
          \"\"\"; let r = /[a-z"]+/
      }
      #elseif Y
      #endif
      /* /* */ */
    }
    extension A.B: App { @UIApplicationDelegateAdaptor(A.self) var a; @Environment(\\.scenePhase) var p }
    """

  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    #define TASK @"a"
    @interface A : UIResponder <UIApplicationDelegate, B> { int x; }
    @property (nonatomic) int y;
    @end
    #if defined(X) && __IPHONE_13_0 > 1
    @implementation A (C)
    - (void)application:(UIApplication *)a performFetchWithCompletionHandler:(void (^)(int))done {
      if (a) return; [self x:^(id y) { done(1); }]; c.delegateClass = [S class];
      [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:TASK usingQueue:nil launchHandler:nil];
      [n addObserver:self selector:@selector(go:) name:UIApplicationDidBecomeActiveNotification object:nil];
    }
    @end
    #endif
    int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([A class])); }
    """

  /// Scans bytes; what is found does not matter.
  private func survive(_ bytes: [UInt8], _ path: String) {
    _ = SourceScanner.scan([path], CompilationSettings()) { _ in bytes }
  }

  @Test(arguments: [("A.swift", swift), ("A.m", objectiveC)])
  func `a file can end and begin anywhere`(path: String, text: String) {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      survive(Array(bytes.prefix(count)), path)
      survive(Array("@main ".utf8) + Array(bytes.suffix(count)), path)
    }
  }

  @Test(arguments: [("A.swift", swift), ("A.m", objectiveC)])
  func `any byte can be wrong`(path: String, text: String) {
    let bytes = Array(text.utf8)
    let odd: [UInt8] = [
      0, 0x7F, 0xFF, 0xC3, UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "#"),
      UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "@"),
    ]
    for index in stride(from: 0, to: bytes.count, by: 13) {
      for byte in odd {
        var changed = bytes
        changed[index] = byte
        survive(changed, path)
      }
      var without = bytes
      without.remove(at: index)
      survive(without, path)
    }
  }

  @Test func `a file can be any words in any order`() {
    let marks: [Substring] = [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\n", "\\(", "#if", "#endif", "\"\"\"", "/",
      "@", ".",
    ]
    let swift: [Substring] = Self.swift.split { $0 == " " || $0 == "(" }
    let words = swift + Self.objectiveC.split(separator: " ") + marks
    var state: UInt64 = 7
    for _ in 0..<100 {
      var text = "@main "
      for _ in 0..<100 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + (state >> 60 == 0 ? "\n" : " ")
      }
      survive(Array(text.utf8), "A.swift")
      survive(Array(text.utf8), "A.m")
    }
  }

  @Test(
    arguments: [
      "{", "}", "(", ")", "[", "<", "\"", "\"\\(", "/*", "/", "#if X\n", "#else\n", "class A{",
      "class A:B ", "func f()", "extension A.", "f(", "a.", "a?.", "(a).", "[a ", "[[a b]", "@",
      "#", "`", "\\", "a<b", "case .a:", "if a{", "else{", "let a=", "var a:B<", "@interface A\n",
      "- (a)b:(c)d ", "\"\"\"", "#\"", "#/", "\u{0}", "é", "x.delegate=", "x.delegateClass=y;",
      "UIApplicationMain(", "UIApplicationMain(a)", ".onChange(of:", "enum E:String{case a=",
      "applicationDidBecomeActive(", "#selector(", "UIApplication.didBecomeActiveNotification,",
      "register(forTaskWithIdentifier:a)", "typealias A=B&", "@available(iOS,", "- (void)", "-",
      "#if a&&(", "!", "#define A @\"b\"\n", "A.B.", "a!/", "return ", "^{", "_=",
      "class_addMethod(", "class_addMethod(a,b)\n", "method_exchangeImplementations(a,b)\n",
      "x.delegate=y\n", "else ", "if (a) ", "func scene(_ a: [@x(], b: C) {}\n",
    ]
  )
  func `anything can be repeated, in time that grows with the file`(part: String) {
    let method = "application(_ a: UIApplication, performFetchWithCompletionHandler done: R)"
    let start = "@main class A: NSObject, UIApplicationDelegate { func \(method) { done()\n"
    let objectiveC = "@implementation A\n- (void)application:(UIApplication *)a b:(C)c {\n"
    for path in ["A.swift", "A.m"] {
      for start in ["@main ", start, objectiveC] {
        let growth = Growth.factor(size: 500) { count in
          survive(Array((start + String(repeating: part, count: count)).utf8), path)
        }
        #expect(growth < 10, "\(part) in \(path) after \(start.prefix(8))")
      }
    }
  }

  @Test func `a configuration that is its own value is read once`() {
    let method =
      "func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {"
    let growth = Growth.factor(size: 100) { count in
      let body = String(repeating: "c = c\n", count: count) + "return c\n}\n}"
      survive(
        Array("@main class A: NSObject, UIApplicationDelegate {\n\(method)\n\(body)".utf8),
        "A.swift"
      )
    }
    #expect(growth < 10)
  }

  @Test func `names that stand for one another are followed once`() {
    let growth = Growth.factor(size: 1_000) { count in
      let aliases = (0..<count).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
      survive(Array("@main class A: A0 {}\n\(aliases)typealias A\(count) = A1\n".utf8), "A.swift")
    }
    #expect(growth < 10)
    let aliases = (0..<3_000).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
    let facts = scan(
      "@main class A: A0 {}\n\(aliases)class A3000: NSObject, UIApplicationDelegate {}"
    )
    #expect(facts.delegate(named: "A")?.superclasses == ["A3000", "NSObject"])
  }

  @Test func `files that cannot be read or are too large are listed`() {
    let facts = SourceScanner.scan(["A.swift", "B.swift", "C.txt"], CompilationSettings()) { path in
      path == "A.swift" ? nil : Array(repeating: 0x20, count: SourceScanner.largestFile + 1)
    }
    #expect(facts.notUnderstood.map(\.location.path) == ["A.swift", "B.swift"])
    #expect(facts.fileCount == 2)
  }

  @Test func `classes that all inherit from one another are read once`() {
    let count = 20_000
    let classes = (0..<count).map { "class C\($0): C\($0 + 1) { func f\($0)() {} }\n" }.joined()
    let text = "@main class A: C0 {}\n\(classes)class C\(count): NSObject, UIApplicationDelegate {}"
    let facts = scan(text)
    #expect(facts.delegates.count == count + 2)
    #expect(facts.delegates.allSatisfy { $0.roles == [.app] })
  }
}

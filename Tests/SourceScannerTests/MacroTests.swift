import Testing

@testable import SourceScanner

/// Which macros may add methods to a delegate.
@Suite struct MacroTests {
  private func macros(_ text: String, _ files: [String: String] = [:]) -> [String] {
    let facts = scan(files.merging(["A.swift": text]) { first, _ in first })
    return facts.delegate(named: "A")?.macros.map { "\($0.name):\($0.location.line)" } ?? []
  }

  private static let start = "class A: UIResponder, UIApplicationDelegate {"

  @Test(
    arguments: [
      ("@AddMethods\n@main\n\(start) }", ["@AddMethods:3"]),
      ("@main @Kit.AddMethods(1) \(start) }", ["@AddMethods:1"]),
      ("@main \(start) }\n@AddMethods extension A {}", ["@AddMethods:2"]),
      ("@main \(start)\n@Twice func f() {} }", ["@Twice:2"]),
      ("@main \(start)\n@Twice init() {} }", ["@Twice:2"]),
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
      "IBAction", "discardableResult", "Sendable", "ViewBuilder",
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
        @Own func h() { #selector(i) }
        @Built func i() {}
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
}

import Testing

@testable import SourceScanner

/// What `#if` leaves of a file.
@Suite struct ConditionTests {
  private func methods(_ condition: String, objectiveC: Bool = false) -> [String?] {
    let facts =
      objectiveC
      ? scan([
        "A.m": """
        @interface A : NSObject <UIApplicationDelegate>
        @end
        @implementation A
        \(condition)
        - (void)applicationDidBecomeActive:(UIApplication *)application {}
        #endif
        @end
        """
      ])
      : scan(
        """
        class A: NSObject, UIApplicationDelegate {
        #if \(condition)
          func applicationDidBecomeActive(_ application: UIApplication) {}
        #endif
        }
        """,
        active: ["ACTIVE"]
      )
    return facts.delegates.flatMap(\.methods).map(\.condition)
  }

  @Test(
    arguments: [
      "os(iOS)", "os(iOS) || os(macOS)", "!os(macOS)", "canImport(UIKit)", "!DEBUG", "ACTIVE",
      "swift(>=5.9)", "compiler(>=6)", "!targetEnvironment(simulator)", "true",
      "!targetEnvironment(macCatalyst) && (os(iOS) || UNKNOWN)", "swift(<7)", "arch(arm64)",
      "!canImport(AppKit)", "canImport(UIKit.UIView)", "ACTIVE || UNKNOWN",
    ]
  )
  func `what is compiled for iOS is read`(condition: String) {
    #expect(methods(condition) == [nil])
  }

  @Test(
    arguments: [
      "os(macOS)", "DEBUG", "targetEnvironment(simulator)", "false", "canImport(AppKit)",
      "os(iOS) && DEBUG", "UNKNOWN && DEBUG", "swift(<5)", "!os(iOS)", "compiler(>=99.1)",
    ]
  )
  func `what is not compiled for iOS is left out`(condition: String) {
    #expect(methods(condition) == [])
  }

  @Test(
    arguments: [
      "UNKNOWN", "!UNKNOWN", "canImport(Pulse)", "os(iOS) && UNKNOWN", "hasFeature(X)",
      "UNKNOWN || DEBUG", "(UNKNOWN", "UNKNOWN >", "swift(=5)",
    ]
  )
  func `what may be compiled is read with its condition`(condition: String) {
    #expect(methods(condition) == [condition])
  }

  @Test(
    arguments: [
      ("#if TARGET_OS_IOS", [nil]), ("#if TARGET_OS_OSX", []), ("#ifdef DEBUG", []),
      ("#ifndef DEBUG", [nil]), ("#if 0", []), ("#if 1", [nil]), ("#ifdef X", ["defined(X)"]),
      ("#if defined(X) && TARGET_OS_TV", []), ("#if !defined DEBUG", [nil]),
      ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0", [nil]),
      ("#if TARGET_OS_IPHONE == 1", [nil]), ("#ifndef X", ["!defined(X)"]), ("#  if 0", []),
    ] as [(String, [String?])]
  )
  func `conditions of C are evaluated, too`(directive: String, expected: [String?]) {
    #expect(methods(directive, objectiveC: true) == expected)
  }

  @Test func `branches exclude each other`() {
    let facts = scan(
      """
      class A: NSObject, UIApplicationDelegate {
      #if os(macOS)
        func applicationWillTerminate(_ application: UIApplication) {}
      #elseif X
        func applicationDidBecomeActive(_ application: UIApplication) {}
        #if Y
        func applicationWillResignActive(_ application: UIApplication) {}
        #endif
      #elseif os(iOS)
        func applicationDidEnterBackground(_ application: UIApplication) {}
      #else
        func applicationWillEnterForeground(_ application: UIApplication) {}
      #endif
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
      }
      """
    )
    #expect(facts.delegates[0].methods.map(\.condition) == ["X", "X && Y", "!X", nil])
  }
}

@_spi(Package) import LifecycleCore
import Testing

@testable import SourceScanner

/// Which methods are those that UIKit calls, by their spelling.
@Suite struct DelegateMethodTests {
  private func methods(_ member: String, swiftVersion: Int = 5) -> [String] {
    scan("class A: UIResponder, UIApplicationDelegate { \(member) }", swiftVersion: swiftVersion)
      .methodNames
  }

  @Test(arguments: KnownMethod.all)
  func `each method is recognized in both languages`(method: KnownMethod) {
    let labels = method.swiftName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { place, label in
      let label = label == "_" ? "_ p\(place)" : "\(label)\n  p\(place)"
      return "\(label): \(place == 0 ? method.firstParameterType : "Some<Type, Other>?")"
    }
    let name = method.swiftName.prefix { $0 != "(" }
    let swift = "func \(name)(\(parameters.joined(separator: ",\n  "))) -> Result { true }"
    #expect(methods(swift) == [method.swiftName])

    let parts = method.selector.split(separator: ":").enumerated().map { place, part in
      "\(part):(\(place == 0 ? method.firstParameterType : "id<P>") *)p\(place)"
    }
    let facts = scan([
      "A.m": """
      @interface A : NSObject <UIApplicationDelegate>
      @end
      @implementation A
      - (BOOL)\(parts.joined(separator: "\n")) { return YES; }
      @end
      """
    ])
    #expect(facts.methodNames == [method.swiftName])
    #expect(facts.delegates[0].methods.first?.spelling == .objectiveC)
  }

  @Test func `the model's methods are all known`() {
    let known = Set(KnownMethod.all.compactMap(\.modelMethod))
    #expect(known == Set(DelegateMethod.allCases.filter { !$0.isSwiftUI }))
  }

  @Test(
    arguments: [
      "func application(_: UIApplication, open _: URL, options _: [K: Any] = [:]) -> Bool { true }",
      "func application(\n_ application\n: UIApplication\n, open\nurl: URL, options o: O) -> Bool\n{ true }",
      "public final override func application(_ a: UIKit.UIApplication, open u: URL, options: O) -> Bool {}",
      "@objc(application:openURL:options:) func whatever(_ a: UIApplication, u: URL, o: O) -> Bool {}",
      "@available(iOS, deprecated: 13, message: \"x\") @MainActor func application(_ a: UIApplication, open u: URL, options: O) -> Bool {}",
      "#if X\n#endif\nfunc application(_ a: any UIApplication, open u: URL, options: @escaping (A, B) -> C) -> Bool {}",
    ]
  )
  func `white space, names and attributes make no difference`(member: String) {
    #expect(methods(member) == ["application(_:open:options:)"])
  }

  @Test(
    arguments: [
      "func application(_ a: NSApplication, open u: URL, options: O) -> Bool {}",
      "static func application(_ a: UIApplication, open u: URL, options: O) -> Bool {}",
      "func f() { func application(_ a: UIApplication, open u: URL, options: O) -> Bool {} }",
      "class B { func application(_ a: UIApplication, open u: URL, options: O) -> Bool {} }",
      "func application(_ a: UIApplication, open u: URL) -> Bool {}",
      "func application(application: UIApplication, openURL u: URL, options: O) -> Bool {}",
      "func applicationDidBecomeActive(application: UIApplication) {}",
      "func applicationDidBecomeActive(_ application: UIApplication) async {}",
      "var x = \"func applicationDidBecomeActive(_ application: UIApplication) {}\"",
      "// func applicationDidBecomeActive(_ application: UIApplication) {}",
    ]
  )
  func `what UIKit does not call is not a method of a delegate`(member: String) {
    #expect(methods(member) == [])
  }

  @Test func `the methods of a private extension are private`() {
    let facts = scan(
      """
      class A: UIResponder, UIApplicationDelegate {}
      private extension A { func applicationDidBecomeActive(_ application: UIApplication) {} }
      """
    )
    #expect(facts.delegates[0].methods.isEmpty)
    #expect(
      facts.delegates[0].nearMisses.map(\.reason) == ["it is private, and so has no selector"]
    )
  }

  @Test(
    arguments: [
      ("func applicationDidBecomeActive(application: UIApplication) {}", "has a label"),
      (
        "func applicationDidBecomeActive(_ application: UIApplication) async {}", "another selector"
      ),
      ("func applicationDidBecomeActive(_ application: UIViewController) {}", "UIViewController"),
      ("func application(app: UIApplication, open u: URL, options: O) {}", "has a label"),
      ("static func applicationDidBecomeActive(_ application: UIApplication) {}", "to the class"),
      ("class func applicationDidBecomeActive(_ application: UIApplication) {}", "to the class"),
      ("private func applicationDidBecomeActive(_ application: UIApplication) {}", "private"),
      ("fileprivate func applicationDidBecomeActive(_ application: UIApplication) {}", "private"),
      ("@nonobjc func applicationDidBecomeActive(_ application: UIApplication) {}", "@nonobjc"),
      ("func applicationDidBecomeActive(_ application: UIApplication) throws {}", "throws"),
    ]
  )
  func `a method that resembles one is reported with the reason`(member: String, reason: String) {
    let facts = scan("class A: UIResponder, UIApplicationDelegate { \(member) }")
    #expect(facts.delegates[0].nearMisses.count == 1)
    #expect(facts.delegates[0].nearMisses.first?.reason.contains(reason) == true)
  }

  @Test(
    arguments: [
      ("applicationDidBecomeActive(application: UIApplication)", "applicationDidBecomeActive(_:)"),
      (
        "application(application: UIApplication, openURL url: NSURL, sourceApplication: String?, annotation: AnyObject?) -> Bool",
        "application(_:open:sourceApplication:annotation:)"
      ),
      (
        "application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool",
        "application(_:didFinishLaunchingWithOptions:)"
      ),
    ]
  )
  func `labels of Swift 1 and 2 count in these languages only`(member: String, name: String) {
    #expect(methods("func \(member) {}", swiftVersion: 2) == [name])
    #expect(methods("func \(member) {}", swiftVersion: 3) == [])
  }

  @Test(arguments: KnownMethod.all.filter { $0.asyncName != nil })
  func `asynchronous forms stand for the method with a completion handler`(method: KnownMethod) {
    let labels = (method.asyncName ?? "").drop { $0 != "(" }.dropFirst().dropLast()
    let parameters = labels.split(separator: ":").enumerated().map { place, label in
      "\(label) p\(place): \(place == 0 ? method.firstParameterType : "Other")"
    }
    let name = (method.asyncName ?? "").prefix { $0 != "(" }
    let facts = scan(
      """
      class A: UIResponder, UIApplicationDelegate {
        func \(name)(\(parameters.joined(separator: ", "))) async throws -> Result { .a }
      }
      """
    )
    #expect(facts.methodNames == [method.swiftName])
    #expect(facts.delegates[0].methods.first?.spelling == .swiftAsync)
    #expect(facts.delegates[0].methods.first?.handler == nil)
  }

  @Test func `the older method for pushes is not the asynchronous form of the newer one`() {
    let name = "application(_ a: UIApplication, didReceiveRemoteNotification info: I)"
    #expect(methods("func \(name) {}") == ["application(_:didReceiveRemoteNotification:)"])
    #expect(
      methods("func \(name) async -> UIBackgroundFetchResult {}")
        == ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"]
    )
  }

  @Test(
    arguments: [
      ("@available(iOS, deprecated: 13, message: \"m\")", Availability(deprecated: "13")),
      (
        "@available(iOS, introduced: 9.0, deprecated: 13.0)",
        Availability(introduced: "9.0", deprecated: "13.0")
      ),
      ("@available(iOS 13.0, macOS 10.15, *)", Availability(introduced: "13.0")),
      ("@available(*, deprecated)", Availability(deprecated: "")),
      ("@available(iOS, unavailable)", Availability(isUnavailable: true)),
      ("@available(macOS, deprecated: 13)", nil), ("@objc", nil),
    ] as [(String, Availability?)]
  )
  func `availability is read`(attribute: String, expected: Availability?) {
    let facts = scan(
      """
      class A: UIResponder, UIApplicationDelegate {
        \(attribute)
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      """
    )
    #expect(facts.delegates[0].methods.first?.availability == expected)
  }
}
